import type { AudienceRow, CampaignTask } from '#domain/campaigns/task'
import { limits } from '#domain/limits'
import type { MutationName } from '#domain/mutations'
import type { NewFile } from '#workers/sync/core/ports'
import { linkedFields } from './linked/typedLinked.ts'
import { fieldsOfTask, type TypedTask } from './taskForm.ts'
import { namedFileOf, newFilesOf } from './whatsapp/typedWhatsapp.ts'

/** Contacts that a task names already, with the row that does. */
export type AudiencePartChoice = Pick<AudienceRow, 'id' | 'contacts'>
type Change = { name: MutationName; args: unknown; files?: readonly NewFile[] }

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
  const written = writtenIn(typed)
  const message = written && !keepsMessage ? makeId() : typed.message
  const [sender, ...senders] = typed.routes ?? [typed.sender]
  const fields = {
    ...fieldsOfTask({ ...typed, message }),
    ...(typed.routes && { sender: sender ?? '', senders }),
    ...(typed.linked && linkedFields(typed.linked)),
  }
  const channel = written?.channel ?? (typed.linked && 'linked')
  const parts: Change[] = []
  for (let at = 0; at < added.length; at += limits.emailAudiencePart)
    parts.push({
      name: 'campaign_audience.create',
      args: { id: makeId(), campaign_task_id: id, contacts: added.slice(at, at + limits.emailAudiencePart) },
    })
  const changes: Change[] = [
    ...(written ? [messageChange(message, written, { name: fields.name, isThere: keepsMessage })] : []),
    task
      ? { name: 'campaign_task.patch', args: { id, fields } }
      : { name: 'campaign_task.create', args: { ...fields, id, ...(channel && { channel }) } },
    ...removals(named, typed.chosen),
    ...parts,
    // A scheduled one starts by itself.
    ...(starts && fields.type === 'ordinary'
      ? [{ name: 'campaign_task.change', args: { id, action: 'start' } } as const]
      : []),
  ]
  return { id, changes }
}

/** A message that is written in the form of its task, and not chosen there. */
type WrittenMessage = { channel: 'sms' | 'whatsapp'; fields: object; files: readonly NewFile[] }

function writtenIn({ sms, whatsapp }: TypedTask): WrittenMessage | null {
  if (sms) return { channel: 'sms', fields: sms, files: [] }
  if (!whatsapp) return null
  return {
    channel: 'whatsapp',
    fields: { ...whatsapp, file: namedFileOf(whatsapp.file) },
    files: newFilesOf(whatsapp),
  }
}

function messageChange(
  id: string,
  { channel, fields, files }: WrittenMessage,
  { name, isThere }: { name: string; isThere: boolean },
): Change {
  const all = { name, ...fields }
  return {
    name: `${channel}_message.${isThere ? 'patch' : 'create'}`,
    args: isThere ? { id, fields: all } : { id, ...all },
    ...(files.length > 0 && { files }),
  }
}

/** Those who were named and are not any more. */
function removals(named: readonly AudiencePartChoice[], chosen: readonly string[]): Change[] {
  const kept = new Set(chosen)
  return named.flatMap(({ id, contacts }) => {
    const gone = contacts.filter((contact) => !kept.has(contact))
    return gone.length ? { name: 'campaign_audience.remove' as const, args: { id, contacts: gone } } : []
  })
}
