import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findHsCodes, hsCodesBelow, hsDigits, hsNameOf, hsTitleOf, sectionOf } from './hsCodes.ts'
import { hsIndex } from './hsList.ts'
import { hsSections } from './hsSections.ts'

const codes = (typed: string) => findHsCodes(hsIndex, typed, 5).map(({ code }) => code)

test('every code is there once, with both names, below a heading and a chapter of a section', () => {
  expect(hsIndex.codes).toHaveLength(96 + 1_228 + 5_612)
  expect(hsIndex.byCode.size).toBe(hsIndex.codes.length)
  for (const one of hsIndex.codes) {
    expect([one.code, Boolean(one['en-US'] && one['zh-CN'])]).toEqual([one.code, true])
    expect(hsIndex.byCode.has(one.code.slice(0, 2))).toBe(true)
    expect(hsIndex.byCode.has(one.code.slice(0, 4))).toBe(true)
    expect(sectionOf(one.code)).not.toBeNull()
  }
  expect(hsSections.flatMap(({ from, to }) => to - from + 1).reduce((a, b) => a + b)).toBe(97)
})

test('a code is found by its beginning, with or without dots', () => {
  expect(codes('9405')).toEqual(['9405', '940511', '940519', '940521', '940529'])
  expect(codes('9405.42')).toEqual(['940542'])
  expect(codes('01')[0]).toBe('01')
})

test('a code is found by words of either language, in any order', () => {
  expect(codes('led lamps')).toContain('9405')
  expect(codes('Lamps LED')).toContain('9405')
  expect(codes('灯具')).toContain('9405')
  expect(codes('photovoltaic light fittings')).toEqual(['940541'])
  expect(codes('smartphone')[0]).toBe('8517')
  expect(codes('no such thing at all')).toEqual([])
})

test('one walks from a chapter to its headings, and to what is below them', () => {
  expect(hsCodesBelow(hsIndex, '9406').map(({ code }) => code)).toEqual(['940610', '940620', '940690'])
  expect(hsCodesBelow(hsIndex, '94').map(({ code }) => code)).toEqual(['9401', '9402', '9403', '9404', '9405', '9406'])
})

test('six digits go by the short name of their heading, and are told apart by the English one', () => {
  expect(hsTitleOf(hsIndex.byCode.get('940542')!, 'zh-CN')).toContain('· Luminaires and light fittings; electric')
  expect(hsTitleOf(hsIndex.byCode.get('9405')!, 'zh-CN')).toBe(hsIndex.byCode.get('9405')!['zh-CN'])
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
