import { createPrivateKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { type ExportGrant, grantText } from '#domain/subAccounts/exportGrant'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import type { Secrets } from '../secrets.ts'

type Pair = { private_key: Buffer; public_key: Buffer }

const purpose = 'server_key'
const seal = (secrets: Secrets, key: Buffer) => secrets.seal(purpose, key.toString('base64'))

/** The installation's own, made when it is first asked for; of two who make it at once, one is kept. */
async function keyPair(connection: Connection, secrets: Secrets): Promise<Pair> {
  const known = await readPair(connection, secrets)
  if (known) return known
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  await connection.query('insert into server_key (sealed_key, public_key) values ($1, $2) on conflict do nothing', [
    seal(secrets, privateKey.export({ format: 'der', type: 'pkcs8' })),
    publicKey.export({ format: 'der', type: 'spki' }),
  ])
  return (await readPair(connection, secrets))!
}

async function readPair(connection: Connection, secrets: Secrets): Promise<Pair | null> {
  const { rows } = await connection.query<{ sealed_key: string; public_key: Buffer }>(
    'select sealed_key, public_key from server_key where sealed_key is not null',
  )
  const [kept] = rows
  if (!kept) return null
  const { sealed_key, public_key } = kept
  if (secrets.opens(sealed_key))
    return { private_key: Buffer.from(secrets.open(purpose, sealed_key), 'base64'), public_key }
  // Sealed with a key that is lost: a new pair takes its place, and what the old one signed ends within the hour anyway.
  await connection.query('delete from server_key where sealed_key = $1', [sealed_key])
  return null
}

/** Before it was sealed it lay in the clear; what it signed stays good. */
export function sealServerKey(database: Database, secrets: Secrets): Promise<void> {
  return asSystem(database, async (connection) => {
    const { rows } = await connection.query<{ private_key: Buffer }>(
      'select private_key from server_key where private_key is not null for update',
    )
    for (const { private_key } of rows)
      await connection.query('update server_key set private_key = null, sealed_key = $1', [seal(secrets, private_key)])
  })
}

/** `public_key`: SubjectPublicKeyInfo in base64, as browsers import it. */
export async function signGrant(
  connection: Connection,
  secrets: Secrets,
  grant: Omit<ExportGrant, 'signature'>,
): Promise<{ grant: ExportGrant; public_key: string }> {
  const { private_key, public_key } = await keyPair(connection, secrets)
  const key = createPrivateKey({ key: private_key, format: 'der', type: 'pkcs8' })
  const signature = sign(null, Buffer.from(grantText(grant)), key).toString('base64url')
  return { grant: { ...grant, signature }, public_key: public_key.toString('base64') }
}

export async function isSigned(connection: Connection, grant: ExportGrant): Promise<boolean> {
  const { rows } = await connection.query<{ public_key: Buffer }>('select public_key from server_key')
  if (!rows[0]) return false
  return verify(
    null,
    Buffer.from(grantText(grant)),
    { key: rows[0].public_key, format: 'der', type: 'spki' },
    Buffer.from(grant.signature, 'base64url'),
  )
}
