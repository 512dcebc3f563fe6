import { useSyncExternalStore } from 'react'
import { isBusy, onBusy } from '../lib/busy.ts'

/**
 * The service worker and its updates. An update is offered and never taken by itself; when one tab takes it, the others
 * follow as soon as nothing in them would be lost. The registration itself is asked: the plugin's own way misses an update
 * that arrives in the same visit as the first install (vite-pwa/vite-plugin-pwa#789).
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
export const useUpdateWaiting = () => useSyncExternalStore(subscribe, () => isWaiting)

const hourMs = 60 * 60 * 1000
let isControlled = false

export function startPwa() {
  addEventListener('vite:preloadError', reloadForMissingChunk)
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  followOtherTabs()
  // What the worker keeps for later must not compete with what this page loads now.
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
}

async function register() {
  // Refused in some private windows; the app then works like any page.
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null)
  if (!registration) return
  // The very first worker waits for a moment too, but then there is none before it.
  const check = () => {
    if (registration.waiting && registration.active) offer(true)
  }
  const follow = () => registration.installing?.addEventListener('statechange', check)
  registration.addEventListener('updatefound', follow)
  follow()
  check()
  const look = () => {
    if (navigator.onLine && !document.hidden) registration.update().catch(() => undefined)
  }
  setInterval(look, hourMs)
  document.addEventListener('visibilitychange', look)
}

export async function applyUpdate() {
  const registration = await navigator.serviceWorker?.getRegistration()
  const next = registration?.waiting
  // Another tab has put the new version in charge already; or there is none yet, and a reload asks for it.
  if (!next) return location.reload()
  // A page that was loaded past the worker, by a forced reload, follows too.
  isControlled = true
  next.postMessage({ type: 'SKIP_WAITING' })
}

/** A new version took charge: reload now, or when the last open form of this tab is done. */
function followOtherTabs() {
  isControlled = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The very first worker took over: nothing changed for this page.
    if (!isControlled) isControlled = true
    else whenFree(() => location.reload())
  })
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
