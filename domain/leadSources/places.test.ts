import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBox, isInBox } from './boundingBox.ts'
import { boxAround, citiesOf, cityNamed, countriesIn } from './places.ts'

test('countries stand in the order of their names, in the language that was asked for', () => {
  const english = countriesIn('en-US')
  expect(english[0]).toEqual({ code: 'AF', name: 'Afghanistan' })
  expect(english.find(({ code }) => code === 'HK')?.name).toBe('Hong Kong')
  expect(countriesIn('zh-CN').find(({ code }) => code === 'PT')?.name).toBe('葡萄牙')
})

test('cities are found by what they begin with, the largest first, and by their Chinese names', () => {
  expect(
    citiesOf('PT', '')
      .slice(0, 2)
      .map(({ name }) => name),
  ).toEqual(['Lisbon', 'Porto'])
  expect(citiesOf('DE', 'MUN')[0]).toMatchObject({ name: 'Munich', name_zh: '慕尼黑' })
  expect(citiesOf('BR', 'sao p')[0]?.name).toBe('São Paulo')
  expect(citiesOf('CN', '宁')[0]?.name).toBe('Ningbo')
  expect(citiesOf('XX', '')).toEqual([])
  expect(citiesOf('CN', '')).toHaveLength(50)
})

test('a city is known by its name in either language, and a name that is none of them is said to be unknown', () => {
  for (const [country, name] of [
    ['CN', '上海市'],
    ['CN', '上海'],
    ['CN', 'SHANGHAI'],
  ] as const)
    expect(cityNamed(country, name)?.name).toBe('Shanghai')
  expect(cityNamed('US', 'New York')?.name).toBe('New York City')
  expect(cityNamed('PT', '里斯本')?.box).toMatchObject({
    south: expect.closeTo(38.59, 1),
    north: expect.closeTo(38.85, 1),
  })
  expect(cityNamed('PT', 'Hamburg')).toBeNull()
  expect(cityNamed('PT', '  ')).toBeNull()
})

test('the box of every listed city is one, and the city lies in it', () => {
  const wrong = countriesIn('en').flatMap(({ code }) =>
    citiesOf(code, '', 5_000).filter(({ place, box, name }) => !name || !isBox(box) || !isInBox(place, box)),
  )
  expect(wrong).toEqual([])
})

test('a box around any place has the place in it, on the date line and near the poles too', () => {
  fc.assert(
    fc.property(
      fc.record({
        lat: fc.double({ min: -89, max: 89, noNaN: true }),
        lon: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
      fc.double({ min: 3, max: 40, noNaN: true }),
      (place, km) => isBox(boxAround(place, km)) && isInBox(place, boxAround(place, km)),
    ),
  )
})
