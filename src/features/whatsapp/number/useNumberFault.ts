import { useTranslation } from 'react-i18next'
import type { NumberForm } from './NumberPage.tsx'

/** For a Fluent Field: red with words, or nothing. */
export function useNumberFault({ faults }: Pick<NumberForm, 'faults'>) {
  const { t } = useTranslation('whatsapp')
  return (name: string) => {
    const fault = faults[name]
    return fault ? { validationState: 'error' as const, validationMessage: t(`number.fault.${fault}`) } : {}
  }
}
