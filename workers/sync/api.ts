import { type ErrorCode } from '#domain/errors'
import { type MutationArgs, type MutationName } from '#domain/mutations'
import { type BulkApi } from '../bulk/api.ts'
import { type MessageMonths } from './core/messageMonths.ts'
import { type MissingRow } from './core/orphans.ts'
import { type NewFile } from './core/ports.ts'
import { type SaveResult } from './core/saveResult.ts'

export type SyncState = {
  /** changes made here that the server has not confirmed */
  waiting: number
  /** when the oldest of them was made, ms */
  oldestWaiting: number | null
  /** pictures and voice notes made here that the server does not have; absent when there are none */
  files?: number
  /** changes that need the user */
  issues: number
  /** `serverTrouble`: something answers, and it is not what was asked for */
  connection: 'online' | 'offline' | 'captivePortal' | 'serverTrouble' | 'signedOut' | 'upgradeRequired'
  offlineSince: number | null
  /** an answer has been coming for a while: so many bytes of it are here */
  slow: { bytes: number } | null
  lastContact: number | null
  /** rows received so far while the first sync runs; `stopped`: this device has no room for more */
  firstSync: { rows: number; stopped?: true } | null
  storage: 'fine' | 'full' | 'lost'
  /** Nothing can be changed here now; what is here can be looked at. A full disk is tried again with every change. */
  readOnly?: 'upgradeRequired' | 'storageFull' | 'storageLost'
  /**
   * Unsent changes that went with a copy of the database which the browser threw away, until the user has taken note.
   * Before the server was asked (`isChecked`), some of them may have arrived there. `back`: so many came back because a page
   * that was open remembered them.
   */
  lost?: { changes: number; back: number; isChecked: boolean }
  /** records of an earlier history of the server that its present one has not: the user decides; absent when there are none */
  orphans?: number
  /** this tab talks to the network for all tabs */
  leading: boolean
}

/** One line of the list behind the sync state; the screen makes words of name and args. */
export type Change = {
  uid: string
  name: MutationName | string
  args: unknown
  edited_at: number
  state: 'queued' | 'sent' | 'acked' | 'rejected' | 'parked'
  code?: ErrorCode | string
}

/** What only the health page asks for. */
export type Health = {
  /** the identity of this copy of the data */
  replica: string
  /** the server has been reached once at least */
  hasMet: boolean
  /** how many of the server's changes have not come yet; null while the data is first read, and before any contact */
  lag: number | null
  /** how often a part of the data had to be read again from its start */
  resets: number
  /** rows that only a newer version of the app can show */
  unread: number
  /** when the rows were last compared with the server's, and how many parts had to be read again for it; null: not yet */
  verified: { at: number; mended: number } | null
  lastError: { code: ErrorCode | string; at: number } | null
  /** how many months of messages are kept here; null: this user has no conversations */
  messages: MessageMonths | null
}

/** What came of a file of waiting changes. */
export type BroughtChanges =
  | { kind: 'refused'; code: ErrorCode; values?: Record<string, string | number> }
  /** `known`: they were here already; `unreadable`: made by another version, and not taken; `stopped`: the storage did not take the rest */
  | { kind: 'brought'; added: number; known: number; unreadable: number; stopped?: true }

export type SyncApi = {
  mutate<N extends MutationName>(name: N, args: MutationArgs<N>): Promise<SaveResult>
  /** Several changes as one: all are kept, or none. */
  mutateAll(changes: { name: MutationName; args: unknown; files?: readonly NewFile[] }[]): Promise<SaveResult>
  bulk: BulkApi
  changes(): Promise<Change[]>
  /** A refused change: send it again as a new one, or let it go. */
  retryIssue(uid: string): Promise<SaveResult>
  discardIssue(uid: string): Promise<void>
  /** A change that waits: never to be sent. What it made goes with everything else that was done to it. */
  discardWaiting(uid: string): Promise<void>
  /** Everything that waits or was refused. */
  discardAll(): Promise<void>
  /** All that waits or was refused, as a file that `bringChanges` takes on any device of this user. */
  saveChanges(): Promise<{ file: Blob; changes: number }>
  bringChanges(file: Blob): Promise<BroughtChanges>
  /** Some of `SyncState.orphans`. */
  missing(): Promise<{ count: number; rows: MissingRow[] }>
  /** Makes these again, or all; `left`: so many cannot be made again, and stay in the list. */
  bringMissing(keys?: readonly string[]): Promise<{ brought: number; left: number }>
  discardMissing(keys?: readonly string[]): Promise<void>
  /** The user has read how many changes were lost. */
  forgetLoss(): Promise<void>
  health(): Promise<Health>
  /** From now on so many months of messages: what is more goes at once, what is missing comes with the next sync. */
  keepMonths(months: number): Promise<void>
  syncNow(): Promise<void>
  /** Compares the rows with the server's now, and not only once a day; `health` says what came of it. */
  verify(): Promise<void>
}
