import { expect, test } from 'vitest'
import { amounts, typedFen, typedYuan } from './amounts.ts'

test('money is shown from whole fen as each language writes it', () => {
  expect(amounts['zh-CN'].money(123_450)).toBe('¥1,234.50')
  expect(amounts['en-US'].money(123_450)).toBe('CN¥1,234.50')
  expect(amounts['zh-CN'].changeOfMoney(-1)).toBe('-¥0.01')
  expect(amounts['zh-CN'].changeOfMoney(1)).toBe('+¥0.01')
  expect(amounts['en-US'].changeOfPoints(1_800)).toBe('+1,800')
})

test('an amount is read to the fen in every writing that people use', () => {
  for (const [typed, fen] of [
    ['100', 10_000],
    ['0.01', 1],
    ['0.1', 10],
    ['4.35', 435],
    ['1,234.5', 123_450],
    [' ¥12.30 ', 1_230],
    ['１２．３０', 1_230],
    ['￥1，000', 100_000],
  ] as const)
    expect([typed, typedFen(typed)]).toEqual([typed, fen])
})

test('what is no amount is none', () => {
  for (const typed of ['', 'abc', '-5', '1.234', '1e5', '12,34', '.', '9999999999', '0x10'])
    expect([typed, typedFen(typed)]).toEqual([typed, null])
})

test('an amount can be typed again as it was shown', () => {
  for (const fen of [0, 1, 10, 435, 10_000, 123_450]) expect(typedFen(typedYuan(fen))).toBe(fen)
})
