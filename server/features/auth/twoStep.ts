import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Connection } from '../../db/connect.ts'
import type { Secrets } from '../../secrets.ts'

export async function hasTwoStep(connection: Connection, user: string): Promise<boolean> {
  const { rows } = await connection.query<{ on: boolean }>(
    'select exists (select from two_step where user_id = $1 and confirmed_at is not null) as on',
    [user],
  )
  return rows[0]!.on
}

type Owner = { id: string; account_id: string; username: string }

/** A new secret, that counts from its first code on. */
export async function beginTwoStep(
  connection: Connection,
  secrets: Secrets,
  user: Owner,
): Promise<{ secret: string; uri: string }> {
  if (await hasTwoStep(connection, user.id)) throw new AppError('twoStepOn')
  const secret = new Secret({ size: 20 })
  await connection.query(
    `insert into two_step (user_id, account_id, secret) values ($1, $2, $3)
     on conflict (user_id) do update set secret = excluded.secret, used_step = 0`,
    [user.id, user.account_id, secrets.seal(purposeOf(user.id), secret.base32)],
  )
  return { secret: secret.base32, uri: totpOf(secret, user.username).toString() }
}

/** The owner has shown that the app has the secret; these codes stand in for it when the phone is lost. */
export async function confirmTwoStep(
  connection: Connection,
  secrets: Secrets,
  user: Owner,
  captcha: string,
): Promise<string[]> {
  if (await hasTwoStep(connection, user.id)) throw new AppError('twoStepOn')
  if (!(await takeTotp(connection, secrets, user.id, captcha))) throw new AppError('codeWrong', { field: 'captcha' })
  await connection.query('update two_step set confirmed_at = server_now() where user_id = $1', [user.id])
  return renewRecoveryCodes(connection, secrets, user)
}

export async function renewRecoveryCodes(connection: Connection, secrets: Secrets, user: Owner): Promise<string[]> {
  if (!(await hasTwoStep(connection, user.id))) throw new AppError('twoStepOff')
  const codes = Array.from({ length: limits.recoveryCodes }, makeRecoveryCode)
  await connection.query('delete from recovery_code where user_id = $1', [user.id])
  await connection.query('insert into recovery_code (user_id, account_id, hash) select $1, $2, unnest($3::bytea[])', [
    user.id,
    user.account_id,
    codes.map((code) => recoveryHash(secrets, user.id, code)),
  ])
  return codes
}

export async function endTwoStep(connection: Connection, user: string): Promise<void> {
  await connection.query('delete from recovery_code where user_id = $1', [user])
  await connection.query('delete from two_step where user_id = $1', [user])
}

/** A code of the app, or a recovery code; each is taken once. */
export function takeSecondStep(
  connection: Connection,
  secrets: Secrets,
  user: string,
  typed: string,
): Promise<boolean> {
  const code = typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()
  return /^\d{6}$/.test(code)
    ? takeTotp(connection, secrets, user, code)
    : takeRecoveryCode(connection, recoveryHash(secrets, user, code), user)
}

type Enrolled = { secret: string; used_step: number; now: number }

async function takeTotp(connection: Connection, secrets: Secrets, user: string, code: string): Promise<boolean> {
  const { rows } = await connection.query<Enrolled>(
    `select secret, used_step, (extract(epoch from server_now()) * 1000)::bigint as now
     from two_step where user_id = $1 for update`,
    [user],
  )
  if (!rows[0]) throw new AppError('twoStepOff')
  const { secret, used_step, now } = rows[0]
  const totp = totpOf(Secret.fromBase32(secrets.open(purposeOf(user), secret)), '')
  // The phone's clock may be half a minute off, in both directions.
  const delta = totp.validate({ token: code, timestamp: now, window: 1 })
  if (delta === null) return false
  const step = totp.counter({ timestamp: now }) + delta
  // Whoever looked over the shoulder has the code as well.
  if (step <= used_step) return false
  await connection.query('update two_step set used_step = $2 where user_id = $1', [user, step])
  return true
}

async function takeRecoveryCode(connection: Connection, hash: Buffer, user: string): Promise<boolean> {
  const { rowCount } = await connection.query(
    'update recovery_code set used_at = server_now() where user_id = $1 and hash = $2 and used_at is null',
    [user, hash],
  )
  return rowCount === 1
}

const purposeOf = (user: string) => `two-step ${user}`
const totpOf = (secret: Secret, username: string) => new TOTP({ issuer: 'Fairlead', label: username, secret })
const recoveryHash = (secrets: Secrets, user: string, code: string) =>
  secrets.digest('recovery code', `${user}\0${code.replaceAll('-', '')}`)

// Neither O and 0 nor I and 1: 32 signs, so that each byte gives one evenly.
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
function makeRecoveryCode(): string {
  const code = Array.from(randomBytes(10), (byte) => signs[byte & 31]).join('')
  return `${code.slice(0, 5)}-${code.slice(5)}`
}
