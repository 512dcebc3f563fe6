import type { Actor } from '#domain/shared/mutation'
import { withheldOf } from '#domain/subAccounts/rights'
import { DeviceBlobStore } from '../blobs/blobStore.ts'
import type { Undos } from '../bulk/undos.ts'
import { loadSession } from '../database/device.ts'
import type { Mirror } from '../database/mirror.ts'
import type { Session } from '../session.ts'
import type { FileWriteAheadLog } from '../writeAheadLog/writeAheadLog.ts'
import type { SyncState } from './api.ts'
import type { EngineState, KickReason } from './core/engine.ts'
import type { ChangeWriter } from './core/enqueue.ts'
import type { Store } from './core/ports.ts'
import type { Remembered } from './core/remembered.ts'
import type { KeptStorage } from './keptStorage.ts'
import type { Leadership } from './leadership.ts'
import { type SyncLead, writer } from './leading.ts'
import type { TabMessage } from './tabMessage.ts'
import type { PageState } from './workerApi.ts'

/** What one tab's part in the sync of one user works with: one record, which the functions of its parts take. */
export type TabSession = {
  /** how this tab is told from the user's others */
  readonly id: string
  readonly session: Session
  readonly owner: { account: string; user: string }
  readonly channel: BroadcastChannel
  readonly storage: KeptStorage
  readonly store: Store
  readonly undos: Undos
  readonly flags: TabFlags
  /** shows it on the page */
  readonly onState: (state: SyncState, mirror?: Mirror) => void
  page: PageState
  wal: FileWriteAheadLog | null
  leadership?: Leadership
  /** while this tab leads */
  lead?: SyncLead
  /** what the leading tab, this one or another, said of itself last */
  leader?: EngineState
  /** what the page was shown last */
  state?: SyncState
  /** the next report of the state */
  report?: ReturnType<typeof setTimeout> | undefined
  /** what waits, kept in memory, and which copy of the database it is about */
  readonly memory: { changes: Remembered; replica: string }
  /** when the lead's sign of life was last written into the database */
  beatWrittenAt: number
}

type TabFlags = {
  isClosed: boolean
  /** another tab brought newer tables: this one writes no more */
  isOutdated: boolean
  /** the last save found no room */
  isFull: boolean
}

export const newTabFlags = (): TabFlags => ({ isClosed: false, isOutdated: false, isFull: false })

/** To the user's other tabs. */
export function say({ channel, flags }: TabSession, message: TabMessage): void {
  if (!flags.isClosed) channel.postMessage(message)
}

/** Makes the leading tab try at once. */
export function kick(tab: TabSession, reason: KickReason): void {
  if (tab.lead) tab.lead.engine.kick(reason)
  else say(tab, { t: 'kick', reason })
}

/** With the rights of a sub account as this device was told them last; they may change while it works. */
export async function currentActor({ session: { role }, owner }: TabSession): Promise<Actor> {
  if (role === 'main') return { ...owner, role }
  const kept = await loadSession()
  return { ...owner, role, withheld: withheldOf((kept?.user === owner.user && kept.profile) || {}) }
}

export const writerOf = ({ wal }: TabSession): ChangeWriter => ({ ...writer, ...(wal && { wal }) })

export const blobStoreOf = ({ storage }: TabSession): DeviceBlobStore =>
  new DeviceBlobStore(storage.database().relaxed, writer.clock)
