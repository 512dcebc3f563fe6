import type { PageState } from './sync/workerApi.ts'

/** What only the page can see or ask for. Typed by hand: workers are compiled without the DOM. */
type Visibility = EventTarget & { visibilityState: string }
const visibility = (globalThis as unknown as { document: Visibility }).document

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

/** Asks the browser not to throw this site's data away; true when it promises. Worth asking after the first change. */
export async function askToPersist(): Promise<boolean> {
  const storage = navigator.storage as StorageManager & { persist?: () => Promise<boolean> }
  if (await storage.persisted()) return true
  return (await storage.persist?.()) ?? false
}
