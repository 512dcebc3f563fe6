import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import { asSystem } from '../../db/scope.ts'
import type { Asking } from '../../http/route.ts'
import { recordOperation } from '../../operation.ts'
import { selfFrom } from './acts.ts'
import { findByTarget, notedWho, prove } from './addresses.ts'
import { type CodeTarget, checkCode, spendCode } from './codes.ts'
import { isPassword } from './password.ts'
import { hashChosen } from './passwordRules.ts'
import { endSessions, type SignedIn } from './sessions.ts'
import { countTry, forgetTries, tryKey } from './throttle.ts'

/** Whoever sits down at a device that is signed in is asked again before something that lasts. */
export async function confirmPassword(
  { services: { database } }: Asking,
  { user }: SignedIn,
  { password, field }: { password: string; field: string },
): Promise<void> {
  const { rows } = await database.pool.query<{ password_hash: string | null }>(
    'select password_hash from app_user where id = $1',
    [user],
  )
  const { password_hash = null } = rows[0] ?? {}
  if (password_hash === null) throw new AppError('passwordMissing', { field })
  const tries = tryKey('user', user)
  await countTry(database, tries, limits.signInTries, field)
  if (!(await isPassword(password_hash, password))) throw new AppError('passwordWrong', { field })
  await forgetTries(database, tries)
}

/** Who knew the old one is out, everywhere but here. */
export async function updatePassword(
  { oldpassword, newpassword }: { oldpassword: string; newpassword: string },
  user: SignedIn,
  asking: Asking,
): Promise<void> {
  await confirmPassword(asking, user, { password: oldpassword, field: 'oldpassword' })
  const { username, email, mobile } = user.info
  const passwordHash = await hashChosen(newpassword, [username, email, mobile], 'newpassword')
  await asSystem(asking.services.database, async (connection) => {
    await connection.query('update app_user set password_hash = $2 where id = $1', [user.user, passwordHash])
    await connection.query('delete from sign_in_ticket where user_id = $1', [user.user])
    await endSessions(connection, user.user, 'passwordChanged', { except: user.session })
    await recordOperation(connection, { ...selfFrom(user.info, asking), action: 'security.password' })
  })
}

/** Everybody is out, the one who asks as well: the new password then signs in. */
export async function resetPassword(
  target: CodeTarget,
  { captcha, newpassword }: { captcha: string; newpassword: string },
  asking: Asking,
): Promise<void> {
  const { database } = asking.services
  const checking = checkCode(asking.services, target, { captcha, address: asking.address })
  const code = await notedWho(asking, target, checking)
  const passwordHash = await hashChosen(newpassword, [target.to], 'newpassword')
  const user = await asSystem(database, async (connection) => {
    await spendCode(connection, code)
    const user = await findByTarget(connection, target)
    await prove(connection, target, user)
    await connection.query('update app_user set password_hash = $2 where id = $1', [user.id, passwordHash])
    await connection.query('delete from sign_in_ticket where user_id = $1', [user.id])
    await endSessions(connection, user.id, 'passwordChanged')
    await recordOperation(connection, { ...selfFrom(user, asking), action: 'security.passwordReset' })
    return user
  })
  await forgetTries(database, tryKey('user', user.id))
}
