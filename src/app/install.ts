import { useSyncExternalStore } from 'react'
import { askToPersist } from '#workers/page'

/** Chromium's offer to install; other browsers have it in a menu of their own. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

let offer: InstallPrompt | null = null
const listeners = new Set<() => void>()
const keep = (next: InstallPrompt | null) => {
  offer = next
  for (const listener of listeners) listener()
}

/** Must run early: the browser makes its offer once, soon after the page has loaded. */
export function keepInstallOffer() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    keep(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => {
    keep(null)
    // Who installs it wants to find their data there; what the browser answers stands on the storage line.
    askToPersist().catch(() => undefined)
  })
}

/** An offer can be used once, whatever the user answers. */
export async function askToInstall() {
  const prompt = offer
  keep(null)
  await prompt?.prompt()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useCanInstall = () => useSyncExternalStore(subscribe, () => offer !== null)
