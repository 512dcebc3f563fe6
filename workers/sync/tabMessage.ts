import type { Committed } from '../database/store.ts'
import type { EngineState, KickReason } from './core/engine.ts'

/** Between the tabs and workers of one user, on `channelName`. */
export type TabMessage =
  | ({ t: 'commit' } & Committed)
  | { t: 'beat'; state: EngineState }
  | { t: 'kick'; reason: KickReason }
