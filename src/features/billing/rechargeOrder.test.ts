import { expect, test } from 'vitest'
import { orderOf } from './rechargeOrder.ts'

const filled = { typed: '100', rate: null, paytype: 'alipay' } as const
const rate = { product_id: 7, points_per_yuan: 50, updated_at: 0 }

test('money for the balance brings no points', () => {
  expect(orderOf(filled)).toEqual({
    kind: 'order',
    order: { price: 10_000, product_id: null, points: 0, paytype: 'alipay' },
  })
})

test('money for a product says how many points it brings', () => {
  expect(orderOf({ ...filled, rate })).toMatchObject({ order: { product_id: 7, points: 5_000 } })
})

test('an amount outside of what can be paid at once names the range', () => {
  for (const typed of ['', '0.99', '50000.01', 'ten'])
    expect([typed, orderOf({ ...filled, typed })]).toEqual([
      typed,
      { kind: 'refused', problem: { code: 'priceOutOfRange', values: { least: 1, most: 50_000 } } },
    ])
  for (const typed of ['1', '50000']) expect(orderOf({ ...filled, typed }).kind).toBe('order')
})
