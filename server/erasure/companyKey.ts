import { createHmac, randomBytes } from 'node:crypto'
import type { Connection } from '../db/connect.ts'
import type { Secrets } from '../secrets.ts'

/** Recognises an address that was erased without anybody being able to read or to try out which ones were. */
export type Hasher = (address: string) => Buffer

const purpose = (account: string) => `erasure_key ${account}`

export function hasherOf(secrets: Secrets, account: string, sealed: string): Hasher {
  const key = Buffer.from(secrets.open(purpose(account), sealed), 'base64')
  return (address) => createHmac('sha256', key).update(address).digest()
}

/** Null: this company has not erased anybody yet. */
export async function findHasher(connection: Connection, secrets: Secrets, account: string): Promise<Hasher | null> {
  const { rows } = await connection.query<{ sealed: string }>('select sealed from erasure_key where account_id = $1', [
    account,
  ])
  return rows[0] ? hasherOf(secrets, account, rows[0].sealed) : null
}

export async function makeHasher(connection: Connection, secrets: Secrets, account: string): Promise<Hasher> {
  await connection.query('insert into erasure_key (account_id, sealed) values ($1, $2) on conflict do nothing', [
    account,
    secrets.seal(purpose(account), randomBytes(32).toString('base64')),
  ])
  return (await findHasher(connection, secrets, account))!
}
