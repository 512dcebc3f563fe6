import { expect, test } from 'vitest'
import {
  type EngineState,
  initialState,
  type RequestFailure,
  stateAfterAnswer,
  stateAfterFailure,
} from './engineState.ts'

// What a request without an answer says of the line, and what follows.

const at = { direction: 'pull', now: 5_000, isVisible: true } as const
const follows = (
  failure: RequestFailure,
  state: Partial<EngineState> = {},
  context: Partial<Parameters<typeof stateAfterFailure>[2]> = {},
) => stateAfterFailure({ ...initialState, ...state }, failure, { ...at, ...context })

test('no answer at all is offline since the first time', () => {
  const lost: RequestFailure = { kind: 'unknown', reason: 'offline', received: 0 }
  expect(follows(lost)).toMatchObject({ step: 'later', change: { connection: 'offline', offlineSince: 5_000 } })
  expect(follows(lost, { offlineSince: 1_000 }).change.offlineSince).toBe(1_000)
})

test('a portal is tried again soon while somebody looks', () => {
  const portal: RequestFailure = { kind: 'unknown', reason: 'captivePortal', received: 0 }
  expect(follows(portal).step).toBe('soon')
  expect(follows(portal, {}, { isVisible: false }).step).toBe('later')
})

test('a busy server says how long to wait, and does not lift a block', () => {
  const busy: RequestFailure = { kind: 'busy', retryAfter: 700 }
  expect(follows(busy)).toMatchObject({ step: 'later', holdMs: 700, change: { connection: 'serverTrouble' } })
  expect(follows(busy, { connection: 'signedOut' }).change).not.toHaveProperty('connection')
})

test('what only a person can help with blocks; who is disabled hands over where a pull said so', () => {
  expect(follows({ kind: 'signedOut', code: 'signInAgain' })).toMatchObject({
    step: 'blocked',
    change: { connection: 'signedOut' },
  })
  expect(follows({ kind: 'refused', code: 'upgradeRequired' })).toMatchObject({ step: 'blocked' })
  const disabled: RequestFailure = { kind: 'refused', code: 'accountDisabled' }
  expect(follows(disabled)).toMatchObject({ step: 'blocked', leave: true, change: { connection: 'disabled' } })
  expect(follows(disabled, {}, { direction: 'push' })).not.toHaveProperty('leave')
})

test('another history is greeted again', () => {
  expect(follows({ kind: 'refused', code: 'epochChanged' })).toMatchObject({ step: 'later', greetAgain: true })
})

test('an answer ends being offline, and leaves a block as it is', () => {
  expect(stateAfterAnswer({ ...initialState, connection: 'offline', offlineSince: 3 }, 9, 5)).toEqual({
    lastContact: 5,
    head: 9,
    connection: 'online',
    offlineSince: null,
  })
  expect(stateAfterAnswer({ ...initialState, connection: 'disabled' }, 9, 5)).not.toHaveProperty('connection')
})
