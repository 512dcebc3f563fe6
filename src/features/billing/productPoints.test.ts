import { expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { productPoints } from './productPoints.ts'

const rate = (product_id: number) => ({ product_id, points_per_yuan: 100, updated_at: 0 })

test('a product is shown when it has points or could have some', () => {
  const shown = productPoints([{ product_id: 6, score: 5_000, held: 20 }], [rate(7)])
  expect(shown).toEqual([
    { product_id: 7, score: 0, held: 0, pointsPerYuan: 100, isLow: false },
    { product_id: 6, score: 5_000, held: 20, pointsPerYuan: null, isLow: false },
  ])
})

test('only what was used before can run low', () => {
  const left = (score: number) => productPoints([{ product_id: 7, score, held: 0 }], [rate(7), rate(6)])
  expect(left(limits.lowPoints).map(({ isLow }) => isLow)).toEqual([false, false])
  expect(left(limits.lowPoints - 1).map(({ isLow }) => isLow)).toEqual([true, false])
  expect(left(0)[0]).toMatchObject({ isLow: true })
})
