import { useTranslation } from 'react-i18next'
import { customsCalls } from '#domain/customs/calls'
import { useAnswer } from '../../lib/useAnswer.ts'

/** Whose data shipments are, in a sentence that goes along with every file of them. */
export function useShipmentSource(): string {
  const { t } = useTranslation('customs')
  const { answer } = useAnswer(customsCalls.files, {})
  const sellers = [...new Set(answer?.data.files.map(({ seller, name }) => seller || name) ?? [])]
  return t('shipments.attribution', { sellers: sellers.slice(0, 20).join(', ') })
}
