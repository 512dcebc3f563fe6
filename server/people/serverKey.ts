import { createPrivateKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { type ExportGrant, grantText } from '#domain/subAccounts/exportGrant'
import type { Connection } from '../db/connect.ts'

type Pair = { private_key: Buffer; public_key: Buffer }

/** The installation's own, made when it is first asked for; of two who make it at once, one is kept. */
async function keyPair(connection: Pick<Connection, 'query'>): Promise<Pair> {
  const read = () => connection.query<Pair>('select private_key, public_key from server_key')
  const known = (await read()).rows[0]
  if (known) return known
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  await connection.query('insert into server_key (private_key, public_key) values ($1, $2) on conflict do nothing', [
    privateKey.export({ format: 'der', type: 'pkcs8' }),
    publicKey.export({ format: 'der', type: 'spki' }),
  ])
  return (await read()).rows[0]!
}

/** `public_key`: SubjectPublicKeyInfo in base64, as browsers import it. */
export async function signGrant(
  connection: Connection,
  grant: Omit<ExportGrant, 'signature'>,
): Promise<{ grant: ExportGrant; public_key: string }> {
  const { private_key, public_key } = await keyPair(connection)
  const key = createPrivateKey({ key: private_key, format: 'der', type: 'pkcs8' })
  const signature = sign(null, Buffer.from(grantText(grant)), key).toString('base64url')
  return { grant: { ...grant, signature }, public_key: public_key.toString('base64') }
}

export async function isSigned(connection: Connection, grant: ExportGrant): Promise<boolean> {
  const { public_key } = await keyPair(connection)
  return verify(
    null,
    Buffer.from(grantText(grant)),
    { key: public_key, format: 'der', type: 'spki' },
    Buffer.from(grant.signature, 'base64url'),
  )
}
