import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { expect, test } from 'vitest'
import { threadOfAnswer } from '#domain/email/answer'
import { readWaiting } from '../sync/core/enqueue.ts'
import { takeLead } from '../sync/core/fenced.ts'
import { upgrade } from '../sync/core/upgrade.ts'
import { emptyMeta, openUserDatabase } from './database.ts'
import { packEntries } from './packedEntries.ts'
import { countRows, entryById } from './read.ts'
import { databaseName, databaseTables } from './schema.ts'
import { dexieStore } from './store.ts'

const id = '019aa000-0000-7000-8000-000000000001'
const owner = { account: 'a', user: 'u' }
const { older: _, ...tablesBefore } = databaseTables

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
  third.version(3).stores(tablesBefore)
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

test('a device from before campaigns keeps its tasks, and what it did to them without a network', async () => {
  const owner = { account: 'a', user: 'fifth' }
  const fifth = new Dexie(databaseName(owner))
  fifth.version(5).stores(tablesBefore)
  await fifth.open()
  await fifth.table('meta').put({ ...emptyMeta('r'), nextMid: 4, key: 'meta' })
  const scope = 'user:fifth'
  const task = { id, name: 'Spring', status: 'inProgress' }
  const named = { id: '019aa000-0000-7000-8000-000000000002', email_task_id: id, contacts: ['c'] }
  const put = async (entity: string, homes: string[], entries: object) => {
    await fifth.table('leaves').put({ entity, from: '', homes, size: 1 })
    await fifth.table('leafData').put({ entity, from: '', entries }, [entity, ''])
  }
  const changed = { id, row: { ...task, status: 'paused' }, rev: 7, scope, history: 0, base: task, waiting: [1] }
  await put('email_task', [`email_task ${scope}`], packEntries([changed]))
  // Made without a network: no server has it.
  const made = { id: named.id, row: named, rev: 0, scope: null, history: 0, base: null, waiting: [2] }
  await put('email_audience', [], packEntries([made]))
  const suppressed = { id, row: { id, email: 'no@x.de' }, rev: 7, scope: 'acct', history: 0 }
  await put('email_suppression', ['email_suppression acct'], packEntries([suppressed]))
  const wait = async (mid: number, name: string, version: number, args: { id: string }) => {
    const entity = name.split('.')[0]!
    const change = { mid, uid: `m${mid}`, name, version, entity, state: 'queued', seq: 0, prev: null }
    await fifth.table('outbox').put({ ...change, edited_at: 1, base_rev: 0, history: 0 })
    await fifth.table('outboxData').put({ mid, args, ids: [args.id] }, mid)
  }
  await wait(1, 'email_task.change', 2, { id, action: 'pause' } as { id: string })
  await wait(2, 'email_audience.create', 1, named)
  await wait(3, 'tag.create', 1, { id })
  const issue = {
    uid: 'i',
    name: 'email_suppression.delete',
    args: { ids: [id] },
    status: 'rejected',
    code: 'forbidden',
  }
  await fifth.table('issues').put({ ...issue, edited_at: 1, at: 1 })
  fifth.close()

  const database = await openUserDatabase({ owner, newId: () => 'another' })
  expect(await entryById(database.relaxed, 'campaign_task', id)).toEqual(changed)
  expect(await entryById(database.relaxed, 'campaign_audience', named.id)).toEqual({
    ...made,
    row: { id: named.id, campaign_task_id: id, contacts: ['c'] },
  })
  const listed = { id, kind: 'email', value: 'no@x.de', channels: ['email'] }
  expect(await entryById(database.relaxed, 'suppression', id)).toEqual({ ...suppressed, row: listed })
  const store = dexieStore(database)
  expect(await store.transact('read', (tx) => tx.entriesInScope('campaign_task', scope, 5))).toEqual([changed])
  expect(await database.relaxed.leaves.where({ entity: 'email_task' }).count()).toBe(0)
  const { changes, issues } = await readWaiting(store)
  expect(changes.map(({ name, entity, version }) => [name, entity, version])).toEqual([
    ['campaign_task.change', 'campaign_task', 2],
    ['campaign_audience.create', 'campaign_audience', 1],
    ['tag.create', 'tag', 1],
  ])
  expect(issues).toMatchObject([{ uid: 'i', name: 'suppression.delete' }])

  // What the row and the change are called is put right together, before anything is sent.
  await upgrade(store, { leader: await takeLead(store), user: owner.user, without: new Set() }, 6)
  const waiting = (await readWaiting(store)).changes
  expect(waiting[1]).toMatchObject({ version: 3, args: { id: named.id, campaign_task_id: id, contacts: ['c'] } })
  database.close()
})

test('a device from before numbers were on the suppression list keeps it, and what it did to it without a network', async () => {
  const owner = { account: 'a', user: 'sixth' }
  const sixth = new Dexie(databaseName(owner))
  sixth.version(6).stores(tablesBefore)
  await sixth.open()
  await sixth.table('meta').put({ ...emptyMeta('r'), nextMid: 4, key: 'meta' })
  const [first, second] = [id, '019aa000-0000-7000-8000-000000000002']
  const made = { reason: 'manual', contact: null, task: null, created_by: null, created_at: 1, updated_at: 1 }
  const old = (at: string, email: string) => ({ id: at, email, note: '', ...made })
  const kept = { id: first, row: old(first, 'a@x.de'), rev: 7, scope: 'acct', history: 0 }
  const fresh = { id: second, row: old(second, 'b@x.de'), rev: 0, scope: null, history: 0, base: null, waiting: [1] }
  await sixth.table('leaves').put({ entity: 'suppression', from: '', homes: ['suppression acct'], size: 2 })
  const entries = packEntries([kept, fresh])
  await sixth.table('leafData').put({ entity: 'suppression', from: '', entries }, ['suppression', ''])
  const wait = async (mid: number, name: string, args: object, ids: string[]) => {
    const change = { mid, uid: `m${mid}`, name, version: 1, entity: 'suppression', state: 'queued', seq: 0, prev: null }
    await sixth.table('outbox').put({ ...change, edited_at: 1, base_rev: 0, history: 0 })
    await sixth.table('outboxData').put({ mid, args, ids }, mid)
  }
  await wait(1, 'suppression.create', { rows: [{ id: second, email: 'b@x.de', note: '' }] }, [second])
  await wait(2, 'suppression.delete', { ids: [first] }, [first])
  await wait(3, 'suppression.restore', { rows: [kept.row] }, [first])
  sixth.close()

  const database = await openUserDatabase({ owner, newId: () => 'another' })
  const now = (at: string, value: string) => ({
    id: at,
    kind: 'email',
    value,
    channels: ['email'],
    note: '',
    ...made,
  })
  expect(await entryById(database.relaxed, 'suppression', first)).toEqual({ ...kept, row: now(first, 'a@x.de') })
  expect(await entryById(database.relaxed, 'suppression', second)).toEqual({ ...fresh, row: now(second, 'b@x.de') })
  const store = dexieStore(database)
  await upgrade(store, { leader: await takeLead(store), user: owner.user, without: new Set() }, 8)
  const waiting = (await readWaiting(store)).changes
  expect(waiting.map(({ version, args }) => [version, args])).toEqual([
    [2, { rows: [{ id: second, kind: 'email', value: 'b@x.de', channels: ['email'], note: '' }] }],
    [1, { ids: [first] }],
    [2, { rows: [now(first, 'a@x.de')] }],
  ])
  database.close()
})

test('a device of the eighth version gets room for what was said before its months, and keeps all else', async () => {
  const owner = { account: 'a', user: 'eighth' }
  const eighth = new Dexie(databaseName(owner))
  eighth.version(8).stores(tablesBefore)
  await eighth.open()
  await eighth.table('meta').put({ ...emptyMeta('r'), key: 'meta' })
  await eighth.table('drafts').put({ key: 'd', value: 'typed', at: 1 })
  eighth.close()
  const database = await openUserDatabase({ owner, newId: () => 'another' })
  const { drafts, older } = database.relaxed
  expect([database.replica, await drafts.count(), await older.count()]).toEqual(['r', 1, 0])
  database.close()
})

test('a device from before mails were messages lets them go, and keeps what it wrote without a network, in its thread', async () => {
  const owner = { account: 'a', user: 'ninth' }
  const ninth = new Dexie(databaseName(owner))
  ninth.version(9).stores(databaseTables)
  await ninth.open()
  await ninth.table('meta').put({ ...emptyMeta('r'), nextMid: 3, key: 'meta' })
  const [sender, contact] = ['019aa000-0000-7000-8000-000000000002', '019aa000-0000-7000-8000-000000000003']
  const scope = 'user:ninth'
  const answered = '019a9000-0000-7000-8000-000000000001'
  const mail = { contact_id: contact, sender, email: 'li@x.de', subject: 'Re: Lamps', text: 'Ten', answers: answered }
  const heard = { id: answered, row: { ...mail, id: answered }, rev: 7, scope, history: 0 }
  const row = { ...mail, id, kind: 'sent', state: 'waiting', created_by: 'ninth', created_at: 1_764_000_000_000 }
  const wrote = { id, row, rev: 0, scope: null, history: 0, base: null, waiting: [1] }
  const put = async (entity: string, homes: string[], entries: object[]) => {
    await ninth.table('leaves').put({ entity, from: '', homes, size: entries.length })
    await ninth.table('leafData').put({ entity, from: '', entries: packEntries(entries as never) }, [entity, ''])
  }
  await put('email_answer', [`email_answer ${scope}`], [heard, wrote])
  const kept = { id: answered, row: { id: answered, body: 'Ten?' }, rev: 7, scope: 'talk:ninth:202611', history: 0 }
  await put('message', ['message talk:ninth:202611'], [kept])
  const change = { mid: 1, uid: 'm1', name: 'email_answer.create', version: 1, entity: 'email_answer', state: 'queued' }
  await ninth.table('outbox').put({ ...change, seq: 0, prev: null, edited_at: 1, base_rev: 0, history: 0 })
  await ninth.table('outboxData').put({ mid: 1, args: { id, ...mail }, ids: [id] }, 1)
  ninth.close()

  const database = await openUserDatabase({ owner, newId: () => 'another' })
  expect(await database.relaxed.leaves.where({ entity: 'email_answer' }).count()).toBe(0)
  expect(await countRows(database.relaxed, 'message')).toBe(2)
  expect(await entryById(database.relaxed, 'message', answered)).toEqual(kept)
  expect(await entryById(database.relaxed, 'message', id)).toMatchObject({
    waiting: [1],
    row: { id, conversation_id: threadOfAnswer(mail), state: 'queued', body: 'Ten', quote: { message_id: answered } },
  })
  const { changes } = await readWaiting(dexieStore(database))
  expect(changes).toMatchObject([{ uid: 'm1', name: 'email_answer.create', entity: 'message', args: { id, ...mail } }])
  database.close()
})
