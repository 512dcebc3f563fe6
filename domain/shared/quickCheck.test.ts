import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mutations } from '../mutations.ts'
import { takesAsItIs } from './quickCheck.ts'

const id = '019aa000-0000-7000-8000-000000000001'
const row = {
  id,
  name: '王小明',
  company_website: 'ann.example',
  phones: [{ full_number: '8613800138000', is_wt: 'registered' }],
  emails: [{ email: 'ann@trade.example', is_valid: 'valid' }],
  tag: [id],
  category: null,
  follow_up_status: 'interested',
  remark: 'two\nlines',
}
const { input } = mutations['contact.create']

test('a row as an import makes it needs no other check', () => {
  expect(takesAsItIs(input, { rows: [row, { id, company: 'Ann Ltd' }] })).toBe(true)
})

test.each<[string, object]>([
  ['a space that would be cut', { company_website: ' ann.example' }],
  ['capitals that would be lowered', { emails: [{ email: 'Ann@trade.example', is_valid: 'valid' }] }],
  ['a field that nobody knows', { __proto__x: 1 }],
  ['a field of the server', { belongto: id }],
  ['a text that is too long', { name: 'x'.repeat(301) }],
  ['a control character', { remark: 'a\u0000b' }],
  ['half a character', { remark: 'a\ud83d' }],
  ['a status that there is not', { follow_up_status: 'asleep' }],
  ['a phone with letters', { phones: [{ full_number: '86abc', is_wt: 'registered' }] }],
  ['a phone without its state', { phones: [{ full_number: '8613800138000' }] }],
  ['a list that is none', { tag: id }],
  ['no id', { id: undefined }],
])('%s is for the schema to judge', (_, change) => {
  expect(takesAsItIs(input, { rows: [{ ...row, ...change }] })).toBe(false)
})

test('a row that says nothing, no row at all, and something that is no change are for the schema as well', () => {
  for (const args of [{ rows: [{ id }] }, { rows: [] }, {}, null, [], 'rows'])
    expect(takesAsItIs(input, args)).toBe(false)
})

test('whatever is taken by any change, its schema takes and leaves as it is', () => {
  const value = fc.oneof(
    fc.constantFrom<unknown>(id, [id], row, [row], 'ann@trade.example', 'Ann@trade.example ', '', null, 0, 7, true),
    fc.string(),
  )
  for (const { input } of Object.values(mutations)) {
    const fields = Object.keys((input._zod.def as unknown as { shape?: object }).shape ?? {})
    const args = fc.record(Object.fromEntries([...fields, 'other'].map((field) => [field, value])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(args, (args) => {
        if (!takesAsItIs(input, args)) return
        const parsed = z.safeParse(input, args)
        expect(parsed.success && parsed.data).toEqual(args)
      }),
    )
  }
})
