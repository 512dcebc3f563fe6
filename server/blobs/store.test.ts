import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { SettingError } from '../environment.ts'
import { readSettings } from '../settings.ts'
import { blobState, getBlob, putChunk, testPicture, upload } from '../testing/blobs.ts'
import { signedInCompany } from '../testing/company.ts'
import { newTestId } from '../testing/device.ts'
import { startTestS3, type TestS3 } from '../testing/s3.ts'
import { startTestServer } from '../testing/server.ts'
import { type BlobStore, diskStore, s3Store } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairlead-blobs-'))
let s3: TestS3
beforeAll(async () => {
  s3 = await startTestS3()
})
afterAll(async () => {
  await s3.stop()
  rmSync(folder, { recursive: true })
})

const stores: [string, () => BlobStore][] = [
  ['the data folder', () => diskStore(folder)],
  ['S3', () => s3Store(s3.settings)],
]
describe.each(stores)('in %s', (_, open) => {
  test('what was put is got, until it is deleted', async () => {
    const store = open()
    const bytes = crypto.getRandomValues(new Uint8Array(60_000))
    await store.put('account/some-key', bytes)
    expect(Buffer.from((await store.get('account/some-key'))!).equals(bytes)).toBe(true)
    await store.put('account/some-key', new Uint8Array([1, 2]))
    expect([...(await store.get('account/some-key'))!]).toEqual([1, 2])
    await store.delete(['account/some-key', 'account/never-there'])
    expect(await store.get('account/some-key')).toBeNull()
  })
})

test('a write that was cut off leaves no half file under the name', async () => {
  const store = diskStore(folder)
  await Promise.all(Array.from({ length: 5 }, (_, n) => store.put('account/same', new Uint8Array(100_000).fill(n))))
  expect(new Set(await store.get('account/same')).size).toBe(1)
  expect(readdirSync(join(folder, 'account'))).toEqual(['same'])
})

test.each([
  ['secretKey', 'SignatureDoesNotMatch'],
  ['accessKey', 'InvalidAccessKeyId'],
  ['region', 'AuthorizationHeaderMalformed'],
] as const)('a wrong %s is the store’s refusal, not a missing file', async (setting, code) => {
  const store = s3Store({ ...s3.settings, [setting]: 'wrong' })
  const refused = await store.get('account/some-key').catch((error: Error) => error)
  expect(refused).toMatchObject({ code: 'serverBusy' })
  expect(String((refused as Error).cause)).toContain(code)
})

test('a bucket that is not there is no success', async () => {
  const store = s3Store({ ...s3.settings, bucket: 'elsewhere' })
  await expect(store.put('a/b', new Uint8Array([1]))).rejects.toMatchObject({ code: 'serverBusy' })
})

test('a store that is busy for a moment is asked again', async () => {
  s3.fail(503, 2)
  const store = s3Store(s3.settings)
  await store.put('account/later', new Uint8Array([7]))
  expect([...(await store.get('account/later'))!]).toEqual([7])
})

test('a server keeps all its files in S3, and a busy store is told as such and resumed', async () => {
  const server = await startTestServer({ s3: s3.settings })
  const { main } = await signedInCompany(server, 0)
  const file = testPicture(limits.blobChunkBytes + 500, 77)
  await main.does('contact.create', { rows: [{ id: newTestId(), name: 'in the cloud', picture: file.ref }] })
  await putChunk(main, file, 0)
  s3.fail(503, 3)
  expect((await putChunk(main, file, limits.blobChunkBytes)).status).toBe(503)
  expect(await blobState(main, file)).toEqual({ offset: limits.blobChunkBytes, complete: false })
  await upload(main, file)
  const got = Buffer.from(await (await getBlob(main, file.ref.hash)).arrayBuffer())
  expect(got.equals(file.bytes)).toBe(true)
  expect([...s3.objects.keys()].filter((key) => key.includes(file.ref.hash))).toHaveLength(1)
  expect(readdirSync(server.settings.data)).not.toContain('blobs')
  await server.stop()
})

test('half a setting stops the start with a sentence', () => {
  const whole = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b', S3_ACCESS_KEY: 'k', S3_SECRET_KEY: 's' }
  expect(readSettings({}).s3).toBeNull()
  expect(readSettings(whole).s3).toMatchObject({ bucket: 'b', region: 'us-east-1' })
  expect(() => readSettings({ ...whole, S3_SECRET_KEY: '' })).toThrow(SettingError)
  expect(() => readSettings({ ...whole, S3_ENDPOINT: 'https://s3.example/bucket' })).toThrow(/S3_ENDPOINT/)
})
