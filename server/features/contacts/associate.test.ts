import { expect, test } from 'vitest'
import { contactCalls } from '#domain/contacts/calls'
import { inOneCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import type { TestServer } from '../../testing/server.ts'

let server: TestServer
let main: Device
let ann: Device
let ben: Device

inOneCompany(2, (company) => {
  ;({ server, main } = company)
  ;[ann, ben] = company.subs as [Device, Device]
})

async function contactOf(device: Device, fields: object = {}): Promise<string> {
  const id = newTestId()
  await device.does('contact.create', { rows: [{ id, name: 'Associated', ...fields }] })
  return id
}
async function label(kind: 'tag' | 'category'): Promise<string> {
  const id = newTestId()
  await main.does(`${kind}.create`, { id, name: id })
  return id
}
const row = async (id: string) => (await main.readAll()).get(id)

test('tags are put on contacts and taken off by a call, as a device does it', async () => {
  const [first, second] = [await contactOf(ann), await contactOf(ann)]
  const tags = [await label('tag'), await label('tag')]
  expect(await ann.get(contactCalls.tagAddAssociations, { contact_ids: [first, second], tag_ids: tags })).toEqual({})
  expect(await row(first)).toMatchObject({ tag: tags })
  await ann.get(contactCalls.tagDisassociate, { contact_ids: [first], tag_ids: [tags[0]] })
  expect(await row(first)).toMatchObject({ tag: [tags[1]] })
  expect(await row(second)).toMatchObject({ tag: tags })
  const { rows } = await server.database.pool.query(
    `select count(*) as count from sync_mutation where user_id = $1 and name like 'contact.tag.%'`,
    [ann.user.id],
  )
  expect(rows[0]).toEqual({ count: 3 })
})

test('a category is given and taken; who has another one by now keeps it', async () => {
  const [category, other] = [await label('category'), await label('category')]
  const [first, second] = [await contactOf(ann), await contactOf(ann, { category: other })]
  await ann.get(contactCalls.categoryAddAssociations, { contact_ids: [first], category_id: category })
  expect(await row(first)).toMatchObject({ category })
  await ann.get(contactCalls.categoryDisassociate, { contact_ids: [first, second], category_id: category })
  expect([await row(first), await row(second)]).toMatchObject([{ category: null }, { category: other }])
  await ann.get(contactCalls.categoryDisassociate, { contact_ids: [second], category_id: category })
  expect(await row(second)).toMatchObject({ category: other })
})

test('all of a call is done, or nothing', async () => {
  const [mine, foreign] = [await contactOf(ann), await contactOf(ben)]
  const tag = await label('tag')
  const both = { contact_ids: [mine, foreign], tag_ids: [tag] }
  await expect(ann.get(contactCalls.tagAddAssociations, both)).rejects.toThrow('gone')
  await expect(
    ann.get(contactCalls.tagAddAssociations, { contact_ids: [mine], tag_ids: [tag, newTestId()] }),
  ).rejects.toThrow('gone')
  expect(await row(mine)).toMatchObject({ tag: [] })
})

test('a device hears of what a call has changed', async () => {
  const contact = await contactOf(ann)
  const { head } = await ann.hello()
  await ann.get(contactCalls.tagAddAssociations, { contact_ids: [contact], tag_ids: [await label('tag')] })
  expect((await ann.hello()).head).toBeGreaterThan(head + 1)
})
