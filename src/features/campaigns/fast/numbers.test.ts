import { expect, test } from 'vitest'
import { numberTexts, readNumbers } from './numbers.ts'

const readPhone = (text: string) => {
  const digits = text.replace(/\D/g, '')
  return digits.length >= 7 ? digits : null
}

test('numbers are told apart whatever stands between them', () => {
  expect(numberTexts('+49 151 23456789, +86 138 0013 8000\n13800138000；13900139000\t+1 415 555 0100')).toEqual([
    '+49 151 23456789',
    '+86 138 0013 8000',
    '13800138000',
    '13900139000',
    '+1 415 555 0100',
  ])
  expect(numberTexts('13800138000 13900139000')).toEqual(['13800138000', '13900139000'])
  expect(numberTexts('+49 151 23456789 +86 138 0013 8000')).toEqual(['+49 151 23456789', '+86 138 0013 8000'])
  expect(numberTexts(' \n, ')).toEqual([])
})

test('doubles are counted once, what is no number stays to be put right, and more than are taken are named', () => {
  expect(readNumbers('1234567, 123-4567, abc, 7654321', readPhone, { most: 500 })).toEqual({
    numbers: ['1234567', '7654321'],
    wrong: [{ text: 'abc', why: 'invalid' }],
    doubles: 1,
  })
  expect(readNumbers('1234567,2234567,3234567', readPhone, { known: ['9999999'], most: 3 })).toEqual({
    numbers: ['1234567', '2234567'],
    wrong: [{ text: '3234567', why: 'over' }],
    doubles: 0,
  })
  expect(readNumbers('9999999', readPhone, { known: ['9999999'], most: 3 }).doubles).toBe(1)
})
