import { createHmac, randomBytes } from 'node:crypto'
import type { Connection, Database } from '../db/connect.ts'
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

/** From here on only the returned hold writes. `credentials`: null where no phone has been linked. */
export function takeSession(
  { database, secrets }: Stores,
  ref: LinkedSessionRef,
): Promise<{ hold: SessionHold; credentials: string | null }> {
  return asSystem(database, async (connection) => {
    const fresh: SessionSecret = { lookup: randomBytes(32).toString('base64'), credentials: null }
    const { rows } = await connection.query<{ epoch: number; sealed: string }>(
      `insert into linked_session (account_id, id, sealed) values ($1, $2, $3)
       on conflict (account_id, id) do update set epoch = linked_session.epoch + 1
       returning epoch, sealed`,
      [ref.account, ref.id, sealSession(secrets, ref, fresh)],
    )
    const { epoch, sealed } = rows[0]!
    const { lookup, credentials } = JSON.parse(secrets.open(purposeOf(ref), sealed)) as SessionSecret
    return { hold: { ...ref, epoch, lookup: Buffer.from(lookup, 'base64') }, credentials }
  })
}

/** Who has the lease of the phone may rely on it. */
export const hasSession = (
  { database }: Pick<Stores, 'database'>,
  { account, id }: LinkedSessionRef,
): Promise<boolean> =>
  asSystem(database, async (connection) => {
    const { rowCount } = await connection.query('select from linked_session where account_id = $1 and id = $2', [
      account,
      id,
    ])
    return rowCount === 1
  })

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

/** All of them or none. */
export function storeKeys(
  { database, secrets }: Stores,
  hold: SessionHold,
  changes: readonly KeyChange[],
): Promise<void> {
  const named = changes.map(({ kind, id, value }) => ({ kind, name: nameOf(hold, kind, id), value }))
  const kept = named.flatMap(({ kind, name, value }) =>
    value === null ? [] : [{ kind, name, sealed: secrets.seal(keyPurpose(hold, kind, name), value) }],
  )
  const gone = named.filter(({ value }) => value === null)
  return asSystem(database, async (connection) => {
    await mustHold(connection, hold)
    await connection.query(
      `insert into linked_key (account_id, session_id, kind, id, sealed)
       select $1::uuid, $2::uuid, * from unnest($3::text[], $4::text[], $5::text[])
       on conflict (account_id, session_id, kind, id) do update set sealed = excluded.sealed`,
      [hold.account, hold.id, kept.map((one) => one.kind), kept.map((one) => one.name), kept.map((one) => one.sealed)],
    )
    if (gone.length)
      await connection.query(
        `delete from linked_key where account_id = $1 and session_id = $2
         and (kind, id) in (select * from unnest($3::text[], $4::text[]))`,
        [hold.account, hold.id, gone.map((one) => one.kind), gone.map((one) => one.name)],
      )
  })
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

async function mustHold(connection: Connection, { account, id, epoch }: SessionHold): Promise<void> {
  const { rowCount } = await connection.query(
    'select 1 from linked_session where account_id = $1 and id = $2 and epoch = $3 for share',
    [account, id, epoch],
  )
  if (!rowCount) throw new SessionTakenError('the session was begun elsewhere')
}

const purposeOf = ({ account, id }: LinkedSessionRef) => `linked:${account}:${id}`
const keyPurpose = (ref: LinkedSessionRef, kind: string, name: string) => `${purposeOf(ref)}:${kind}:${name}`
const sealSession = (secrets: Secrets, ref: LinkedSessionRef, value: SessionSecret) =>
  secrets.seal(purposeOf(ref), JSON.stringify(value))

/** WhatsApp's ids of keys are numbers of persons: the database has a digest that only the session itself can make. */
const nameOf = ({ lookup }: SessionHold, kind: string, id: string) =>
  createHmac('sha256', lookup).update(`${kind}\0${id}`).digest('base64url')
