import { expect, test } from 'vitest'
import { onlyPerson, withoutPerson } from './scrub.ts'

const person = { ids: new Set(['zhang']), addresses: new Set(['zhang@example.com', '8613800138000']) }
const zhang = { id: 'new', emails: [{ email: 'zhang@example.com' }] }
const li = { id: 'li', name: 'Li', phones: [{ full_number: '8613900139000' }] }

test('of a batch only that person’s row goes, and the others stay as they are', () => {
  expect(withoutPerson({ rows: [zhang, li, { id: 'zhang', name: 'Zhang' }] }, person)).toEqual({ rows: [li] })
  expect(withoutPerson({ ids: ['li', 'zhang'], fields: { remark: 'met' } }, person)).toEqual({
    ids: ['li'],
    fields: { remark: 'met' },
  })
})

test.each([
  { rows: [zhang] },
  { ids: ['zhang'], fields: { name: 'Zhang' } },
  { ids: ['li'], fields: { remark: 'ask Zhang@Example.com' } },
  { id: 'note', contact_id: 'zhang', hash: 'x' },
  { row: { id: 'note', contact_id: 'zhang' } },
  'zhang@example.com',
])('nothing is left of what is about the person alone: %j', (args) => {
  expect(withoutPerson(args, person)).toBeNull()
})

test.each([
  { rows: [li] },
  { ids: ['li'], fields: { remark: 'met' } },
  { ids: ['li'], fields: { remark: 'big.zhang@example.com, zhang@example.com.cn, 186138001380009' } },
  { id: 'li', name: 'x' },
  null,
  5,
])('what is about others is not touched: %j', (args) => {
  expect(withoutPerson(args, person)).toEqual(args)
  expect(onlyPerson(args, person)).toBeNull()
})

test('the other half is the person’s own', () => {
  expect(onlyPerson({ rows: [zhang, li] }, person)).toEqual({ rows: [zhang] })
  expect(onlyPerson({ ids: ['li', 'zhang'], fields: { remark: 'met' } }, person)).toEqual({
    ids: ['zhang'],
    fields: { remark: 'met' },
  })
})
