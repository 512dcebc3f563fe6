/// <reference lib="webworker" />
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { pushInBackground } from './backgroundPush.ts'
import { backgroundTag } from './backgroundTag.ts'
import { openNotice, showNotice } from './pushNotice.ts'
import { serverPages } from './serverPages.ts'
import type { UpdateMessage } from './updateMessage.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }
/** Not in TypeScript's library: Background Sync is in some browsers only. */
type SyncEvent = ExtendableEvent & { tag: string }
/** Not in TypeScript's library yet: https://developer.mozilla.org/docs/Web/API/InstallEvent/addRoutes */
type RoutedInstall = ExtendableEvent & { addRoutes?: (routes: Route[]) => Promise<void> }
type Route = { condition: { urlPattern: URLPattern }; source: 'network' | 'cache' }

/**
 * Keeps the whole app here, so that it opens with the server stopped. It never answers for /api: data is the database's
 * matter, and a cached answer would be a lie.
 */
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
const ownPage = createHandlerBoundToURL('/index.html')
let nextPage: string | null = null
registerRoute(
  new NavigationRoute(async (options) => (nextPage && (await caches.match(nextPage))) || ownPage(options), {
    denylist: serverPages,
  }),
)
// The parts of the next page are not on this version's list.
registerRoute(
  ({ url }) => url.origin === location.origin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
)

// Lists whose names change with what is in them: whoever has one needs no network for it.
registerRoute(
  ({ url }) => url.origin === location.origin && url.pathname.startsWith('/static/'),
  async ({ request }) => {
    const kept = await caches.open('static')
    const known = await kept.match(request)
    if (known) return known
    const answer = await fetch(request)
    if (answer.ok) await kept.put(request, answer.clone())
    return answer
  },
)

/**
 * Only pages wake this worker, where the browser can do without it: calls go to the server, assets come from the cache. In
 * Chromium whatever wakes the old worker just when the new one is to take over leaves the old one in charge until it has
 * been idle for half a minute.
 */
self.addEventListener('install', (event: RoutedInstall) => {
  const past = (pathname: string) => ({ urlPattern: new URLPattern({ pathname }) })
  const routes = event.addRoutes?.([
    { condition: past('/api/*'), source: 'network' },
    { condition: past('/assets/*'), source: 'cache' },
  ])
  if (routes) event.waitUntil(routes)
})

// Waited for: an update found before the first page is claimed would take its place without being offered.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// What the page asks for when the user has taken the update; both are answered.
self.addEventListener('message', ({ data, ports: [answer] }) => {
  const asked = data as UpdateMessage | null
  if (asked?.type === 'SKIP_WAITING') {
    void self.skipWaiting()
    answer?.postMessage(getCacheKeyForURL('/index.html'))
  }
  // The new version cannot take over yet: until it does, this one shows its page.
  if (asked?.type === 'SHOW_NEXT') {
    nextPage = asked.page
    answer?.postMessage(null)
  }
})

self.addEventListener('sync', (event) => {
  const wake = event as SyncEvent
  if (wake.tag === backgroundTag) wake.waitUntil(sendOrTryLater())
})

self.addEventListener('push', (event) => event.waitUntil(showNotice(self, event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(self, event.notification)))

/** A promise that fails makes the browser try again, ever more seldom. */
async function sendOrTryLater() {
  if (!(await pushInBackground())) throw new Error('Something is left to send')
}
