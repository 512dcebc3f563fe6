import { createHmac, randomBytes } from 'node:crypto'
import { batched } from '../batched.ts'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import type { Secrets } from '../secrets.ts'
import type { KeyChange } from './protocol.ts'

export type LinkedSessionRef = { account: string; id: string }
/** What a process holds that has begun a session; whoever begins it later holds another one, and this one writes no more. */
export type SessionHold = LinkedSessionRef & { epoch: number; lookup: Buffer }

/** Another process has begun the session meanwhile. */
export class SessionTakenError extends Error {
  override name = 'SessionTakenError'
}

type Stores = { database: Database; secrets: Secrets }
type SessionSecret = { lookup: string; credentials: string | null }

/**
 * From here on only the returned hold writes. `credentials`: null where no phone has been linked. Null: there is nothing to go on with,
 * because the phone was signed out meanwhile, by whichever process.
 */
export function takeSession(
  { database, secrets }: Stores,
  ref: LinkedSessionRef,
  how: 'new' | 'goOn',
): Promise<{ hold: SessionHold; credentials: string | null } | null> {
  return asSystem(database, async (connection) => {
    if (how === 'new')
      await connection.query(
        'insert into linked_session (account_id, id, epoch, sealed) values ($1, $2, 0, $3) on conflict do nothing',
        [
          ref.account,
          ref.id,
          sealSession(secrets, ref, { lookup: randomBytes(32).toString('base64'), credentials: null }),
        ],
      )
    const { rows } = await connection.query<{ epoch: number; sealed: string }>(
      'update linked_session set epoch = epoch + 1 where account_id = $1 and id = $2 returning epoch, sealed',
      [ref.account, ref.id],
    )
    if (!rows[0]) return null
    const { epoch, sealed } = rows[0]
    const { lookup, credentials } = JSON.parse(secrets.open(purposeOf(ref), sealed)) as SessionSecret
    return { hold: { ...ref, epoch, lookup: Buffer.from(lookup, 'base64') }, credentials }
  })
}

export function storeCredentials({ database, secrets }: Stores, hold: SessionHold, credentials: string): Promise<void> {
  const sealed = sealSession(secrets, hold, { lookup: hold.lookup.toString('base64'), credentials })
  return asSystem(database, async (connection) => {
    const { rowCount } = await connection.query(
      `update linked_session set sealed = $4, updated_at = server_now() where account_id = $1 and id = $2 and epoch = $3`,
      [hold.account, hold.id, hold.epoch, sealed],
    )
    if (!rowCount) throw new SessionTakenError('the session was begun elsewhere')
  })
}

export async function loadKeys(
  { database, secrets }: Stores,
  hold: SessionHold,
  kind: string,
  ids: readonly string[],
): Promise<Record<string, string>> {
  const names = new Map(ids.map((id) => [nameOf(hold, kind, id), id]))
  const { rows } = await asSystem(database, (connection) =>
    connection.query<{ id: string; sealed: string }>(
      `select id, sealed from linked_key where account_id = $1 and session_id = $2 and kind = $3 and id = any($4)`,
      [hold.account, hold.id, kind, [...names.keys()]],
    ),
  )
  return Object.fromEntries(
    rows.map(({ id, sealed }) => [names.get(id)!, secrets.open(keyPurpose(hold, kind, id), sealed)]),
  )
}

type StoredChange = { hold: SessionHold; changes: readonly KeyChange[] }
type KeyRow = { account: string; session: string; kind: string; name: string; sealed: string | null }

/** All of a session's or none; sessions that change at the same time share a commit. */
export function openKeyStore({ database, secrets }: Stores) {
  const { add } = batched<StoredChange, boolean>(async (some) => {
    const rows = lastOfEach(some.flatMap(({ hold, changes }) => changes.map((one) => keyRow(secrets, hold, one))))
    const held = await writeKeys(database, some, rows)
    return some.map(({ hold }) => held.has(hold.id))
  })
  return async (hold: SessionHold, changes: readonly KeyChange[]): Promise<void> => {
    if (!(await add({ hold, changes }))) throw new SessionTakenError('the session was begun elsewhere')
  }
}

function keyRow(secrets: Secrets, hold: SessionHold, { kind, id, value }: KeyChange): KeyRow {
  const name = nameOf(hold, kind, id)
  const sealed = value === null ? null : secrets.seal(keyPurpose(hold, kind, name), value)
  return { account: hold.account, session: hold.id, kind, name, sealed }
}

const lastOfEach = (rows: readonly KeyRow[]): KeyRow[] => [
  ...new Map(rows.map((row) => [`${row.session} ${row.kind} ${row.name}`, row])).values(),
]

/** Gives the sessions that this process still holds: nothing of another one is written. */
async function writeKeys(
  { pool }: Pick<Database, 'pool'>,
  some: readonly StoredChange[],
  rows: readonly KeyRow[],
): Promise<Set<string>> {
  const holds = [...new Map(some.map(({ hold }) => [hold.id, hold])).values()]
  // One statement is one transaction, and one way to the database and back.
  const { rows: held } = await pool.query<{ id: string }>(
    `with held as materialized (
       select s.account_id, s.id from linked_session s
       join unnest($1::uuid[], $2::uuid[], $3::bigint[]) as h (account, id, epoch)
         on s.account_id = h.account and s.id = h.id and s.epoch = h.epoch order by s.id for share of s
     ), told as materialized (
       select h.account_id, h.id as session_id, t.kind, t.name, t.sealed
       from unnest($4::uuid[], $5::text[], $6::text[], $7::text[]) as t (session, kind, name, sealed) join held h on h.id = t.session
     ), gone as (
       delete from linked_key k using told t where t.sealed is null
         and k.account_id = t.account_id and k.session_id = t.session_id and k.kind = t.kind and k.id = t.name
     ), kept as (
       insert into linked_key (account_id, session_id, kind, id, sealed)
       select account_id, session_id, kind, name, sealed from told where sealed is not null order by session_id, kind, name
       on conflict (account_id, session_id, kind, id) do update set sealed = excluded.sealed
     ) select id from held`,
    [
      holds.map(({ account }) => account),
      holds.map(({ id }) => id),
      holds.map(({ epoch }) => epoch),
      rows.map(({ session }) => session),
      rows.map(({ kind }) => kind),
      rows.map(({ name }) => name),
      rows.map(({ sealed }) => sealed),
    ],
  )
  return new Set(held.map(({ id }) => id))
}

/** When a phone is unlinked: with its keys, which open nothing any more. */
export const forgetSession = (
  { database }: Pick<Stores, 'database'>,
  { account, id }: LinkedSessionRef,
): Promise<void> =>
  asSystem(database, async (connection) => {
    await connection.query('delete from linked_session where account_id = $1 and id = $2', [account, id])
  })

/**
 * After a restore: the keys are older than those that WhatsApp and every customer know, so nothing could be read any more, and a
 * number that sends with them is conspicuous. The phones are linked again.
 */
export const forgetRestoredSessions = ({ database }: Pick<Stores, 'database'>): Promise<void> =>
  asSystem(database, async (connection) => {
    await connection.query('delete from linked_session')
  })

const purposeOf = ({ account, id }: LinkedSessionRef) => `linked:${account}:${id}`
const keyPurpose = (ref: LinkedSessionRef, kind: string, name: string) => `${purposeOf(ref)}:${kind}:${name}`
const sealSession = (secrets: Secrets, ref: LinkedSessionRef, value: SessionSecret) =>
  secrets.seal(purposeOf(ref), JSON.stringify(value))

/** WhatsApp's ids of keys are numbers of persons: the database has a digest that only the session itself can make. */
const nameOf = ({ lookup }: SessionHold, kind: string, id: string) =>
  createHmac('sha256', lookup).update(`${kind}\0${id}`).digest('base64url')
