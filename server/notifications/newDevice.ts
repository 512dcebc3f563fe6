import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { notify } from './notify.ts'

type Agent = { browser: string; system: string }

/** Whoever signs in for the very first time has no other device that could be theirs. */
export async function isNewDevice(connection: Connection, user: string, { browser, system }: Agent): Promise<boolean> {
  const { rows } = await connection.query<{ known: boolean; any: boolean }>(
    `select coalesce(bool_or(browser = $2 and system = $3), false) as known, count(*) > 0 as any
     from session where user_id = $1`,
    [user, browser, system],
  )
  return rows[0]!.any && !rows[0]!.known
}

export function tellNewDevice(database: Database, user: string, { browser, system }: Agent): Promise<void> {
  const device = [browser, system].filter(Boolean).join(' · ') || '?'
  const content = { key: 'newDevice' as const, values: { device } }
  return asSystem(database, (connection) => notify(connection, { users: [user], level: 2, type: 'signIn', content }))
}
