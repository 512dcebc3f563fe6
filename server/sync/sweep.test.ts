import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { limits } from '#domain/limits'
import type { ScopeRequest } from '#domain/sync/protocol'
import { areas } from '../features/index.ts'
import { signedInCompany } from '../testing/company.ts'
import { type Device, Follower, newTestId } from '../testing/device.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { sweep } from './sweep.ts'

const day = 24 * 3_600_000
let server: TestServer
let main: Device
let sub: Device

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  const company = await signedInCompany(server, 1)
  main = company.main
  sub = company.subs[0]!
})

async function sweepIn(days: number) {
  // What the devices have is noted after they were answered.
  await server.background.idle()
  return sweep(server.database, areas, Date.now() + days * day)
}
const scope = () => `user:${sub.user.id}`
const one = async (sql: string, ...values: unknown[]) => (await server.database.pool.query(sql, values)).rows[0]
const floor = async () =>
  Number((await one('select floor from sync_account where account_id = $1', sub.user.account)).floor)
const follows = (cursor: number): ScopeRequest => ({ scope: scope(), gen: 0, phase: { kind: 'delta', cursor } })

async function deletedContact(): Promise<{ id: string; before: number; after: number }> {
  const id = newTestId()
  const { seq: before } = await sub.does('contact.create', { rows: [{ id, name: '张伟' }] })
  const { seq: after } = await sub.does('contact.delete', { ids: [id] })
  return { id, before, after }
}

/** A device that was here so long from now. */
const wasHere = (device: Device, days: number) =>
  server.database.pool.query(
    `update sync_replica set last_seen = now() + $2 * interval '1 day' where replica_id = $1`,
    [device.replica, days],
  )

test('tombstones are kept until every device has them, and a week in any case', async () => {
  const { id, before, after } = await deletedContact()
  for (const device of [main, sub]) await device.pull([follows(after)])
  await sweepIn(limits.tombstoneLeastDays - 1)
  expect(await floor()).toBe(0)
  await main.pull([follows(before)])
  await sweepIn(limits.tombstoneLeastDays + 1)
  expect(await floor()).toBe(before)
  expect((await main.pull([follows(before)])).pages).toMatchObject([{ kind: 'delta', dels: [['contact', id, after]] }])

  await main.pull([follows(after)])
  expect(await sweepIn(limits.tombstoneLeastDays + 1)).toMatchObject({ tombstones: 1 })
  expect(await floor()).toBe(after)
  expect((await main.pull([follows(before)])).pages).toMatchObject([{ kind: 'reset' }])
  expect((await main.pull([follows(after)])).pages).toMatchObject([{ kind: 'delta' }])
})

test('a device that was away for long is not waited for, and reads again when it comes', async () => {
  const { before, after } = await deletedContact()
  await main.pull([follows(before)])
  await sub.pull([follows(after)])
  const later = limits.tombstoneReplicaDays + 10
  await wasHere(sub, later)
  await sweepIn(later)
  expect(await floor()).toBe(after)
  expect((await main.pull([follows(before)])).pages).toMatchObject([{ kind: 'reset' }])
})

test('nothing keeps a tombstone for ever', async () => {
  const { before, after } = await deletedContact()
  await sub.pull([follows(before)])
  const later = limits.tombstoneMostDays + 1
  await wasHere(sub, later)
  await wasHere(main, later)
  await sweepIn(later)
  expect(await floor()).toBe(after)
})

test('a device that is in the middle of a first sync needs no tombstone from before it began', async () => {
  const { after } = await deletedContact()
  for (const device of [main, sub])
    await device.pull([{ scope: scope(), gen: 0, phase: { kind: 'boot', boot: null, after: null } }])
  await sweepIn(limits.tombstoneLeastDays + 1)
  expect(await floor()).toBe(after)
})

test('a deleted contact can be brought back for a month; then it is gone with what lived with it', async () => {
  const { id } = await deletedContact()
  const contact = newTestId()
  await sub.does('contact.create', { rows: [{ id: contact, name: '李娜' }] })
  const sound = { hash: 'a'.repeat(64), size: 1_000, mime: 'audio/webm', duration_ms: 1_000, remark: '' }
  const note = newTestId()
  await sub.does('voice_note.create', { id: note, contact_id: contact, ...sound })
  await sub.does('contact.delete', { ids: [contact] })
  const follower = new Follower(sub, [scope()])
  await follower.round()
  const rows = () => one('select count(*) as count from contact where id = any($1::uuid[])', [id, contact])

  await sweepIn(limits.deletedRowDays - 1)
  expect(await rows()).toEqual({ count: 2 })
  expect(follower.rows.has(note)).toBe(true)
  await sweepIn(limits.deletedRowDays + 1)
  expect(await rows()).toEqual({ count: 0 })
  await follower.round()
  expect(follower.rows.has(note)).toBe(false)
})

test('a value that lost is kept for a month, and then leaves the devices', async () => {
  const id = newTestId()
  const { seq: base_rev } = await sub.does('contact.create', { rows: [{ id, name: '张伟' }] })
  for (const [device, company] of [
    [sub, 'first'],
    [main, 'second'],
  ] as const)
    await device.does('contact.patch', { ids: [id], fields: { company } }, { prev: null, base_rev })
  const follower = new Follower(sub, [scope()])
  await follower.round()
  const lost = [...follower.rows.values()].find((row) => row.row === id)!
  await sweepIn(limits.lostValueDays - 1)
  await follower.round()
  expect(follower.rows.has(lost.id)).toBe(true)
  expect(await sweepIn(limits.lostValueDays + 1)).toMatchObject({ lostValues: 1 })
  await follower.round()
  expect(follower.rows.has(lost.id)).toBe(false)
})

test('a parked change that nobody decides is discarded where the main account sees it, then let go', async () => {
  await server.database.pool.query(`update app_user set status = 'disabled' where id = $1`, [sub.user.id])
  const sent = sub.makes('tag.create', { id: newTestId(), name: 'x' }, { prev: null })
  await sub.push(sent)
  const seen = async () => (await main.readAll()).get(sent.uid)
  await sweepIn(limits.parkedDays - 1)
  expect(await seen()).toMatchObject({ discarded_at: null })
  await sweepIn(limits.parkedDays + 1)
  expect((await seen())!.discarded_at).toBeGreaterThan(Date.now())
  expect(await main.does('parked.apply', { ids: [sent.uid] })).toMatchObject({ status: 'rejected', code: 'expired' })
  await sweepIn(limits.parkedDays + limits.discardedDays + 2)
  expect(await seen()).toBeUndefined()
})

test('old sessions and devices are forgotten, the living ones are not', async () => {
  const { pool } = server.database
  await pool.query(`update session set ended_at = now() - interval '40 days' where user_id = $1`, [sub.user.id])
  await pool.query(`update sync_replica set last_seen = now() - interval '200 days' where user_id = $1`, [sub.user.id])
  await sweepIn(0)
  const left = await one(
    `select (select count(*) from session where account_id = $1) as sessions,
            (select count(*) from sync_replica where account_id = $1) as replicas`,
    sub.user.account,
  )
  expect(left).toEqual({ sessions: 1, replicas: 1 })
  expect((await main.hello()).epoch).toBe(main.epoch)
})

test('while one process sweeps, the others leave it to it', async () => {
  const other = await server.database.pool.connect()
  await other.query('select pg_advisory_lock(7403113)')
  expect(await sweepIn(0)).toBeNull()
  other.release(true)
  while ((await server.database.pool.query(`select from pg_locks where objid = 7403113`)).rowCount) continue
  expect(await sweepIn(0)).not.toBeNull()
})
