import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ContactFields } from '#domain/contacts/contact'
import { Lead } from '#domain/fair/bundle'
import { captureChanges } from '#domain/fair/captured'
import type { Actor } from '#domain/shared/mutation'
import { sha256 } from '../blobs/newFile.ts'
import { type LocalDatabase, openUserDatabase } from '../database/database.ts'
import { contactById, rowsWhere } from '../database/read.ts'
import { dexieStore } from '../database/store.ts'
import { newId } from '../newId.ts'
import { enqueue } from '../sync/core/enqueue.ts'
import type { NewFile } from '../sync/core/ports.ts'
import { matchesOf } from './duplicateMatches.ts'
import { changesOf, leadsOf, waitingLeads } from './leads.ts'

const account = newId()
const writer = { clock: () => 1_800_000_000_000, newId: () => newId() }
type Phone = { actor: Actor; database: LocalDatabase }
let ann: Phone
let bob: Phone

beforeEach(async () => {
  ann = await newPhone()
  bob = await newPhone()
})
afterEach(() => {
  for (const { database } of [ann, bob]) database.close()
})

async function newPhone(): Promise<Phone> {
  const actor: Actor = { account, user: newId(), role: 'sub' }
  return { actor, database: await openUserDatabase({ owner: actor, newId: () => newId(), mirror: null }) }
}
const does = ({ database, actor }: Phone, changes: Parameters<typeof enqueue>[3]) =>
  enqueue(dexieStore(database), writer, actor, changes)
const db = ({ database }: Phone) => database.relaxed

async function file(mime: 'image/jpeg' | 'audio/webm', head: string): Promise<NewFile> {
  const bytes = new Uint8Array(200)
  bytes.set(Uint8Array.from(head.split(' '), (byte) => Number.parseInt(byte, 16)))
  return { ref: { hash: await sha256(bytes), size: bytes.length, mime }, bytes }
}

/** Somebody captured at the booth, with a picture, a voice note and a follow-up. */
async function capture(phone: Phone, name: string, more: ContactFields = {}): Promise<string> {
  const id = newId()
  const picture = await file('image/jpeg', 'ff d8 ff e0')
  const sound = await file('audio/webm', '1a 45 df a3')
  const stamp = { fair: null, booth: 'A12', tags: [], how: 'card', remindAt: 1_900_000_000_000, reminder: '报价' }
  const [create, ...others] = captureChanges({ ...more, id, name, picture: picture.ref as never }, stamp, {
    ...writer,
    now: 1,
  })
  const note = { ...sound.ref, id: newId(), contact_id: id, duration_ms: 900, remark: '' }
  const voice = { name: 'voice_note.create', args: note, files: [sound] }
  expect(await does(phone, [{ ...create!, files: [picture] }, ...others, voice])).toMatchObject({ kind: 'saved' })
  return id
}

test('what only this phone has goes to the other one with everything that lives with it', async () => {
  const id = await capture(ann, '王小明')
  await does(ann, [{ name: 'contact.patch', args: { ids: [id], fields: { company: '海港' } } }])
  expect(await waitingLeads(db(ann))).toMatchObject([{ id, name: '王小明' }])

  const [lead] = await leadsOf(db(ann), [id])
  expect(Lead.safeParse(lead).error).toBeUndefined()
  expect(await does(bob, (await changesOf(db(bob), lead!))!)).toMatchObject({ kind: 'saved' })
  expect(await contactById(db(bob), id)).toMatchObject({ name: '王小明', company: '海港', belongto: bob.actor.user })
  expect(await db(bob).outbox.count()).toBe(4)
  expect(await db(bob).blobData.count()).toBe(2)
})

test('the same leads taken twice are there once', async () => {
  const id = await capture(ann, 'Max')
  const [lead] = await leadsOf(db(ann), [id])
  await does(bob, (await changesOf(db(bob), lead!))!)
  expect(await changesOf(db(bob), lead!)).toBeNull()
})

const phones = [{ full_number: '494012345678', is_wt: 'unvalidated' as const }]
const emails = [{ email: 'max@nordlicht.de', is_valid: 'toVerify' as const }]

test('somebody whom the colleague knows already joins that contact, and nothing of either is lost', async () => {
  const known = newId()
  await does(bob, [
    { name: 'contact.create', args: { rows: [{ id: known, name: 'Müller, Max', phones, remark: 'VIP' }] } },
  ])
  const id = await capture(ann, 'Max Müller', { phones, emails, remark: 'wants valves' })
  const [lead] = await leadsOf(db(ann), [id])
  const twin = (await matchesOf(db(bob), [lead!])).get(id)
  await does(bob, (await changesOf(db(bob), lead!, twin))!)

  expect(await contactById(db(bob), id)).toBeNull()
  expect(await contactById(db(bob), known)).toMatchObject({ name: 'Müller, Max', remark: 'VIP', phones, emails })
  expect((await contactById(db(bob), known))!.picture).not.toBeNull()
  const [note] = await rowsWhere(db(bob), 'contact_note', () => true)
  expect(note).toMatchObject({ contact_id: known, text: 'Max Müller\nwants valves' })
  for (const entity of ['contact_origin', 'reminder', 'voice_note'] as const)
    expect(await rowsWhere(db(bob), entity, () => true)).toMatchObject([{ contact_id: known }])
  expect(await changesOf(db(bob), lead!, twin)).toBeNull()
})

test('a second picture of somebody who is known lies beside the first one', async () => {
  const known = await capture(bob, 'Max', { phones })
  const mine = (await contactById(db(bob), known))!.picture
  const id = await capture(ann, 'Max', { phones })
  const [lead] = await leadsOf(db(ann), [id])
  await does(bob, (await changesOf(db(bob), lead!, (await matchesOf(db(bob), [lead!])).get(id)))!)
  expect((await contactById(db(bob), known))!.picture).toEqual(mine)
  expect(await rowsWhere(db(bob), 'attachment', () => true)).toMatchObject([{ contact_id: known, name: 'card.jpeg' }])
})

test('a colleague behind the same switchboard is somebody else', async () => {
  await capture(bob, 'Anna Schmidt', { phones })
  const id = await capture(ann, 'Max Müller', { phones })
  const leads = await leadsOf(db(ann), [id])
  expect(await matchesOf(db(bob), leads)).toEqual(new Map())
})

test('all that made a lead is known, so that all of it leaves this phone, and what has files is told apart', async () => {
  const id = await capture(ann, 'Max')
  await does(ann, [{ name: 'contact.create', args: { rows: [{ id: newId(), name: 'Typed' }] } }])
  const [max, typed] = await waitingLeads(db(ann))
  expect(max).toMatchObject({ id, hasFiles: true })
  expect(max!.uids).toHaveLength(4)
  expect(typed).toMatchObject({ name: 'Typed', hasFiles: false })
})

test('a lead with something beside it that no bundle carries stays', async () => {
  const id = await capture(ann, 'Max')
  await does(ann, [{ name: 'contact_note.create', args: { id: newId(), contact_id: id, text: 'call back' } }])
  expect(await waitingLeads(db(ann))).toEqual([])
})

test('bytes that are not what they are called are left out', async () => {
  const id = await capture(ann, 'Max')
  const [lead] = await leadsOf(db(ann), [id])
  const swapped = { ...lead!, picture: btoa('<script>alert(1)</script>') }
  const changes = (await changesOf(db(bob), swapped))!
  expect(changes[0]).not.toHaveProperty('file')
  await does(bob, changes)
  expect(await contactById(db(bob), id)).toMatchObject({ name: 'Max', picture: null })
})

test('what was sent without an answer is handed on, what the office has taken is not', async () => {
  const id = await capture(ann, 'Max')
  const create = await db(ann).outbox.toCollection().first()
  await db(ann).outbox.update(create!.mid, { state: 'sent' })
  expect(await waitingLeads(db(ann))).toMatchObject([{ id }])
  await db(ann).outbox.update(create!.mid, { state: 'acked' })
  expect(await waitingLeads(db(ann))).toEqual([])
})
