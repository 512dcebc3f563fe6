import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mutations } from '../mutations.ts'
import type { Actor, Row, RowIndex } from '../shared/mutation.ts'
import { type Contact, emptyDraft, fillContact, newContact } from './contact.ts'
import { type CustomField, checkCustom, customValue, patchBetween, withCustom } from './customField.ts'
import { differingFields, fieldValue, withFieldValue } from './customKeys.ts'
import { mergedFields, takeMerged, undoOf, withoutMerged } from './merge.ts'
import { guessType, readCustom, readDay, readNumber } from './readCustom.ts'

const idOf = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`
const [main, sub]: Actor[] = [
  { account: idOf(90), user: idOf(91), role: 'main' },
  { account: idOf(90), user: idOf(92), role: 'sub' },
]
const field = (n: number, type: CustomField['type'], more: Partial<CustomField> = {}): CustomField => ({
  id: idOf(n),
  name: `field ${n}`,
  type,
  options: type === 'choice' ? [{ id: idOf(50), name: 'LED' }] : [],
  place: n,
  removed_at: null,
  created_at: 1,
  updated_at: 1,
  ...more,
})
const [note, volume, next, product] = [field(1, 'text'), field(2, 'number'), field(3, 'date'), field(4, 'choice')]
const index = (rows: readonly CustomField[]): RowIndex => ({
  get: (id) => rows.find((row) => row.id === id),
  below: () => [],
  all: () => rows,
})
const context = { id: idOf(10), user: idOf(91), edited_at: 9 }
const contact = (custom_fields: Contact['custom_fields'], id = idOf(10)) =>
  newContact(id, { ...emptyDraft, name: 'Ann', custom_fields }, idOf(91), 1)

test('a field takes values of its type alone', () => {
  expect(checkCustom(note, 'blue')).toBeNull()
  expect(checkCustom(volume, 12.5)).toBeNull()
  expect(checkCustom(next, '2028-02-29')).toBeNull()
  expect(checkCustom(product, idOf(50))).toBeNull()
  expect(checkCustom(volume, '12')).toBe('numberInvalid')
  expect(checkCustom(next, '2027-02-29')).toBe('dateInvalid')
  expect(checkCustom(next, '30.4.2026')).toBe('dateInvalid')
  expect(checkCustom(product, 'LED')).toBe('choiceInvalid')
  expect(customValue(volume, { [volume.id]: 'many' })).toBeNull()
})

test('a patch sets one field and leaves the others; null takes a value away', () => {
  const before = contact({ [note.id]: 'blue', [volume.id]: 5 })
  const patch = { ids: [before.id], fields: { custom_fields: { [note.id]: null, [next.id]: '2026-04-30' } } }
  const after = mutations['contact.patch'].apply(before, patch, context) as Contact
  expect(after.custom_fields).toEqual({ [volume.id]: 5, [next.id]: '2026-04-30' })
  expect(withCustom({ [note.id]: 'x' }, { [note.id]: '' })).toBeNull()
})

test('the company’s fields are asked about what a contact is given', () => {
  const args = (custom_fields: Contact['custom_fields']) => ({ ids: [idOf(10)], fields: { custom_fields } })
  const refused = (values: Contact['custom_fields']) =>
    mutations['contact.patch'].consults!(args(values))?.refuse(index([volume, product]), idOf(10))
  expect(refused({ [volume.id]: 5 })).toBeNull()
  expect(refused({ [volume.id]: 'five' })).toBe('numberInvalid')
  expect(refused({ [idOf(77)]: 'x' })).toBe('customFieldGone')
  expect(mutations['contact.patch'].consults!({ ids: [idOf(10)], fields: { name: 'x' } })).toBeNull()
})

test('what somebody wrote into a field that was deleted meanwhile stays, in case it is brought back', () => {
  const consulted = mutations['contact.patch'].consults!({
    ids: [idOf(10)],
    fields: { custom_fields: { [volume.id]: 5 } },
  })
  expect(consulted!.refuse(index([{ ...volume, removed_at: 5 }]), idOf(10))).toBeNull()
})

test('the main account alone makes, changes, deletes and brings back fields', () => {
  for (const [name, args] of [
    ['custom_field.create', { id: idOf(5), name: 'x', type: 'text' as const, options: [], place: 0 }],
    ['custom_field.patch', { id: note.id, fields: { name: 'x' } }],
    ['custom_field.remove', { id: note.id }],
    ['custom_field.bringBack', { id: note.id }],
  ] as const) {
    const { refuse } = mutations[name]
    const row = name === 'custom_field.create' ? null : (note as unknown as Row)
    expect(refuse!(row, args as never, sub!), name).toBe('forbidden')
    expect(refuse!(row, args as never, main!), name).toBeNull()
  }
})

test('two fields have two names, and a company has fifty; a deleted one counts for neither', () => {
  const among = (name: string, rows: readonly CustomField[]) =>
    mutations['custom_field.create'].among!({ id: idOf(80), name, type: 'text', options: [], place: 0 })!(index(rows))
  expect(among('FIELD 1 ', [note])).toBe('customFieldTaken')
  expect(among('FIELD 1', [{ ...note, removed_at: 5 }])).toBeNull()
  const many = Array.from({ length: 50 }, (_, n) => field(100 + n, 'text'))
  expect(among('another', many)).toBe('customFieldsFull')
  expect(among('another', many.with(0, { ...many[0]!, removed_at: 5 }))).toBeNull()
  const back = mutations['custom_field.bringBack'].among!({ id: note.id })!
  expect(back(index([{ ...note, removed_at: 5 }, field(6, 'text', { name: 'Field 1' })]))).toBe('customFieldTaken')
})

test('an option keeps its contacts whatever it is called, and when it is offered no more', () => {
  const args = { id: product.id, fields: { options: [{ id: idOf(51), name: 'Solar' }] } }
  const after = mutations['custom_field.patch'].apply(product, args, context) as unknown as CustomField
  expect(after.options).toEqual([
    { id: idOf(51), name: 'Solar' },
    { id: idOf(50), name: 'LED', retired: true },
  ])
  expect(checkCustom(after, idOf(50))).toBeNull()
  const twice = { id: product.id, fields: { options: [idOf(51), idOf(52)].map((id) => ({ id, name: 'Solar' })) } }
  expect(z.safeParse(mutations['custom_field.patch'].input, twice).success).toBe(false)
})

test('each field counts by itself where two states of a contact are compared', () => {
  const before = contact({ [note.id]: 'blue', [volume.id]: 5 })
  const after = { ...before, custom_fields: { [note.id]: 'blue', [next.id]: '2026-04-30' } }
  const keys = differingFields(before, after, Object.is)
  expect(keys.sort()).toEqual([`custom_fields.${volume.id}`, `custom_fields.${next.id}`].sort())
  expect(fieldValue(after, keys[0]!)).toBeNull()
  expect(withFieldValue(after, keys[0]!, 7).custom_fields).toEqual({ ...after.custom_fields, [volume.id]: 7 })
  expect(patchBetween(before.custom_fields!, after.custom_fields)).toEqual({
    [volume.id]: null,
    [next.id]: '2026-04-30',
  })
})

test('a merge takes what the contact that stays lacks, or what was chosen, and gives it back', () => {
  const ann = contact({ [note.id]: 'blue' })
  const anna = contact({ [note.id]: 'green', [volume.id]: 5 }, idOf(11))
  expect(mergedFields([ann, anna]).custom_fields).toEqual({ [volume.id]: 5 })
  const fields = mergedFields([ann, anna], { [`custom_fields.${note.id}`]: anna.id })
  expect(fields.custom_fields).toEqual({ [note.id]: 'green', [volume.id]: 5 })
  const merged = { ...ann, ...takeMerged(ann, fields) }
  const { before, after } = undoOf(idOf(12), [ann, anna], fields)
  // Written since: that stays.
  const since = { ...merged, custom_fields: { ...merged.custom_fields, [volume.id]: 6 } }
  expect({ ...since, ...withoutMerged(since, before, after) }.custom_fields).toEqual({
    [note.id]: 'blue',
    [volume.id]: 6,
  })
})

test('an import fills what is empty and overwrites nothing', () => {
  const filled = fillContact(contact({ [note.id]: 'blue' }), { custom_fields: { [note.id]: 'red', [volume.id]: 3 } }, 5)
  expect(filled.custom_fields).toEqual({ [note.id]: 'blue', [volume.id]: 3 })
})

test.each<[string, number | null]>([
  ['1250.5', 1250.5],
  ['1,250', 1250],
  ['1,250.50', 1250.5],
  ['1.250,50', 1250.5],
  ['1 250,5', 1250.5],
  ['3,5', 3.5],
  ['１２', 12],
  ['-7', -7],
  ['−7', -7],
  ['12%', null],
  ['1,2,3', null],
  ['5.', null],
  ['abc', null],
  ['1e5', null],
  ['9999999999999999', null],
])('%s is the number %s', (text, number) => expect(readNumber(text)).toBe(number))

test.each<[string, string | null]>([
  ['2026-04-30', '2026-04-30'],
  ['2026/4/30', '2026-04-30'],
  ['2026年4月30日', '2026-04-30'],
  ['2026-04-30 08:00', '2026-04-30'],
  ['30.4.2026', '2026-04-30'],
  ['4.5.2026', '2026-05-04'],
  ['30/04/2026', '2026-04-30'],
  ['04/30/2026', '2026-04-30'],
  ['04/05/2026', null],
  ['5/5/2026', '2026-05-05'],
  ['31.4.2026', null],
  ['soon', null],
])('%s is the day %s', (text, day) => expect(readDay(text)).toBe(day))

test('a choice is known by its name, however that is written; an empty cell is no value', () => {
  expect(readCustom(product, ' led ')).toEqual({ kind: 'fine', value: idOf(50) })
  expect(readCustom(product, 'Solar')).toEqual({ kind: 'wrong', code: 'choiceInvalid' })
  expect(readCustom(volume, ' ')).toEqual({ kind: 'fine', value: null })
})

test('a column tells of what type a field for it may be', () => {
  expect(guessType(['1,200', '30'])).toBe('number')
  expect(guessType(['00123', '30'])).toBe('text')
  expect(guessType(['2026-04-30', '2026/5/1'])).toBe('date')
  expect(guessType(Array.from({ length: 20 }, (_, n) => (n % 2 ? 'LED' : 'Solar')))).toBe('choice')
  expect(guessType(Array.from({ length: 20 }, (_, n) => `note ${n}`))).toBe('text')
})
