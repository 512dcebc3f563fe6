import type { ErrorCode } from '#domain/errors'
import type { Session, SyncApi, SyncState } from '../api.ts'

/** What the page knows and a worker cannot see. */
export type PageState = { visible: boolean; online: boolean }
export type Opened = { kind: 'open'; state: SyncState } | { kind: 'failed'; code: ErrorCode }

/** The sync worker as `client.ts` uses it. */
export type SyncWorkerApi = SyncApi & {
  open(session: Session, page: PageState, onState: (state: SyncState) => void): Promise<Opened>
  page(state: PageState): void
  /** Answers while the worker lives. */
  ping(): true
  /** Resolves when nothing of this tab talks to the network or writes any more. */
  close(): Promise<void>
}
