import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Contact, followUpStatuses, newContact } from '../contacts/contact.ts'
import { entities } from '../entities.ts'
import { readable } from './readable.ts'

const id = '019aa000-0000-7000-8000-000000000001'
const phone = { full_number: '8613800138000', is_wt: 'registered' as const }
const contact = newContact(id, { name: '王小明', phones: [phone] }, id, 1)
const isContact = readable(Contact)

test('a contact of this version, of an older one with fewer fields, and of a newer one with more can be shown', () => {
  expect(isContact(contact)).toBe(true)
  expect(isContact({ ...contact, remark: undefined })).toBe(true)
  expect(isContact({ ...contact, voice_note: 'a'.repeat(9) })).toBe(true)
  expect(isContact({ ...contact, name: 'x'.repeat(10_000) })).toBe(true)
})

test.each<[string, object]>([
  ['a status that only a newer version knows', { follow_up_status: 'hibernating' }],
  ['a list that became something else', { phones: '8613800138000' }],
  ['a phone of another shape', { phones: [{ ...phone, is_wt: 7 }] }],
  ['a text that is none', { name: null }],
  ['a time in words', { updated_at: 'yesterday' }],
])('%s is more than this version can show', (_, change) => {
  expect(isContact({ ...contact, ...change })).toBe(false)
})

test('whatever the schema takes can be shown', () => {
  const status = fc.constantFrom(...followUpStatuses)
  fc.assert(
    fc.property(fc.string(), fc.nat(), status, fc.option(fc.uuid()), (name, at, follow_up_status, category) => {
      const row = { ...contact, name, updated_at: at, follow_up_status, category }
      return !z.safeParse(Contact, row).success || isContact(row)
    }),
  )
})

test('every kind of row that is kept on a device can be looked at', () => {
  for (const { schema } of Object.values(entities)) expect(readable(schema)({ id: 7 })).toBe(false)
})
