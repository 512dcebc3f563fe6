import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UserInfo } from '#domain/auth/user'
import { AppError, type ErrorCode } from '#domain/errors'
import { newId } from '#workers/newId'

/** What the server says when it is asked for the user again. */
const server = vi.hoisted(() => ({ answer: (): unknown => null }))
vi.mock('../lib/http.ts', () => ({ request: async () => server.answer() }))
const { mustGo } = vi.hoisted(() => ({ mustGo: vi.fn() }))
vi.mock('../lib/signOutPurge.ts', () => ({ mustGo, purgeSignedOut: async () => {} }))
vi.mock('../lib/openClient.ts', () => ({ closeClient: async () => {}, countWaiting: async () => 2 }))
// What a page has and this place has not.
vi.stubGlobal('addEventListener', () => {})

const { sessionRefused, sessionState, setSession } = await import('../lib/session.ts')
const { enterSession, leaveSession, renew, restoreSession } = await import('../lib/keptSession.ts')
const { profileFailed, watchSessionEnd } = await import('./sessionEnd.ts')

const user = { id: newId(), account: newId(), token: 'a token', username: 'mia', parentuser: '' } as UserInfo
const refusing = (code: ErrorCode) => () => {
  throw new AppError(code)
}

watchSessionEnd()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  mustGo.mockClear()
  setSession({ kind: 'signedIn', user, ending: null })
})
afterEach(() => vi.useRealTimers())

/** The server refuses a call; then two seconds go by. */
async function refused(code: ErrorCode) {
  sessionRefused(code)
  vi.advanceTimersByTime(1_999)
  expect(sessionState()).toMatchObject({ kind: 'signedIn', ending: code })
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await vi.waitFor(() => expect(sessionState()).not.toMatchObject({ ending: code }), 20_000)
}

test('a refused session is looked at once more after two seconds, then left with the reason', async () => {
  server.answer = refusing('signInAgain')
  await refused('signedInElsewhere')
  expect(sessionState()).toEqual({
    kind: 'visitor',
    farewell: { code: 'signedInElsewhere', username: 'mia', waiting: 2 },
  })
  expect(mustGo, 'the user comes back to this device').not.toHaveBeenCalled()
})

test('a session that is refused right after the sign-in says that its cookie did not come back', async () => {
  server.answer = refusing('signInAgain')
  await enterSession(user)
  await refused('signInAgain')
  expect(sessionState()).toEqual({ kind: 'visitor', farewell: { code: 'cookieNotKept', username: 'mia', waiting: 2 } })
})

test('a session that stands after all goes on, and so does one that nobody can be asked about', async () => {
  server.answer = () => ({ ...user, nickname: '米娅' })
  await refused('signInAgain')
  expect(sessionState()).toMatchObject({ kind: 'signedIn', user: { nickname: '米娅' } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server.answer = refusing('network')
  await refused('signInAgain')
  expect(sessionState()).toMatchObject({ kind: 'signedIn' })
})

test('a session that was ended on purpose lets the data of this device go', async () => {
  server.answer = refusing('sessionEnded')
  await refused('signInAgain')
  expect(sessionState()).toEqual({ kind: 'visitor', farewell: { code: 'sessionEnded', username: 'mia', waiting: 2 } })
  expect(mustGo).toHaveBeenCalledWith(user)
})

test('a user whose data cannot be loaded although the server answers is signed out after 1.5 seconds', async () => {
  profileFailed(new AppError('operationFailed'))
  vi.advanceTimersByTime(1_499)
  expect(sessionState()).toMatchObject({ kind: 'signedIn' })
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await vi.waitFor(() => expect(sessionState()).toMatchObject({ kind: 'visitor', farewell: { code: 'signInAgain' } }))
})

test('a user stays signed in without an answer, and while the server says no more than later', () => {
  for (const code of ['network', 'captivePortal', 'serverBusy', 'tooManyRequests', 'upgradeRequired'] as const)
    profileFailed(new AppError(code))
  vi.advanceTimersByTime(5_000)
  expect(sessionState()).toMatchObject({ kind: 'signedIn', ending: null })
})

test('a profile that arrives while its user leaves does not sign in again', async () => {
  await enterSession(user)
  const left = leaveSession()
  await Promise.all([left, renew({ ...user, nickname: 'Mia' })])
  expect(sessionState()).toEqual({ kind: 'visitor', farewell: null })
  await restoreSession()
  expect(sessionState(), 'nor after a reload').toEqual({ kind: 'visitor', farewell: null })
})
