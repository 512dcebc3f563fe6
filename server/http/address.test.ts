import { expect, test } from 'vitest'
import { networkOf } from './address.ts'

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:0002::6', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is throttled as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('what is no address is cut, not understood', () => {
  expect(networkOf(`unknown${'x'.repeat(10_000)}`)).toHaveLength(64)
})
