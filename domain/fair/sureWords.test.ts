import { expect, test } from 'vitest'
import { type SeenWord, sureLines } from './sureWords.ts'

/** Words of one line, 20 points high and as wide as they are long; `gap` before each. */
function line(name: string, ...words: [text: string, confidence: number, gap?: number][]): SeenWord[] {
  let at = 0
  return words.map(([text, confidence, gap = 8]) => {
    const left = at + gap
    at = left + 10 * text.length
    return { line: name, text, confidence, left, right: at, height: 20 }
  })
}

test('what was read into a logo beside the card is left out, and its line stays', () => {
  const words = [
    ...line('1', ['Porto', 95], ['Azul', 93], ['=', 53, 200], ['Eap', 27]),
    ...line('2', ['Ana', 96], ['Silva', 92]),
    ...line('3', ['J', 9], ['ey', 39]),
  ]
  expect(sureLines(words)).toEqual(['Porto Azul', 'Ana Silva'])
})

test('a doubtful word among sure ones stays, because somebody looks it over', () => {
  expect(sureLines(line('1', ['宁波', 97], ['鄞州', 40], ['区', 96], ['中山', 95]))).toEqual(['宁波 鄞州 区 中山'])
})

test('a blurred card is read as far as it goes', () => {
  expect(sureLines([...line('1', ['Ana', 41], ['Silva', 38]), ...line('2', ['Buyer', 35])])).toEqual([
    'Ana Silva',
    'Buyer',
  ])
  expect(sureLines([])).toEqual([])
})
