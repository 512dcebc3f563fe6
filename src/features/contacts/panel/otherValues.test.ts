import { expect, test } from 'vitest'
import { newContact } from '#domain/contacts/contact'
import type { LostValue } from '#domain/sync/lostValue'
import { newId } from '#workers/newId'
import { otherValues } from './otherValues.ts'

const [id, mia, leo] = [newId(), newId(), newId()]
const contact = (fields: Parameters<typeof newContact>[1]) => newContact(id, fields, mia, 0)
const lost = (value: Partial<LostValue>): LostValue => ({
  id: newId(),
  entity: 'contact',
  row: id,
  field: 'company',
  old: 'Harbour Ltd',
  new: 'Harbor Inc',
  user: leo,
  edited_at: 10,
  at: 20,
  ...value,
})

test('the value that is not shown stands with who wrote it and when', () => {
  expect(otherValues(contact({ company: 'Harbor Inc' }), [lost({})])).toMatchObject([
    { field: 'company', value: 'Harbour Ltd', by: leo, at: 10 },
  ])
})

test('once restored, the other one of the two can be had back', () => {
  expect(otherValues(contact({ company: 'Harbour Ltd' }), [lost({})])).toMatchObject([
    { field: 'company', value: 'Harbor Inc', by: null, at: 20 },
  ])
})

test('what was written in the meantime takes nothing away', () => {
  expect(otherValues(contact({ company: 'Porto Azul' }), [lost({})])).toMatchObject([{ value: 'Harbour Ltd' }])
})

test('several stand newest first, and the same value of a field once', () => {
  const values = [
    lost({ old: 'a', edited_at: 1 }),
    lost({ field: 'remark', old: 'b', edited_at: 3 }),
    lost({ old: 'a', edited_at: 2 }),
  ]
  expect(
    otherValues(contact({ company: 'Harbor Inc' }), values).map(({ field, value, at }) => [field, value, at]),
  ).toEqual([
    ['remark', 'b', 3],
    ['company', 'a', 2],
  ])
})

test('a list is the same however its parts are ordered', () => {
  const phones = [{ full_number: '8613800138000', is_wt: 'unvalidated' as const }]
  const same = [{ is_wt: 'unvalidated', full_number: '8613800138000' }]
  expect(otherValues(contact({ phones }), [lost({ field: 'phones', old: same, new: [] })])).toMatchObject([
    { value: [], by: null },
  ])
})

test('an empty value can be restored as well', () => {
  expect(otherValues(contact({ category: mia }), [lost({ field: 'category', old: null, new: mia })])).toMatchObject([
    { field: 'category', value: null, by: leo },
  ])
})

test('what no patch could bring back is not offered', () => {
  const picture = { hash: 'a'.repeat(64), mime: 'image/webp', size: 1, width: 1, height: 1 }
  const values = [
    lost({ field: 'email_send_count', old: 3, new: 4 }),
    lost({ field: 'another_version_knows', old: 'x', new: 'y' }),
    lost({ field: 'country', old: 'Atlantis', new: 'PT' }),
    // The file of a picture that was shown before may be gone.
    lost({ field: 'picture', old: null, new: picture }),
  ]
  expect(otherValues(contact({ country: 'PT' }), values)).toEqual([])
})
