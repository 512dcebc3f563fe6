import { expect, test } from 'vitest'
import type { Contact, ContactFields } from '#domain/contacts/contact'
import type { CustomField } from '#domain/contacts/customField'
import { mergedFields, undoOf } from '#domain/contacts/merge'
import type { Row } from '#domain/shared/mutation'
import { sweep } from '../../sync/sweep.ts'
import { inOneCompany } from '../../testing/company.ts'
import { Device, newTestId } from '../../testing/device.ts'
import type { TestServer } from '../../testing/server.ts'
import { areas } from '../index.ts'

const day = 24 * 3_600_000
let server: TestServer
let main: Device
let ann: Device
let ben: Device

inOneCompany(2, (company) => {
  ;({ server, main } = company)
  ;[ann, ben] = company.subs as [Device, Device]
})

async function makesField(name: string, type: CustomField['type'], more: Partial<CustomField> = {}): Promise<string> {
  const id = newTestId()
  const result = await main.does('custom_field.create', { id, name, type, options: [], place: 0, ...more })
  expect(result).toMatchObject({ status: 'applied' })
  return id
}
async function makes(device: Device, fields: ContactFields): Promise<string> {
  const id = newTestId()
  expect(await device.does('contact.create', { rows: [{ id, ...fields }] })).toMatchObject({ status: 'applied' })
  return id
}
const reads = async (device: Device, id: string) => (await device.readAll()).get(id) as (Row & Contact) | undefined
const valuesOf = async (id: string) => (await reads(main, id))?.custom_fields
const sets = (device: Device, id: string, custom_fields: ContactFields['custom_fields'], more: object = {}) =>
  device.does('contact.patch', { ids: [id], fields: { custom_fields } }, more)

test('a field that the main account makes is on every device, and everybody fills it in', async () => {
  const volume = await makesField('Annual volume', 'number')
  expect(await reads(ann, volume)).toMatchObject({ name: 'Annual volume', type: 'number', removed_at: null })
  const id = await makes(ann, { name: '李娜', custom_fields: { [volume]: 1_250.5 } })
  expect(await valuesOf(id)).toEqual({ [volume]: 1_250.5 })
  await sets(ann, id, { [volume]: null })
  expect(await valuesOf(id)).toBeNull()
})

test('nobody but the main account changes what fields there are', async () => {
  const field = await makesField('Mine', 'text')
  const create = { id: newTestId(), name: 'Theirs', type: 'text', options: [], place: 0 }
  expect(await ann.does('custom_field.create', create)).toMatchObject({ status: 'rejected', code: 'forbidden' })
  expect(await ann.does('custom_field.remove', { id: field })).toMatchObject({ status: 'rejected', code: 'forbidden' })
  expect(await reads(ben, field)).toMatchObject({ removed_at: null })
})

test('a value of another type, of no option, or of no field is refused', async () => {
  const volume = await makesField('Volume', 'number')
  const led = newTestId()
  const product = await makesField('Product', 'choice', { options: [{ id: led, name: 'LED' }] })
  const id = await makes(ann, { name: '王芳' })
  expect(await sets(ann, id, { [volume]: 'many' })).toMatchObject({ status: 'rejected', code: 'numberInvalid' })
  expect(await sets(ann, id, { [product]: newTestId() })).toMatchObject({ status: 'rejected', code: 'choiceInvalid' })
  expect(await sets(ann, id, { [newTestId()]: 'x' })).toMatchObject({ status: 'rejected', code: 'customFieldGone' })
  expect(await sets(ann, id, { [product]: led })).toMatchObject({ status: 'applied' })
  expect(await valuesOf(id)).toEqual({ [product]: led })
})

test('a field and values for it may come in one push, as somebody made them offline', async () => {
  const [field, id] = [newTestId(), newTestId()]
  const made = { id: field, name: 'Offline', type: 'date', options: [], place: 0 }
  const { results } = await main.push(
    main.makes('custom_field.create', made),
    main.makes('contact.create', { rows: [{ id, name: 'x', custom_fields: { [field]: '2026-04-30' } }] }),
  )
  expect(results.map(({ status }) => status)).toEqual(['applied', 'applied'])
  expect(await valuesOf(id)).toEqual({ [field]: '2026-04-30' })
})

test('two people who fill in two fields do not meet; in one field both values are kept', async () => {
  const [colour, volume] = [await makesField('Colour', 'text'), await makesField('Pieces', 'number')]
  const id = await makes(ann, { name: '张伟' })
  const { seq: base_rev } = await sets(ann, id, { [colour]: 'red' })
  const at = Date.now()
  // Neither has seen what the other one wrote.
  await sets(ann, id, { [colour]: 'blue' }, { base_rev, edited_at: at - 1_000 })
  await sets(main, id, { [volume]: 7 }, { base_rev, edited_at: at })
  const rows = async () => [...(await main.readAll()).values()].filter(({ entity }) => entity === 'lost_value')
  expect(await valuesOf(id)).toEqual({ [colour]: 'blue', [volume]: 7 })
  expect((await rows()).filter(({ row }) => row === id)).toEqual([])
  await sets(main, id, { [colour]: 'green' }, { base_rev, edited_at: at })
  expect(await valuesOf(id)).toEqual({ [colour]: 'green', [volume]: 7 })
  expect((await rows()).filter(({ row }) => row === id)).toMatchObject([
    { field: `custom_fields.${colour}`, old: 'blue', new: 'green', user: ann.user.id },
  ])
})

test('a device that knows of no such fields leaves their values as they are', async () => {
  const colour = await makesField('Known to some', 'text')
  const id = await makes(ann, { name: 'Old', custom_fields: { [colour]: 'red' } })
  await ann.does('contact.patch', { ids: [id], fields: { name: 'New' } })
  expect(await reads(main, id)).toMatchObject({ name: 'New', custom_fields: { [colour]: 'red' } })
})

test('a merge takes the values along, and gives them back when it is undone', async () => {
  const [colour, volume] = [await makesField('Shade', 'text'), await makesField('Sum', 'number')]
  const stays = await makes(main, { name: 'Anna', custom_fields: { [colour]: 'red' } })
  const goes = await makes(main, { name: 'Ann', custom_fields: { [colour]: 'blue', [volume]: 5 } })
  const contacts = [(await reads(main, stays))!, (await reads(main, goes))!] as Contact[]
  const [id, fields] = [newTestId(), mergedFields(contacts)]
  await main.does('contact.merge', { id, survivor: stays, merged: [goes], fields })
  expect(await valuesOf(stays)).toEqual({ [colour]: 'red', [volume]: 5 })
  await main.does('contact.unmerge', undoOf(id, contacts, fields))
  expect([await valuesOf(stays), await valuesOf(goes)]).toEqual([
    { [colour]: 'red' },
    { [colour]: 'blue', [volume]: 5 },
  ])
})

test('a deleted field comes back with its values for thirty days; then both are gone', async () => {
  const colour = await makesField('Short-lived', 'text')
  const id = await makes(ann, { name: 'x', custom_fields: { [colour]: 'red' } })
  // A device that was offline for a year says so: the days are the server's.
  await main.does('custom_field.remove', { id: colour }, { edited_at: Date.now() - 365 * day })
  await sweep(server.database, areas, Date.now() + 29 * day)
  expect(await valuesOf(id)).toEqual({ [colour]: 'red' })
  expect(await main.does('custom_field.bringBack', { id: colour })).toMatchObject({ status: 'applied' })
  await sweep(server.database, areas, Date.now() + 40 * day)
  expect(await valuesOf(id)).toEqual({ [colour]: 'red' })

  await main.does('custom_field.remove', { id: colour })
  const before = (await reads(ann, id))!.rev
  expect(await sweep(server.database, areas, Date.now() + 31 * day)).toMatchObject({ customFields: 1 })
  expect(await reads(ann, colour)).toBeUndefined()
  // The row has another number, so every device takes the values away as well.
  const after = (await reads(ann, id))!
  expect(after.custom_fields).toBeNull()
  expect(after.rev).toBeGreaterThan(before as number)
  expect(await main.does('custom_field.bringBack', { id: colour })).toMatchObject({ status: 'rejected', code: 'gone' })
})
