import type { Connection } from '../../db/connect.ts'
import type { Secrets } from '../../secrets.ts'

type SecretKind = 'smtp' | 'imap' | 'dkim' | 'grant'
/** Whose secret, and which. */
export type SecretPlace = { account: string; sender: string; kind: SecretKind }
/** `version`: another one when the secret was set again. */
type SenderSecret = { text: string; version: string }

const purposeOf = ({ account, sender, kind }: SecretPlace) => `email ${kind} ${account} ${sender}`
const secretKey = ({ account, sender, kind }: SecretPlace) => [account, sender, kind]

/** In a transaction of the server (`asSystem`): no request of a user reads this table. */
export async function putSecret(
  connection: Connection,
  secrets: Secrets,
  place: SecretPlace,
  text: string,
): Promise<void> {
  await connection.query(
    `insert into email_secret (account_id, sender_id, kind, sealed) values ($1, $2, $3, $4)
     on conflict (account_id, sender_id, kind) do update set sealed = excluded.sealed, updated_at = server_now()`,
    [...secretKey(place), secrets.seal(purposeOf(place), text)],
  )
}

/** Another text for the same secret, unless it was set anew meanwhile: its version stays. */
export async function renewSecret(
  connection: Connection,
  secrets: Secrets,
  place: SecretPlace,
  { text, version }: SenderSecret,
): Promise<void> {
  await connection.query(
    `update email_secret set sealed = $4
     where account_id = $1 and sender_id = $2 and kind = $3 and updated_at::text = $5`,
    [...secretKey(place), secrets.seal(purposeOf(place), text), version],
  )
}

export async function dropSecret(connection: Connection, place: SecretPlace): Promise<void> {
  await connection.query(
    'delete from email_secret where account_id = $1 and sender_id = $2 and kind = $3',
    secretKey(place),
  )
}

export async function readSecret(
  connection: Pick<Connection, 'query'>,
  secrets: Secrets,
  place: SecretPlace,
): Promise<SenderSecret | null> {
  const { rows } = await connection.query<{ sealed: string; version: string }>(
    `select sealed, updated_at::text as version from email_secret
     where account_id = $1 and sender_id = $2 and kind = $3`,
    secretKey(place),
  )
  const [row] = rows
  return row ? { text: secrets.open(purposeOf(place), row.sealed), version: row.version } : null
}
