import { newId } from './newId.ts'
import type { PageExitStash } from './pageExitStash.ts'
import type { NewChange } from './sync/core/enqueue.ts'
import type { RecoveredChange } from './sync/core/recovered.ts'

/** `isStaying`: nobody ends the page or its worker before there is an answer. */
type World = {
  stash: PageExitStash<RecoveredChange[]>
  isStaying: () => boolean
  versionOf: (change: string) => number
}

/** Changes that this page gave to its worker and has no answer to. They outlive the page. */
export class UnackedChanges {
  readonly #stash: World['stash']
  readonly #isStaying: World['isStaying']
  readonly #versionOf: World['versionOf']
  readonly #open = new Map<string, RecoveredChange[]>()
  /** of these, what lies aside */
  readonly #put = new Set<string>()
  #taking: Promise<void> | undefined

  constructor({ stash, isStaying, versionOf }: World) {
    this.#stash = stash
    this.#isStaying = isStaying
    this.#versionOf = versionOf
  }

  /** `save` gives them to the worker under the uids by which they are remembered here. */
  async follow<T>(changes: readonly NewChange[], save: (named: readonly NewChange[]) => Promise<T>): Promise<T> {
    const edited_at = Date.now()
    const named = changes.map((change) => ({
      ...change,
      uid: newId(),
      version: this.#versionOf(change.name),
      edited_at,
    }))
    const saving = save(named)
    const key = named[0]?.uid
    if (!key) return saving
    this.#open.set(key, named)
    // A field that saves when the page is hidden may be the last that the page does.
    if (!this.#isStaying()) this.stashOnExit()
    try {
      const answer = await saving
      this.#drop(key)
      return answer
    } catch (error) {
      // The user is told, and does it again. A page that is put away ends its worker, and tells nobody.
      if (this.#isStaying()) this.#drop(key)
      throw error
    } finally {
      this.#open.delete(key)
      this.#put.delete(key)
    }
  }

  #drop(key: string) {
    if (this.#put.has(key)) this.#stash.drop(key)
  }

  /** The page may be gone with the next line. */
  stashOnExit(): void {
    this.#stash.put(this.#open)
    for (const key of this.#open.keys()) this.#put.add(key)
  }

  /** Gives what pages that are gone have left; what cannot be brought now stays for the next time. */
  take(bring: (left: RecoveredChange[]) => Promise<void>): Promise<void> {
    this.#taking ??= this.#stash
      .take(async (_, left) => {
        if (Array.isArray(left)) await bring(left)
      })
      .catch(console.error)
      .finally(() => (this.#taking = undefined))
    return this.#taking
  }
}
