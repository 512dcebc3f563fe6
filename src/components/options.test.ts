import { expect, test } from 'vitest'
import { matchingOptions } from './options.ts'

const countries = [
  { value: 'AU', text: 'Australia' },
  { value: 'IN', text: 'India' },
  { value: 'ID', text: 'Indonesia' },
  { value: 'ES', text: '西班牙' },
]
const found = (typed: string) => matchingOptions(countries, typed).map(({ value }) => value)

test('what begins with the typed text comes before what contains it', () => {
  expect(found('ind')).toEqual(['IN', 'ID'])
  expect(found('a')).toEqual(['AU', 'IN', 'ID'])
})
test('a code finds its country', () => expect(found('es')).toEqual(['ID', 'ES']))
test('Chinese is found anywhere', () => expect(found('班牙')).toEqual(['ES']))
test('nothing typed keeps the order', () => expect(found(' ')).toEqual(['AU', 'IN', 'ID', 'ES']))
