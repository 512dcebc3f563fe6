import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Connection } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import type { Asking } from '../../http/route.ts'
import { noteLock } from './acts.ts'
import { isPassword } from './password.ts'
import { countTry, forgetTries, tryKey, uncountTry } from './throttle.ts'
import { findByAccount, findSub, readAccount, type User, type WithPassword } from './users.ts'

type Typed = { account: string; password: string }

export const checkPassword = (asking: Asking, typed: Typed): Promise<User> => check(asking, findByAccount, typed)

/** Only sub accounts, by their user name: a main account is as unknown here as nobody. */
export const checkSubPassword = (asking: Asking, typed: Typed): Promise<User> => check(asking, findSub, typed)

/** The same answer after the same work, whether the account is unknown or the password wrong. */
async function check(
  asking: Asking,
  find: (connection: Connection, account: string) => Promise<WithPassword | null>,
  { account, password }: Typed,
): Promise<User> {
  const { services, address } = asking
  const { database } = services
  const user = await asSystem(database, (connection) => find(connection, account))
  if (user) asking.noteWho(user)
  const ofAccount = user ? tryKey('user', user.id) : tryKey('typed', readAccount(account).username)
  const ofAddress = tryKey('address', address)
  await countTry(database, ofAddress, limits.signInTriesPerAddress)
  await countTry(database, ofAccount, limits.signInTries).catch((locked: unknown) => {
    if (user) noteLock(user, asking)
    throw locked
  })
  if (!(await isPassword(user?.password_hash ?? null, password)) || !user)
    throw new AppError('accountOrPasswordWrong', { field: 'password' })
  await forgetTries(database, ofAccount)
  await uncountTry(database, ofAddress)
  if (user.status !== 'normal') throw new AppError('accountDisabled')
  return user
}
