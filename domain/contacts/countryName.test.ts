import { expect, test } from 'vitest'
import { countryOf } from './countries.ts'
import { countryCodes } from './countryCodes.ts'
import { countryNamer } from './countryName.ts'

test.each(['zh-CN', 'en-US'])('a list that was exported in %s is imported with the same countries', (language) => {
  const nameOf = countryNamer(language)
  expect(countryCodes.filter((code) => countryOf(nameOf(code)) !== code)).toEqual([])
})

test('what is no code of a country is its own name', () => {
  const nameOf = countryNamer('en-US')
  expect(['', 'QZ', 'no country', 'PS'].map(nameOf)).toEqual(['', 'QZ', 'no country', 'Palestine'])
})
