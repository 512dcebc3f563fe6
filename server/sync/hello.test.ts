import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { schemaNumber, syncCalls } from '#domain/sync/protocol'
import { inOneCompany } from '../testing/company.ts'
import { type Device, newId } from '../testing/device.ts'

let main: Device
let sub: Device
inOneCompany(1, (company) => {
  main = company.main
  ;[sub] = company.subs as [Device]
})

const greeting = (lost?: string[]) => ({ replica: randomUUID(), schema: schemaNumber, ...(lost && { lost }) })
const newContact = (device: Device) => device.makes('contact.create', { rows: [{ id: newId(), name: '张伟' }] })

test('a device that lost its database learns how many of its changes had arrived, refused ones too', async () => {
  const arrived = newContact(sub)
  const refused = sub.makes('contact.patch', { ids: [newId()], fields: { name: 'nobody' } })
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
