import { makeStyles, tokens } from '@fluentui/react-components'
import { TimerRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../lib/reminders.ts'

const hour = 3_600_000

/** That a message is deleted by itself, and when. */
export function ExpiryNote({ at }: { at: number }) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const left = at - useNow()
  return (
    <span className={styles.root}>
      <TimerRegular aria-hidden />
      {left >= hour ? t('thread.expiresHours', { count: Math.round(left / hour) }) : t('thread.expiresSoon')}
    </span>
  )
}

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '2px', color: tokens.colorStatusWarningForeground3 },
})
