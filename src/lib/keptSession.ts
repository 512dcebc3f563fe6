import type { UserInfo } from '#domain/auth/user'
import { AppError } from '#domain/errors'
import {
  clearSession,
  loadSession,
  protectionOf,
  saveSession,
  sessionOwner,
  sessionTabs,
} from '#workers/database/device'
import { forgetKey, unlockWithSecret } from './deviceLock.ts'
import { request } from './http.ts'
import { keepLeft, takeLeft } from './leftSession.ts'
import { closeClient, countWaiting } from './openClient.ts'
import { currentUser, type Farewell, setSession } from './session.ts'
import { sessionOf } from './workerSession.ts'

/** Signing in and out of this browser: what is kept on the device, what this tab knows, and what the other tabs hear. */

/** The first thing the app does; no request, so it opens the same without a network. */
export async function restoreSession() {
  const left = takeLeft()
  const kept = await loadSession()
  const isLeft = left !== null && (kept === null || kept.token === left.token)
  markPage(kept !== null && !isLeft)
  if (isLeft) {
    // Before anybody is told: the service worker sends for who is kept here.
    if (kept) await clearSession()
    setSession({ kind: 'visitor', farewell: left.farewell })
  } else if (kept?.profile) setSession({ kind: 'signedIn', user: kept.profile, ending: null })
}

let lastChange: Promise<unknown> = Promise.resolve()
/** What is kept and what the tab shows change together, one change after the other: else a profile that arrives while its user leaves signs in again. */
function inTurn(change: () => Promise<void>): Promise<void> {
  const done = lastChange.then(change)
  lastChange = done.catch(() => undefined)
  return done
}

let enteredAt = Number.NEGATIVE_INFINITY
/** A session that the server refuses so soon after the sign-in never worked here. */
export const hasJustEntered = () => performance.now() - enteredAt < 60_000

export async function enterSession(user: UserInfo) {
  enteredAt = performance.now()
  if (!(await openProtected(user))) return location.reload()
  await inTurn(async () => {
    await saveSession(sessionOf(user))
    markPage(true)
    setSession({ kind: 'signedIn', user, ending: null })
  })
  otherTabs.postMessage('changed')
}

/** False when only the PIN opens what is sealed here: the page that asks for it comes next. */
async function openProtected(user: UserInfo): Promise<boolean> {
  const kept = await protectionOf(sessionOf(user))
  if (!kept) {
    forgetKey()
    return true
  }
  const secret = await deviceSecret(kept.device, user)
  if (secret && (await unlockWithSecret(kept, secret))) return true
  await saveSession(sessionOf(user))
  return false
}

async function deviceSecret(device: string, user: UserInfo) {
  const { authCalls } = await import('#domain/auth/calls')
  try {
    return (await request(authCalls.deviceSecret, { device }, { user })).secret
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') return null
    throw error
  }
}

/**
 * Chromium no longer answers a page that opens a database in the moment in which it clears the site, whatever the page opens
 * from then on; the next page is answered.
 */
const answerMs = 5_000

/** The user's database stays, with everything that waits; only the right to talk to the server goes. */
export async function leaveSession(farewell: Farewell | null = null) {
  const token = currentUser()?.token
  const said = farewell && countWaiting().then((waiting) => ({ ...farewell, waiting }))
  const cleared = inTurn(async () => {
    await clearSession()
    markPage(false)
    setSession({ kind: 'visitor', farewell: await said })
  })
  const isCleared = await inTime(cleared)
  if (!isCleared && token) keepLeft({ token, farewell: await said })
  forgetKey()
  await closeClient()
  otherTabs.postMessage('changed')
  if (!isCleared) location.reload()
}

/** False where nothing came of it, for whatever reason. */
const inTime = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      (error: unknown) => (console.error(error), false),
    ),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), answerMs)),
  ])

/** Only for the script in index.html, which draws the outline of the first page before anything can be awaited. */
function markPage(isSignedIn: boolean) {
  try {
    if (isSignedIn) localStorage.setItem('fairlead.signedIn', '1')
    else localStorage.removeItem('fairlead.signedIn')
  } catch {
    // Storage refused: the outline of the sign-in page, then.
  }
}

let profileListener: (() => void) | null = null
/** The server says that the user's rights have changed. */
export const onProfileHint = (listener: () => void) => {
  profileListener = listener
}

/** A newer profile of the same session: products, nickname. Without effect once the user has left it. */
export const renew = (user: UserInfo) =>
  inTurn(async () => {
    if (currentUser()?.token !== user.token) return
    await saveSession(sessionOf(user))
    setSession({ kind: 'signedIn', user, ending: null })
  })

const otherTabs = new BroadcastChannel(sessionTabs)
otherTabs.addEventListener('message', ({ data }) => {
  if (data === 'profile') profileListener?.()
  else void follow()
})
// A page that the browser had put away heard nothing meanwhile.
addEventListener('pageshow', ({ persisted }) => persisted && void follow())

/** Another tab signed in, out, or somebody else in. */
async function follow() {
  const kept = await loadSession()
  // Signed in over there, and sealed: this tab asks for the key as it opens.
  if (!kept && (await sessionOwner())) return location.reload()
  const user = kept?.profile ?? null
  if (user?.token === currentUser()?.token) return
  if (user) return setSession({ kind: 'signedIn', user, ending: null })
  setSession({ kind: 'visitor', farewell: null })
  forgetKey()
  await closeClient()
}
