import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSyncState } from '../../../lib/client.ts'
import { useNow } from '../../../lib/reminders.ts'

const longMs = 24 * 3_600_000

/** Changes that wait are nothing to think of, until one is refused or has waited for a day. */
export function ChangesPart() {
  const { t } = useTranslation('contacts')
  const navigate = useNavigate()
  const now = useNow()
  const { issues, waiting, oldestWaiting } = useSyncState()
  const isLong = waiting > 0 && oldestWaiting !== null && now - oldestWaiting > longMs
  if (issues === 0 && !isLong) return null
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {issues > 0 ? t('today.issues', { count: issues }) : t('today.waitsLong', { count: waiting })}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => void navigate('/account/sync')}>{t('today.lookAt')}</Button>
      </MessageBarActions>
    </MessageBar>
  )
}
