import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { AppError } from '#domain/errors'
import type { Connection } from '../db/connect.ts'
import type { Secrets } from '../secrets.ts'
import { hashWithSalt } from './password.ts'

export const recoveryCodesPerUser = 10

export async function hasTwoStep(connection: Pick<Connection, 'query'>, user: string): Promise<boolean> {
  const { rows } = await connection.query<{ on: boolean }>(
    'select exists (select from two_step where user_id = $1 and confirmed_at is not null) as on',
    [user],
  )
  return rows[0]!.on
}

/** Whether the main account requires a second step of its company, or the operator of this one or of all. */
export async function needsTwoStep(
  connection: Pick<Connection, 'query'>,
  { account_id }: { account_id: string },
): Promise<boolean> {
  const { rows } = await connection.query<{ needed: boolean }>(
    `select ${isRequired} as needed from account a where a.id = $1`,
    [account_id],
  )
  return rows[0]!.needed
}

/** Of `account a`. Of the operator's wishes for one company and for all, the company's counts. */
export const isRequired = `(a.second_step or coalesce((select value = 1 from operator_limit
  where name = 'second-step' and (account_id = a.id or account_id is null) order by account_id nulls last limit 1), false))`

type TwoStepUser = { id: string; account_id: string; username: string }

/** A new secret, that counts from its first code on. */
export async function beginTwoStep(
  connection: Connection,
  secrets: Secrets,
  user: TwoStepUser,
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
  user: TwoStepUser,
  captcha: string,
): Promise<string[]> {
  if (await hasTwoStep(connection, user.id)) throw new AppError('twoStepOn')
  if (!(await takeTotp(connection, secrets, user.id, captcha))) throw new AppError('codeWrong', { field: 'captcha' })
  await connection.query('update two_step set confirmed_at = server_now() where user_id = $1', [user.id])
  return renewRecoveryCodes(connection, secrets, user)
}

export async function renewRecoveryCodes(
  connection: Connection,
  secrets: Secrets,
  user: TwoStepUser,
): Promise<string[]> {
  if (!(await hasTwoStep(connection, user.id))) throw new AppError('twoStepOff')
  const codes = Array.from({ length: recoveryCodesPerUser }, makeRecoveryCode)
  const hashes = await Promise.all(codes.map((code) => recoveryHash(secrets, user.id, code)))
  await connection.query('delete from recovery_code where user_id = $1', [user.id])
  await connection.query('insert into recovery_code (user_id, account_id, hash) select $1, $2, unnest($3::bytea[])', [
    user.id,
    user.account_id,
    hashes,
  ])
  return codes
}

export async function endTwoStep(connection: Connection, user: string): Promise<void> {
  await connection.query('delete from recovery_code where user_id = $1', [user])
  await connection.query('delete from two_step where user_id = $1', [user])
}

/** For somebody who has lost the phone and the codes, by who vouches for them. What waits for its second step is over. */
export async function forgetSecondStep(connection: Connection, user: string): Promise<void> {
  await endTwoStep(connection, user)
  await connection.query('delete from sign_in_ticket where user_id = $1', [user])
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
    : takeRecoveryCode(connection, secrets, user, code)
}

type TotpRow = { secret: string; used_step: number; now: number }

async function takeTotp(connection: Connection, secrets: Secrets, user: string, code: string): Promise<boolean> {
  const { rows } = await connection.query<TotpRow>(
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

async function takeRecoveryCode(
  connection: Connection,
  secrets: Secrets,
  user: string,
  code: string,
): Promise<boolean> {
  const typed = code.replaceAll('-', '')
  const salts = secrets.digests('recovery salt', user)
  // As codes of before are kept: those of before the key changed, and those without a costly hash.
  const hashes = await Promise.all(salts.map((salt) => hashWithSalt(typed, salt)))
  hashes.push(...secrets.digests('recovery code', `${user}\0${typed}`))
  const { rowCount } = await connection.query(
    'update recovery_code set used_at = server_now() where user_id = $1 and hash = any($2::bytea[]) and used_at is null',
    [user, hashes],
  )
  return rowCount === 1
}

const purposeOf = (user: string) => `two-step ${user}`
const totpOf = (secret: Secret, username: string) => new TOTP({ issuer: 'Fairlead', label: username, secret })
/** Fifty bits are not much: whoever has the rows and the key still pays for each guess. */
const recoveryHash = (secrets: Secrets, user: string, code: string) =>
  hashWithSalt(code.replaceAll('-', ''), secrets.digest('recovery salt', user))

// Neither O and 0 nor I and 1: 32 signs, so that each byte gives one evenly.
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
function makeRecoveryCode(): string {
  const code = Array.from(randomBytes(10), (byte) => signs[byte & 31]).join('')
  return `${code.slice(0, 5)}-${code.slice(5)}`
}
