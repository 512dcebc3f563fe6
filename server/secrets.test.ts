import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem } from './db/scope.ts'
import { openSecrets, type Secrets } from './secrets.ts'
import { startTestServer, type TestServer } from './testing/server.ts'

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await startTestServer()
  folder = mkdtempSync(join(tmpdir(), 'fairlead-keys-'))
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const open = (changes: { keys?: Buffer[]; watermark?: string } = {}) =>
  openSecrets(server.database, { ...server.settings, watermark: folder, data: join(folder, 'data'), ...changes })
const seal = (secrets: Secrets, purpose: string, text: string) =>
  asSystem(server.database, (connection) => secrets.seal(connection, purpose, text))
const keys = () => readdirSync(folder).filter((name) => name.endsWith('.key'))

test('ten processes that begin at once make one key, readable by this user only', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => open()))
  expect(readdirSync(folder)).toEqual(keys())
  expect(keys()).toHaveLength(1)
  expect(statSync(join(folder, keys()[0]!)).mode & 0o777).toBe(0o600)
  const digests = all.map((secrets) => secrets.digest('code', '123456').toString('hex'))
  expect(new Set(digests).size).toBe(1)
})

test('what is sealed opens for its purpose only, and not with one byte changed', async () => {
  const secrets = await open()
  const sealed = await seal(secrets, 'totp:ann', '密钥 JBSWY3DPEHPK3PXP')
  expect(sealed).not.toContain('JBSWY')
  expect(secrets.open('totp:ann', sealed)).toBe('密钥 JBSWY3DPEHPK3PXP')
  expect(await seal(secrets, 'totp:ann', '密钥 JBSWY3DPEHPK3PXP')).not.toBe(sealed)
  expect(() => secrets.open('totp:eve', sealed)).toThrow()
  const [id, iv, text] = sealed.split('.')
  const flipped = Buffer.from(text!, 'base64url')
  flipped[0]! ^= 1
  expect(() => secrets.open('totp:ann', [id, iv, flipped.toString('base64url')].join('.'))).toThrow()
})

test('the same text is recognised, and its digest for one purpose is none for another', async () => {
  const secrets = await open()
  expect(secrets.digest('code', '123456')).toEqual(secrets.digest('code', '123456'))
  expect(secrets.digest('code', '123456')).not.toEqual(secrets.digest('ticket', '123456'))
})

test('a new key seals while the older one still opens', async () => {
  const older = readFileSync(join(folder, keys()[0]!), 'utf8')
  const sealed = await seal(await open(), 'totp:ann', 'before')
  const [newer, former] = [randomBytes(32), Buffer.from(older, 'base64')]
  const both = await open({ keys: [newer, former] })
  expect(both.open('totp:ann', sealed)).toBe('before')
  const after = await seal(both, 'totp:ann', 'after')
  expect(after.split('.')[0]).not.toBe(sealed.split('.')[0])
})

test('a lost key is said with its name, and none is made in its place', async () => {
  const elsewhere = join(folder, 'elsewhere')
  await expect(open({ watermark: elsewhere })).rejects.toThrow(/sealed with the key [0-9a-f]{12} and [0-9a-f]{12}/)
  expect(existsSync(elsewhere)).toBe(false)
})

test('where the folder beside the database cannot be written, the key is kept with the data', async () => {
  await server.database.pool.query('delete from secret_key')
  const isNoFolder = join(folder, keys()[0]!)
  const made = await open({ watermark: isNoFolder })
  expect(readdirSync(join(folder, 'data'))).toHaveLength(1)
  expect((await open({ watermark: isNoFolder })).digest('code', '1')).toEqual(made.digest('code', '1'))
  rmSync(join(folder, 'data'), { recursive: true })
  writeFileSync(join(folder, 'data'), '')
  await expect(open({ watermark: isNoFolder })).rejects.toThrow(/Set FAIRLEAD_KEY/)
})
