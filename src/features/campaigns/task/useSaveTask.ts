import { useNavigate } from 'react-router-dom'
import type { CampaignTask } from '#domain/campaigns/task'
import { AppError } from '#domain/errors'
import { newId } from '#workers/newId'
import { useClient } from '../../../lib/client.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import { useTaskPaths, useTaskWords } from './channel.ts'
import { type AudiencePartChoice, changesFor } from './taskChanges.ts'
import { fieldsOfTask, type TypedTask } from './taskForm.ts'
import { isOwnText } from './useTasks.ts'

export function useSaveTask({ task, named }: { task: CampaignTask | null; named: readonly AudiencePartChoice[] }) {
  const { t } = useTaskWords()
  const { sync } = useClient()
  const toasts = useToasts()
  const navigate = useNavigate()
  const { list } = useTaskPaths()
  const formats = useFormats()
  const isConnected = useConnected()
  return async (typed: TypedTask, starts: boolean): Promise<boolean> => {
    const keepsMessage = (typed.sms ?? typed.whatsapp) !== undefined && task !== null && (await isOwnText(task))
    const { id, changes } = changesFor(typed, { task, named, starts, makeId: newId, keepsMessage })
    const saved = await sync.mutateAll(changes)
    if (saved.kind === 'refused') {
      toasts.failed(new AppError(saved.code))
      return false
    }
    const { name, type, execution_time } = fieldsOfTask(typed)
    if (type === 'scheduled')
      toasts.done(t('task.told.scheduled', { name, time: formats.dateTime(execution_time ?? 0) }))
    else if (starts) toasts.done(t(isConnected ? 'task.told.start' : 'task.toldOffline.start', { name }))
    else toasts.done(t('task.told.saved', { name }))
    void navigate(`${list}?task=${id}`, { replace: true })
    return true
  }
}
