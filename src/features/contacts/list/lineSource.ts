import { packIds } from '#workers/bulk/packedIds'
import type { ContactIndexApi, ContactLine, ContactLines, ContactQuery, ContactView } from '#workers/search/api'

/**
 * What a list draws from. `shift`: rows that came in or went away above the first visible one since the last picture;
 * `shifted`: all of them since this query is shown.
 */
export type Picture = {
  query: ContactQuery
  matching: number
  total: number
  /** rises when another query is shown: the list begins at its top */
  shown: number
  /** rises with every picture */
  at: number
  shift: number
  shifted: number
  /** where the row that somebody is on stands now; not `isHere`: where it was before it went, or -1 */
  marked: { mark: RowMark; index: number; isHere: boolean } | null
  /** its rows, as far as they are at hand: those of an older picture stay what they were */
  line: (index: number) => ContactLine | undefined
}

/** The row that somebody is on: its contact, where that is at hand, and where it stood then; -1: that has to be found out. */
export type RowMark = { id: string | null; index: number }

const block = 50
/** Blocks kept around the window: at 36 px a row this is about ten screens each way. */
const kept = 24
/** Blocks read ahead where the list moves to: whoever drags its bar a little or flings it twice finds rows there. */
const leap = 9
/** Blocks in one message: each is a task of the page. */
const together = 3
/** so long after a question the rows that nobody sees yet wait, for the next letter may come */
const restMs = 300
/** until a change whose rows could not be read is looked at again: nothing else may ever tell of it */
const againMs = 1_000

/**
 * The window of a list of any length over the worker's index. What is on the screen stays until what replaces it is
 * there, so neither a key stroke nor a change from elsewhere shows an empty frame; only the newest question is answered.
 */
export class LineSource {
  #index: Pick<ContactIndexApi, 'openLines'>
  #pause: () => Promise<void>
  #kept: (query: ContactQuery) => Promise<ContactLines | null>
  #view: ContactView | null = null
  /** ends with the first answer */
  #opening: Promise<void> = Promise.resolve()
  #blocks = new Map<number, ContactLine[]>()
  #asked = new Set<number>()
  /** came out of sight since it was told last which rows are drawn: these may be drawn without them meanwhile */
  #unsaid = new Set<number>()
  #window = { from: 0, to: block }
  #visible = 0
  #isGoingUp = false
  #resting: ReturnType<typeof setTimeout> | null = null
  #picture: Picture | null = null
  #question = 0
  /** the question of the view that is shown; a newer one may be on its way */
  #answered = 0
  #refreshing = false
  #stale = false
  #marked: Picture['marked'] = null
  #isHeld = false
  #listeners = new Set<() => void>()
  #lines = linesNow()
  #awaiting = new Set<() => void>()

  /**
   * `pause` keeps the pictures of a list that changes all the time apart, while the first sync runs. `kept`: how this list
   * began when it was looked at last, which is there before the index.
   */
  constructor(
    index: Pick<ContactIndexApi, 'openLines'>,
    pause: () => Promise<void>,
    kept: (query: ContactQuery) => Promise<ContactLines | null> = async () => null,
  ) {
    this.#index = index
    this.#pause = pause
    this.#kept = kept
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  picture = () => this.#picture
  /** The rows of a picture: another function whenever rows came into the window, which is nothing to what is around a list. */
  lines = () => this.#lines
  onLines = (listener: () => void) => {
    this.#awaiting.add(listener)
    return () => void this.#awaiting.delete(listener)
  }
  line = (index: number): ContactLine | undefined => lineIn(this.#blocks, index)
  ids = async (from?: number, to?: number) => (await this.#answering())?.ids(from, to) ?? []
  packed = async (except: readonly string[]) => (await this.#answering())?.packed(except) ?? packIds([])
  positionOf = async (id: string) => (await this.#answering())?.positionOf(id) ?? -1

  /** Rows that were kept may be on the screen before there is who answers. */
  async #answering(): Promise<ContactView | null> {
    if (!this.#view) await this.#opening
    return this.#view
  }

  /** Follows this row through what changes. */
  mark(mark: RowMark | null): void {
    this.#marked = mark && { mark, index: mark.index, isHere: mark.index >= 0 }
    if (mark && mark.index < 0) void this.#changed(this.#question)
  }

  /** While a contact is open, what changes keeps its place, and its row is marked in another list as well. */
  hold(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return
    this.#isHeld = isHeld
    this.#view?.hold(isHeld).catch(console.error)
  }

  /** Asks another question. The old answer stays on the screen until the new one has its first rows. */
  show(query: ContactQuery): Promise<void> {
    const question = ++this.#question
    if (!this.#picture) void this.#showKept(query, question)
    const showing = this.#show(query, question)
    this.#opening = showing.catch(() => {})
    return showing
  }

  async #showKept(query: ContactQuery, question: number): Promise<void> {
    const kept = await this.#kept(query).catch(console.error)
    if (!kept || question !== this.#question || this.#view) return
    this.#blocks = inBlocks(0, kept.lines)
    this.#publish({ query, matching: kept.matching, total: kept.total, shown: 1, shift: 0, shifted: 0 })
  }

  async #show(query: ContactQuery, question: number): Promise<void> {
    this.#stale = false
    const { view, first } = await this.#index.openLines(query, () => void this.#changed(question), block)
    if (question !== this.#question) return view.close()
    // Whoever has begun to scroll through what was kept of this very list stays where they are.
    const isThere = !this.#view && this.#picture?.query === query
    this.#view?.close()
    this.#view = view
    this.#answered = question
    this.#blocks = inBlocks(0, first.lines)
    this.#asked.clear()
    if (!isThere) this.#begin()
    this.#rest()
    this.#markIn(first.lines)
    const shown = (this.#picture?.shown ?? 0) + (isThere ? 0 : 1)
    this.#publish({ query, matching: first.matching, total: first.total, shown, shift: 0, shifted: 0 })
    if (this.#isHeld) view.hold(true).catch(console.error)
    if (this.#stale || this.#marked?.index === -1) void this.#changed(question)
  }

  #begin(): void {
    this.#window = { from: 0, to: block }
    this.#visible = 0
  }

  #markIn(lines: readonly ContactLine[]): void {
    const { mark } = this.#marked ?? {}
    const index = lines.findIndex(({ id }) => id === mark?.id)
    this.#marked = this.#isHeld && mark ? { mark, index, isHere: index >= 0 } : null
  }

  /** Tells which rows are drawn, and which is the first that can be seen. */
  want(from: number, to: number, visible: number): void {
    if (visible !== this.#visible) this.#isGoingUp = visible < this.#visible
    this.#window = { from, to }
    this.#visible = visible
    const isResting = this.#resting !== null && visible === 0
    const near = isResting ? 0 : Math.floor((to - from) / block) + 2
    const far = isResting ? 0 : Math.max(near, leap)
    const [above, below] = this.#isGoingUp ? [far, near] : [near, far]
    const first = Math.max(0, Math.floor(from / block) - above)
    const last = Math.min(Math.floor(((this.#picture?.matching ?? 0) - 1) / block), Math.floor(to / block) + below)
    const missing = (from: number, to: number) => {
      const blocks: number[] = []
      for (let at = from; at <= to; at++) if (!this.#blocks.has(at) && !this.#asked.has(at)) blocks.push(at)
      return blocks
    }
    // What is drawn comes at once and first.
    const [top, end] = [Math.floor(from / block), Math.min(last, Math.floor(to / block))]
    const isDrawnWithout = [...this.#unsaid].some((at) => at >= top && at <= end)
    this.#unsaid.clear()
    if (isDrawnWithout) this.#say()
    for (const blocks of [missing(top, end), missing(first, top - 1), missing(end + 1, last)])
      for (let at = 0; at < blocks.length; at += together) void this.#fetch(blocks.slice(at, at + together))
  }

  close(): void {
    this.#question++
    if (this.#resting) clearTimeout(this.#resting)
    this.#view?.close()
    this.#view = null
  }

  /** Whoever moves on before it is over is not kept waiting. */
  #rest(): void {
    if (this.#resting) clearTimeout(this.#resting)
    this.#resting = setTimeout(() => {
      this.#resting = null
      this.want(this.#window.from, this.#window.to, this.#visible)
    }, restMs)
  }

  async #fetch(blocks: readonly number[]): Promise<void> {
    const view = this.#view
    if (!view) return
    for (const at of blocks) this.#asked.add(at)
    const [first, last] = [blocks[0]!, blocks.at(-1)!]
    const answer = await view.lines(first * block, (last + 1) * block).catch(console.error)
    if (view !== this.#view) return
    // Another answer may have come for some of them.
    const missed = blocks.filter((at) => this.#asked.delete(at))
    if (!answer) return
    const { lines } = answer
    for (const at of missed) this.#blocks.set(at, lines.slice((at - first) * block, (at - first + 1) * block))
    this.#forgetFar()
    const [from, to] = [Math.floor(this.#window.from / block), Math.floor(this.#window.to / block)]
    if (missed.some((at) => at >= from && at <= to)) this.#say()
    else for (const at of missed) this.#unsaid.add(at)
  }

  #say(): void {
    this.#lines = linesNow()
    for (const listener of this.#awaiting) listener()
  }

  /**
   * Reads the rows on the screen again, and follows the first visible one to where it stands now. Word of a change may
   * arrive before the first answer to its question, and is told once: it waits for that answer.
   */
  async #changed(question: number): Promise<void> {
    if (question !== this.#question) return
    this.#stale = true
    if (this.#refreshing || this.#answered !== question) return
    this.#refreshing = true
    try {
      while (this.#stale && this.#view && this.#answered === this.#question) {
        this.#stale = false
        await this.#refresh(this.#view)
        await this.#pause()
      }
    } catch (error) {
      console.error(error)
      setTimeout(() => void this.#changed(question), againMs)
    } finally {
      this.#refreshing = false
    }
  }

  async #refresh(view: ContactView): Promise<void> {
    const before = this.#visible
    const anchor = before > 0 ? this.line(before) : undefined
    const place = anchor ? await view.positionOf(anchor.id) : before
    const shift = place < 0 ? 0 : place - before
    const from = Math.max(0, Math.floor((this.#window.from + shift) / block) * block)
    // A list that was not measured yet draws nothing, and will.
    const to = Math.max(from + block, Math.ceil((this.#window.to + shift + 1) / block) * block)
    const { mark } = this.#marked ?? {}
    const marked = mark?.id ? await view.positionOf(mark.id) : -1
    const answer = await view.lines(from, to)
    if (view !== this.#view) return
    this.#blocks = inBlocks(from / block, answer.lines)
    this.#asked.clear()
    this.#window = { from: this.#window.from + shift, to: this.#window.to + shift }
    this.#visible += shift
    // Meanwhile it may be another row.
    if (this.#marked && this.#marked.mark === mark) this.#marked = { mark, ...this.#placeNow(mark, marked, shift) }
    const shifted = (this.#picture?.shifted ?? 0) + shift
    this.#publish({ matching: answer.matching, total: answer.total, shift, shifted })
  }

  #placeNow({ id }: RowMark, found: number, shift: number) {
    const { index } = this.#marked!
    if (found >= 0) return { index: found, isHere: true }
    return { index: index < 0 ? -1 : index + shift, isHere: id === null }
  }

  #forgetFar(): void {
    if (this.#blocks.size <= kept * 2) return
    const middle = Math.floor((this.#window.from + this.#window.to) / 2 / block)
    for (const at of this.#blocks.keys()) if (Math.abs(at - middle) > kept) this.#blocks.delete(at)
  }

  #publish(change: Partial<Picture>): void {
    const before = this.#picture ?? ({ at: 0 } as Picture)
    const blocks = this.#blocks
    const line = (index: number) => lineIn(blocks, index)
    this.#picture = { ...before, shift: 0, ...change, marked: this.#marked, at: before.at + 1, line }
    for (const listener of this.#listeners) listener()
  }
}

const linesNow =
  () =>
  ({ line }: Picture) =>
    line

const lineIn = (blocks: ReadonlyMap<number, ContactLine[]>, index: number) =>
  blocks.get(Math.floor(index / block))?.[index % block]

function inBlocks(first: number, lines: readonly ContactLine[]): Map<number, ContactLine[]> {
  const blocks = new Map<number, ContactLine[]>()
  for (let i = 0; i < lines.length; i += block) blocks.set(first + i / block, lines.slice(i, i + block))
  return blocks
}
