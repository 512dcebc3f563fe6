import { expect, test } from 'vitest'
import { operationLogCalls } from '#domain/operationLog/calls'
import { remind } from '../../notifications/remind.ts'
import { getBlob, sha256Of, testPicture, upload } from '../../testing/blobs.ts'
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
  await device.does('contact.create', { rows: [{ id, name: '张伟', ...fields }] })
  return id
}
const lives = (contact_id: string) => ({ id: newTestId(), contact_id })
const noteOn = (contact_id: string, text = '要样品') => ({ ...lives(contact_id), text })
const reminderOn = (contact_id: string, fields: object = {}) => ({
  ...lives(contact_id),
  kind: 'date',
  due_at: Date.now() - 1_000,
  text: '寄样品',
  replies: 0,
  replied: false,
  ...fields,
})
const consentOn = (contact_id: string) => ({
  ...lives(contact_id),
  channel: 'email',
  basis: 'consent',
  evidence: '名片背面签字',
  given_at: 1_000,
})
const originOf = (contact_id: string) => ({
  ...lives(contact_id),
  way: 'elsewhere',
  name: '展会名录',
  licence: '',
  evidence: '',
  collected_at: 1_000,
  fields: [],
})
const applied = { status: 'applied' }
const gone = { status: 'rejected', code: 'gone' }

test('what lives with a contact says who made it, is seen with the contact, and moves with it', async () => {
  const contact = await contactOf(ann)
  const made = {
    contact_note: noteOn(contact),
    attachment: { ...lives(contact), ...testPicture(500, 3).ref, name: '报价.jpg' },
    reminder: reminderOn(contact, { due_at: Date.now() + 1e9 }),
    consent: consentOn(contact),
    contact_origin: originOf(contact),
  }
  const each = Object.entries(made) as [keyof typeof made, (typeof made)[keyof typeof made]][]
  for (const [entity, row] of each) {
    expect(await ben.does(`${entity}.create`, { ...row, id: newTestId() })).toMatchObject(gone)
    expect(await ann.does(`${entity}.create`, { ...row, created_by: ben.user.id })).toMatchObject(applied)
  }
  const ids = Object.values(made).map(({ id }) => id)
  const seenBy = async (device: Device) => {
    const rows = await device.readAll()
    return ids.filter((id) => rows.has(id))
  }
  const all = await main.readAll()
  for (const id of ids) expect(all.get(id)).toMatchObject({ created_by: ann.user.id, scope: `user:${ann.user.id}` })
  expect(await seenBy(ben)).toEqual([])

  await main.does('contact.transfer', { ids: [contact], to: ben.user.id })
  expect(await seenBy(ben)).toEqual(ids)
  expect(await seenBy(ann)).toEqual([])
})

test('a note says whether it tells of a call, and one of before there were kinds is a note', async () => {
  const [call, plain] = [{ ...noteOn(await contactOf(ann)), kind: 'call' }, noteOn(await contactOf(ann))]
  for (const note of [call, plain]) expect(await ann.does('contact_note.create', note)).toMatchObject(applied)
  const rows = await ann.readAll()
  expect([rows.get(call.id), rows.get(plain.id)]).toMatchObject([{ kind: 'call' }, { kind: 'note' }])
})

test('a deleted note comes back as the server knew it', async () => {
  const note = noteOn(await contactOf(ann))
  await ann.does('contact_note.create', note)
  const { entity: _, scope: __, rev: ___, ...row } = (await ann.readAll()).get(note.id)!
  await ann.does('contact_note.delete', { id: note.id })
  expect((await ann.readAll()).has(note.id)).toBe(false)
  expect(await ann.does('contact_note.restore', { row: { ...row, text: '伪造' } })).toMatchObject(applied)
  expect((await ann.readAll()).get(note.id)).toMatchObject({ text: '要样品' })
})

test('of two who write one note at once, both texts are kept', async () => {
  const note = noteOn(await contactOf(ann))
  await ann.does('contact_note.create', note)
  await main.does('contact_note.patch', { id: note.id, text: '要两个样品' })
  await ann.does('contact_note.patch', { id: note.id, text: '不要样品' })
  const rows = [...(await ann.readAll()).values()]
  const lost = rows.find((row) => row.entity === 'lost_value' && row.row === note.id)
  const shown = rows.find(({ id }) => id === note.id)
  expect([shown!.text, lost!.old].sort()).toEqual(['不要样品', '要两个样品'])
})

test('an attached file goes to those who see its contact, as bytes that no browser opens', async () => {
  const contact = await contactOf(ann)
  const bytes = Buffer.from('<script>alert(1)</script>')
  const hash = sha256Of(bytes)
  const file = { bytes, ref: { hash, size: bytes.byteLength, mime: 'application/octet-stream' as const } }
  const attachment = { ...lives(contact), ...file.ref, name: 'page.html' }
  expect(await ann.does('attachment.create', { ...attachment, name: '../page.html' })).toMatchObject({
    code: 'fileNameInvalid',
  })
  expect(await ann.does('attachment.create', attachment)).toMatchObject(applied)
  await upload(ann, file)
  const answer = await getBlob(ann, hash)
  expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe(bytes.toString())
  expect(answer.headers.get('content-type')).toBe('application/octet-stream')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/)
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect((await getBlob(ben, hash)).status).toBe(404)

  await ann.does('attachment.delete', { id: attachment.id })
  expect((await getBlob(ann, hash)).status).toBe(404)
})

test('a picture under another kind than its bytes is not taken', async () => {
  const contact = await contactOf(ann)
  const bytes = Buffer.from('<svg onload="alert(1)"/>')
  const hash = sha256Of(bytes)
  const file = { bytes, ref: { hash, size: bytes.byteLength, mime: 'image/png' as const } }
  await ann.does('attachment.create', { ...lives(contact), ...file.ref, name: 'a.png' })
  await expect(upload(ann, file)).rejects.toThrow('blobKindRefused')
})

const noticesOf = async (device: Device) =>
  [...(await device.readAll()).values()].filter((row) => row.entity === 'notification' && row.type === 'reminder')
const linkOf = (contact: string) => `/statistics/contacts?contact=${contact}`

test('whose time has come is told to the owner of the contact, once, and again when it is put off', async () => {
  const contact = await contactOf(ann)
  const reminder = reminderOn(contact)
  await ann.does('reminder.create', reminder)
  const later = reminderOn(await contactOf(ann), { due_at: Date.now() + 3_600_000 })
  await ann.does('reminder.create', later)

  await remind(server.database)
  await remind(server.database)
  expect(await noticesOf(ann)).toMatchObject([
    { level: 2, status: '0', link: linkOf(contact), content: { key: 'reminderDue' } },
  ])
  expect(JSON.stringify(await noticesOf(ann))).not.toContain('寄样品')
  expect(await noticesOf(main)).toEqual([])

  const [notice] = await noticesOf(ann)
  await ann.does('notification.read', { ids: [notice!.id] })
  await ann.does('reminder.patch', { id: reminder.id, due_at: Date.now() - 500 })
  await remind(server.database)
  expect(await noticesOf(ann)).toHaveLength(2)
})

test('nobody is reminded of what is done, answered, in the bin, or to be left alone', async () => {
  const done = await contactOf(ben)
  const answered = await contactOf(ben)
  const binned = await contactOf(ben)
  const restricted = await contactOf(ben)
  const first = reminderOn(done)
  await ben.does('reminder.create', first)
  await ben.does('reminder.patch', { id: first.id, done_at: Date.now() })
  await ben.does('reminder.create', reminderOn(answered, { kind: 'noReply' }))
  await ben.does('contact.patch', { ids: [answered], fields: { follow_up_status: 'replied' } })
  await ben.does('reminder.create', reminderOn(binned))
  await ben.does('contact.delete', { ids: [binned] })
  await ben.does('reminder.create', reminderOn(restricted))
  await server.database.pool.query('update contact set restricted_at = 1 where id = $1', [restricted])
  await remind(server.database)
  expect(await noticesOf(ben)).toEqual([])

  // It said so before the reminder was set, so it is no answer to it.
  await ben.does('reminder.create', reminderOn(answered, { kind: 'noReply', replied: true }))
  await remind(server.database)
  expect(await noticesOf(ben)).toMatchObject([{ link: linkOf(answered) }])
})

test('the history of a contact says what a change was, and whether it came with others', async () => {
  const [first, second] = [newTestId(), newTestId()]
  await ann.does('contact.create', { rows: [first, second].map((id) => ({ id, name: '李娜' })) })
  await ann.does('contact.patch', { ids: [first], fields: { follow_up_status: 'interested' } })
  const { list } = await ann.get(operationLogCalls.history, { contact_id: first })
  expect(list.map(({ action, count }) => [action, count])).toEqual([
    ['contact.patch', 1],
    ['contact.create', 2],
  ])
})
