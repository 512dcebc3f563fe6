import type { EmailAnswer } from '#domain/email/answer'
import type { AnswerProblem } from '#domain/email/answerProblem'
import type { EmailSender } from '#domain/email/sender/sender'
import { isMailSuppressed } from '../../campaigns/suppression/suppressed.ts'
import type { Connection } from '../../db/connect.ts'
import { quotedColumns } from '../../sync/tables.ts'

/** What a user wrote, as it is now, and whose device has it. */
export type OwnedAnswer = EmailAnswer & { account: string; belongto: string }
export type AnswerDraft = { answer: OwnedAnswer; sender: EmailSender; thread: string[] }

/** Still to be sent; locked. */
export async function lockUnsentAnswer(
  connection: Connection,
  account: string,
  id: string,
): Promise<OwnedAnswer | null> {
  const { rows } = await connection.query<OwnedAnswer>(
    `select account_id as account, substr(scope, 6) as belongto, ${quotedColumns('email_answer').join(', ')}
     from email_answer where account_id = $1 and id = $2 and state = 'waiting' and deleted_at is null for update`,
    [account, id],
  )
  return rows[0] ?? null
}

/** Asked when it is about to leave: a device may have written it days ago, and may say anything. */
export async function answerDraftOf(connection: Connection, answer: OwnedAnswer): Promise<AnswerDraft | AnswerProblem> {
  const problem = (await authorProblem(connection, answer)) ?? (await contactProblem(connection, answer))
  if (problem) return problem
  const sender = await senderFor(connection, answer)
  return sender ? { answer, sender, thread: await threadOf(connection, answer) } : 'senderGone'
}

async function authorProblem(connection: Connection, { created_by }: OwnedAnswer): Promise<AnswerProblem | null> {
  const { rowCount } = await connection.query(`select from app_user where id = $1 and status = 'normal'`, [created_by])
  return rowCount ? null : 'authorGone'
}

async function contactProblem(connection: Connection, answer: OwnedAnswer): Promise<AnswerProblem | null> {
  const { account, contact_id, email, answers } = answer
  const { rows } = await connection.query<{ restricted: boolean; known: boolean; wrote: boolean }>(
    `select c.restricted_at is not null as restricted,
       c.emails @> jsonb_build_array(jsonb_build_object('email', $3::text)) as known,
       exists (select from email_answer a where a.account_id = $1 and a.contact_id = c.id and a.id = $4
         and a.kind in ('answer', 'wish') and a.email = $3) as wrote
     from contact c where c.account_id = $1 and c.id = $2 and c.deleted_at is null`,
    [account, contact_id, email, answers],
  )
  const [contact] = rows
  if (!contact) return 'contactGone'
  if (contact.restricted) return 'contactRestricted'
  // Who writes may be answered, whatever they said of newsletters and wherever they write from.
  if (contact.wrote) return null
  if (!contact.known) return 'addressUnknown'
  return (await isMailSuppressed(connection, account, email)) ? 'addressSuppressed' : null
}

/** A sender is its user's, and the main account's. */
async function senderFor(connection: Connection, answer: OwnedAnswer): Promise<EmailSender | null> {
  const { rows } = await connection.query<EmailSender>(
    `select ${quotedColumns('email_sender')
      .map((name) => `s.${name}`)
      .join(', ')} from email_sender s join app_user u on u.id = $3 and u.account_id = s.account_id
     where s.account_id = $1 and s.id = $2 and s.deleted_at is null and (s.belongto = u.id or u.parent_id is null)`,
    [answer.account, answer.sender, answer.created_by],
  )
  return rows[0] ?? null
}

const longestThread = 20

/** The Message-IDs of what it answers, the last one last. */
async function threadOf(connection: Connection, { account, contact_id, answers }: OwnedAnswer): Promise<string[]> {
  const { rows } = await connection.query<{ message_id: string }>(
    `with recursive thread as (
       select id, answers, message_id, 1 as depth from email_answer
       where account_id = $1 and contact_id = $2 and id = $3
       union all
       select a.id, a.answers, a.message_id, t.depth + 1 from thread t
       join email_answer a on a.account_id = $1 and a.contact_id = $2 and a.id = t.answers
       where t.depth < ${longestThread})
     select message_id from thread where message_id <> '' order by depth desc`,
    [account, contact_id, answers],
  )
  return rows.map(({ message_id }) => message_id)
}
