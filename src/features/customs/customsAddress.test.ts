import { expect, test } from 'vitest'
import { readShipments, writeShipments } from './customsAddress.ts'

const read = (text: string) => readShipments(new URLSearchParams(text))

test('an address has the whole search, and comes back as it was', () => {
  const address = read('hs=9405&product=led+lamps&origin=CN&least_kg=100&from=2025-01-01&view=months&measure=usd')
  expect(address).toMatchObject({
    filter: { hs: '9405', product: 'led lamps', origin: 'CN', least_kg: 100, from: '2025-01-01' },
    view: 'months',
    measure: 'usd',
  })
  expect(readShipments(new URLSearchParams(writeShipments(address)))).toEqual(address)
})

test('what nobody can look for is left out, and a company has no list of companies', () => {
  expect(read('hs=x&origin=China&least_kg=-1&to=soon&nonsense=1&view=none').filter).toEqual({})
  expect(read('company=7&view=companies')).toMatchObject({ filter: { company: 7 }, view: 'months' })
})
