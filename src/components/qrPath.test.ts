import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './qrPath.ts'

test('every dark field of the code is drawn once, inside a quiet zone of four', () => {
  const text = 'weixin://wxpay/bizpayurl?pr=AbCd123'
  const { size, path } = qrPath(text)
  const drawn = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`))
  const { data } = encode(text, { ecc: 'M', border: 0 })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x + 4} ${y + 4}`] : [])))
  expect(size).toBe(data.length + 8)
  expect([...drawn].sort()).toEqual(dark.sort())
})
