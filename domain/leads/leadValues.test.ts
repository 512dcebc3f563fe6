import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LeadValue } from './foundLead.ts'
import { leadValues, uniqueLeadValues } from './leadValues.ts'

const evidence = { source: 'site', url: 'https://lamps.example/contact', at: 1 } as const

test('a text is a value with where it is from, several texts are several, and an empty one is none', () => {
  const values = leadValues(evidence, { company: 'Lamps', phone: ['1', '', ' 2 '], city: '' }, { snippet: 'Tel 1' })
  expect(values.map(({ field, value }) => [field, value])).toEqual([
    ['company', 'Lamps'],
    ['phone', '1'],
    ['phone', '2'],
  ])
  expect(values[0]).toEqual({
    ...evidence,
    field: 'company',
    value: 'Lamps',
    licence: 'publicPage',
    snippet: 'Tel 1',
    way: null,
    chance: null,
  })
})

test('whatever a stranger wrote, a value is one that every store can keep, and is not turned round on a screen', () => {
  const wild = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.constant(`a\u202eb\ud800\u0000${'😀'.repeat(5_100)}`),
  )
  fc.assert(
    fc.property(wild, wild, wild, (text, snippet, url) => {
      for (const value of leadValues({ ...evidence, url }, { description: text }, { snippet })) {
        expect(LeadValue.safeParse(value).success).toBe(true)
        expect(value.value).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
      }
    }),
  )
})

test('of a value that is found twice the first one stays', () => {
  const [one] = leadValues(evidence, { email: 'A@lamps.example' })
  const [other] = leadValues({ ...evidence, at: 2 }, { email: 'a@lamps.example' })
  expect(uniqueLeadValues([one!, other!])).toEqual([one])
})
