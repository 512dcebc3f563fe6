import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Connection } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { deviceKey, type Trier, trierOf } from '../../people/knownDevices.ts'
import { isPassword } from '../../people/password.ts'
import { countTry, forgetTries, type TryKey, tryKey, uncountTry } from '../../people/throttle.ts'
import { findByAccount, findSub, typedName, type User, type WithPassword } from '../../people/users.ts'
import { noteLock } from './acts.ts'
import type { AuthContext } from './asking.ts'

type LoginCredentials = { account: string; password: string }

export const checkPassword = (asking: AuthContext, typed: LoginCredentials): Promise<User> =>
  check(asking, findByAccount, typed)

/** Only sub accounts, by their user name: a main account is as unknown here as nobody. */
export const checkSubPassword = (asking: AuthContext, typed: LoginCredentials): Promise<User> =>
  check(asking, findSub, typed)

/** The same answer after the same work, whether the account is unknown or the password wrong. */
async function check(
  asking: AuthContext,
  find: (connection: Connection, account: string) => Promise<WithPassword | null>,
  { account, password }: LoginCredentials,
): Promise<User> {
  const { services, address } = asking
  const { database } = services
  const user = await asSystem(database, (connection) => find(connection, account))
  if (user) asking.noteWho(user)
  const trier = await trierOf(database, asking, user?.id ?? null)
  const { key, most } = triesOf[trier](asking, user, account)
  // Others behind the address of a device that is known do not lock it out either.
  const ofAddress = trier === 'known' ? null : tryKey('address', address)
  if (ofAddress) await countTry(database, ofAddress, limits.signInTriesPerAddress)
  await countTry(database, key, most).catch((locked: unknown) => {
    if (user) noteLock(user, asking)
    throw locked
  })
  if (!(await isPassword(user?.password_hash ?? null, password)) || !user)
    throw new AppError('accountOrPasswordWrong', { field: 'password' })
  await forgetTries(database, key)
  if (ofAddress) await uncountTry(database, ofAddress)
  if (user.status !== 'normal') throw new AppError('accountDisabled')
  return user
}

/**
 * Strangers are counted by what they typed and not by whom that is, so that names of one user, and names of nobody,
 * cannot be told from others by their locks.
 */
const triesOf: Record<
  Trier,
  (asking: AuthContext, user: User | null, account: string) => { key: TryKey; most: number }
> = {
  known: (asking, user) => ({ key: tryKey('device', `${user!.id} ${deviceKey(asking)}`), most: limits.signInTries }),
  letIn: (_, user) => ({ key: tryKey('letIn', user!.id), most: limits.letInTries }),
  stranger: (_, __, account) => ({ key: tryKey('typed', typedName(account)), most: limits.signInTries }),
}
