import { AppError } from '#domain/errors'
import type { Connection } from '../../db/connect.ts'
import type { Asking } from '../../http/route.ts'
import type { CodeTarget } from './codes.ts'
import { endSessions } from './sessions.ts'
import { type User, userColumns, userTables } from './users.ts'

const columns = {
  email: { own: 'email', other: 'mobile' },
  sms: { own: 'mobile', other: 'email' },
} as const

/**
 * Whose address this is. One that nobody has proven stands for its user only while the other one is not proven either:
 * it may be anybody's who typed it.
 */
export const ofTarget = (kind: CodeTarget['kind']) => {
  const { own, other } = columns[kind]
  return `u.${own} = $1 and u.status <> 'deleted' and (u.${own}_proven_at is not null or u.${other}_proven_at is null)`
}

/** The user whose code came back, locked until the transaction ends. */
export async function findByTarget(connection: Connection, { kind, to }: CodeTarget): Promise<User> {
  const { rows } = await connection.query<User>(
    `select ${userColumns} from ${userTables} where ${ofTarget(kind)} for update of u`,
    [to],
  )
  // Gone since the code was sent.
  if (!rows[0]) throw new AppError('codeExpired', { field: 'captcha' })
  if (rows[0].status !== 'normal') throw new AppError('accountDisabled')
  return rows[0]
}

/** For the log: whose address somebody brings a wrong code for. The same question whether there is such a user or not. */
export async function notedWho<T>(asking: Asking, { kind, to }: CodeTarget, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const { rows } = await asking.services.database.pool.query<Pick<User, 'id' | 'account_id'>>(
      `select u.id, u.account_id from ${userTables} where ${ofTarget(kind)}`,
      [to],
    )
    if (rows[0]) asking.noteWho(rows[0])
    throw error
  }
}

/**
 * A code came back from this user's address. If it is the first time, whoever set up the account may have typed an
 * address of somebody else: the password, the second step and the sessions of that person end, so that nobody waits in
 * an account for its owner to come.
 */
export async function prove(connection: Connection, { kind }: CodeTarget, user: User): Promise<void> {
  const column = `${columns[kind].own}_proven_at`
  const { rowCount } = await connection.query(
    `update app_user set ${column} = server_now(), password_hash = null where id = $1 and ${column} is null`,
    [user.id],
  )
  if (!rowCount) return
  await connection.query('delete from two_step where user_id = $1', [user.id])
  await connection.query('delete from recovery_code where user_id = $1', [user.id])
  await endSessions(connection, user.id, 'passwordChanged')
}

/** The user's address from now on; gives the former one, where it was proven. */
export async function changeAddress(
  connection: Connection,
  user: string,
  { kind, to }: CodeTarget,
): Promise<string | null> {
  const { own } = columns[kind]
  const { rows } = await connection.query<{ former: string | null }>(
    `select case when ${own}_proven_at is not null and ${own} <> $2 then ${own} end as former
     from app_user where id = $1 for update`,
    [user, to],
  )
  // Whoever only typed it has no claim to it.
  await connection.query(
    `update app_user set ${own} = null where ${own} = $2 and id <> $1 and ${own}_proven_at is null`,
    [user, to],
  )
  await connection.query(`update app_user set ${own} = $2, ${own}_proven_at = server_now() where id = $1`, [user, to])
  return rows[0]!.former
}
