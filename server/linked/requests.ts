import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { errorFields, type Log } from '../log.ts'
import type { Secrets } from '../secrets.ts'
import { listen } from '../sync/listen.ts'
import type { DriverOutcome } from './driver.ts'
import type { LinkedSessionRef } from './store.ts'

type Stores = { database: Database; secrets: Secrets }
type TakenRequest = { id: number; account: string; session: string; call: string; args: unknown[] }

/** Said when something is wanted of a phone, and when it was answered; who misses it looks after some time. */
const phoneChannel = 'fairlead_phone'
export const lookMs = 2_000
/** Who holds the phone hears of it at once. */
const takenMs = 5_000
const waitMs = 60_000
/** A file may take its time to WhatsApp. */
const sendMs = 150_000

export type PhoneRequests = {
  /** Asks the process that holds the phone, by way of the database. What nobody took was surely not done. */
  elsewhere: (phone: LinkedSessionRef, call: string, args: readonly unknown[]) => Promise<DriverOutcome<unknown>>
  /** From now on, until something is said of any phone, and no longer than that. */
  news: (ms: number, signal?: AbortSignal) => Promise<void>
  stop: () => Promise<void>
}

export function openPhoneRequests({ database, secrets, log }: Stores & { log: Log }): PhoneRequests {
  const stores = { database, secrets }
  const waiting = new Set<() => void>()
  const wake = () => waiting.forEach((heard) => heard())
  let listening: ReturnType<typeof listen> | null = null

  /** A server without phones needs no connection for them. */
  function hear(): void {
    listening ??= listen(database, log, { channels: { [phoneChannel]: wake }, onReconnect: wake })
    listening.catch((error: unknown) => {
      listening = null
      log('cannot listen for what is wanted of linked phones', errorFields(error))
    })
  }

  function news(ms: number, signal?: AbortSignal): Promise<void> {
    hear()
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, ms)
    waiting.add(resolve)
    signal?.addEventListener('abort', () => resolve(), { once: true })
    return promise.finally(() => {
      clearTimeout(timer)
      waiting.delete(resolve)
    })
  }

  return {
    news,
    async elsewhere({ account, id: session }, call, args) {
      const id = await putRequest(stores, { account, session, call, args })
      const begun = Date.now()
      const end = begun + (call === 'send' ? sendMs : waitMs)
      let isTaken = false
      while (Date.now() < end) {
        const said = news(isTaken ? lookMs : Math.max(100, begun + takenMs - Date.now()))
        const answer = await takeAnswer(database, id)
        if (answer !== null)
          return unpacked(secrets.open(purposeOf(account, session), answer)) as DriverOutcome<unknown>
        if (!isTaken && Date.now() > begun + takenMs) {
          if (await giveUp(database, id)) return notConnected
          isTaken = true
        }
        await said
      }
      return { kind: 'unknown' }
    },
    async stop() {
      wake()
      await (await listening?.catch(() => null))?.stop()
    },
  }
}

function putRequest(
  { database, secrets }: Stores,
  { account, session, call, args }: Omit<TakenRequest, 'id' | 'args'> & { args: readonly unknown[] },
): Promise<number> {
  const sealed = secrets.seal(purposeOf(account, session), packed(args))
  return asSystem(database, async (connection) => {
    const { rows } = await connection.query<{ id: number }>(
      'insert into linked_request (account_id, session_id, call, sealed) values ($1, $2, $3, $4) returning id',
      [account, session, call, sealed],
    )
    await connection.query('select pg_notify($1, $2)', [phoneChannel, session])
    return rows[0]!.id
  })
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
    await connection.query('select pg_notify($1, $2)', [phoneChannel, session])
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
