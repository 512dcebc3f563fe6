import { AppError } from '#domain/errors'
import type { Connection } from '../../db/connect.ts'
import { forgetDevices } from '../../people/knownDevices.ts'
import { endSessions } from '../../people/sessions.ts'
import { hasTwoStep } from '../../people/twoStep.ts'
import { type User, userColumns, userTables } from '../../people/users.ts'
import type { AuthContext } from './asking.ts'
import type { CodeTarget } from './codes.ts'

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
export async function notedWho<T>(asking: AuthContext, { kind, to }: CodeTarget, work: Promise<T>): Promise<T> {
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
 * address of somebody else: the password and the sessions of that person end, so that nobody waits in an account for its
 * owner to come. Where a second step is on, the code alone proves nothing: who has that one as well set the account up,
 * and loses nothing by it. False: the second step is still to come.
 */
export async function prove(connection: Connection, { kind }: CodeTarget, user: User): Promise<boolean> {
  const column = `${columns[kind].own}_proven_at`
  const { rows } = await connection.query<{ proven: boolean }>(
    `select ${column} is not null as proven from app_user where id = $1`,
    [user.id],
  )
  if (rows[0]!.proven) return true
  if (await hasTwoStep(connection, user.id)) return false
  await connection.query(`update app_user set ${column} = server_now(), password_hash = null where id = $1`, [user.id])
  for (const table of ['two_step', 'sign_in_ticket'])
    await connection.query(`delete from ${table} where user_id = $1`, [user.id])
  await endSessions(connection, user.id, 'passwordChanged')
  await forgetDevices(connection, user.id)
  return true
}

/** Code and second step have both come: the address is this user's. */
export async function proveAfterSecondStep(connection: Connection, user: string, address: string): Promise<void> {
  for (const { own } of Object.values(columns))
    await connection.query(
      `update app_user set ${own}_proven_at = coalesce(${own}_proven_at, server_now()) where id = $1 and ${own} = $2`,
      [user, address],
    )
}

/**
 * Somebody proves this address, and nobody can sign in with it to the account that has it: who set that one up and its
 * second step typed an address of somebody else.
 */
export async function letAddressGo(
  connection: Connection,
  { kind, to }: Pick<CodeTarget, 'kind' | 'to'>,
): Promise<void> {
  const { own } = columns[kind]
  await connection.query(
    `update app_user u set ${own} = null where ${own} = $1 and ${own}_proven_at is null
       and exists (select from two_step t where t.user_id = u.id and t.confirmed_at is not null)`,
    [to],
  )
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
