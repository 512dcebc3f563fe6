import { AppError } from '#domain/errors'
import type { Connection } from '../../db/connect.ts'
import type { SignedIn } from '../../people/sessions.ts'
import type { Secrets } from '../../secrets.ts'

export const protectedDevicesPerUser = 20
/** so long after signing in, what stands for the password is told */
export const freshSignInMinutes = 10

type SecretOwner = Pick<SignedIn, 'user' | 'account' | 'session'>
const purposeOf = ({ user }: SecretOwner, device: string) => `device ${user} ${device}`

/** Of more devices than anybody has, the oldest go. */
export async function keepDeviceSecret(
  connection: Connection,
  secrets: Secrets,
  owner: SecretOwner,
  { device, secret }: { device: string; secret: string },
): Promise<void> {
  // Two at once would take the oldest from each other.
  await connection.query('select from app_user where id = $1 for no key update', [owner.user])
  await connection.query(
    `insert into device_secret (user_id, account_id, device, secret) values ($1, $2, $3, $4)
     on conflict (user_id, device) do update set secret = excluded.secret, kept_at = server_now()`,
    [owner.user, owner.account, device, secrets.seal(purposeOf(owner, device), secret)],
  )
  await connection.query(
    `delete from device_secret where user_id = $1 and device in (
       select device from device_secret where user_id = $1 order by kept_at desc, device offset $2)`,
    [owner.user, protectedDevicesPerUser],
  )
}

/** For a session that has just been opened: one that was stolen later does not open the device. */
export async function deviceSecret(
  connection: Connection,
  secrets: Secrets,
  owner: SecretOwner,
  device: string,
): Promise<string> {
  const { rows: fresh } = await connection.query(
    `select from session where id = $1 and created_at > server_now() - $2 * interval '1 minute'`,
    [owner.session, freshSignInMinutes],
  )
  if (!fresh.length) throw new AppError('forbidden')
  const { rows } = await connection.query<{ secret: string }>(
    'select secret from device_secret where user_id = $1 and device = $2',
    [owner.user, device],
  )
  if (!rows[0]) throw new AppError('notFound')
  return secrets.open(purposeOf(owner, device), rows[0].secret)
}

export async function dropDeviceSecret(connection: Connection, owner: SecretOwner, device: string): Promise<void> {
  await connection.query('delete from device_secret where user_id = $1 and device = $2', [owner.user, device])
}
