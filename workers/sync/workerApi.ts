import type { ErrorCode } from '#domain/errors'
import type { FilesApi } from '../blobs/api.ts'
import type { BulkApi } from '../bulk/api.ts'
import type { BulkStep } from '../bulk/jobs.ts'
import type { Mirror } from '../database/mirror.ts'
import type { Key } from '../lock/keyring.ts'
import type { Session } from '../session.ts'
import type { SyncApi, SyncState } from './api.ts'
import type { NewChange } from './core/enqueue.ts'
import type { RecoveredChange } from './core/recovered.ts'
import type { SaveResult } from './core/saveResult.ts'

/** What the page knows and a worker cannot see. */
export type PageState = { visible: boolean; online: boolean }
/** `versions`: of the mutations that are not in their first. */
type OpenResult =
  | { kind: 'open'; state: SyncState; mirror: Mirror; versions: Record<string, number> }
  | { kind: 'failed'; code: ErrorCode }
/** `mirror`: what the page keeps before it says that anything is saved. */
export type WorkerSaveResult = { saved: SaveResult; mirror?: Mirror }

/** The sync worker as `client.ts` uses it. */
export type SyncWorkerApi = Omit<SyncApi, 'mutate' | 'mutateAll' | 'retryIssue' | 'bulk'> & {
  open(
    session: Session,
    key: Key,
    page: PageState,
    mirror: Mirror | null,
    onState: (state: SyncState, mirror?: Mirror) => void,
  ): Promise<OpenResult>
  mutateAll(changes: readonly NewChange[]): Promise<WorkerSaveResult>
  bringRecovered(left: readonly RecoveredChange[]): Promise<WorkerSaveResult>
  beginBulk: BulkApi['begin']
  bulkUndos: BulkApi['undos']
  beginBulkUndo: BulkApi['beginUndo']
  bulkStep(job: number): Promise<(BulkStep & Pick<WorkerSaveResult, 'mirror'>) | null>
  retryIssue(uid: string): Promise<WorkerSaveResult>
  wantFile: FilesApi['want']
  retryFile: FilesApi['retry']
  page(state: PageState): void
  /** Answers while the worker lives. */
  ping(): true
  /** Resolves when nothing of this tab talks to the network or writes any more. */
  close(): Promise<void>
}
