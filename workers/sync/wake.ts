import { reportSoon } from './stateReport.ts'
import { kick, type TabSession } from './tabSession.ts'
import type { PageState } from './workerApi.ts'

/** The page was shown or hidden, or its network came or went. */
export function notePage(tab: TabSession, next: PageState): void {
  // Going offline is a reason to try as well: it fails at once, and the screen says so.
  const reason = next.online !== tab.page.online ? 'online' : next.visible && !tab.page.visible ? 'visible' : null
  tab.page = next
  if (!reason) return
  tab.storage.probe()
  if (reason === 'visible') reportSoon(tab)
  tab.lead?.retryLive()
  kick(tab, reason)
}

/** The user wants everything to be tried again now. */
export function syncNow(tab: TabSession): void {
  tab.storage.probe()
  // The user has made room and says so; the next save finds out.
  if (tab.flags.isFull) reportSoon(tab)
  tab.flags.isFull = false
  tab.lead?.retryLive()
  kick(tab, 'user')
}
