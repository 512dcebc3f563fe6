import {
  certaintyOf,
  companyForm,
  type DuplicateReason,
  duplicateReasons,
  isNamedAlike,
  type Named,
  nameForm,
  websiteHost,
} from '#domain/contacts/duplicates'
import { whatsAppLink } from '#domain/contacts/importValues'
import { limits } from '#domain/limits'
import { type ContactColumns, emailsIn, fieldEnd, phonesIn } from './columns.ts'
import { Groups } from './groups.ts'

/** What looks alike, by its place in the columns. */
export type FoundGroup = { slots: number[]; reasons: DuplicateReason[]; certainty: number }
export type FindOptions = {
  /** lists of ids that somebody said are different */
  different: readonly (readonly string[])[]
  onProgress: (done: number, of: number) => void
  signal: AbortSignal
  now: () => number
  /** gives way to other questions; called every few milliseconds */
  rest: () => Promise<void>
}

/** Links that are this sure make contacts of one group; weaker ones are shown as groups of their own. */
const sure = 0.7
/** What is less sure than this is not worth a question: two named colleagues with one website. */
const leastSure = 0.3
/** Of a block with more, each is compared with so many neighbours only: the work stays linear. */
const comparedWithAll = 24
const neighbours = 8
const restAfterMs = 12

/** A map in parts: one of two million keys answers nobody for half a second when it has to grow. */
class Shards<V> {
  readonly #maps = Array.from({ length: 256 }, () => new Map<string, V>())

  get = (key: string) => this.#of(key).get(key)
  set = (key: string, value: V) => void this.#of(key).set(key, value)
  values = () => this.#maps.flatMap((map) => [...map.values()])

  #of(key: string): Map<string, V> {
    const { length } = key
    const mixed = key.charCodeAt(length - 1) * 31 + key.charCodeAt(length >> 1) * 7 + key.charCodeAt(length - 2)
    return this.#maps[mixed & 255]!
  }
}

type Columns = Pick<ContactColumns, 'size' | 'isThere' | 'texts' | 'numbers'>
/** Slots that share something. */
type Block = { reason: DuplicateReason; slots: number[] }

/**
 * Contacts that may be one. Nobody is compared with everybody: whoever shares a phone, an email, a website, a name, a
 * company or how both begin stands in one block, and only those of a block are compared. Null: cancelled.
 */
export async function findDuplicates(columns: Columns, options: FindOptions): Promise<FoundGroup[] | null> {
  const run = new Run(columns, options)
  const blocks = await run.blocks()
  if (!blocks) return null
  if (!(await run.compare(blocks))) return null
  return run.groups().toSorted((a, b) => b.certainty - a.certainty || a.slots[0]! - b.slots[0]!)
}

class Run {
  readonly #columns: Columns
  readonly #options: FindOptions
  readonly #forms: (Named | undefined)[] = []
  readonly #different: Map<string, Set<number>> = new Map()
  readonly #sure: Groups
  readonly #weak: FoundGroup[] = []
  #rested: number

  constructor(columns: Columns, options: FindOptions) {
    this.#columns = columns
    this.#options = options
    this.#sure = new Groups(columns.size)
    this.#rested = options.now()
    options.different.forEach((ids, nth) => {
      for (const id of ids) this.#different.set(id, (this.#different.get(id) ?? new Set()).add(nth))
    })
  }

  async blocks(): Promise<Block[] | null> {
    const { size, isThere, numbers } = this.#columns
    const first = new Shards<number>()
    const blocks = new Shards<Block>()
    const onWhatsApp = new Set<string>()
    for (let slot = 0; slot < size; slot++) {
      if (!(await this.#goOn(slot, size * 2))) return null
      // What a person wants left alone is not merged.
      if (!isThere(slot) || numbers.restricted[slot]) continue
      for (const [reason, key] of this.#keys(slot)) {
        if (reason === 'whatsapp') onWhatsApp.add(key)
        const before = first.get(key)
        const block = blocks.get(key)
        if (block) block.slots.push(slot)
        else if (before === undefined) first.set(key, slot)
        else blocks.set(key, { reason, slots: [before, slot] })
      }
    }
    for (const key of onWhatsApp) {
      const block = blocks.get(key)
      if (block) block.reason = 'whatsapp'
    }
    return blocks.values()
  }

  async compare(blocks: readonly Block[]): Promise<boolean> {
    const { size } = this.#columns
    for (const [nth, block] of blocks.entries()) {
      if (!(await this.#goOn(size + Math.floor((nth / blocks.length) * size), size * 2))) return false
      // A phone may stand twice in one contact.
      const slots = [...new Set(block.slots)]
      if (slots.length > 1) await this.#compareBlock({ ...block, slots })
    }
    return true
  }

  groups(): FoundGroup[] {
    const { isThere } = this.#columns
    const linked = this.#sure.all().map(({ members, reasons, certainty }) => ({
      slots: members.filter(isThere),
      reasons: duplicateReasons.filter((reason) => reasons.has(reason)),
      certainty,
    }))
    const apart = this.#weak.filter(({ slots }) => new Set(slots.map((slot) => this.#sure.of(slot))).size > 1)
    return [...linked, ...apart].filter(({ slots }) => slots.length > 1)
  }

  async #compareBlock({ reason, slots }: Block) {
    const few = slots.length <= comparedWithAll
    if (!few) slots.sort((a, b) => this.#byName(a, b))
    let weakest = 1
    let isWeak = false
    for (let at = 0; at < slots.length; at++) {
      if (at % 64 === 63 && !(await this.#goOn(null, 0))) return
      const to = few ? slots.length : Math.min(slots.length, at + 1 + neighbours)
      for (let other = at + 1; other < to; other++) {
        const certainty = this.#certainty(reason, slots[at]!, slots[other]!)
        if (certainty >= sure) this.#sure.link(slots[at]!, slots[other]!, reason, certainty)
        else if (certainty >= leastSure) isWeak = true
        if (certainty > 0) weakest = Math.min(weakest, certainty)
      }
    }
    if (isWeak && slots.length <= limits.mergedAtOnce)
      this.#weak.push({ slots, reasons: [reason], certainty: Math.max(leastSure, weakest) })
  }

  /** 0: they are different, or look so. */
  #certainty(reason: DuplicateReason, a: number, b: number): number {
    if (this.#isDifferent(a, b)) return 0
    const [one, other] = [this.#formOf(a), this.#formOf(b)]
    if (reason === 'name' && !isNamedAlike(one, other)) return 0
    return certaintyOf(reason, one, other)
  }

  #isDifferent(a: number, b: number): boolean {
    const { ids } = this.#columns.texts
    const of = this.#different.get(ids[a]!)
    const ofOther = of && this.#different.get(ids[b]!)
    return ofOther !== undefined && [...of!].some((nth) => ofOther.has(nth))
  }

  *#keys(slot: number): Generator<[DuplicateReason, string]> {
    const { texts } = this.#columns
    for (const { full_number, is_wt } of phonesIn(texts.phones[slot]!))
      yield [is_wt === 'registered' ? 'whatsapp' : 'phone', `p${full_number}`]
    for (const { email } of emailsIn(texts.emails[slot]!)) yield ['email', `e${email}`]
    const website = texts.mores[slot]!.split(fieldEnd, 1)[0]!
    const linked = whatsAppLink(website)
    if (linked) yield ['whatsapp', `p${linked}`]
    const host = websiteHost(website)
    if (host) yield ['website', `w${host}`]
    const { name, company } = this.#formOf(slot)
    if (company) yield ['name', `c${company}`]
    if (name) yield ['name', `n${name}`]
    if (name && company) yield ['name', `b${company.slice(0, 6)} ${name.slice(0, 3)}`]
  }

  #formOf(slot: number): Named {
    const { names, companies } = this.#columns.texts
    return (this.#forms[slot] ??= { name: nameForm(names[slot]!), company: companyForm(companies[slot]!) })
  }

  #byName(a: number, b: number): number {
    const [one, other] = [this.#formOf(a), this.#formOf(b)]
    return one.name < other.name ? -1 : one.name > other.name ? 1 : one.company < other.company ? -1 : 1
  }

  /** False when it was cancelled. */
  async #goOn(done: number | null, of: number): Promise<boolean> {
    const { signal, rest, onProgress, now } = this.#options
    if (now() - this.#rested < restAfterMs) return !signal.aborted
    if (done !== null) onProgress(done, of)
    await rest()
    this.#rested = now()
    return !signal.aborted
  }
}
