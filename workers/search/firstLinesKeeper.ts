import type { UserDatabase } from '../database/schema.ts'
import type { ContactQuery } from './api.ts'
import { keepFirstLines } from './firstLines.ts'
import type { IndexFollower } from './follow.ts'

/** While changes come one after another, nothing is written. */
const quietMs = 1_500

/** Keeps the first lines of the list that was opened last, as they are whenever nothing moves. */
export class FirstLinesKeeper {
  readonly #db: UserDatabase
  readonly #follower: IndexFollower
  #list: { query: ContactQuery; to: number } | undefined
  #keeping: ReturnType<typeof setTimeout> | undefined

  constructor(db: UserDatabase, follower: IndexFollower) {
    this.#db = db
    this.#follower = follower
  }

  /** A search is not what the next start begins with. */
  opened(query: ContactQuery, to: number): void {
    if (query.search !== '') return
    this.#list = { query, to }
    this.soon()
  }

  soon(): void {
    if (!this.#list) return
    clearTimeout(this.#keeping)
    this.#keeping = setTimeout(() => this.#keep().catch(console.error), quietMs)
  }

  /** Of a view of its own: the order of one that is held is not what a list begins with. */
  async #keep(): Promise<void> {
    const { query, to } = this.#list!
    const { index, seen } = this.#follower
    const view = index.open(query, () => {})
    const lines = await view.lines(0, to)
    view.close()
    if (lines.matching > 0) await keepFirstLines(this.#db, query, lines, seen)
  }
}
