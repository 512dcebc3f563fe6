import fc from 'fast-check'
import { SegmentedMessage } from 'sms-segments-calculator'
import { expect, test } from 'vitest'
import { measureSms, splitSms } from './parts.ts'
import { dearSigns, plainerSms } from './plainer.ts'

const signs = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'aZ0 @€^{é\n|~[]\\ÄñΩ£') },
  { weight: 1, arbitrary: fc.constantFrom(...'好`’—ê', '😀', '🇵🇹', '👩‍👩‍👧', 'é') },
)
const plain = fc.string({ unit: fc.constantFrom(...'aZ0 @€^{é\n|~[]\\ÄñΩ£'), maxLength: 700, size: 'max' })
const any = fc.string({ unit: signs, maxLength: 500, size: 'max' })

test('parts are counted as an independent calculator counts them', () => {
  fc.assert(
    fc.property(fc.oneof(plain, any), (text) => {
      fc.pre(text.length > 0)
      const other = new SegmentedMessage(text)
      const { encoding, parts } = measureSms(text)
      expect({ encoding, parts }).toEqual({
        encoding: other.encodingName === 'GSM-7' ? 'gsm7' : 'ucs2',
        parts: other.segmentsCount,
      })
    }),
    { numRuns: 1_000 },
  )
})

test('the parts of a text are the text, and what is left of the last one is right to the letter', () => {
  fc.assert(
    fc.property(any, (text) => {
      expect(splitSms(text).parts.join('')).toBe(text)
      const { parts, left } = measureSms(text)
      expect(left).toBeGreaterThanOrEqual(0)
      if (splitSms(text).encoding === 'gsm7' && text) {
        expect(measureSms(text + 'a'.repeat(left)).parts, 'so many more fit').toBe(parts)
        expect(measureSms(text + 'a'.repeat(left + 1)).parts, 'and not one more').toBeGreaterThan(parts)
      }
    }),
  )
})

test.each([
  ['nothing', '', { encoding: 'gsm7', units: 0, parts: 0, left: 160 }],
  ['160 letters', 'a'.repeat(160), { encoding: 'gsm7', units: 160, parts: 1, left: 0 }],
  ['161 letters', 'a'.repeat(161), { encoding: 'gsm7', units: 161, parts: 2, left: 145 }],
  ['70 characters of Chinese', '好'.repeat(70), { encoding: 'ucs2', units: 70, parts: 1, left: 0 }],
  [
    'an emoji where two parts meet',
    `${'好'.repeat(66)}😀${'好'.repeat(9)}`,
    { encoding: 'ucs2', units: 77, parts: 2, left: 56 },
  ],
  ['20 parts', 'a'.repeat(153 * 20), { encoding: 'gsm7', units: 3060, parts: 20, left: 0 }],
] as const)('%s', (_, text, length) => expect(measureSms(text)).toEqual(length))

test('a sign that costs a second part is offered in the phones’ alphabet, and one that costs nothing is left', () => {
  const text = `${'a'.repeat(100)} don’t — “now”…`
  expect(plainerSms(text)).toEqual({
    text: `${'a'.repeat(100)} don't - "now"...`,
    replaced: ['’', '—', '“', '”', '…'],
    parts: 1,
    partsBefore: 2,
  })
  expect(plainerSms('don’t'), 'one part either way').toBe(null)
  expect(plainerSms(`${'好'.repeat(80)}’`), 'other signs make it dear all the same').toBe(null)
  expect(dearSigns('好 don’t €')).toEqual(['好', '’'])
})
