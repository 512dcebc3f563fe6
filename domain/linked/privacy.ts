import * as z from 'zod/mini'

/**
 * What the company may see of a linked phone, as its user says before linking. `business`: chats with contacts of the company and with
 * numbers that write for the first time after linking; `all`: every chat but what somebody writes to themselves.
 */
export const companySees = ['business', 'all'] as const
export const CompanySees = z.enum(companySees)
export type CompanySees = z.output<typeof CompanySees>

/** `isHistoryOver`: all that WhatsApp sends at linking is here; before that nobody can say that a number is a new one. */
export type PrivacyRule = {
  sees: CompanySees
  linkedAt: number
  /** when the same phone was linked once more; null: it was not */
  relinkedAt: number | null
  isHistoryOver: boolean
}

export type ChatMark = { as: 'private' | 'business'; at: number }
/** `product`: it was written in Fairlead, by a person or a task; `phone`: on the phone itself, or on another device of it. */
export type FirstMessage = { at: number; by: 'them' | 'phone' | 'product' }

/**
 * What decides about a chat. `ids`: its names at WhatsApp, number and lid. `first`: the oldest message that is known. `isOld`: WhatsApp's
 * list at linking has it. `contactSince`: from when the company has a contact with this number, by the server's clock. `seenAt`: when the
 * chat was first here. `mark`: what its user has said.
 */
export type PrivacyFacts = {
  ids: readonly string[]
  first: FirstMessage | null
  isOld: boolean
  contactSince: number | null
  seenAt: number
  mark: ChatMark | null
}

const kinds = { '@g.us': 'group', '@broadcast': 'broadcast', '@newsletter': 'broadcast' } as const

const kindOf = (ids: readonly string[], own: ReadonlySet<string>): 'person' | 'group' | 'broadcast' | 'self' => {
  if (ids.some((id) => own.has(id))) return 'self'
  const host = ids[0]?.slice(ids[0].indexOf('@')) ?? ''
  return kinds[host as keyof typeof kinds] ?? 'person'
}

export const chatAccesses = ['company', 'private'] as const
export type ChatAccess = (typeof chatAccesses)[number]

/** `own`: the phone's names. What its user says of a chat counts before every rule. */
export function accessOf(facts: PrivacyFacts, rule: PrivacyRule, own: ReadonlySet<string>): ChatAccess {
  const kind = kindOf(facts.ids, own)
  // What somebody shows to all their friends is no chat with the company.
  if (kind === 'broadcast') return 'private'
  if (facts.mark) return facts.mark.as === 'business' ? 'company' : 'private'
  if (kind === 'self') return 'private'
  if (rule.sees === 'all') return 'company'
  return kind === 'person' && (wasContact(facts) || isNewNumber(facts, rule)) ? 'company' : 'private'
}

/** A contact that somebody makes later opens no chat that was private: else any colleague could read it with a number. */
const wasContact = ({ contactSince, seenAt }: PrivacyFacts) => contactSince !== null && contactSince <= seenAt

/** Whoever was written to on the phone first is the user's own affair; in Fairlead it is the company's. */
function isNewNumber({ first, isOld }: PrivacyFacts, { linkedAt, isHistoryOver }: PrivacyRule): boolean {
  if (isOld || !first || first.at < linkedAt) return false
  return first.by === 'product' || (first.by === 'them' && isHistoryOver)
}

/** The user alone who linked the phone says whose a chat is. Of two of their devices the later word counts. */
export const mayMarkChat = (user: string, linkedBy: string): boolean => user === linkedBy

export function markChat(facts: PrivacyFacts, mark: ChatMark): PrivacyFacts {
  return { ...facts, mark: laterMark(facts.mark, mark) }
}

function laterMark(one: ChatMark | null, other: ChatMark | null): ChatMark | null {
  if (!one || !other) return one ?? other
  if (one.at !== other.at) return one.at > other.at ? one : other
  return one.as === 'private' ? one : other
}

/** The oldest; at the same moment the one that shows less. */
const beginnings = ['phone', 'them', 'product'] as const
function earlier(one: FirstMessage | null, other: FirstMessage | null): FirstMessage | null {
  if (!one || !other) return one ?? other
  if (one.at !== other.at) return one.at < other.at ? one : other
  return beginnings.indexOf(one.by) <= beginnings.indexOf(other.by) ? one : other
}

/** Two that turn out to be one chat, its number and its lid: in any order the same comes out. */
export function joinChats(one: PrivacyFacts, other: PrivacyFacts): PrivacyFacts {
  const since = [one.contactSince, other.contactSince].filter((at) => at !== null)
  return {
    ids: [...new Set([...one.ids, ...other.ids])].toSorted(),
    first: earlier(one.first, other.first),
    isOld: one.isOld || other.isOld,
    contactSince: since.length ? Math.min(...since) : null,
    seenAt: Math.min(one.seenAt, other.seenAt),
    mark: laterMark(one.mark, other.mark),
  }
}
