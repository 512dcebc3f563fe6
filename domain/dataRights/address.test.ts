import { expect, test } from 'vitest'
import { readPersonAddress } from './address.ts'

test.each([
  ['+86 138-0013-8000', '8613800138000'],
  ['0086 138 0013 8000', '8613800138000'],
  ['＋８６ 13800138000', '8613800138000'],
  ['+49 (0)171 1234567', '491711234567'],
  ['8613800138000@c.us', '8613800138000'],
  ['8613800138000:12@s.whatsapp.net', '8613800138000'],
  ['https://wa.me/8613800138000', '8613800138000'],
])('%s is a whole number', (typed, value) => {
  expect(readPersonAddress(typed)).toEqual({ kind: 'phone', value, whole: true })
})

test.each([
  ['0171 1234567', '1711234567'],
  ['138 0013 8000', '13800138000'],
  ['8613800138000', '8613800138000'],
])('%s may end a number of any country', (typed, value) => {
  expect(readPersonAddress(typed)).toEqual({ kind: 'phone', value, whole: false })
})

test.each([' Zhang@Example.com ', 'mailto:zhang@example.com'])('%s is an email', (typed) => {
  expect(readPersonAddress(typed)).toEqual({ kind: 'email', value: 'zhang@example.com', whole: true })
})

test.each(['', 'Zhang Wei', '12345', 'zhang@', '+'])('“%s” finds nobody', (typed) => {
  expect(readPersonAddress(typed)).toBeNull()
})
