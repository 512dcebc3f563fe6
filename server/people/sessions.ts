import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Actor } from '#domain/shared/mutation'
import { withheldOf } from '#domain/subAccounts/rights'
import type { Connection, Database } from '../db/connect.ts'
import { asParty } from '../db/party.ts'
import { asSystem } from '../db/scope.ts'
import { publishPeople } from './people.ts'
import { type User, userColumns, userTables } from './users.ts'

export type SignedIn = Actor & {
  info: User
  session: string
  token: string
  device: string
  /** the products held now: neither expired nor switched off */
  products: readonly number[]
  /** may hand over what was not sent yet, and nothing else */
  disabled?: true
}

/** The two halves of a credential: neither opens anything alone. */
type Halves = { cookie: string; token: string }
type Claim = Halves & { username?: string | undefined; parentuser?: string | undefined }

/** What a session shows to its user of where it was begun. */
type Origin = { device: string; browser: string; system: string }
type SessionEnd = 'elsewhere' | 'disabled' | 'signedOut' | 'passwordChanged' | 'endedByUser'

/** The device that had it may be in other hands: it lets its data go. */
const onPurpose: readonly (string | null)[] = ['endedByUser', 'passwordChanged'] satisfies SessionEnd[]

export const sessionChannel = 'fairlead_session'

/** Signs a user in here, and out everywhere else. */
export async function openSession(connection: Connection, user: User, from: Origin): Promise<Halves> {
  const halves = { cookie: secret(), token: secret() }
  await endSessions(connection, user.id, 'elsewhere')
  await connection.query(
    `insert into session (id, account_id, user_id, cookie_hash, token_hash, device, browser, system, created_at, last_seen)
     values ($1, $2, $3, $4, $5, $6, $7, $8, server_now(), server_now())`,
    [
      randomUUID(),
      user.account_id,
      user.id,
      digest(halves.cookie),
      digest(halves.token),
      from.device,
      from.browser,
      from.system,
    ],
  )
  await publishPeople(connection, user.account_id, [user.id])
  return halves
}

export async function endSessions(
  connection: Connection,
  user: string,
  reason: SessionEnd,
  { except = null }: { except?: string | null } = {},
): Promise<void> {
  await connection.query(
    `update session set ended_at = coalesce(ended_at, server_now()), end_reason = $2
     where user_id = $1 and id is distinct from $3
       and (ended_at is null or ($2 = 'passwordChanged' and end_reason = 'elsewhere'))`,
    [user, reason, except],
  )
  await announceRights(connection, user)
}

/** What this user may do has changed: devices that are here ask for it at once. */
export const announceRights = (connection: Connection, user: string) =>
  connection.query('select pg_notify($1, $2)', [sessionChannel, user])

export async function endSession(database: Database, session: SignedIn): Promise<void> {
  await database.pool.query(
    `update session set ended_at = server_now(), end_reason = 'signedOut' where id = $1 and ended_at is null`,
    [session.session],
  )
  await database.pool.query('select pg_notify($1, $2)', [sessionChannel, session.user])
}

type SessionRow = User & {
  session: string
  device: string
  products: number[]
  cookie_hash: Buffer
  token_hash: Buffer
  live: boolean
  end_reason: string | null
  stale: boolean
}

/** Whose request this is. Both halves must be of one session that lives. */
export async function findSession(database: Database, claim: Claim, { evenDisabled = false } = {}): Promise<SignedIn> {
  const cookie = digest(claim.cookie)
  const token = digest(claim.token)
  // Every request asks it: by a name it is planned once for each connection, which took longer than to answer it.
  const one = { company: 'sessions', user: token.toString('hex') }
  const look = () =>
    database.pool.query<SessionRow>({
      name: 'session',
      text: `select ${userColumns}, s.id as session, s.device, s.cookie_hash, s.token_hash, s.end_reason,
            ${livesSql('s', '$3', '$4')} as live,
            s.last_seen < server_now() - interval '5 minutes' as stale,
            array(select product_id from product_held where user_id = u.id and status = '1'
                  and (expires_at is null or expires_at > now())) as products
     from session s join ${userTables.replace('app_user u', 'app_user u on u.id = s.user_id')}
     where s.cookie_hash = $1 or s.token_hash = $2`,
      values: [cookie, token, limits.sessionDays, limits.sessionMostDays],
    })
  const { rows } = await asParty('session', one, look)
  // A tab that still has an older token learns what became of that one, whoever is signed in here now.
  const found = rows.find((row) => timingSafeEqual(row.token_hash, token))
  if (found?.end_reason === 'elsewhere') throw new AppError('signedInElsewhere')
  if (found && onPurpose.includes(found.end_reason)) throw new AppError('sessionEnded')
  const isDisabled = !!found && found.status !== 'normal' && (found.live || found.end_reason === 'disabled')
  if (isDisabled && !evenDisabled) throw new AppError('accountDisabled')
  if (!(isDisabled || found?.live) || !timingSafeEqual(found.cookie_hash, cookie)) throw new AppError('signInAgain')
  if (!isAs(claim.username, found.username)) throw new AppError('signInAgain')
  if (!isAs(claim.parentuser, found.parentuser)) throw new AppError('forbidden')
  if (found.stale && !isDisabled) await noteSeen(database, found)
  return {
    account: found.account_id,
    user: found.id,
    role: found.parent_id ? 'sub' : 'main',
    info: found,
    session: found.session,
    token: claim.token,
    device: found.device,
    products: found.products,
    withheld: withheldOf(found),
    ...(isDisabled && { disabled: true as const }),
  }
}

function noteSeen(database: Database, { session, account_id, id }: SessionRow): Promise<void> {
  const note = () =>
    asSystem(database, async (connection) => {
      await connection.query('update session set last_seen = server_now() where id = $1', [session])
      await publishPeople(connection, account_id, [id])
    })
  // It waits for the company's own work, and nobody else with it.
  return asParty('request', { company: account_id, user: id }, note)
}

/** Headers hold no Chinese: a name may come percent-encoded. One that was not sent claims nothing. */
function isAs(sent: string | undefined, real: string): boolean {
  if (sent === undefined || sent === real) return true
  try {
    return decodeURIComponent(sent) === real
  } catch {
    return false
  }
}

/** Which of these sessions are over, for the sockets that live longer than a request. */
export async function endedAmong(database: Database, sessions: readonly string[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select s.id from session s join app_user u on u.id = s.user_id
     where s.id = any($1::uuid[]) and (not ${livesSql('s', '$2', '$3')} or u.status <> 'normal')`,
    [sessions, limits.sessionDays, limits.sessionMostDays],
  )
  return rows.map((row) => row.id)
}

/** Whoever was signed in signs in again, however busy they were; the device keeps what it has not sent. */
const livesSql = (table: string, idleDays: string, mostDays: string) =>
  `(${table}.ended_at is null and ${table}.last_seen > server_now() - ${idleDays} * interval '1 day'
    and ${table}.created_at > server_now() - ${mostDays} * interval '1 day')`

const secret = () => randomBytes(32).toString('base64url')
const digest = (half: string) => createHash('sha256').update(half).digest()
