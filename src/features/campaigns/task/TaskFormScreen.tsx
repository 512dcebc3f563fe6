import { useEffect, useState } from 'react'
import { newId } from '#workers/newId'
import { LabelsProvider } from '../../../lib/labels.tsx'
import type { TaskChannel } from '../../../lib/taskPaths.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { TaskChannelContext } from './channel.ts'
import { EditTask } from './EditTask.tsx'
import { NewTask } from './NewTask.tsx'
import { readTaskAddress } from './taskAddress.ts'

/** The form of a task on a page of its own: a new one, or one that is edited. */
export function TaskFormScreen({ channel }: { channel: TaskChannel }) {
  const [params, setParams] = useAddress()
  const { shows, id } = readTaskAddress(params)
  const [fresh] = useState(newId)
  const isNamed = shows === 'new' || shows === 'edit'
  // Who comes by the menu begins a new one, which a reload finds again.
  useEffect(() => {
    if (!isNamed) setParams({ new: fresh }, { replace: true })
  }, [isNamed, fresh, setParams])
  if (!isNamed) return null
  return (
    <TaskChannelContext value={channel}>
      <LabelsProvider>{shows === 'new' ? <NewTask key={id} id={id} /> : <EditTask key={id} id={id} />}</LabelsProvider>
    </TaskChannelContext>
  )
}
