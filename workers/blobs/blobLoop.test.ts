import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#domain/limits'
import type { Actor } from '#domain/shared/mutation'
import { type LocalDatabase, openUserDatabase } from '../database/database.ts'
import { dexieStore } from '../database/store.ts'
import { newId } from '../newId.ts'
import { enqueue } from '../sync/core/enqueue.ts'
import type { NewFile } from '../sync/core/ports.ts'
import { type BlobLoop, blobsAtOnce, createBlobLoop } from './blobLoop.ts'
import type { BlobNet, BlobReply } from './blobNet.ts'
import { DeviceBlobStore, dropFiles } from './blobStore.ts'
import { sha256 } from './newFile.ts'

let now = 1_800_000_000_000
const pen = { clock: () => now, newId: () => newId(now) }
let actor: Actor
let database: LocalDatabase
let loop: BlobLoop
let net: ServerOfFiles
let tidied: number

beforeEach(async () => {
  actor = { account: newId(), user: newId(), role: 'main' }
  database = await openUserDatabase({ owner: actor, newId: () => newId(), mirror: null })
  net = new ServerOfFiles()
  tidied = 0
  loop = newLoop()
})
afterEach(() => {
  loop.stop()
  database.close()
})

const newLoop = () =>
  createBlobLoop({
    clock: () => now,
    random: () => 0,
    timer(ms, run) {
      const timer = setTimeout(run, Math.min(ms, 5))
      return () => clearTimeout(timer)
    },
    blobStore: new DeviceBlobStore(database.relaxed, () => now),
    tidyAlso: async () => void tidied++,
    net,
    sha256,
  })

/** What a server does with files, and how it can fail. */
class ServerOfFiles implements BlobNet {
  readonly received = new Map<string, Uint8Array<ArrayBuffer>>()
  readonly whole = new Map<string, Uint8Array<ArrayBuffer>>()
  readonly log: string[] = []
  atOnce = 0
  mostAtOnce = 0
  /** answers instead of doing anything */
  refuse: ((what: 'state' | 'put' | 'get') => Exclude<BlobReply<never>, { kind: 'ok' }> | null) | null = null

  state = (hash: string) =>
    this.#answer('state', () => ({ offset: this.received.get(hash)?.length ?? 0, complete: this.whole.has(hash) }))

  put = ({ hash, size, offset }: { hash: string; size: number; offset: number }, bytes: Uint8Array<ArrayBuffer>) =>
    this.#answer('put', () => {
      this.log.push(`put ${offset}`)
      const before = this.received.get(hash) ?? new Uint8Array()
      const after = new Uint8Array(offset + bytes.length)
      after.set(before.subarray(0, offset))
      after.set(bytes, offset)
      this.received.set(hash, after)
      if (after.length === size) this.whole.set(hash, after)
      return { offset: after.length, complete: after.length === size }
    })

  async get(hash: string): Promise<BlobReply<Uint8Array<ArrayBuffer>>> {
    const bytes = this.whole.get(hash)
    if (!bytes) return { kind: 'refused', code: 'blobAway' }
    return this.#answer('get', () => bytes)
  }

  async #answer<T>(what: 'state' | 'put' | 'get', work: () => T): Promise<BlobReply<T>> {
    this.mostAtOnce = Math.max(this.mostAtOnce, ++this.atOnce)
    await new Promise((resolve) => setTimeout(resolve))
    this.atOnce--
    return this.refuse?.(what) ?? { kind: 'ok', body: work() }
  }
}

async function pictureOf(length = 100): Promise<NewFile> {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.min(length, 60_000)))
  const whole = new Uint8Array(length)
  whole.set(bytes)
  return { ref: { hash: await sha256(whole), size: length, mime: 'image/jpeg' }, bytes: whole }
}

const store = () => dexieStore(database)
async function contactWith(file: NewFile): Promise<string> {
  const id = newId()
  const args = { rows: [{ id, name: 'at the fair', picture: file.ref }] }
  expect(await enqueue(store(), pen, actor, [{ name: 'contact.create', args, files: [file] }])).toMatchObject({
    kind: 'saved',
  })
  return id
}
const patched = (id: string, picture: NewFile['ref'] | null) =>
  enqueue(store(), pen, actor, [{ name: 'contact.patch', args: { ids: [id], fields: { picture } } }])
const recordOf = (hash: string) => database.relaxed.blobs.get(hash)
const until = async (holds: () => Promise<boolean>) => expect.poll(holds, { interval: 5 }).toBe(true)
const isState = (hash: string, state: string) => async () => (await recordOf(hash))?.state === state

describe('what was made here', () => {
  test('with several files in one change each is kept and uploaded', async () => {
    const [one, two] = [await pictureOf(), await pictureOf()]
    const id = newId()
    const parts = [one, two].map(({ ref }, at) => ({ ...ref, name: `${at}.jpg` }))
    const said = {
      id,
      conversation_id: newId(),
      subject: '',
      body: '',
      quote: null,
      again_of: null,
      extra: null,
      files: parts,
    }
    await enqueue(store(), pen, actor, [{ name: 'message.send', args: said, files: [one, two] }])
    expect(await recordOf(two.ref.hash)).toMatchObject({ state: 'local', owners: [`message ${id}`] })
    loop.start()
    await until(isState(one.ref.hash, 'uploaded'))
    await until(isState(two.ref.hash, 'uploaded'))
  })

  test('is kept with its change, or neither is', async () => {
    const file = await pictureOf()
    await contactWith(file)
    expect(await recordOf(file.ref.hash)).toMatchObject({ state: 'local', moved: 0 })
    const other = await pictureOf()
    const args = { ids: [newId()], fields: { picture: other.ref } }
    const refused = await enqueue(store(), pen, actor, [{ name: 'contact.patch', args, files: [other] }])
    expect(refused.kind).toBe('refused')
    expect(await recordOf(other.ref.hash)).toBeUndefined()
  })

  test('is sent chunk by chunk, and is then at the server', async () => {
    const file = await pictureOf(2 * limits.blobChunkBytes + 10)
    await contactWith(file)
    loop.start()
    await until(isState(file.ref.hash, 'uploaded'))
    expect(net.log).toEqual(['put 0', `put ${limits.blobChunkBytes}`, `put ${2 * limits.blobChunkBytes}`])
    expect(await sha256(net.whole.get(file.ref.hash)!)).toBe(file.ref.hash)
  })

  test('goes on where the server stands after everything was cut off', async () => {
    const file = await pictureOf(3 * limits.blobChunkBytes)
    await contactWith(file)
    let puts = 0
    net.refuse = (what) => (what === 'put' && ++puts > 1 ? { kind: 'unknown' } : null)
    loop.start()
    await until(async () => puts > 3)
    loop.stop()
    expect(net.received.get(file.ref.hash)?.length).toBe(limits.blobChunkBytes)
    net.refuse = null
    net.log.length = 0
    loop = newLoop()
    loop.start()
    await until(isState(file.ref.hash, 'uploaded'))
    expect(net.log).toEqual([`put ${limits.blobChunkBytes}`, `put ${2 * limits.blobChunkBytes}`])
  })

  test('is sent two at a time', async () => {
    const files = await Promise.all(Array.from({ length: 6 }, () => pictureOf(200)))
    for (const file of files) await contactWith(file)
    loop.start()
    await until(async () => net.whole.size === 6)
    expect(net.mostAtOnce).toBe(blobsAtOnce)
  })

  test('that is refused for good waits for the user and lets the others by', async () => {
    const bad = await pictureOf()
    await contactWith(bad)
    net.refuse = (what) => (what === 'put' ? { kind: 'refused', code: 'blobKindRefused' } : null)
    loop.start()
    await until(async () => (await recordOf(bad.ref.hash))?.problem?.final === true)
    net.refuse = null
    const good = await pictureOf()
    await contactWith(good)
    loop.kick('new')
    await until(isState(good.ref.hash, 'uploaded'))
    expect(await recordOf(bad.ref.hash)).toMatchObject({ state: 'local', problem: { code: 'blobKindRefused' } })
    await new DeviceBlobStore(database.relaxed, () => now).retry(bad.ref.hash)
    loop.kick('user')
    await until(isState(bad.ref.hash, 'uploaded'))
  })

  test('is sent again to a server that was restored and has lost it', async () => {
    const file = await pictureOf()
    await contactWith(file)
    loop.start()
    await until(isState(file.ref.hash, 'uploaded'))
    net.whole.clear()
    net.received.clear()
    await database.relaxed.meta.update('meta', { history: 1 })
    loop.kick('poke')
    await until(async () => net.whole.has(file.ref.hash))
  })
})

describe('what others made', () => {
  async function knownContact(file: NewFile): Promise<string> {
    const id = await contactWith(file)
    await database.relaxed.blobs.clear()
    await database.relaxed.blobData.clear()
    return id
  }
  const want = (id: string) => new DeviceBlobStore(database.relaxed, () => now).want('contact', id)

  test('is fetched when somebody looks for it', async () => {
    const file = await pictureOf()
    const id = await knownContact(file)
    net.whole.set(file.ref.hash, file.bytes)
    await want(id)
    loop.start()
    await until(isState(file.ref.hash, 'cached'))
    expect((await database.relaxed.blobData.get(file.ref.hash))?.bytes).toEqual(file.bytes)
  })

  test('is said to be on its way, and fetched when the server hints', async () => {
    const file = await pictureOf()
    await want(await knownContact(file))
    loop.start()
    await until(async () => (await recordOf(file.ref.hash))?.problem?.code === 'blobAway')
    net.whole.set(file.ref.hash, file.bytes)
    loop.kick('poke')
    await until(isState(file.ref.hash, 'cached'))
    expect((await recordOf(file.ref.hash))?.problem).toBeUndefined()
  })

  test('is not taken when something else came under its name', async () => {
    const file = await pictureOf()
    await want(await knownContact(file))
    net.whole.set(file.ref.hash, new Uint8Array([1, 2, 3]))
    loop.start()
    await until(async () => net.mostAtOnce > 0)
    expect(await database.relaxed.blobData.get(file.ref.hash)).toBeUndefined()
    net.whole.set(file.ref.hash, file.bytes)
    loop.kick('user')
    await until(isState(file.ref.hash, 'cached'))
  })
})

describe('room', () => {
  test('is made of what can be fetched again, longest unseen first, and never of what is only here', async () => {
    const file = await pictureOf()
    await contactWith(file)
    const cached = { ...file.ref, owners: [], moved: 0, history: 0, state: 'cached' as const }
    await database.relaxed.blobs.bulkPut([
      { ...cached, hash: 'old', size: 100, used: 1 },
      { ...cached, hash: 'new', size: 100, used: 2 },
    ])
    expect(await dropFiles(database.relaxed, 50)).toBe(true)
    expect(await recordOf('old')).toBeUndefined()
    expect(await recordOf('new')).toBeDefined()
    expect(await dropFiles(database.relaxed, 1_000)).toBe(true)
    expect(await dropFiles(database.relaxed, 1_000)).toBe(false)
    expect(await recordOf(file.ref.hash)).toMatchObject({ state: 'local' })
    expect(await database.relaxed.blobData.get(file.ref.hash)).toBeDefined()
  })
})

describe('a file that no row names any more', () => {
  const minute = 60_000

  test('stays while the change can be undone, and goes then', async () => {
    const file = await pictureOf()
    const id = await contactWith(file)
    loop.start()
    await until(isState(file.ref.hash, 'uploaded'))
    const blobStore = new DeviceBlobStore(database.relaxed, () => now)
    await blobStore.tidy()
    await patched(id, null)
    await blobStore.tidy()
    expect(await recordOf(file.ref.hash), 'undone in a moment').toBeDefined()
    now += 2 * minute
    await blobStore.tidy()
    expect(await recordOf(file.ref.hash)).toBeUndefined()
    expect(await database.relaxed.blobData.get(file.ref.hash)).toBeUndefined()
  })

  test('goes at once with a row that left this device', async () => {
    const file = await pictureOf()
    const id = await contactWith(file)
    loop.start()
    await until(isState(file.ref.hash, 'uploaded'))
    now += 2 * minute
    await store().transact('write', async (tx) => {
      const [entry] = await tx.entries('contact', [id])
      const { waiting: _, base: __, ...rest } = entry!
      await tx.putEntries('contact', [{ ...rest, row: null }])
    })
    await new DeviceBlobStore(database.relaxed, () => now).tidy()
    expect(await recordOf(file.ref.hash)).toBeUndefined()
  })

  test('goes by itself while nothing is to be sent, and so does what is half typed about a row', async () => {
    const file = await pictureOf()
    const id = await contactWith(file)
    loop.start()
    await until(isState(file.ref.hash, 'uploaded'))
    await patched(id, null)
    now += 2 * minute
    await until(async () => (await recordOf(file.ref.hash)) === undefined && tidied > 0)
  })

  test('is sent before it goes, when only this device has it', async () => {
    const file = await pictureOf()
    const id = await contactWith(file)
    await patched(id, null)
    now += 2 * minute
    const blobStore = new DeviceBlobStore(database.relaxed, () => now)
    await blobStore.tidy()
    expect(await recordOf(file.ref.hash)).toMatchObject({ state: 'local' })
  })
})
