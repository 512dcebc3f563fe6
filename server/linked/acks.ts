import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection, Database } from '../db/connect.ts'
import { type AckState, ackStates } from './protocol.ts'
import type { LinkedSessionRef } from './store.ts'

export type LinkedAck = { ref: string; state: AckState; code: number | null }

const listeners = new WeakMap<object, Set<() => void>>()
const lookMs = 500

/** The furthest that was said counts, in whatever order it came. */
export async function keepAck(
  connection: Pick<Connection, 'query'>,
  { account, id }: LinkedSessionRef,
  { ref, state, code }: LinkedAck,
): Promise<void> {
  await connection.query(
    `insert into linked_ack as a (account_id, channel_account_id, ref, state, code) values ($1, $2, $3, $4, $5)
     on conflict (account_id, channel_account_id, ref) do update set state = excluded.state, code = excluded.code
     where array_position($6::text[], excluded.state) > array_position($6::text[], a.state)`,
    [account, id, ref, state, code, ackStates],
  )
}

/** Says within this process that one was kept; another process finds it when it looks. */
export function tellAck({ pool }: Pick<Database, 'pool'>): void {
  for (const listener of listeners.get(pool) ?? []) listener()
}

export async function readAcks(
  connection: Pick<Connection, 'query'>,
  { account, id }: LinkedSessionRef,
  refs: readonly string[],
): Promise<Map<string, LinkedAck>> {
  const { rows } = await connection.query<LinkedAck>(
    'select ref, state, code from linked_ack where account_id = $1 and channel_account_id = $2 and ref = any($3::text[])',
    [account, id, refs],
  )
  return new Map(rows.map((row) => [row.ref, row]))
}

type AckWait = {
  database: Pick<Database, 'pool'>
  phone: LinkedSessionRef
  ref: string
  waitMs: number
  signal: AbortSignal
}

/** What WhatsApp says of a message once it says something; null: it said nothing in that time. */
export async function ackOf({ database, phone, ref, waitMs, signal }: AckWait): Promise<LinkedAck | null> {
  const until = Date.now() + waitMs
  for (;;) {
    const told = Promise.withResolvers<void>()
    const forget = onAck(database, told.resolve)
    try {
      const ack = (await readAcks(database.pool, phone, [ref])).get(ref)
      if (ack) return ack
      const left = until - Date.now()
      if (left <= 0 || signal.aborted) return null
      await Promise.race([told.promise, sleep(Math.min(left, lookMs), undefined, { signal }).catch(() => {})])
    } finally {
      forget()
    }
  }
}

function onAck({ pool }: Pick<Database, 'pool'>, listener: () => void): () => void {
  const mine = listeners.get(pool) ?? new Set()
  listeners.set(pool, mine)
  mine.add(listener)
  return () => mine.delete(listener)
}
