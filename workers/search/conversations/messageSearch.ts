import { folded } from '#domain/contacts/searchText'
import { type Conversation, lastTextOf } from '#domain/conversations/conversation'
import { type Terms, termsOf } from '../terms.ts'
import type { MessageHit } from './api.ts'
import type { MessageColumns } from './messageColumns.ts'

/** Whoever pastes a page has found what they look for with fewer. */
const mostWords = 30
const excerptLength = 120
const excerptBefore = 30

export type SearchWords = Terms['words']
export const typedWords = (search: string): SearchWords => termsOf(search).words.slice(0, mostWords)

/** What is searched of a conversation itself. */
export const searchedOf = ({ name, identity, identities }: Conversation): string =>
  folded([name, identity.value, ...identities.map(({ value }) => value)].join('\n'))

/** A bit for each word that is in this text. */
export const bitsIn = (words: SearchWords, text: string): number =>
  words.reduce(
    (bits, word, at) =>
      text.includes(word.text) || word.digits.some((digits) => text.includes(digits)) ? bits | (1 << at) : bits,
    0,
  )

/**
 * By number of a conversation the newest message with which all words are found: each is in it or in the conversation.
 * `inConversation`: which words are in that one; -1: it is not here.
 */
export function newestHits(
  words: SearchWords,
  columns: MessageColumns,
  inConversation: Int32Array,
): ReadonlyMap<number, number> {
  const hits = new Map<number, number>()
  const found = bitsOfEach(words, columns)
  const all = allOf(words)
  for (const [slot, bits] of found.entries()) {
    if (bits === 0) continue
    const conversation = columns.conversationOf(slot)
    const its = inConversation[conversation]!
    if (its < 0 || (bits | its) !== all) continue
    const known = hits.get(conversation)
    if (known === undefined || columns.compare(known, slot) < 0) hits.set(conversation, slot)
  }
  return hits
}

export const allOf = (words: SearchWords): number => 2 ** words.length - 1

function bitsOfEach(words: SearchWords, columns: MessageColumns): Int32Array {
  const slots = columns.all()
  const bits = new Int32Array(slots.length)
  for (const [at, word] of words.entries()) {
    const places = columns.texts.findEach(word.text, slots)
    for (let slot = 0; slot < bits.length; slot++) if (places[slot]! >= 0) bits[slot]! |= 1 << at
  }
  return bits
}

export const hitOf = (slot: number, words: SearchWords, columns: MessageColumns): MessageHit =>
  hitIn({ id: columns.idOf(slot), at: columns.atOf(slot), body: columns.bodyOf(slot) }, words)

/** What of a message is shown where it was found. */
export function hitIn({ id, at, body }: { id: string; at: number; body: string }, words: SearchWords): MessageHit {
  const text = folded(body)
  const first = Math.min(...words.map((word) => text.indexOf(word.text)).filter((place) => place >= 0), body.length)
  const from = first + excerptBefore < excerptLength ? 0 : first - excerptBefore
  const start = from > 0 ? `…${body.slice(from, from + excerptLength).replace(/^[\udc00-\udfff]/, '')}` : body
  return { message_id: id, at, text: lastTextOf(start) }
}
