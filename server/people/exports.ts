import { AppError, type ErrorCode } from '#domain/errors'
import { limits } from '#domain/limits'
import type { InputOf } from '#domain/shared/call'
import type { subAccountCalls } from '#domain/subAccounts/calls'
import type { ExportGrant } from '#domain/subAccounts/exportGrant'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { recordOperation } from '../operation.ts'
import { limitOf } from '../operatorLimits.ts'
import type { By } from './manage.ts'
import { isSigned } from './serverKey.ts'
import { serverNow } from './serverNow.ts'
import type { SignedIn } from './sessions.ts'

type Calls = typeof subAccountCalls

/** Every export is in the log, also one that was refused, and one that was made where no network was. */
export async function exportBegan(
  database: Database,
  by: By,
  user: SignedIn,
  { id, rows, filter, what, offline }: InputOf<Calls['exportBegan']>,
): Promise<void> {
  const refusal = await asSystem(database, async (connection) => {
    const now = await serverNow(connection)
    const at = Math.min(offline?.at ?? now, now)
    const withheld = offline ? await whyNotThen(connection, user, offline.grant, at) : await whyNot(connection, user)
    const most = await limitOf(connection, 'export-rows', by.account)
    const code = withheld ?? (rows > most ? 'exportTooMany' : null)
    const isRefused = code !== null && !offline
    const { rowCount } = await connection.query(
      `insert into export_log (account_id, id, user_id, what, filter, rows, offline, allowed, state, began_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, to_timestamp($10 / 1000.0)) on conflict do nothing`,
      [by.account, id, by.user, what, filter, rows, !!offline, code === null, isRefused ? 'refused' : 'began', at],
    )
    if (!rowCount) await mustBeSame(connection, by, { id, filter })
    else {
      const detail = { what, filter, rows, offline: !!offline, allowed: code === null, began_at: at }
      await recordOperation(connection, {
        ...by,
        action: isRefused ? 'export.refused' : 'export.began',
        target: id,
        detail,
      })
    }
    return isRefused ? refused(code, most) : null
  })
  if (refusal) throw refusal
}

/** Sent again, it is the same export, and no second one under the name of the first. */
async function mustBeSame(
  connection: Connection,
  { account, user }: By,
  { id, filter }: { id: string; filter: string },
) {
  const { rowCount } = await connection.query(
    `select from export_log where account_id = $1 and id = $2 and user_id = $3 and filter = $4
       and state in ('began', 'refused')`,
    [account, id, user, filter],
  )
  if (!rowCount) throw new AppError('exists')
}

export async function exportDone(
  database: Database,
  by: By,
  user: SignedIn,
  { id, state, rows }: InputOf<Calls['exportDone']>,
): Promise<void> {
  const refusal = await asSystem(database, async (connection) => {
    const { rows: logged } = await connection.query<{ state: string; what: string; filter: string }>(
      'select state, what, filter from export_log where account_id = $1 and id = $2 and user_id = $3 for update',
      [by.account, id, by.user],
    )
    const log = logged[0]
    if (!log) throw new AppError('notFound')
    const most = await limitOf(connection, 'export-rows', by.account)
    const tooMany = rows > most ? 'exportTooMany' : null
    const code = state === 'writing' ? ((await whyNot(connection, user)) ?? tooMany) : null
    const refusal = code && refused(code, most)
    const next = code ? 'refused' : state
    // Sent again, it is told once.
    if (log.state === next || isOver(log.state)) return refusal
    await connection.query(
      `update export_log set state = $3, rows = $4, ended_at = case when $3 = 'writing' then null else server_now() end
       where account_id = $1 and id = $2`,
      [by.account, id, next, rows],
    )
    if (next !== 'writing') {
      const { what, filter } = log
      await recordOperation(connection, { ...by, action: `export.${next}`, target: id, detail: { what, filter, rows } })
    }
    return refusal
  })
  if (refusal) throw refusal
}

const isOver = (state: string) => state === 'written' || state === 'stopped'

const refused = (code: ErrorCode, max: number) =>
  new AppError(code, { values: { minutes: limits.exportVerificationMinutes, max } })

/** Read anew: what was withdrawn since this request began counts as well. */
async function whyNot(connection: Connection, { user, session, role }: SignedIn): Promise<ErrorCode | null> {
  if (role === 'main') return null
  const { rows } = await connection.query<{ may: boolean; verify: boolean; granted: boolean }>(
    `select u.export_data = 'granted' as may, m.export_verify as verify,
       exists (select from export_grant g where g.user_id = u.id and g.session_id = $2 and g.revoked_at is null
               and g.expires_at > (extract(epoch from server_now()) * 1000)::bigint) as granted
     from app_user u join app_user m on m.id = u.parent_id where u.id = $1`,
    [user, session],
  )
  const { may, verify, granted } = rows[0]!
  if (!may) return 'exportNotAllowed'
  return verify && !granted ? 'exportCodeNeeded' : null
}

/** The same of a moment that is over, from what the device carried: the session may have ended since. */
async function whyNotThen(
  connection: Connection,
  { user, role }: SignedIn,
  grant: ExportGrant | null,
  at: number,
): Promise<ErrorCode | null> {
  if (role === 'main') return null
  const { rows } = await connection.query<{ may: boolean; verify: boolean; revoked: number | null }>(
    `select u.export_data = 'granted' as may, m.export_verify as verify,
       (select (extract(epoch from g.revoked_at) * 1000)::bigint from export_grant g where g.id = $2) as revoked
     from app_user u join app_user m on m.id = u.parent_id where u.id = $1`,
    [user, grant?.id ?? null],
  )
  const { may, verify, revoked } = rows[0]!
  if (!may) return 'exportNotAllowed'
  if (!verify) return null
  const isGood =
    grant !== null &&
    grant.user === user &&
    grant.issued_at <= at &&
    at < grant.expires_at &&
    (revoked === null || at < revoked) &&
    (await isSigned(connection, grant))
  return isGood ? null : 'exportCodeNeeded'
}
