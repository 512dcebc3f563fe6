import { newDryRun } from '#domain/campaigns/audience'
import { zonesAt } from '#domain/campaigns/receiverClock'
import { type AudienceContact, type AudienceRules, verdictOf } from '#domain/campaigns/receivers'
import { suppressionsOf } from '#domain/campaigns/suppression'
import { remembered, tableOffsetAt } from '#domain/campaigns/zoneOffsets'
import type { Consent, ConsentChannel } from '#domain/contacts/companions/consent'
import { eachLeaf, rowsWhere } from '../database/read.ts'
import type { UserDatabase } from '../database/schema.ts'
import { type ContactColumns, emailsIn, identitiesIn, phonesIn } from '../search/columns.ts'
import { isBehind, lastChange } from '../search/feed.ts'
import type { IndexFollower } from '../search/follow.ts'
import { matchingSlots } from '../search/matching.ts'
import type { AudienceCount, AudienceQuestion, WithEmails } from './audienceApi.ts'

/** Between two portions the worker answers others, and hears that nobody wants to know any more. */
const portion = 10_000
const examplesShown = 8
const domainsShown = 10

/** `suppressionsFor`: a lookup as `AudienceRules` has one, of what stands against a channel. */
export type RuleLookups = Pick<AudienceRules, 'consentsOf'> & {
  suppressionsFor: (channel: ConsentChannel) => AudienceRules['suppressionOf']
}

/** Counts whom a task would be for, over the index and with what else the device has about its contacts. */
export class AudienceCounter {
  readonly #db: UserDatabase
  readonly #follower: Pick<IndexFollower, 'index' | 'catchUp'>
  readonly #offsetAt = remembered(tableOffsetAt)
  #stop = new AbortController()
  #kept: RuleLookups | undefined
  /** the change that `#kept` is as of */
  #seen = -1

  constructor(db: UserDatabase, follower: Pick<IndexFollower, 'index' | 'catchUp'>) {
    this.#db = db
    this.#follower = follower
  }

  async count(
    question: AudienceQuestion,
    onProgress: (done: number, of: number) => void,
    rest: () => Promise<void> = () => new Promise((go) => setTimeout(go)),
  ): Promise<AudienceCount> {
    this.#stop.abort()
    const stop = new AbortController()
    this.#stop = stop
    await this.#follower.catchUp()
    const kept = await this.#rules()
    const { index } = this.#follower
    const { columns } = index
    const { slots, gone } = audienceOf(question, columns, index.filterContext())
    const run = newDryRun(this.#rulesFor(question, kept), {
      ...question,
      overCap: new Set(question.overCap),
      points: question.points ?? Number.POSITIVE_INFINITY,
      offsetAt: this.#offsetAt,
      zonesAt: (clock) => zonesAt(clock, question.home),
      examples: examplesShown,
    })
    for (let at = 0; at < slots.length; at += portion) {
      if (at > 0) await rest()
      if (stop.signal.aborted) return { kind: 'cancelled' }
      // A slot may have been freed meanwhile.
      for (const slot of slots.subarray(at, at + portion)) if (columns.isThere(slot)) run.take(contactIn(columns, slot))
      onProgress(Math.min(at + portion, slots.length), slots.length)
    }
    const { domains, ...counted } = run.result()
    return {
      kind: 'counted',
      run: { ...counted, gone, domains: domains.slice(0, domainsShown), domainCount: domains.length },
    }
  }

  /** What the device has about contacts, as of now; `signal` is aborted by the next count. */
  async begin(): Promise<{ kept: RuleLookups; signal: AbortSignal }> {
    this.#stop.abort()
    const stop = new AbortController()
    this.#stop = stop
    return { kept: await this.rules(), signal: stop.signal }
  }

  /** The same, for a question that ends no count. */
  async rules(): Promise<RuleLookups> {
    await this.#follower.catchUp()
    return this.#rules()
  }

  cancel() {
    this.#stop.abort()
  }

  async unchecked(question: AudienceQuestion): Promise<string[]> {
    await this.#follower.catchUp()
    const rules = this.#rulesFor(question, await this.#rules())
    const { columns } = this.#follower.index
    const { slots } = audienceOf(question, columns, this.#follower.index.filterContext())
    return [...slots].flatMap((slot) => {
      const contact = contactIn(columns, slot)
      const verdict = verdictOf(contact, rules)
      return verdict.kind === 'receiver' && verdict.toVerify ? [contact.id] : []
    })
  }

  #rulesFor({ sendCount, allowsUnknownBasis }: AudienceQuestion, kept: RuleLookups): AudienceRules {
    const { consentsOf, suppressionsFor } = kept
    const { exclusions } = this.#follower.index
    return { consentsOf, suppressionOf: suppressionsFor('email'), exclusions, sendCount, allowsUnknownBasis }
  }

  async withEmails(emails: readonly string[]): Promise<WithEmails> {
    await this.#follower.catchUp()
    const { columns } = this.#follower.index
    const wanted = new Set(emails.map((email) => email.toLowerCase()))
    const found = new Set<string>()
    const ids: string[] = []
    for (let slot = 0; slot < columns.size; slot++) {
      const joined = columns.texts.emails(slot)
      if (!joined) continue
      const matchingSlots = emailsIn(joined.toLowerCase()).filter(({ email }) => wanted.has(email))
      if (matchingSlots.length === 0) continue
      for (const { email } of matchingSlots) found.add(email)
      ids.push(columns.texts.ids[slot]!)
    }
    return { ids: ids.sort(), unknown: wanted.size - found.size }
  }

  /** Consents may be as many as contacts, so they are read again only when some of them changed. */
  async #rules(): Promise<RuleLookups> {
    const last = (await lastChange(this.#db)) ?? 0
    if (!this.#kept || (await this.#isOutdated())) {
      const consents = new Map<string, Consent[]>()
      for await (const entries of eachLeaf(this.#db, 'consent'))
        for (const { row } of entries) {
          const consent = row as Consent | null
          if (!consent) continue
          const others = consents.get(consent.contact_id)
          if (others) others.push(consent)
          else consents.set(consent.contact_id, [consent])
        }
      const suppressed = await rowsWhere(this.#db, 'suppression', () => true)
      this.#kept = {
        consentsOf: (id) => consents.get(id) ?? none,
        suppressionsFor: (channel) => suppressionsOf(suppressed, channel),
      }
    }
    this.#seen = last
    return this.#kept
  }

  async #isOutdated(): Promise<boolean> {
    if (await isBehind(this.#db, this.#seen)) return true
    const changes = this.#db.changes.where('n').above(this.#seen)
    return (await changes.filter(({ entity }) => entity === 'consent' || entity === 'suppression').count()) > 0
  }
}

const none: readonly Consent[] = []

type Context = ReturnType<IndexFollower['index']['filterContext']>

/** Everybody once, whether by name or by the filter. */
export function audienceOf(
  { filter, chosen, owner }: Pick<AudienceQuestion, 'filter' | 'chosen' | 'owner'>,
  columns: ContactColumns,
  context: Context,
) {
  const wanted = new Uint8Array(columns.size)
  let gone = 0
  for (const id of new Set(chosen)) {
    const slot = columns.slotOf(id)
    if (slot < 0) gone++
    else wanted[slot] = 1
  }
  if (filter) for (const slot of matchingSlots(filter, columns, context, columns.slots())) wanted[slot] = 1
  const owned = owner === null ? null : columns.interned.belongto.find(owner)
  for (let slot = 0; slot < columns.size; slot++) {
    if (!columns.isThere(slot)) continue
    if (owned !== null && columns.numbers.belongto[slot] !== owned) wanted[slot] = 0
  }
  const slots = new Int32Array(wanted.reduce((sum, one) => sum + one, 0))
  let at = 0
  for (let slot = 0; slot < wanted.length; slot++) if (wanted[slot]) slots[at++] = slot
  return { slots, gone }
}

const contactIn = ({ texts, numbers, interned }: ContactColumns, slot: number): AudienceContact => ({
  id: texts.ids[slot]!,
  emails: emailsIn(texts.emails(slot)),
  phones: phonesIn(texts.phones(slot)),
  identities: identitiesIn(texts.identities(slot)),
  country: interned.country.values[numbers.country[slot]!]!,
  // Since when does not matter here.
  restricted_at: numbers.restricted[slot] === 1 ? 1 : null,
  email_send_count: numbers.email_send_count[slot]!,
})
