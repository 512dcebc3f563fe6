import pg from 'pg'
import type { Actor } from '#domain/shared/mutation'
import type { Connection, Database } from './connect.ts'
import { currentPartyContext, holding } from './party.ts'

/**
 * The one door to a company's rows: a transaction that works as an ordinary role, told who asks, so that row-level
 * security holds even for a query that forgot its condition.
 */
export function withScope<T>(
  database: Database,
  actor: Actor,
  work: (connection: Connection) => Promise<T>,
  { snapshot = false } = {},
): Promise<T> {
  const begin = snapshot ? 'begin isolation level repeatable read read only' : 'begin isolation level read committed'
  const said = { account: actor.account, user: actor.user, role: actor.role }
  const settings = Object.entries(said).map(([name, value]) => `set local app."${name}" = ${pg.escapeLiteral(value)}`)
  return inTransaction(database, [begin, 'set local role fairlead_app', ...settings], work)
}

/**
 * Past row-level security, within the caller's transaction: for the few things that a user's request brings about and the
 * user may not see. Who works in here has checked by itself what is allowed.
 */
export async function beyondScope<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  await connection.query(`select set_config('role', 'none', true)`)
  // After an error the transaction, or its savepoint, is rolled back, and the role with it.
  const result = await work()
  await connection.query(`select set_config('role', 'fairlead_app', true)`)
  return result
}

/** The same where the caller may be the server itself. */
export async function asOwner<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  const { rows } = await connection.query<{ role: string }>(`select current_setting('role') as role`)
  return rows[0]!.role === 'fairlead_app' ? beyondScope(connection, work) : work()
}

/** For what belongs to no signed-in user: signing in, setting up, the operator's tool. */
export const asSystem = <T>(database: Database, work: (connection: Connection) => Promise<T>): Promise<T> =>
  inTransaction(database, ['begin'], work)

/** `begin`: what it begins with, which goes to the database as one message. */
async function inTransaction<T>(
  database: Database,
  begin: readonly string[],
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await database.pool.connect()
  let broken = false
  try {
    const { questionMs } = currentPartyContext()
    await connection.query([...begin, ...(questionMs ? [`set local statement_timeout = ${questionMs}`] : [])].join(';'))
    const result = await holding(() => work(connection))
    // A transaction that failed inside answers "commit" with a rollback, politely.
    if ((await connection.query('commit')).command !== 'COMMIT') throw new Error('the transaction had failed')
    return result
  } catch (error) {
    // A connection that cannot even roll back is thrown away; the server rolls back when it notices.
    await connection.query('rollback').catch(() => (broken = true))
    throw error
  } finally {
    connection.release(broken)
  }
}
