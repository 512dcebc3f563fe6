import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'

/** While no account exists: a new one-time key, kept as its hash; older ones end. Null once there is an account. */
export function renewSetupKey(database: Database): Promise<string | null> {
  return asSystem(database, async (connection) => {
    await lockSetup(connection)
    if (!(await isSetupNeeded(connection))) return null
    const key = randomBytes(24).toString('base64url')
    await connection.query('insert into setup_key (hash) values ($1) on conflict (id) do update set hash = $1', [
      digest(key),
    ])
    return key
  })
}

export async function isSetupNeeded(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query<{ needed: boolean }>('select not exists (select from account) as needed')
  return rows[0]!.needed
}

/** Two people with one link: only one of them makes the main account. */
export async function claimSetup(connection: Connection, key: string): Promise<string> {
  await lockSetup(connection)
  if (!(await isSetupNeeded(connection))) throw new AppError('setupDone')
  const { rowCount } = await connection.query('delete from setup_key where hash = $1', [digest(key)])
  if (!rowCount) throw new AppError('setupLinkInvalid')
  return randomUUID()
}

/** Everybody who makes the first company waits here for the others. */
export const lockSetup = (connection: Connection) => connection.query('lock table setup_key in exclusive mode')

const digest = (key: string) => createHash('sha256').update(key).digest()
