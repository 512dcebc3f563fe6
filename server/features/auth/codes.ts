import { randomInt } from 'node:crypto'
import type { CodeEvent, CodeKind } from '#domain/auth/codes'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { limitOf } from '../../operatorLimits.ts'
import { countTry, tryKey, uncountTry } from '../../people/throttle.ts'
import type { Secrets } from '../../secrets.ts'

/** Where a code goes, and the one thing that it is for. */
export type CodeTarget = { kind: CodeKind; to: string; event: CodeEvent }
/** A code that was right a moment ago; it counts once it is spent. */
type RightCode = { key: Buffer; hash: Buffer }

type CodeServices = { database: Database; secrets: Secrets }

/** A new code, kept as its keyed hash; the one before it ends. */
export function makeCode({ database, secrets }: CodeServices, target: CodeTarget, address: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return asSystem(database, async (connection) => {
    await countSending(connection, secrets, target, address)
    await connection.query(
      `insert into sign_in_code (key, code_hash, expires_at) values ($1, $2, server_now() + $3 * interval '1 minute')
       on conflict (key) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`,
      [codeTargetKey(secrets, target), hashOf(secrets, target, code), limits.codeMinutes],
    )
    await forgetOld(connection)
    return code
  })
}

/** Tries are counted with the comparison, so that many at once get no more of them than one after another. */
export async function checkCode(
  { database, secrets }: CodeServices,
  target: CodeTarget,
  { captcha, address }: { captcha: string; address: string },
): Promise<RightCode> {
  const ofAddress = tryKey('address', address)
  await countTry(database, ofAddress, limits.signInTriesPerAddress, 'captcha')
  const code = { key: codeTargetKey(secrets, target), hash: hashOf(secrets, target, captcha) }
  const { rows } = await database.pool.query<{ right: boolean }>(
    `update sign_in_code set tries = tries + (code_hash <> $2)::int
     where key = $1 and expires_at > server_now() and tries < $3 returning code_hash = $2 as right`,
    [code.key, code.hash, limits.codeTries],
  )
  if (!rows[0])
    throw new AppError((await isThere(database, code.key)) ? 'codeTries' : 'codeExpired', { field: 'captcha' })
  if (!rows[0].right) throw new AppError('codeWrong', { field: 'captcha' })
  await uncountTry(database, ofAddress)
  return code
}

/** In the transaction of what the code is for: two who bring it at once, and only one of them gets it. */
export async function spendCode(connection: Connection, { key, hash }: RightCode): Promise<void> {
  const { rowCount } = await connection.query(
    'delete from sign_in_code where key = $1 and code_hash = $2 and expires_at > server_now()',
    [key, hash],
  )
  if (!rowCount) throw new AppError('codeExpired', { field: 'captcha' })
}

async function isThere(database: Database, key: Buffer): Promise<boolean> {
  const { rows } = await database.pool.query<{ there: boolean }>(
    'select exists (select from sign_in_code where key = $1 and expires_at > server_now()) as there',
    [key],
  )
  return rows[0]!.there
}

const codeTargetName = ({ kind, event, to }: CodeTarget) => `${kind}\0${event}\0${to}`
const codeTargetKey = (secrets: Secrets, target: CodeTarget) => secrets.digest('code target', codeTargetName(target))
const hashOf = (secrets: Secrets, target: CodeTarget, code: string) =>
  secrets.digest('code', `${codeTargetName(target)}\0${code}`)

const hour = 3_600
const windowsOf = (anHour: number) =>
  [
    { of: 'target', seconds: limits.codeSeconds, most: 1 },
    { of: 'target', seconds: hour, most: anHour },
    { of: 'target', seconds: 24 * hour, most: Math.max(anHour, limits.codesPerTargetDay) },
    { of: 'address', seconds: hour, most: limits.codesPerAddressHour },
    { of: 'address', seconds: 24 * hour, most: limits.codesPerAddressDay },
  ] as const

/** Whatever they are for: each one costs money, and somebody may not want them. A refused one is not counted. */
async function countSending(
  connection: Connection,
  secrets: Secrets,
  { kind, to }: CodeTarget,
  address: string,
): Promise<void> {
  const windows = windowsOf(await limitOf(connection, 'codes-an-hour'))
  const values = { target: `${kind}\0${to}`, address }
  const keys = windows.map(({ of, seconds }) => secrets.digest('code rate', `${of}\0${seconds}\0${values[of]}`))
  const { rows } = await connection.query<{ key: Buffer; count: number; seconds: number }>(
    `insert into code_rate as r (key, count, until)
     select key, 1, server_now() + seconds * interval '1 second'
     from unnest($1::bytea[], $2::int[]) as wanted (key, seconds) order by key
     on conflict (key) do update set
       count = case when r.until <= server_now() then 1 else r.count + 1 end,
       until = case when r.until <= server_now() then excluded.until else r.until end
     returning key, count, ceil(extract(epoch from until - server_now()))::int as seconds`,
    [keys, windows.map(({ seconds }) => seconds)],
  )
  const waits = windows.flatMap(({ most }, n) => {
    const { count, seconds } = rows.find(({ key }) => key.equals(keys[n]!))!
    return count > most ? [seconds] : []
  })
  if (waits.length) throw new AppError('tooManyRequests', { values: { seconds: Math.max(...waits) } })
}

async function forgetOld(connection: Connection): Promise<void> {
  for (const [table, key, end] of [
    ['sign_in_code', 'key', 'expires_at'],
    ['code_rate', 'key', 'until'],
    ['sign_in_ticket', 'hash', 'expires_at'],
  ] as const)
    await connection.query(
      `delete from ${table} where ${key} in
         (select ${key} from ${table} where ${end} < server_now() for update skip locked)`,
    )
}
