import { makeStyles, tokens } from '@fluentui/react-components'
import { type RateName, toldRate } from '#domain/campaigns/statistics/rates'
import { useNumbers } from '../../../components/figures/useNumbers.ts'
import { type TaskChannel, useTaskChannel, useTaskWords } from './channel.ts'
import type { TaskLine } from './useTasks.ts'

const shown = { email: ['open', 'click', 'reply'], sms: ['click', 'reply'] } as const satisfies Record<
  TaskChannel,
  RateName[]
>

/** What came of a task's mails so far; nothing where they are too few to tell. */
export function TaskResults({ line: { counts } }: { line: TaskLine }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const numbers = useNumbers()
  const channel = useTaskChannel()
  const told = shown[channel].flatMap((name) => {
    const { kind, rate } = toldRate(counts ?? {}, name)
    return kind === 'rate' ? [t(`task.results.${name}`, { rate: numbers.rate(rate) })] : []
  })
  if (told.length === 0) return null
  return (
    <span className={styles.root}>
      {told.map((words) => (
        <span key={words}>{words}</span>
      ))}
    </span>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
})
