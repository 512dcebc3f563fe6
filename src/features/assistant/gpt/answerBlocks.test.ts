import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerBlocks, boldParts } from './answerBlocks.ts'

test('headings, lists and code are told apart, and lines of a paragraph stay together', () => {
  expect(answerBlocks('# Offer\nDear Ana,\nthanks.\n\n- FOB\n- CIF\n3. pay\n4. ship\n```\nHS 9405\n```')).toEqual([
    { kind: 'heading', text: 'Offer' },
    { kind: 'text', text: 'Dear Ana,\nthanks.' },
    { kind: 'points', items: ['FOB', 'CIF'] },
    { kind: 'numbers', from: 3, items: ['pay', 'ship'] },
    { kind: 'code', text: 'HS 9405' },
  ])
})

test('code that has not ended yet is shown as far as it came', () => {
  expect(answerBlocks('```\na\nb')).toEqual([{ kind: 'code', text: 'a\nb' }])
})

test('no word of an answer is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,5}$/), { minLength: 1 }), (words) => {
      const marks = ['', '- ', '1. ', '# ']
      const text = words.map((word, n) => marks[n % marks.length]! + word).join('\n')
      const shown = answerBlocks(text).flatMap((block) => ('text' in block ? block.text.split('\n') : block.items))
      expect(shown).toEqual(words)
    }),
  )
})

test('bold is what stands between two pairs of stars', () => {
  expect(boldParts('price **12 USD** each ** not')).toEqual([
    { text: 'price ', isBold: false },
    { text: '12 USD', isBold: true },
    { text: ' each ** not', isBold: false },
  ])
})
