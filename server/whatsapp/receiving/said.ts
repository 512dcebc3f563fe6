import { safeFileName } from '#domain/contacts/companions/fileName'
import { lastTextOf } from '#domain/conversations/conversation'
import { type ConversationMessage, keepableText } from '#domain/conversations/conversationMessage'
import { type ChannelIdentity, identityOf } from '#domain/conversations/identity'
import type { MessageExtra } from '#domain/conversations/messageExtra'
import { limits } from '#domain/limits'
import { endingOfMime } from '#domain/whatsapp/media'
import type { WhatsappContent, WhatsappFile, WhatsappMessage } from '../../channels/whatsapp/incoming.ts'
import type { HeardText } from '../../conversations/inbound.ts'
import { whatsappKeyword } from './keyword.ts'

/** A message of a call, under the id that its row will have. `before`: under what they were known, if that is what it tells. */
export type SaidMessage = WhatsappMessage & {
  id: string
  identities: readonly ChannelIdentity[]
  before: readonly ChannelIdentity[]
}

export function saidMessage(message: WhatsappMessage, id: string): SaidMessage | null {
  const before = namesBefore(message)
  const identities = before.length ? namesAfter(message) : namesOf(message)
  return identities.length ? { ...message, id, identities, before } : null
}

type NameOfKind = readonly [Parameters<typeof identityOf>[0], string | null]
const identitiesFrom = (spelled: readonly NameOfKind[]): ChannelIdentity[] =>
  spelled.flatMap(([kind, value]) => (value === null ? [] : (identityOf(kind, value) ?? [])))

/** Under what a thread writes to them comes first: what Meta has given to them alone. */
function namesOf({ writer, said }: WhatsappMessage): ChannelIdentity[] {
  const { bsuid, parentBsuid, phone, username } = writer
  // A card that they give when asked for their number is Meta's word for it.
  const own = said.type === 'contacts' ? said.people.find(({ isOwn }) => isOwn)?.phones[0] : undefined
  return identitiesFrom([
    ['bsuid', bsuid],
    ['parent_bsuid', parentBsuid],
    ['phone', phone ?? own ?? null],
    ['username', username],
  ])
}

function namesBefore({ writer, said }: WhatsappMessage): ChannelIdentity[] {
  if (said.type !== 'changed') return []
  const phone = said.phone !== null && writer.phone !== said.phone ? writer.phone : null
  return identitiesFrom([
    ['bsuid', said.before.bsuid],
    ['phone', phone],
  ])
}

function namesAfter({ writer, said }: WhatsappMessage): ChannelIdentity[] {
  if (said.type !== 'changed') return []
  return identitiesFrom([
    ['bsuid', said.bsuid ?? (said.before.bsuid === writer.bsuid ? null : writer.bsuid)],
    ['phone', said.phone],
  ])
}

type Quote = ConversationMessage['quote']

/** As it stands in its thread. */
export function heardText(said: SaidMessage, quote: Quote): HeardText {
  const { id, identities, before, ref, at, writer, isFromAdvertisement } = said
  const body = keepableText(wordsOf(said.said))
  const isNotice = said.said.type === 'changed'
  return {
    identities,
    name: writer.name,
    ref,
    at,
    body,
    chat: {
      id,
      kind: isNotice ? 'notice' : 'text',
      quote,
      parts: said.said.type === 'media' ? [partOf(said.said.file)] : [],
      extra: extraOf(said.said),
      opens: isNotice ? null : isFromAdvertisement ? 'advertisement' : 'message',
    },
    isKeyword: whatsappKeyword(body) !== null,
    renamed: before,
  }
}

function wordsOf(said: WhatsappContent): string {
  switch (said.type) {
    case 'text':
    case 'reply':
    case 'changed':
      return said.body
    case 'media':
      return said.caption
    case 'reaction':
      return said.emoji
    default:
      return ''
  }
}

/** Its bytes come later. */
const partOf = (file: WhatsappFile): ConversationMessage['parts'][number] => ({
  file: null,
  name: incomingFileName(file),
  state: 'waiting',
})

export function incomingFileName({ name, mime }: Pick<WhatsappFile, 'name' | 'mime'>): string {
  const [kind] = mime.split('/')
  const ending = endingOfMime(mime)
  const made = `${kind || 'file'}${ending && `.${ending}`}`
  return safeFileName(name || made)
    .slice(0, limits.lineLength)
    .toWellFormed()
}

const line = (text: string, most: number) => keepableText(text).slice(0, most).toWellFormed()

function extraOf(said: WhatsappContent): MessageExtra | null {
  switch (said.type) {
    case 'location':
      return placeOf(said)
    case 'contacts':
      return {
        kind: 'contacts',
        people: said.people.slice(0, 50).map(({ name, phones, isOwn }) => ({
          name: line(name, 200),
          phones: phones.slice(0, 20).map((phone) => line(phone, 60)),
          isOwn,
        })),
      }
    case 'reply':
      return { kind: 'reply', payload: line(said.payload, 256) }
    case 'media':
      return said.file.isVoice ? { kind: 'voice' } : said.file.isSticker ? { kind: 'sticker' } : null
    case 'unsupported':
      return { kind: 'unsupported', name: line(said.name, 60) }
    default:
      return null
  }
}

function placeOf({ latitude, longitude, name, address }: Extract<WhatsappContent, { type: 'location' }>): MessageExtra {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnEarth
    ? { kind: 'location', latitude, longitude, name: line(name, 200), ...(address && { address: line(address, 300) }) }
    : { kind: 'unsupported', name: 'location' }
}

/** What a message quotes of another one. */
export const quoteOf = (
  message_id: string,
  words: { body: string; mark: string; isOurs: boolean },
): NonNullable<Quote> => ({ message_id, text: lastTextOf(words.body || words.mark), isOurs: words.isOurs })
