import type { Actor } from '#domain/shared/mutation'
import { databaseName } from '../database/schema.ts'
import { sealingFor } from '../lock/keyring.ts'
import { newId } from '../newId.ts'
import type { ChangeWriter } from '../sync/core/enqueue.ts'
import type { LoggedChange, LogRecord, WriteAheadLog } from '../sync/core/logRecord.ts'
import type { Ports, Store } from '../sync/core/ports.ts'
import { isAnyOpen, openAmong, restoreRecords } from '../sync/core/restore.ts'
import type { Owner } from './files.ts'
import { fromPages, toPage } from './pages.ts'
import { openSlots, type Slot } from './slots.ts'

/** `report`: what went wrong with the second copy, for the console. */
type World = { timer: Ports['timer']; report: (error: unknown) => void }

/** A browser that does not answer keeps nobody from working. */
const openMs = 3_000
/** Whoever is not told that all is sent looks by itself. */
const tidyMs = 30_000
/** Older and smaller write-ahead logs go into the own one; a large one stays where it is until all of it is over. */
const carriedBytes = 1_000_000
/** The own one is written anew when it is twice as large as what it had to keep the last time, and this. */
const slackBytes = 256_000
/** Longer ones are files that were chosen, which their owner has as well. */
const longestFileBytes = 10_000_000

/**
 * This worker's write-ahead log, and what former ones have left, with that of this worker itself when its database was thrown away
 * meanwhile. Null where the browser has no files for it.
 */
export async function openWriteAheadLog(
  owner: Owner,
  former: FileWriteAheadLog | null = null,
): Promise<FileWriteAheadLog | null> {
  let isLate = false
  const own = former?.detachSlots() ?? []
  const opening = openSlots(owner).then((slots) => {
    const left = [...(slots?.left ?? []), ...own]
    const wal = slots && new FileWriteAheadLog(owner, { mine: slots.mine, left }, { timer, report: console.error })
    if (isLate) wal?.close()
    return wal
  })
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), openMs)).then(() => {
    isLate = true
    return null
  })
  return Promise.race([opening.catch(() => null), late])
}

function timer(ms: number, run: () => void) {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

export class FileWriteAheadLog implements WriteAheadLog {
  readonly line = newId()
  readonly #owner: Owner
  readonly #world: World
  #slot: Slot
  #left: readonly Slot[]
  /** what it holds of this worker, and held when it was last written anew */
  #size = 0
  #least = 0
  /** rises with everything that is records */
  #notes = 0
  /** something could not be written */
  #isShort = false
  #flushing = false
  #stopLooking: (() => void) | undefined
  #store: Store | undefined
  #again: (() => Promise<void>) | undefined

  constructor(owner: Owner, { mine, left }: { mine: Slot; left: readonly Slot[] }, world: World) {
    this.#owner = owner
    this.#world = world
    this.#slot = mine
    this.#left = left
  }

  note(records: readonly LogRecord[]): void {
    this.#notes++
    try {
      this.#append(records.map(withoutLongFiles))
    } catch (error) {
      // No room for a second copy; the first is kept.
      this.#isShort = true
      this.#world.report(error)
    }
    this.#flushSoon()
    this.#lookLater()
  }

  /** Puts into the database what it never heard of. What cannot be put there now is tried again, or by the next start. */
  async restore(store: Store, writer: ChangeWriter, actor: Actor): Promise<void> {
    this.#store = store
    const found = this.#left.flatMap((slot) => {
      const records = this.#recordsOf(slot)
      return records ? [{ slot, records }] : []
    })
    try {
      if (found.some(({ records }) => records.length > 0)) await this.#takeOver(store, writer, actor, found)
      else for (const { slot } of found) slot.clear()
      for (const slot of this.#left) slot.close()
      this.#left = []
    } catch (error) {
      // The same storage that the screen tells of.
      this.#world.report(error)
      this.#again = () => this.restore(store, writer, actor)
      this.#lookLater()
    }
  }

  /** There is something that the database may not have, and that it could not be given yet. */
  get isBehind(): boolean {
    return this.#left.length > 0
  }

  async #takeOver(
    store: Store,
    writer: ChangeWriter,
    actor: Actor,
    found: readonly { slot: Slot; records: LogRecord[] }[],
  ) {
    const records = found.flatMap(({ records }) => records)
    const brought = await restoreRecords(store, { ...writer, wal: this }, actor, records)
    if (this.#isShort) return
    const open = await openAmong(store, records.flatMap(uidsOf))
    const size = found.reduce((sum, { slot }) => sum + slot.size(), 0)
    for (const { slot, records } of found) {
      // What was brought is records already, under its new number.
      const kept = records.filter((record) => isChange(record) && open.has(record.uid) && !brought.has(record.uid))
      const isBrought = records.some((record) => isChange(record) && brought.has(record.uid))
      if (kept.length > 0 && !isBrought && size > carriedBytes) continue
      if (kept.length > 0) this.#append(kept)
      this.#slot.flush()
      slot.clear()
      slot.flush()
    }
    if (this.#size > 0) this.#lookLater()
  }

  /** Lets go of what is over; `closely`: also of little. */
  async tidy(closely = false): Promise<void> {
    const store = this.#store
    const notes = this.#notes
    if (this.#size === 0 || !store || this.isBehind) return
    const isOpen = await isAnyOpen(store)
    if (notes !== this.#notes) return
    if (!isOpen) return this.#clear()
    const isLittle = this.#size < 2 * this.#least + slackBytes
    if (isLittle && (!closely || this.#size > carriedBytes)) return
    const records = this.#recordsOf(this.#slot) ?? []
    const open = await openAmong(store, records.flatMap(uidsOf))
    const isOver = (record: LogRecord) => isChange(record) && !open.has(record.uid)
    if (isLittle && !records.some(isOver)) return
    const slots = await openSlots(this.#owner)
    for (const slot of slots?.left ?? []) slot.close()
    if (!slots || notes !== this.#notes) return slots?.mine.close()
    const former = this.#slot
    this.#slot = slots.mine
    this.#size = 0
    this.#append(records.filter((record) => !isOver(record)))
    this.#slot.flush()
    this.#least = this.#size
    former.clear()
    former.close()
  }

  close(): void {
    for (const slot of this.detachSlots()) slot.close()
  }

  /** What it wrote and has not read goes to the next one; it is at its end. */
  detachSlots(): readonly Slot[] {
    this.#stopLooking?.()
    this.#store = undefined
    const slots = [this.#slot, ...this.#left]
    this.#left = []
    return slots
  }

  #append(records: readonly LogRecord[]) {
    const page = toPage(records, sealingFor(databaseName(this.#owner)))
    this.#slot.append(page)
    this.#size += page.length
  }

  #clear() {
    this.#slot.clear()
    this.#size = this.#least = 0
  }

  #recordsOf(slot: Slot): LogRecord[] | null {
    try {
      return fromPages(slot.read(), sealingFor(databaseName(this.#owner)))
    } catch (error) {
      // Sealed under another key: of another time, and nobody can read it any more.
      this.#world.report(error)
      return []
    }
  }

  /** The operating system has it at once, and the disk a moment later: nobody waits for that. */
  #flushSoon() {
    if (this.#flushing) return
    this.#flushing = true
    this.#world.timer(0, () => {
      this.#flushing = false
      if (this.#store) this.#slot.flush()
    })
  }

  #lookLater() {
    this.#stopLooking ??= this.#world.timer(tidyMs, () => {
      this.#stopLooking = undefined
      void this.#look()
    })
  }

  async #look() {
    const again = this.#again
    this.#again = undefined
    await again?.()
    await this.tidy(true).catch(this.#world.report)
    if (this.#size > 0 && this.#store) this.#lookLater()
  }
}

const isChange = (record: LogRecord): record is LoggedChange => 'uid' in record
const uidsOf = (record: LogRecord) => (isChange(record) ? [record.uid] : [])

function withoutLongFiles(record: LogRecord): LogRecord {
  if (!isChange(record) || !record.files) return record
  const { files, ...rest } = record
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0) <= longestFileBytes ? record : rest
}
