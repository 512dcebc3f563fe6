import fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOf, textOfPieces } from './pieces.ts'

const words = fc.array(fc.constantFrom('报价', '价格', ' ', '\n', 'offer', 'price', '，', 'FOB', '😀', '1.20'), { maxLength: 40 })
const text = words.map((some) => some.join(''))

test('all changes taken give the proposal, none of them leave what stood there', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = piecesOf(before, after)
      expect(textOfPieces(pieces, () => true)).toBe(after)
      expect(textOfPieces(pieces, () => false)).toBe(before)
    }),
  )
})

test('the same text has no change, and no change is empty', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(piecesOf(before, before).filter(({ kind }) => kind === 'changed')).toEqual([])
      for (const piece of piecesOf(before, after))
        if (piece.kind === 'changed') expect(piece.before === piece.after && piece.before === '').toBe(false)
    }),
  )
})

test('one word that differs is one change, in Chinese one character', () => {
  expect(piecesOf('We offer 500 lamps.', 'We offer 800 lamps.')).toEqual([
    { kind: 'same', text: 'We offer ' },
    { kind: 'changed', before: '500', after: '800' },
    { kind: 'same', text: ' lamps.' },
  ])
  expect(piecesOf('价格很高', '价格很低').filter(({ kind }) => kind === 'changed')).toEqual([
    { kind: 'changed', before: '高', after: '低' },
  ])
})

test('a sentence that was written anew is one change and not one for each word', () => {
  const pieces = piecesOf('Send it now. Thanks', 'Could you please ship soon? Thanks')
  expect(pieces.filter(({ kind }) => kind === 'changed')).toHaveLength(1)
})

test('long texts are compared by lines', () => {
  const lines = Array.from({ length: 3_000 }, (_, n) => `line ${n} of the terms`)
  const changed = lines.with(1_500, 'another line')
  const pieces = piecesOf(lines.join('\n'), changed.join('\n'))
  expect(textOfPieces(pieces, () => true)).toBe(changed.join('\n'))
})
