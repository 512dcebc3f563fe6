import type { AnswerProblem } from '#domain/email/answerProblem'
import { messageIdOf } from '#domain/email/render/listHeaders'
import { replySubject } from '#domain/email/replySubject'
import { limits } from '#domain/limits'
import type { PaceBook } from '../../campaigns/sending/paceBook.ts'
import { isMailSuppressed } from '../../campaigns/suppression/suppressed.ts'
import type { ChatToSend, ChatWeight } from '../../conversations/sending/chatDriver.ts'
import type { Connection } from '../../db/connect.ts'
import { addressDomain } from '../plainAddress.ts'

/** Asked when it is about to leave: a device may have written it hours ago, and may say anything. */
export async function weighMail(connection: Connection, message: ChatToSend): Promise<ChatWeight> {
  const address = await senderAddress(connection, message)
  if (address === null) return { refused: 'senderGone' satisfies AnswerProblem }
  const problem = await receiverProblem(connection, message)
  if (problem) return { refused: problem }
  if (message.files.reduce((sum, { size }) => sum + size, 0) > limits.emailAttachmentBytes)
    return { refused: 'noRoom' satisfies AnswerProblem }
  message.subject = await subjectOf(connection, message)
  await connection.query('update message set subject = $3, mail_id = $4 where account_id = $1 and id = $2', [
    message.account,
    message.id,
    message.subject,
    messageIdOf(message.id, addressDomain(address)),
  ])
  return { cost: 0, pace: noPace }
}

/** A sender is its user's, and the main account's; what the company says by itself leaves from where it was asked. */
async function senderAddress(
  connection: Connection,
  { account, channelAccount, author, origin }: ChatToSend,
): Promise<string | null> {
  const { rows } = await connection.query<{ address: string }>(
    `select s.address from email_sender s left join app_user u on u.id = $3 and u.account_id = s.account_id
     where s.account_id = $1 and s.id = $2 and s.deleted_at is null and ($4 or s.belongto = u.id or u.parent_id is null and u.id is not null)`,
    [account, channelAccount, author, origin === 'rule' || origin === 'bot'],
  )
  return rows[0]?.address ?? null
}

async function receiverProblem(
  connection: Connection,
  { account, conversation, to }: ChatToSend,
): Promise<AnswerProblem | null> {
  const { rows } = await connection.query<{ restricted: boolean; known: boolean; wrote: boolean }>(
    `select coalesce(c.restricted_at is not null, false) as restricted,
       coalesce(c.emails @> jsonb_build_array(jsonb_build_object('email', $3::text)), false) as known,
       exists (select from message m join conversation o on o.account_id = m.account_id and o.id = m.conversation_id
         where m.account_id = $1 and o.peer_id = t.peer_id and m.direction = 'in' and m.kind not in ('notice', 'bounce')
         and m.deleted_at is null) as wrote
     from conversation t left join contact c on c.account_id = t.account_id and c.id = t.contact_id and c.deleted_at is null
     where t.account_id = $1 and t.id = $2`,
    [account, conversation, to.value],
  )
  const [thread] = rows
  if (!thread) return 'contactGone'
  if (thread.restricted) return 'contactRestricted'
  // Who writes may be answered, whatever they said of newsletters and wherever they write from.
  if (thread.wrote) return null
  if (!thread.known) return 'addressUnknown'
  return (await isMailSuppressed(connection, account, to.value)) ? 'addressSuppressed' : null
}

/** What the user wrote there; else as what is answered has it. */
async function subjectOf(connection: Connection, { account, conversation, id, subject, answers }: ChatToSend) {
  if (subject.trim()) return subject
  const { rows } = await connection.query<{ subject: string }>(
    `select subject from message where account_id = $1 and conversation_id = $2 and id <> $3 and subject <> ''
       and ($4::uuid is not null and id = $4 or $4::uuid is null and kind not in ('notice', 'bounce'))
     order by at desc, id desc limit 1`,
    [account, conversation, id, answers],
  )
  return replySubject(rows[0]?.subject ?? '')
}

/** One person's letters wait for nothing. */
const noPace: PaceBook = {
  turn: (_, now) => ({ at: now, wait: null }),
  pour: () => {},
  answer: () => ({ until: 0 }),
  putOffUntil: () => 0,
  warmUp: () => null,
  load: async () => {},
  write: async () => {},
}
