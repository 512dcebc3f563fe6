import webpush from 'web-push'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import type { Secrets } from '../secrets.ts'

export type VapidKeys = { publicKey: string; privateKey: string }

const purpose = 'vapid_key'

/** The keys that pushes are signed with; whoever asks first makes them, and all processes have the same. */
export function vapidKeys(database: Database, secrets: Secrets): Promise<VapidKeys> {
  return asSystem(database, async (connection) => {
    const known = await readKeys(connection, secrets)
    if (known) return known
    const { publicKey, privateKey } = webpush.generateVAPIDKeys()
    const sealed = secrets.seal(purpose, privateKey)
    await connection.query('insert into vapid_key (public_key, private_key) values ($1, $2) on conflict do nothing', [
      publicKey,
      sealed,
    ])
    return (await readKeys(connection, secrets))!
  })
}

async function readKeys(connection: Connection, secrets: Secrets): Promise<VapidKeys | null> {
  const { rows } = await connection.query<{ public_key: string; private_key: string }>(
    'select public_key, private_key from vapid_key',
  )
  const [kept] = rows
  if (!kept) return null
  if (secrets.opens(kept.private_key))
    return { publicKey: kept.public_key, privateKey: secrets.open(purpose, kept.private_key) }
  // Sealed with a key that is lost: new ones take their place.
  await connection.query('delete from vapid_key where private_key = $1', [kept.private_key])
  return null
}
