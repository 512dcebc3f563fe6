import type { ReactionUnderWay } from '#domain/conversations/reactions'
import { withSameParts } from './sameParts.ts'

/** `older`, `canAskOlder`, `reactions`: of a thread, as `ThreadLines` says it. */
type LineAnswer<T> = {
  total: number
  matching?: number
  older?: number
  canAskOlder?: boolean
  lines: T[]
  reactions?: ReactionUnderWay[]
}

/** What the worker's index answers from: a list of conversations, or the messages of one. */
export type LineView<T> = {
  lines(from: number, to: number): Promise<LineAnswer<T>>
  positionOf(id: string): Promise<number>
  close(): void
}

/** `count`: how many there are; `lines`: those from `from` on that are at hand; `version` rises with each answer. */
export type LinePicture<T> = {
  count: number
  total: number
  older: number
  canAskOlder: boolean
  from: number
  lines: readonly T[]
  reactions: readonly ReactionUnderWay[]
  version: number
}

/** As many more as somebody may scroll over while they are read. */
const around = 60
const againMs = 1_000

/** A part of a long list that follows every change of it. */
export class LineWindow<T extends { id: string }, V extends LineView<T>> {
  readonly #open: (onChange: () => void) => Promise<V>
  readonly #listeners = new Set<() => void>()
  #view: V | null = null
  #picture: LinePicture<T> | null = null
  #wanted = { from: 0, to: around }
  #isReading = false
  #isStale = false
  #isClosed = false

  readonly #keepsPlace: boolean

  /** `keepsPlace`: what is at hand stays at hand when others come in before it. */
  constructor(open: (onChange: () => void) => Promise<V>, { keepsPlace = false } = {}) {
    this.#open = open
    this.#keepsPlace = keepsPlace
  }

  /** `at`: where it begins, once the list is there to ask. */
  async start(at?: (view: V) => Promise<{ from: number; to: number }>): Promise<void> {
    const view = await this.#open(() => this.#changed())
    if (this.#isClosed) return view.close()
    this.#view = view
    if (at) this.#wanted = await at(view)
    await this.#read()
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  readonly picture = (): LinePicture<T> | null => this.#picture
  readonly view = (): V | null => this.#view

  at(index: number): T | undefined {
    return this.#picture?.lines[index - this.#picture.from]
  }

  want(from: number, to: number): void {
    this.#wanted = { from, to }
    const { from: here, lines, count } = this.#picture ?? { from: 0, lines: [], count: 0 }
    const isHere = from >= here && Math.min(to, count) <= here + lines.length
    if (!isHere) this.#changed()
  }

  close(): void {
    this.#isClosed = true
    this.#view?.close()
    this.#view = null
  }

  async #follow(): Promise<void> {
    const first = this.#picture?.lines[0]
    const at = first ? ((await this.#view?.positionOf(first.id)) ?? -1) : -1
    const shift = at < 0 ? 0 : at - this.#picture!.from
    if (shift) this.#wanted = { from: this.#wanted.from + shift, to: this.#wanted.to + shift }
  }

  #changed(): void {
    this.#isStale = true
    if (!this.#isReading && this.#view) void this.#read()
  }

  async #read(): Promise<void> {
    this.#isReading = true
    try {
      do {
        this.#isStale = false
        if (this.#keepsPlace) await this.#follow()
        const from = Math.max(0, this.#wanted.from - around)
        const answer = await this.#view?.lines(from, this.#wanted.to + around)
        if (!answer || this.#isClosed) return
        const { total, matching = total, older = 0, canAskOlder = false, lines, reactions = [] } = answer
        const version = (this.#picture?.version ?? 0) + 1
        const before = new Map(this.#picture?.lines.map((line) => [line.id, line]))
        // A line that did not change stays the same object, so that what shows it need not be drawn again.
        const kept = lines.map((line) => withSameParts(before.get(line.id), line))
        this.#picture = { count: matching, total, older, canAskOlder, from, lines: kept, reactions, version }
        for (const listener of this.#listeners) listener()
      } while (this.#isStale)
    } catch (error) {
      console.error(error)
      setTimeout(() => this.#changed(), againMs)
    } finally {
      this.#isReading = false
    }
  }
}
