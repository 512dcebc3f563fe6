import type { SkipReason } from '#domain/campaigns/receivers'
import {
  kindOfValue,
  type SuppressionKind,
  type SuppressionReason,
  suppressionKinds,
} from '#domain/campaigns/suppression'
import { type ConsentChannel, consentChannels } from '#domain/contacts/companions/consent'
import { identityOf } from '#domain/conversations/identity'
import type { Connection } from '../../db/connect.ts'
import { serverNow } from '../../people/serverNow.ts'
import { changeServerRows } from '../../sync/serverRows.ts'
import { changeReceivers, type ReceiverChange } from '../ledger/changeReceivers.ts'
import { deliveredChange } from '../ledger/deliveredChange.ts'
import type { ReceiverRow } from '../ledger/receiver.ts'
import { mergeTargetsOf } from '../mergeTargets.ts'
import { contactsById, contactsWith, type KeyedContact } from './keys.ts'
import { suppressionsToPut } from './rows.ts'
import { lockSuppressions } from './suppressed.ts'
import { withdrawnConsents } from './withdrawnConsents.ts'

/** One message of ours, by its row in the ledger. */
export type OurMessage = Pick<ReceiverRow, 'id' | 'account' | 'task' | 'contact' | 'address'>

/** Who says it: by a message of ours, or from an address, a number or an id that we may never have written to. */
/** `also`: another one that the same person is known by. */
type Objector = { account: string; address: string; also?: string | null; message: OurMessage | null }
export const readerOf = (message: OurMessage): Objector => ({
  account: message.account,
  address: message.address,
  message,
})

type OptOut = {
  reason: Extract<SuppressionReason, 'unsubscribed' | 'complained' | 'stopped'>
  /** over which nothing more is wanted */
  channels: readonly ConsentChannel[]
  /** how it was said, as the record of the consent has it */
  evidence: string
}

/**
 * Somebody wants no more: from this transaction on nothing goes to any of their addresses and numbers over these channels.
 * Said again, it changes nothing.
 */
export async function recordOptOut(connection: Connection, from: Objector, said: OptOut): Promise<void> {
  const { account, address, also = null, message } = from
  await lockSuppressions(connection, account)
  const now = await serverNow(connection)
  const people = await peopleOf(connection, from)
  const values = valuesFor([address, ...(also === null ? [] : [also])], people, said.channels)
  const waiting = await waitingFor(connection, from, { values, channels: said.channels })
  const field = said.reason === 'complained' ? 'complained_at' : 'unsubscribed_at'
  await changeReceivers(connection, [...(message ? [message.id] : []), ...waiting], (row, at) => {
    if (row.id !== message?.id) return suppressed(row, 'saidNo')
    if (row[field] !== null) return null
    const { fields, ...rest } = suppressed(row, 'saidNo') ?? deliveredChange(row, at)
    return { ...rest, fields: { ...fields, [field]: at } }
  })
  const consents = await withdrawnConsents(connection, { account, contacts: people }, said, now)
  const of = { account, contact: message?.contact ?? null, task: message?.task ?? null, people }
  const puts = await suppressionsToPut(connection, of, { ...said, values }, now)
  await changeServerRows(connection, account, [
    { entity: 'suppression', puts },
    { entity: 'consent', puts: consents },
  ])
}

export const suppressed = ({ status }: ReceiverRow, reason: SkipReason): ReceiverChange | null =>
  status === 'waiting' || status === 'held' ? { event: 'suppress', fields: { reason } } : null

/** The contact of the message, or the one that it became part of; of nobody known, all who have the address. */
async function peopleOf(connection: Connection, { account, address, message }: Objector): Promise<KeyedContact[]> {
  if (!message) return contactsWith(connection, account, [address])
  const targets = await mergeTargetsOf(connection, account, [message.contact])
  return contactsById(connection, account, [targets.get(message.contact) ?? message.contact])
}

/** Of an erased person's message no address is left, and what is known of them is on the list already. */
const isValue = (value: string) => value.includes('@') || /^\d+$/.test(value) || identityOf('bsuid', value) !== null

/** Who wants no mail is on the list with addresses; who wants nothing at all with numbers as well. */
function valuesFor(
  said: readonly string[],
  people: readonly KeyedContact[],
  channels: readonly ConsentChannel[],
): string[] {
  const kinds = new Set<SuppressionKind>(
    channels.length === consentChannels.length ? suppressionKinds : channels.flatMap((channel) => kindsOf[channel]),
  )
  const keys = people.flatMap((person) => person.keys).filter((key) => kinds.has(kindOfValue(key)))
  return [...new Set([...said, ...keys])].filter(isValue)
}

/** By what somebody is reached over a channel. */
const kindsOf: Readonly<Record<ConsentChannel, readonly SuppressionKind[]>> = {
  email: ['email'],
  sms: ['phone'],
  phone: ['phone'],
  whatsapp: ['phone', 'whatsapp'],
}

type WaitingQuery = { values: readonly string[]; channels: readonly ConsentChannel[] }

/** Who has not been written to yet: at these addresses, or a contact that has one. What follows in the same task ends as well. */
async function waitingFor(
  connection: Connection,
  { account, message }: Objector,
  { values, channels }: WaitingQuery,
): Promise<string[]> {
  const contacts = (await contactsWith(connection, account, values)).map(({ id }) => id)
  const { rows } = await connection.query<{ id: string }>(
    `select id from campaign_receiver
     where account_id = $1 and status in ('waiting', 'held') and (address = any($2::text[]) or contact_id = any($3::uuid[]))
       and (case channel when 'linked' then 'whatsapp' else channel end = any($4::text[]) or task_id = $5)`,
    [account, values, [...contacts, ...(message ? [message.contact] : [])], channels, message?.task ?? null],
  )
  return rows.map(({ id }) => id)
}
