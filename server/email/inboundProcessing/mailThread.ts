import type { Reminder } from '#domain/contacts/companions/reminder'
import { lastTextOf } from '#domain/conversations/conversation'
import { isFromProgram, keepableText } from '#domain/conversations/conversationMessage'
import { identityOf } from '#domain/conversations/identity'
import { campaignMessageIdOf } from '#domain/conversations/ids'
import { withoutReplyMarks } from '#domain/email/replySubject'
import { nameFiles } from '../../blobs/inboundFiles.ts'
import { ownedContact } from '../../campaigns/ownedContact.ts'
import { planInbound } from '../../conversations/inbound.ts'
import { lockChat, moveChat } from '../../conversations/sending/chatRows.ts'
import { lockThreads } from '../../conversations/threads.ts'
import type { Connection } from '../../db/connect.ts'
import { addressOfAnswer, answeredReminders, hasEnough, type InboundAnswer, wordsOfAnswer } from './answers.ts'
import type { OriginalMail } from './findMail.ts'
import type { KeptFiles } from './keepFiles.ts'

/** `reminders`: of the contact, that are done with it. */
type MailThread = { reminders: readonly (Reminder & { belongto: string })[]; write: () => Promise<void> }

/**
 * The mail in the thread of who wrote it; null where its contact is not there any more, or too much came from it. Planned before
 * anything else is written, because peers and threads are locked before receivers and contacts.
 */
export async function planMailThread(
  connection: Connection,
  coming: InboundAnswer,
  { parts, stored }: KeptFiles,
): Promise<MailThread | null> {
  const { found, mail, kind, id, at } = coming
  const { account } = found
  const contact = await ownedContact(connection, found)
  const identity = identityOf('email', addressOfAnswer(coming))
  if (!contact || !identity || (await hasEnough(connection, coming, contact))) return null
  const owner = { account, channelAccount: await mailboxOf(connection, coming), channel: 'email' as const }
  const { subject, text, message_id } = wordsOfAnswer(mail)
  const heard = {
    identities: [identity],
    ref: '',
    at,
    body: keepableText(text),
    mail: {
      id,
      kind,
      subject,
      quote: {
        message_id: identity.value === found.address.toLowerCase() ? messageOfMail(found) : null,
        text: lastTextOf(withoutReplyMarks(mail.subject)),
        isOurs: true,
      },
      parts,
      task: found.task,
      contact,
      mail_id: message_id,
    },
  }
  const plan = await planInbound(connection, owner, [heard])
  const threads = await lockThreads(connection, account, plan.threads)
  return {
    reminders: isFromProgram(kind) ? [] : await answeredReminders(connection, coming, contact),
    async write() {
      await nameFiles(connection, account, stored)
      await plan.write(threads)
    },
  }
}

const messageOfMail = (found: OriginalMail): string =>
  found.kind === 'receiver' ? campaignMessageIdOf(found.id) : found.id

/** The mailbox that was written from: several senders may share the one that is read. */
async function mailboxOf(connection: Connection, { reader, found }: InboundAnswer): Promise<string> {
  const { rows } = await connection.query<{ sender: string }>(
    found.kind === 'receiver'
      ? `select s.id as sender from campaign_receiver r
         join campaign_run run on run.account_id = r.account_id and run.task_id = r.task_id
         join email_sender s on s.account_id = r.account_id and s.id = coalesce(r.channel_account_id, run.sender_id)
           and s.deleted_at is null
         where r.account_id = $1 and r.id = $2`
      : `select s.id as sender from message m
         join conversation c on c.account_id = m.account_id and c.id = m.conversation_id
         join email_sender s on s.account_id = m.account_id and s.id = c.channel_account_id and s.deleted_at is null
         where m.account_id = $1 and m.id = $2`,
    [reader.account, found.id],
  )
  return rows[0]?.sender ?? reader.sender
}

/** What a user wrote by hand came back: its message says so. */
export async function failReturned(connection: Connection, found: OriginalMail, isHard: boolean): Promise<void> {
  if (found.kind !== 'written' || !isHard) return
  const row = await lockChat(connection, { account: found.account, id: found.id })
  if (row) await moveChat(connection, row, 'fail', 'refused')
}
