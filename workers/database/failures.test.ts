import { expect, test } from 'vitest'
import { storageFailure } from './failures.ts'

const named = (name: string, more: object = {}) => Object.assign(new Error(name), { name, ...more })

test.each<[string, unknown, 'full' | 'lost' | null]>([
  ['no room', named('QuotaExceededError'), 'full'],
  ['no room, found at the end of a transaction', named('AbortError', { inner: named('QuotaExceededError') }), 'full'],
  ['no room, as another layer tells it', named('OpenFailedError', { cause: named('QuotaExceededError') }), 'full'],
  ['an aborted transaction', named('AbortError'), 'lost'],
  ['a closed connection', named('DatabaseClosedError', { inner: named('InvalidStateError') }), 'lost'],
  ['the words of Safari', new Error('Connection to Indexed Database server lost. Refresh the page'), 'lost'],
  ['a mistake of ours', new TypeError('x is not a function'), null],
  ['nothing', undefined, null],
])('%s is told by names and causes', (_, error, failure) => {
  expect(storageFailure(error)).toBe(failure)
})
