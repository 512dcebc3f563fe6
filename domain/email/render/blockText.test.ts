import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesWithText, plainOfBlocks, textOfLines } from './blockText.ts'
import type { Run } from './message.ts'

const run = fc.record({ text: fc.stringMatching(/^[a-z 价]{1,6}$/), bold: fc.constant(true) })
const lines = fc.array(fc.array(run, { maxLength: 3 }), { maxLength: 5 })

test('the words that are put in are the words that stand there', () => {
  fc.assert(
    fc.property(lines, fc.stringMatching(/^[a-z\n ]{0,30}$/), (before, text) => {
      expect(textOfLines(linesWithText(before, text))).toBe(text)
    }),
  )
})

test('a line that stays keeps its look, and a new one has none', () => {
  const before: Run[][] = [[{ text: 'Dear ', bold: true }, { text: '{{name}}' }], [{ text: 'old' }]]
  expect(linesWithText(before, 'Dear {{name}}\nnew')).toEqual([before[0], [{ text: 'new' }]])
})

test('of a whole message its words are told in their order, those in columns too', () => {
  const line = (text: string) => ({
    kind: 'text' as const,
    style: 'plain' as const,
    align: 'left' as const,
    lines: [[{ text }]],
  })
  const content = [
    {
      id: '1',
      block: { kind: 'heading' as const, level: '1' as const, align: 'left' as const, runs: [{ text: 'Fair' }] },
    },
    { id: '2', block: { kind: 'columns' as const, columns: [[line('one')], [line('two')]] } },
    { id: '3', block: { kind: 'space' as const, height: 8 } },
  ]
  expect(plainOfBlocks(content)).toBe('Fair\none\ntwo')
})
