import type { AudienceRow, CampaignTask } from '#domain/campaigns/task'
import { limits } from '#domain/limits'
import type { MutationName } from '#domain/mutations'
import type { SmsMessageFields } from '#domain/sms/message'
import { fieldsOfTask, type TypedTask } from './taskForm.ts'

/** Contacts that a task names already, with the row that does. */
export type AudiencePartChoice = Pick<AudienceRow, 'id' | 'contacts'>
type Change = { name: MutationName; args: unknown }

/** All of a task, its named contacts and its start are one change: kept as one, or not at all. */
export function changesFor(
  typed: TypedTask,
  {
    task,
    named,
    starts,
    makeId,
    keepsMessage = false,
  }: {
    task: CampaignTask | null
    named: readonly AudiencePartChoice[]
    starts: boolean
    makeId: () => string
    /** the text of the task is used by no other one, and is changed in its place */
    keepsMessage?: boolean
  },
): { id: string; changes: Change[] } {
  const id = task?.id ?? makeId()
  const known = new Set(named.flatMap(({ contacts }) => contacts))
  const added = typed.chosen.filter((contact) => !known.has(contact))
  const { sms } = typed
  const message = sms ? (keepsMessage ? typed.message : makeId()) : typed.message
  const [sender, ...senders] = typed.routes ?? [typed.sender]
  const fields = { ...fieldsOfTask({ ...typed, message }), ...(typed.routes && { sender: sender ?? '', senders }) }
  const parts: Change[] = []
  for (let at = 0; at < added.length; at += limits.emailAudiencePart)
    parts.push({
      name: 'campaign_audience.create',
      args: { id: makeId(), campaign_task_id: id, contacts: added.slice(at, at + limits.emailAudiencePart) },
    })
  const changes: Change[] = [
    ...(sms ? [textChange(message, { name: fields.name, ...sms }, keepsMessage)] : []),
    task
      ? { name: 'campaign_task.patch', args: { id, fields } }
      : { name: 'campaign_task.create', args: { ...fields, id, ...(sms && { channel: 'sms' }) } },
    ...removals(named, typed.chosen),
    ...parts,
    // A scheduled one starts by itself.
    ...(starts && fields.type === 'ordinary'
      ? [{ name: 'campaign_task.change', args: { id, action: 'start' } } as const]
      : []),
  ]
  return { id, changes }
}

const textChange = (id: string, fields: SmsMessageFields, isThere: boolean): Change =>
  isThere
    ? { name: 'sms_message.patch', args: { id, fields } }
    : { name: 'sms_message.create', args: { id, ...fields } }

/** Those who were named and are not any more. */
function removals(named: readonly AudiencePartChoice[], chosen: readonly string[]): Change[] {
  const kept = new Set(chosen)
  return named.flatMap(({ id, contacts }) => {
    const gone = contacts.filter((contact) => !kept.has(contact))
    return gone.length ? { name: 'campaign_audience.remove' as const, args: { id, contacts: gone } } : []
  })
}
