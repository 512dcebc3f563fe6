import type { SyncState } from '#workers/sync/api'

/**
 * Where things stand, as one thing to say: what the user must act on first, then what is going on, then peace.
 * `text` names a line of the app's words below `sync`; the screen fills the numbers.
 */
export type SyncSummary = { tone: 'calm' | 'moving' | 'attention'; text: SyncLine; alsoWaiting: boolean }
export type SyncLine =
  | 'signedOut'
  | 'upgradeRequired'
  | 'storageFull'
  | 'noRoom'
  | 'storageLost'
  | 'issues'
  | 'captivePortal'
  | 'offline'
  | 'slow'
  | 'firstSync'
  | 'waiting'
  | 'files'
  | 'saved'

export function syncSummary(state: SyncState): SyncSummary {
  const { connection, storage, issues, firstSync, waiting } = state
  const say = (tone: SyncSummary['tone'], text: SyncLine, alsoWaiting = false) => ({ tone, text, alsoWaiting })

  if (connection === 'signedOut') return say('attention', 'signedOut', waiting > 0)
  if (connection === 'upgradeRequired') return say('attention', 'upgradeRequired', waiting > 0)
  if (firstSync?.stopped) return say('attention', 'noRoom')
  if (storage === 'full') return say('attention', 'storageFull')
  if (storage === 'lost') return say('attention', 'storageLost')
  if (issues > 0) return say('attention', 'issues')
  if (connection === 'captivePortal') return say('attention', 'captivePortal', waiting > 0)
  if (connection === 'offline') return say('moving', 'offline', waiting > 0)
  if (state.slow) return say('moving', 'slow', waiting > 0 && !firstSync)
  if (firstSync) return say('moving', 'firstSync')
  if (waiting > 0) return say('moving', 'waiting')
  if (state.files) return say('moving', 'files')
  return say('calm', 'saved')
}
