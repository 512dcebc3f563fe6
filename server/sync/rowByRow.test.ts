import { expect, test } from 'vitest'
import { syncCalls } from '#domain/sync/protocol'
import { inOneCompany } from '../testing/company.ts'
import { type Device, newTestId } from '../testing/device.ts'
import type { TestServer } from '../testing/server.ts'

let server: TestServer
let main: Device
let sub: Device
let other: Device

inOneCompany(2, (company) => {
  ;({ server, main } = company)
  ;[sub, other] = company.subs as [Device, Device]
})

const lines = (count: number) => Array.from({ length: count }, (_, n) => ({ id: newTestId(), name: `exhibitor ${n}` }))
const countOf = async (ids: string[]) =>
  (await server.database.pool.query('select from contact where id = any($1) and deleted_at is null', [ids])).rowCount

test('of 250 imported contacts only the one whose id is taken is refused, whoever has that id', async () => {
  for (const stranger of [sub, other]) {
    const [taken, ...rows] = lines(250)
    await stranger.does('contact.create', { rows: [taken] })
    const sent = sub.makes('contact.create', { rows: [...rows.slice(0, 100), taken, ...rows.slice(100)] })
    const { results } = await sub.push(sent)
    expect(results).toMatchObject([{ status: 'applied', refused: { [taken!.id]: 'exists' } }])
    expect(await countOf(rows.map(({ id }) => id))).toBe(249)
    expect((await sub.push(sent)).results, 'asked again it is the same answer').toEqual(results)
  }
})

test('data for contacts of which one is gone reaches the others, and a label or a deletion does', async () => {
  const rows = lines(3)
  const ids = rows.map(({ id }) => id)
  await sub.does('contact.create', { rows })
  await main.does('contact.delete', { ids: [ids[1]] })
  const gone = { status: 'applied', refused: { [ids[1]!]: 'gone' } }
  const filled = rows.map(({ id }) => ({ id, company: 'Haigang' }))
  expect(await sub.does('contact.fill', { rows: filled })).toMatchObject(gone)
  expect(await sub.does('contact.patch', { ids, fields: { remark: 'stand 7' } })).toMatchObject(gone)
  expect(await sub.does('contact.tag.add', { ids, tag: newTestId() })).toMatchObject(gone)
  const left = (await sub.readContacts()).filter(({ id }) => ids.includes(id))
  expect(left).toMatchObject([ids[2], ids[0]].map((id) => ({ id, company: 'Haigang', remark: 'stand 7' })))
  await main.does('contact.transfer', { ids: [ids[0]], to: other.user.id })
  expect(await sub.does('contact.delete', { ids })).toMatchObject({ refused: { [ids[0]!]: 'forbidden' } })
  expect(await countOf(ids)).toBe(1)
})

test('where no row can be taken the whole is refused, and so it is for a device that knows no single rows', async () => {
  const [one, two] = lines(2)
  expect(await sub.does('contact.fill', { rows: [one, two] })).toMatchObject({ status: 'rejected', code: 'gone' })
  await sub.does('contact.create', { rows: [one] })
  const request = sub.pushRequest([sub.makes('contact.fill', { rows: [one, two] })])
  const { results } = await sub.get(syncCalls.push, { ...request, row_by_row: false })
  expect(results).toMatchObject([{ status: 'rejected', code: 'gone', id: two!.id }])
})

test('what follows a row that was refused alone says why, now and in a later request; the rest goes through', async () => {
  const [taken, fine] = lines(2)
  await other.does('contact.create', { rows: [taken] })
  const label = { ids: [taken!.id, fine!.id], tag: newTestId() }
  const parentRejected = { status: 'applied', refused: { [taken!.id]: 'parentRejected' } }
  const { results } = await sub.push(
    sub.makes('contact.create', { rows: [taken, fine] }),
    sub.makes('contact.tag.add', label),
  )
  expect(results).toMatchObject([{ refused: { [taken!.id]: 'exists' } }, parentRejected])
  expect(await sub.does('contact.tag.add', { ...label, tag: newTestId() })).toMatchObject(parentRejected)
  const note = { id: newTestId(), contact_id: taken!.id, text: 'met at the fair' }
  expect(await sub.does('contact_note.create', note)).toMatchObject({ status: 'rejected', code: 'parentRejected' })
})

test('what a lost answer refused becomes part of the new one, for the device whose disk was set back', async () => {
  const [one, two] = lines(2)
  const sent = sub.makes('contact.create', { rows: [one] }, { refused: { [two!.id]: 'exists' } })
  const refused = { refused: { [two!.id]: 'exists' } }
  expect((await sub.push(sent)).results).toMatchObject([{ status: 'applied', ...refused }])
  const whole = { ...sent, args: { rows: [one, two] }, refused: undefined }
  expect((await sub.push(whole)).results).toMatchObject([{ status: 'applied', ...refused }])
  expect(await countOf([one!.id, two!.id])).toBe(1)
  const codes = Object.fromEntries(lines(250).map(({ id }) => [id, 'exists']))
  const tooMany = sub.pushRequest([sub.makes('contact.create', { rows: lines(1) }, { refused: codes })])
  expect((await sub.ask(syncCalls.push, tooMany)).status, 'more than a change can have').toBe(422)
  sub.startAnew()
})

test('the log counts what was taken', async () => {
  const [taken, ...rows] = lines(4)
  await other.does('contact.create', { rows: [taken] })
  const { uid } = await sub.does('contact.create', { rows: [taken, ...rows] })
  const { rows: kept } = await server.database.pool.query('select ids, refused from sync_mutation where uid = $1', [
    uid,
  ])
  expect(kept).toEqual([{ ids: rows.map(({ id }) => id), refused: { [taken!.id]: 'exists' } }])
})
