import { expect, test } from 'vitest'
import { mobileOf, writtenMobile } from './mobile.ts'

test('a phone that codes go to is shown as people write it, and read again from there', async () => {
  for (const [number, written] of [
    ['8613800138000', '+86 138 0013 8000'],
    ['12025550123', '+1 202 555 0123'],
    ['447400123456', '+44 7400 123456'],
  ] as const) {
    expect(await writtenMobile(number)).toBe(written)
    expect(await mobileOf(written)).toBe(number)
  }
  expect(await writtenMobile('99999')).toBe('+99999')
})
