import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findHsCodes, hsCodesBelow, hsDigits, hsNameOf, sectionOf } from './hsCodes.ts'
import { hsIndex } from './hsList.ts'
import { hsSections } from './hsSections.ts'

const codes = (typed: string) => findHsCodes(hsIndex, typed, 5).map(({ code }) => code)

test('every heading is there once, with both names, below a chapter of a section', () => {
  expect(hsIndex.codes).toHaveLength(96 + 1_228)
  expect(hsIndex.byCode.size).toBe(hsIndex.codes.length)
  for (const one of hsIndex.codes) {
    expect([one.code, Boolean(one['en-US'] && one['zh-CN'])]).toEqual([one.code, true])
    expect(hsIndex.byCode.has(one.code.slice(0, 2))).toBe(true)
    expect(sectionOf(one.code)).not.toBeNull()
  }
  expect(hsSections.flatMap(({ from, to }) => to - from + 1).reduce((a, b) => a + b)).toBe(97)
})

test('a code is found by its beginning, with or without dots', () => {
  expect(codes('9405')).toEqual(['9405'])
  expect(codes('94.05')).toEqual(['9405'])
  expect(codes('01')[0]).toBe('01')
})

test('a code is found by words of either language, in any order', () => {
  expect(codes('led lamps')).toContain('9405')
  expect(codes('Lamps LED')).toContain('9405')
  expect(codes('灯具')).toContain('9405')
  expect(codes('smartphone')[0]).toBe('8517')
  expect(codes('no such thing at all')).toEqual([])
})

test('one walks from a chapter to its headings', () => {
  expect(hsCodesBelow(hsIndex, '94').map(({ code }) => code)).toEqual(['9401', '9402', '9403', '9404', '9405', '9406'])
})

test('six digits have the name of their heading, where they have none', () => {
  expect(hsNameOf(hsIndex, '940511', 'zh-CN')).toBe(hsIndex.byCode.get('9405')!['zh-CN'])
  expect(hsNameOf(hsIndex, '77', 'en-US')).toBe('')
})

test('a spreadsheet takes the first zero, and it is put back', () => {
  expect(hsDigits('10121')).toBe('010121')
  expect(hsDigits('0101.21')).toBe('010121')
  expect(hsDigits('9405.10.0000')).toBe('9405100000')
  expect(hsDigits('none')).toBe('')
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 99_999_999 }), (number) => {
      const code = hsDigits(String(number))
      expect(code.length % 2).toBe(0)
      expect(Number(code)).toBe(number)
    }),
  )
})
