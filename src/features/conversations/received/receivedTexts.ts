import { type Conversation, lastTextOfMessage } from '#domain/conversations/conversation'
import { type ConversationMessage, isExpired } from '#domain/conversations/conversationMessage'
import { aboutMessage } from '#domain/conversations/messageExtra'
import { rowsWhere } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'
import { writtenPeer } from '../names.ts'
import type { ReceivedChannel } from './receivedChannel.ts'

/** A message that came in, with the conversation it is in; over a linked phone also what was said there. */
export type ReceivedText = {
  id: string
  at: number
  body: string
  conversation: Pick<Conversation, 'id' | 'name' | 'identity' | 'identities' | 'contact_id' | 'channel_account_id'>
}

/** All of a channel on this device, newest first. */
export async function readReceived(db: UserDatabase, channel: ReceivedChannel): Promise<ReceivedText[]> {
  const conversations = new Map(
    (await rowsWhere(db, 'conversation', (row) => row.channel === channel)).map((row) => [row.id, row]),
  )
  const now = Date.now()
  const messages = await rowsWhere(
    db,
    'message',
    (row) =>
      (row.direction === 'in' || (channel === 'linked' && !aboutMessage(row.extra))) &&
      conversations.has(row.conversation_id) &&
      !isExpired(row, now),
  )
  return messages
    .map(({ id, at, conversation_id, ...message }: ConversationMessage) => ({
      id,
      at,
      body: lastTextOfMessage(message),
      conversation: conversations.get(conversation_id)!,
    }))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
}

type TextQuery = { search: string; route: string | null; from?: number; to?: number }

export function wantedTexts(texts: readonly ReceivedText[], { search, route, from, to }: TextQuery): ReceivedText[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const digits = (word: string) => word.replace(/[+().\-/]/g, '')
  return texts.filter(({ at, body, conversation }) => {
    const { name, identity, identities, channel_account_id } = conversation
    if (route !== null && channel_account_id !== route) return false
    if ((from !== undefined && at < from) || (to !== undefined && at >= to)) return false
    const said = `${body}\n${name}`.toLowerCase()
    const values = [identity, ...identities].map(({ value }) => value)
    const number = [...values, writtenPeer(conversation)].join(' ').toLowerCase()
    return words.every(
      (word) => said.includes(word) || number.includes(word) || (/\d{3}/.test(word) && number.includes(digits(word))),
    )
  })
}
