import { useAddress } from '../../../../lib/useAddress.ts'
import { TaskChannelContext } from '../channel.ts'
import { TaskDetail } from '../TaskDetail.tsx'
import { TaskList } from '../TaskList.tsx'
import { readTaskAddress } from '../taskAddress.ts'

/** The tasks of text messages, or one of them. */
export function GroupMessageScreen() {
  const [params] = useAddress()
  const { shows, id } = readTaskAddress(params)
  return (
    <TaskChannelContext value="sms">
      {shows === 'task' ? <TaskDetail key={id} id={id} /> : <TaskList />}
    </TaskChannelContext>
  )
}
