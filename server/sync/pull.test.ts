import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Contact } from '#domain/contacts/contact'
import { syncCalls } from '#domain/sync/protocol'
import { seedContacts } from '../sample/seed.ts'
import { actorOf, inOneCompany } from '../testing/company.ts'
import { Device, Follower, newTestId } from '../testing/device.ts'
import type { TestServer } from '../testing/server.ts'

let server: TestServer
let main: Device
let sub: Device

inOneCompany(1, async (company) => {
  ;({ server, main } = company)
  ;[sub] = company.subs as [Device]
  await seedContacts(server.database, actorOf(sub), { count: 700, seed: 3 })
})

const scopeOf = (device: Device) => `user:${device.user.id}`
const boot = (after: [string, string] | null = null, at: number | null = null) => ({
  kind: 'boot' as const,
  boot: at,
  after,
})

test('a first sync in pages of any size gives every row once, newest first, each as the domain wants it', async () => {
  for (const limit of [1_000, 97]) {
    const rows = [...(await sub.readAll(limit)).values()]
    const contacts = rows.filter(({ entity }) => entity === 'contact')
    expect(contacts).toHaveLength(700)
    expect(contacts.map(({ id }) => id)).toEqual(
      contacts
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    )
    for (const { rev, scope, entity: _, ...contact } of contacts) {
      expect(z.safeParse(Contact, contact).error).toBeUndefined()
      expect([rev > 0, scope]).toEqual([true, scopeOf(sub)])
    }
  }
})

test('an answer is what the protocol says', async () => {
  const answer = await main.pull([
    { scope: 'acct', gen: 3, phase: boot() },
    { scope: scopeOf(sub), gen: 4, phase: { kind: 'delta', cursor: 0 } },
  ])
  expect(z.safeParse(syncCalls.pull.output, answer).error).toBeUndefined()
  expect(answer.pages.map(({ kind, gen }) => [kind, gen])).toEqual([
    ['delta', 4],
    ['boot', 3],
  ])
  expect(answer.scopes.filter((scope) => !/^(talk|mine):/.test(scope))).toEqual([
    'acct',
    'main',
    scopeOf(main),
    `self:${main.user.id}`,
    scopeOf(sub),
  ])
})

test('a page says which interval it covers, and the whole when it is the last', async () => {
  const { pages } = await sub.pull([{ scope: scopeOf(sub), gen: 0, phase: boot() }], 300)
  const [first] = pages
  expect(first).toMatchObject({ kind: 'boot', after: null, next: ['contact', expect.any(String)] })
  if (first?.kind !== 'boot') throw new Error('not a boot page')
  const ids = first.puts.contact!.fields.id as string[]
  expect(first.next).toEqual(['contact', ids.at(-1)])
  const { pages: rest } = await sub.pull([{ scope: scopeOf(sub), gen: 0, phase: boot(first.next, first.boot) }])
  expect(rest).toMatchObject([{ next: null, boot: first.boot, after: first.next, puts: { contact: { length: 400 } } }])
})

test('changes come by transaction, never half of one, and the last page reaches the head', async () => {
  const start = (await sub.hello()).head
  const sizes = [3, 1, 40, 2]
  for (const size of sizes) {
    const rows = Array.from({ length: size }, () => ({ id: newTestId(), name: '批' }))
    await sub.does('contact.create', { rows })
  }
  const seen: [number, number, boolean][] = []
  let cursor = start
  for (let more = true; more; ) {
    const { pages } = await sub.pull([{ scope: scopeOf(sub), gen: 0, phase: { kind: 'delta', cursor } }], 5)
    const [page] = pages
    if (page?.kind !== 'delta') throw new Error('not a delta page')
    seen.push([page.upto - start, page.puts.contact?.length ?? 0, page.more])
    cursor = page.upto
    more = page.more
  }
  expect(seen).toEqual([
    [2, 4, true],
    [3, 40, true],
    [4, 2, false],
  ])
})

test('a transaction larger than the page comes with all that it made, of whatever kind', async () => {
  const old = newTestId()
  const { seq: cursor } = await sub.does('contact.create', { rows: [{ id: old, name: '旧' }] })
  const ids = Array.from({ length: 9 }, () => newTestId())
  const sound = { hash: 'b'.repeat(64), size: 1_000, mime: 'audio/webm', duration_ms: 1_000, remark: '' }
  const sent = [
    sub.makes('contact.create', { rows: ids.map((id) => ({ id, name: '批' })) }),
    sub.makes('voice_note.create', { id: newTestId(), contact_id: ids[0], ...sound }),
    sub.makes('contact.delete', { ids: [old] }),
  ]
  const { head } = await sub.push(...sent)
  const { pages } = await sub.pull([{ scope: scopeOf(sub), gen: 0, phase: { kind: 'delta', cursor } }], 2)
  expect(pages).toMatchObject([
    { upto: head, puts: { contact: { length: 9 }, voice_note: { length: 1 } }, dels: [['contact', old, head]] },
  ])
})

test('an answer is one moment of the database: what is committed while it is read comes with the next one', async () => {
  const id = newTestId()
  const { seq } = await sub.does('contact.create', { rows: [{ id, name: '早' }] })
  const since = (cursor: number) => sub.pull([{ scope: scopeOf(sub), gen: 0, phase: { kind: 'delta', cursor } }])
  const { pool } = server.database
  const writer = await pool.connect()
  await writer.query('begin')
  await writer.query('lock table contact in access exclusive mode')
  const pulling = since(seq - 1)
  // It has read how far everything is, and waits for the rows.
  for (let waits = 0; !waits; ) {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    waits = rowCount!
  }
  await writer.query('update sync_account set seq = $2 where account_id = $1', [sub.user.account, seq + 1])
  await writer.query(`update contact set name = '晚', rev = $2 where id = $1`, [id, seq + 1])
  await writer.query('commit')
  writer.release()
  const found = { puts: { contact: { fields: { id: [id] } } } }
  expect(await pulling).toMatchObject({ head: seq, pages: [{ ...found, upto: seq, more: false }] })
  expect(await since(seq)).toMatchObject({ head: seq + 1, pages: [{ ...found, upto: seq + 1 }] })
})

test('behind a transaction larger than the page, a scope without changes still says how far it is', async () => {
  const { head: cursor } = await sub.hello()
  await sub.does('contact.create', { rows: Array.from({ length: 40 }, () => ({ id: newTestId(), name: '批' })) })
  const asked = [scopeOf(sub), 'acct', `self:${sub.user.id}`]
  const { head, pages } = await sub.pull(
    asked.map((scope) => ({ scope, gen: 0, phase: { kind: 'delta', cursor } })),
    5,
  )
  expect(pages).toMatchObject(asked.map((scope) => ({ kind: 'delta', scope, upto: head, more: false })))
})

test('a deleted row leaves the devices that had it, and comes back when it is restored', async () => {
  const id = newTestId()
  await sub.does('contact.create', { rows: [{ id, name: '来去' }] })
  const follower = new Follower(main, [scopeOf(sub)])
  await follower.round()
  const { rev: _, ...contact } = follower.rows.get(id)! as never as { rev: number }
  await sub.does('contact.delete', { ids: [id] })
  await follower.round()
  expect(follower.rows.has(id)).toBe(false)
  await sub.does('contact.restore', { rows: [contact] })
  await follower.round()
  expect(follower.rows.get(id)).toMatchObject({ name: '来去' })
  const late = new Follower(main, [scopeOf(sub)])
  await late.round()
  expect(late.rows.get(id)).toMatchObject({ name: '来去' })
})

test('a cursor older than the tombstones that are kept, or from a future that never was, reads again', async () => {
  const { head } = await sub.hello()
  await server.database.pool.query('update sync_account set floor = 5 where account_id = $1', [sub.user.account])
  const ask = async (phase: Parameters<Device['pull']>[0][number]['phase']) =>
    (await sub.pull([{ scope: scopeOf(sub), gen: 7, phase }], 10)).pages
  const reset = [{ kind: 'reset', scope: scopeOf(sub), gen: 7 }]
  expect(await ask({ kind: 'delta', cursor: 4 })).toEqual(reset)
  expect(await ask(boot(null, 4))).toEqual(reset)
  expect(await ask({ kind: 'delta', cursor: head + 1 })).toEqual(reset)
  expect(await ask({ kind: 'delta', cursor: 5 })).toMatchObject([{ kind: 'delta' }])
  await server.database.pool.query('update sync_account set floor = 0 where account_id = $1', [sub.user.account])
})

test('another epoch is told, with the one that holds now', async () => {
  const stale = { replica: sub.replica, schema: 1, epoch: 'another', scopes: [], limit: 10 }
  const { status, body } = await sub.ask(syncCalls.pull, stale)
  expect([status, body.error, body.data]).toEqual([409, 'epochChanged', { epoch: sub.epoch }])
  const push = {
    ...sub.pushRequest([sub.makes('tag.create', { id: newTestId(), name: 'x' }, { prev: null })]),
    epoch: 'another',
  }
  expect((await sub.ask(syncCalls.push, push)).body.error).toBe('epochChanged')
})

test('a server that was set back as a whole says that it does not know the last answer, and nothing follows for others', async () => {
  const { uid, ...arrived } = sub.makes('tag.create', { id: newTestId(), name: 'x' }, { prev: null })
  const [answer] = (await sub.push({ uid, ...arrived })).results
  const last = { uid, seq: answer!.seq }
  const asks = (device: Device, last: { uid: string; seq: number }) =>
    device.get(syncCalls.pull, {
      replica: device.replica,
      schema: 4,
      epoch: device.epoch,
      scopes: [{ scope: 'acct', gen: 0, phase: boot() }],
      limit: 10,
      last,
    })
  const fine = await asks(sub, last)
  expect(fine).not.toHaveProperty('forgotten')
  expect(fine.pages).toHaveLength(1)
  // Sent again to a server that had lost it, it has another number.
  expect(await asks(sub, { uid, seq: last.seq - 1 })).toMatchObject({ forgotten: true, pages: [] })
  const before = await main.hello()
  expect(await asks(sub, { uid: newTestId(), seq: 1_000_000 })).toMatchObject({ forgotten: true, pages: [] })
  expect(await asks(main, last)).toMatchObject({ forgotten: true })
  expect(await main.hello()).toMatchObject({ epoch: before.epoch, head: before.head })
})

test('a page that would start at an entity that nobody knows is refused', async () => {
  const { body } = await sub.ask(syncCalls.pull, {
    replica: sub.replica,
    schema: 1,
    epoch: sub.epoch,
    scopes: [{ scope: 'acct', gen: 0, phase: boot(['contact; drop table contact', newTestId()]) }],
    limit: 10,
  })
  expect(body.error).toBe('inputInvalid')
})
