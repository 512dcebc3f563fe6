import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { checkPrices, importPrices, listPriceImports } from './importPrices.ts'
import { readPriceFile } from './priceFile.ts'
import { pricesAt, readPriceLines } from './prices.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.stop())

const line = (fields: object) => ({
  channel: 'sms',
  country: '',
  category: '',
  from: '2026-01-01',
  points: 1,
  ...fields,
})
const head = 'channel,country,category,from,points\n'
const file = (...rows: string[]) => ({ path: '/home/op/prices.csv', text: head + rows.join('\n') })

test('a file with commas or semicolons is read, in any order of columns', () => {
  const expected = [line({ country: 'DE', points: 7 }), line({ channel: 'whatsapp', category: 'utility', points: 2 })]
  expect(
    readPriceFile('channel,country,category,from,points\nsms,de,,2026-01-01,7\n\nwhatsapp,,utility,2026-01-01,2\n'),
  ).toEqual({ lines: expected, problems: [] })
  expect(
    readPriceFile(
      '\ufeff"points";from;channel;country;category\r\n7;2026-01-01;SMS;DE;\r\n2;2026-01-01;whatsapp;;Utility',
    ),
  ).toEqual({ lines: expected, problems: [] })
})

test('a file with a mistake is not taken at all, and each mistake is told with its line', () => {
  const read = readPriceFile(
    'channel,country,category,from,points\nsms,DE,,2026-01-01,7\nfax,XX,,2026-02-30,1.5\nsms,DE,,2026-01-01,8',
  )
  expect(read.lines).toEqual([])
  expect(read.problems).toEqual([
    'Line 3: channel cannot be “fax”, country cannot be “XX”, from cannot be “2026-02-30”, points cannot be “1.5”.',
    'Line 4: says the same as line 2.',
  ])
  expect(readPriceFile('channel,country,from,points\nsms,,2026-01-01,1').problems).toEqual([
    'Line 1: there is no column category.',
  ])
  expect(readPriceFile('').problems).toHaveLength(1)
})

test('prices are looked at, imported and changed from a day on, and every import is on record', async () => {
  const { database } = opened
  const cost = async (day: string, country = 'DE') =>
    pricesAt(await readPriceLines(database.pool), Date.parse(day))({ channel: 'sms', country, category: '' })
  expect(await cost('2026-01-05')).toBe(1)
  const first = file('sms,DE,,2026-01-01,7', 'sms,,,2026-01-01,3')
  expect(await checkPrices(database, first)).toMatchObject({ added: { length: 2 }, changed: [], same: 0 })
  expect(await cost('2026-01-05')).toBe(1)
  await importPrices(database, first, 'op')
  await importPrices(database, file('sms,DE,,2026-02-01,9', 'sms,,,2026-01-01,4', 'sms,DE,,2026-01-01,7'), 'op')
  expect([await cost('2026-01-31'), await cost('2026-02-01'), await cost('2026-02-01', 'FR')]).toEqual([7, 9, 4])
  // Once more changes nothing, and is no import.
  expect(await importPrices(database, file('sms,,,2026-01-01,4'), 'op')).toEqual({ added: [], changed: [], same: 1 })
  expect(await listPriceImports(database)).toMatchObject([
    { operator: 'op', file: 'prices.csv', added: 1, changed: 1 },
    { operator: 'op', file: 'prices.csv', added: 2, changed: 0 },
  ])
  await expect(async () =>
    importPrices(database, file('sms,DE,,2026-03-01,10', 'fax,,,2026-03-01,1'), 'op'),
  ).rejects.toThrow('Line 3: channel cannot be “fax”.')
  expect(await cost('2026-03-01')).toBe(9)
})
