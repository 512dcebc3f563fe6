import { expect, test } from 'vitest'
import { getBlob, sha256Of, type TestFile, upload } from '../../testing/blobs.ts'
import { inOneCompany } from '../../testing/company.ts'
import { type Device, Follower, newTestId } from '../../testing/device.ts'

let main: Device
let ann: Device
let ben: Device

inOneCompany(2, (company) => {
  main = company.main
  ;[ann, ben] = company.subs as [Device, Device]
})

let seeds = 0
function sound(): TestFile {
  const bytes = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, ++seeds, 0, 0, 0])
  return { bytes, ref: { hash: sha256Of(bytes), size: bytes.byteLength, mime: 'audio/webm' } }
}
async function contactOf(device: Device): Promise<string> {
  const id = newTestId()
  await device.does('contact.create', { rows: [{ id, name: 'spoken about' }] })
  return id
}
const noteOn = (contact_id: string, file = sound()) => ({
  ...file.ref,
  id: newTestId(),
  contact_id,
  duration_ms: 1_000,
  remark: '',
})
const sees = async (device: Device, id: string) => (await device.readAll()).has(id)

test('a note is seen by those who see its contact, and says who spoke', async () => {
  const note = noteOn(await contactOf(ann))
  expect(await main.does('voice_note.create', { ...note, created_by: ben.user.id })).toMatchObject({
    status: 'applied',
  })
  expect((await ann.readAll()).get(note.id)).toMatchObject({ created_by: main.user.id, scope: `user:${ann.user.id}` })
  expect(await sees(ben, note.id)).toBe(false)
})

test('nobody speaks about a contact that is not theirs or not there', async () => {
  const contact = await contactOf(ann)
  expect(await ben.does('voice_note.create', noteOn(contact))).toMatchObject({ status: 'rejected', code: 'gone' })
  expect(await ann.does('voice_note.create', noteOn(newTestId()))).toMatchObject({ status: 'rejected', code: 'gone' })
  await ann.does('contact.delete', { ids: [contact] })
  expect(await ann.does('voice_note.create', noteOn(contact))).toMatchObject({ status: 'rejected', code: 'gone' })
})

test('a note and its sound go with the contact to another owner', async () => {
  const file = sound()
  const contact = await contactOf(ann)
  const note = noteOn(contact, file)
  await ann.does('voice_note.create', note)
  await upload(ann, file)
  const { head } = await ann.hello()
  const left = new Follower(ann, [`user:${ann.user.id}`], head)
  const came = new Follower(ben, [`user:${ben.user.id}`], head)

  expect(await main.does('contact.transfer', { ids: [contact], to: ben.user.id })).toMatchObject({ status: 'applied' })
  left.rows.set(note.id, { id: note.id, rev: head })
  await left.round()
  await came.round()
  expect(left.rows.has(note.id)).toBe(false)
  expect(came.rows.get(note.id)).toMatchObject({ contact_id: contact, hash: file.ref.hash })
  expect([await sees(ann, note.id), await sees(ben, note.id)]).toEqual([false, true])
  expect((await getBlob(ann, file.ref.hash)).status).toBe(404)
  expect((await getBlob(ben, file.ref.hash)).status).toBe(200)
})

test('a deleted note that is brought back is where its contact is by now', async () => {
  const contact = await contactOf(ann)
  const note = noteOn(contact)
  await ann.does('voice_note.create', note)
  const row = (await ann.readAll()).get(note.id)!
  await ann.does('voice_note.delete', { id: note.id })
  expect(await sees(ann, note.id)).toBe(false)
  await main.does('contact.transfer', { ids: [contact], to: ben.user.id })
  const { entity: _, scope: __, rev: ___, ...kept } = row
  await main.does('voice_note.restore', { row: kept })
  expect(await sees(ben, note.id)).toBe(true)
  expect(await sees(ann, note.id)).toBe(false)
})

test('a sound is heard no more once its contact is deleted', async () => {
  const file = sound()
  const contact = await contactOf(ann)
  await ann.does('voice_note.create', noteOn(contact, file))
  await upload(ann, file)
  await ann.does('contact.delete', { ids: [contact] })
  expect((await getBlob(ann, file.ref.hash)).status).toBe(404)
})
