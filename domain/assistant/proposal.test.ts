import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposalParts, textOfProposal } from './proposal.ts'

const words = fc.array(fc.constantFrom('报价', '价格', ' ', '\n', 'offer', 'price', '，', 'FOB', '😀', '1.20'), {
  maxLength: 40,
})
const text = words.map((some) => some.join(''))

test('all changes taken give the proposal, none of them leave what stood there', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = proposalParts(before, after)
      expect(textOfProposal(parts, () => true)).toBe(after)
      expect(textOfProposal(parts, () => false)).toBe(before)
    }),
  )
})

test('the same text has no change, and no change is empty', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(proposalParts(before, before).filter(({ kind }) => kind === 'changed')).toEqual([])
      for (const part of proposalParts(before, after))
        if (part.kind === 'changed') expect(part.before === part.after && part.before === '').toBe(false)
    }),
  )
})

test('one word that differs is one change, in Chinese one character', () => {
  expect(proposalParts('We offer 500 lamps.', 'We offer 800 lamps.')).toEqual([
    { kind: 'same', text: 'We offer ' },
    { kind: 'changed', before: '500', after: '800' },
    { kind: 'same', text: ' lamps.' },
  ])
  expect(proposalParts('价格很高', '价格很低').filter(({ kind }) => kind === 'changed')).toEqual([
    { kind: 'changed', before: '高', after: '低' },
  ])
})

test('a sentence that was written anew is one change and not one for each word', () => {
  const parts = proposalParts('Send it now. Thanks', 'Could you please ship soon? Thanks')
  expect(parts.filter(({ kind }) => kind === 'changed')).toHaveLength(1)
})

test('long texts are compared by lines', () => {
  const lines = Array.from({ length: 3_000 }, (_, n) => `line ${n} of the terms`)
  const changed = lines.with(1_500, 'another line')
  const parts = proposalParts(lines.join('\n'), changed.join('\n'))
  expect(textOfProposal(parts, () => true)).toBe(changed.join('\n'))
})
