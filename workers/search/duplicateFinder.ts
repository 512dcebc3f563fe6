import {
  certaintyOf,
  companyForm,
  type DuplicateReason,
  isNamedAlike,
  type NameAndCompany,
  nameForm,
  sureFrom,
  websiteHost,
} from '#domain/contacts/duplicates'
import { whatsAppLink } from '#domain/contacts/importValues'
import { mergedFields, orderForMerge, refuseMerge, undoOf } from '#domain/contacts/merge'
import { folded } from '#domain/contacts/searchText'
import { type CarriedIdentity, carriedText, isWhatsAppId, spellingOf } from '#domain/conversations/identity'
import { limits } from '#domain/limits'
import { contactsByIds, rowsWhere } from '../database/read.ts'
import type { UserDatabase } from '../database/schema.ts'
import { newId } from '../newId.ts'
import { emailsIn, fieldEnd, identitiesIn, phonesIn } from './columns.ts'
import type { ContactIndex } from './contactIndex.ts'
import { findDuplicates } from './duplicates.ts'
import type {
  ContactIdentity,
  DuplicateCount,
  DuplicateGroups,
  DuplicateSearchResult,
  LookAlike,
  MergePlan,
  MergeRule,
  PlannedMerge,
} from './duplicatesApi.ts'
import type { IndexFollower } from './follow.ts'
import { turns } from './inTurns.ts'

/** Groups that one portion of a plan looks at. */
const plannedAtOnce = 50
const shown = 5

type StoredGroup = { ids: readonly string[]; reasons: DuplicateReason[]; certainty: number }

/** Finds duplicates in the index, and keeps what was found: a screen sees some groups at a time. */
export class DuplicateFinder {
  readonly #db: UserDatabase
  readonly #follower: Pick<IndexFollower, 'index' | 'catchUp'>
  #found: StoredGroup[] = []
  #stop = new AbortController()

  constructor(db: UserDatabase, follower: Pick<IndexFollower, 'index' | 'catchUp'>) {
    this.#db = db
    this.#follower = follower
  }

  async find(onProgress: (done: number, of: number) => void): Promise<DuplicateSearchResult> {
    this.#stop.abort()
    const stop = new AbortController()
    this.#stop = stop
    await this.#follower.catchUp()
    const { columns } = this.#follower.index
    const groups = await findDuplicates(columns, {
      different: await this.#different(),
      onProgress,
      signal: stop.signal,
      now: () => performance.now(),
      rest: () => new Promise((go) => setTimeout(go)),
    })
    if (!groups) return { kind: 'cancelled' }
    this.#found = groups
    return { kind: 'found', groups: this.#found.length }
  }

  /** Nothing was found that a screen may still look through. */
  get isEmpty() {
    return this.#found.length === 0
  }

  cancel() {
    this.#stop.abort()
  }

  /** As they are now: what was saved a moment ago counts. */
  async groups(from: number, to: number): Promise<DuplicateGroups> {
    await this.#follower.catchUp()
    const different = await this.#different()
    const { columns } = this.#follower.index
    const turn = turns()
    await columns.placed(turn)
    const left: StoredGroup[] = []
    for (const { ids, reasons, certainty } of this.#found) {
      const there = ids.filter((id) => columns.slotOf(id) >= 0)
      const isApart = different.some((apart) => there.every((id) => apart.includes(id)))
      if (there.length > 1 && !isApart) left.push({ ids: there, reasons, certainty })
      await turn()
    }
    const groups = left.slice(from, to).map(({ ids, reasons, certainty }) => {
      // Some may have gone while others had their turn; the screen asks again then.
      const slots = ids
        .slice(0, limits.mergedAtOnce)
        .map((id) => columns.slotOf(id))
        .filter((slot) => slot >= 0)
      const contacts = slots.map((slot) => columns.line(slot, { more: true }))
      return { contacts, size: ids.length, reasons, certainty }
    })
    return { groups, left: counted(left), sure: counted(left.filter(isSure)) }
  }

  /** Rows are read where they are: what was changed since the groups were found counts. */
  async plan({ survivor, leastCertain }: MergeRule, from: number): Promise<MergePlan> {
    const groups = this.#found.slice(from, from + plannedAtOnce)
    const wanted = groups.filter(({ certainty }) => certainty >= leastCertain)
    const different = await this.#different()
    const merges: PlannedMerge[] = []
    for (const { ids } of wanted) {
      // Somebody knows better than a rule.
      if (different.some((apart) => apart.filter((id) => ids.includes(id)).length > 1)) continue
      const rows = await contactsByIds(this.#db, ids.slice(0, limits.mergedAtOnce))
      const contacts = orderForMerge(
        rows.filter((row) => row !== null).filter((row) => !row.restricted_at),
        survivor,
      )
      if (contacts.length < 2 || refuseMerge(contacts)) continue
      const [id, fields] = [newId(), mergedFields(contacts)]
      const undo = undoOf(id, contacts, fields)
      merges.push({ undo, merge: { id, survivor: undo.survivor, merged: undo.rows.map((row) => row.id), fields } })
    }
    const contacts = merges.reduce((sum, { merge }) => sum + merge.merged.length, 0)
    const next = from + plannedAtOnce
    // The surest stand first, so that nothing more comes after the first that is not sure enough.
    const isLast = wanted.length < groups.length || next >= this.#found.length
    return { merges, contacts, next: isLast ? null : next }
  }

  async lookAlike(typed: ContactIdentity, of?: string): Promise<LookAlike[]> {
    if (of) await this.#follower.catchUp()
    const apart = new Set(of ? (await this.#different()).filter((ids) => ids.includes(of)).flat() : [])
    if (of) apart.add(of)
    const { columns } = this.#follower.index
    const linked = whatsAppLink(typed.company_website)
    const identity: Identity = {
      form: { name: nameForm(typed.name), company: companyForm(typed.company) },
      host: websiteHost(typed.company_website),
      phones: linked ? [...typed.phones, linked] : typed.phones,
      emails: typed.emails,
      identities: (typed.identities ?? []).filter(isWhatsAppId),
    }
    const alike = alikeIn(columns, identity, apart)
    const found: { id: string; reason: DuplicateReason; certainty: number }[] = []
    let rested = performance.now()
    for (const { slot, id, reason } of alike) {
      if (performance.now() - rested > restAfterMs) {
        // Whoever types into the search does not wait for this.
        await new Promise((go) => setTimeout(go))
        rested = performance.now()
      }
      if (columns.texts.ids[slot] !== id) continue
      const other = formAt(columns.texts, slot)
      if (reason === 'name' && !isNamedAlike(identity.form, other)) continue
      const certainty = certaintyOf(reason, identity.form, other)
      if (certainty >= leastTold) found.push({ id, reason, certainty })
    }
    return found
      .toSorted((a, b) => b.certainty - a.certainty)
      .filter(({ id }) => columns.slotOf(id) >= 0)
      .slice(0, shown)
      .map(({ id, ...why }) => ({ contact: columns.line(columns.slotOf(id), { more: false }), ...why }))
  }

  /** Lists of contacts that somebody said are not the same. */
  async #different(): Promise<string[][]> {
    const rows = await rowsWhere(this.#db, 'not_duplicate', () => true)
    return rows.map(({ contacts }) => contacts)
  }
}

/** What is less sure is not worth disturbing somebody who types. */
const leastTold = 0.5
const companySize = 24
const restAfterMs = 12

type Columns = ContactIndex['columns']
type Texts = Columns['texts']
type Identity = {
  form: NameAndCompany
  host: string
  phones: readonly string[]
  emails: readonly string[]
  identities: readonly CarriedIdentity[]
}

/** The slots whose texts hold any of it. */
function mayShare(columns: Columns, { form, host, phones, emails, identities }: Identity): Int32Array {
  const named = [...emails, ...identities.map(carriedText)].map(folded)
  const parts = [...phones, ...named, host, beginning(form.company)].filter(Boolean)
  const found = new Uint8Array(columns.size)
  const slots = columns.slots()
  for (const part of parts)
    columns.searched.findEach(part, slots).forEach((place, at) => {
      if (place >= 0) found[slots[at]!] = 1
    })
  return slots.filter((slot) => found[slot] === 1)
}

type Alike = { slot: number; id: string; reason: DuplicateReason }

/** All but `apart`. A website that more share than a company has people is a directory's, and says nothing. */
function alikeIn(columns: Columns, identity: Identity, apart: ReadonlySet<string>): Alike[] {
  const { texts } = columns
  let onWebsite = 0
  const found: Alike[] = []
  for (const slot of mayShare(columns, identity)) {
    const id = texts.ids[slot]!
    if (!columns.isThere(slot) || apart.has(id)) continue
    const reason = reasonAt(texts, slot, identity)
    if (!reason) continue
    if (reason === 'website' && ++onWebsite > companySize) return alikeIn(columns, { ...identity, host: '' }, apart)
    found.push({ slot, id, reason })
  }
  return found
}

/** What they share for certain, or that they may be called alike. */
function reasonAt(
  texts: Texts,
  slot: number,
  { form, host, phones, emails, identities }: Identity,
): DuplicateReason | null {
  if (identities.some((identity) => hasIdentity(texts.identities(slot), identity))) return 'whatsapp'
  const phone = phones.map((number) => phoneIn(texts.phones(slot), number)).find(Boolean)
  if (phone) return phone.is_wt === 'registered' ? 'whatsapp' : 'phone'
  if (emails.some((email) => hasEmail(texts.emails(slot), email))) return 'email'
  const website = texts.mores(slot).split(fieldEnd, 1)[0]!
  if (phones.some((number) => website.includes(number) && whatsAppLink(website) === number)) return 'whatsapp'
  if (host && website.toLowerCase().includes(host) && websiteHost(website) === host) return 'website'
  return mayBeNamed(texts, slot, form) ? 'name' : null
}

// Taken apart only where it can be there.
const phoneIn = (joined: string, number: string) =>
  joined.includes(number) ? phonesIn(joined).find(({ full_number }) => full_number === number) : undefined
const hasEmail = (joined: string, email: string) =>
  joined.includes(email) && emailsIn(joined).some((one) => one.email === email)

const hasIdentity = (joined: string, identity: CarriedIdentity) =>
  joined.includes(identity.value) && identitiesIn(joined).some((one) => spellingOf(one) === spellingOf(identity))

/** Before anything is taken apart: about as long, and with a company where there is one. */
function mayBeNamed({ names, companies }: Texts, slot: number, { name, company }: NameAndCompany) {
  if (!company) return false
  const [named, of] = [names(slot), companies(slot)]
  if (!of || !name !== !named) return false
  return named.length <= name.length * 2 + 4 && folded(of).includes(beginning(company))
}
const beginning = (company: string) => company.slice(0, 3)

const formAt = ({ names, companies }: Texts, slot: number): NameAndCompany => ({
  name: nameForm(names(slot)),
  company: companyForm(companies(slot)),
})

const isSure = ({ certainty }: Pick<StoredGroup, 'certainty'>) => certainty >= sureFrom
const counted = (groups: readonly StoredGroup[]): DuplicateCount => ({
  groups: groups.length,
  contacts: groups.reduce((sum, { ids }) => sum + ids.length, 0),
})
