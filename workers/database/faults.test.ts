import 'fake-indexeddb/auto'
import { Dexie, type Transaction } from 'dexie'
import { afterEach, expect, test, vi } from 'vitest'
import { AppError } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import { enqueue, readWaiting } from '../sync/core/enqueue.ts'
import type { Store } from '../sync/core/ports.ts'
import { type LocalDatabase, openUserDatabase } from './database.ts'
import { entryById } from './read.ts'
import { dexieStore } from './store.ts'

const faults = ['UnknownError', 'InvalidStateError', 'QuotaExceededError', 'AbortError'] as const
type Fault = (typeof faults)[number]

/** Every call of IndexedDB asks this first whether it fails, and how. */
let nextFault: () => Fault | null = () => null
function breakable(prototype: object, methods: readonly string[]) {
  const target = prototype as Record<string, (...args: unknown[]) => unknown>
  for (const method of methods) {
    const original = target[method]!
    target[method] = function (this: unknown, ...args: unknown[]) {
      const fault = nextFault()
      if (fault) throw new DOMException('Connection to Indexed Database server lost', fault)
      return original.apply(this, args)
    }
  }
}
breakable(IDBObjectStore.prototype, ['get', 'getAll', 'getAllKeys', 'put', 'add', 'delete', 'count', 'openCursor'])
breakable(IDBIndex.prototype, ['get', 'getAll', 'getAllKeys', 'count', 'openCursor', 'openKeyCursor'])

const opened: LocalDatabase[] = []
afterEach(() => {
  nextFault = () => null
  for (const database of opened.splice(0)) database.close()
})

const actor: Actor = { account: idOf(1), user: idOf(2), role: 'main' }
let made = 0
async function freshStore(): Promise<{ store: Store; database: LocalDatabase }> {
  const owner = { account: 'faults', user: `u${++made}` }
  const database = await openUserDatabase({ owner, newId: () => `replica-${made}` })
  opened.push(database)
  return { database, store: dexieStore(database) }
}
function idOf(n: number) {
  return `018f0000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
}
const newTag = (n: number) => ({ name: 'tag.create', args: { id: idOf(n), name: `tag ${n}` } })

/** A small generator with a seed: the same faults every time. */
function random(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test.each([0.01, 0.05, 0.2])(
  'whichever calls of the browser fail, what was said to be saved is kept once, and the rest was refused (p = %d)',
  async (p) => {
    const { store, database } = await freshStore()
    const draw = random(20_261_121)
    let ids = 100
    const writer = { clock: () => 1_000, newId: () => idOf(100_000 + ids++) }
    const saved: number[] = []
    const refused: unknown[] = []
    for (let n = 1; n <= 150; n++) {
      nextFault = () => (draw() < p ? faults[Math.floor(draw() * faults.length)]! : null)
      try {
        if ((await enqueue(store, writer, actor, [newTag(n)])).kind === 'saved') saved.push(n)
      } catch (error) {
        refused.push(error)
      }
      nextFault = () => null
    }
    expect(refused.length, 'some did fail').toBeGreaterThan(0)
    for (const error of refused) {
      expect(error).toBeInstanceOf(AppError)
      expect(['storageFull', 'storageLost']).toContain((error as AppError).code)
    }
    const { changes } = await readWaiting(store, 1_000)
    expect(changes.map(({ args }) => (args as { id: string }).id)).toEqual(saved.map(idOf))
    for (let n = 1; n <= 150; n++)
      expect((await entryById(database.relaxed, 'tag', idOf(n)))?.row ?? null).toEqual(
        saved.includes(n) ? expect.objectContaining({ name: `tag ${n}` }) : null,
      )
  },
)

test('a connection that was cut is opened again, and the change goes through', async () => {
  const { store } = await freshStore()
  const writer = { clock: () => 1_000, newId: () => idOf(77) }
  let left = 1
  nextFault = () => (left-- > 0 ? 'InvalidStateError' : null)
  expect(await enqueue(store, writer, actor, [newTag(1)])).toMatchObject({ kind: 'saved' })
  expect(await readWaiting(store)).toMatchObject({ count: 1 })
})

test('what may have been committed when the connection was cut is not done twice: the caller is told', async () => {
  const { store, database } = await freshStore()
  let runs = 0
  const cut = store.transact('strict', async (tx) => {
    runs++
    await tx.setMeta({ ...(await tx.meta()), nextMid: 2 })
    // What is read is what was written: that is done by then.
    expect(await tx.meta()).toMatchObject({ nextMid: 2 })
    // Every request has been made; the connection goes while the disk is written.
    const { idbtrans } = Dexie.currentTransaction as Transaction & { idbtrans: IDBTransaction }
    let turns = 50
    const cutSoon = () => (turns-- > 0 ? queueMicrotask(cutSoon) : idbtrans.abort())
    cutSoon()
  })
  await expect(cut).rejects.toMatchObject({ code: 'storageLost' })
  expect(runs).toBe(1)
  expect(database.strict.isOpen()).toBe(true)
})

test('on a full disk the room that was held back is for what the user does, and for nothing else', async () => {
  const files = new Map([['reserve', 500_000]])
  const folder = {
    getDirectoryHandle: async () => folder,
    removeEntry: async (name: string) => void files.delete(name),
    async getFileHandle(name: string) {
      if (!files.has(name)) throw new Error('NotFoundError')
      return { getFile: async () => ({ size: files.get(name)! }) }
    },
  }
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => folder } })
  try {
    const { store } = await freshStore()
    nextFault = () => (files.size > 0 ? 'QuotaExceededError' : null)
    const page = store.transact('write', async (tx) => tx.setMeta(await tx.meta()))
    await expect(page).rejects.toMatchObject({ code: 'storageFull' })
    expect(files.size).toBe(1)
    const writer = { clock: () => 1_000, newId: () => idOf(79) }
    expect(await enqueue(store, writer, actor, [newTag(3)])).toMatchObject({ kind: 'saved' })
    expect(files.size).toBe(0)
  } finally {
    nextFault = () => null
    vi.unstubAllGlobals()
  }
})

test('a full disk is given back what can be made anew, and the change is kept', async () => {
  const { store, database } = await freshStore()
  await database.relaxed.snapshots.put({ name: 'contacts:head', value: 'large' })
  const writer = { clock: () => 1_000, newId: () => idOf(78) }
  let left = 1
  nextFault = () => (left-- > 0 ? 'QuotaExceededError' : null)
  expect(await enqueue(store, writer, actor, [newTag(1)])).toMatchObject({ kind: 'saved' })
  expect(await database.relaxed.snapshots.count()).toBe(0)

  // Nothing left to give back: then the user is told, and nothing is half kept.
  left = 1
  nextFault = () => (left-- > 0 ? 'QuotaExceededError' : null)
  await expect(enqueue(store, writer, actor, [newTag(2)])).rejects.toMatchObject({ code: 'storageFull' })
  nextFault = () => null
  expect(await readWaiting(store)).toMatchObject({ count: 1 })
})
