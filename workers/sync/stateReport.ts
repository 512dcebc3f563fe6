import type { SyncState } from './api.ts'
import { bringRemembered, rememberWaiting } from './recovery.ts'
import { readState, storageOf } from './syncState.ts'
import { blobStoreOf, type TabSession } from './tabSession.ts'

/** Several commits within this time are reported as one. */
const reportAfterMs = 60

export function reportSoon(tab: TabSession): void {
  tab.report ??= setTimeout(() => void report(tab), reportAfterMs)
}

async function report(tab: TabSession): Promise<void> {
  const { storage, flags, onState } = tab
  tab.report = undefined
  if (flags.isClosed) return
  try {
    await bringRemembered(tab)
    const state = await deriveState(tab)
    const mirror = await storage.readMirror()
    onState(state, mirror)
    await rememberWaiting(tab, mirror)
    if (mirror.waiting === 0) await tab.wal?.tidy()
  } catch (error) {
    if (flags.isOutdated) show(tab, { connection: 'upgradeRequired', readOnly: 'upgradeRequired', leading: false })
    else {
      reportFailure(tab, error)
      storage.mend()
    }
  }
}

export async function deriveState(tab: TabSession): Promise<SyncState> {
  const { store, leader, lead, page, flags } = tab
  const state = await readState(store, {
    leader,
    leading: lead !== undefined,
    page,
    outdated: flags.isOutdated,
    full: flags.isFull,
  })
  const files = await blobStoreOf(tab).countLocal()
  tab.state = { ...state, ...(files > 0 && { files }) }
  return tab.state
}

export function reportFailure(tab: TabSession, error: unknown): void {
  const storage = storageOf(error)
  show(tab, { storage, readOnly: storage === 'full' ? 'storageFull' : 'storageLost' })
}

function show(tab: TabSession, change: Partial<SyncState>): void {
  if (!tab.state) return
  tab.state = { ...tab.state, ...change }
  tab.onState(tab.state)
}
