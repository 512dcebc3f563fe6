import { createHash } from 'node:crypto'
import { tellArrival } from '../channels/events/arrivals.ts'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import type { Secrets } from '../secrets.ts'
import { keepAck, type LinkedAck, tellAck } from './acks.ts'
import type { LinkedEvent, LinkedMessage } from './protocol.ts'
import type { LinkedNews } from './sessions.ts'
import type { LinkedSessionRef } from './store.ts'

/** `isHistory`: WhatsApp sent it when the phone was linked. `at`: when it was heard. */
export type LinkedNotice =
  | { kind: 'ack'; ack: LinkedAck; at: number }
  | { kind: 'said'; messages: LinkedMessage[]; chats: OldChat[]; isHistory: boolean; at: number }
export type OldChat = { id: string; name: string }

/** As it lies in the database: what is said may be a user's own affair, so nobody reads it there. */
export type LinkedEventBody = { linked: 'ack' | 'said' | 'history'; sealed: string }

type NewsTools = { database: Database; secrets: Secrets }

/** So many messages of a history are one event, and one portion of work. */
const portion = 100

/** Kept for good when it is done: what a phone's chats are made of. Nothing of what its session alone is about. */
export async function keepLinkedNews(
  { database, secrets }: NewsTools,
  phone: LinkedSessionRef,
  news: LinkedNews,
): Promise<void> {
  const told = toldOf(news, Date.now())
  if (!told.length) return
  await asSystem(database, (connection) => keep(connection, secrets, phone, told))
  if (news.kind === 'ack') tellAck(database)
  tellArrival(database)
}

function toldOf(news: LinkedNews, at: number): LinkedNotice[] {
  switch (news.kind) {
    case 'ack':
      return [{ kind: 'ack', ack: { ref: news.id, state: news.state, code: news.code }, at }]
    case 'message':
      return [{ kind: 'said', messages: [news.message], chats: [], isHistory: false, at }]
    case 'history':
      return portionsOf(news, at)
    default:
      return []
  }
}

/** Each portion says which of its chats were there before: whose they are follows from that. */
function portionsOf({ messages, chats }: Extract<LinkedEvent, { kind: 'history' }>, at: number): LinkedNotice[] {
  const known = new Map(chats.map(({ id, name }) => [id, { id, name }]))
  const told: LinkedNotice[] = []
  for (let from = 0; from < messages.length; from += portion) {
    const some = messages.slice(from, from + portion)
    const ids = new Set(some.flatMap(({ chat, otherChat }) => (otherChat ? [chat, otherChat] : [chat])))
    told.push({ kind: 'said', messages: some, chats: takeAll(known, ids), isHistory: true, at })
  }
  const rest = [...known.values()]
  const spoken = new Set(messages.flatMap(({ chat, otherChat }) => [chat, otherChat]))
  const silent = rest.filter(({ id }) => !spoken.has(id))
  for (let from = 0; from < silent.length; from += portion)
    told.push({ kind: 'said', messages: [], chats: silent.slice(from, from + portion), isHistory: true, at })
  return told
}

const takeAll = (chats: ReadonlyMap<string, OldChat>, ids: ReadonlySet<string>): OldChat[] =>
  [...ids].flatMap((id) => chats.get(id) ?? [])

async function keep(
  connection: Connection,
  secrets: Secrets,
  phone: LinkedSessionRef,
  told: readonly LinkedNotice[],
): Promise<void> {
  const { account, id } = phone
  for (const one of told) if (one.kind === 'ack') await keepAck(connection, phone, one.ack)
  const events = told.map((one, n) => ({ n, key: keyOf(one), body: bodyOf(secrets, phone, one) }))
  await connection.query(
    `with told as materialized (
       select key, body, n from jsonb_to_recordset($3::jsonb) as t (key text, body jsonb, n int)
     ), fresh as (
       insert into raw_event_key (account_id, channel_account_id, key) select distinct $1::uuid, $2::uuid, key from told
       on conflict do nothing returning key
     )
     insert into raw_event (account_id, channel_account_id, body)
     select $1, $2, told.body from told join fresh using (key) order by told.n`,
    [account, id, JSON.stringify(events)],
  )
}

/** What is told twice is kept once; when it was heard is no part of it. */
const keyOf = ({ at: _, ...told }: LinkedNotice): string =>
  `linked ${createHash('sha256').update(JSON.stringify(told)).digest('base64url')}`

function bodyOf(secrets: Secrets, phone: LinkedSessionRef, told: LinkedNotice): LinkedEventBody {
  const linked = told.kind === 'ack' ? 'ack' : told.isHistory ? 'history' : 'said'
  return { linked, sealed: secrets.seal(newsPurpose(phone), JSON.stringify(told)) }
}

export const toldIn = (secrets: Secrets, phone: LinkedSessionRef, { sealed }: LinkedEventBody): LinkedNotice =>
  JSON.parse(secrets.open(newsPurpose(phone), sealed)) as LinkedNotice

const newsPurpose = ({ account, id }: LinkedSessionRef) => `linked news:${account}:${id}`
