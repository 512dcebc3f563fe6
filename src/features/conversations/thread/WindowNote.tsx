import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Conversation } from '#domain/conversations/conversation'
import { isWindowOpen } from '#domain/whatsapp/window'
import { useNow } from '../../../lib/reminders.ts'

const [minute, hour] = [60_000, 3_600_000]

/** How long somebody may still be written to freely over WhatsApp. */
export function WindowNote({ until }: { until: Conversation['window_until'] }) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const now = useNow()
  const left = (until ?? 0) - now
  const isClosed = !isWindowOpen(until, now)
  const isShort = left < 2 * hour
  return (
    <span className={mergeClasses(styles.root, (isClosed || isShort) && styles.warning)}>
      {isClosed
        ? t('thread.windowClosed')
        : left >= hour
          ? t('thread.windowHours', { count: Math.floor(left / hour) })
          : t('thread.windowMinutes', { count: Math.max(1, Math.floor(left / minute)) })}
    </span>
  )
}

const useStyles = makeStyles({
  root: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  warning: { color: tokens.colorStatusWarningForeground3 },
})
