import { createHash } from 'node:crypto'
import type { EventFate, EventOwner, RawEvent } from '../../channels/events/rawEvents.ts'
import { readWebhook, type WhatsappHeard, type WhatsappStatus } from '../../channels/whatsapp/webhook.ts'
import type { Connection } from '../../db/connect.ts'
import { newIdAt } from '../../sync/newId.ts'
import { type SaidMessage, saidMessage } from './said.ts'

/** A call of the webhook. `passed`: it came to another number of the company, which passed it on. */
export type WhatsappEventBody = { call: { body: string }; passed?: boolean }

/** What one call tells, sorted by whose it is. */
export type HeardCall = {
  messages: readonly SaidMessage[]
  statuses: readonly WhatsappStatus[]
  /** of templates, numbers and accounts of templates */
  others: readonly WhatsappHeard[]
  /** other numbers, by their ids at Meta */
  numbers: readonly string[]
}
const nothing: HeardCall = { messages: [], statuses: [], others: [], numbers: [] }

export function heardCall({ call, passed }: WhatsappEventBody, number: string | null, now: number): HeardCall {
  const all = readWebhook(call.body)
  if (!all) return nothing
  const isMine = (one: WhatsappHeard) => 'number' in one && one.number === number
  const mine = all.filter(isMine)
  return {
    messages: mine.flatMap((one) => (one.kind === 'message' ? (saidMessage(one, newIdAt(now)) ?? []) : [])),
    statuses: mine.filter((one) => one.kind === 'status'),
    others: passed ? [] : all.filter((one) => ['template', 'number', 'account'].includes(one.kind)),
    numbers: passed ? [] : [...new Set(all.flatMap((one) => ('number' in one && !isMine(one) ? one.number : [])))],
  }
}

/** Calls that tell of other numbers of the company are theirs as well. Gives the numbers that are of none of its accounts. */
export async function passOn(
  connection: Connection,
  { account, channelAccount }: EventOwner,
  calls: readonly { event: RawEvent<WhatsappEventBody>; numbers: readonly string[] }[],
): Promise<ReadonlySet<string>> {
  const numbers = [...new Set(calls.flatMap((one) => one.numbers))]
  if (!numbers.length) return new Set()
  const { rows } = await connection.query<{ id: string; number: string }>(
    `select id, setting ->> 'number' as number from channel_account
     where account_id = $1 and id <> $2 and channel = 'whatsapp' and deleted_at is null and setting ->> 'number' = any($3::text[])`,
    [account, channelAccount, numbers],
  )
  const passed = calls.flatMap(({ event, numbers: told }) =>
    rows
      .filter(({ number }) => told.includes(number))
      .map(({ id }) => ({ id, key: `passed ${hashOf(event.body.call.body)}`, body: { ...event.body, passed: true } })),
  )
  if (passed.length)
    await connection.query(
      `with told as materialized (
         select id, key, body, n from jsonb_to_recordset($2::jsonb) as t (id uuid, key text, body jsonb, n int)
       ), fresh as (
         insert into raw_event_key (account_id, channel_account_id, key) select distinct $1::uuid, id, key from told order by 2, 3
         on conflict do nothing returning channel_account_id, key
       )
       insert into raw_event (account_id, channel_account_id, body)
       select $1, one.id, one.body from (select distinct on (t.id, t.key) t.* from told t
         join fresh on fresh.channel_account_id = t.id and fresh.key = t.key order by t.id, t.key, t.n) one order by one.n`,
      [account, JSON.stringify(passed.map((one, n) => ({ ...one, n })))],
    )
  const known = new Set(rows.map(({ number }) => number))
  return new Set(numbers.filter((number) => !known.has(number)))
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** `unknown`: references that nothing is known by yet; `strange`: numbers of nobody here. */
export function fateOf(
  { messages, statuses, others, numbers }: HeardCall,
  unknown: ReadonlySet<string>,
  strange: ReadonlySet<string>,
): EventFate {
  const isOurs = messages.length + statuses.length + others.length > 0
  if (!isOurs && numbers.every((number) => strange.has(number))) return 'foreign'
  const isUnknown =
    statuses.some(({ ref }) => unknown.has(ref)) ||
    messages.some(({ said }) => said.type === 'reaction' && unknown.has(said.to))
  return isUnknown ? 'unknown' : 'done'
}
