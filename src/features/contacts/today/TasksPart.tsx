import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CampaignTaskState } from '#domain/campaigns/task'
import type { TodaysTask } from '#workers/database/today'
import { StatusBadge, type Tone } from '../../../components/StatusBadge.tsx'
import { channelWords } from '../../../lib/channelWords.ts'
import { useFormats } from '../../../lib/formats.ts'
import { channelOfTask, taskPaths } from '../../../lib/taskPaths.ts'
import { TodayPart, useTodayRowStyles } from './TodayPart.tsx'

const tones: Record<CampaignTaskState, Tone> = {
  pending: 'neutral',
  inProgress: 'brand',
  paused: 'warning',
  done: 'good',
  closed: 'neutral',
}

type Props = { tasks: readonly TodaysTask[]; now: number }

/** Tasks of all channels that are under way or begin today, with how far they are and what stops them. */
export function TasksPart({ tasks, now }: Props) {
  const { t } = useTranslation('contacts')
  return (
    <TodayPart
      title={t('today.tasks')}
      rows={tasks}
      more={taskPaths[tasks[0] ? channelOfTask(tasks[0].task) : 'email'].list}
      renderRow={(one) => <TaskRow key={one.task.id} of={one} now={now} />}
    />
  )
}

function TaskRow({ of: { task, progress }, now }: { of: TodaysTask; now: number }) {
  const { t } = useTranslation('contacts')
  const channel = channelOfTask(task)
  const campaigns = channelWords(useTranslation('campaigns').t, channel)
  const formats = useFormats()
  const row = useTodayRowStyles()
  const styles = useStyles()
  const { number } = formats
  const time = task.execution_time
  return (
    <li className={row.item}>
      <Link to={`${taskPaths[channel].list}?task=${task.id}`} className={row.row}>
        <span className={row.name}>{task.name}</span>
        <StatusBadge tone={task.problem ? 'bad' : tones[task.status]}>
          {campaigns(`task.status.${task.status}`)}
        </StatusBadge>
        <span className={styles.below}>
          {task.problem && <span className={styles.problem}>{campaigns(`task.problem.${task.problem}`)}</span>}
          {progress && task.status !== 'pending' && (
            <>
              <ProgressBar
                value={progress.all > 0 ? progress.done / progress.all : 0}
                thickness="large"
                aria-label={campaigns('task.progressOf', { name: task.name })}
              />
              <span className={row.quiet}>
                {campaigns('task.progress', { done: number(progress.done), all: number(progress.all) })}
              </span>
            </>
          )}
          {task.status === 'pending' && time !== null && (
            <span className={row.quiet}>
              {time > now
                ? t('today.begins', { time: formats.moment(time) })
                : campaigns('task.now.overdue', { time: formats.moment(time) })}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

const useStyles = makeStyles({
  below: { gridColumn: '1 / -1', display: 'grid', gap: tokens.spacingVerticalXXS, minWidth: 0 },
  problem: { color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase200 },
})
