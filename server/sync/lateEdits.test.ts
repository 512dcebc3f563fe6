import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { announcedDigest, type ChangeDigest } from '#domain/sync/announced'
import { type SentMutation, schemaNumber, syncCalls } from '#domain/sync/protocol'
import { inNewCompany } from '../testing/company.ts'
import { Device, newTestId } from '../testing/device.ts'
import type { TestServer } from '../testing/server.ts'

let server: TestServer
let main: Device
let from: Device
let to: Device
let contact = newTestId()
let note = newTestId()

inNewCompany(2, async (company) => {
  ;({ server, main } = company)
  ;[from, to] = company.subs as [Device, Device]
  contact = newTestId()
  note = newTestId()
  await from.does('contact.create', { rows: [{ id: contact, name: '张伟' }] })
  await from.does('contact_note.create', { id: note, contact_id: contact, text: 'wants blue' })
  await asks(from)
})

const leave = () => main.does('contact.transfer', { ids: [contact], to: to.user.id }, { prev: null })
const yesterday = () => Date.now() - 86_400_000
/** As a device says it that has seen nothing of what happened since yesterday. */
const late = (fields: object, changes: Partial<SentMutation> = {}, device = from) =>
  device.makes('contact.patch', { ids: [contact], fields }, { prev: null, edited_at: yesterday(), ...changes })
const push = async (sent: SentMutation, device = from) => (await device.push(sent)).results[0]!
const stored = async () => (await server.database.pool.query('select * from contact where id = $1', [contact])).rows[0]
const refused = { status: 'rejected', code: 'forbidden' }
const announce = (...sent: SentMutation[]): ChangeDigest[] => sent.map((one) => [one.uid, announcedDigest(one)])

/** One question about the own scope, from this cursor on. */
const asks = (
  device: Device,
  { cursor = 0, waiting = [] as ChangeDigest[], scopes = [`user:${device.user.id}`] } = {},
) =>
  device.get(syncCalls.pull, {
    replica: device.replica,
    schema: schemaNumber,
    epoch: device.epoch,
    limit: 500,
    scopes: scopes.map((scope) => ({ scope, gen: 0, phase: { kind: 'delta', cursor } })),
    ...(waiting.length && { waiting }),
  })

/** Another database of the same user. */
async function another(): Promise<Device> {
  const device = new Device(server.url)
  device.user = from.user
  device.cookie = from.cookie
  device.token = from.token
  device.epoch = (await device.hello()).epoch
  return device
}

describe('what a device says of time and versions is no proof: a former owner who was told that a row left', () => {
  test('changes nothing of it, nor of what lives with it, by any patch', async () => {
    await leave()
    await asks(from)
    const before = await stored()
    const stolen = { company: 'stolen', emails: [{ email: 'attacker@example.com', is_valid: 'toVerify' }] }
    expect(await push(late(stolen))).toMatchObject(refused)
    const rows = [{ id: contact, ...stolen }]
    const changes = { prev: null, base_rev: 0, edited_at: yesterday() }
    expect(await from.does('contact.putBack', { rows }, changes)).toMatchObject(refused)
    const noted = await from.does('contact_note.patch', { id: note, text: 'stolen' }, changes)
    expect(noted).toMatchObject({ status: 'rejected', code: 'forbidden' })
    expect(await stored()).toEqual(before)
  })

  test('nor by asking again as if the answer had been lost, though it brings a list of what waits by then', async () => {
    await leave()
    await asks(from)
    const made = late({ company: 'stolen' })
    await asks(from, { waiting: announce(made) })
    expect(await push(made)).toMatchObject(refused)
  })

  test('nor by saying that it has what it never asked for', async () => {
    await leave()
    await asks(from, { cursor: (await main.hello()).head })
    expect(await push(late({ company: 'stolen' }))).toMatchObject(refused)
  })

  test('nor from a database that the server met afterwards, whether it said hello or not', async () => {
    await leave()
    const met = await another()
    const unmet = Object.assign(await another(), { replica: randomUUID() })
    for (const device of [met, unmet])
      expect(await push(late({ company: 'x' }, {}, device), device)).toMatchObject(refused)
  })
})

describe('a device that was away when a row left', () => {
  test('brings in what it had written, also when a pull comes first and tells it of the leaving', async () => {
    const [first, second] = [late({ company: '展台 12' }), late({ remark: 'wants a sample' })]
    await leave()
    await asks(from, { waiting: announce(first, second) })
    for (const one of [first, second]) expect(await push(one)).toMatchObject({ status: 'applied' })
    expect(await stored()).toMatchObject({ company: '展台 12', remark: 'wants a sample', belongto: to.user.id })
  })

  test('but not something else under the same name, and nothing that it had not named', async () => {
    const [first, second] = [late({ company: '展台 12' }), late({ remark: 'not named' })]
    await leave()
    await asks(from, { waiting: announce(first) })
    const swapped = { ...first, args: { ids: [contact], fields: { company: 'stolen' } } }
    expect(await push(swapped)).toMatchObject(refused)
    expect(await push(second)).toMatchObject(refused)
  })

  test('and what was named for one leaving is not proof of another', async () => {
    const early = late({ company: 'early' })
    await leave()
    await asks(from, { waiting: announce(early) })
    await main.does('contact.transfer', { ids: [contact], to: from.user.id }, { prev: null })
    await leave()
    await asks(from)
    // It was made before both, so it still counts; what was made up since the second does not.
    expect(await push(early)).toMatchObject({ status: 'applied' })
    expect(await push(late({ company: 'stolen' }))).toMatchObject(refused)
  })

  test('has a day for it from its first such change on, if it never asks what left', async () => {
    await leave()
    const { pool } = server.database
    expect(await push(late({ company: 'one' }))).toMatchObject({ status: 'applied' })
    const ago = (hours: number) =>
      pool.query(`update sync_replica set late_since = now() - $2 * interval '1 hour' where replica_id = $1`, [
        from.replica,
        hours,
      ])
    await ago(limits.lateEditHours - 1)
    expect(await push(late({ company: 'two' }))).toMatchObject({ status: 'applied' })
    await ago(limits.lateEditHours + 1)
    expect(await push(late({ company: 'three' }))).toMatchObject(refused)
  })

  test('and a month by the server’s clock, whatever its own says', async () => {
    await leave()
    const days = limits.lateEditDays
    const left = (ago: number) =>
      server.database.pool.query(`update sync_tomb set at = now() - $2 * interval '1 day' where id = $1`, [
        contact,
        ago,
      ])
    const edited_at = Date.now() - (days + 2) * 86_400_000
    await left(days - 1)
    expect(await push(late({ company: 'in time' }, { edited_at }))).toMatchObject({ status: 'applied' })
    await left(days + 1)
    expect(await push(late({ company: 'too late' }, { edited_at }))).toMatchObject(refused)
  })

  test('is not told by an answer about other scopes', async () => {
    await leave()
    await asks(from, { scopes: ['acct'] })
    expect(await push(late({ company: '展台 12' }))).toMatchObject({ status: 'applied' })
  })
})
