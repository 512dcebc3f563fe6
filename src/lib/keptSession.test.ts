import { beforeEach, expect, test, vi } from 'vitest'
import type { UserInfo } from '#domain/auth/user'
import { newId } from '#workers/newId'

/** What the browser keeps, and whether it still answers this page. */
const kept = vi.hoisted(() => ({ session: null as { token: string; profile: unknown } | null, answers: true }))
vi.mock('#workers/database/device', () => ({
  sessionTabs: 'session',
  loadSession: async () => kept.session,
  clearSession: () => (kept.answers ? ((kept.session = null), Promise.resolve()) : new Promise(() => {})),
}))
vi.mock('./deviceLock.ts', () => ({ forgetKey: () => {} }))
vi.mock('./http.ts', () => ({}))
vi.mock('./workerSession.ts', () => ({}))
vi.mock('./openClient.ts', () => ({ closeClient: async () => {}, countWaiting: async () => 2 }))
// What a page has and this place has not.
vi.stubGlobal('addEventListener', () => {})
const reload = vi.fn()
vi.stubGlobal('location', { reload })
const items = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
})

const { setSession, sessionState } = await import('./session.ts')
const { leaveSession, restoreSession } = await import('./keptSession.ts')

const user = { id: newId(), token: 'a token', username: 'mia' } as UserInfo
const farewell = { code: 'signInAgain', username: 'mia' } as const
const visitor = { kind: 'visitor', farewell: { ...farewell, waiting: 2 } }

beforeEach(() => {
  reload.mockClear()
  kept.session = { token: user.token, profile: user }
  kept.answers = true
  setSession({ kind: 'signedIn', user, ending: null })
})

async function leaveWithoutAnswer() {
  kept.answers = false
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const left = leaveSession(farewell)
  await vi.runAllTimersAsync()
  await left
  vi.useRealTimers()
  kept.answers = true
}

test('a session is left on the page that stands', async () => {
  await leaveSession(farewell)
  expect(sessionState()).toEqual(visitor)
  expect(reload).not.toHaveBeenCalled()
})

test('a session is left on a new page where the browser no longer answers this one', async () => {
  await leaveWithoutAnswer()
  expect(reload).toHaveBeenCalledOnce()

  await restoreSession()
  expect(sessionState()).toEqual(visitor)
  expect(kept.session, 'the new page forgets it').toBeNull()
})

test('who has signed in again in another tab meanwhile stays signed in', async () => {
  await leaveWithoutAnswer()
  kept.session = { token: 'a newer one', profile: { ...user, token: 'a newer one' } }
  await restoreSession()
  expect(sessionState()).toMatchObject({ kind: 'signedIn', user: { token: 'a newer one' } })
})
