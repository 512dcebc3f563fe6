import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ContactFields, isEmptyDraft } from '../contacts/contact.ts'
import { emptyCaptured } from './captured.ts'
import { captureFields } from './captureFields.ts'

const readPhone = (text: string) => (/^\+[1-9]\d{4,14}$/.test(text) ? text.slice(1) : null)
const fields = (some: object) => captureFields({ ...emptyCaptured, ...some }, readPhone, '名片 14:02')

test('what a field does not take stays readable in the remark', () => {
  expect(
    fields({
      name: 'Max',
      phones: ['+49401234567', '+49401234567', 'ask Eva'],
      emails: ['Max@B.com', 'max at b'],
      company_website: 'see card',
      remark: 'Halle 3',
    }),
  ).toMatchObject({
    name: 'Max',
    phones: [{ full_number: '49401234567' }],
    emails: [{ email: 'max@b.com' }],
    remark: 'Halle 3\nsee card\nask Eva\nmax at b',
  })
})

test('who has no name yet is called by the moment', () => {
  expect(fields({ phones: ['+49401234567'] })).toMatchObject({ name: '名片 14:02' })
  expect(fields({ company: 'Nordlicht' })).toMatchObject({ name: '', company: 'Nordlicht' })
})

test('whatever was captured makes a contact', () => {
  const text = fc.string({ unit: 'binary', maxLength: 400 })
  const several = fc.array(text, { maxLength: 30 })
  const captured = fc.record({
    name: text,
    company: text,
    position: text,
    company_website: text,
    address: text,
    country: text,
    remark: text,
    phones: several,
    emails: several,
  })
  fc.assert(
    fc.property(captured, (some) => {
      const made = fields(some)
      expect(z.safeParse(ContactFields, made).error?.issues).toBeUndefined()
      expect(isEmptyDraft(made)).toBe(false)
    }),
  )
})
