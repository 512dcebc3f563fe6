import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText, decodeSmsText, wholeText } from './smsText.ts'

const shown = (text: string) => {
  const { coding, parts } = cutText(text, 7)
  const bare = parts.length > 1 ? parts.map((part) => part.subarray(6)) : parts
  return { coding, texts: bare.map((part) => decodeSmsText(coding, part)) }
}

test('what phones can write goes in their own alphabet, anything else in UCS-2', () => {
  expect(cutText('Hi @$ {€}', 0)).toEqual({ coding: 0, parts: [Buffer.from('4869200002201b281b651b29', 'hex')] })
  expect(cutText('你好', 0)).toEqual({ coding: 8, parts: [Buffer.from('4f60597d', 'hex')] })
  expect(cutText('a `', 0).coding).toBe(8)
})

test.each([
  ['160 letters', 'a'.repeat(160), [160]],
  ['161 letters', 'a'.repeat(161), [153, 8]],
  ['70 characters of Chinese', '好'.repeat(70), [70]],
  ['71 characters of Chinese', '好'.repeat(71), [67, 4]],
  ['an euro sign at the end of a part', `${'a'.repeat(152)}€${'b'.repeat(20)}`, [152, 21]],
  ['a picture at the end of a part', `${'好'.repeat(66)}😀${'好'.repeat(20)}`, [66, 22]],
])('%s are cut where no character breaks', (_, text, lengths) => {
  const { texts } = shown(text)
  expect(texts.join('')).toBe(text)
  expect(texts.map((part) => part.length)).toEqual(lengths)
})

test('each part says which message it is of, how many there are, and which it is', () => {
  const { parts } = cutText('好'.repeat(150), 0xab)
  expect(parts.map((part) => part.subarray(0, 6).toString('hex'))).toEqual([
    '050003ab0301',
    '050003ab0302',
    '050003ab0303',
  ])
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(140)
})

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'aZ0 @€^{é\n'), maxLength: 700, size: 'max' }),
  fc.string({ unit: fc.constantFrom(...'aZ0 @€^{é\n好`😀'), maxLength: 400, size: 'max' }),
)

test('any text arrives as it was written, whole and in parts', () => {
  fc.assert(
    fc.property(text, (text) => {
      expect(shown(text).texts.join('')).toBe(text)
      const { coding, parts } = wholeText(text)
      expect(decodeSmsText(coding, parts[0]!)).toBe(text)
    }),
  )
})
