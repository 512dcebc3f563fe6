import { makeStyles, tokens } from '@fluentui/react-components'
import { type PhonePace, strangerCount } from '#domain/linked/governor'
import { useFormats } from '../../../../lib/formats.ts'
import { useNow } from '../../../../lib/reminders.ts'
import { useTaskWords } from '../channel.ts'

/** To how many strangers a phone wrote in 24 hours, how many are left, and what it waits for. */
export function StrangersLine({ pace }: { pace: PhonePace }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { number, dateTime } = useFormats()
  const { used, limit, left, next, rises } = strangerCount(pace, useNow())
  return (
    <span className={styles.root}>
      <span>{t('task.linked.strangers', { used: number(used), limit: number(limit), left: number(left) })}</span>
      {next && (
        <span className={next.why === 'locked' ? styles.locked : undefined}>
          {t(`task.linked.next.${next.why}`, { time: dateTime(next.at) })}
        </span>
      )}
      {rises && <span>{t('task.linked.rises', { limit: number(rises.strangers), time: dateTime(rises.at) })}</span>}
    </span>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    flexBasis: '100%',
    paddingInlineStart: tokens.spacingHorizontalXXL,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  locked: { color: tokens.colorStatusDangerForeground1 },
})
