import { expect, test } from 'vitest'
import type { SyncState } from '#workers/sync/api'
import { syncSummary } from './syncSummary.ts'

const quiet: SyncState = {
  waiting: 0,
  oldestWaiting: null,
  issues: 0,
  connection: 'online',
  offlineSince: null,
  slow: null,
  lastContact: 1,
  firstSync: null,
  storage: 'fine',
  leading: true,
}
const saidOf = (change: Partial<SyncState>) => syncSummary({ ...quiet, ...change })

test('nothing waiting is said as all saved', () => {
  expect(saidOf({})).toEqual({ tone: 'calm', text: 'saved', alsoWaiting: false })
})

test('a picture that is still on its way is not saved everywhere', () => {
  expect(saidOf({ files: 1 })).toMatchObject({ tone: 'moving', text: 'files' })
  expect(saidOf({ files: 1, waiting: 2 }).text).toBe('waiting')
})

test('offline is said with what waits', () => {
  expect(saidOf({ connection: 'offline', waiting: 3 })).toMatchObject({ text: 'offline', alsoWaiting: true })
})

test('a change that needs the user is said before anything that passes by itself', () => {
  expect(saidOf({ issues: 1, connection: 'offline', waiting: 3, firstSync: { rows: 5 } }).text).toBe('issues')
})

test('data that does not fit is said until there is room', () => {
  expect(saidOf({ firstSync: { rows: 5, stopped: true }, storage: 'full' }).text).toBe('noRoom')
})

test('an ended session is said before everything else', () => {
  expect(saidOf({ connection: 'signedOut', issues: 2, storage: 'full' }).text).toBe('signedOut')
})

test('a slow line is said as slow and not as offline, with what waits', () => {
  expect(saidOf({ slow: { bytes: 0 }, firstSync: { rows: 0 } })).toMatchObject({ text: 'slow', alsoWaiting: false })
  expect(saidOf({ slow: { bytes: 5_000 }, waiting: 2 })).toMatchObject({ text: 'slow', alsoWaiting: true })
  expect(saidOf({ slow: { bytes: 5_000 }, connection: 'offline' }).text).toBe('offline')
})
