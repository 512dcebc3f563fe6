import { expect, test } from 'vitest'
import { openMailNetwork } from './network.ts'

const network = openMailNetwork(
  { mailServers: [{ address: '203.0.113.9', port: 4_465 }], nameServers: [], url: null },
  null,
)

test.each([25, 465, 587, 143, 993])('a public mail server may be reached at port %i', (port) => {
  expect(network.allowedAt(port)('8.8.8.8')).toBe(true)
  expect(network.allowedAt(port)('10.0.0.8')).toBe(false)
})

test.each([22, 80, 443, 3306, 5432, 6379, 9200])('no service at port %i is probed by a sender', (port) => {
  expect(network.allowedAt(port)('8.8.8.8')).toBe(false)
})

test('a server that the operator names may be reached at its port alone', () => {
  expect(network.allowedAt(4_465)('203.0.113.9')).toBe(true)
  expect(network.allowedAt(4_466)('203.0.113.9')).toBe(false)
})
