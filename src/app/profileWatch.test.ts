import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import type { UserInfo } from '#domain/auth/user'
import { AppError } from '#domain/errors'
import { newId } from '#workers/newId'

vi.mock('../lib/http.ts', () => ({
  request: async () => {
    throw new AppError('network')
  },
}))
vi.mock('../lib/openClient.ts', () => ({ closeClient: async () => {} }))
// What a page has and this place has not.
vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('document', { addEventListener: () => {}, visibilityState: 'visible' })
vi.stubGlobal('location', { pathname: '/emailMarketing/emailTask' })
vi.stubGlobal('localStorage', { getItem: () => null })

const { setSession, currentUser } = await import('../lib/session.ts')
const { readOnce } = await import('../lib/reader.ts')
const { currentClosing, watchProfile } = await import('./profileWatch.ts')

const hour = 3_600_000
/** What is asked meanwhile is asked by code that is loaded first. */
async function passes(ms: number) {
  for (const part of [3_000, ms - 3_000]) {
    await vi.advanceTimersByTimeAsync(part)
    await vi.dynamicImportSettled()
  }
}
const user = {
  id: newId(),
  account: newId(),
  token: 'a token',
  username: 'mia',
  parentuser: '',
  product_list: [{ id: 7, expired: false, status: '1', expires_at: Date.now() + hour }],
} as unknown as UserInfo

test('a product that ends while its page is open closes it with the reason, also without a network, and keeps the draft', async () => {
  setSession({ kind: 'signedIn', user, ending: null })
  const draft = { key: 'emailTask', value: { subject: '秋季新品' }, at: 1 }
  await readOnce((db) => db.drafts.put(draft))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date'] })
  watchProfile()
  await passes(hour - 1_000)
  expect(currentClosing()).toBe(null)
  await passes(5_000)
  await vi.waitFor(() => expect(currentClosing()).toEqual({ tile: 'emailMarketing', why: 'expired' }))
  vi.useRealTimers()
  expect(currentUser()?.product_list[0]).toMatchObject({ expired: true })
  expect(await readOnce((db) => db.drafts.get('emailTask'))).toEqual(draft)
})

test('who signs in without a product is told so once, and not any more with one', async () => {
  setSession({ kind: 'visitor', farewell: null })
  setSession({ kind: 'signedIn', user: { ...user, token: 'the next', product_list: [] }, ending: null })
  expect(currentClosing()).toEqual({ tile: 'account', why: 'nothing' })
  setSession({ kind: 'signedIn', user: { ...user, token: 'one more' }, ending: null })
  expect(currentClosing()).toBe(null)
})
