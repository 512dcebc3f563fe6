import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseName, UserDatabase } from '../database/schema.ts'
import type { Entry } from '../sync/core/ports.ts'
import { fromBytes, toBytes } from './bytes.ts'
import { setKey, setSealing } from './keyring.ts'
import { rewrite } from './rewrite.ts'

const owner = { account: 'company', user: 'ann' }
const name = databaseName(owner)
const key = crypto.getRandomValues(new Uint8Array(32))
const canary = 'canary@example.com'

const entry = (id: string): Entry => ({
  id,
  row: { id, name: canary, phones: ['+8613800000000'], updated_at: 1 },
  rev: 1,
  scope: 'own:ann',
  history: 0,
})

async function putLeaf(db: UserDatabase, from: string, entries: Entry[]) {
  await db.leaves.put({ entity: 'contact', from, homes: ['contact own:ann'], size: entries.length })
  await db.leafData.put({ entity: 'contact', from, entries }, ['contact', from])
}

async function fill(db: UserDatabase) {
  await putLeaf(db, '', [entry('a'), entry('b')])
  const state = { mid: 1, uid: 'u1', state: 'queued', name: 'contact.patch', edited_at: 1 }
  await db.outbox.put(state as never)
  await db.outboxData.put({ mid: 1, args: { id: 'a', patch: { name: canary } }, ids: ['a'] }, 1)
  await db.issues.put({
    uid: 'u2',
    name: 'x',
    args: canary,
    status: 'rejected',
    code: 'forbidden',
    edited_at: 1,
    at: 1,
  })
  await db.snapshots.bulkPut([
    { name: 'contacts:name', value: `${canary}\u0001more` },
    { name: 'contacts:orders', value: { orders: [['name', new Int32Array([2, 0, 1])]], at: Number.NEGATIVE_INFINITY } },
  ])
  await db.drafts.put({ key: 'contact a', value: { name: canary }, at: 1 })
  // The card of somebody who was met a moment ago.
  await db.drafts.put({ key: 'fair.files.a', value: { photo: new TextEncoder().encode(canary), voices: [] }, at: 1 })
  await db.blobs.put({
    hash: 'h',
    size: 3,
    mime: 'image/jpeg',
    state: 'local',
    owners: ['contact a'],
    moved: 0,
    history: 0,
    used: 1,
  })
  await db.blobData.put({ hash: 'h', bytes: new TextEncoder().encode(canary) })
}

const all = async (db: UserDatabase) =>
  Object.fromEntries(await Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()] as const)))

/** What whoever has the disk can read. */
async function onDisk() {
  setSealing(null)
  const db = new UserDatabase(name, 'relaxed')
  const rows = await all(db)
  db.close()
  const bytes = Object.values(rows).flatMap((some) => some.flatMap((row) => Object.values(row as object)))
  const text =
    JSON.stringify(rows) + bytes.map((value) => value instanceof Uint8Array && new TextDecoder().decode(value))
  return { rows, text }
}

async function open(writesPlain?: true) {
  await setKey({ database: name, key, ...(writesPlain && { writesPlain }) })
  return new UserDatabase(name, 'strict')
}

beforeEach(() => Dexie.delete(name))
afterEach(() => setSealing(null))

describe('with protection', () => {
  test('nothing personal can be read on the disk, and the same is read with the key', async () => {
    const plain = new UserDatabase(`${name}-plain`, 'relaxed')
    await fill(plain)
    const db = await open()
    await fill(db)
    expect(await all(db)).toEqual(await all(plain))
    expect(await db.outbox.where('state').equals('queued').count()).toBe(1)
    expect(await db.leaves.where('homes').equals('contact own:ann').first()).toMatchObject({ size: 2 })
    const seen: string[] = []
    await db.outboxData.each(({ args }) => seen.push(JSON.stringify(args)))
    expect(seen.join()).toContain(canary)
    await db.blobs.update('h', { moved: 3 })
    await db.blobs
      .where('hash')
      .equals('h')
      .modify((record) => void (record.used = 9))
    expect(await db.blobs.get('h')).toMatchObject({ moved: 3, used: 9, mime: 'image/jpeg', owners: ['contact a'] })
    db.close()

    const { rows, text } = await onDisk()
    expect(text).not.toContain('canary')
    expect(text).not.toContain('13800000000')
    expect(rows['leafData']![0]).toHaveProperty('sealed')
    plain.close()
    await Dexie.delete(`${name}-plain`)
  })

  test('only keys and what finds a row stand open, none of which is about a person', async () => {
    const db = await open()
    await fill(db)
    db.close()
    const { rows } = await onDisk()
    const open_ = Object.fromEntries(
      Object.entries(rows)
        .filter(([, some]) => some.length)
        .map(([table, some]) => [table, Object.keys(some[0] as object).filter((field) => field !== 'sealed')]),
    )
    expect(open_).toEqual({
      leaves: ['entity', 'from', 'homes', 'size'],
      leafData: [],
      outbox: ['mid', 'uid', 'state'],
      outboxData: [],
      issues: ['uid'],
      snapshots: ['name'],
      drafts: ['key'],
      blobs: ['hash', 'state', 'owners'],
      blobData: ['hash'],
    })
  })

  test('what would come back as something else is refused when it is kept', async () => {
    const db = await open()
    const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
    await expect(db.drafts.put({ key: 'one', value: { publicKey }, at: 1 })).rejects.toThrow('cannot be sealed')
    db.close()
  })

  test('another key opens nothing, and neither does a row that was changed', async () => {
    const db = await open()
    await fill(db)
    db.close()
    await setKey({ database: name, key: crypto.getRandomValues(new Uint8Array(32)) })
    const other = new UserDatabase(name, 'relaxed')
    await expect(other.drafts.toArray()).rejects.toThrow()
    other.close()
  })
})

test('what was kept before is sealed in pieces, goes on after an interruption, and is opened again', async () => {
  const before = new UserDatabase(name, 'strict')
  await fill(before)
  for (let n = 0; n < 30; n++) await putLeaf(before, `${n + 10}`, [entry(`${n + 10}`)])
  const plain = await all(before)
  before.close()

  const db = await open()
  const killed = new Error('killed')
  const stop = ({ rows }: { rows: number }) => {
    if (rows >= 16) throw killed
  }
  await expect(rewrite(db, stop)).rejects.toBe(killed)
  // Both kinds of rows are read alike meanwhile.
  expect(await all(db)).toEqual(plain)
  const progress: number[] = []
  await rewrite(db, ({ rows, of }) => progress.push(rows / of))
  expect(progress.at(-1)).toBe(1)
  expect(await all(db)).toEqual(plain)
  db.close()
  expect((await onDisk()).text).not.toContain('canary')

  const opening = await open(true)
  await rewrite(opening, () => {})
  opening.close()
  expect((await onDisk()).rows).toEqual(plain)
})

test('without protection nothing stands between Dexie and the database', async () => {
  const db = new UserDatabase(name, 'relaxed')
  await fill(db)
  db.close()
  expect((await onDisk()).text).toContain('canary')
})

test('values come back as they were', () => {
  const value = {
    text: '“你好” \u0001',
    bytes: new Uint8Array([1, 2, 3]).subarray(1),
    numbers: new Float64Array([1.5, Number.NaN]),
    deep: [{ order: new Int32Array([7]) }],
    never: Number.NEGATIVE_INFINITY,
    nothing: null,
  }
  expect(fromBytes(toBytes(value, true))).toEqual(value)
  expect(fromBytes(toBytes({ text: 'plain' }, false))).toEqual({ text: 'plain' })
})
