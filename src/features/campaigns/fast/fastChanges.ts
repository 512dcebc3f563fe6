import { limits } from '#domain/limits'
import type { MutationName } from '#domain/mutations'
import type { TypedSms } from '#domain/sms/compose'
import type { NewFile } from '#workers/sync/core/ports'
import { namedFileOf, newFilesOf, type TypedWhatsapp } from '../task/whatsapp/typedWhatsapp.ts'

type Change = { name: MutationName; args: unknown; files?: readonly NewFile[] }
/** What it says, over which channel. */
export type FastMessage = { channel: 'sms'; typed: TypedSms } | { channel: 'whatsapp'; typed: TypedWhatsapp }
type FastSend = {
  name: string
  message: FastMessage
  /** the way out that the task is made with, and all that it may take */
  routes: readonly string[]
  /** contacts that are there already, each with the number that it is written to at */
  known: readonly { contact: string; number: string }[]
  /** numbers nobody knows, with their countries: they become contacts */
  unknown: readonly { number: string; country: string }[]
}

/** New contacts, the message, the task with its audience and its start: kept as one, or not at all. */
export function fastChanges(
  { name, message, routes, known, unknown }: FastSend,
  makeId: () => string,
): { task: string; changes: Change[] } {
  const rows = unknown.map(({ number, country }) => ({
    id: makeId(),
    phones: [{ full_number: number, is_wt: 'unvalidated' as const }],
    country,
  }))
  const numberOf = new Map(known.map(({ contact, number }) => [contact, number]))
  const chosen = [...numberOf.keys(), ...rows.map(({ id }) => id)]
  const [messageId, task] = [makeId(), makeId()]
  const audience = {
    filter: null,
    chosen: chosen.length,
    unopened_of: null,
    send_count: null,
    allows_unknown_basis: true,
  }
  const fields = {
    name,
    type: 'ordinary',
    message: messageId,
    sender: routes[0] ?? '',
    senders: routes.slice(1),
    reply_address: '',
    audience,
    execution_time: null,
    first_batch: null,
    subject_test: null,
    sequence: null,
  }
  return {
    task,
    changes: [
      ...inPortions(rows, limits.rowsPerMutation).map(
        (some): Change => ({ name: 'contact.create', args: { rows: some } }),
      ),
      messageChange(messageId, name, message),
      { name: 'campaign_task.create', args: { ...fields, id: task, channel: message.channel } },
      ...inPortions(chosen, limits.emailAudiencePart).map(
        (contacts): Change => ({
          name: 'campaign_audience.create',
          args: {
            id: makeId(),
            campaign_task_id: task,
            contacts,
            addresses: contacts.flatMap((contact) => numberOf.get(contact) ?? []),
          },
        }),
      ),
      { name: 'campaign_task.change', args: { id: task, action: 'start' } },
    ],
  }
}

function messageChange(id: string, name: string, message: FastMessage): Change {
  if (message.channel === 'sms') return { name: 'sms_message.create', args: { id, name, ...message.typed } }
  const files = newFilesOf(message.typed)
  return {
    name: 'whatsapp_message.create',
    args: { id, name, ...message.typed, file: namedFileOf(message.typed.file) },
    ...(files.length > 0 && { files }),
  }
}

function inPortions<T>(all: readonly T[], most: number): T[][] {
  const portions: T[][] = []
  for (let at = 0; at < all.length; at += most) portions.push(all.slice(at, at + most))
  return portions
}
