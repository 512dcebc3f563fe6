import { expect, test } from 'vitest'
import { writtenPhone } from './phoneWriting.ts'

test('a phone is written in blocks that people can read, with its country code apart', () => {
  for (const written of [
    '+86 138 0013 8000',
    '+86 574 8765 4321',
    '+86 574 876 4321',
    '+86 21 6888 1234',
    '+86 10 6552 9988',
    '+1 310 555 8500',
    '+7 912 345 6789',
    '+33 123 456 789',
    '+49 151 1234 5678',
    '+44 207 946 0018',
    '+852 2345 6789',
    '+971 501 234 567',
    '+65 6123 4567',
  ])
    expect(writtenPhone(written.replaceAll(/\D/g, '')), written).toBe(written)
})

test('nothing of a number is lost, however long it is, and what is none is left alone', () => {
  for (let length = 1; length <= 16; length++)
    for (const begin of ['1', '7', '86', '861', '86574', '49', '971']) {
      const number = begin.padEnd(length, '23456789012345678').slice(0, length)
      expect(writtenPhone(number).replaceAll(/\D/g, ''), number).toBe(number)
      expect(writtenPhone(number)).toMatch(/^\+\d+(?: \d{1,4})*$/)
    }
  expect(writtenPhone('110')).toBe('+110')
})
