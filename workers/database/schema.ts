import { Dexie, type EntityTable, type Table, type Transaction } from 'dexie'
import type { BlobRef } from '#domain/blobs/blob'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import type { ErrorCode } from '#domain/errors'
import type { Scope } from '#domain/sync/protocol'
import { sealingFor } from '../lock/keyring.ts'
import type { Issue, Meta, Orphan, OutboxEntry, ScopeState } from '../sync/core/ports.ts'
import { moveAnswers } from './moveAnswers.ts'
import type { KeptEntries } from './packedEntries.ts'
import { renameEntities } from './renameEntities.ts'
import { addSuppressionKinds } from './suppressionKinds.ts'

/** Raised with every change of the tables below; a tab that meets a higher one asks for a reload and writes nothing. */
export const databaseVersion = 11

/**
 * Every table of one user's database, on one page.
 *
 * Synced rows live in leaves: one record holds the rows of a contiguous range of ids, because a record per row makes
 * a first sync fifteen times slower. Nothing on a screen is filtered or sorted here; the search worker does that in memory.
 *
 * What is large stands apart under a key of its own ('') and without indexes: a browser that has to find a key inside a
 * value copies the whole value once more for it.
 */
const tablesBeforeOlder = {
  meta: 'key',
  scopes: 'scope',
  leaves: '[entity+from], *homes, [entity+size]',
  leafData: '',
  outbox: 'mid, &uid, state',
  outboxData: '',
  issues: 'uid',
  orphans: 'key, isSure',
  changes: '++n',
  snapshots: 'name',
  drafts: 'key',
  blobs: 'hash, state, *owners',
  blobData: 'hash',
}
/** `older`: no synced rows, but what the server told of threads below the months that are kept here. */
export const databaseTables = { ...tablesBeforeOlder, older: 'key, conversation, used' }

/** What is known of a leaf without reading its rows. */
export type LeafRecord = {
  entity: string
  from: string
  /** `entity scope` of every scope in here, and `entity unread`: finds the leaves of a scope, and what cannot be shown */
  homes: string[]
  /** how many rows a screen can show; counted through its index without reading rows */
  size: number
}

/** The rows with `from <= id < the next leaf's from`, in the order of ids; the lowest leaf of an entity is from ''. */
export type LeafDataRecord = { entity: string; from: string; entries: KeptEntries }
export type LeafKey = [entity: string, from: string]

/**
 * What a mutation says, apart from where it stands: an import's are large, and its state changes three times on its way.
 */
export type PayloadRecord = { mid: number; args: unknown; ids: string[] }
/** Where a mutation of the outbox stands. */
export type QueuedRecord = Omit<OutboxEntry, 'args' | 'ids'>

/** These rows may look different now. Appended with the rows themselves; `n` has no gaps. */
export type ChangeRecord = { n: number; entity: string; ids: string[] }
/** What a worker can be without, and starts faster with. */
export type SnapshotRecord = { name: string; value: unknown }
/** A file that rows name. Its bytes are apart, so that looking through files reads none. */
export type BlobRecord = BlobRef & {
  /**
   * local: only this device has it. uploaded: made here, and the server has it too. wanted: somebody looks for it.
   * cached: fetched.
   */
  state: 'local' | 'uploaded' | 'wanted' | 'cached'
  /** `entity id` of rows that name it, as far as this device has met them */
  owners: string[]
  /** bytes that the network has moved */
  moved: number
  /** Meta.history when the server had it: another history may not */
  history: number
  /** when somebody looked at it last */
  used: number
  /** Why it does not go on; `final`: not by itself. */
  problem?: { code: ErrorCode | string; final: boolean }
}
export type BlobDataRecord = { hash: string; bytes: Uint8Array<ArrayBuffer> }
/** Messages of one thread in the order in which they were said, which reach without a gap up to `to`, and begin with `from`. */
export type OlderRecord = {
  key: string
  conversation: string
  used: number
  /** as the thread was then: once it is another one, this is worth nothing */
  scope: Scope
  floor_edition: number
  history: number
  from: Pick<ConversationMessage, 'at' | 'id'>
  to: Pick<ConversationMessage, 'at' | 'id'>
  messages: ConversationMessage[]
  is_all: boolean
  bytes: number
}
/** Typed and not yet saved. */
export type DraftRecord = { key: string; value: unknown; at: number }

export class UserDatabase extends Dexie {
  declare meta: Table<Meta & { key: 'meta' }, string>
  declare scopes: EntityTable<ScopeState, 'scope'>
  declare leaves: Table<LeafRecord, LeafKey>
  declare leafData: Table<LeafDataRecord, LeafKey>
  declare outbox: EntityTable<QueuedRecord, 'mid'>
  declare outboxData: Table<PayloadRecord, number>
  declare issues: EntityTable<Issue, 'uid'>
  declare orphans: EntityTable<Orphan, 'key'>
  declare changes: EntityTable<ChangeRecord, 'n'>
  declare snapshots: EntityTable<SnapshotRecord, 'name'>
  declare drafts: EntityTable<DraftRecord, 'key'>
  declare older: EntityTable<OlderRecord, 'key'>
  declare blobs: EntityTable<BlobRecord, 'hash'>
  declare blobData: EntityTable<BlobDataRecord, 'hash'>

  constructor(name: string, chromeTransactionDurability: 'strict' | 'relaxed') {
    // The cache of Dexie keeps whole leaves per live query; reading one leaf again costs less than its memory.
    super(name, { chromeTransactionDurability, cache: 'disabled' })
    this.version(3)
      .stores({ ...tablesBeforeOlder, orphans: null, payloads: null })
      .upgrade(setDataApart)
    // Leaves are read as they were and written packed: an older app would not understand them.
    this.version(4).stores({})
    this.version(5).stores(tablesBeforeOlder)
    // Campaigns are no longer email's alone, and are called by their own names.
    this.version(6).stores(tablesBeforeOlder).upgrade(renameEntities)
    // The suppression list names numbers and channels as well.
    this.version(8).stores(tablesBeforeOlder).upgrade(addSuppressionKinds)
    this.version(9).stores(databaseTables)
    // Mails at contacts are messages of conversations.
    this.version(10).stores(databaseTables).upgrade(moveAnswers)
    // Accounts are numbers of WhatsApp as well, and have templates there.
    this.version(databaseVersion).stores(databaseTables)
    const sealing = sealingFor(name)
    if (sealing) this.use(sealing.middleware)
  }
}

/** From the second version, in which leaves held their rows themselves. */
async function setDataApart(trans: Transaction): Promise<void> {
  const leaves = trans.table<LeafRecord & Partial<LeafDataRecord>, LeafKey>('leaves')
  for (const key of await leaves.toCollection().primaryKeys()) {
    const { entries, ...leaf } = (await leaves.get(key))!
    if (!entries) continue
    await trans.table<LeafDataRecord, LeafKey>('leafData').put({ entity: leaf.entity, from: leaf.from, entries }, key)
    await leaves.put(leaf)
  }
  const payloads = trans.table<PayloadRecord, number>('payloads')
  for (const mid of await payloads.toCollection().primaryKeys())
    await trans.table<PayloadRecord, number>('outboxData').put((await payloads.get(mid))!, mid)
}

type Owner = { account: string; user: string }
export const databaseName = ({ account, user }: Owner) => `fairlead:${account}:${user}`
/** Whose the database of such a name is. */
export function ownerOfDatabase(name: string): Owner {
  const [, account, user] = name.split(':') as [string, string, string]
  return { account, user }
}
/** The files of imports and exports: see `TaskFiles`. */
export const taskFilesName = ({ account, user }: Owner) => `fairlead-files:${account}:${user}`
/** Where tabs and workers of one user tell each other that something was committed. */
export const channelName = databaseName
