import { expect, test } from 'vitest'
import { emptyNumber, numberFaultsOf, typedId } from './numberForm.ts'

const whole = {
  ...emptyNumber,
  name: 'Sales',
  setting: { kind: 'cloud' as const, waba: '102030405', number: '506070809' },
}

test('a number is saved with its name and both ids of Meta, which are digits', () => {
  expect(numberFaultsOf(whole)).toEqual({})
  expect(numberFaultsOf(emptyNumber)).toEqual({ name: 'empty', waba: 'empty', number: 'empty' })
  const phone = { ...whole, setting: { ...whole.setting, number: '+86 574 8700 0001' } }
  expect(numberFaultsOf(phone)).toEqual({ number: 'metaId' })
  expect(numberFaultsOf({ ...whole, hours: { ...whole.hours, days: [] } })).toEqual({ hours: 'days' })
})

test('an id that was copied with spaces is the id', () => {
  expect(typedId(' 1020 30405\n')).toBe('102030405')
})
