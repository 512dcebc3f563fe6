import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainMemory, SearchTexts } from './searchTexts.ts'

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'ab', 'ä', '宁', '宂', '波', '😀', ' '), maxLength: 60 })
const words = fc.string({ unit: fc.constantFrom('a', 'b', 'ä', '宁', '波', '😀', ' '), maxLength: 20 })
const step = fc.oneof(
  fc.record({ slot: fc.nat({ max: 1_500 }), text: letters }),
  fc.record({ word: words, cut: fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 60 })) }),
)
/** A place in each text, and one behind it. */
function cutsOf(texts: ReadonlyMap<number, string>) {
  const [after, to] = [new Uint32Array(2_000), new Uint32Array(2_000)]
  for (const [slot, text] of texts) {
    to[slot] = Math.ceil(size(text) * 0.8)
    after[slot] = Math.max(0, Math.floor(to[slot] / 3) - 1)
  }
  return { after, to }
}
const size = (text: string) => new TextEncoder().encode(text).length
/** `indexOf` in bytes: each of them as a letter. */
const asBytes = (text: string) => String.fromCharCode(...new TextEncoder().encode(text))

for (const [name, memory] of [
  ['in blocks', undefined],
  ['where WebAssembly is not allowed', plainMemory],
] as const)
  test(`a word is found where the text itself has it, ${name}`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        let texts = new SearchTexts(undefined, memory?.())
        const model = new Map<number, string>()
        for (const step of steps) {
          if ('text' in step) {
            texts.set(step.slot, step.text)
            model.set(step.slot, step.text)
            continue
          }
          const find = texts.finder(step.word)
          const known = Int32Array.from(model.keys())
          expect([...texts.findEach(step.word, known)]).toEqual([...known].map((slot) => find(slot)))
          const cuts = cutsOf(model)
          expect([...texts.findEach(step.word, known, cuts)]).toEqual(
            [...known].map((slot) => find(slot, cuts.after[slot]! + 1, cuts.to[slot])),
          )
          for (const [slot, text] of model) {
            expect(texts.textOf(slot)).toBe(text)
            const at = text.indexOf(step.word)
            expect(find(slot)).toBe(at < 0 ? -1 : size(text.slice(0, at)))
            const [from, to] = step.cut.map((bytes) => Math.min(bytes, size(text))).sort((a, b) => a - b)
            const cut = asBytes(text).slice(from, to).indexOf(asBytes(step.word))
            expect(find(slot, from, to)).toBe(cut < 0 ? -1 : cut + from!)
          }
        }
        const slots = [...model.keys()]
        texts = new SearchTexts(texts.packed(Int32Array.from(slots)), memory?.())
        slots.forEach((slot, at) => expect(texts.textOf(at)).toBe(model.get(slot)))
      }),
      { numRuns: 500, seed: 20_261_123 },
    )
  })

test('texts that are written again and again leave no gaps, and stay what they are', () => {
  const texts = new SearchTexts()
  const long = (n: number) => `${n} ${'x'.repeat(3_000)}`
  for (let turn = 0; turn < 20; turn++) for (let slot = 0; slot < 200; slot++) texts.set(slot, long(turn * slot))
  for (let slot = 0; slot < 200; slot++) expect(texts.textOf(slot)).toBe(long(19 * slot))
  expect(texts.held).toBeLessThan(200 * 3_010 * 4)
})

test('texts that come in parts are those of their slots', () => {
  const texts = new SearchTexts()
  for (let slot = 0; slot < 3_000; slot++) texts.set(slot, `text ${slot}`)
  const again = new SearchTexts()
  for (let from = 0; from < 3_000; from += 700) {
    const slots = Int32Array.from({ length: Math.min(700, 3_000 - from) }, (_, at) => from + at)
    again.add(from, texts.packed(slots))
  }
  for (const slot of [0, 699, 700, 2_099, 2_100, 2_999]) expect(again.textOf(slot)).toBe(`text ${slot}`)
})

test('more words than have their place at once, and longer ones, are found all the same', () => {
  const texts = new SearchTexts()
  const wordOf = (n: number) => `${n}.`.repeat(500)
  texts.set(0, Array.from({ length: 300 }, (_, n) => wordOf(n)).join(' '))
  const finders = Array.from({ length: 300 }, (_, n) => texts.finder(wordOf(n)))
  const all = texts.textOf(0)
  for (const at of [0, 299, 0, 150, 299]) expect(finders[at]!(0)).toBe(all.indexOf(wordOf(at)))
  expect(texts.finder(all.slice(10))(0)).toBe(10)
  expect(texts.finder(`${all}!`)(0)).toBe(-1)
})
