import { expect, test } from 'vitest'
import { countryCodes } from '#domain/contacts/countryCodes'
import { countryOptions } from './countryNames.ts'

test('the country at home is the first of all, which stand by their names', () => {
  for (const lang of ['zh-CN', 'en-US'] as const) {
    const options = countryOptions(lang, 'CN')
    expect(options).toHaveLength(countryCodes.length)
    expect(options[0]!.value).toBe('CN')
    const others = options.slice(1).map(({ text }) => text)
    expect(others).toEqual(others.toSorted(new Intl.Collator(lang).compare))
  }
  expect(countryOptions('en-US', undefined)[0]!.value).toBe('AF')
})
