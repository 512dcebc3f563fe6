import { consentChannels } from '#domain/contacts/companions/consent'
import { identityScopeOf, spellingOf } from '#domain/conversations/identity'
import { type NewestMessage, newestMessagesTo, noteAnswer } from '../../campaigns/ledger/answers.ts'
import { liftStop, stopEvidence } from '../../campaigns/suppression/liftStop.ts'
import { type OurMessage, recordOptOut } from '../../campaigns/suppression/optOut.ts'
import type { EventOwner } from '../../channels/events/rawEvents.ts'
import type { Connection } from '../../db/connect.ts'
import type { WhatsappNumber } from '../numbers.ts'
import { whatsappKeyword } from './keyword.ts'
import type { NamedMessage } from './refs.ts'
import type { SaidMessage } from './said.ts'

type Words = {
  owner: EventOwner
  number: WhatsappNumber
  messages: readonly SaidMessage[]
  named: ReadonlyMap<string, NamedMessage>
}

/** STOP and START at once, and an answer for whom was written to. */
export async function takeWords(connection: Connection, { owner, number, messages, named }: Words): Promise<void> {
  const { account } = owner
  const phones = await phonesOf(connection, { account, number }, messages)
  const addresses = messages.flatMap((one) => phones(one) ?? [])
  const newest = await newestMessagesTo(connection, { account, channel: 'whatsapp' }, addresses)
  for (const one of messages) {
    if (one.said.type === 'changed') continue
    const address = phones(one)
    const ours = await answeredBy(connection, account, { one, named, newest: newest.get(address ?? '') ?? null })
    if (ours?.is_answer) await noteAnswer(connection, ours.id)
    const keyword = one.said.type === 'text' || one.said.type === 'reply' ? whatsappKeyword(one.said.body) : null
    const known = address ?? bsuidOf(one)
    if (keyword === 'start' && known !== null) await liftStop(connection, account, known)
    if (keyword !== 'stop') continue
    const said = { reason: 'stopped', channels: consentChannels, evidence: stopEvidence.whatsapp } as const
    const from = { account, address: known ?? ours?.address ?? '', also: ours?.address ?? null, message: ours }
    await recordOptOut(connection, from, said)
  }
}

/** Who hides their number is known by what Meta calls them for this company. */
const bsuidOf = ({ identities }: SaidMessage) => identities.find(({ kind }) => kind === 'bsuid')?.value ?? null

type Answer = { one: SaidMessage; named: ReadonlyMap<string, NamedMessage>; newest: NewestMessage | null }

/** What a message quotes it answers; else the newest one to its number. */
async function answeredBy(
  connection: Connection,
  account: string,
  { one, named, newest }: Answer,
): Promise<NewestMessage | null> {
  const quoted = one.answers === null ? null : named.get(one.answers)?.receiver
  if (quoted) {
    const { rows } = await connection.query<OurMessage>(
      `select id, account_id as account, task_id as task, contact_id as contact, address
       from campaign_receiver where account_id = $1 and id = $2`,
      [account, quoted],
    )
    if (rows[0]) return { ...rows[0], is_answer: true }
  }
  return newest
}

/** The number that a message came from, or that its writer had in an earlier one. */
async function phonesOf(
  connection: Connection,
  { account, number }: { account: string; number: WhatsappNumber },
  messages: readonly SaidMessage[],
): Promise<(message: SaidMessage) => string | null> {
  const own = ({ identities }: SaidMessage) => identities.find(({ kind }) => kind === 'phone')?.value ?? null
  const hidden = messages.filter((one) => own(one) === null).flatMap(({ identities }) => identities)
  const { rows } = await connection.query<{ spelling: string; phone: string }>(
    `select asked.kind || ':' || asked.value as spelling, max(p.value) as phone
     from jsonb_to_recordset($3::jsonb) as asked (kind text, value text)
     join channel_identity i on i.account_id = $1 and i.identity_scope = $2 and i.kind = asked.kind and i.value = asked.value
     join channel_identity p on p.account_id = $1 and p.peer_id = i.peer_id and p.kind = 'phone' and p.replaced_by is null
     group by 1`,
    [account, identityScopeOf('whatsapp', number.portfolio), JSON.stringify(hidden)],
  )
  const known = new Map(rows.map(({ spelling, phone }) => [spelling, phone]))
  return (message) => own(message) ?? message.identities.map((one) => known.get(spellingOf(one))).find(Boolean) ?? null
}
