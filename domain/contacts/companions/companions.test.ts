import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mutationNamed } from '../../mutations.ts'
import type { Actor } from '../../shared/mutation.ts'
import type { Attachment } from './attachment.ts'
import { type Consent, consentStateOf } from './consent.ts'
import { type ContactOrigin, countedOrigins, informBy, informState, originOfImport, owedFor } from './origin.ts'
import { isAnswered, noReplyDue, type Reminder, reminderState, repliesOf } from './reminder.ts'

const id = (n: number) => `019aa000-0000-7000-8000-00000000000${n}`
const made = { id: id(1), contact_id: id(2), created_by: id(3), created_at: 1, updated_at: 1 }
const contact = { wtreplycount: 2, follow_up_status: 'followingUp' as const }
const reminder: Reminder = {
  ...made,
  ...repliesOf(contact),
  kind: 'noReply',
  due_at: 10_000,
  text: '',
  done_at: null,
}

test('a reminder is due at its time until it is done', () => {
  expect(reminderState(reminder, contact, 9_999)).toBe('waiting')
  expect(reminderState(reminder, contact, 10_000)).toBe('due')
  expect(reminderState({ ...reminder, done_at: 5 }, contact, 10_000)).toBe('done')
  expect(noReplyDue(0)).toBe(3 * 86_400_000)
})

test('whoever replied is not asked again; a fixed date stays', () => {
  const more = { ...contact, wtreplycount: 3 }
  expect(reminderState(reminder, more, 10_000)).toBe('answered')
  expect(reminderState(reminder, { ...contact, follow_up_status: 'replied' }, 10_000)).toBe('answered')
  expect(isAnswered({ ...reminder, kind: 'date' }, more)).toBe(false)
  // It stood at "replied" already when the reminder was set.
  expect(isAnswered({ ...reminder, replied: true }, { ...contact, follow_up_status: 'replied' })).toBe(false)
})

const consent = (fields: Partial<Consent>): Consent => ({
  ...made,
  channel: 'email',
  basis: 'consent',
  evidence: '',
  given_at: 1,
  withdrawn_at: null,
  ...fields,
})

test('of several bases the last one given counts, for its channel only', () => {
  const given = consent({ given_at: 5 })
  const withdrawn = consent({ id: id(4), given_at: 9, withdrawn_at: 12 })
  expect(consentStateOf([], 'email')).toEqual({ kind: 'unknown' })
  expect(consentStateOf([withdrawn, given], 'email')).toEqual({ kind: 'withdrawn', consent: withdrawn })
  expect(consentStateOf([given, consent({ given_at: 2, withdrawn_at: 3 })], 'email').kind).toBe('lawful')
  expect(consentStateOf([given], 'phone')).toEqual({ kind: 'unknown' })
})

const origin: ContactOrigin = {
  ...made,
  way: 'elsewhere',
  name: '广交会',
  licence: '',
  evidence: '',
  collected_at: Date.UTC(2026, 0, 31, 8),
  fields: [],
  informed_at: null,
}

test('who was found elsewhere is told within a month', () => {
  const due = Date.UTC(2026, 1, 28, 8)
  expect(informBy(origin)).toBe(due)
  expect(informState(origin, due)).toBe('open')
  expect(informState(origin, due + 1)).toBe('late')
  expect(informState({ ...origin, informed_at: 1 }, due + 1)).toBe('informed')
  expect(informState({ ...origin, way: 'person' }, due + 1)).toBe('none')
  // A list that was imported is somebody else's until it is said otherwise.
  const noted = { kind: 'bought', name: 'Traders of Europe', collected_at: origin.collected_at } as const
  expect(informState(originOfImport({ name: 'fair.csv', origin: null }, origin.collected_at), due + 1)).toBe('late')
  const from = { way: 'elsewhere', name: 'Traders of Europe', collected_at: origin.collected_at }
  expect(originOfImport({ name: 'fair.csv', origin: noted }, 7)).toMatchObject(from)
  for (const kind of ['fair', 'customers'] as const)
    expect(informState(originOfImport({ name: '', origin: { ...noted, kind } }, 7), due + 1)).toBe('none')
})

test('what is owed to a contact is what is due first, and what was recorded outweighs the import', () => {
  const list = originOfImport({ name: 'a.csv', origin: { kind: 'bought', name: 'A list', collected_at: 1_000 } }, 7)
  const owes = (own: readonly ContactOrigin[], now: number) =>
    owedFor(countedOrigins(own, list), now)?.origin.name ?? null
  expect(owes([], 5_000)).toBe('A list')
  expect(owes([origin], 5_000)).toBe('广交会')
  expect(owes([{ ...origin, informed_at: 9 }], 5_000)).toBeNull()
  expect(owes([origin, { ...origin, name: 'earlier', collected_at: 2 }], 5_000)).toBe('earlier')
  expect(owedFor([], 5_000)).toBeNull()
})

test('a file may be as large as its kind, and no name leads out of its folder', () => {
  const { input, refuse } = mutationNamed('attachment.create')!
  const actor: Actor = { account: id(1), user: id(3), role: 'main' }
  const file = (fields: Partial<Attachment>) => {
    const args = { ...made, hash: 'a'.repeat(64), size: 1, mime: 'image/png', name: 'a.png', ...fields }
    const parsed = z.safeParse(input, args)
    return parsed.success ? refuse!(null, parsed.data, actor) : parsed.error.issues[0]!.message
  }
  expect(file({})).toBeNull()
  expect(file({ size: 5_000_001 })).toBe('fileTooLarge')
  expect(file({ size: 16_000_000, mime: 'video/mp4' })).toBeNull()
  expect(file({ size: 10_000_001, mime: 'application/octet-stream' })).toBe('fileTooLarge')
  expect(file({ name: '../a.png' })).toBe('fileNameInvalid')
  expect(file({ name: 'a\u202egnp.exe' })).toBe('fileNameInvalid')
})

test('an empty note is none', () => {
  const { error } = z.safeParse(mutationNamed('contact_note.create')!.input, { ...made, text: ' \n' })
  expect(error?.issues[0]?.message).toBe('noteEmpty')
})

test('whoever may not delete data may still do away with a reminder', () => {
  const actor: Actor = { account: id(1), user: id(3), role: 'sub', withheld: ['delete_data'] }
  expect(mutationNamed('reminder.delete')!.refuse!(reminder, { id: id(1) }, actor)).toBeNull()
  for (const entity of ['contact_note', 'attachment', 'consent', 'contact_origin'])
    expect(mutationNamed(`${entity}.delete`)!.refuse!(made, { id: id(1) }, actor)).toBe('deleteNotAllowed')
})

test('a change of one field leaves the others, and only its own fields can be changed', () => {
  const { input, apply } = mutationNamed('reminder.patch')!
  const args = z.parse(input, { id: id(1), done_at: 7, kind: 'date', created_by: id(9) })
  expect(apply({ ...reminder }, args, { id: id(1), user: id(3), edited_at: 20 })).toEqual({
    ...reminder,
    done_at: 7,
    updated_at: 20,
  })
})
