import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { schemaNumber } from '#domain/sync/protocol'
import { newId } from '../newId.ts'
import { applyPush } from '../sync/core/apply.ts'
import { bringChanges, changesFile } from '../sync/core/changesFile.ts'
import { discardAll, discardWaiting } from '../sync/core/discard.ts'
import { enqueue, readWaiting, retryIssue } from '../sync/core/enqueue.ts'
import { takeLead } from '../sync/core/fenced.ts'
import type { Entry, FreshRows, Store } from '../sync/core/ports.ts'
import type { Rule } from '../sync/core/rules.ts'
import { toSent } from '../sync/core/sent.ts'
import { Desk, newTag } from '../sync/core/testing/desk.ts'
import { type LocalDatabase, openUserDatabase } from './database.ts'
import { leafSize } from './leaves.ts'
import { unpackEntries } from './packedEntries.ts'
import { countRows, eachLeaf, entryById } from './read.ts'
import { dexieStore } from './store.ts'

const sizes = { ...leafSize }
let database: LocalDatabase
let store: Store
let made = 0

beforeEach(async () => {
  // Small leaves split and join all the time.
  Object.assign(leafSize, { most: 11, fill: 8, least: 3 })
  database = await freshDatabase()
  store = dexieStore(database)
})
afterEach(() => {
  database.close()
  Object.assign(leafSize, sizes)
})

const freshDatabase = () =>
  openUserDatabase({ owner: { account: 'a', user: `u${++made}` }, newId: () => `replica-${made}` })
const idOf = (n: number) => n.toString(16).padStart(4, '0')
const entryOf = (n: number, value: number, scope: string, waits: boolean): Entry => ({
  id: idOf(n),
  row: { id: idOf(n), value },
  rev: value,
  scope,
  history: 1,
  ...(waits ? { base: null, waiting: [value + 1] } : {}),
})
/** As a page brings them. */
const freshOf = (entries: readonly Entry[]): FreshRows => ({
  ids: entries.map(({ id }) => id),
  revs: entries.map(({ rev }) => rev),
  fields: { id: entries.map(({ id }) => id), value: entries.map(({ row }) => row!.value) },
  scope: entries[0]!.scope!,
  history: entries[0]!.history,
})
const nothing = (n: number): Entry => ({ id: idOf(n), row: null, rev: 9, scope: null, history: 1 })

const number = fc.integer({ min: 0, max: 120 })
const scope = fc.constantFrom('acct', 'user:1', 'user:2')
const operation = fc.oneof(
  fc.record({
    kind: fc.constant('put' as const),
    entries: fc.array(fc.tuple(number, fc.integer({ min: 0, max: 50 }), scope, fc.boolean()), { maxLength: 40 }),
  }),
  fc.record({ kind: fc.constant('run' as const), from: number, length: fc.integer({ min: 1, max: 60 }), scope }),
  fc.record({
    kind: fc.constant('fresh' as const),
    from: number,
    length: fc.integer({ min: 1, max: 60 }),
    step: fc.integer({ min: 1, max: 2 }),
    falls: fc.boolean(),
    scope,
  }),
  fc.record({ kind: fc.constant('remove' as const), ids: fc.array(number, { maxLength: 30 }) }),
  fc.record({ kind: fc.constant('get' as const), ids: fc.array(number, { maxLength: 30 }) }),
  fc.record({
    kind: fc.constant('ofScope' as const),
    scope,
    bounds: fc.tuple(fc.option(number), fc.option(number)),
  }),
  fc.record({ kind: fc.constant('scope' as const), scope }),
  fc.record({ kind: fc.constant('dropScope' as const), scope }),
)
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never
const transaction = fc.record({
  mode: fc.constantFrom('write' as const, 'strict' as const),
  operations: fc.array(operation, { minLength: 1, maxLength: 6 }),
  fails: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
})

type Model = Map<string, Entry>
const sorted = (model: Model) => [...model.values()].sort((a, b) => (a.id < b.id ? -1 : 1))

test('leaves behave like one plain map of rows, whatever is put, removed, read and rolled back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(transaction, { minLength: 1, maxLength: 8 }), async (transactions) => {
      const database = await freshDatabase()
      const store = dexieStore(database)
      let model: Model = new Map()
      for (const { mode, operations, fails } of transactions) {
        const next: Model = new Map(model)
        const work = store.transact(mode, async (tx) => {
          for (const operation of operations) await both(tx, next, operation)
          if (fails) throw new Error('undo')
        })
        if (fails) await expect(work).rejects.toThrow('undo')
        else {
          await work
          model = next
        }
        expect(await allEntries(database)).toEqual(sorted(model))
      }
      await expectSoundLeaves(database, model)
      database.close()
    }),
    { numRuns: 150, seed: 20_261_121 },
  )
}, 120_000)

async function allEntries(database: LocalDatabase): Promise<Entry[]> {
  const read: Entry[] = []
  for await (const entries of eachLeaf(database.relaxed, 'contact', 2)) read.push(...entries)
  return read
}

async function both(tx: Parameters<Parameters<Store['transact']>[1]>[0], model: Model, operation: Operation) {
  const put = async (entries: Entry[]) => {
    await tx.putEntries('contact', entries)
    for (const entry of entries) {
      if (entry.row || entry.base || entry.waiting) model.set(entry.id, entry)
      else model.delete(entry.id)
    }
  }
  if (operation.kind === 'put')
    await put(operation.entries.map(([n, value, scope, waits]) => entryOf(n, value, scope, waits)))
  if (operation.kind === 'run')
    await put(
      Array.from({ length: operation.length }, (_, i) => entryOf(operation.from + i, i, operation.scope, false)),
    )
  if (operation.kind === 'fresh') {
    const { from, length, step, falls, scope } = operation
    const entries = Array.from({ length }, (_, i) => entryOf(from + i * step, i + 1, scope, false))
    if (await tx.putFresh('contact', freshOf(falls ? entries.toReversed() : entries))) {
      for (const entry of entries) {
        expect(model.has(entry.id)).toBe(false)
        model.set(entry.id, entry)
      }
    }
  }
  if (operation.kind === 'remove') await put(operation.ids.map(nothing))
  if (operation.kind === 'get')
    expect(await tx.entries('contact', operation.ids.map(idOf))).toEqual(operation.ids.map((n) => model.get(idOf(n))))
  if (operation.kind === 'ofScope') {
    const [above, below] = operation.bounds.map((n) => (n === null ? null : idOf(n)))
    expect(await tx.entriesOfScope('contact', operation.scope, above!, below!, new Set([idOf(7)]))).toEqual(
      sorted(model).filter(
        ({ id, scope }) =>
          scope === operation.scope &&
          (above == null || id >= above) &&
          (below == null || id < below) &&
          id !== idOf(7),
      ),
    )
  }
  if (operation.kind === 'scope') {
    const found = await tx.entriesInScope('contact', operation.scope, 7)
    const there = sorted(model).filter((entry) => entry.scope === operation.scope)
    expect(found.length > 0).toBe(there.length > 0)
    expect(found.length).toBeLessThanOrEqual(7)
    for (const entry of found) expect(model.get(entry.id)).toEqual(entry)
  }
  if (operation.kind === 'dropScope') {
    for (let i = 0; ; i++) {
      if (i > 100) throw new Error('a scope that never empties')
      const found = await tx.entriesInScope('contact', operation.scope, 7)
      if (!found.length) break
      await put(found.map((entry) => ({ id: entry.id, row: null, rev: 0, scope: null, history: 1 })))
    }
    for (const entry of model.values()) expect(entry.scope).not.toBe(operation.scope)
  }
}

async function expectSoundLeaves(database: LocalDatabase, model: Model) {
  const leaves = (await database.relaxed.leafData.toArray()).map(({ from, entries }) => ({
    from,
    entries: unpackEntries(entries),
  }))
  leaves.forEach((leaf, i) => {
    expect(leaf.entries.length).toBeGreaterThan(0)
    expect(leaf.entries.length).toBeLessThanOrEqual(leafSize.most)
    for (const { id } of leaf.entries) {
      expect(id >= leaf.from).toBe(true)
      expect(leaves[i + 1] === undefined || id < leaves[i + 1]!.from).toBe(true)
    }
  })
  const rows = sorted(model).filter((entry) => entry.row)
  expect(await countRows(database.relaxed, 'contact')).toBe(rows.length)
  for (const entry of sorted(model).slice(0, 5))
    expect(await entryById(database.relaxed, 'contact', entry.id)).toEqual(entry)
}

test('the change feed names every row that looks different, and none when a transaction is undone', async () => {
  const feed = () => database.relaxed.changes.toArray()
  await store.transact('write', (tx) =>
    tx.putEntries('contact', [entryOf(1, 1, 'acct', false), entryOf(2, 1, 'acct', true)]),
  )
  expect((await feed()).map(({ entity, ids }) => ({ entity, ids }))).toEqual([
    { entity: 'contact', ids: [idOf(1), idOf(2)] },
  ])
  await store.transact('write', (tx) => tx.putEntries('contact', [entryOf(1, 1, 'acct', false)]))
  expect(await feed()).toHaveLength(1)
  const undone = store.transact('write', async (tx) => {
    await tx.putEntries('contact', [nothing(1)])
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await feed()).toHaveLength(1)
  await store.transact('write', (tx) => tx.putEntries('contact', [nothing(1), nothing(3)]))
  expect((await feed()).at(-1)).toMatchObject({ n: 2, ids: [idOf(1)] })
})

test('a commit is announced once, after it is readable', async () => {
  const told: { rows: boolean; queue: boolean; readable: number }[] = []
  const telling: Promise<void>[] = []
  const store = dexieStore(database, (committed) => {
    const tell = async () => void told.push({ ...committed, readable: await countRows(database.relaxed, 'contact') })
    telling.push(tell())
  })
  await store.transact('strict', async (tx) => {
    await tx.putEntries('contact', [entryOf(1, 1, 'acct', true)])
    await tx.setMeta({ ...(await tx.meta()), nextMid: 2 })
  })
  await store.transact('read', (tx) => tx.meta())
  await Promise.all(telling)
  expect(told).toEqual([{ rows: true, queue: true, readable: 1 }])
})

test('the outbox is read in the order it was made, whatever the states', async () => {
  const states = ['queued', 'acked', 'sent', 'queued', 'done'] as const
  await store.transact('strict', (tx) =>
    tx.putOutbox(
      states.map((state, i) => ({
        mid: i + 1,
        uid: `uid-${i + 1}`,
        prev: null,
        name: 'contact.patch',
        version: 1,
        args: {},
        base_rev: 0,
        edited_at: 1,
        state,
        seq: 0,
        ids: [],
        entity: 'contact',
        history: 0,
      })),
    ),
  )
  const read = await store.transact('read', async (tx) => ({
    waiting: await tx.outbox(['queued', 'sent', 'acked'], 3),
    byUid: await tx.outboxByUid(['uid-5', 'uid-0', 'uid-1']),
    byMid: await tx.outboxByMid([9, 2]),
  }))
  expect(read.waiting.map(({ mid }) => mid)).toEqual([1, 2, 3])
  expect(read.byUid.map((entry) => entry?.mid)).toEqual([5, undefined, 1])
  expect(read.byMid.map((entry) => entry?.mid)).toEqual([undefined, 2])
})

test('rows are read in steps in the order of their ids, also while leaves split and join between the steps', async () => {
  const even = Array.from({ length: 60 }, (_, n) => entryOf(n * 2, n, 'acct', false))
  await store.transact('write', (tx) => tx.putEntries('tag', even))
  const seen: string[] = []
  for (let above = ''; ; ) {
    const step = await store.transact('read', (tx) => tx.entriesAbove('tag', above, 4))
    const last = step.at(-1)
    if (!last) break
    seen.push(...step.map(({ id }) => id))
    above = last.id
    const odd = Array.from({ length: 20 }, (_, n) => entryOf(n * 2 + 1, n, 'acct', false))
    await store.transact('write', (tx) =>
      tx.putEntries('tag', seen.length % 3 ? odd : odd.map(({ id }) => ({ ...nothing(0), id }))),
    )
  }
  expect(seen).toEqual([...new Set(seen)].sort())
  expect(seen).toEqual(expect.arrayContaining(even.map(({ id }) => id)))
})

test('a transaction of thousands of steps is one transaction', async () => {
  const step = async () => {}
  const work = store.transact('write', async (tx) => {
    const meta = await tx.meta()
    await tx.setMeta({ ...meta, nextMid: 2 })
    for (let n = 0; n < 3_000; n++) await step()
    await tx.setMeta({ ...meta, nextMid: 3 })
    await tx.putEntries('tag', [entryOf(1, 1, 'acct', false)])
    for (let n = 0; n < 3_000; n++) await step()
    await tx.putEntries('tag', [entryOf(2, 1, 'acct', false)])
    expect(await tx.meta()).toMatchObject({ nextMid: 3 })
    throw new Error('all of it or nothing')
  })
  await expect(work).rejects.toThrow('all of it or nothing')
  expect(await store.transact('read', (tx) => tx.meta())).toMatchObject({ nextMid: 1 })
})

test('what a user does is on the disk before it is called saved; what can be fetched again need not be', async () => {
  const { transaction } = IDBDatabase.prototype
  const writing: (string | undefined)[] = []
  IDBDatabase.prototype.transaction = function (names, mode, options) {
    if (mode === 'readwrite') writing.push(options?.durability)
    return transaction.call(this, names, mode, options)
  }
  // Dexie takes the call along when it opens the database.
  const own = await freshDatabase()
  const store = dexieStore(own)
  const durabilities = async (work: () => Promise<unknown>) => {
    writing.length = 0
    await work()
    return [...new Set(writing)]
  }
  const { actor, now } = new Desk()
  const writer = { clock: () => now, newId: () => newId() }
  const issue = { uid: 'refused', ...newTag(2), status: 'rejected' as const, code: 'exists', edited_at: 1, at: 1 }
  const save = (...tags: number[]) =>
    enqueue(
      store,
      writer,
      actor,
      tags.map((n) => newTag(n)),
    )
  try {
    expect(await durabilities(() => save(1))).toEqual(['strict'])
    const { changes } = await readWaiting(store)
    expect(await durabilities(() => discardWaiting(store, actor.user, changes[0]!.uid))).toEqual(['strict'])
    await store.transact('write', (tx) => tx.putIssue(issue))
    expect(await durabilities(() => retryIssue(store, writer, actor, 'refused'))).toEqual(['strict'])
    const { text } = await changesFile(store, actor, 'lina')
    await discardAll(store, actor.user)
    expect(await durabilities(() => bringChanges(store, writer, actor, text, () => 'storageLost'))).toEqual(['strict'])
    expect(await durabilities(() => store.transact('write', async (tx) => tx.setMeta(await tx.meta())))).toEqual([
      'relaxed',
    ])
  } finally {
    own.close()
    IDBDatabase.prototype.transaction = transaction
  }
})

test('a push of as many changes as one may have is answered in one transaction', async () => {
  const { actor, now } = new Desk()
  const writer = { clock: () => now, newId: () => newId() }
  const changes = Array.from({ length: limits.mutationsPerPush }, (_, n) => newTag(n))
  await enqueue(store, writer, actor, changes)
  const fence = { leader: await takeLead(store), user: actor.user, without: new Set<Rule>() }
  const mutations = await store.transact('write', async (tx) => {
    const queued = await tx.outbox(['queued'], changes.length)
    await tx.putOutbox(queued.map((entry) => ({ ...entry, state: 'sent' })))
    return queued.map(toSent)
  })
  const { replica, epoch } = await store.transact('write', async (tx) => {
    await tx.setMeta({ ...(await tx.meta()), epoch: 'one' })
    return tx.meta()
  })
  const results = mutations.map(({ uid }) => ({ uid, status: 'applied' as const, seq: 1 }))
  const answer = { epoch: 'one', head: 1, results }
  const request = { replica, schema: schemaNumber, epoch: epoch!, mutations, row_by_row: true as const }
  expect(await applyPush(store, fence, request, answer, now)).toEqual({ kind: 'applied', answered: changes.length })
})

test('a first sync, from the newest row down, is kept as it comes, in leaves as full as those of single rows', async () => {
  const page = (from: number) => Array.from({ length: 40 }, (_, i) => entryOf(from + 39 - i, i + 1, 'acct', false))
  for (const from of [160, 120, 80, 40, 0])
    expect(await store.transact('write', (tx) => tx.putFresh('contact', freshOf(page(from))))).toBe(true)
  const all = [0, 40, 80, 120, 160].flatMap((from) => page(from).toReversed())
  expect(await allEntries(database)).toEqual(all)
  expect((await database.relaxed.leafData.toArray()).length).toBeLessThanOrEqual(200 / leafSize.fill + 1)
  // A page of which something is here goes row by row.
  expect(await store.transact('write', (tx) => tx.putFresh('contact', freshOf(page(20))))).toBe(false)
  expect(await allEntries(database)).toEqual(all)
})
