import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { syncCalls } from '#domain/sync/protocol'
import { systemCalls } from '#domain/system/calls'
import { type Log, noLog } from '../log.ts'
import { createCompany } from '../operator.ts'
import { readSettings } from '../settings.ts'
import { startServer } from '../start.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { Device, newTestId } from '../testing/device.ts'
import { openSystemPostgres, systemPrograms } from '../testing/systemPostgres.ts'
import { type Epoch, keepEpoch, type RestoreHook } from './epoch.ts'
import { renewEpoch } from './history.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairlead-history-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let server: TestDatabase
const keepers: Epoch[] = []
beforeAll(async () => {
  server = await openTestDatabase()
  await createCompany(server.database, { username: 'history', password: 'a long password' })
})
afterEach(async () => {
  for (const keeper of keepers.splice(0)) await keeper.stop()
})
afterAll(() => server.stop())

const sql = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
/** A process with a watermark of its own; it looks when it is told to. */
async function process(name: string, onRestored: RestoreHook = async () => {}, log: Log = noLog): Promise<Epoch> {
  const settings = { data: server.data, databaseUrl: null, watermark: join(folder, name) }
  const keeper = await keepEpoch(server.database, settings, { log, onRestored, everyMs: 3_600_000 })
  keepers.push(keeper)
  return keeper
}
type Backup = { epoch: string; seq: number; former: string[] }
const now = async (): Promise<Backup> =>
  (await sql('select epoch, former, seq from sync_server, sync_account')).rows[0] as Backup
async function goOn(commits = 5): Promise<void> {
  await sql('update sync_account set seq = seq + $1', commits)
}
/** As far as epochs go, this is all that a restore does. */
async function putBack({ epoch, seq, former }: Backup): Promise<void> {
  await sql('update sync_server set epoch = $1, former = $2', epoch, former)
  await sql('update sync_account set seq = $1', seq)
}

test('a second restore, to a backup from before the first one, is one more history', async () => {
  const keeper = await process('twice')
  const sunday = await now()
  await goOn()
  const monday = await now()
  await goOn()
  await keeper.check()
  await putBack(monday)
  await keeper.check()
  const first = await now()
  await goOn(100)
  await keeper.check()
  await putBack(sunday)
  await keeper.check()
  const second = await now()
  expect(new Set([sunday.epoch, first.epoch, second.epoch]).size).toBe(3)
  await putBack(monday)
  await keeper.check()
  expect([sunday.epoch, first.epoch, second.epoch]).not.toContain((await now()).epoch)
})

test('of several processes that notice a restore one renews, and none takes that for another restore', async () => {
  const renewals: string[] = []
  const log: Log = (event) => event.endsWith('a new epoch begins') && renewals.push(event)
  const processes = [await process('one', undefined, log), await process('two', undefined, log)]
  const all = () => Promise.all(processes.map((one) => one.check()))
  const backup = await now()
  await goOn()
  await all()
  await putBack(backup)
  await all()
  for (let n = 0; n < 3; n++) for (const one of processes) await one.check()
  expect(renewals).toHaveLength(1)
  // And both knew the epoch that is not in the older backup at all.
  await goOn()
  await all()
  await putBack(backup)
  for (let n = 0; n < 3; n++) for (const one of processes.toReversed()) await one.check()
  expect(renewals).toHaveLength(2)
  // One that was away all that time finds what the others have begun.
  const { epoch } = await now()
  processes.push(await process('one', undefined, log))
  await all()
  expect(renewals).toHaveLength(2)
  expect((await now()).epoch).toBe(epoch)
})

test('a process that dies between renewing and its watermark leaves one new epoch, and what was to be held back is', async () => {
  const before = await process('killed')
  await goOn()
  await before.check()
  const { epoch } = await now()
  await before.stop()
  keepers.splice(0)
  await renewEpoch(server.database, epoch, epoch)
  const renewed = await now()
  const heldBack: string[] = []
  await process('killed', async () => void heldBack.push((await now()).epoch))
  expect(heldBack).toEqual([renewed.epoch])
  expect((await now()).epoch).toBe(renewed.epoch)
  await process('killed', async () => void heldBack.push('again'))
  expect(heldBack).toHaveLength(1)
})

test('nothing leaves before what would be sent twice is held back, however often that fails', async () => {
  let fails = 2
  const keeper = await process('failing', async () => {
    if (fails-- > 0) throw new Error('deadlock')
  })
  const mayLeave = () => keeper.mayLeave(server.database.pool)
  const backup = await now()
  await goOn()
  await keeper.check()
  expect(await mayLeave()).toBe(true)
  await putBack(backup)
  // Before anybody has looked.
  expect(await mayLeave()).toBe(false)
  expect(await keeper.check()).toBe(false)
  expect(await mayLeave()).toBe(false)
  expect(await keeper.check()).toBe(false)
  expect(await keeper.check()).toBe(true)
  expect(await mayLeave()).toBe(true)
})

test('a database in pieces is taken for nothing until its last key, trigger and right are back, and is then another one', async () => {
  let heldBack = 0
  const keeper = await process('pieces', async () => void heldBack++)
  const backup = await now()
  const missing = async (take: string, back: string) => {
    await sql(take)
    expect(await keeper.check()).toBe(false)
    expect(await keeper.mayLeave(server.database.pool)).toBe(false)
    return back
  }
  const later = [
    await missing('alter table sync_account rename to elsewhere', 'alter table elsewhere rename to sync_account'),
    await missing(
      'alter table campaign_task disable row level security',
      'alter table campaign_task enable row level security',
    ),
    await missing('revoke select on tag from fairlead_app', 'grant select on tag to fairlead_app'),
  ]
  await sql('create table kept as select * from sync_server')
  await sql('delete from sync_server')
  expect(await keeper.check()).toBe(false)
  // The rows are there again before the rights are.
  await sql('insert into sync_server select * from kept')
  await sql('drop table kept')
  for (const back of later) {
    expect(await keeper.check()).toBe(false)
    await sql(back)
  }
  expect(heldBack).toBe(0)
  // Nothing of it is behind: the pieces alone say that it was restored.
  expect(await now()).toEqual(backup)
  expect(await keeper.check()).toBe(true)
  expect(heldBack).toBe(1)
  const renewed = await now()
  expect(renewed.epoch).not.toBe(backup.epoch)
  expect(await keeper.check()).toBe(true)
  expect((await now()).epoch).toBe(renewed.epoch)
})

const programs = systemPrograms()
describe.skipIf(!programs)('pg_restore under a running server', () => {
  test('is answered with "busy" while it lasts, signs nobody out, and begins a new epoch each time', {
    timeout: 180_000,
  }, async () => {
    const postgres = await openSystemPostgres(programs!)
    const events: string[] = []
    const running = await startServer(
      { ...readSettings({ PORT: '0' }), data: folder, watermark: join(folder, 'real'), databaseUrl: postgres.url },
      (event) => events.push(event),
    )
    try {
      await createCompany(running.database, { username: 'real', password: 'a long password' })
      const device = await new Device(running.url).signIn('real', 'a long password')
      const write = () => device.does('tag.create', { id: newTestId(), name: 'x' })
      await write()
      const older = join(folder, 'older.dump')
      await postgres.backUp(older)
      for (let n = 0; n < 20; n++) await write()
      const newer = join(folder, 'newer.dump')
      await postgres.backUp(newer)
      for (let n = 0; n < 20; n++) await write()
      const epochs = [device.epoch]
      for (const backup of [newer, older, newer]) {
        const statuses = new Map<number, number>()
        const restored = new AbortController()
        const asking = (async () => {
          while (!restored.signal.aborted) {
            const { status } = await device.ask(syncCalls.hello, { replica: device.replica, schema: 4 })
            statuses.set(status, (statuses.get(status) ?? 0) + 1)
          }
        })()
        await postgres.restore(backup, '--clean', '--if-exists')
        const isWhole = async () =>
          (await device.ask(systemCalls.health, {})).body.data.status === 'ok' &&
          !epochs.includes((await device.hello()).epoch)
        while (!(await isWhole().catch(() => false)));
        restored.abort()
        await asking
        epochs.push((await device.hello()).epoch)
        expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([])
        expect(statuses.get(503)).toBeGreaterThan(0)
      }
      expect(new Set(epochs).size).toBe(4)
      expect(events.filter((event) => event.endsWith('a new epoch begins'))).toHaveLength(3)
      const [last] = (await running.database.pool.query<{ epoch: string }>('select epoch from sync_server')).rows
      expect(last?.epoch).toBe(epochs.at(-1))
      device.epoch = epochs.at(-1)!
      device.startAnew()
      expect(await write()).toMatchObject({ status: 'applied' })
    } finally {
      await running.stop()
      await postgres.stop()
    }
  })
})
