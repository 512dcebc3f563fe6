import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collate, collator, compareTexts } from './collation.ts'

const letters = [...'abezsoABZéÉñßæŒ①½ﬁ 0129.-_&()（）张伟李娜王芳阿陈重庆单曾宁波海港贸易有限公司ａＡあカ한Яя€·—']
const text = fc.array(fc.constantFrom(...letters), { maxLength: 6 }).map((some) => some.join(''))

test('names stand in the order of the Chinese collator, empty ones last', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 60 }), (texts) => {
      const slots = Int32Array.from(texts, (_, slot) => slot)
      const expected = [...slots].sort((a, b) => compareTexts(texts[a]!, texts[b]!) || a - b)
      expect([
        ...collate(
          slots,
          (slot) => texts[slot]!,
          (a, b) => a - b,
        ),
      ]).toEqual(expected)
    }),
    { numRuns: 1000, seed: 5 },
  )
})

test('Chinese names follow their pinyin', () => {
  const names = ['张伟', '阿里', '李娜', '陈静', 'Bosch', '']
  const order = collate(
    Int32Array.from(names, (_, at) => at),
    (at) => names[at]!,
    (a, b) => a - b,
  )
  expect([...order].map((at) => names[at]).filter((name) => name !== 'Bosch')).toEqual([
    '阿里',
    '陈静',
    '李娜',
    '张伟',
    '',
  ])
  expect(collator.compare('陈静', '李娜')).toBeLessThan(0)
})
