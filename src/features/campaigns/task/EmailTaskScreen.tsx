import { LabelsProvider } from '../../../lib/labels.tsx'
import { useAddress } from '../../../lib/useAddress.ts'
import { EditTask } from './EditTask.tsx'
import { NewTask } from './NewTask.tsx'
import { TaskDetail } from './TaskDetail.tsx'
import { TaskList } from './TaskList.tsx'
import { readTaskAddress } from './taskAddress.ts'

/** The tasks, one of them, or the form of one. */
export function EmailTaskScreen() {
  const [params] = useAddress()
  const { shows, id } = readTaskAddress(params)
  if (shows === 'task') return <TaskDetail key={id} id={id} />
  if (shows === 'list') return <TaskList />
  return (
    <LabelsProvider>{shows === 'new' ? <NewTask key={id} id={id} /> : <EditTask key={id} id={id} />}</LabelsProvider>
  )
}
