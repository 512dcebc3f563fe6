import { expect, test } from 'vitest'
import { newContact } from '#domain/contacts/contact'
import { type CustomCondition } from '#domain/contacts/customCondition'
import type { CustomField, CustomValues } from '#domain/contacts/customField'
import { matchesFilter } from '#domain/contacts/filter'
import type { Row } from '#domain/shared/mutation'
import { everyContact } from './api.ts'
import { ContactIndex } from './contactIndex.ts'
import { CustomTexts } from './customTexts.ts'

const idOf = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`
const now = Date.parse('2026-11-26T12:00:00')
const field = (n: number, type: CustomField['type'], options: CustomField['options'] = []): CustomField => ({
  id: idOf(n),
  name: `field ${n}`,
  type,
  options,
  place: n,
  removed_at: null,
  created_at: 1,
  updated_at: 1,
})
const [note, volume, next] = [field(91, 'text'), field(92, 'number'), field(93, 'date')]
const [led, solar] = [
  { id: idOf(81), name: 'LED 灯' },
  { id: idOf(82), name: 'Solar' },
]
const product = field(94, 'choice', [led, solar])
const fields = [note, volume, next, product]
const values: CustomValues[] = [
  { [note.id]: 'Blue Müller', [volume.id]: 1_250.5, [product.id]: led.id },
  { [note.id]: 'red', [volume.id]: -7, [next.id]: '2026-11-26', [product.id]: solar.id },
  { [volume.id]: 0, [next.id]: '2026-11-01' },
  {},
]
const contacts = values.map((custom_fields, n) =>
  newContact(idOf(n), { name: `n${n}`, remark: 'plain', custom_fields }, idOf(99), 1),
)

function indexed(known: readonly CustomField[] = fields): ContactIndex {
  const index = new ContactIndex(undefined, () => now)
  const entries = contacts.map((row) => ({ id: row.id, row: row as unknown as Row, rev: 1, scope: 'acct', history: 1 }))
  index.update(
    contacts.map(({ id }) => id),
    entries,
  )
  index.updateCustomFields(known)
  return index
}
async function found(index: ContactIndex, query: Partial<typeof everyContact>) {
  const view = index.open({ ...everyContact, more: true, ...query }, () => {})
  return (await view.lines(0, 10)).lines
}
const names = async (index: ContactIndex, query: Partial<typeof everyContact>) =>
  (await found(index, query)).map(({ name }) => name).sort()

test('values are read as they were written', () => {
  const texts = new CustomTexts()
  for (const custom of values) {
    const kept = new CustomTexts(texts.ids)
    const asText = Object.fromEntries(Object.entries(custom).map(([id, value]) => [id, String(value)]))
    expect(texts.read(texts.write(custom))).toEqual(asText)
    expect(kept.ids).toEqual(texts.ids.slice(0, kept.ids.length))
  }
})

test('lines bring the values that a column shows', async () => {
  const lines = await found(indexed(), { search: 'n0' })
  expect(lines[0]!.more!.custom).toEqual({ [note.id]: 'Blue Müller', [volume.id]: '1250.5', [product.id]: led.id })
})

test('a search finds texts and the names of options, also of one that got another name', async () => {
  expect(await names(indexed(), { search: 'muller' })).toEqual(['n0'])
  expect(await names(indexed(), { search: 'led' })).toEqual(['n0'])
  expect(await names(indexed(), { search: 'solar n1' })).toEqual(['n1'])
  const renamed = { ...product, options: [led, { ...solar, name: 'Wind' }] }
  const index = indexed([note, volume, next, renamed])
  expect(await names(index, { search: 'wind' })).toEqual(['n1'])
  expect(await names(index, { search: 'solar' })).toEqual([])
  expect((await found(index, { search: 'muller' }))[0]!.found).toEqual({ custom: note.id, text: 'Blue Müller' })
})

const conditions: CustomCondition[] = [
  { field: 'custom', id: note.id, is: 'contains', value: 'MULLER' },
  { field: 'custom', id: note.id, is: 'lacks', value: 'blue' },
  { field: 'custom', id: note.id, is: 'equals', value: 'Red' },
  { field: 'custom', id: note.id, is: 'differs', value: 'red' },
  { field: 'custom', id: note.id, is: 'begins', value: 'blue' },
  { field: 'custom', id: note.id, is: 'filled' },
  { field: 'custom', id: product.id, is: 'empty' },
  { field: 'custom', id: volume.id, is: 'greater', value: -1 },
  { field: 'custom', id: volume.id, is: 'equal', value: 0 },
  { field: 'custom', id: volume.id, is: 'less', value: 0 },
  { field: 'custom', id: next.id, is: 'lastDays', days: 1 },
  { field: 'custom', id: next.id, is: 'beforeDays', days: 7 },
  { field: 'custom', id: next.id, is: 'between', from: '2026-11-01', to: '2026-11-01' },
  { field: 'custom', id: product.id, is: 'anyOf', values: [led.id] },
  { field: 'custom', id: product.id, is: 'noneOf', values: [led.id] },
  { field: 'custom', id: idOf(77), is: 'filled' },
  { field: 'custom', id: idOf(77), is: 'empty' },
]

test.each(conditions)('the list answers $is of $id as the domain does', async (condition) => {
  for (const known of [fields, []]) {
    const index = indexed(known)
    const filter = { join: 'all' as const, of: [condition] }
    const wanted = contacts.filter((contact) => matchesFilter(contact, filter, index.filterContext()))
    expect(await names(index, { filter })).toEqual(wanted.map(({ name }) => name).sort())
  }
})

test('each condition tells some of these contacts from others', () => {
  const context = indexed().filterContext()
  for (const condition of conditions.filter(({ id }) => id !== idOf(77))) {
    const held = contacts.filter((contact) => matchesFilter(contact, { join: 'all', of: [condition] }, context)).length
    expect(held, JSON.stringify(condition)).toBeGreaterThan(0)
    expect(held, JSON.stringify(condition)).toBeLessThan(contacts.length)
  }
})
