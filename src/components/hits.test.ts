import { expect, test } from 'vitest'
import { hitsIn, searchWords } from './hits.ts'

const marked = (text: string, search: string) =>
  hitsIn(text, searchWords(search)).map(([from, to]) => text.slice(from, to))

test('every word that was typed is marked, in any case', () => {
  expect(marked('Shanghai Harbour Trading', 'TRAD shang')).toEqual(['Shang', 'Trad'])
})
test('Chinese needs no blanks', () => expect(marked('上海港口贸易有限公司', '港口')).toEqual(['港口']))
test('digits are found in a phone of any writing', () => {
  expect(marked('+86 138 0013 8000', '8001380')).toEqual(['8 0013 80'].map(() => '8 0013 80'))
})
test('words that overlap are marked once', () => expect(marked('banana', 'bana nana')).toEqual(['bana']))
test('nothing is marked where nothing is', () => expect(marked('banana', 'x')).toEqual([]))
test('a number is marked without the zeros or the country code that it was typed with', () => {
  expect(marked('+4915112345678', '01511')).toEqual(['1511'])
  expect(marked('+4915112345678', '0049(0)15112')).toEqual(['4915112'])
})
test('what was found without its accents is marked with them', () => {
  expect(marked('José Muñoz', 'munoz jose')).toEqual(['José', 'Muñoz'])
  expect(marked('Łódź Đorđević', 'lodz dord')).toEqual(['Łódź', 'Đorđ'])
})
test('a number in brackets is marked', () => expect(marked('+971504502608', '(971)5045')).toEqual(['9715045']))
