import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type ExcludedContact, exclusionOf, exclusionsOf, isExcluded, keepsOut, NewExclusion } from './excluded.ts'

const id = '01900000-0000-7000-8000-000000000001'
const none = { id, full_number: '', email: '', whatsapp_id: '', reason: '' }
const excluded = (address: Partial<ExcludedContact>): ExcludedContact => ({
  ...none,
  ...address,
  created_by: 'u',
  created_at: 1,
  updated_at: 1,
})
const exclusions = exclusionsOf([
  excluded({ full_number: '8613812345678', reason: 'asked' }),
  excluded({ email: 'stop@example.com' }),
  excluded({ whatsapp_id: '99887766@lid' }),
  excluded({ whatsapp_id: '4915112345678@c.us' }),
])
const reach = (numbers: string[], addresses: string[] = []) => ({
  phones: numbers.map((full_number) => ({ full_number, is_wt: 'unvalidated' as const })),
  emails: addresses.map((email) => ({ email, is_valid: 'toVerify' as const })),
})

test('any phone, email or WhatsApp id of a contact keeps it from being sent to', () => {
  expect(exclusionOf(exclusions, reach(['861111111', '8613812345678']))?.reason).toBe('asked')
  expect(exclusionOf(exclusions, reach([], ['Stop@Example.com']))).not.toBeNull()
  expect(exclusionOf(exclusions, reach([]), '99887766@lid')).not.toBeNull()
  expect(exclusionOf(exclusions, reach(['99887766'], ['go@example.com']))).toBeNull()
})

test('a WhatsApp id that shows its number is found by the number, and the other way round', () => {
  expect(exclusionOf(exclusions, reach(['4915112345678']))).not.toBeNull()
  expect(exclusionOf(exclusions, reach([]), '8613812345678@c.us')).not.toBeNull()
})

test('an address is known in any of its writings', () => {
  expect(isExcluded(exclusions, { ...none, whatsapp_id: '8613812345678@s.whatsapp.net' })).toBe(true)
  expect(isExcluded(exclusions, { ...none, full_number: '4915112345678' })).toBe(true)
  expect(isExcluded(exclusions, { ...none, email: 'STOP@example.com' })).toBe(true)
  expect(isExcluded(exclusions, { ...none, full_number: '861381234567' })).toBe(false)
})

test('every row that keeps a contact out is found', () => {
  const isKeeping = keepsOut(reach(['4915112345678'], ['Stop@Example.com']))
  expect([...exclusions.values()].filter(isKeeping).map(({ email, whatsapp_id }) => email || whatsapp_id)).toEqual([
    'stop@example.com',
    '4915112345678@c.us',
  ])
})

test('somebody without any address cannot be excluded', () => {
  expect(z.safeParse(NewExclusion, none).success).toBe(false)
  expect(z.safeParse(NewExclusion, { ...none, email: ' A@B.com ' }).data?.email).toBe('a@b.com')
  expect(z.safeParse(NewExclusion, { ...none, full_number: '+86 138' }).success).toBe(false)
})
