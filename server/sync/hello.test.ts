import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { schemaNumber, syncCalls } from '#domain/sync/protocol'
import { inOneCompany } from '../testing/company.ts'
import { type Device, newTestId } from '../testing/device.ts'
import type { TestServer } from '../testing/server.ts'
import { renewEpoch } from './history.ts'
import { replicasPerUser } from './replicas.ts'

let server: TestServer
let main: Device
let sub: Device
inOneCompany(1, (company) => {
  ;({ server, main } = company)
  ;[sub] = company.subs as [Device]
})

const greeting = (lost?: string[]) => ({ replica: randomUUID(), schema: schemaNumber, ...(lost && { lost }) })
const newContact = (device: Device) => device.makes('contact.create', { rows: [{ id: newTestId(), name: '张伟' }] })

test('a device that lost its database learns how many of its changes had arrived, refused ones too', async () => {
  const arrived = newContact(sub)
  const refused = sub.makes('contact.patch', { ids: [newTestId()], fields: { name: 'nobody' } })
  await sub.push(arrived, refused)
  const lost = [arrived.uid, refused.uid, randomUUID()]
  expect(await sub.get(syncCalls.hello, greeting(lost))).toMatchObject({ known: 2 })
  expect(await sub.get(syncCalls.hello, greeting())).not.toHaveProperty('known')
})

test('nobody learns of the changes of another user', async () => {
  const arrived = newContact(sub)
  await sub.push(arrived)
  expect(await main.get(syncCalls.hello, greeting([arrived.uid]))).toMatchObject({ known: 0 })
})

test('more than a device remembers is not asked for', async () => {
  const lost = Array.from({ length: limits.mirroredUids + 1 }, () => randomUUID())
  expect((await main.ask(syncCalls.hello, greeting(lost))).status).toBe(422)
})

const asks = (device: Device, more: object) => device.get(syncCalls.hello, { ...greeting(), ...more })

test('of rows that a device misses the server tells which were deleted or given away, and only of its own scopes', async () => {
  const [mine, deleted, moved, unknown] = [newTestId(), newTestId(), newTestId(), newTestId()]
  await sub.does('contact.create', { rows: [mine, deleted, moved].map((id) => ({ id, name: '张伟' })) })
  await sub.does('contact.delete', { ids: [deleted] })
  await main.does('contact.transfer', { ids: [moved], to: main.user.id })
  const scope = `user:${sub.user.id}`
  const missing = [mine, deleted, moved, unknown].map((id) => [scope, 'contact', id])
  const { left } = await asks(sub, { missing })
  expect(left?.toSorted()).toEqual([deleted, moved].toSorted())
  const foreign = newContact(main)
  await main.push(foreign)
  const { id } = (foreign.args as { rows: { id: string }[] }).rows[0]!
  await main.does('contact.delete', { ids: [id] })
  expect(await asks(sub, { missing: [[`user:${main.user.id}`, 'contact', id]] })).toMatchObject({ left: [] })
})

test('a user has so many devices and no more: the one that was not seen for longest makes room', async () => {
  const replicas = async () => {
    const { rows } = await server.database.pool.query<{ replica: string }>(
      'select replica_id as replica from sync_replica where user_id = $1 order by last_seen',
      [sub.user.id],
    )
    return rows.map(({ replica }) => replica)
  }
  const others = await replicas()
  await sub.hello()
  for (let n = 0; n < replicasPerUser; n++) {
    await sub.get(syncCalls.hello, greeting())
    if (n % 20 === 0) await sub.hello()
  }
  const left = await replicas()
  expect(left).toHaveLength(replicasPerUser)
  expect(left).toContain(sub.replica)
  expect(left.filter((replica) => others.includes(replica) && replica !== sub.replica)).toEqual([])
  expect((await sub.push(newContact(sub))).results[0]!.status).toBe('applied')
})

test('a new history says where the counter stood when it began', async () => {
  await sub.push(newContact(sub))
  expect(await sub.hello()).toMatchObject({ began: 0 })
  const { head, epoch } = await sub.hello()
  expect(await renewEpoch(server.database, epoch, null)).toBe(true)
  // The server answers nothing from when it notices until it has looked through what would leave.
  const greets = (device: Device) => device.hello().catch(() => null)
  await expect.poll(() => greets(main)).not.toBeNull()
  await expect.poll(() => greets(sub)).toMatchObject({ began: head })
})
