import type { Actor } from '#domain/shared/mutation'
import type { ChangeWriter } from './enqueue.ts'
import type { FormerChange } from './logRecord.ts'
import type { OutboxEntry, Store } from './ports.ts'
import { restoreRecords } from './restore.ts'
import { sentBytes } from './sent.ts'

/** A page is no second disk: the oldest of what waits, and no more than this. */
const mostBytes = 5_000_000

/** Of no write-ahead log: no database says how far it has this one. */
const line = 'page'

export type RememberedChange = FormerChange & Pick<OutboxEntry, 'base_rev'>

/**
 * What waits to be sent, once more in the memory of an open page: when the browser clears everything of this site, nothing
 * else is left of it.
 */
export class Remembered {
  readonly #changes = new Map<string, { change: RememberedChange; bytes: number }>()
  #bytes = 0

  /** `uids`: what waits now, the oldest first. Only what is new among them is read. */
  async follow(store: Store, uids: readonly string[]): Promise<void> {
    const waiting = new Set(uids)
    for (const [uid, { bytes }] of this.#changes)
      if (!waiting.has(uid)) {
        this.#changes.delete(uid)
        this.#bytes -= bytes
      }
    const fresh = uids.filter((uid) => !this.#changes.has(uid))
    if (fresh.length === 0 || this.#bytes >= mostBytes) return
    const { epoch, entries } = await store.transact('read', async (tx) => ({
      epoch: (await tx.meta()).epoch,
      entries: await tx.outboxByUid(fresh),
    }))
    for (const entry of entries) if (entry && !entry.told && this.#bytes < mostBytes) this.#keep(entry, epoch)
  }

  #keep(entry: OutboxEntry, epoch: string | null) {
    const { uid, name, version, args, base_rev, edited_at } = entry
    const bytes = entry.size ?? sentBytes(entry)
    this.#changes.set(uid, { change: { uid, name, version, args, base_rev, edited_at, epoch }, bytes })
    this.#bytes += bytes
  }

  /** Into the database that stands where the browser has emptied one; gives how many it had not. Throws when the storage does. */
  async bringBack(store: Store, writer: ChangeWriter, actor: Actor): Promise<number> {
    const records = this.all().map((change, at) => ({ ...change, line, mid: at + 1 }))
    return records.length > 0 ? (await restoreRecords(store, writer, actor, records, true)).size : 0
  }

  all = (): RememberedChange[] => [...this.#changes.values()].map(({ change }) => change)
}
