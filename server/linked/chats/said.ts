import * as z from 'zod/mini'
import { lastTextOf } from '#domain/conversations/conversation'
import {
  type ConversationMessage,
  type GroupSender,
  keepableText,
  newMessageFacts,
  saidAt,
} from '#domain/conversations/conversationMessage'
import { type ChannelIdentity, identityOf, toldName } from '#domain/conversations/identity'
import { LinkCard, type MessageExtra } from '#domain/conversations/messageExtra'
import { limits } from '#domain/limits'
import { scopeMonth } from '#domain/sync/scopeKinds'
import { newIdAt } from '../../sync/newId.ts'
import { incomingFileName } from '../../whatsapp/receiving/said.ts'
import type { LinkedContent, LinkedMessage, LinkPreview } from '../protocol.ts'

/** What somebody said, and not what befalls something that was said. */
export type SaidContent = Exclude<LinkedContent, { kind: 'reaction' | 'edit' | 'revoke' }>
export type ChangingContent = Extract<LinkedContent, { kind: 'reaction' | 'edit' | 'revoke' }>
export type MessageFromPhone<C extends LinkedContent = LinkedContent> = LinkedMessage & {
  content: C
  isHistory: boolean
  heardAt: number
}

export const isSaid = (one: MessageFromPhone): one is MessageFromPhone<SaidContent> => !isChanging(one)
export const isChanging = (one: MessageFromPhone): one is MessageFromPhone<ChangingContent> =>
  ['reaction', 'edit', 'revoke'].includes(one.content.kind)

/** Under what a channel knows a chat; a name that none of ours is like says nothing. */
export const identitiesOfNames = (names: readonly string[]): ChannelIdentity[] =>
  names
    .flatMap((name) => identityOf('jid', name) ?? identityOf('lid', name) ?? identityOf('group', name) ?? [])
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
const order: string[] = ['jid', 'group', 'lid']

/** `nth`: of all that is written now. WhatsApp tells seconds, so that what was said in one of them stands in the order of the ids. */
type Place = {
  conversation: string
  n: number | null
  now: number
  nth: number
  quote: ConversationMessage['quote']
}

/** As it stands in its thread. */
export function saidRow(
  one: MessageFromPhone<SaidContent>,
  { conversation, n, now, nth, quote }: Place,
): ConversationMessage {
  const at = saidAt(one.at, one.heardAt)
  const parts = one.content.kind === 'media' ? [waitingPart(one.content)] : []
  return {
    ...newMessageFacts,
    id: newIdAt(now, nth),
    conversation_id: conversation,
    month: scopeMonth(at),
    direction: one.fromMe ? 'out' : 'in',
    kind: parts.length ? 'media' : 'text',
    at,
    n,
    state: one.fromMe ? 'accepted' : 'received',
    body: wordsOfLinked(one.content),
    parts,
    quote,
    extra: extraOfLinked(one.content) ?? (one.isForwarded ? { kind: 'forwarded' } : null),
    said_by: senderOf(one),
    origin: one.fromMe ? 'phone' : 'peer',
    expires_at: expiryOf(one, at),
    created_at: now,
    updated_at: now,
  }
}

/** As the app says it, and after a day at the latest. */
const expiryOf = ({ expiresIn }: LinkedMessage, at: number): number | null =>
  expiresIn === null ? null : at + Math.min(expiresIn * 1_000, limits.expiringChatHours * 3_600_000)

function senderOf({ sender, name, fromMe }: LinkedMessage): GroupSender | null {
  return sender === null || fromMe
    ? null
    : { id: sender.slice(0, 100), name: toldName(name).slice(0, 120).toWellFormed() }
}

export const wordsOfLinked = (content: SaidContent): string =>
  keepableText(content.kind === 'text' ? content.text : content.kind === 'media' ? content.caption : '')

const waitingPart = (file: Extract<SaidContent, { kind: 'media' }>): ConversationMessage['parts'][number] => ({
  file: null,
  name: incomingFileName(file),
  state: 'waiting',
})

const line = (text: string, most: number) => keepableText(text).slice(0, most).toWellFormed()

export function extraOfLinked(content: SaidContent): MessageExtra | null {
  switch (content.kind) {
    case 'text':
      return content.link ? linkOf(content.link) : null
    case 'media':
      return content.isVoice ? { kind: 'voice' } : content.media === 'sticker' ? { kind: 'sticker' } : null
    case 'location': {
      const { latitude, longitude, name, address } = content
      const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
      const words = { name: line(name, 200), ...(address && { address: line(address, 300) }) }
      return isOnEarth ? { kind: 'location', latitude, longitude, ...words } : { kind: 'unsupported', name: 'location' }
    }
    case 'contacts':
      return { kind: 'contacts', people: content.cards.slice(0, 50).map(personOf) }
    case 'unknown':
      return { kind: 'unsupported', name: line(content.type, 60) }
  }
}

/** Only what can be opened in a browser: a stranger says what it is called and where it leads. */
function linkOf({ url, title, description }: LinkPreview): MessageExtra | null {
  const address = /^[a-z]+:/i.test(url) ? url : `https://${url}`
  const card = { kind: 'link', url: address, title: line(title, 200), description: line(description, 500), price: '' }
  const read = z.safeParse(LinkCard, card)
  return read.success ? read.data : null
}

/** Of a card as address books write it. */
function personOf(card: string): Extract<MessageExtra, { kind: 'contacts' }>['people'][number] {
  const lines = card.slice(0, 20_000).split(/\r?\n/)
  const values = (name: string) =>
    lines.flatMap((one) =>
      new RegExp(`^(?:item\\d+\\.)?${name}[;:]`, 'i').test(one) ? one.slice(one.indexOf(':') + 1) : [],
    )
  const phones = values('TEL').slice(0, 20)
  return { name: line(values('FN')[0] ?? '', 200), phones: phones.map((phone) => line(phone, 60)), isOwn: false }
}

export const quotedIn = (content: SaidContent): string | null =>
  content.kind === 'text' || content.kind === 'media' ? content.quoted : null

export const quoteOfRow = (
  { id, direction }: Pick<ConversationMessage, 'id' | 'direction'>,
  words: string,
): NonNullable<ConversationMessage['quote']> => ({
  message_id: id,
  text: lastTextOf(words),
  isOurs: direction === 'out',
})
