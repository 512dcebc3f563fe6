import { expect, test } from 'vitest'
import { messagesQuestion, readMessagesAddress, writeMessagesAddress } from './messagesAddress.ts'

const now = new Date(2026, 10, 27, 12)
const none = readMessagesAddress(new URLSearchParams())

test('what the address says is what it was written from, and nonsense is nothing', () => {
  const address = {
    ...none,
    search: 'lin',
    filter: 'delivered',
    account: 'r',
    template: 't',
    country: 'DE',
    period: 'days7',
    page: 3,
  } as const
  expect(readMessagesAddress(writeMessagesAddress(address))).toEqual(address)
  expect(readMessagesAddress(new URLSearchParams('state=x&country=germany&days=y&page=-2&order=z'))).toEqual(none)
})

test('sent messages are asked from the beginning, all messages without a time', () => {
  expect(messagesQuestion(none, { isSent: false, now })).toEqual({})
  expect(messagesQuestion(none, { isSent: true, now })).toEqual({ from: 1 })
  const { from } = messagesQuestion({ ...none, period: 'today' }, { isSent: true, now })
  expect(from).toBe(new Date(2026, 10, 27).getTime())
})
