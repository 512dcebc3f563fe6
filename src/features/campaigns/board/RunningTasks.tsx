import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import type { Counts } from '#domain/campaigns/statistics/counters'
import { taskProgress } from '#domain/campaigns/taskProgress'
import { rowsWhere } from '#workers/database/read'
import { Sheet } from '../../../components/Sheet.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useStored } from '../../../lib/reader.ts'
import { useMessageChannel } from '../messages/useMessageChannel.ts'
import { useTaskPaths, useTaskWords } from '../task/channel.ts'

const most = 5

/** Tasks that send right now. */
export function RunningTasks() {
  const { t } = useTaskWords()
  const { list } = useTaskPaths()
  const styles = useStyles()
  const { number } = useFormats()
  const running = useRunningTasks() ?? []
  if (running.length === 0) return null
  return (
    <Sheet>
      <h2 className={styles.title}>{t('board.running')}</h2>
      <ul className={styles.list}>
        {running.slice(0, most).map(({ id, name, progress }) => (
          <li key={id} className={styles.item}>
            <Link to={`${list}?task=${id}`}>{name}</Link>
            {progress && (
              <span className={styles.progress}>
                <ProgressBar value={progress.all > 0 ? progress.done / progress.all : 0} aria-label={name} />
                {number(progress.done)} / {number(progress.all)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {running.length > most && <Link to={list}>{t('board.allTasks')}</Link>}
    </Sheet>
  )
}

function useRunningTasks() {
  const shown = useMessageChannel()
  return useStored(
    async (db) => {
      const tasks = await rowsWhere(
        db,
        'campaign_task',
        ({ channel, status }) => channel === shown && status === 'inProgress',
      )
      const counted = await rowsWhere(db, 'campaign_counts', ({ dimension }) => dimension === 'task')
      return tasks.map((task) => {
        const counts = counted.find(({ key }) => key === task.id)?.counts as Counts | undefined
        return { id: task.id, name: task.name, progress: taskProgress(task, counts ?? null) }
      })
    },
    [shown],
  )
}

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
  list: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    overflowWrap: 'anywhere',
    '& a': { color: tokens.colorBrandForeground1 },
  },
  progress: {
    display: 'grid',
    width: '160px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
})
