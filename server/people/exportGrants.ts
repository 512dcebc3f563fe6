import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { InputOf, OutputOf } from '#domain/shared/call'
import type { subAccountCalls } from '#domain/subAccounts/calls'
import type { ExportGrant } from '#domain/subAccounts/exportGrant'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { recordOperation } from '../operation.ts'
import type { Secrets } from '../secrets.ts'
import { type By, manage } from './manage.ts'
import { signGrant } from './serverKey.ts'
import { serverNow } from './serverNow.ts'
import { announceRights, type SignedIn } from './sessions.ts'

type Calls = typeof subAccountCalls
const minute = 60_000

/* ---------- the main account ---------- */

export async function operateExportVerify(
  database: Database,
  by: By,
  input: InputOf<Calls['operateExportVerify']>,
): Promise<OutputOf<Calls['operateExportVerify']>> {
  if (input.type === 'on' || input.type === 'off') return switchVerify(database, by, input.type === 'on')
  const code = input.type === 'code' ? await makeCode(database, by, input.subuserid) : {}
  if (input.type === 'revoke') await revoke(database, by, input.subuserids)
  return { export_verify: await isVerifyOn(database, by), ...code }
}

function switchVerify(database: Database, by: By, export_verify: boolean): Promise<{ export_verify: boolean }> {
  return asSystem(database, async (connection) => {
    const { rowCount } = await connection.query(
      'update app_user set export_verify = $2 where id = $1 and export_verify <> $2',
      [by.user, export_verify],
    )
    if (!rowCount) return { export_verify }
    const { rows } = await connection.query<{ id: string }>(
      'select id from app_user where id = $1 or parent_id = $1 order by id',
      [by.user],
    )
    for (const { id } of rows) await announceRights(connection, id)
    await recordOperation(connection, { ...by, action: `exportVerify.${export_verify ? 'on' : 'off'}` })
    return { export_verify }
  })
}

async function isVerifyOn({ pool }: Database, { user }: By): Promise<boolean> {
  const { rows } = await pool.query<{ export_verify: boolean }>('select export_verify from app_user where id = $1', [
    user,
  ])
  return rows[0]!.export_verify
}

function makeCode(database: Database, by: By, sub: string): Promise<{ code: string; expires_at: number }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return manage(database, by, [sub], async ({ connection, subs, record }) => {
    const { rows } = await connection.query<{ expires_at: number }>(
      `insert into export_code (account_id, user_id, hash, expires_at)
       values ($1, $2, $3, server_now() + $4 * interval '1 minute')
       on conflict (user_id) do update set hash = excluded.hash, expires_at = excluded.expires_at, tries = 0
       returning (extract(epoch from expires_at) * 1000)::bigint as expires_at`,
      [by.account, sub, digest(sub, code), limits.exportCodeMinutes],
    )
    await record({ action: 'exportVerify.code', target: sub, detail: { username: subs[0]!.username } })
    return { code, expires_at: rows[0]!.expires_at }
  })
}

const revoke = (database: Database, by: By, users: readonly string[]) =>
  manage(database, by, users, async ({ connection, subs, record }) => {
    await endExports(
      connection,
      subs.map(({ id }) => id),
    )
    for (const { id, username } of subs) {
      await announceRights(connection, id)
      await record({ action: 'exportVerify.revoke', target: id, detail: { username } })
    }
  })

/** No code and no permission of these users is good any more. */
export async function endExports(connection: Connection, users: readonly string[]): Promise<void> {
  await connection.query('delete from export_code where user_id = any($1::uuid[])', [users])
  await connection.query(
    'update export_grant set revoked_at = server_now() where user_id = any($1::uuid[]) and revoked_at is null',
    [users],
  )
}

/* ---------- the sub account ---------- */

/** Counted before it is looked at, so that many tries at once cannot pass together. */
export async function verifyExport(
  { database, secrets }: { database: Database; secrets: Secrets },
  by: By,
  { session, role, info }: SignedIn,
  captcha: string,
): Promise<{ grant: ExportGrant; public_key: string; server_now: number }> {
  if (role === 'main') throw new AppError('forbidden')
  if (info.export_data !== 'granted') throw new AppError('exportNotAllowed')
  const { rows } = await database.pool.query<{ hash: Buffer; tries: number }>(
    `update export_code set tries = tries + 1 where user_id = $1 and expires_at > server_now() and tries < $2
     returning hash, tries`,
    [by.user, limits.exportCodeTries],
  )
  const code = rows[0]
  if (!code) throw new AppError('exportCodeOver', { field: 'captcha' })
  if (!timingSafeEqual(code.hash, digest(by.user, captcha)))
    throw new AppError(code.tries < limits.exportCodeTries ? 'exportCodeWrong' : 'exportCodeOver', { field: 'captcha' })
  return asSystem(database, async (connection) => {
    const { rowCount } = await connection.query('delete from export_code where user_id = $1 and hash = $2', [
      by.user,
      code.hash,
    ])
    if (!rowCount) throw new AppError('exportCodeOver', { field: 'captcha' })
    const issued_at = await serverNow(connection)
    const expires_at = issued_at + limits.exportVerificationMinutes * minute
    const unsigned = { id: randomUUID(), user: by.user, session, issued_at, expires_at }
    await connection.query(
      `insert into export_grant (account_id, id, user_id, session_id, issued_at, expires_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [by.account, unsigned.id, by.user, session, issued_at, expires_at],
    )
    await recordOperation(connection, { ...by, action: 'exportVerify.grant', detail: { expires_at } })
    return { ...(await signGrant(connection, secrets, unsigned)), server_now: issued_at }
  })
}

const digest = (user: string, code: string) => createHash('sha256').update(`${user}\0${code}`).digest()
