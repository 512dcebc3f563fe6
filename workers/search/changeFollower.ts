import type { ChangeRecord, UserDatabase } from '../database/schema.ts'
import { isBehind, lastChange } from './feed.ts'

const changesAtOnce = 500
/**
 * While thousands of rows arrive, they are read in larger portions, and whoever writes them has disk and processor most of
 * the time: reading takes a third of it at most.
 */
const floodRows = 500
const floodPauseMs = 400
const mostPauseMs = 3_000
const pausePerWork = 2

/** Keeps what is in memory equal to rows in the database, by its change feed. */
export abstract class ChangeFollower {
  protected readonly db: UserDatabase
  #seen = -1
  #running: Promise<void> | undefined
  #again = false

  constructor(db: UserDatabase) {
    this.db = db
  }

  /** Gives up to which change what was kept reaches; null: nothing was. */
  protected abstract load(): Promise<number | null>
  /** All rows. */
  protected abstract readAll(): Promise<void>
  /** The rows that these changes name. Gives how many were read. */
  protected abstract take(changes: readonly ChangeRecord[]): Promise<number>
  /** Nothing more is there to be read. */
  protected settled(): void {}

  /** the last change that was taken */
  get seen(): number {
    return this.#seen
  }

  start(): Promise<void> {
    this.#again = true
    return this.#alone(async () => {
      this.#seen = (await this.load()) ?? this.#seen
      await this.#run()
    })
  }

  /** Call it whenever something was committed; calls that come while it works, or starts, are one. */
  catchUp(): Promise<void> {
    this.#again = true
    return this.#alone(() => this.#run())
  }

  /** A snapshot that took its place while all was read anew would have passed for as new as what was read. */
  #alone(work: () => Promise<void>): Promise<void> {
    this.#running ??= work().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #run() {
    while (this.#again) {
      this.#again = false
      const began = performance.now()
      const rows = await this.follow()
      const pause = this.pauseAfter(performance.now() - began)
      if (this.#again && rows >= floodRows) await new Promise((go) => setTimeout(go, pause))
    }
    this.settled()
  }

  protected pauseAfter = (workMs: number): number =>
    Math.min(mostPauseMs, Math.max(floodPauseMs, workMs * pausePerWork))

  /** Gives how many rows were read. */
  protected async follow(): Promise<number> {
    for (let rows = 0; ; ) {
      const changes = await this.db.changes.where('n').above(this.#seen).limit(changesAtOnce).toArray()
      const isCutOff = changes.length ? changes[0]!.n !== this.#seen + 1 : await isBehind(this.db, this.#seen)
      if (isCutOff) return this.#readAll()
      if (!changes.length) return rows
      rows += await this.take(changes)
      this.#seen = changes.at(-1)!.n
      // What is written meanwhile is told by itself.
      if (changes.length < changesAtOnce) return rows
    }
  }

  async #readAll() {
    // Read before the rows: what changes meanwhile is seen again, and that does no harm.
    const last = await lastChange(this.db)
    await this.readAll()
    this.#seen = last ?? 0
    return Number.POSITIVE_INFINITY
  }
}

/** Of all these changes, each once. */
export const changedIds = (changes: readonly ChangeRecord[], entity: string): string[] => [
  ...new Set(changes.flatMap((change) => (change.entity === entity ? change.ids : []))),
]
