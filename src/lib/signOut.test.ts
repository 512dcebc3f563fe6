import { afterEach, expect, test, vi } from 'vitest'
import type { UserInfo } from '#domain/auth/user'
import { newId } from '#workers/newId'

const { request, leaveSession } = vi.hoisted(() => ({ request: vi.fn(async () => null), leaveSession: vi.fn() }))
vi.mock('./http.ts', () => ({ request }))
vi.mock('./keptSession.ts', () => ({ leaveSession }))
vi.mock('./signOutPurge.ts', () => ({ mustGo: () => {}, purgeSignedOut: async () => {}, allGone: async () => {} }))
vi.mock('./holdOpen.ts', () => ({ holdOpen: async () => {} }))

/** The worker, as it opens: what was kept of the last time, and how things stand once it knows. */
const worker = vi.hoisted(() => ({ stands: Promise.withResolvers<void>(), state: { waiting: 0, issues: 0 } }))
vi.mock('#workers/client', () => ({
  openClient: async () => ({
    standing: worker.stands.promise,
    syncState: () => worker.state,
    close: async () => {},
  }),
}))

// What a page has and this place has not.
vi.stubGlobal('addEventListener', () => {})

const { openUserClient, closeClient } = await import('./openClient.ts')
const { ask, askedAbout, signOut } = await import('./signOut.ts')

async function open(kept: typeof worker.state) {
  worker.stands = Promise.withResolvers()
  worker.state = kept
  await openUserClient({ id: newId(), account: newId(), token: newId(), username: 'mia' } as unknown as UserInfo)
}

afterEach(async () => {
  vi.useRealTimers()
  vi.clearAllMocks()
  ask(null)
  await closeClient()
})

test('who signs out before it is known how things stand is asked all the same, about refused changes as well', async () => {
  await open({ waiting: 0, issues: 0 })
  const leaving = signOut()
  worker.state = { waiting: 1, issues: 2 }
  worker.stands.resolve()
  await leaving
  expect(askedAbout()).toBe(3)
  expect(leaveSession).not.toHaveBeenCalled()
})

test('a worker that says nothing keeps nobody from signing out, who is asked about what was known before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await open({ waiting: 1, issues: 0 })
  const asked = signOut()
  await vi.runAllTimersAsync()
  await asked
  expect(askedAbout()).toBe(1)

  ask(null)
  worker.state = { waiting: 0, issues: 0 }
  const left = signOut()
  await vi.runAllTimersAsync()
  await left
  expect(leaveSession).toHaveBeenCalledOnce()
})

test('with a worker that did not open there is nothing to ask about', async () => {
  await open({ waiting: 0, issues: 0 })
  worker.stands.reject(new Error('does not open'))
  await signOut()
  expect(leaveSession).toHaveBeenCalledOnce()
})
