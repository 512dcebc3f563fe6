import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ExportGrant, grantText } from '#domain/subAccounts/exportGrant'
import { asSystem } from '../db/scope.ts'
import { areas } from '../features/index.ts'
import { openSecrets, type Secrets } from '../secrets.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { isSigned, sealServerKey, signGrant } from './serverKey.ts'

let server: TestServer
let secrets: Secrets
beforeAll(async () => {
  server = await startTestServer()
  secrets = await openSecrets(server.database, areas, server.settings)
})
afterAll(() => server.stop())
beforeEach(() => server.database.pool.query('delete from server_key'))

const unsigned = { id: 'g', user: 'u', session: 's', issued_at: 1, expires_at: 2 }
const signed = (by = secrets) => asSystem(server.database, (connection) => signGrant(connection, by, unsigned))
const isGood = (grant: ExportGrant) => asSystem(server.database, (connection) => isSigned(connection, grant))

test('the key lies sealed in the database, and signs the same for all', async () => {
  const [one, other] = await Promise.all([signed(), signed()])
  expect(one.public_key).toBe(other.public_key)
  expect([await isGood(one.grant), await isGood({ ...one.grant, expires_at: 3 })]).toEqual([true, false])
  const { rows } = await server.database.pool.query('select private_key, sealed_key from server_key')
  expect(rows).toEqual([{ private_key: null, sealed_key: expect.stringMatching(/^[0-9a-f]{12}\./) }])
})

test('one that lay in the clear is sealed, and what it signed stays good', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const [inTheClear, open] = [
    privateKey.export({ format: 'der', type: 'pkcs8' }),
    publicKey.export({ format: 'der', type: 'spki' }),
  ]
  await server.database.pool.query('insert into server_key (private_key, public_key) values ($1, $2)', [
    inTheClear,
    open,
  ])
  const signature = sign(null, Buffer.from(grantText(unsigned)), privateKey).toString('base64url')
  await sealServerKey(server.database, secrets)
  await sealServerKey(server.database, secrets)
  expect(await isGood({ ...unsigned, signature })).toBe(true)
  expect((await signed()).grant.signature).toBe(signature)
  const { rows } = await server.database.pool.query<{ all: string }>('select server_key::text as all from server_key')
  expect(rows[0]!.all).not.toContain(inTheClear.toString('hex'))
  expect(rows[0]!.all).not.toContain(inTheClear.toString('base64'))
})

test('one whose seal nobody can open is replaced, and a grant of nobody’s is not good', async () => {
  expect(await isGood({ ...unsigned, signature: 'AAAA' })).toBe(false)
  const first = await signed()
  const stranger = await openSecrets(server.database, areas, {
    data: '/nowhere',
    watermark: null,
    keys: [randomBytes(32)],
  }).catch(() => null)
  expect(stranger).not.toBeNull()
  const second = await signed(stranger!)
  expect(second.public_key).not.toBe(first.public_key)
  expect([await isGood(first.grant), await isGood(second.grant)]).toEqual([false, true])
})
