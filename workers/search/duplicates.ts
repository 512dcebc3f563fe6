import {
  certaintyOf,
  companyForm,
  type DuplicateReason,
  duplicateReasons,
  isNamedAlike,
  type NameAndCompany,
  nameForm,
  websiteHost,
} from '#domain/contacts/duplicates'
import { whatsAppLink } from '#domain/contacts/importValues'
import { isWhatsAppId, spellingOf } from '#domain/conversations/identity'
import { limits } from '#domain/limits'
import { type ContactColumns, emailsIn, fieldEnd, identitiesIn, phonesIn } from './columns.ts'
import { Groups } from './groups.ts'
import { sortedInTurns } from './inTurns.ts'
import { SharedKeys } from './sharedKeys.ts'

/** What looks alike, by its place in the columns when it was looked at. */
type FoundGroup = { slots: number[]; ids: string[]; reasons: DuplicateReason[]; certainty: number }
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
const restAfterMs = 8

/** Tell what is shared from each other. */
const marks = { phone: 1, email: 2, website: 3, company: 4, name: 5, beginnings: 6, identity: 7 } as const
const onWhatsApp = duplicateReasons.indexOf('whatsapp')

type Columns = Pick<ContactColumns, 'size' | 'isThere' | 'texts' | 'numbers'>
/** Slots that share something. */
type Weak = Omit<FoundGroup, 'ids'>
type Block = { reason: DuplicateReason; slots: number[] }

/**
 * Contacts that may be one. Nobody is compared with everybody: whoever shares a phone, an email, a website, a name, a
 * company or how both begin stands in one block, and only those of a block are compared. Null: cancelled.
 */
export async function findDuplicates(columns: Columns, options: FindOptions): Promise<FoundGroup[] | null> {
  const run = new Run(columns, options)
  if (!(await run.note())) return null
  if (!(await run.compare())) return null
  return run.groups()
}

class Run {
  readonly #columns: Columns
  readonly #options: FindOptions
  readonly #forms: (NameAndCompany | undefined)[] = []
  readonly #different: Map<string, Set<number>> = new Map()
  readonly #keys = new SharedKeys()
  readonly #sure: Groups
  readonly #weak: Weak[] = []
  /** A slot that is freed while others have their turn may be another contact's by the end. */
  readonly #ids: readonly string[]
  #rested: number

  constructor(columns: Columns, options: FindOptions) {
    this.#columns = columns
    this.#options = options
    this.#ids = columns.texts.ids.slice()
    this.#sure = new Groups(columns.size)
    this.#rested = options.now()
    options.different.forEach((ids, nth) => {
      for (const id of ids) this.#different.set(id, (this.#different.get(id) ?? new Set()).add(nth))
    })
  }

  /** Who has what. False when it was cancelled. */
  async note(): Promise<boolean> {
    const { isThere, numbers } = this.#columns
    const size = this.#ids.length
    for (let slot = 0; slot < size; slot++) {
      if (!(await this.#goOn(slot, size * 2))) return false
      // What a person wants left alone is not merged.
      if (isThere(slot) && this.#isSame(slot) && !numbers.restricted[slot]) this.#noteKeys(slot)
    }
    return true
  }

  /** False when it was cancelled. */
  async compare(): Promise<boolean> {
    const { size } = this.#columns
    let part = 0
    for (const blocks of this.#keys.shared()) {
      const done = size + Math.floor((part++ / SharedKeys.parts) * size)
      for (const { slots, kinds } of blocks) {
        if (!(await this.#goOn(done, size * 2))) return false
        const reason = kinds.includes(onWhatsApp) ? 'whatsapp' : duplicateReasons[kinds[0]!]!
        // A phone may stand twice in one contact.
        const different = [...new Set(slots)]
        if (different.length > 1) await this.#compareBlock({ reason, slots: different })
      }
    }
    return true
  }

  /** The surest first. Null: cancelled. */
  async groups(): Promise<FoundGroup[] | null> {
    const turn = () => this.#goOn(null, 0)
    const groups: FoundGroup[] = []
    for (const { members, reasons, certainty } of await this.#sure.all(turn)) {
      const slots = members.filter(this.#isSame)
      const sorted = duplicateReasons.filter((reason) => reasons.has(reason))
      if (slots.length > 1) groups.push({ slots, ids: this.#idsOf(slots), reasons: sorted, certainty })
      if (!(await turn())) return null
    }
    for (const group of this.#weak) {
      const slots = group.slots.filter(this.#isSame)
      if (new Set(slots.map((slot) => this.#sure.of(slot))).size > 1)
        groups.push({ ...group, slots, ids: this.#idsOf(slots) })
      if (!(await turn())) return null
    }
    const sorted = await sortedInTurns(groups, (a, b) => b.certainty - a.certainty || a.slots[0]! - b.slots[0]!, turn)
    return this.#options.signal.aborted ? null : sorted
  }

  #isSame = (slot: number) => this.#columns.texts.ids[slot] === this.#ids[slot]
  #idsOf = (slots: readonly number[]) => slots.map((slot) => this.#ids[slot]!)

  async #compareBlock(block: Block) {
    const { reason } = block
    const few = block.slots.length <= comparedWithAll
    const turn = () => this.#goOn(null, 0)
    const slots = few ? block.slots : await sortedInTurns(block.slots, (a, b) => this.#byName(a, b), turn)
    let weakest = 1
    let isWeak = false
    for (let at = 0; at < slots.length; at++) {
      if (at % 64 === 63 && !(await turn())) return
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

  #noteKeys(slot: number) {
    const { texts } = this.#columns
    const note = (reason: DuplicateReason, mark: keyof typeof marks, text: string) =>
      this.#keys.add(slot, duplicateReasons.indexOf(reason), marks[mark], text)
    for (const { full_number, is_wt } of phonesIn(texts.phones(slot)))
      note(is_wt === 'registered' ? 'whatsapp' : 'phone', 'phone', full_number)
    for (const { email } of emailsIn(texts.emails(slot))) note('email', 'email', email)
    for (const identity of identitiesIn(texts.identities(slot)))
      if (isWhatsAppId(identity)) note('whatsapp', 'identity', spellingOf(identity))
    const website = texts.mores(slot).split(fieldEnd, 1)[0]!
    const linked = whatsAppLink(website)
    if (linked) note('whatsapp', 'phone', linked)
    const host = websiteHost(website)
    if (host) note('website', 'website', host)
    const { name, company } = this.#formOf(slot)
    if (company) note('name', 'company', company)
    if (name) note('name', 'name', name)
    if (name && company) note('name', 'beginnings', `${company.slice(0, 6)} ${name.slice(0, 3)}`)
  }

  #formOf(slot: number): NameAndCompany {
    const { names, companies } = this.#columns.texts
    return (this.#forms[slot] ??= { name: nameForm(names(slot)), company: companyForm(companies(slot)) })
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
