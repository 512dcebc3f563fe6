import { useSyncExternalStore } from 'react'
import type { UserInfo } from '#domain/auth/user'
import { AppError } from '#domain/errors'
import { expiredBy, nextExpiry } from '#domain/products'
import { onProfileHint, renew } from '../lib/keptSession.ts'
import { refreshProfile } from '../lib/profile.ts'
import { currentUser, onSession } from '../lib/session.ts'
import { type ClosedPage, closingOf, emptyHanded } from './guards.ts'
import { profileFailed } from './sessionEnd.ts'

const firstLookMs = 2_000
const lookMs = 5 * 60_000
// The server's clock may be a little behind.
const slackMs = 1_000
// A browser's timer takes no more than 24 days.
const longestTimerMs = 2 ** 31 - 1

let lookedAt = 0
let endTimer: ReturnType<typeof setTimeout> | undefined

/**
 * The user's rights and products may change while the app is open: the server hints at it, and is asked when the page is
 * looked at again. What ends at its time ends here too, with or without a network.
 */
export function watchProfile() {
  onProfileHint(look)
  addEventListener('online', look)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lookedAt > lookMs) look()
  })
  setInterval(() => document.visibilityState === 'visible' && look(), lookMs)
  let user = currentUser()
  // What changed while the app was closed; the first screen does not wait for it.
  setTimeout(() => void end(), firstLookMs)
  onSession(() => {
    const before = user
    user = currentUser()
    waitForEnd()
    if (!before || before.token !== user?.token) return closeWith(user && emptyHanded(user))
    const closing = closingOf(location.pathname, before, user)
    if (closing) closeWith(closing)
  })
}

function look() {
  if (!currentUser() || !navigator.onLine) return
  lookedAt = Date.now()
  refreshProfile().catch((error: unknown) => {
    profileFailed(error)
    if (!(error instanceof AppError)) console.error(error)
  })
}

function waitForEnd() {
  clearTimeout(endTimer)
  const next = nextExpiry(currentUser()?.product_list ?? [], Date.now())
  if (next === null) return
  endTimer = setTimeout(() => void end(), Math.min(next - Date.now() + slackMs, longestTimerMs))
}

/** Time for a product to end: the server's clock decides, and this device's where there is no server to ask. */
async function end() {
  const asked = await refreshProfile().catch((error: unknown) => error)
  const user = currentUser()
  if (!user) return
  profileFailed(asked)
  if (asked instanceof Error) await renewWith(user, expiredBy(user.product_list, Date.now()))
  // The server may not think so yet, or the timer was too short for a far end.
  waitForEnd()
}

async function renewWith(user: UserInfo, product_list: UserInfo['product_list']) {
  if (product_list.some((grant, n) => grant !== user.product_list[n])) await renew({ ...user, product_list })
}

/** The page that was closed last, until the user has taken note. */
let closing: ClosedPage | null = null
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export function closeWith(next: ClosedPage | null) {
  closing = next
  for (const listener of listeners) listener()
}
export const currentClosing = () => closing
export const useClosing = () => useSyncExternalStore(subscribe, currentClosing)
