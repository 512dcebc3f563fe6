import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { EmailTask } from '#domain/email/task'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { MutationName } from '#domain/mutations'
import { newId } from '#workers/newId'
import { useClient } from '../../../lib/client.ts'
import { emailTaskPath } from '../../../lib/emailHandOver.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { fieldsOf, type TypedTask } from './taskForm.ts'

type Change = { name: MutationName; args: unknown }

/** All of a task, its named contacts and its start are one change: kept as one, or not at all. */
export function changesFor(
  typed: TypedTask,
  {
    task,
    named,
    starts,
    makeId,
  }: { task: EmailTask | null; named: readonly string[]; starts: boolean; makeId: () => string },
): { id: string; changes: Change[] } {
  const id = task?.id ?? makeId()
  const known = new Set(named)
  const added = typed.chosen.filter((contact) => !known.has(contact))
  const fields = fieldsOf({ ...typed, chosen: [...named, ...added] })
  const parts: Change[] = []
  for (let at = 0; at < added.length; at += limits.emailAudiencePart)
    parts.push({
      name: 'email_audience.create',
      args: { id: makeId(), email_task_id: id, contacts: added.slice(at, at + limits.emailAudiencePart) },
    })
  const changes: Change[] = [
    task ? { name: 'email_task.patch', args: { id, fields } } : { name: 'email_task.create', args: { ...fields, id } },
    ...parts,
    // A scheduled one starts by itself.
    ...(starts && fields.type === 'ordinary'
      ? [{ name: 'email_task.change', args: { id, action: 'start' } } as const]
      : []),
  ]
  return { id, changes }
}

export function useSaveTask({ task, named }: { task: EmailTask | null; named: readonly string[] }) {
  const { t } = useTranslation('email')
  const { sync } = useClient()
  const toasts = useToasts()
  const navigate = useNavigate()
  const formats = useFormats()
  return async (typed: TypedTask, starts: boolean): Promise<boolean> => {
    const { id, changes } = changesFor(typed, { task, named, starts, makeId: newId })
    const saved = await sync.mutateAll(changes)
    if (saved.kind === 'refused') {
      toasts.failed(new AppError(saved.code))
      return false
    }
    const { name, type, execution_time } = fieldsOf(typed)
    if (type === 'scheduled')
      toasts.done(t('task.told.scheduled', { name, time: formats.dateTime(execution_time ?? 0) }))
    else toasts.done(t(starts ? 'task.told.start' : 'task.told.saved', { name }))
    void navigate(`${emailTaskPath}?task=${id}`, { replace: true })
    return true
  }
}
