import { afterEach, expect, test, vi } from 'vitest'
import { databaseName } from '../database/schema.ts'
import { sealingFor, setKey, setSealing } from '../lock/keyring.ts'
import { enqueue, readWaiting } from '../sync/core/enqueue.ts'
import { Desk, idOf, newTag } from '../sync/core/testing/desk.ts'
import { copyImage } from '../sync/core/testing/memoryStore.ts'
import { fromPages, toPage } from './pages.ts'

const made = (n: number) => ({
  line: 'a line',
  mid: n,
  uid: idOf(n),
  epoch: null,
  base_rev: 0,
  edited_at: 1,
  version: 1,
  ...newTag(n, `canary ${n}`),
})
const owner = { account: idOf(900), user: idOf(901) }

/** The browser's private files; each may be open once. */
function privateFiles() {
  type Folder = {
    folders: Map<string, Folder>
    files: Map<string, { bytes: Uint8Array<ArrayBuffer>; isOpen: boolean }>
  }
  const make = (): Folder => ({ folders: new Map(), files: new Map() })
  const root = make()
  const handleOf = (folder: Folder): unknown => ({
    async getDirectoryHandle(name: string, { create = false } = {}) {
      if (create && !folder.folders.has(name)) folder.folders.set(name, make())
      const found = folder.folders.get(name)
      if (!found) throw new Error('NotFoundError')
      return handleOf(found)
    },
    async removeEntry(name: string) {
      folder.folders.delete(name)
    },
    async getFileHandle(name: string, { create = false } = {}) {
      if (create && !folder.files.has(name)) folder.files.set(name, { bytes: new Uint8Array(), isOpen: false })
      const file = folder.files.get(name)
      if (!file) throw new Error('NotFoundError')
      return {
        async createSyncAccessHandle() {
          if (file.isOpen) throw new Error('NoModificationAllowedError')
          file.isOpen = true
          return {
            getSize: () => file.bytes.length,
            read: (into: Uint8Array, { at }: { at: number }) => (into.set(file.bytes.subarray(at)), into.length),
            write(bytes: Uint8Array, { at }: { at: number }) {
              const next = new Uint8Array(at + bytes.length)
              next.set(file.bytes.subarray(0, at))
              next.set(bytes, at)
              file.bytes = next
              return bytes.length
            },
            truncate: (size: number) => (file.bytes = file.bytes.slice(0, size)),
            flush() {},
            close: () => (file.isOpen = false),
          }
        },
        getFile: async () => ({ arrayBuffer: async () => file.bytes.slice().buffer }),
        async createWritable() {
          let next = new Uint8Array()
          return {
            write: async (bytes: Uint8Array<ArrayBuffer>) => (next = bytes),
            close: async () => (file.bytes = next),
          }
        },
      }
    },
  })
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => handleOf(root) } })
  const files = () =>
    [...root.folders.values()].flatMap(({ folders }) =>
      [...folders.values()].flatMap(({ files }) => [...files.values()]),
    )
  return {
    files,
    text: () =>
      files()
        .map(({ bytes }) => new TextDecoder().decode(bytes))
        .join(),
    /** All workers are gone. */
    killAll: () => files().forEach((file) => (file.isOpen = false)),
  }
}
afterEach(() => {
  vi.unstubAllGlobals()
  setSealing(null)
})

const { openWriteAheadLog } = await import('./writeAheadLog.ts')
const { rewriteLogbook } = await import('./rewrite.ts')
const { dropLogbook } = await import('./files.ts')

/** One worker of a device. */
async function work(desk: Desk) {
  const wal = (await openWriteAheadLog(owner))!
  await wal.restore(desk.store, desk.ports, desk.actor)
  const save = (...tags: number[]) =>
    enqueue(
      desk.store,
      { ...desk.ports, wal },
      desk.actor,
      tags.map((n) => newTag(n, `canary ${n}`)),
    )
  return { wal, save }
}
const count = async (desk: Desk) => (await readWaiting(desk.store)).count

test('pages are read up to one that was broken off', () => {
  const file = new Uint8Array([
    ...toPage([made(1)], null),
    ...toPage([made(2), { ended: [idOf(1)] }], null),
    ...toPage([made(3)], null),
  ])
  expect(fromPages(file, null)).toEqual([made(1), made(2), { ended: [idOf(1)] }, made(3)])
  expect(fromPages(file.subarray(0, -5), null)).toEqual([made(1), made(2), { ended: [idOf(1)] }])
  file[file.length - 20]! ^= 1
  expect(fromPages(file, null)).toHaveLength(3)
  expect(fromPages(new Uint8Array(), null)).toEqual([])
})

test('what several killed workers have left is brought back by the next one, again and again', async () => {
  const { killAll } = privateFiles()
  const desk = new Desk()
  const before = copyImage(desk.store.image)
  const [one, other] = [await work(desk), await work(desk)]
  await one.save(1)
  await other.save(2)
  await one.save(3)
  for (let start = 0; start < 3; start++) {
    killAll()
    desk.store.image = copyImage(before)
    await (await work(desk)).save(10 + start)
    expect(await count(desk)).toBe(4 + start)
  }
})

test('what one worker writes another one leaves alone', async () => {
  privateFiles()
  const desk = new Desk()
  const one = await work(desk)
  await one.save(1)
  const before = copyImage(desk.store.image)
  await work(desk)
  expect(desk.store.image).toEqual(before)
})

test('nothing stays when all is answered', async () => {
  const { files, killAll } = privateFiles()
  const desk = new Desk()
  const one = await work(desk)
  await one.save(1, 2)
  await one.wal.tidy()
  expect(files().some(({ bytes }) => bytes.length > 0)).toBe(true)
  const engine = desk.engine()
  await engine.pullRound()
  await engine.pushOnce()
  await one.wal.tidy()
  expect(files().every(({ bytes }) => bytes.length === 0)).toBe(true)

  // A worker that is killed before it could tidy leaves it to the next one.
  await one.save(3)
  killAll()
  await engine.pushOnce()
  await work(desk)
  expect(files().every(({ bytes }) => bytes.length === 0)).toBe(true)
})

test('a write-ahead log with little left in it is written anew', async () => {
  const { files } = privateFiles()
  const desk = new Desk()
  const one = await work(desk)
  const engine = desk.engine()
  await engine.pullRound()
  for (let n = 1; n < 3_000; n += 500) await one.save(...Array.from({ length: 500 }, (_, i) => n + i))
  while ((await engine.pushOnce()) === 'more') continue
  await one.save(9_000)
  const size = () => files().reduce((sum, { bytes }) => sum + bytes.length, 0)
  expect(size()).toBeGreaterThan(500_000)
  await one.wal.tidy()
  expect(size()).toBeLessThan(1_000)
  expect(size()).toBeGreaterThan(0)
})

test('a protected device writes nothing that can be read, and what stood there before is sealed', async () => {
  const { text, killAll } = privateFiles()
  const desk = new Desk()
  const before = copyImage(desk.store.image)
  await (await work(desk)).save(1)
  expect(text()).toContain('canary')
  killAll()
  const database = databaseName(owner)
  const key = crypto.getRandomValues(new Uint8Array(32))
  await setKey({ database, key })
  await rewriteLogbook(owner)
  expect(text()).not.toContain('canary')
  await (await work(desk)).save(2)
  expect(text()).not.toContain('canary')

  // Who has no key changes nothing.
  killAll()
  setSealing(null)
  desk.store.image = copyImage(before)
  await work(desk)
  expect(await count(desk)).toBe(0)
  killAll()
  await setKey({ database, key })
  await work(desk)
  expect(await count(desk)).toBe(2)

  killAll()
  await setKey({ database, key, writesPlain: true })
  await rewriteLogbook(owner)
  expect(sealingFor(database)).not.toBe(null)
  expect(text()).toContain('canary')
  await dropLogbook(owner)
  expect(text()).toBe('')
})

test('a browser without private files works as before', async () => {
  vi.stubGlobal('navigator', {})
  expect(await openWriteAheadLog(owner)).toBe(null)
  await dropLogbook(owner)
})
