import * as z from 'zod/mini'
import type { Reminder } from '#domain/contacts/companions/reminder'
import type { EmailAnswer } from '#domain/email/answer'
import { limits } from '#domain/limits'
import { Email } from '#domain/shared/schema'
import { type OwnedContact, ownedContact } from '../../campaigns/ownedContact.ts'
import type { Connection } from '../../db/connect.ts'
import type { ServerChange } from '../../sync/serverRows.ts'
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
  kind: EmailAnswer['kind']
  /** of the row that it becomes */
  id: string
  at: number
  now: number
}

/**
 * The mail at its contact, as text; none where the contact is not there any more, or where more came from it in a day than
 * anybody writes.
 */
export async function answerRows(connection: Connection, coming: InboundAnswer): Promise<ServerChange[]> {
  const contact = await ownedContact(connection, coming.found)
  if (!contact || (await hasEnough(connection, coming, contact))) return []
  const isPerson = coming.kind === 'answer' || coming.kind === 'wish'
  const answered = isPerson ? await answeredReminders(connection, coming, contact) : []
  return [
    { entity: 'reminder', puts: answered },
    { entity: 'email_answer', puts: [answerOf(coming, contact)] },
  ]
}

async function hasEnough(
  connection: Connection,
  { found, now }: InboundAnswer,
  { id }: OwnedContact,
): Promise<boolean> {
  const { rows } = await connection.query<{ count: number }>(
    `select count(*) as count from email_answer
     where account_id = $1 and contact_id = $2 and kind <> 'sent' and created_at > $3`,
    [found.account, id, now - 86_400_000],
  )
  return rows[0]!.count >= answersPerContactDay
}

/** A mail that came back is about the address that it did not reach. */
export function addressOfAnswer({ found, mail, kind }: Pick<InboundAnswer, 'found' | 'mail' | 'kind'>): string {
  const from = z.safeParse(Email, mail.from?.address ?? '')
  return kind !== 'bounce' && from.success ? from.data : found.address
}

function answerOf(coming: InboundAnswer, contact: OwnedContact) {
  const { reader, found, mail, kind, id, at, now } = coming
  const row: EmailAnswer = {
    id,
    contact_id: contact.id,
    sender: reader.sender,
    email: addressOfAnswer(coming),
    ...wordsOfAnswer(mail),
    answers: found.kind === 'written' ? found.id : null,
    kind,
    state: 'received',
    problem: '',
    task: found.task,
    attachments: 'attachments' in mail ? filesOf(mail.attachments) : [],
    at,
    created_by: null,
    created_at: now,
    updated_at: now,
  }
  return { ...row, belongto: contact.belongto }
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

const filesOf = (attachments: readonly { name: string; bytes: number }[]) =>
  attachments.slice(0, 50).map(({ name, bytes }) => ({ name: cut(name, limits.fileNameLength), size: bytes }))

const cut = (text: string, most: number) => text.slice(0, most).toWellFormed()

/** Reminders to ask again because there was no reply: now there is one. */
async function answeredReminders(
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
