import { createHash, randomBytes } from 'node:crypto'
import { limits } from '#domain/limits'
import type { Connection, Database } from '../db/connect.ts'
import type { RequestContext } from '../http/route.ts'
import type { User } from './users.ts'

/** Who tries: a browser that this user has signed in with before, somebody whom the main account lets in, or anybody. */
export type Trier = 'known' | 'letIn' | 'stranger'

/** The same question whether there is such a user or not, so that its time tells nothing. */
export async function trierOf(
  { pool }: Database,
  { knownDevice }: RequestContext,
  user: string | null,
): Promise<Trier> {
  const { rows } = await pool.query<{ known: boolean; let_in: boolean }>(
    `select exists (select from known_device where user_id = $1 and hash = $2
                    and seen_at > server_now() - $3 * interval '1 day') as known,
       exists (select from app_user where id = $1 and let_in_until > server_now()) as let_in`,
    [user, digest(knownDevice), limits.knownDeviceDays],
  )
  const { known, let_in } = rows[0]!
  return known ? 'known' : let_in ? 'letIn' : 'stranger'
}

/** One secret for all users of a browser: it opens nothing, and only has tries of its own. */
export async function rememberDevice(
  connection: Connection,
  { id, account_id }: Pick<User, 'id' | 'account_id'>,
  { knownDevice, setKnownDevice }: RequestContext,
): Promise<void> {
  const secret = isSecret(knownDevice) ? knownDevice : randomBytes(32).toString('base64url')
  setKnownDevice(secret)
  await connection.query(
    `insert into known_device (user_id, account_id, hash) values ($1, $2, $3)
     on conflict (user_id, hash) do update set seen_at = server_now()`,
    [id, account_id, digest(secret)],
  )
  await connection.query(
    `delete from known_device where user_id = $1 and hash in (
       select hash from known_device where user_id = $1 order by seen_at desc, hash offset $2)`,
    [id, limits.knownDevices],
  )
}

/** Who knew the former password may have been one of them. */
export async function forgetDevices(
  connection: Connection,
  user: string,
  { except = '' }: { except?: string } = {},
): Promise<void> {
  await connection.query('delete from known_device where user_id = $1 and hash <> $2', [user, digest(except)])
}

/** For the count of tries: which device, without its secret. */
export const deviceKey = ({ knownDevice }: RequestContext) => digest(knownDevice).toString('hex')

const isSecret = (text: string) => /^[\w-]{43}$/.test(text)
const digest = (secret: string) => createHash('sha256').update(secret).digest()
