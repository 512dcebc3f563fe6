import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FormTraces, isDoubtful, readItems } from './inquiry.ts'

const calm: FormTraces = { filledMs: 20_000, hasWork: false, text: 'How much are 50 lamps?', ofAddress: 1, ofShop: 3 }

test('an ordinary question raises no doubt, with and without a script', () => {
  expect([isDoubtful(calm), isDoubtful({ ...calm, hasWork: true })]).toEqual([false, false])
})

test('whoever is too quick, floods, or brings links has to confirm', () => {
  expect(isDoubtful({ ...calm, filledMs: 500 })).toBe(true)
  expect(isDoubtful({ ...calm, ofAddress: 20 })).toBe(true)
  expect(isDoubtful({ ...calm, ofShop: 500 })).toBe(true)
  expect(isDoubtful({ ...calm, text: 'see https://spam.example' })).toBe(true)
  expect(isDoubtful({ ...calm, hasWork: true, text: 'our shop is https://buyer.example' })).toBe(false)
})

test('more of anything never takes a doubt away, and work never makes one', () => {
  const traces = fc.record({
    filledMs: fc.nat(60_000),
    hasWork: fc.boolean(),
    text: fc.string(),
    ofAddress: fc.nat(10),
    ofShop: fc.nat(100),
  })
  fc.assert(
    fc.property(traces, fc.nat(50), (one, more) => {
      const isMore = isDoubtful({ ...one, ofAddress: one.ofAddress + more, ofShop: one.ofShop + more })
      expect(isMore || !isDoubtful(one)).toBe(true)
      expect(isDoubtful({ ...one, hasWork: true }) && !isDoubtful({ ...one, hasWork: false })).toBe(false)
    }),
  )
})

test('of a list only what can be a product with a count is taken, each once', () => {
  expect(readItems('lamp-1*50,lamp-2,lamp-1*20,<script>*1,lamp-3*0,lamp-4*1e9')).toEqual([
    { slug: 'lamp-1', count: 20 },
    { slug: 'lamp-2', count: 1 },
  ])
  fc.assert(fc.property(fc.string(), (text) => void readItems(text)))
})
