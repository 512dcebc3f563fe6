import { makeStyles, tokens } from '@fluentui/react-components'
import type { CampaignTaskState } from '#domain/campaigns/task'
import { linkedTaskState } from '#domain/linked/taskState'
import { StatusBadge, type Tone } from '../../../components/StatusBadge.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useNow } from '../../../lib/reminders.ts'
import { channelOfTask } from '../../../lib/taskPaths.ts'
import { useTaskWords } from './channel.ts'
import { waitOf } from './taskLines.ts'
import type { TaskLine } from './useTasks.ts'

const tones: Record<CampaignTaskState, Tone> = {
  pending: 'neutral',
  inProgress: 'brand',
  paused: 'warning',
  done: 'good',
  closed: 'neutral',
}

/** Where a task stands, and in words what keeps it there and what to do about it. */
export function TaskState({ line }: { line: TaskLine }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const formats = useFormats()
  const { task } = line
  const wait = waitOf(line, useNow())
  const isLinked = channelOfTask(task) === 'linked'
  const status = isLinked ? t(`task.linked.status.${linkedTaskState(task)}`) : t(`task.status.${task.status}`)
  return (
    <span className={styles.root}>
      <StatusBadge tone={task.problem ? 'bad' : tones[task.status]}>{status}</StatusBadge>
      {task.problem && <span className={styles.problem}>{t(`task.problem.${task.problem}`)}</span>}
      {wait && (
        <span className={styles.wait}>
          {t(`task.now.${wait}`, { time: formats.moment(task.execution_time ?? task.updated_at) })}
        </span>
      )}
    </span>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    justifyItems: 'start',
    gap: tokens.spacingVerticalXXS,
    maxWidth: '280px',
    textAlign: 'start',
  },
  problem: { color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase200 },
  wait: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
