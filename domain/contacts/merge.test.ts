import { expect, test } from 'vitest'
import { type Contact, emptyDraft, newContact } from './contact.ts'
import { mergedCounters, mergedFields, orderForMerge, takeMerged, undoOf, withoutMerged } from './merge.ts'

const phone = (full_number: string, is_wt: 'unvalidated' | 'registered' = 'unvalidated') => ({ full_number, is_wt })
const email = (address: string) => ({ email: address, is_valid: 'toVerify' as const })

function contact(id: string, fields: Partial<Contact>, at = 1): Contact {
  return { ...newContact(id, { ...emptyDraft }, 'owner', at), ...fields }
}
const anna = contact('a', { name: 'Anna', phones: [phone('4915112345678')], tag: ['fair'], email_send_count: 2 }, 5)
const anne = contact(
  'b',
  {
    name: 'Anne M.',
    company: 'Müller GmbH',
    phones: [phone('4915112345678'), phone('493012345')],
    emails: [email('a@m.de')],
    tag: ['vip'],
    remark: 'Likes blue',
    email_send_count: 3,
    ins_fans: 9,
  },
  9,
)

test('who stays takes over what it lacks, and nothing of a list is left behind', () => {
  expect(mergedFields([anna, anne])).toEqual({
    company: 'Müller GmbH',
    phones: [phone('4915112345678'), phone('493012345')],
    emails: [email('a@m.de')],
    tag: ['fair', 'vip'],
    remark: 'Likes blue',
  })
})

test('a value can be chosen per field', () => {
  expect(mergedFields([anna, anne], { name: 'b', company: 'a' })).toMatchObject({ name: 'Anne M.' })
  expect(mergedFields([anna, anne], { company: 'a' })).not.toHaveProperty('company')
})

test('two remarks become one that has both', () => {
  const both = mergedFields([{ ...anna, remark: 'Met in Canton' }, anne, { ...anne, id: 'c' }])
  expect(both.remark).toBe('Met in Canton\nLikes blue')
})

test('what was added to a list while the merge was on its way stays', () => {
  const meanwhile = { ...anna, tag: ['fair', 'new'] }
  expect(takeMerged(meanwhile, mergedFields([anna, anne]))).toMatchObject({ tag: ['fair', 'vip', 'new'] })
})

test('an undone merge leaves the contact as it was', () => {
  const merged = { ...anna, ...takeMerged(anna, mergedFields([anna, anne])) }
  const { before, after } = undoOf('m', [anna, anne], mergedFields([anna, anne]))
  expect({ ...merged, ...withoutMerged(merged, before, after) }).toEqual(anna)
})

test('an undone merge leaves what was changed since', () => {
  const merged = { ...anna, ...takeMerged(anna, mergedFields([anna, anne])) }
  const { before, after } = undoOf('m', [anna, anne], mergedFields([anna, anne]))
  const later = { ...merged, company: 'Müller AG', phones: [...merged.phones, phone('861391234567')] }
  expect({ ...later, ...withoutMerged(later, before, after) }).toMatchObject({
    company: 'Müller AG',
    phones: [phone('4915112345678'), phone('861391234567')],
    tag: ['fair'],
  })
})

test('what was sent to both is counted together, and counted apart again', () => {
  const counters = mergedCounters([anna, anne])
  expect(counters).toMatchObject({ email_send_count: 5, ins_fans: 9 })
  const later = { ...anna, ...counters, email_send_count: 6 }
  expect(withoutMerged(later, { email_send_count: 2 }, { email_send_count: 5 })).toEqual({ email_send_count: 3 })
})

test('a rule says who stays', () => {
  const old = contact('c', { name: 'A' }, 1)
  expect(orderForMerge([old, anna, anne], 'newest').map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  expect(orderForMerge([anna, anne, old], 'oldest').map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(orderForMerge([old, anna, anne], 'fullest')[0]).toBe(anne)
})

test.each(Array.from({ length: 100 }, (_, seed) => seed + 1))('whatever is merged can be taken back: %i', (seed) => {
  const below = makeRandom(seed)
  const some = <T>(items: readonly T[]) => items.filter(() => below(2) === 0)
  const random = (id: string) =>
    contact(id, {
      name: ['', 'Anna', 'Anna M.'][below(3)]!,
      company: ['', 'Acme'][below(2)]!,
      remark: ['', 'one', 'two'][below(3)]!,
      follow_up_status: (['none', 'interested', 'closed'] as const)[below(3)]!,
      category: [null, 'k'][below(2)]!,
      phones: some(['491', '492', '493', '494']).map((number) => phone(`${number}0000000`)),
      emails: some(['a@b.de', 'c@d.de']).map(email),
      tag: some(['x', 'y', 'z']),
    })
  const contacts = ['a', 'b', 'c'].map(random)
  const fields = mergedFields(contacts, { name: ['a', 'b', 'c'][below(3)]! })
  const { before, after } = undoOf('m', contacts, fields)
  const merged = { ...contacts[0]!, ...takeMerged(contacts[0]!, fields) }
  for (const { phones, emails, tag } of contacts) {
    expect(merged.phones).toEqual(expect.arrayContaining(phones))
    expect(merged.emails).toEqual(expect.arrayContaining(emails))
    expect(merged.tag).toEqual(expect.arrayContaining(tag))
  }
  expect({ ...merged, ...withoutMerged(merged, before, after) }).toEqual(contacts[0])
})

function makeRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 65_536) % below
  }
}
