import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { isPassword } from './password.ts'
import { countTry, forgetTries, tryKey, uncountTry } from './throttle.ts'
import { findByAccount, readAccount, type User } from './users.ts'

/** The same answer after the same work, whether the account is unknown or the password wrong. */
export async function checkPassword(
  database: Database,
  { account, password, address }: { account: string; password: string; address: string },
): Promise<User> {
  const user = await asSystem(database, (connection) => findByAccount(connection, account))
  const ofAccount = user ? tryKey('user', user.id) : tryKey('typed', readAccount(account).username)
  const ofAddress = tryKey('address', address)
  await countTry(database, ofAddress, limits.signInTriesPerAddress)
  await countTry(database, ofAccount, limits.signInTries)
  if (!(await isPassword(user?.password_hash ?? null, password)) || !user)
    throw new AppError('accountOrPasswordWrong', { field: 'password' })
  await forgetTries(database, ofAccount)
  await uncountTry(database, ofAddress)
  if (user.status !== 'normal') throw new AppError('accountDisabled')
  return user
}
