import type { ShopMail, ShopMailKind } from '../../campaigns/shopMail.ts'
import type { Quotation } from '../quotation/quotation.ts'

/** Something that somebody wanted of the shop. `products`: null where they want its news, whatever they are about. */
export type ShopInterest = {
  contact: string
  at: number
  from: 'inquiry' | 'quotation' | 'signUp'
  products: readonly string[] | null
  /** in which they wrote, such as `en`; '' where nobody knows */
  language: string
}

/** Somebody whom a mail of the shop names, whether it has begun or not. */
export type ShopMailNote = ShopMail & { contact: string; at: number }

type Offer = Pick<Quotation, 'contact_id' | 'status' | 'sent_at' | 'decided_at' | 'valid_until' | 'positions'>

export type ShopMailFacts = {
  interests: readonly ShopInterest[]
  quotations: readonly Offer[]
  written: readonly ShopMailNote[]
}

/** What a mail is about, and to whom of those interested it goes. */
export type ShopMailChoice = {
  kind: ShopMailKind
  /** the products or articles in it */
  about: readonly string[]
  /** those who wanted one of these products; null: whatever they wanted */
  interestedIn: readonly string[] | null
  /** how long it is since they asked, or have the offer */
  days: number
}

/** `today`: as the reader's calendar says it. */
export type ShopMailDay = { now: number; today: string }

/** Whom a mail is due for, each once, in the order of their ids. */
export function dueFor(choice: ShopMailChoice, facts: ShopMailFacts, day: ShopMailDay): string[] {
  return [...new Set(rules[choice.kind](choice, facts, day))].sort()
}

type DueRule = (choice: ShopMailChoice, facts: ShopMailFacts, day: ShopMailDay) => string[]

const rules: Record<ShopMailKind, DueRule> = {
  newProducts: interested,
  newsletter: interested,
  inquiry: withoutOrder,
  backInStock: waitingFor,
  quotation: undecided,
}

function interested({ interestedIn }: ShopMailChoice, { interests }: ShopMailFacts): string[] {
  const wanted = interestedIn && new Set(interestedIn)
  return interests.flatMap(({ contact, products }) =>
    !wanted || products === null || products.some((product) => wanted.has(product)) ? contact : [],
  )
}

/** Who asked last so long ago, and has accepted no offer since. */
function withoutOrder({ days }: ShopMailChoice, facts: ShopMailFacts, { now }: ShopMailDay): string[] {
  const asked = facts.interests.filter(({ from }) => from === 'inquiry')
  const orders = lastOrders(facts)
  const told = lastTold(facts, 'inquiry')
  return [...lastTimes(asked)].flatMap(([contact, at]) =>
    isPast(at, days, now) && !isSince(orders.get(contact), at) && !isSince(told.get(contact), at) ? contact : [],
  )
}

/** Who wanted one of the products and did not order it; each return to stock is said once, until they ask for it again. */
function waitingFor({ about }: ShopMailChoice, facts: ShopMailFacts): string[] {
  return about.flatMap((product) => {
    const asked = facts.interests.filter(({ products }) => products?.includes(product))
    const orders = lastOrders(facts, product)
    const told = lastTold(facts, 'backInStock', product)
    return [...lastTimes(asked)].flatMap(([contact, at]) =>
      isSince(orders.get(contact), at) || isSince(told.get(contact), at) ? [] : contact,
    )
  })
}

/** Who has an offer that still holds, and said neither yes nor no. */
function undecided({ days }: ShopMailChoice, facts: ShopMailFacts, { now, today }: ShopMailDay): string[] {
  const told = lastTold(facts, 'quotation')
  return facts.quotations.flatMap(({ contact_id, status, sent_at, valid_until }) => {
    if (!contact_id || status !== 'sent' || sent_at === null || valid_until < today) return []
    return isPast(sent_at, days, now) && !isSince(told.get(contact_id), sent_at) ? contact_id : []
  })
}

type ContactTime = { contact: string; at: number }

/** By the contact. */
function lastTimes(events: Iterable<ContactTime>): Map<string, number> {
  const times = new Map<string, number>()
  for (const { contact, at } of events) times.set(contact, Math.max(at, times.get(contact) ?? 0))
  return times
}

const lastTold = ({ written }: ShopMailFacts, kind: ShopMailKind, product?: string) =>
  lastTimes(written.filter((mail) => mail.kind === kind && (product === undefined || mail.about.includes(product))))

const lastOrders = ({ quotations }: ShopMailFacts, product?: string) =>
  lastTimes(
    quotations.flatMap(({ contact_id, status, decided_at, positions }) =>
      contact_id && status === 'accepted' && (!product || positions.some((position) => position.product === product))
        ? [{ contact: contact_id, at: decided_at ?? 0 }]
        : [],
    ),
  )

const dayMs = 86_400_000
const isPast = (at: number, days: number, now: number) => at <= now - days * dayMs
const isSince = (time: number | undefined, at: number) => time !== undefined && time >= at
