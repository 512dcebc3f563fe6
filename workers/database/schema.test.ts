import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { expect, test } from 'vitest'
import { readWaiting } from '../sync/core/enqueue.ts'
import { emptyMeta, openUserDatabase } from './database.ts'
import { countRows, entryById } from './read.ts'
import { databaseName, databaseTables } from './schema.ts'
import { dexieStore } from './store.ts'

const id = '019aa000-0000-7000-8000-000000000001'
const owner = { account: 'a', user: 'u' }

test('a device of the second version keeps its rows and what waits', async () => {
  const second = new Dexie(databaseName(owner))
  second.version(2).stores({
    meta: 'key',
    scopes: 'scope',
    leaves: '[entity+from], *homes, [entity+size]',
    outbox: 'mid, &uid, state',
    payloads: 'mid',
    issues: 'uid',
    changes: '++n',
    snapshots: 'name',
    drafts: 'key',
    blobs: 'hash, state, *owners',
    blobData: 'hash',
  })
  const row = { id, name: '王小明' }
  const meta = { replica: 'r', epoch: null, history: 0, nextMid: 2, tailUid: 'm1', leader: 0, skew: 0, seen: 0 }
  await second.table('meta').put({ ...meta, lastContact: null, key: 'meta' })
  const entry = { id, row, rev: 7, scope: 'acct', history: 0, base: null, waiting: [1] }
  await second.table('leaves').put({ entity: 'tag', from: '', homes: ['tag acct'], size: 1, entries: [entry] })
  const change = {
    mid: 1,
    uid: 'm1',
    name: 'tag.create',
    version: 1,
    entity: 'tag',
    state: 'queued',
    seq: 0,
    prev: null,
  }
  await second.table('outbox').put({ ...change, edited_at: 1, base_rev: 0, history: 0 })
  await second.table('payloads').put({ mid: 1, args: { id, name: '王小明' }, ids: [id] })
  second.close()

  const database = await openUserDatabase({ owner, newId: () => 'another' })
  expect(database.replica).toBe('r')
  expect(await entryById(database.relaxed, 'tag', id)).toEqual(entry)
  expect(await countRows(database.relaxed, 'tag')).toBe(1)
  const store = dexieStore(database)
  const { changes } = await readWaiting(store)
  expect(changes).toEqual([expect.objectContaining({ mid: 1, args: { id, name: '王小明' }, ids: [id] })])
  expect(await store.transact('read', (tx) => tx.entriesInScope('tag', 'acct', 5))).toEqual([entry])
  expect([...database.relaxed.backendDB().objectStoreNames]).not.toContain('payloads')
  database.close()
})

test('a device of the third version, whose leaves were not packed, keeps its rows through the next change', async () => {
  const owner = { account: 'a', user: 'third' }
  const third = new Dexie(databaseName(owner))
  third.version(3).stores(databaseTables)
  const old = (id: string, name: string) => ({ id, row: { id, name }, rev: 7, scope: 'acct', history: 0 })
  await third.open()
  await third.table('meta').put({ ...emptyMeta('r'), key: 'meta' })
  await third.table('leaves').put({ entity: 'tag', from: '', homes: ['tag acct'], size: 2 })
  const entries = [old('a', '展会'), old('b', 'Buyer')]
  await third.table('leafData').put({ entity: 'tag', from: '', entries }, ['tag', ''])
  third.close()

  const database = await openUserDatabase({ owner, newId: () => 'another' })
  expect(await entryById(database.relaxed, 'tag', 'a')).toEqual(entries[0])
  const changed = { ...old('b', 'Purchaser'), rev: 8 }
  await dexieStore(database).transact('write', (tx) => tx.putEntries('tag', [changed]))
  expect(await entryById(database.relaxed, 'tag', 'a')).toEqual(entries[0])
  expect(await entryById(database.relaxed, 'tag', 'b')).toEqual(changed)
  database.close()
})
