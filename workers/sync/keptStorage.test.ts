import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, expect, test } from 'vitest'
import type { Actor } from '#domain/shared/mutation'
import type { Mirror } from '../database/mirror.ts'
import { databaseName } from '../database/schema.ts'
import { enqueue, readWaiting } from './core/enqueue.ts'
import { type KeptStorage, keepStorage } from './keptStorage.ts'

const idOf = (n: number) => `018f0000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
const newTag = (n: number) => ({ name: 'tag.create', args: { id: idOf(n), name: `tag ${n}` } })

let made = 0
const open: KeptStorage[] = []
const { open: openDatabase } = IDBFactory.prototype
const { get } = IDBObjectStore.prototype
afterEach(() => {
  IDBFactory.prototype.open = openDatabase
  IDBObjectStore.prototype.get = get
  for (const storage of open.splice(0)) storage.close()
})

/** One browser profile of one user; the mirror is what its page keeps. */
function profile() {
  const owner = { account: idOf(900), user: idOf(1_000 + made++) }
  const actor: Actor = { ...owner, role: 'main' }
  let ids = 1
  const told: string[] = []
  const kept: { mirror: Mirror | null } = { mirror: null }
  const start = async () => {
    const storage = await keepStorage({
      owner,
      mirror: kept.mirror,
      onCommit: () => {},
      onOutdated: () => told.push('outdated'),
      onTrouble: () => told.push('trouble'),
      onMended: (how) => told.push(how),
    })
    open.push(storage)
    return storage
  }
  const save = async (storage: KeptStorage, n: number) => {
    const writer = { clock: () => 1_000, newId: () => idOf(10_000 + ids++) }
    await enqueue(storage.store, writer, actor, [newTag(n)])
    kept.mirror = await storage.readMirror()
  }
  const evict = () => new Dexie(databaseName(owner)).delete()
  /** As it is now; call what it gives for the browser to come back with it. */
  const copy = async () => {
    const db = await new Dexie(databaseName(owner)).open()
    const tables = [db.table('meta'), db.table('outbox')]
    const rows = await Promise.all(tables.map((table) => table.toArray()))
    return async () => {
      await Promise.all(tables.map((table, at) => table.clear().then(() => table.bulkPut(rows[at]!))))
      db.close()
    }
  }
  return { start, save, evict, copy, told, kept }
}

test('a database that was thrown away while closed is begun anew, and tells how many unsent changes it had', async () => {
  const { start, save, evict, kept } = profile()
  const first = await start()
  for (const n of [1, 2, 3]) await save(first, n)
  first.close()
  await evict()
  const second = await start()
  expect(second.mirror().replica).not.toBe(kept.mirror!.replica)
  expect((await second.store.transact('read', (tx) => tx.meta())).lost).toEqual({
    changes: 0,
    unchecked: { waiting: 3, uids: kept.mirror!.uids },
  })

  // Thrown away again before anybody has read it: nothing is forgotten.
  await save(second, 4)
  second.close()
  await evict()
  const third = await start()
  expect(third.mirror().lost).toBe(4)
})

test('a database that is thrown away while it is open is noticed at the next access, which is refused', async () => {
  const { start, save, evict, told } = profile()
  const storage = await start()
  await save(storage, 1)
  await save(storage, 2)
  await evict()
  await expect(storage.store.transact('read', (tx) => tx.meta())).rejects.toMatchObject({ code: 'storageLost' })
  storage.mend()
  await expect.poll(() => told).toContain('renewed')
  expect((await storage.store.transact('read', (tx) => tx.meta())).lost).toMatchObject({ unchecked: { waiting: 2 } })
  await save(storage, 5)
  expect(await readWaiting(storage.store)).toMatchObject({ count: 1 })
})

test('a database that the browser has set back tells of the unsent changes that it never heard of', async () => {
  const { start, save, copy, kept } = profile()
  const first = await start()
  for (const n of [1, 2]) await save(first, n)
  const setBack = await copy()
  for (const n of [3, 4]) await save(first, n)
  first.close()
  await setBack()
  const second = await start()
  expect(second.mirror()).toMatchObject({ replica: kept.mirror!.replica, waiting: 2, lost: 2 })
  expect((await second.store.transact('read', (tx) => tx.meta())).lost).toEqual({
    changes: 0,
    unchecked: { waiting: 2, uids: kept.mirror!.uids.slice(2) },
  })

  // What has been sent since is no loss.
  kept.mirror = await second.readMirror()
  await second.store.transact('write', async (tx) => {
    const sent = await tx.outbox(['queued'], 2)
    await tx.putOutbox(sent.map((entry) => ({ ...entry, state: 'done' })))
    const { lost: _, ...meta } = await tx.meta()
    await tx.setMeta(meta)
  })
  second.close()
  expect((await start()).mirror()).toMatchObject({ waiting: 0, lost: 0 })
})

test('a first visit has lost nothing, and neither has one after a quiet day', async () => {
  const { start, save, evict, kept } = profile()
  const first = await start()
  expect((await first.store.transact('read', (tx) => tx.meta())).lost).toBeUndefined()
  kept.mirror = await first.readMirror()
  first.close()
  await evict()
  const second = await start()
  expect((await second.store.transact('read', (tx) => tx.meta())).lost).toBeUndefined()
  await save(second, 1)
  second.close()
  const again = await start()
  expect(again.mirror()).toMatchObject({ waiting: 1, lost: 0 })
})

test('a browser that refuses its storage is asked again, and again when the user comes back', async () => {
  const { start, save, told } = profile()
  const storage = await start()
  await save(storage, 1)
  const lost = () => {
    throw new DOMException('Connection to Indexed Database server lost', 'InvalidStateError')
  }
  IDBFactory.prototype.open = lost
  IDBObjectStore.prototype.get = lost
  storage.mend()
  await expect.poll(() => told.length).toBeGreaterThan(1)
  expect(new Set(told)).toEqual(new Set(['trouble']))
  IDBFactory.prototype.open = openDatabase
  IDBObjectStore.prototype.get = get
  storage.probe()
  await expect.poll(() => told.at(-1)).toBe('again')
  expect(await readWaiting(storage.store)).toMatchObject({ count: 1 })
})

test('the mirror names the oldest of what waits, and forgets what has been sent', async () => {
  const { start, save, kept } = profile()
  const storage = await start()
  for (const n of [1, 2, 3]) await save(storage, n)
  expect(kept.mirror).toMatchObject({ waiting: 3, uids: [idOf(10_001), idOf(10_002), idOf(10_003)] })
  await storage.store.transact('write', async (tx) => {
    const [first, second] = await tx.outbox(['queued'], 2)
    await tx.putOutbox([
      { ...first!, state: 'acked', seq: 1 },
      { ...second!, state: 'sent' },
    ])
  })
  expect(await storage.readMirror()).toMatchObject({ waiting: 2, uids: [idOf(10_002), idOf(10_003)] })
})
