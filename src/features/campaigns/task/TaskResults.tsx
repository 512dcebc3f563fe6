import { makeStyles, tokens } from '@fluentui/react-components'
import type { Counts } from '#domain/campaigns/statistics/counters'
import { leastForRate, type RateName, receiptFunnel, toldRate } from '#domain/campaigns/statistics/rates'
import { useNumbers } from '../../../components/figures/useNumbers.ts'
import type { TaskChannel } from '../../../lib/taskPaths.ts'
import { useTaskChannel, useTaskWords } from './channel.ts'
import type { TaskLine } from './useTasks.ts'

const shown = {
  email: ['open', 'click', 'reply'],
  sms: ['click', 'reply'],
  whatsapp: ['reply'],
  linked: ['reply'],
} as const satisfies Record<TaskChannel, RateName[]>

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
  if (channel === 'whatsapp' || channel === 'linked')
    for (const { stage, rate } of receiptRates(counts ?? {}).toReversed())
      told.unshift(t(`task.whatsapp.results.${stage}`, { rate: numbers.rate(rate) }))
  if (told.length === 0) return null
  return (
    <span className={styles.root}>
      {told.map((words) => (
        <span key={words}>{words}</span>
      ))}
    </span>
  )
}

/** Of those to whom it was sent, how many have it and how many have read it. */
function receiptRates(counts: Counts) {
  const stages = receiptFunnel(counts)
  const sent = stages.find(({ stage }) => stage === 'sent')?.count ?? 0
  if (sent < leastForRate) return []
  return stages.flatMap(({ stage, count }) =>
    stage === 'delivered' || stage === 'read' ? [{ stage, rate: count / sent }] : [],
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
