import { lastTextOfMessage } from '#domain/conversations/conversation'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import { markOfExtra } from '#domain/conversations/messageExtra'
import type { EventOwner } from '../../channels/events/rawEvents.ts'
import type { Connection } from '../../db/connect.ts'
import type { NamedMessage } from './refs.ts'
import { heardText, quoteOf, type SaidMessage } from './said.ts'

type Words = Pick<ConversationMessage, 'id' | 'body' | 'subject' | 'parts' | 'extra'>

/** What each message quotes, whether that was heard before or stands in the same call. */
export async function quotesOf(
  connection: Connection,
  { account }: EventOwner,
  said: readonly SaidMessage[],
  named: ReadonlyMap<string, NamedMessage>,
): Promise<(message: SaidMessage) => ConversationMessage['quote']> {
  const ids = said.flatMap(({ answers }) => (answers ? (named.get(answers)?.message ?? []) : []))
  const words = await readWords(connection, account, ids)
  const heard = new Map(said.map((one) => [one.ref, one]))
  return ({ answers }) => {
    if (answers === null) return null
    const known = named.get(answers)
    if (known) {
      const row = words.get(known.message)
      return quoteOf(known.message, { body: row ? lastTextOfMessage(row) : '', mark: '', isOurs: known.isOurs })
    }
    const beside = heard.get(answers)
    if (!beside) return null
    const { body, chat } = heardText(beside, null)
    return quoteOf(beside.id, { body, mark: markOfExtra(chat!.extra), isOurs: false })
  }
}

async function readWords(connection: Connection, account: string, ids: readonly string[]): Promise<Map<string, Words>> {
  if (!ids.length) return new Map()
  const { rows } = await connection.query<Words>(
    'select id, body, subject, parts, extra from message where account_id = $1 and id = any($2::uuid[])',
    [account, ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}
