import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  afterBatch,
  afterCheckRefusal,
  isAskedAnew,
  newCheckPace,
  readCheck,
  typedNumbers,
  usualCheckRate,
} from './numberCheck.ts'

const own = '491700000000'
const found = (number: string) => ({ number, jid: `${number}@s.whatsapp.net` })
const number = fc.integer({ min: 0, max: 9_999 }).map((n) => `49151000${String(n).padStart(4, '0')}`)

test('numbers in any writing are asked once, and what is none is told', () => {
  expect(typedNumbers(['+49 151 234567', '0049 (151) 234-567', '86138001', 'none', ''])).toEqual({
    numbers: ['49151234567', '86138001'],
    wrong: ['none', ''],
  })
})

test('every number is registered, unregistered or unclear, and those named are registered', () => {
  fc.assert(
    fc.property(fc.uniqueArray(number), fc.func(fc.boolean()), (asked, isKnown) => {
      const known = asked.filter((one) => isKnown(one))
      const reading = readCheck(asked, [found(own), ...known.map(found)], own)!
      expect(reading.registered).toEqual(known.map(found))
      expect([...known, ...reading.unregistered].toSorted()).toEqual(asked.toSorted())
    }),
  )
})

test('an answer without the phone’s own number says nothing of anybody', () => {
  fc.assert(
    fc.property(fc.uniqueArray(number, { minLength: 1 }), fc.nat(), (asked, many) => {
      expect(readCheck(asked, asked.slice(0, many).map(found), own)).toBeNull()
    }),
  )
})

test('numbers that WhatsApp spells otherwise than they are dialled are found', () => {
  const asked = ['5511987654321', '525512345678', '5491112345678', '4915100000001']
  const reading = readCheck(asked, [own, '551187654321', '5215512345678', '541112345678'].map(found), own)!
  expect(reading.registered.map((one) => one.number)).toEqual(asked.slice(0, 3))
  expect(reading.registered[0]?.jid).toBe('551187654321@s.whatsapp.net')
  expect(reading.unregistered).toEqual(['4915100000001'])
})

test('while somebody is named whom nobody asked for, nobody is unregistered', () => {
  expect(readCheck(['4915100000001', '4915100000002'], [own, '4915100000002', '999999'].map(found), own)).toEqual({
    registered: [found('4915100000002')],
    unregistered: [],
    unclear: ['4915100000001'],
  })
})

test('who has WhatsApp is asked for again after 30 days, and who has not after 7', () => {
  const day = 86_400_000
  const isAnew = (verdict: 'registered' | 'unregistered', days: number) => isAskedAnew({ verdict, at: 0 }, days * day)
  expect([isAnew('registered', 29), isAnew('registered', 30)]).toEqual([false, true])
  expect([isAnew('unregistered', 6), isAnew('unregistered', 7)]).toEqual([false, true])
})

test('a minute has one batch at most, and each refusal in a row doubles the wait', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (chance) => {
      const { next } = afterBatch(newCheckPace, usualCheckRate, 1_000, chance)
      expect(next).toBeGreaterThanOrEqual(61_000)
      expect(next).toBeLessThanOrEqual(76_000)
    }),
  )
  const first = afterCheckRefusal(newCheckPace, 0)
  const second = afterCheckRefusal(first, first.next)
  expect(second.next - first.next).toBe(2 * first.next)
  expect(afterCheckRefusal({ next: 0, refusals: 40 }, 0).next).toBe(86_400_000)
})
