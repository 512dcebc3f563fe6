import { describe, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { authCalls } from './calls.ts'
import { Captcha, Mobile } from './codes.ts'

describe('a phone is the same in any writing', () => {
  test.each([
    ['8613800138000', '8613800138000'],
    ['+86 138 0013 8000', '8613800138000'],
    ['+0086 138-0013-8000', '8613800138000'],
    ['00447400 123456', '447400123456'],
    ['＋８６ １３８００１３８０００', '8613800138000'],
    ['\u202a+86\u00a013800138000\u202c', '8613800138000'],
  ])('%s', (typed, digits) => {
    expect(Mobile.parse(typed)).toBe(digits)
  })

  test.each(['', 'call me', '+86 138oo138000', '1'.repeat(30), '0', '+86138\r\nBcc:x', '١٣٨٠٠١٣٨٠٠٠'])(
    'and “%s” is none',
    (typed) => {
      expect(Mobile.safeParse(typed).error?.issues[0]?.message).toBe('phoneInvalid')
    },
  )
})

describe('an email address has the form that the specification asks for', () => {
  const input = authCalls.sendEmail.input
  test.each([
    'a@b',
    'a@b.c',
    'a@@b.com',
    'a b@c.com',
    'a@b.com\r\nBcc:x@y.com',
    'a@b.com,x@y.com',
    `${'a'.repeat(250)}@b.com`,
  ])('%j is none', (email) => {
    expect(input.safeParse({ email, event: 'emaillogin' }).error?.issues[0]?.message).toBe('emailInvalid')
  })
  test.each(['Lin@Fair.example', '林@展会.中国'])('%s is one', (email) => {
    expect(input.parse({ email, event: 'emaillogin' })).toEqual({ email: email.toLowerCase(), event: 'emaillogin' })
  })
})

test('a code may be pasted with what surrounds it, and is six digits', () => {
  for (const typed of ['123456', ' 123 456\n', '１２３４５６']) expect(Captcha.parse(typed)).toBe('123456')
  for (const typed of ['', '12345', '1234567', 'abcdef', '1'.repeat(10_000)])
    expect(Captcha.safeParse(typed).error?.issues[0]?.message).toBe('codeEmpty')
})

test('whoever guesses codes all day long hits one in ten thousand at most', () => {
  const guesses = limits.codesPerTargetDay * limits.codeTries
  expect(guesses / 1_000_000).toBeLessThan(1e-4)
})

test('a code goes to one address: neither to none nor to two', () => {
  const form = { captcha: '123456', newpassword: 'fair winds' }
  const { input } = authCalls.resetPassword
  expect(input.safeParse({ ...form, email: null, mobile: '8613800138000' }).success).toBe(true)
  for (const target of [
    { email: null, mobile: null },
    { email: 'a@fair.example', mobile: '8613800138000' },
  ])
    expect(input.safeParse({ ...form, ...target }).success).toBe(false)
})
