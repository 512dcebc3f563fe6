import type { Mirror } from './database/mirror.ts'
import { backgroundTag } from './sync/backgroundTag.ts'
import type { PageState } from './sync/workerApi.ts'

/** What only the page can see or ask for. Typed by hand: workers are compiled without the DOM. */
type Visibility = EventTarget & { visibilityState: string }
type SmallStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}
const { document: visibility, localStorage } = globalThis as unknown as {
  document: Visibility
  localStorage: SmallStorage
}

export const pageState = (): PageState => ({
  visible: visibility.visibilityState === 'visible',
  online: navigator.onLine,
})

/** Tells every change of what `pageState` says, and when the page comes back out of the browser's memory. */
export function followPage(tell: (state: PageState) => void): () => void {
  const stopped = new AbortController()
  const told = () => tell(pageState())
  visibility.addEventListener('visibilitychange', told, { signal: stopped.signal })
  for (const event of ['online', 'offline', 'pageshow']) addEventListener(event, told, { signal: stopped.signal })
  return () => stopped.abort()
}

/**
 * The browser puts the page away, frozen or in its memory of former pages, and brings it back. A page that still held a
 * lock or a database then would stand in the way of the others, or be thrown out for it.
 */
export function followLife({ rest, wake }: { rest: () => void; wake: () => void }): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  const isKept = (event: Event) => (event as Event & { persisted: boolean }).persisted
  addEventListener('pagehide', (event) => isKept(event) && rest(), { signal })
  addEventListener('pageshow', (event) => isKept(event) && wake(), { signal })
  visibility.addEventListener('freeze', rest, { signal })
  visibility.addEventListener('resume', wake, { signal })
  return () => stopped.abort()
}

/** Asked before the browser may end the page, which it does without waiting for anything. */
export function followLeaving(leave: () => void): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  addEventListener('pagehide', leave, { signal })
  visibility.addEventListener('visibilitychange', () => !pageState().visible && leave(), { signal })
  return () => stopped.abort()
}

/** Another page of this browser has put something into the small storage. */
export function followStorage(heard: (key: string | null) => void): () => void {
  const stopped = new AbortController()
  const told = (event: Event) => heard((event as Event & { key: string | null }).key)
  addEventListener('storage', told, { signal: stopped.signal })
  return () => stopped.abort()
}

type Registration = { sync?: { register(tag: string): Promise<void> } }
const { serviceWorker } = navigator as unknown as { serviceWorker?: { ready: Promise<Registration> } }
/** Known before it is needed: a page that is being closed asks nothing and waits for nothing. */
let registration: Registration | undefined
void serviceWorker?.ready.then((ready) => (registration = ready))

/** Where the browser can, it sends what waits when there is a network again, also after the last tab was closed. */
export function askForBackgroundSync() {
  // Refused by the user or by a private window: then the next visit sends.
  registration?.sync?.register(backgroundTag).catch(ignore)
}

/** Asks the browser not to throw this site's data away; true when it promises. Worth asking after the first change. */
export async function askToPersist(): Promise<boolean> {
  const storage = navigator.storage as StorageManager & { persist?: () => Promise<boolean> }
  if (await storage.persisted()) return true
  return (await storage.persist?.()) ?? false
}

let isAsked = false
/** After the first change that this device alone has: from then on there is something to lose. */
export function askToPersistOnce() {
  if (isAsked) return
  isAsked = true
  askToPersist().catch(ignore)
}

type Owner = { account: string; user: string }
const mirrorKey = ({ account, user }: Owner) => `fairlead.mirror:${account}:${user}`

/** Of this user's database, from a place that the browser does not empty with it. Null where nothing is kept. */
export function keptMirror(owner: Owner): Mirror | null {
  try {
    const mirror = JSON.parse(localStorage.getItem(mirrorKey(owner)) ?? 'null') as Mirror | null
    return mirror && Array.isArray(mirror.uids) && mirror.waiting >= 0 && mirror.lost >= 0 ? mirror : null
  } catch {
    return null
  }
}

export function keepMirror(owner: Owner, mirror: Mirror) {
  try {
    localStorage.setItem(mirrorKey(owner), JSON.stringify(mirror))
  } catch {
    // Storage refused or full: then an eviction cannot be told from a first visit.
  }
}

/** The user was told what goes with this database, and wanted it. */
export function dropMirror(owner: Owner) {
  try {
    localStorage.removeItem(mirrorKey(owner))
  } catch {
    // Storage refused: there is none.
  }
}

function ignore() {}
