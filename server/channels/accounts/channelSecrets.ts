import type { Connection } from '../../db/connect.ts'
import type { Secrets } from '../../secrets.ts'

/** Whose secrets. They are bound to the server and user of its setting: the database lets them go with these. */
type SecretOwner = { account: string; channelAccount: string }

const purposeOf = ({ account, channelAccount }: SecretOwner, name: string) =>
  `channel ${name} ${account} ${channelAccount}`

/** In a transaction of the server (`asSystem`): no request of a user reads this table. */
export async function putChannelSecrets(
  connection: Connection,
  secrets: Secrets,
  owner: SecretOwner,
  given: Readonly<Record<string, string>>,
): Promise<void> {
  const sealed = Object.entries(given).map(([name, text]) => ({
    name,
    sealed: secrets.seal(purposeOf(owner, name), text),
  }))
  await connection.query(
    `insert into channel_secret (account_id, channel_account_id, name, sealed)
     select $1, $2, name, sealed from jsonb_to_recordset($3::jsonb) as s (name text, sealed text)
     on conflict (account_id, channel_account_id, name)
     do update set sealed = excluded.sealed, updated_at = server_now()`,
    [owner.account, owner.channelAccount, JSON.stringify(sealed)],
  )
}

export async function dropChannelSecrets(connection: Connection, owner: SecretOwner): Promise<void> {
  await connection.query('delete from channel_secret where account_id = $1 and channel_account_id = $2', [
    owner.account,
    owner.channelAccount,
  ])
}

/** `version`: another one when any of them was set again. */
export async function readChannelSecrets(
  connection: Pick<Connection, 'query'>,
  secrets: Secrets,
  owner: SecretOwner,
): Promise<{ byName: Record<string, string>; version: string }> {
  const { rows } = await connection.query<{ name: string; sealed: string; version: string }>(
    `select name, sealed, updated_at::text as version from channel_secret
     where account_id = $1 and channel_account_id = $2 order by name`,
    [owner.account, owner.channelAccount],
  )
  return {
    byName: Object.fromEntries(rows.map(({ name, sealed }) => [name, secrets.open(purposeOf(owner, name), sealed)])),
    version: rows.map(({ name, version }) => `${name} ${version}`).join('\n'),
  }
}
