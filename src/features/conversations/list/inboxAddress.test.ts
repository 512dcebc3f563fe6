import { expect, test } from 'vitest'
import { isInboxFiltered, plainInbox, readInboxAddress, writeInboxAddress } from './inboxAddress.ts'

test('the plain inbox needs nothing in its address, and what is filtered comes back from it', () => {
  expect(writeInboxAddress(plainInbox)).toEqual({})
  const filtered = { ...plainInbox, search: 'preis', box: 'unread', status: null, tag: 't', conversation: 'c' } as const
  expect(readInboxAddress(new URLSearchParams(writeInboxAddress(filtered)))).toEqual(filtered)
})

test('words that mean nothing are as if they were not there', () => {
  expect(readInboxAddress(new URLSearchParams('box=x&status=y&channel=z'))).toEqual(plainInbox)
})

test('an opened conversation is no filter', () => {
  expect(isInboxFiltered({ ...plainInbox, conversation: 'c' })).toBe(false)
  expect(isInboxFiltered({ ...plainInbox, status: null })).toBe(true)
})
