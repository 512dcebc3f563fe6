import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Contact, ContactFields } from '#domain/contacts/contact'
import { mergedFields, undoOf } from '#domain/contacts/merge'
import { limits } from '#domain/limits'
import type { Row } from '#domain/shared/mutation'
import { areas } from '../features/index.ts'
import { setStatus } from '../operator.ts'
import { inOneCompany, signedInCompany } from '../testing/company.ts'
import { type Device, newTestId } from '../testing/device.ts'
import type { TestServer } from '../testing/server.ts'
import { sweep } from './sweep.ts'

let server: TestServer
let main: Device
let ann: Device
let ben: Device

inOneCompany(2, (company) => {
  ;({ server, main } = company)
  ;[ann, ben] = company.subs as [Device, Device]
})

const phone = (full_number: string) => ({ full_number, is_wt: 'unvalidated' as const })
async function makes(device: Device, fields: ContactFields): Promise<string> {
  const id = newTestId()
  await device.does('contact.create', { rows: [{ id, ...fields }] })
  return id
}
async function notes(device: Device, contact_id: string): Promise<string> {
  const id = newTestId()
  await device.does('contact_note.create', { id, contact_id, text: 'Wants samples' })
  return id
}
/** As a device has it. */
async function reads(device: Device, ids: readonly string[]): Promise<(Contact | undefined)[]> {
  const rows = await device.readAll()
  return ids.map((id) => {
    const { entity: _, scope: __, rev: ___, ...row } = rows.get(id) ?? ({} as Row)
    return 'id' in row ? (row as unknown as Contact) : undefined
  })
}
async function merges(device: Device, ids: readonly string[]) {
  const contacts = (await reads(device, ids)) as Contact[]
  const [survivor, ...merged] = ids
  const id = newTestId()
  const fields = mergedFields(contacts)
  const result = await device.does('contact.merge', { id, survivor, merged, fields })
  return { result, undo: undoOf(id, contacts, fields) }
}
const counted = (id: string, set: string) => server.database.pool.query(`update contact set ${set} where id = $1`, [id])

test('who stays has what both had, and what lived with the other one', async () => {
  const [stays, goes] = [
    await makes(ann, { name: 'Anna', phones: [phone('4915112340001')] }),
    await makes(ann, { name: 'A. Müller', company: 'Müller', phones: [phone('4915112340002')] }),
  ]
  await counted(stays, 'email_send_count = 2')
  await counted(goes, `email_send_count = 3, phones = '[{"full_number":"4915112340002","is_wt":"registered"}]'`)
  const note = await notes(ann, goes)
  expect((await merges(ann, [stays, goes])).result).toMatchObject({ status: 'applied' })

  const rows = await ann.readAll()
  expect(rows.get(stays)).toMatchObject({
    name: 'Anna',
    company: 'Müller',
    email_send_count: 5,
    phones: [phone('4915112340001'), { full_number: '4915112340002', is_wt: 'registered' }],
  })
  expect(rows.has(goes)).toBe(false)
  expect(rows.get(note)).toMatchObject({ contact_id: stays })
})

test('an undone merge leaves both as they were, and what was changed since', async () => {
  const [stays, goes] = [
    await makes(ann, { name: 'Bo', tag: [] }),
    await makes(ann, { name: 'Bo Li', company: 'Li Ltd', phones: [phone('8613900000011')] }),
  ]
  await counted(goes, 'email_send_count = 3')
  const note = await notes(ann, goes)
  const [was, wasGoing] = await reads(ann, [stays, goes])
  const { undo } = await merges(ann, [stays, goes])
  await ann.does('contact.patch', { ids: [stays], fields: { remark: 'Called back' } })

  expect(await ann.does('contact.unmerge', undo)).toMatchObject({ status: 'applied' })
  const [is, isBack] = await reads(ann, [stays, goes])
  expect({ ...is, updated_at: 0 }).toEqual({ ...was, remark: 'Called back', updated_at: 0 })
  expect(isBack).toEqual(wasGoing)
  expect((await ann.readAll()).get(note)).toMatchObject({ contact_id: goes })
  expect(await ann.does('contact.unmerge', undo)).toMatchObject({ status: 'rejected', code: 'gone' })
})

test('what a device says of a merge that it undoes does not count', async () => {
  const [stays, goes] = [await makes(ann, { name: 'Cy' }), await makes(ann, { name: 'Cy Wu', company: 'Wu' })]
  const { undo } = await merges(ann, [stays, goes])
  const forged = {
    ...undo,
    rows: undo.rows.map((row) => ({ ...row, company: 'forged', email_send_count: 900 })),
    before: { email_send_count: 900 },
    after: { email_send_count: 0 },
  }
  expect(await ann.does('contact.unmerge', forged)).toMatchObject({ status: 'applied' })
  expect(await reads(ann, [stays, goes])).toMatchObject([
    { email_send_count: 0 },
    { company: 'Wu', email_send_count: 0 },
  ])
})

test('a merge and its undoing may have waited for the same network', async () => {
  const [stays, goes] = [await makes(ann, { name: 'Di' }), await makes(ann, { name: 'Di Xu', company: 'Xu' })]
  const contacts = (await reads(ann, [stays, goes])) as Contact[]
  const [id, fields] = [newTestId(), mergedFields(contacts)]
  const merge = ann.makes('contact.merge', { id, survivor: stays, merged: [goes], fields })
  const undo = ann.makes('contact.unmerge', undoOf(id, contacts, fields))
  expect((await ann.push(merge, undo)).results).toMatchObject([{ status: 'applied' }])
  expect((await ann.push(undo)).results).toMatchObject([{ status: 'applied' }])
  expect(await reads(ann, [stays, goes])).toMatchObject([{ company: '' }, { company: 'Xu' }])
})

test('many merges are undone in one request', async () => {
  const pairs: [string, string][] = []
  const undos = []
  for (const name of ['Ka', 'Ke', 'Ki']) {
    const pair: [string, string] = [await makes(ann, { name }), await makes(ann, { name })]
    pairs.push(pair)
    undos.push((await merges(ann, pair)).undo)
  }
  const { results } = await ann.push(...undos.map((undo) => ann.makes('contact.unmerge', undo)))
  expect(results.map(({ status }) => status)).toEqual(['applied', 'applied', 'applied'])
  const rows = await ann.readAll()
  expect(pairs.flat().filter((id) => rows.has(id))).toHaveLength(6)
})

test('merges follow each other, and are undone one by one', async () => {
  const [a, b, c] = [
    await makes(ann, { name: 'E1' }),
    await makes(ann, { name: 'E2' }),
    await makes(ann, { name: 'E3' }),
  ]
  const note = await notes(ann, c)
  const first = await merges(ann, [b, c])
  const second = await merges(ann, [a, b])
  expect((await ann.readAll()).get(note)).toMatchObject({ contact_id: a })

  // The first merge is the first contact's by now.
  expect(await ann.does('contact.unmerge', { ...first.undo, survivor: a })).toMatchObject({ status: 'applied' })
  expect((await ann.readAll()).get(note)).toMatchObject({ contact_id: c })
  expect(await ann.does('contact.unmerge', second.undo)).toMatchObject({ status: 'applied' })
  expect(await reads(ann, [a, b, c])).toMatchObject([{ name: 'E1' }, { name: 'E2' }, { name: 'E3' }])
})

test('what is added late to a merged contact comes to who stayed; what is changed late is refused and kept', async () => {
  const [stays, goes] = [await makes(ann, { name: 'Fu' }), await makes(ann, { name: 'Fu Ma' })]
  await merges(main, [stays, goes])
  const note = await notes(ann, goes)
  expect((await ann.readAll()).get(note)).toMatchObject({ contact_id: stays })
  expect(await ann.does('contact.patch', { ids: [goes], fields: { remark: 'late' } })).toMatchObject({
    status: 'rejected',
    code: 'merged',
    id: goes,
  })
  expect(await reads(ann, [stays])).toMatchObject([{ remark: '' }])
})

test('two devices that merge the same contacts agree, whoever stays on which', async () => {
  const [a, b, c] = [
    await makes(ann, { name: 'Ma' }),
    await makes(ann, { name: 'Ma Li' }),
    await makes(ann, { name: 'Ma Li Na' }),
  ]
  const merge = (survivor: string, ...merged: string[]) => ({ id: newTestId(), survivor, merged, fields: {} })
  expect(await main.does('contact.merge', merge(a, b))).toMatchObject({ status: 'applied' })
  expect(await ann.does('contact.merge', merge(a, b))).toMatchObject({ status: 'applied' })
  expect(await ann.does('contact.merge', merge(b, a))).toMatchObject({ status: 'applied' })
  expect((await reads(ann, [a, b])).map(Boolean)).toEqual([true, false])
  // Of three, one is part of it already.
  expect(await ann.does('contact.merge', merge(a, b, c))).toMatchObject({ status: 'applied' })
  expect((await reads(ann, [a, b, c])).map(Boolean)).toEqual([true, false, false])
  const merges = [...(await ann.readAll()).values()].filter(({ contact_id, merged }) => contact_id === a && merged)
  expect(new Set(merges.flatMap(({ merged }) => merged))).toEqual(new Set([b, c]))
})

test('what somebody wrote meanwhile, where a merge chose a value, is not lost', async () => {
  const [stays, goes] = [await makes(ann, { name: 'Ni' }), await makes(ann, { name: 'Ni Bo', company: 'Bo Ltd' })]
  const contacts = (await reads(main, [stays, goes])) as Contact[]
  await ann.does('contact.patch', { ids: [stays], fields: { company: 'Bo & Sons' } })
  const merge = main.makes('contact.merge', {
    id: newTestId(),
    survivor: stays,
    merged: [goes],
    fields: mergedFields(contacts),
  })
  expect((await main.push({ ...merge, base_rev: 0, edited_at: Date.now() })).results).toMatchObject([
    { status: 'applied' },
  ])
  expect(await reads(ann, [stays])).toMatchObject([{ company: 'Bo Ltd' }])
  const lost = [...(await ann.readAll()).values()].filter(({ row }) => row === stays)
  expect(lost).toMatchObject([{ field: 'company', old: 'Bo & Sons', new: 'Bo Ltd' }])
})

test('a main account merges over owners: what goes along is the other owner’s from then on', async () => {
  const [stays, goes] = [await makes(ann, { name: 'Gu' }), await makes(ben, { name: 'Gu Yi', company: 'Yi' })]
  const note = await notes(ben, goes)
  const { undo } = await merges(main, [stays, goes])
  expect((await ann.readAll()).get(note)).toMatchObject({ contact_id: stays, scope: `user:${ann.user.id}` })
  const left = await ben.readAll()
  expect([left.has(goes), left.has(note)]).toEqual([false, false])
  // It never was ann's, so it is not hers to bring back.
  expect(await ann.does('contact.unmerge', undo)).toMatchObject({ status: 'rejected', code: 'gone' })

  expect(await main.does('contact.unmerge', undo)).toMatchObject({ status: 'applied' })
  const back = await ben.readAll()
  expect(back.get(goes)).toMatchObject({ company: 'Yi' })
  expect(back.get(note)).toMatchObject({ contact_id: goes, scope: `user:${ben.user.id}` })
  expect((await ann.readAll()).has(note)).toBe(false)
})

test('nobody merges what is another’s, what is restricted, or without the right to delete', async () => {
  const [mine, his] = [await makes(ann, { name: 'Ho' }), await makes(ben, { name: 'Ho' })]
  const merge = (merged: string) => ({ id: newTestId(), survivor: mine, merged: [merged], fields: {} })
  expect(await ann.does('contact.merge', merge(his))).toMatchObject({ status: 'rejected', code: 'gone' })
  const kept = await makes(ann, { name: 'Ho' })
  await counted(kept, 'restricted_at = 1')
  expect(await main.does('contact.merge', merge(kept))).toMatchObject({ status: 'rejected', code: 'restricted' })
  await counted(kept, 'restricted_at = null')
  await server.database.pool.query(`update app_user set delete_data = 'none' where id = $1`, [ann.user.id])
  expect(await ann.does('contact.merge', merge(kept))).toMatchObject({ status: 'rejected', code: 'deleteNotAllowed' })
  await server.database.pool.query(`update app_user set delete_data = 'granted' where id = $1`, [ann.user.id])
})

test('a merge can be undone for a year, however long ago deleted contacts went', async () => {
  const [stays, goes] = [await makes(ann, { name: 'Ia' }), await makes(ann, { name: 'Ia Lo', company: 'Lo' })]
  const { undo } = await merges(ann, [stays, goes])
  const other = await merges(ann, [await makes(ann, { name: 'Ja' }), await makes(ann, { name: 'Ja' })])
  await server.database.pool.query(`update contact set deleted_at = now() - interval '300 days' where id = $1`, [goes])
  await server.database.pool.query('update contact_merge set created_at = 1 where id = $1', [other.undo.id])
  await sweep(server.database, areas)
  expect((await ann.readAll()).has(other.undo.id)).toBe(false)
  expect(await ann.does('contact.unmerge', undo)).toMatchObject({ status: 'applied' })
  expect(await reads(ann, [goes])).toMatchObject([{ company: 'Lo' }])
  expect(limits.mergeDays).toBeGreaterThan(300)
})

test('a merge of a disabled user waits for the main account, which lets it happen', async () => {
  const company = await signedInCompany(server, 1)
  const eve = company.subs[0]!
  const [stays, goes] = [await makes(eve, { name: 'Lu' }), await makes(eve, { name: 'Lu Bo' })]
  const note = await notes(eve, goes)
  await setStatus(server.database, eve.user.username, 'disabled')
  const merge = eve.makes('contact.merge', { id: newTestId(), survivor: stays, merged: [goes], fields: {} })
  expect((await eve.push(merge)).results).toMatchObject([{ status: 'parked' }])
  expect((await company.main.readAll()).has(goes)).toBe(true)
  expect(await company.main.does('parked.apply', { ids: [merge.uid] })).toMatchObject({ status: 'applied' })
  const rows = await company.main.readAll()
  expect(rows.has(goes)).toBe(false)
  expect(rows.get(note)).toMatchObject({ contact_id: stays })
})

test('hundreds of merges are one request', async () => {
  const pairs = await Promise.all(
    Array.from({ length: 100 }, async (_, n) => [`K${n}`, randomUUID() as string, randomUUID() as string] as const),
  )
  await ann.does('contact.create', {
    rows: pairs.flatMap(([name, a, b]) => [
      { id: a, name },
      { id: b, name },
    ]),
  })
  const made = pairs.map(([, a, b]) =>
    ann.makes('contact.merge', { id: newTestId(), survivor: a, merged: [b], fields: {} }),
  )
  const { results } = await ann.push(...made)
  expect(results.filter(({ status }) => status === 'applied')).toHaveLength(100)
  const rows = await ann.readAll()
  expect(pairs.filter(([, a, b]) => rows.has(a) && !rows.has(b))).toHaveLength(100)
})
