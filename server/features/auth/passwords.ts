import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Connection } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { recordOperation } from '../../operation.ts'
import { forgetDevices } from '../../people/knownDevices.ts'
import { isPassword } from '../../people/password.ts'
import { hashChosen } from '../../people/passwordRules.ts'
import { endSessions, type SignedIn } from '../../people/sessions.ts'
import { countTry, forgetTries, tryKey } from '../../people/throttle.ts'
import { hasTwoStep, takeSecondStep } from '../../people/twoStep.ts'
import { typedNamesOf } from '../../people/users.ts'
import { selfFrom } from './acts.ts'
import { findByTarget, notedWho, prove } from './addresses.ts'
import type { AuthContext } from './asking.ts'
import { type CodeTarget, checkCode, spendCode } from './codes.ts'

/** Whoever sits down at a device that is signed in is asked again before something that lasts. */
export async function confirmPassword(
  { services: { database } }: AuthContext,
  { user }: SignedIn,
  { password, field }: { password: string; field: string },
): Promise<void> {
  const { rows } = await database.pool.query<{ password_hash: string | null }>(
    'select password_hash from app_user where id = $1',
    [user],
  )
  const { password_hash = null } = rows[0] ?? {}
  if (password_hash === null) throw new AppError('passwordMissing', { field })
  const tries = tryKey('confirm', user)
  await countTry(database, tries, limits.signInTries, field)
  if (!(await isPassword(password_hash, password))) throw new AppError('passwordWrong', { field })
  await forgetTries(database, tries)
}

type Proof = { password?: string | undefined; code?: string | undefined }

/**
 * Who one is, once more, before an address changes: a session alone is no lasting claim. The password, or where a second
 * step is on, what it takes. In the transaction of what it is for, because a code of the app is taken once.
 */
export async function confirmOneself(asking: AuthContext, user: SignedIn, { password, code }: Proof) {
  const { database, secrets } = asking.services
  if (password === undefined && code === undefined) throw new AppError('passwordEmpty', { field: 'password' })
  const mayUseCode = code !== undefined && (await hasTwoStep(database.pool, user.user))
  if (!mayUseCode) {
    await confirmPassword(asking, user, { password: password ?? '', field: 'password' })
    return async () => {}
  }
  const tries = tryKey('confirm', user.user)
  await countTry(database, tries, limits.signInTries, 'code')
  return async (connection: Connection) => {
    if (!(await takeSecondStep(connection, secrets, user.user, code)))
      throw new AppError('codeWrong', { field: 'code' })
    await forgetTries(database, tries)
  }
}

/** Who knew the old one is out, everywhere but here. */
export async function updatePassword(
  { oldpassword, newpassword }: { oldpassword: string; newpassword: string },
  user: SignedIn,
  asking: AuthContext,
): Promise<void> {
  await confirmPassword(asking, user, { password: oldpassword, field: 'oldpassword' })
  const { username, email, mobile } = user.info
  const passwordHash = await hashChosen(newpassword, [username, email, mobile], 'newpassword')
  await asSystem(asking.services.database, async (connection) => {
    await connection.query('update app_user set password_hash = $2 where id = $1', [user.user, passwordHash])
    await connection.query('delete from sign_in_ticket where user_id = $1', [user.user])
    await endSessions(connection, user.user, 'passwordChanged', { except: user.session })
    await forgetDevices(connection, user.user, { except: asking.knownDevice })
    await recordOperation(connection, { ...selfFrom(user.info, asking), action: 'security.password' })
  })
}

/** Everybody is out, the one who asks as well: the new password then signs in. */
export async function resetPassword(
  target: CodeTarget,
  { captcha, newpassword }: { captcha: string; newpassword: string },
  asking: AuthContext,
): Promise<void> {
  const { database } = asking.services
  const checking = checkCode(asking.services, target, { captcha, address: asking.address })
  const code = await notedWho(asking, target, checking)
  const passwordHash = await hashChosen(newpassword, [target.to], 'newpassword')
  const user = await asSystem(database, async (connection) => {
    await spendCode(connection, code)
    const user = await findByTarget(connection, target)
    if (!(await prove(connection, target, user))) throw new AppError('addressUnproven', { field: 'captcha' })
    await connection.query('update app_user set password_hash = $2 where id = $1', [user.id, passwordHash])
    await connection.query('delete from sign_in_ticket where user_id = $1', [user.id])
    await endSessions(connection, user.id, 'passwordChanged')
    await forgetDevices(connection, user.id)
    await recordOperation(connection, { ...selfFrom(user, asking), action: 'security.passwordReset' })
    return user
  })
  for (const name of typedNamesOf(user)) await forgetTries(database, tryKey('typed', name))
}
