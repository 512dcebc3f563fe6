import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isLei } from '#domain/leadSources/companyRegister'
import { attributionsOf } from '#domain/leadSources/licences'
import { noLog } from '../log.ts'
import { openSandboxCompaniesHouse, openSandboxGleif, sandboxCompaniesHouseKey } from '../sandbox/sources/registers.ts'
import type { SandboxSource } from '../sandbox/sources/service.ts'
import { askCompanyNumber, type CompaniesHouseSetting, findAtCompaniesHouse } from './companiesHouse.ts'
import { askLei, findAtGleif, type GleifSetting } from './gleif.ts'
import { neverAborted as signal, testNow, testReach } from './testing/reach.ts'

let gleif: SandboxSource
let house: SandboxSource
let leis: GleifSetting
let numbers: CompaniesHouseSetting
let stop: () => void
beforeAll(async () => {
  gleif = await openSandboxGleif(noLog)
  house = await openSandboxCompaniesHouse(noLog)
  const reach = testReach(gleif, house)
  stop = reach.stop
  leis = { ...reach, url: gleif.url }
  numbers = { ...reach, url: house.url, key: sandboxCompaniesHouseKey }
})
afterAll(async () => {
  stop()
  await Promise.all([gleif.stop(), house.stop()])
})
beforeEach(() => {
  gleif.next.length = 0
  house.next.length = 0
})

const find = (name: string, country: string | null = null) => findAtGleif(leis, { name, country, page: 1 }, signal)

test('a company is found by any of its names, free to be stored, and again by its LEI', async () => {
  const answer = await find('Huamei')
  expect(answer).toMatchObject({
    kind: 'answered',
    found: {
      total: 1,
      companies: [{ name: '上海华美灯饰有限公司', state: 'active', founded_on: '2001-03-04', headquarters: null }],
    },
  })
  if (answer.kind !== 'answered') return
  const [company] = answer.found.companies
  expect(company!.evidence).toEqual({
    source: 'gleif',
    licence: 'cc0',
    mayStore: true,
    at: testNow,
    url: `https://search.gleif.org/#/record/${company!.id}`,
  })
  expect(await askLei(leis, company!.id, signal)).toMatchObject({ found: { id: company!.id, local_id: '07495897' } })
})

test('a country narrows the search, and none is said to be none', async () => {
  expect(await find('light', 'GB')).toMatchObject({ found: { total: 2 } })
  expect(await find('nobody at all')).toMatchObject({
    kind: 'answered',
    isWhole: true,
    found: { total: 0, companies: [] },
  })
})

test('an LEI whose digits do not check is not asked for; one that nobody has is none', async () => {
  gleif.asked.length = 0
  expect(await askLei(leis, '5493001KJTIIGC8Y1R13', signal)).toMatchObject({ kind: 'answered', found: null })
  expect(gleif.asked).toEqual([])
  expect(await askLei(leis, '5493001KJTIIGC8Y1R12', signal)).toMatchObject({ kind: 'answered', found: null })
  expect(gleif.asked).toHaveLength(1)
})

test('the digits of an LEI find every digit and every letter that was mistaken for another', () => {
  expect(['5493001KJTIIGC8Y1R12', 'HWUPKR0MPOU8FGXBT394', '7LTWFZYICNSX8D621K86'].filter(isLei)).toHaveLength(3)
  const signs = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  fc.assert(
    fc.property(fc.nat(17), fc.constantFrom(...signs), (at, sign) => {
      const lei = [...'HWUPKR0MPOU8FGXBT394']
      fc.pre(/\d/.test(lei[at]!) === /\d/.test(sign))
      const isSame = lei[at] === sign
      lei[at] = sign
      expect(isLei(lei.join(''))).toBe(isSame)
    }),
  )
})

test('a proxy that has no page is not a register that has no company', async () => {
  gleif.next.push({ status: 404, headers: { 'content-type': 'text/html' }, body: '<html>404</html>' })
  expect(await askLei(leis, '5493001KJTIIGC8Y1R12', signal)).toMatchObject({ kind: 'failed', problem: 'unreadable' })
  gleif.next.push({ status: 429, headers: { 'retry-after': '30' }, body: '' })
  expect(await find('light')).toEqual({ kind: 'later', problem: 'rate', until: testNow + 30_000, code: '429' })
  gleif.next.push({ status: 503, body: 'Service Unavailable' })
  expect(await find('light')).toMatchObject({ kind: 'later', problem: 'busy' })
})

test('British companies come by name and by number, with whom to thank', async () => {
  const answer = await findAtCompaniesHouse(numbers, { name: 'lamp', page: 1 }, signal)
  expect(answer).toMatchObject({
    found: {
      total: 1,
      companies: [
        { name: 'Old Lamp Works Limited', state: 'ended', address: { lines: ['1 Lamp Street'], city: 'London' } },
      ],
    },
  })
  const company = await askCompanyNumber(numbers, '07495899', signal)
  expect(company).toMatchObject({ found: { name: 'Thames Lighting Limited', state: 'active', industries: ['47599'] } })
  if (company.kind !== 'answered') return
  expect(company.found!.evidence.url).toMatch(/\/company\/07495899$/)
  expect(attributionsOf([company.found!.evidence])).toEqual(['Contains public sector information from Companies House'])
})

test('a number that nobody has is none, and a key that ended is an error', async () => {
  expect(await askCompanyNumber(numbers, '00000001', signal)).toMatchObject({ kind: 'answered', found: null })
  expect(await askCompanyNumber(numbers, '../search', signal)).toMatchObject({ kind: 'answered', found: null })
  const ended = { ...numbers, key: 'old' }
  expect(await askCompanyNumber(ended, '07495899', signal)).toEqual({ kind: 'failed', problem: 'key', code: '401' })
  expect(await findAtCompaniesHouse(ended, { name: 'x', page: 1 }, signal)).toMatchObject({ problem: 'key' })
})
