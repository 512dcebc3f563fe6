import { expect, test } from 'vitest'
import { digitWritings, folded } from './searchText.ts'

test('who types without accents finds those who have them, and the other way round', () => {
  expect(folded('José MUÑOZ')).toBe('jose munoz')
  expect(folded('Müller')).toBe(folded('muller'))
  expect(folded('Nguyễn Phương')).toBe('nguyen phuong')
  expect(folded('Łódź · Đorđević · Øster')).toBe('lodz · dordevic · oster')
  expect(folded('Αθήνα')).toBe('αθηνα')
  expect(folded('Орёл')).toBe('орел')
})

test('what is another letter stays another one', () => {
  expect(folded('Йод ё')).toBe('йод е')
  expect(folded('ガイド é')).toBe('ガイド e')
  expect(folded('한국 é')).toBe('한국 e')
  expect(folded('宁波，Ｂosch')).toBe('宁波,bosch')
})

test('a letter stays one letter, so that hits can be marked', () => {
  for (const text of ['José Muñoz', 'Nguyễn Phương', 'Łukasz', 'İstanbul ışık'])
    expect(folded(text)).toHaveLength(text.length)
})

test('a number is looked for without the zeros before it, and a Chinese area code alone as it stands in numbers', () => {
  expect(digitWritings('0151 1234')).toEqual(['01511234', '1511234'])
  expect(digitWritings('0574')).toEqual(['0574', '86574'])
  expect(digitWritings('021')).toEqual(['021', '8621'])
  expect(digitWritings('0574-87')).toEqual(['057487', '57487'])
  for (const typed of ['574', '0', '02', '004', '00']) expect(digitWritings(typed), typed).toEqual([typed])
})

test('a text of nothing but marks is folded as fast as any other', () => {
  const marks = '\u0301'.repeat(200_000)
  expect(folded(`${marks}é${marks}`).length).toBeGreaterThan(0)
  expect(folded(`e${marks}`)).toBe('e')
})
