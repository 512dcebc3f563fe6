import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../lib/errors.ts'
import { useConnected } from '../../lib/useConnected.ts'

/** What went wrong with a form about money, or that it waits. */
export function OrderProblem({ error }: { error: unknown }) {
  const { t } = useTranslation('app')
  const { ofError } = useWords()
  const waits = !useConnected()
  const words = waits ? t('waitsForNetwork') : error ? ofError(error) : null
  if (!words) return null
  return (
    <MessageBar intent={waits ? 'info' : 'error'} layout="multiline">
      <MessageBarBody>{words}</MessageBarBody>
    </MessageBar>
  )
}
