import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import type { Secrets } from '../secrets.ts'
import type { DriverOutcome } from './driver.ts'
import type { LinkedSessionRef } from './store.ts'

type Stores = { database: Database; secrets: Secrets }
type TakenRequest = { id: number; account: string; session: string; call: string; args: unknown[] }

const lookMs = 250
/** Who holds the phone looks twice a second. */
const takenMs = 5_000
const waitMs = 60_000
/** A file may take its time to WhatsApp. */
const sendMs = 150_000

/** Asks the process that holds the phone, by way of the database. What nobody took was surely not done. */
export async function requestElsewhere(
  { database, secrets }: Stores,
  { account, id: session }: LinkedSessionRef,
  call: string,
  args: readonly unknown[],
): Promise<DriverOutcome<unknown>> {
  const sealed = secrets.seal(purposeOf(account, session), packed(args))
  const id = await asSystem(database, async (connection) => {
    const { rows } = await connection.query<{ id: number }>(
      'insert into linked_request (account_id, session_id, call, sealed) values ($1, $2, $3, $4) returning id',
      [account, session, call, sealed],
    )
    return rows[0]!.id
  })
  const begun = Date.now()
  const end = begun + (call === 'send' ? sendMs : waitMs)
  let isTaken = false
  while (Date.now() < end) {
    await sleep(lookMs)
    if (!isTaken && Date.now() > begun + takenMs) {
      if (await giveUp(database, id)) return notConnected
      isTaken = true
    }
    const answer = await takeAnswer(database, id)
    if (answer !== null) return unpacked(secrets.open(purposeOf(account, session), answer)) as DriverOutcome<unknown>
  }
  return { kind: 'unknown' }
}

export const notConnected = { kind: 'failed', code: null, text: 'the phone is not connected' } as const

const takeAnswer = (database: Database, id: number): Promise<string | null> =>
  asSystem(database, async (connection) => {
    const { rows } = await connection.query<{ answer: string | null }>(
      `delete from linked_request where id = $1 and state = 'answered' returning answer`,
      [id],
    )
    return rows[0]?.answer ?? null
  })

/** True: nobody has begun with it, and nobody will. */
const giveUp = (database: Database, id: number): Promise<boolean> =>
  asSystem(database, async (connection) => {
    const { rowCount } = await connection.query(`delete from linked_request where id = $1 and state = 'new'`, [id])
    return rowCount === 1
  })

/** What other processes want of the phones that this one holds, each once. */
export function takeRequests({ database, secrets }: Stores, sessions: readonly string[]): Promise<TakenRequest[]> {
  return asSystem(database, async (connection) => {
    const { rows } = await connection.query<Omit<TakenRequest, 'args'> & { sealed: string }>(
      `update linked_request r set state = 'taken' where r.id in (
         select id from linked_request where session_id = any($1::uuid[]) and state = 'new' order by id limit 50 for update skip locked)
       returning r.id, r.account_id as account, r.session_id as session, r.call, r.sealed`,
      [sessions],
    )
    return rows.map(({ sealed, ...one }) => ({
      ...one,
      args: unpacked(secrets.open(purposeOf(one.account, one.session), sealed)) as unknown[],
    }))
  })
}

export function answerRequest(
  { database, secrets }: Stores,
  { id, account, session }: TakenRequest,
  outcome: DriverOutcome<unknown>,
): Promise<void> {
  const sealed = secrets.seal(purposeOf(account, session), packed(outcome))
  return asSystem(database, async (connection) => {
    await connection.query(`update linked_request set state = 'answered', answer = $2 where id = $1`, [id, sealed])
  })
}

const purposeOf = (account: string, session: string) => `linked request:${account}:${session}`

/** JSON that keeps bytes. */
const packed = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    one instanceof Uint8Array ? { $bytes: Buffer.from(one).toString('base64') } : one,
  ) ?? 'null'
const unpacked = (text: string): unknown =>
  JSON.parse(text, (_, one: unknown) => {
    const { $bytes } = (one ?? {}) as { $bytes?: unknown }
    return typeof $bytes === 'string' ? new Uint8Array(Buffer.from($bytes, 'base64')) : one
  })
