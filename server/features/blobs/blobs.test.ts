import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { diskStore } from '../../blobs/store.ts'
import { sweepBlobs } from '../../blobs/sweep.ts'
import { blobState, getBlob, putChunk, sha256Of, type TestFile, testPicture, upload } from '../../testing/blobs.ts'
import { inOneCompany, signedInCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import type { TestServer } from '../../testing/server.ts'

let server: TestServer
let main: Device
let ann: Device
let ben: Device
let stranger: Device

inOneCompany(2, async (company) => {
  ;({ server, main } = company)
  ;[ann, ben] = company.subs as [Device, Device]
  stranger = (await signedInCompany(server, 0)).main
})

const chunk = limits.blobChunkBytes
let seeds = 1
const freshPicture = (size = 2_000) => testPicture(size, ++seeds)

async function contactWith(device: Device, picture: TestFile | null): Promise<string> {
  const id = newTestId()
  await device.does('contact.create', { rows: [{ id, name: 'with a picture', picture: picture?.ref ?? null }] })
  return id
}

/** Without a row that names it, its state is not told; the answer to the last chunk is. */
async function uploadUnnamed(device: Device, file: TestFile): Promise<void> {
  expect((await putChunk(device, file, 0)).body.data.complete).toBe(true)
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const sql = (text: string, values: unknown[] = []) => server.database.pool.query(text, values)

describe('an upload', () => {
  test('comes in chunks, is told where it stands, and is there when the last one is', async () => {
    const file = freshPicture(2 * chunk + 5)
    await contactWith(ann, file)
    expect(await blobState(ann, file)).toEqual({ offset: 0, complete: false })
    expect((await putChunk(ann, file, 0)).body.data).toEqual({ offset: chunk, complete: false })
    expect(await blobState(ann, file)).toEqual({ offset: chunk, complete: false })
    expect((await getBlob(ann, file.ref.hash)).status).toBe(404)
    expect((await putChunk(ann, file, chunk)).body.data).toEqual({ offset: 2 * chunk, complete: false })
    expect((await putChunk(ann, file, 2 * chunk)).body.data).toEqual({ offset: 2 * chunk + 5, complete: true })
    expect(await blobState(ann, file)).toMatchObject({ complete: true })
    expect((await bytesOf(await getBlob(ann, file.ref.hash))).equals(file.bytes)).toBe(true)
  })

  test('at another offset is refused, and told the right one', async () => {
    const file = freshPicture(3 * chunk)
    await putChunk(ann, file, 0)
    const { status, body } = await putChunk(ann, file, 2 * chunk)
    expect([status, body.error, body.data.offset]).toEqual([409, 'blobOffset', chunk])
  })

  test('sent twice does no harm', async () => {
    const file = freshPicture()
    await contactWith(ann, file)
    await upload(ann, file)
    expect((await putChunk(ann, file, 0)).body.data.complete).toBe(true)
    expect((await bytesOf(await getBlob(ann, file.ref.hash))).equals(file.bytes)).toBe(true)
  })

  test('that is not what its name says leaves nothing', async () => {
    const file = freshPicture()
    const other = { ...freshPicture(), ref: file.ref }
    const { status, body } = await putChunk(ann, other, 0)
    expect([status, body.error]).toEqual([422, 'blobDamaged'])
    expect(await blobState(ann, file)).toEqual({ offset: 0, complete: false })
    await contactWith(ann, file)
    await upload(ann, file)
    expect((await getBlob(ann, file.ref.hash)).status).toBe(200)
  })

  test('of one user is not another one’s: nobody damages a half upload', async () => {
    const file = freshPicture(2 * chunk)
    await putChunk(ann, file, 0)
    expect(await blobState(ben, file)).toEqual({ offset: 0, complete: false })
    await putChunk(ben, file, 0, { chunk: Buffer.alloc(chunk) })
    expect((await putChunk(ann, file, chunk)).body.data.complete).toBe(true)
  })

  test.each([
    ['a page that calls itself a picture', Buffer.from('<html><script>alert(1)</script></html>'), 'image/jpeg'],
    ['a picture that calls itself a sound', testPicture(50).bytes, 'audio/webm'],
  ] as const)('%s is not taken', async (_, bytes, mime) => {
    const hash = sha256Of(bytes)
    const { body } = await putChunk(ann, { bytes, ref: { hash, size: bytes.byteLength, mime } }, 0)
    expect(body.error).toBe('blobKindRefused')
  })

  test.each([
    ['a kind that is not on the list', { mime: 'text/html' as never }, 422],
    ['more than a picture may have', { size: limits.pictureBytes + 1 }, 413],
    ['a name that is none', { hash: '../../etc/passwd' }, 404],
    ['a name in capitals', { hash: 'A'.repeat(64) }, 422],
  ])('%s is refused', async (_, change, status) => {
    const file = freshPicture()
    expect((await putChunk(ann, { ...file, ref: { ...file.ref, ...change } }, 0)).status).toBe(status)
  })

  test('from another site is refused', async () => {
    const headers = { origin: 'https://evil.example' }
    expect((await putChunk(ann, freshPicture(), 0, { headers })).body.error).toBe('originRefused')
  })

  test('beyond what a company may send in a day is told to wait, and goes on the next day', async () => {
    const file = freshPicture()
    const set = (bytes: number) =>
      sql(
        `insert into blob_day (account_id, day, bytes) values ($1, (now() at time zone 'utc')::date, $2)
         on conflict (account_id, day) do update set bytes = excluded.bytes`,
        [stranger.user.account, bytes],
      )
    await set(limits.uploadBytesPerDay)
    const { status, body } = await putChunk(stranger, file, 0)
    expect([status, body.error]).toEqual([429, 'uploadsPerDay'])
    await set(0)
    expect((await putChunk(stranger, file, 0)).body.data.complete).toBe(true)
  })
})

describe('a file is seen', () => {
  test('by those who see a row that names it, and by nobody else', async () => {
    const file = freshPicture()
    await contactWith(ann, file)
    await upload(ann, file)
    expect((await getBlob(ann, file.ref.hash)).status).toBe(200)
    expect((await getBlob(main, file.ref.hash)).status).toBe(200)
    expect((await getBlob(ben, file.ref.hash)).status).toBe(404)
    expect((await getBlob(stranger, file.ref.hash)).status).toBe(404)
    expect(await blobState(ben, file)).toEqual({ offset: 0, complete: false })
    const signedOut = await fetch(`${server.url}/api/sync/v1/blobs/${file.ref.hash}`)
    expect(signedOut.status).toBe(401)
  })

  test('no more when the row that named it is gone, and again when it is back', async () => {
    const file = freshPicture()
    const id = await contactWith(ann, file)
    await upload(ann, file)
    await ann.does('contact.patch', { ids: [id], fields: { picture: null } })
    expect((await getBlob(ann, file.ref.hash)).status).toBe(404)
    await ann.does('contact.patch', { ids: [id], fields: { picture: file.ref } })
    expect((await getBlob(ann, file.ref.hash)).status).toBe(200)
    await ann.does('contact.delete', { ids: [id] })
    expect((await getBlob(ann, file.ref.hash)).status).toBe(404)
  })

  test('still when another picture was shown instead, so that it can be restored', async () => {
    const [mine, theirs] = [freshPicture(), freshPicture()]
    const id = await contactWith(ann, null)
    await uploadUnnamed(ann, mine)
    await ann.does('contact.patch', { ids: [id], fields: { picture: mine.ref } })
    // The main account had not seen it, and chose later.
    const later = { edited_at: Date.now() + 1_000 }
    await main.does('contact.patch', { ids: [id], fields: { picture: theirs.ref } }, later)
    await upload(main, theirs)
    expect(
      [...(await ann.readAll()).values()].find(({ entity, row }) => entity === 'lost_value' && row === id),
    ).toBeDefined()
    expect((await getBlob(ann, mine.ref.hash)).status).toBe(200)
    expect((await getBlob(ben, mine.ref.hash)).status).toBe(404)
  })

  test('as what it is and never as a page', async () => {
    const file = freshPicture()
    await contactWith(ann, file)
    await upload(ann, file)
    const { headers } = await getBlob(ann, file.ref.hash)
    expect(headers.get('content-type')).toBe('image/jpeg')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[0-9a-f]{64}\.jpg"$/)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'")
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  })

  test.each([
    ['bytes=0-9', 206, 'bytes 0-9/2000', 0, 10],
    ['bytes=1990-', 206, 'bytes 1990-1999/2000', 1990, 2000],
    ['bytes=-10', 206, 'bytes 1990-1999/2000', 1990, 2000],
    ['bytes=10-99999', 206, 'bytes 10-1999/2000', 10, 2000],
    ['bytes=2000-', 416, 'bytes */2000', 0, 0],
    ['bytes=0-1,5-6', 200, null, 0, 2000],
    ['lines=1-2', 200, null, 0, 2000],
  ])('by range %s', async (range, status, contentRange, from, to) => {
    const file = freshPicture()
    await contactWith(ann, file)
    await upload(ann, file)
    const response = await getBlob(ann, file.ref.hash, { range })
    expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange])
    expect((await bytesOf(response)).equals(file.bytes.subarray(from, to))).toBe(true)
  })

  test('only once by a device that has it', async () => {
    const file = freshPicture()
    await contactWith(ann, file)
    await upload(ann, file)
    const headers = { 'if-none-match': `"${file.ref.hash}"` }
    expect((await getBlob(ann, file.ref.hash, headers)).status).toBe(304)
    expect((await getBlob(ben, file.ref.hash, headers)).status).toBe(404)
  })
})

describe('a sweep', () => {
  const files = () => ({ database: server.database, store: diskStore(join(server.settings.data, 'blobs')) })
  const kept = () => readdirSync(join(server.settings.data, 'blobs'), { recursive: true, encoding: 'utf8' })
  const isKept = (file: TestFile) => kept().some((name) => name.includes(file.ref.hash))
  const age = (table: string, column: string, file: TestFile) =>
    sql(`update ${table} set ${column} = now() - interval '8 days' where sha256 = $1`, [file.ref.hash])

  test('takes what no row has named for a week, bytes and all', async () => {
    const file = freshPicture()
    await uploadUnnamed(ann, file)
    await sweepBlobs(files())
    await sweepBlobs(files())
    expect(isKept(file), 'found a moment ago').toBe(true)
    await age('blob', 'unnamed_at', file)
    await sweepBlobs(files())
    expect(isKept(file)).toBe(false)
    expect((await sql('select from blob where sha256 = $1', [file.ref.hash])).rowCount).toBe(0)
  })

  test('leaves what a row names again in time', async () => {
    const file = freshPicture()
    const id = await contactWith(ann, file)
    await upload(ann, file)
    await ann.does('contact.patch', { ids: [id], fields: { picture: null } })
    await sweepBlobs(files())
    await age('blob', 'unnamed_at', file)
    await ann.does('contact.patch', { ids: [id], fields: { picture: file.ref } })
    await sweepBlobs(files())
    expect((await getBlob(ann, file.ref.hash)).status).toBe(200)
  })

  test('takes the parts of an upload that nobody goes on with', async () => {
    const file = freshPicture(2 * chunk)
    await putChunk(ann, file, 0)
    await sweepBlobs(files())
    expect(isKept(file)).toBe(true)
    await age('blob_upload', 'updated_at', file)
    await sweepBlobs(files())
    expect(isKept(file)).toBe(false)
    expect(await blobState(ann, file)).toEqual({ offset: 0, complete: false })
  })

  test('a file that the store has lost is asked for again', async () => {
    const file = freshPicture()
    await contactWith(ann, file)
    await upload(ann, file)
    const { rows } = await server.database.pool.query<{ key: string }>('select key from blob where sha256 = $1', [
      file.ref.hash,
    ])
    await files().store.delete([rows[0]!.key])
    expect((await getBlob(ann, file.ref.hash)).status).toBe(404)
    expect(await blobState(ann, file)).toEqual({ offset: 0, complete: false })
    await upload(ann, file)
    expect((await getBlob(ann, file.ref.hash)).status).toBe(200)
  })
})
