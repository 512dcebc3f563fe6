import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Run } from '../email/render/message.ts'
import { limits } from '../limits.ts'
import { cutLines, joinedRuns, lengthOf } from './runs.ts'

const run = fc.record<Run>(
  {
    text: fc.string({ maxLength: 5 }),
    bold: fc.boolean(),
    italic: fc.boolean(),
    underline: fc.boolean(),
    colour: fc.constantFrom('#aa0000', '#0b5cad'),
    link: fc.constantFrom('https://lamps.org', 'https://lamps.org/new'),
  },
  { requiredKeys: ['text'] },
)
const lookOf = ({ text: _, ...look }: Run) =>
  JSON.stringify(
    Object.entries(look)
      .filter(([, is]) => is)
      .sort(),
  )
const letters = (runs: readonly Run[]) => runs.flatMap((one) => [...one.text].map((letter) => letter + lookOf(one)))

test('runs of one look become one, and every letter keeps its own', () => {
  fc.assert(
    fc.property(fc.array(run), (runs) => {
      const joined = joinedRuns(runs)
      expect(letters(joined)).toEqual(letters(runs))
      expect(joined.every(({ text }) => text)).toBe(true)
      expect(joined.every((one, i) => i === 0 || lookOf(one) !== lookOf(joined[i - 1]!))).toBe(true)
      expect(joinedRuns(joined)).toEqual(joined)
    }),
  )
})

test('what is cut is all there: up to the cut before it, the rest behind', () => {
  fc.assert(
    fc.property(fc.array(fc.array(run), { minLength: 1 }), fc.nat(), fc.nat(), (lines, somewhere, offset) => {
      const line = somewhere % lines.length
      const at = offset % (lengthOf(lines[line]!) + 1)
      const [before, after] = cutLines(lines, line, at)
      expect([before.length, after.length]).toEqual([line + 1, lines.length - line])
      expect(lengthOf(before.at(-1)!)).toBe(at)
      expect([...before, ...after].flatMap((one) => one.map(({ text }) => text)).join('')).toBe(
        lines.flatMap((one) => one.map(({ text }) => text)).join(''),
      )
    }),
  )
})

test('a run that is too long for a row becomes several, and no character is cut in two', () => {
  const text = `${'x'.repeat(limits.paragraphLength - 1)}😀${'y'.repeat(limits.paragraphLength)}`
  const joined = joinedRuns([{ text, bold: true }])
  expect(joined.map((one) => one.text.length)).toEqual([limits.paragraphLength - 1, limits.paragraphLength, 2])
  expect(joined.map((one) => one.text).join('')).toBe(text)
  expect(joinedRuns(joined)).toEqual(joined)
})
