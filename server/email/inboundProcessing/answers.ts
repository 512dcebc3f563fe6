import * as z from 'zod/mini'
import type { Reminder } from '#domain/contacts/companions/reminder'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import { limits } from '#domain/limits'
import { Email } from '#domain/shared/schema'
import type { OwnedContact } from '../../campaigns/ownedContact.ts'
import type { Connection } from '../../db/connect.ts'
import { quotedColumns } from '../../sync/tables.ts'
import type { Inbound } from '../inbound/readInbound.ts'
import type { MailboxOwner, OriginalMail } from './findMail.ts'

/** that came from one contact: more is a program's */
const answersPerContactDay = 100

type ReadableMail = Extract<Inbound, { subject: string }>
export type InboundAnswer = {
  reader: MailboxOwner
  found: OriginalMail
  mail: ReadableMail
  kind: Extract<ConversationMessage['kind'], 'text' | 'notice' | 'bounce' | 'wish'>
  /** of the message that it becomes */
  id: string
  at: number
  now: number
}

/** More came from the contact in a day than anybody writes. */
export async function hasEnough(
  connection: Connection,
  { found, now }: InboundAnswer,
  { id }: OwnedContact,
): Promise<boolean> {
  const { rows } = await connection.query<{ count: number }>(
    `select count(*) as count from message m join conversation c on c.account_id = m.account_id and c.id = m.conversation_id
     where m.account_id = $1 and c.contact_id = $2 and c.channel = 'email' and m.direction = 'in' and m.created_at > $3`,
    [found.account, id, now - 86_400_000],
  )
  return rows[0]!.count >= answersPerContactDay
}

/** A mail that came back is about the address that it did not reach. */
export function addressOfAnswer({ found, mail, kind }: Pick<InboundAnswer, 'found' | 'mail' | 'kind'>): string {
  const from = z.safeParse(Email, mail.from?.address ?? '')
  return kind !== 'bounce' && from.success ? from.data : found.address
}

/** As they are kept; `message_id`: its own. */
export const wordsOfAnswer = (mail: ReadableMail) => ({
  subject: cut(mail.subject, limits.lineLength),
  text: cut(answerText(mail), limits.answerLength),
  message_id: cut(mail.messageId ?? '', 1_000),
})

/** What a server says of a return is said by its reports; the text around it is for those who have none. */
function answerText(mail: ReadableMail): string {
  if ('whole' in mail) return mail.text || mail.whole
  if (mail.kind === 'complaint') return ''
  const said = mail.recipients.flatMap(({ status, diagnostic }) => [[status, diagnostic].filter(Boolean).join(' ')])
  return said.filter(Boolean).join('\n') || mail.text
}

const cut = (text: string, most: number) => text.slice(0, most).toWellFormed()

/** Reminders to ask again because there was no reply, done: now there is one. */
export async function answeredReminders(
  connection: Connection,
  { found, at, now }: InboundAnswer,
  { id, belongto }: OwnedContact,
) {
  const { rows } = await connection.query<Reminder>(
    `select ${quotedColumns('reminder').join(', ')} from reminder
     where account_id = $1 and contact_id = $2 and kind = 'noReply' and done_at is null and deleted_at is null
       and created_at <= $3`,
    [found.account, id, Math.max(at, now)],
  )
  return rows.map((row) => ({ ...row, done_at: now, updated_at: now, belongto }))
}
