import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { LinkedAccount } from '#domain/channels/account'
import { products } from '#domain/products'
import { openLeases } from '../db/leases.ts'
import { areas } from '../features/index.ts'
import { noLog } from '../log.ts'
import { createCompany } from '../operator.ts'
import { openSandboxPhones, type SandboxPhones } from '../sandbox/phones/simulator.ts'
import { openSecrets, type Secrets } from '../secrets.ts'
import { quotedColumns } from '../sync/tables.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { newTestId } from '../testing/device.ts'
import { changePhone } from './accounts.ts'
import { DriverPackageError, fetchDriver, sharedDrivers } from './driverPackage.ts'
import { readLink } from './links.ts'
import { type LinkedPhones, openLinkedPhones } from './phones.ts'
import { forgetRestoredSessions, type LinkedSessionRef } from './store.ts'

let stand: TestDatabase
let secrets: Secrets
let phones: SandboxPhones
let folder: string
let user: { account: string; user: string }
let colleague: { account: string; user: string }
let open: { stop: () => Promise<void> }[] = []
let lastPhone = 8_613_800_001_100
beforeAll(async () => {
  stand = await openTestDatabase()
  secrets = await openSecrets(stand.database, areas, { keys: [], watermark: null, data: stand.data })
  user = await createCompany(stand.database, {
    username: 'owner',
    password: 'a long password',
    products: [products.wtMarketing],
  })
  colleague = await createCompany(stand.database, {
    username: 'other',
    password: 'a long password',
    products: [products.wtMarketing],
  })
  folder = await fetchDriver(sharedDrivers)
  phones = await openSandboxPhones(folder)
})
afterAll(async () => {
  await phones.stop()
  await stand.stop()
})
afterEach(async () => {
  for (const one of open.toReversed()) await one.stop()
  open = []
  await stand.database.pool.query(`delete from channel_account`)
  await stand.database.pool.query('delete from linked_session')
})

/** The phones of one process of the server. */
function openProcess({ driver = () => Promise.resolve(folder) } = {}): LinkedPhones {
  const leases = openLeases(stand.database, noLog)
  const process = openLinkedPhones({
    database: stand.database,
    secrets,
    leases,
    log: noLog,
    driver,
    server: () => Promise.resolve(phones.server),
    isWhole: () => true,
  })
  open.push({
    async stop() {
      await process.stop()
      await leases.stop()
    },
  })
  return process
}

const stores = () => ({ database: stand.database, secrets })
const begin = async (process: LinkedPhones, by = user): Promise<LinkedSessionRef> => {
  const ref = { account: by.account, id: newTestId() }
  await process.link(ref, { user: by.user, sees: 'business', consent_at: 1 })
  return ref
}
const codeOf = (ref: LinkedSessionRef) =>
  vi.waitFor(
    async () => {
      const link = await readLink(stores(), ref)
      expect(link?.qr).toMatch(/^\S{50,}/)
      return link!.qr!
    },
    { timeout: 20_000 },
  )
const readPhone = async ({ account, id }: LinkedSessionRef): Promise<LinkedAccount | null> => {
  const { rows } = await stand.database.pool.query<LinkedAccount>(
    `select ${quotedColumns('channel_account').join(', ')} from channel_account where account_id = $1 and id = $2`,
    [account, id],
  )
  return rows[0] ?? null
}
const untilState = (ref: LinkedSessionRef, state: LinkedAccount['phone']['state']) =>
  vi.waitFor(async () => expect((await readPhone(ref))?.phone.state).toBe(state), { timeout: 20_000 })

async function link(process: LinkedPhones, by = user, phone = String(++lastPhone)) {
  const ref = await begin(process, by)
  await phones.ask('scan', await codeOf(ref), phone)
  await untilState(ref, 'open')
  return { ref, phone }
}
const numbersOf = async (process: LinkedPhones, ref: LinkedSessionRef) => process.ask('check', ref, ['4915100000001'])

test('a phone that scans the code is a way out of the company, used by who linked it', async () => {
  const process = openProcess()
  const { ref, phone } = await link(process)
  const row = await readPhone(ref)
  expect(row).toMatchObject({ channel: 'linked', users: [user.user], setting: { kind: 'linked', sees: 'business' } })
  expect(row?.phone).toMatchObject({ number: phone, linked_by: user.user, end: '' })
  // The row comes first, in the transaction that keeps the phone.
  const isOver = async () => expect(await readLink(stores(), ref)).toMatchObject({ step: 'open', qr: null })
  await vi.waitFor(isOver, { timeout: 20_000 })
  expect(await numbersOf(process, ref)).toMatchObject({ kind: 'done', value: [{ number: '4915100000001' }] })
})

test('another process asks the one that holds the phone, and goes on with it when that one ends', async () => {
  const [first, second] = [openProcess(), openProcess()]
  const { ref } = await link(first)
  expect(await numbersOf(second, ref)).toMatchObject({ kind: 'done', value: [{ number: '4915100000001' }] })
  const { rows } = await stand.database.pool.query('select from linked_request')
  expect(rows).toEqual([])
  await open[0]!.stop()
  open.splice(0, 1)
  await vi.waitFor(async () => expect(await numbersOf(second, ref)).toMatchObject({ kind: 'done' }), {
    timeout: 20_000,
  })
}, 60_000)

test('a phone that somebody else has linked is not linked a second time', async () => {
  const process = openProcess()
  const { phone } = await link(process)
  const ref = await begin(process, colleague)
  await phones.ask('scan', await codeOf(ref), phone)
  await vi.waitFor(async () => expect(await readLink(stores(), ref)).toMatchObject({ step: 'ended', end: 'taken' }), {
    timeout: 20_000,
  })
  expect(await readPhone(ref)).toBeNull()
}, 60_000)

test('a fourth phone of one user is not kept', async () => {
  const process = openProcess()
  for (let n = 0; n < 3; n++) await link(process)
  const ref = await begin(process)
  await phones.ask('scan', await codeOf(ref), String(++lastPhone))
  await vi.waitFor(async () => expect(await readLink(stores(), ref)).toMatchObject({ step: 'ended', end: 'full' }), {
    timeout: 20_000,
  })
}, 60_000)

test('signing out takes the device off the phone’s list, also where another process holds it', async () => {
  const [first, second] = [openProcess(), openProcess()]
  const { ref, phone } = await link(first)
  await second.unlink(ref)
  // Heard before, kept afterwards.
  await changePhone(stand.database, ref, { state: 'open', end: '' })
  const isGone = () =>
    expect(phones.ask('receipt', '4915100000001', phone, 'NONE', 'read')).rejects.toThrow('has linked no device')
  await vi.waitFor(isGone, { timeout: 20_000, interval: 500 })
  expect((await readPhone(ref))?.phone).toMatchObject({ state: 'ended', end: 'unlinked' })
  expect(await numbersOf(first, ref)).toMatchObject({ kind: 'failed', code: null })
}, 60_000)

test('after a restore the phone says that it has to be linked again', async () => {
  const { ref } = await link(openProcess())
  await open[0]!.stop()
  open = []
  await forgetRestoredSessions({ database: stand.database })
  openProcess()
  await untilState(ref, 'ended')
  expect((await readPhone(ref))?.phone.end).toBe('stale')
}, 60_000)

test('a phone that takes the device off its list ends it here', async () => {
  const process = openProcess()
  const { ref, phone } = await link(process)
  await phones.ask('kick', phone, 401)
  await untilState(ref, 'ended')
  expect((await readPhone(ref))?.phone.end).toBe('unlinked')
})

const leaving = {
  'whose account was closed': (of: string) =>
    stand.database.pool.query(`update app_user set status = 'disabled' where id = $1`, [of]),
  'from whom the product was taken': (of: string) =>
    stand.database.pool.query(`update product_grant set status = '0' where user_id = $1`, [of]),
}
test.each(Object.entries(leaving))(
  'the phone of somebody %s is signed out at WhatsApp',
  async (name, leave) => {
    const gone = await createCompany(stand.database, {
      username: `gone-${name.length}`,
      password: 'a long password',
      products: [products.wtMarketing],
    })
    const { ref, phone } = await link(openProcess(), gone)
    await leave(gone.user)
    await untilState(ref, 'ended')
    expect((await readPhone(ref))?.phone.end).toBe('unlinked')
    await vi.waitFor(
      () =>
        expect(phones.ask('receipt', '4915100000001', phone, 'NONE', 'read')).rejects.toThrow('has linked no device'),
      { timeout: 20_000, interval: 500 },
    )
  },
  60_000,
)

test('a phone that is linked once more is as old as before, and its history counts anew', async () => {
  const process = openProcess()
  const { ref, phone } = await link(process)
  await vi.waitFor(async () => expect((await readPhone(ref))?.phone.is_history_over).toBe(true), { timeout: 20_000 })
  const before = (await readPhone(ref))!.phone
  await process.unlink(ref)
  await process.link(ref, { user: user.user, sees: 'business', consent_at: Date.now() })
  await phones.ask('setPast', phone, [])
  await phones.ask('scan', await codeOf(ref), phone)
  await untilState(ref, 'open')
  const after = (await readPhone(ref))!.phone
  expect(after).toMatchObject({ linked_at: before.linked_at, state: 'open', end: '' })
  expect(after.consent_at).toBeGreaterThan(before.linked_at!)
  await vi.waitFor(async () => expect((await readPhone(ref))?.phone.is_history_over).toBe(true), { timeout: 20_000 })
}, 60_000)

test('a server without the package says so, asks the registry once, and serves what else there is', async () => {
  const { ref } = await link(openProcess())
  await open[0]!.stop()
  open = []
  const driver = vi.fn(() => Promise.reject(new DriverPackageError('the registry cannot be reached')))
  const process = openProcess({ driver })
  await untilState(ref, 'waiting')
  const next = await begin(process)
  await vi.waitFor(async () => expect(await readLink(stores(), next)).toMatchObject({ step: 'ended', end: 'noDriver' }))
  expect(await numbersOf(process, ref)).toMatchObject({ kind: 'failed', code: null })
  // Once for the phone that waits, and once for the user who wanted another.
  expect(driver).toHaveBeenCalledTimes(2)
}, 60_000)

test('a server restored to yesterday’s backup signs in nowhere with old keys, and is linked anew as the same phone', async () => {
  const { ref, phone } = await link(openProcess())
  const before = (await readPhone(ref))!.phone
  await open[0]!.stop()
  open = []
  await forgetRestoredSessions({ database: stand.database })
  const process = openProcess()
  await untilState(ref, 'ended')
  expect((await phones.ask('counts')).connections).toBe(0)
  await process.link(ref, { user: user.user, sees: 'business', consent_at: Date.now() })
  await phones.ask('scan', await codeOf(ref), phone)
  await untilState(ref, 'open')
  expect((await readPhone(ref))!.phone).toMatchObject({ linked_at: before.linked_at, end: '' })
}, 60_000)
