import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { AppError } from '#domain/errors'
import { subAccountCalls } from '#domain/subAccounts/calls'
import { createEngine } from '#workers/sync/core/engine'
import { enqueue } from '#workers/sync/core/enqueue'
import { MemoryStore } from '#workers/sync/core/testing/memoryStore'
import { setStatus } from '../server/operator.ts'
import { actorOf, signedInCompany } from '../server/testing/company.ts'
import { type Device, newTestId } from '../server/testing/device.ts'
import { startTestServer, type TestServer } from '../server/testing/server.ts'
import { netFor } from './simulator/realServer.ts'

// The product's own engine against the product's own server, where the two have a promise to keep together.
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

class Screen {
  readonly store = new MemoryStore(randomUUID())
  readonly device: Device
  readonly engine
  /** what the user does now was done so many ms ago */
  late = 0
  readonly #ports

  constructor(device: Device) {
    this.device = device
    const net = netFor(server.url, device)
    // Nothing happens by itself here: the test says when there is a network.
    const timer = () => () => {}
    this.#ports = {
      store: this.store,
      net,
      clock: () => Date.now() - this.late,
      newId: () => newTestId(),
      random: Math.random,
      timer,
    }
    this.engine = createEngine(this.#ports, { user: device.user.id })
  }

  async does(name: string, args: unknown) {
    const saved = await enqueue(this.store, this.#ports, actorOf(this.device), [{ name, args }])
    if (saved.kind === 'refused') throw new AppError(saved.code)
  }

  async syncs() {
    await this.engine.pullRound()
    while ((await this.engine.pushOnce()) === 'more') continue
    while ((await this.engine.pullRound()) === 'more') continue
    await this.engine.pushOnce()
  }

  rows = (entity: string) =>
    [...(this.store.image.entries.get(entity)?.values() ?? [])].flatMap(({ row }) => (row ? [row] : []))
  row = (entity: string, id: string) => this.rows(entity).find((row) => row.id === id)
  issues = () => [...this.store.image.issues.values()]
}

async function company() {
  const { main, subs } = await signedInCompany(server, 2)
  const [owner, first, second] = [main, subs[0]!, subs[1]!].map((device) => new Screen(device))
  for (const screen of [owner!, first!, second!]) await screen.syncs()
  return { main: owner!, first: first!, second: second! }
}

test('fifty changes of a user who was disabled meanwhile reach the main account, and the device lets everything go', async () => {
  const { main, first } = await company()
  const ids = Array.from({ length: 50 }, () => newTestId())
  await first.does('contact.create', { rows: [{ id: ids[0], name: 'before' }] })
  await first.syncs()
  for (const id of ids.slice(1)) await first.does('contact.create', { rows: [{ id, name: '展台' }] })
  await first.does('contact.patch', { ids: [ids[0]], fields: { company: '宁波海港' } })
  await setStatus(server.database, first.device.user.username, 'disabled')

  await first.syncs()
  expect(first.engine.state().connection).toBe('disabled')
  expect(first.rows('contact')).toEqual([])
  expect(first.issues().map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 'parked'))

  await main.syncs()
  const waiting = main.rows('parked_change')
  expect(waiting).toHaveLength(50)
  expect(main.rows('contact')).toHaveLength(1)
  await main.does('parked.apply', { ids: waiting.map(({ id }) => id) })
  expect(main.rows('parked_change')).toEqual([])
  await main.syncs()
  expect(
    main
      .rows('contact')
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...ids].sort())
  expect(main.row('contact', ids[0]!)).toMatchObject({ company: '宁波海港', belongto: first.device.user.id })
})

test('an offline note and an offline transfer of the same contact both count', async () => {
  const { main, first, second } = await company()
  const id = newTestId()
  await first.does('contact.create', { rows: [{ id, name: '张伟' }] })
  await first.syncs()
  await main.syncs()
  first.late = 60_000
  await first.does('contact.patch', { ids: [id], fields: { remark: '要样品' } })
  first.late = 0
  await main.does('contact.transfer', { ids: [id], to: second.device.user.id })
  expect(main.row('contact', id)).toMatchObject({ belongto: second.device.user.id })
  await main.syncs()
  await first.syncs()
  await second.syncs()
  expect(first.issues()).toEqual([])
  expect(first.row('contact', id)).toBeUndefined()
  expect(second.row('contact', id)).toMatchObject({ remark: '要样品' })

  await second.does('contact.patch', { ids: [id], fields: { remark: '已寄' } })
  await main.syncs()
  expect(main.row('contact', id)).toMatchObject({ remark: '要样品', belongto: second.device.user.id })
})

test('a row that was spoilt on the device is found and mended, and no other scope is read again', async () => {
  const { first } = await company()
  const [contact, tag] = [newTestId(), newTestId()]
  await first.does('contact.create', { rows: [{ id: contact, name: '张伟' }] })
  await first.does('tag.create', { id: tag, name: '广交会' })
  await first.syncs()
  const { entries } = first.store.image
  const spoilt = entries.get('contact')!.get(contact)!
  entries.get('contact')!.set(contact, { ...spoilt, rev: spoilt.rev - 1, row: { ...spoilt.row!, name: 'spoilt' } })
  first.engine.kick('verify')
  await first.syncs()
  expect(first.row('contact', contact)).toMatchObject({ name: '张伟' })
  const own = `user:${first.device.user.id}`
  const reread = [...first.store.image.scopes.values()].filter(({ gen }) => gen > 0)
  expect(reread.map(({ scope, gen }) => [scope, gen])).toEqual([[own, 1]])
  expect(first.store.image.meta.verified).toMatchObject({ mended: 1 })
  first.engine.kick('verify')
  await first.syncs()
  expect(first.store.image.meta.verified).toMatchObject({ mended: 1 })
})

test('of two values that met, the one that is not shown is on the device, and restored from there', async () => {
  const { main, first } = await company()
  const id = newTestId()
  await first.does('contact.create', { rows: [{ id, name: '张伟' }] })
  await first.syncs()
  await main.syncs()
  first.late = 60_000
  await first.does('contact.patch', { ids: [id], fields: { company: 'earlier' } })
  first.late = 0
  await main.does('contact.patch', { ids: [id], fields: { company: 'later' } })
  await main.syncs()
  await first.syncs()
  const [lost] = first.rows('lost_value')
  expect(lost).toMatchObject({ row: id, field: 'company', old: 'earlier', new: 'later', user: first.device.user.id })
  await first.does('contact.patch', { ids: [id], fields: { company: lost!.old } })
  await first.syncs()
  await main.syncs()
  expect(main.row('contact', id)).toMatchObject({ company: 'earlier' })
})

test('who lost the right to delete while offline has the contact back, with the reason', async () => {
  const { main, first } = await company()
  const id = newTestId()
  await first.does('contact.create', { rows: [{ id, name: '张伟' }] })
  await first.syncs()
  await first.does('contact.delete', { ids: [id] })
  expect(first.row('contact', id)).toBeUndefined()
  const refusal = { sub_user_id: first.device.user.id, status: 'reject' }
  await main.device.get(subAccountCalls.operateDeleteData, refusal)
  await first.syncs()
  expect(first.issues()).toMatchObject([{ name: 'contact.delete', code: 'deleteNotAllowed' }])
  expect(first.row('contact', id)).toMatchObject({ name: '张伟' })

  first.device.user = await first.device.get(authCalls.accountInfo, {})
  await expect(first.does('contact.delete', { ids: [id] })).rejects.toThrow('deleteNotAllowed')
  expect(first.row('contact', id)).toMatchObject({ name: '张伟' })
})
