import { expect, test } from 'vitest'
import { type Contact, fillContact, isEmptyDraft, newContact } from './contact.ts'

const id = '019aa000-0000-7000-8000-000000000001'
const owner = '019aa000-0000-7000-8000-0000000000aa'
const phone = (full_number: string) => ({ full_number, is_wt: 'unvalidated' as const })
const zhang = newContact(id, { name: '张伟', phones: [phone('8613800138000')], tag: [id] }, owner, 1_000)

test('a new contact belongs to its maker and starts with every counter at zero', () => {
  expect(zhang).toMatchObject({
    belongto: owner,
    follow_up_status: 'none',
    email_send_count: 0,
    fb_follow: 0,
    created_at: 1_000,
  })
})

test('a field that was not brought keeps its empty value', () => {
  expect(newContact(id, { name: 'A', company: undefined }, owner, 0).company).toBe('')
})

test('filling takes over what is missing and overwrites nothing', () => {
  const filled = fillContact(zhang, { name: 'Wei Zhang', company: '宁波海港', follow_up_status: 'interested' }, 2_000)
  expect(filled).toMatchObject({ name: '张伟', company: '宁波海港', follow_up_status: 'interested', updated_at: 2_000 })
})

test('filling unites phones by number and keeps what is known of each', () => {
  const known: Contact = { ...zhang, phones: [{ full_number: '8613800138000', is_wt: 'registered' }] }
  const filled = fillContact(known, { phones: [phone('8613800138000'), phone('4915112345678')] }, 2_000)
  expect(filled.phones).toEqual([{ full_number: '8613800138000', is_wt: 'registered' }, phone('4915112345678')])
})

test('filling never grows a list past its limit', () => {
  const many = Array.from({ length: 30 }, (_, i) => phone(`49151000000${10 + i}`))
  expect(fillContact(zhang, { phones: many }, 2_000).phones).toHaveLength(20)
})

test('a contact needs a name, a company, a phone or an email', () => {
  expect(isEmptyDraft({ name: '  ', remark: 'met at booth 12' })).toBe(true)
  expect(isEmptyDraft({ emails: [{ email: 'a@b.com', is_valid: 'toVerify' }] })).toBe(false)
})
