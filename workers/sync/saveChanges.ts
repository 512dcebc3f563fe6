import type { ErrorCode } from '#domain/errors'
import type { BroughtChanges } from './api.ts'
import { bringChanges } from './core/changesFile.ts'
import type { SaveResult } from './core/saveResult.ts'
import { reportSoon } from './stateReport.ts'
import { codeOf } from './syncState.ts'
import { currentActor, kick, type TabSession, writerOf } from './tabSession.ts'
import type { WorkerSaveResult } from './workerApi.ts'

const changesFileBytes = 100_000_000

/** What is saved is in the mirror before the screen says so. */
export async function save(tab: TabSession, write: () => Promise<SaveResult>): Promise<WorkerSaveResult> {
  const { flags, storage } = tab
  if (flags.isOutdated) return { saved: { kind: 'refused', code: 'upgradeRequired' } }
  try {
    const saved = await write()
    flags.isFull = false
    reportSoon(tab)
    if (saved.kind === 'refused') return { saved }
    kick(tab, 'new')
    const mirror = await storage.readMirror().catch(() => null)
    return { saved, ...(mirror && { mirror }) }
  } catch (error) {
    return { saved: { kind: 'refused', code: noteFailure(tab, error) } }
  }
}

/** Changes that another device has written into a file. */
export async function saveChangesOf(tab: TabSession, file: Blob): Promise<BroughtChanges> {
  if (tab.flags.isOutdated) return { kind: 'refused', code: 'upgradeRequired' }
  const values = { limit: changesFileBytes / 1_000_000 }
  if (file.size > changesFileBytes) return { kind: 'refused', code: 'fileTooLarge', values }
  const failed = (error: unknown) => noteFailure(tab, error)
  try {
    const brought = await bringChanges(tab.store, writerOf(tab), await currentActor(tab), await file.text(), failed)
    kick(tab, 'new')
    return brought
  } catch (error) {
    return { kind: 'refused', code: failed(error) }
  }
}

function noteFailure(tab: TabSession, error: unknown): ErrorCode {
  const code = codeOf(error)
  if (code === 'storageFull') tab.flags.isFull = true
  if (code === 'storageLost') tab.storage.mend()
  reportSoon(tab)
  return code
}
