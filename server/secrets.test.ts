import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeCarrier } from './carriers/stored.ts'
import { asSystem } from './db/scope.ts'
import { areas } from './features/index.ts'
import { createCompany } from './operator.ts'
import { forgetSecrets, openSecrets, type Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'
import { startTestServer, type TestServer } from './testing/server.ts'

let server: TestServer
let folder: string
let owner: { account: string; user: string }
beforeAll(async () => {
  server = await startTestServer()
  owner = await createCompany(server.database, { username: 'owner', password: 'a long password' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  if (folder) rmSync(folder, { recursive: true })
  folder = mkdtempSync(join(tmpdir(), 'fairlead-keys-'))
  await asSystem(server.database, (connection) => forgetSecrets(connection, areas))
  await server.database.pool.query('delete from secret_key')
})

const open = (changes: Partial<Settings> = {}) =>
  openSecrets(server.database, areas, { keys: [], watermark: folder, data: join(folder, 'data'), ...changes })
const keys = () => readdirSync(folder).filter((name) => name.endsWith('.key'))
const text = '密钥 JBSWY3DPEHPK3PXP'

/** A secret that a user has in the database. */
async function keep(secrets: Secrets): Promise<string> {
  const sealed = secrets.seal('totp:owner', text)
  await server.database.pool.query('insert into two_step (user_id, account_id, secret) values ($1, $2, $3)', [
    owner.user,
    owner.account,
    sealed,
  ])
  return sealed
}

test('ten processes that begin at once make one key, readable by this user only', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => open()))
  expect(keys()).toHaveLength(1)
  expect(statSync(join(folder, keys()[0]!)).mode & 0o777).toBe(0o600)
  const digests = all.map((secrets) => secrets.digest('code', '123456').toString('hex'))
  expect(new Set(digests).size).toBe(1)
})

test('what is sealed opens for its purpose only, and not with one byte changed', async () => {
  const secrets = await open()
  const sealed = secrets.seal('totp:ann', text)
  expect(sealed).not.toContain('JBSWY')
  expect(secrets.open('totp:ann', sealed)).toBe(text)
  expect(secrets.seal('totp:ann', text)).not.toBe(sealed)
  expect(() => secrets.open('totp:eve', sealed)).toThrow()
  const [id, iv, bytes] = sealed.split('.')
  const flipped = Buffer.from(bytes!, 'base64url')
  flipped[0]! ^= 1
  expect(() => secrets.open('totp:ann', [id, iv, flipped.toString('base64url')].join('.'))).toThrow()
})

test('the same text is recognised, and its digest for one purpose is none for another', async () => {
  const secrets = await open()
  expect(secrets.digest('code', '123456')).toEqual(secrets.digest('code', '123456'))
  expect(secrets.digest('code', '123456')).not.toEqual(secrets.digest('ticket', '123456'))
})

test('a new key in the environment seals, and the one in the file still opens', async () => {
  const sealed = await keep(await open())
  const both = await open({ keys: [randomBytes(32)] })
  expect(both.open('totp:owner', sealed)).toBe(text)
  expect(both.seal('totp:owner', text).split('.')[0]).not.toBe(sealed.split('.')[0])
  expect((await open({ keys: [randomBytes(32)] })).opens(sealed)).toBe(true)
})

test('a data folder that was moved on this machine keeps its key', async () => {
  const sealed = await keep(await open())
  const moved = await open({ data: join(folder, 'moved') })
  expect(moved.open('totp:owner', sealed)).toBe(text)
  expect(keys()).toHaveLength(1)
})

test('a lost key is said with its name, and none is made in its place', async () => {
  const sealed = await keep(await open())
  const [name] = keys()
  renameSync(join(folder, name!), join(folder, 'taken away'))
  await expect(open()).rejects.toThrow(`sealed with the key ${sealed.split('.')[0]}, which is not here`)
  await expect(open({ keys: [randomBytes(32)] })).rejects.toThrow('which is not here')
  expect(keys()).toEqual([])
  const given = Buffer.from(readFileSync(join(folder, 'taken away'), 'utf8'), 'base64')
  expect((await open({ keys: [given] })).open('totp:owner', sealed)).toBe(text)
})

test('a channel that is set up needs its key as well, until it is let go', async () => {
  const secrets = await open()
  await asSystem(server.database, (connection) => storeCarrier(connection, secrets, 'sms', { SMS_TOKEN: text }))
  rmSync(join(folder, keys()[0]!))
  await expect(open()).rejects.toThrow('which is not here')
  await asSystem(server.database, (connection) => forgetSecrets(connection, areas))
  await open()
  expect(keys()).toHaveLength(1)
})

test('a lost key with nothing sealed is replaced, and one that is let go as well', async () => {
  await open()
  rmSync(join(folder, keys()[0]!))
  await keep(await open())
  rmSync(join(folder, keys()[0]!))
  await asSystem(server.database, (connection) => forgetSecrets(connection, areas))
  await open()
  expect(keys()).toHaveLength(1)
})

test('where the folder beside the database cannot be written, the key is kept with the data', async () => {
  const watermark = join(folder, 'no folder')
  writeFileSync(watermark, '')
  const made = await open({ watermark })
  expect(readdirSync(join(folder, 'data'))).toHaveLength(1)
  expect((await open({ watermark })).digest('code', '1')).toEqual(made.digest('code', '1'))
  rmSync(join(folder, 'data'), { recursive: true })
  writeFileSync(join(folder, 'data'), '')
  await expect(open({ watermark })).rejects.toThrow('Set FAIRLEAD_KEY')
})
