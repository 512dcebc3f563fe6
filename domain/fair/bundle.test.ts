import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fromBase45, toBase45 } from './base45.ts'
import { Bundle, readReceipt, readReceiver, receiptCode, receiverCode } from './bundle.ts'
import { bytesOfSeries, framesOf, type Series, withFrame } from './frames.ts'

const bytes = fc.uint8Array({ maxLength: 3_000 })
const ascii = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const id = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`

test('bytes are the same after base 45, as its standard writes them', () => {
  expect(toBase45(ascii('Hello!!'))).toBe('%69 VD92EX0')
  expect(toBase45(ascii('ietf!'))).toBe('QED8WEX0')
  fc.assert(
    fc.property(bytes, (some) => {
      expect(fromBase45(toBase45(some))).toEqual(some)
    }),
  )
})

test('what is no base 45 is nothing', () => {
  for (const text of ['A', 'GGW', ':::', 'ab', '0000']) expect(fromBase45(text)).toBeNull()
})

describe('a series of codes', () => {
  test('gives its bytes back in whatever order it was seen, with repetitions', () => {
    const seen = (frames: string[], order: number[]) =>
      order.reduce<Series | null>((series, n) => withFrame(series, frames[n % frames.length]!), null)
    fc.assert(
      fc.property(bytes, fc.array(fc.nat(), { maxLength: 50 }), (some, order) => {
        const frames = framesOf(some.length ? some : new Uint8Array([1]), '0A1B2C3D', 300)!
        const series = seen(frames, [...order, ...frames.keys()].toReversed())!
        expect(bytesOfSeries(series)).toEqual(some.length ? some : new Uint8Array([1]))
      }),
    )
  })

  test('is nothing while a part is missing, and another series begins anew', () => {
    const one = framesOf(new Uint8Array(2_000).fill(7), 'AAAAAAAA')!
    const other = framesOf(new Uint8Array([9]), 'BBBBBBBB')!
    expect(one.length).toBeGreaterThan(2)
    const series = withFrame(null, one[0]!)!
    expect(bytesOfSeries(series)).toBeNull()
    expect(bytesOfSeries(withFrame(series, other[0]!)!)).toEqual(new Uint8Array([9]))
  })

  test('too much for a screen is no series', () => expect(framesOf(new Uint8Array(200_000), 'AAAAAAAA')).toBeNull())

  test('a code of anybody else is none', () => {
    for (const text of [
      'https://a.b',
      'FL1/AAAAAAAA/0/3/AB',
      'FL1/AAAAAAAA/4/3/AB',
      'FL1/aaaaaaaa/1/3/AB',
      'FL1/AAAAAAAA/1/999/AB',
    ])
      expect(withFrame(null, text)).toBeNull()
  })
})

test('the codes of a receiver and of a receipt say what they were made of', () => {
  const receiver = { account: id(1), user: id(2), key: new Uint8Array(65).fill(4) }
  expect(readReceiver(receiverCode(receiver))).toEqual(receiver)
  expect(readReceiver(receiverCode({ ...receiver, key: new Uint8Array(64) }))).toBeNull()
  const receipt = { id: id(3), receipt: '0123456789ABCDEF' }
  expect(readReceipt(receiptCode(receipt))).toEqual(receipt)
  expect(readReceipt('FLK/../x')).toBeNull()
})

describe('a bundle', () => {
  const lead = { contact: { id: id(5), name: '王小明' }, origins: [], reminders: [], voices: [] }
  const bundle = {
    version: 1,
    id: id(1),
    account: id(2),
    from: id(3),
    made_at: 1,
    receipt: 'A'.repeat(16),
    leads: [lead],
  }
  const takes = (some: object) => z.safeParse(Bundle, { ...bundle, ...some }).success
  const reminder = { id: id(6), kind: 'date', due_at: 1, text: '', replies: 0, replied: false }

  test('has leads, each once and with nothing of another contact', () => {
    expect(takes({})).toBe(true)
    expect(takes({ leads: [{ ...lead, reminders: [{ ...reminder, contact_id: id(5) }] }] })).toBe(true)
    for (const leads of [
      [],
      [lead, lead],
      [{ ...lead, contact: { id: id(5) } }],
      [{ ...lead, reminders: [{ ...reminder, contact_id: id(9) }] }],
      [{ ...lead, picture: '<svg>' }],
    ])
      expect(takes({ leads })).toBe(false)
  })

  test('of another version is not read', () => expect(takes({ version: 2 })).toBe(false))

  test('takes nothing that a device may not say', () => {
    const contact = { id: id(5), name: 'x', belongto: id(9), wt_send_count: 7, restricted_at: 1 }
    expect(z.parse(Bundle, { ...bundle, leads: [{ ...lead, contact }] }).leads[0]!.contact).toEqual({
      id: id(5),
      name: 'x',
    })
  })
})
