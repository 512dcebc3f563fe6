import { expect, test } from 'vitest'
import { fullNumberOf } from '../../../lib/phones.ts'
import { emptyTyped, isFormUntouched, readTyped, typedContact } from './newContact.ts'

const read = (typed: Partial<typeof emptyTyped>) => readTyped({ ...emptyTyped, ...typed }, fullNumberOf, 'CN')

test('a phone in any writing becomes one number, once', async () => {
  const result = await read({ phones: ['138 0013 8000', '+86-138-0013-8000', '(0049) 89 636 48018', ''] })
  expect(result).toMatchObject({
    kind: 'fine',
    fields: { phones: [{ full_number: '8613800138000', is_wt: 'unvalidated' }, { full_number: '498963648018' }] },
  })
})

test('a number without a code is of the country of the contact', async () => {
  const result = await read({ country: 'GB', phones: ['020 7946 0958'] })
  expect(result).toMatchObject({ fields: { phones: [{ full_number: '442079460958' }] } })
})

test('every wrong input is named, and nothing is made of the rest', async () => {
  const result = await read({ phones: ['abc', '13800138000'], emails: ['a@b.cn', 'nobody'], company_website: 'data:x' })
  expect(result).toEqual({
    kind: 'wrong',
    wrong: { company_website: 'urlInvalid', 'phones.0': 'phoneInvalid', 'emails.1': 'emailInvalid' },
  })
})

test('a remark alone is no contact', async () => {
  expect(await read({ remark: 'met at hall 7' })).toEqual({ kind: 'wrong', wrong: { all: 'contactEmpty' } })
})

test('what was once typed comes back as it can be typed again', async () => {
  const typed = {
    ...emptyTyped,
    name: '王芳',
    country: 'CN',
    phones: ['+8613800138000'],
    emails: ['fang@fair.example'],
  }
  const result = await readTyped(typed, fullNumberOf, 'CN')
  expect(result.kind === 'fine' && typedContact(result.fields)).toEqual(typed)
  expect(typedContact({ remark: 'met at hall 7' })).toEqual({ ...emptyTyped, remark: 'met at hall 7' })
})

test('a form nobody typed into is no draft', () => {
  expect(isFormUntouched(emptyTyped)).toBe(true)
  expect(isFormUntouched({ ...emptyTyped, emails: ['', 'a'] })).toBe(false)
})
