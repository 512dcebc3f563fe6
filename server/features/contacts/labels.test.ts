import { expect, test } from 'vitest'
import type { ContactFields } from '#domain/contacts/contact'
import { type LabelKind, labelKinds } from '#domain/contacts/label'
import { inOneCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import type { TestServer } from '../../testing/server.ts'

let server: TestServer
let main: Device
let ann: Device

inOneCompany(1, (company) => {
  ;({ server, main } = company)
  ;[ann] = company.subs as [Device]
})

async function label(kind: LabelKind, name: string, parent: string | null = null): Promise<string> {
  const id = newTestId()
  await main.does(`${kind}.create`, { id, name, parent })
  return id
}
async function makes(device: Device, fields: ContactFields): Promise<string> {
  const id = newTestId()
  await device.does('contact.create', { rows: [{ id, name: 'Labelled', ...fields }] })
  return id
}
const row = async (id: string) => (await main.readAll()).get(id)

test('a label has a parent, a colour and a place', async () => {
  const fair = await label('tag', 'Fairs')
  const canton = await label('tag', 'Canton', fair)
  await main.does('tag.patch', { id: canton, fields: { colour: 'teal', place: 3 } })
  expect(await row(canton)).toMatchObject({ name: 'Canton', parent: fair, colour: 'teal', place: 3 })
  await main.does('tag.patch', { id: canton, fields: { parent: null } })
  expect(await row(canton)).toMatchObject({ parent: null, colour: 'teal' })
})

test('of two devices that make a circle the second one is refused', async () => {
  const [a, b] = [await label('category', 'A'), await label('category', 'B')]
  expect(await main.does('category.patch', { id: a, fields: { parent: b } })).toMatchObject({ status: 'applied' })
  expect(await ann.does('category.patch', { id: b, fields: { parent: a } })).toMatchObject({
    status: 'rejected',
    code: 'labelCycle',
  })
  expect(await row(b)).toMatchObject({ parent: null })
})

test('a circle in one request is refused as well, and so is a sixth level', async () => {
  const [a, b] = [await label('source', 'A'), await label('source', 'B')]
  const { results } = await main.push(
    main.makes('source.patch', { id: a, fields: { parent: b } }),
    main.makes('source.patch', { id: b, fields: { parent: a } }),
  )
  expect(results).toMatchObject([{ status: 'applied' }, { status: 'rejected', code: 'labelCycle' }])
  let parent: string | null = null
  for (let level = 1; level <= 5; level++) parent = await label('source', `Level ${level}`, parent)
  expect(await main.does('source.create', { id: newTestId(), name: 'Level 6', parent })).toMatchObject({
    status: 'rejected',
    code: 'labelTooDeep',
  })
})

test.each(labelKinds)('every contact of the company that had a %s has the other one after a merge', async (kind) => {
  const [from, into, other] = [await label(kind, 'VIPs'), await label(kind, 'VIP'), await label(kind, 'Other')]
  const child = await label(kind, 'Gold', from)
  const has = (...ids: string[]) => (kind === 'tag' ? { tag: ids } : { [kind]: ids[0]! })
  const hers = await makes(ann, has(from, other))
  const his = await makes(main, kind === 'tag' ? has(into, from) : has(from))
  const none = await makes(main, has(other))
  const before = await row(none)
  expect(await main.does(`${kind}.merge`, { from, into })).toMatchObject({ status: 'applied' })

  const rows = await main.readAll()
  expect(rows.has(from)).toBe(false)
  expect(rows.get(child)).toMatchObject({ parent: into })
  expect(rows.get(hers)).toMatchObject(has(into, other))
  expect(rows.get(his)).toMatchObject(has(into))
  expect(rows.get(none)).toEqual(before)
})

test('what contacts had before a merge of labels is in their history', async () => {
  const [from, into] = [await label('tag', 'X'), await label('tag', 'Y')]
  const contact = await makes(ann, { tag: [from] })
  await main.does('tag.merge', { from, into })
  const { rows } = await server.database.pool.query(
    `select before, user_id from row_change where id = $1 and kind = 'changed'`,
    [contact],
  )
  expect(rows).toEqual([{ before: { tag: [from] }, user_id: main.user.id }])
})

test.each(labelKinds)('a merge of a %s is undone as if it had not been, by its main account', async (kind) => {
  const [from, into, other] = [await label(kind, 'VIPs'), await label(kind, 'VIP'), await label(kind, 'Other')]
  const child = await label(kind, 'Gold', from)
  const has = (...ids: string[]) => (kind === 'tag' ? { tag: ids } : { [kind]: ids[0]! })
  const ids = [
    await makes(ann, has(from, other)),
    await makes(main, kind === 'tag' ? has(into, from) : has(from)),
    await makes(main, has(into)),
    child,
  ]
  const before = await main.readAll()
  await main.does(`${kind}.merge`, { from, into })
  const unmerge = { row: { ...before.get(from), name: 'Forged' }, into }
  expect(await ann.does(`${kind}.unmerge`, unmerge)).toMatchObject({ code: 'forbidden' })
  expect(await main.does(`${kind}.unmerge`, unmerge)).toMatchObject({ status: 'applied' })

  const rows = await main.readAll()
  for (const id of [from, ...ids]) expect({ ...rows.get(id), rev: 0 }).toEqual({ ...before.get(id), rev: 0 })
  expect(await main.does(`${kind}.unmerge`, unmerge)).toMatchObject({ code: 'exists' })
})

test('an undone merge of labels leaves what somebody has changed since', async () => {
  const [from, into, other] = [await label('tag', 'P'), await label('tag', 'Q'), await label('tag', 'R')]
  const [without, more, child] = [
    await makes(ann, { tag: [from] }),
    await makes(main, { tag: [from] }),
    await label('tag', 'S', from),
  ]
  const row = (await main.readAll()).get(from)
  await main.does('tag.merge', { from, into })
  await ann.does('contact.tag.remove', { ids: [without], tag: into })
  await main.does('contact.tag.add', { ids: [more], tag: other })
  await main.does('tag.patch', { id: child, fields: { parent: other } })
  await main.does('tag.unmerge', { row, into })

  const rows = await main.readAll()
  expect(rows.get(without)).toMatchObject({ tag: [] })
  expect(rows.get(more)).toMatchObject({ tag: [from, other] })
  expect(rows.get(child)).toMatchObject({ parent: other })
})

test('labels are merged by the main account alone, and not with themselves or what is gone', async () => {
  const [from, into] = [await label('tag', 'M'), await label('tag', 'N')]
  expect(await ann.does('tag.merge', { from, into })).toMatchObject({ code: 'forbidden' })
  expect(await main.does('tag.merge', { from, into: from })).toMatchObject({ code: 'sameLabel' })
  expect(await main.does('tag.merge', { from, into: newTestId() })).toMatchObject({ code: 'gone' })
  const below = await label('tag', 'O', from)
  expect(await main.does('tag.merge', { from, into: below })).toMatchObject({ code: 'labelCycle' })
  expect(await row(from)).toBeDefined()
})

test('whoever is excluded is excluded for the company, by whoever knew first', async () => {
  const id = newTestId()
  const excluded = { id, full_number: '8613812345678', email: '', whatsapp_id: '', reason: 'Asked at the booth' }
  expect(
    await ann.does('excluded_contact.create', { rows: [{ ...excluded, created_by: main.user.id }] }),
  ).toMatchObject({
    status: 'applied',
  })
  expect(await row(id)).toMatchObject({ full_number: '8613812345678', created_by: ann.user.id })
  await main.does('excluded_contact.delete', { ids: [id] })
  expect(await row(id)).toBeUndefined()
  const { created_by, created_at, updated_at } = { created_by: ann.user.id, created_at: 1, updated_at: 1 }
  await main.does('excluded_contact.restore', { rows: [{ ...excluded, created_by, created_at, updated_at }] })
  expect(await row(id)).toMatchObject({ reason: 'Asked at the booth' })
})
