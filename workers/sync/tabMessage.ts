import type { CommitSummary } from '../database/store.ts'
import type { EngineState, KickReason } from './core/engine.ts'

/** Between the tabs and workers of one user, on `channelName`. */
export type TabMessage =
  | ({ t: 'commit' } & CommitSummary)
  | { t: 'beat'; state: EngineState; hidden: boolean }
  | { t: 'kick'; reason: KickReason }
  /** A tab that is looked at wants the lead of a hidden one; and the leader's answer. */
  | { t: 'ask'; tab: string }
  | { t: 'yours'; tab: string }
