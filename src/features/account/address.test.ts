import { expect, test } from 'vitest'
import { addressOf, wayTo } from './address.ts'

const user = { email: 'li@example.com', mobile: null }
const security = { email: 'li@example.com', email_proven: true, mobile: null, mobile_proven: false }

test('an address is added, confirmed or changed, whichever comes next', () => {
  expect(addressOf('mobile', user, security)).toEqual({ value: null, action: 'add' })
  expect(addressOf('email', user, security)).toEqual({ value: 'li@example.com', action: 'change' })
  expect(addressOf('email', user, { ...security, email_proven: false }).action).toBe('confirm')
})

test('the server knows better than the device which address it is', () => {
  expect(addressOf('email', user, { ...security, email: 'new@example.com' }).value).toBe('new@example.com')
})

test('without a network what the device knows stands there, and nobody is worried about it', () => {
  expect(addressOf('email', user, null)).toEqual({ value: 'li@example.com', action: 'change' })
})

test('the code is asked for as what it is used for', () => {
  expect(wayTo('email', { value: null, action: 'add' })).toEqual({ kind: 'email', event: 'bindemail' })
  expect(wayTo('email', { value: 'li@example.com', action: 'confirm' }).event).toBe('changeemail')
  expect(wayTo('mobile', { value: '8613800138000', action: 'change' })).toEqual({ kind: 'sms', event: 'changemobile' })
})
