import { createHash } from 'node:crypto'
import { tellArrival } from '../channels/events/arrivals.ts'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import type { Secrets } from '../secrets.ts'
import type { LinkedAck } from './acks.ts'
import type { LinkedMessage, OldChat } from './protocol.ts'
import type { LinkedNews } from './sessions.ts'
import type { LinkedSessionRef } from './store.ts'

/** `isHistory`: WhatsApp sent it when the phone was linked. `at`: when it was heard. */
export type LinkedNotice =
  | { kind: 'ack'; ack: LinkedAck; at: number }
  | { kind: 'said'; messages: LinkedMessage[]; chats: OldChat[]; isHistory: boolean; at: number }

/** As it lies in the database: what is said may be a user's own affair, so nobody reads it there. */
export type LinkedEventBody = { linked: 'ack' | 'said' | 'history'; sealed: string }

type NewsTools = { database: Database; secrets: Secrets }

/** Kept for good when it is done: what a phone's chats are made of. Nothing of what its session alone is about. */
export async function keepLinkedNews(
  { database, secrets }: NewsTools,
  phone: LinkedSessionRef,
  news: readonly LinkedNews[],
): Promise<void> {
  const at = Date.now()
  const told = news.flatMap((one) => toldOf(one, at) ?? [])
  if (!told.length) return
  await asSystem(database, (connection) => keep(connection, secrets, phone, told))
  tellArrival(database)
}

/** null: nothing of it is kept. */
function toldOf(news: LinkedNews, at: number): LinkedNotice | null {
  switch (news.kind) {
    case 'ack':
      // That it was taken stands beside its name already, and nobody looks at it here.
      if (news.state === 'accepted') return null
      return { kind: 'ack', ack: { ref: news.id, state: news.state, code: news.code }, at }
    case 'message':
      return { kind: 'said', messages: [news.message], chats: [], isHistory: false, at }
    case 'history':
      return news.messages.length || news.chats.length
        ? { kind: 'said', messages: news.messages, chats: news.chats, isHistory: true, at }
        : null
    default:
      return null
  }
}

async function keep(
  connection: Connection,
  secrets: Secrets,
  phone: LinkedSessionRef,
  told: readonly LinkedNotice[],
): Promise<void> {
  const { account, id } = phone
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
