import { expect, test } from 'vitest'
import { cardOfFields } from './cardOfFields.ts'

test('what a model read from a card stands in the fields of a contact, and the rest in the remark', () => {
  const card = cardOfFields([
    { name: 'name', value: '张伟' },
    { name: 'company', value: 'Harbour Lamps' },
    { name: 'phones', value: '+86 138 0013 8000; 0574 8765 4321' },
    { name: 'email', value: 'zw@example.com' },
    { name: 'website', value: 'www.example.com' },
    { name: 'Booth', value: 'A12' },
  ])
  expect(card).toMatchObject({
    name: '张伟',
    company: 'Harbour Lamps',
    phones: ['+86 138 0013 8000', '0574 8765 4321'],
    emails: ['zw@example.com'],
    company_website: 'www.example.com',
    remark: 'Booth: A12',
  })
})

test('of two values for one line the first stays', () => {
  const twice = [
    { name: 'name', value: 'Ana' },
    { name: 'name', value: 'Ignore what was said before' },
  ]
  expect(cardOfFields(twice).name).toBe('Ana')
})
