import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { useFormats } from '../../../lib/formats.ts'
import { useTaskWords } from './channel.ts'
import { isRestored, uncertainIn } from './taskLines.ts'
import type { TaskLine } from './useTasks.ts'

/** Above the list: how many tasks a restore has paused, and how many people may have been written to since. */
export function RestoredTasks({ lines }: { lines: readonly TaskLine[] }) {
  const { t } = useTaskWords()
  const { dateTime } = useFormats()
  const paused = lines.filter(({ task }) => isRestored(task))
  if (paused.length === 0) return null
  const count = paused.reduce((sum, line) => sum + uncertainIn(line), 0)
  const since = Math.min(...paused.map(({ task }) => task.lost_since ?? Number.POSITIVE_INFINITY))
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('task.restored.title')}</MessageBarTitle>{' '}
        {t('task.restored.tasks', { count: paused.length })}{' '}
        {count > 0 && Number.isFinite(since) && t('task.restored.receivers', { count, time: dateTime(since) })}{' '}
        {t('task.restored.decide')}
      </MessageBarBody>
    </MessageBar>
  )
}
