import { useSyncExternalStore } from 'react'
import { messageSW, Workbox } from 'workbox-window'
import type { UpdateMessage } from '../../workers/sync/updateMessage.ts'
import { isBusy, onBusy } from '../lib/busy.ts'
import { request } from '../lib/http.ts'

/**
 * The service worker and its updates. An update is offered and never taken by itself; when one tab takes it, the others
 * follow as soon as nothing in them would be lost. Workbox registers once the page is loaded, so that what the worker keeps for
 * later does not compete with it; the plugin's own way misses an update that arrives in the same visit as the first install
 * (vite-pwa/vite-plugin-pwa#789).
 */
let isWaiting = false
const listeners = new Set<() => void>()
function offer(next: boolean) {
  isWaiting = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const isUpdateWaiting = () => isWaiting
export const useUpdateWaiting = () => useSyncExternalStore(subscribe, isUpdateWaiting)

const script = '/sw.js'
const hourMs = 60 * 60 * 1000
/** A browser lets the old version finish what it has begun, and Chromium for up to five minutes: nobody waits for that. */
const patienceMs = 2_000
const aheadKey = 'fairlead.ahead'
let isControlled = false
/** This page is the new version's already, while the old worker is still in charge. */
let isAhead = false

export function startPwa() {
  addEventListener('vite:preloadError', reloadForMissingChunk)
  if (!import.meta.env.PROD) return
  if (!('serviceWorker' in navigator)) return askForVersions()
  followOtherTabs()
  void register()
}

async function register() {
  const workbox = new Workbox(script)
  // Refused in some private windows; the app then works like any page.
  const registration = await workbox.register().catch(() => undefined)
  if (!registration) return askForVersions()
  if (!registration.waiting) caughtUp()
  // The very first worker waits for a moment too, but then there is none before it.
  const check = () => {
    if (registration.waiting && registration.active && !isAhead) offer(true)
  }
  workbox.addEventListener('waiting', check)
  // Workbox hears of what is found after it has registered, and of one later version: another tab may have found one before,
  // and a page that stays open for days sees several.
  const follow = () => registration.installing?.addEventListener('statechange', check)
  registration.addEventListener('updatefound', () => {
    caughtUp()
    follow()
  })
  follow()
  check()
  const look = () => {
    if (navigator.onLine && !document.hidden) workbox.update().catch(() => undefined)
  }
  setInterval(look, hourMs)
  document.addEventListener('visibilitychange', look)
}

/** Where no service worker can say it, the server is asked for its version: another one than at the start is an update. */
export function askForVersions(every = hourMs) {
  let first: string | null = null
  const look = async () => {
    if (!navigator.onLine || document.hidden) return
    const { systemCalls } = await import('#domain/system/calls')
    const { version } = await request(systemCalls.version, {})
    first ??= version
    if (version !== first) offer(true)
  }
  // Without an answer nothing is known; the next look asks again.
  const quietly = () => void look().catch(() => undefined)
  quietly()
  setInterval(quietly, every)
  document.addEventListener('visibilitychange', quietly)
}
export async function applyUpdate() {
  const registration = await navigator.serviceWorker?.getRegistration()
  const next = registration?.waiting
  // Another tab has put the new version in charge already; or there is none yet, and a reload asks for it.
  if (!next) return location.reload()
  // A page that was loaded past the worker, by a forced reload, follows too.
  isControlled = true
  const page = String(await ask(next, { type: 'SKIP_WAITING' }))
  await new Promise((resolve) => setTimeout(resolve, patienceMs))
  if (!registration.active || registration.active === next) return
  await ask(registration.active, { type: 'SHOW_NEXT', page })
  whenFree(() => {
    sessionStorage.setItem(aheadKey, '1')
    location.reload()
  })
}

const ask = (worker: ServiceWorker, message: UpdateMessage): Promise<unknown> => messageSW(worker, message)

/** A new version took charge: reload now, or when the last open form of this tab is done. */
function followOtherTabs() {
  isControlled = navigator.serviceWorker.controller !== null
  isAhead = sessionStorage.getItem(aheadKey) !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The browser has cleared all of this site: what was not sent may be in the memory of this page alone.
    if (!navigator.serviceWorker.controller) {
      isControlled = false
      new Workbox(script).register().catch(() => undefined)
      return
    }
    // The very first worker took over, or the one of this page's own version: nothing changed for it.
    if (isControlled && !isAhead) return whenFree(() => location.reload())
    isControlled = true
    caughtUp()
  })
}

function caughtUp() {
  isAhead = false
  sessionStorage.removeItem(aheadKey)
}

function whenFree(run: () => void) {
  if (!isBusy()) return run()
  offer(true)
  const stop = onBusy(() => {
    if (isBusy()) return
    stop()
    run()
  })
}

/** A part of an older version is gone from the server: the page of the new one has it. Once; a second time is an error. */
function reloadForMissingChunk(event: Event) {
  const last = Number(sessionStorage.getItem('fairlead.reloaded') ?? 0)
  if (!navigator.onLine || isBusy() || Date.now() - last < 10_000) return
  event.preventDefault()
  sessionStorage.setItem('fairlead.reloaded', String(Date.now()))
  location.reload()
}
