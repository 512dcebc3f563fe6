import type { TaskChannel } from '../../../lib/taskPaths.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { TaskChannelContext } from './channel.ts'
import { TaskDetail } from './TaskDetail.tsx'
import { TaskList } from './TaskList.tsx'
import { readTaskAddress } from './taskAddress.ts'

/** The tasks of a channel, or one of them. */
export function TasksScreen({ channel }: { channel: TaskChannel }) {
  const [params] = useAddress()
  const { shows, id } = readTaskAddress(params)
  return (
    <TaskChannelContext value={channel}>
      {shows === 'task' ? <TaskDetail key={id} id={id} /> : <TaskList />}
    </TaskChannelContext>
  )
}
