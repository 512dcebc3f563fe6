import type { EmailAnswer } from '#domain/email/answer'
import type { AnswerProblem } from '#domain/email/answerProblem'
import { writeContactDeltas } from '../../campaigns/ledger/deltas.ts'
import { ownedContact } from '../../campaigns/ownedContact.ts'
import { planSentMail } from '../../conversations/sentMail.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { serverNow } from '../../people/serverNow.ts'
import { changeServerRows } from '../../sync/serverRows.ts'
import { lockUnsentAnswer, type OwnedAnswer } from './draft.ts'

type FinalState =
  | { state: 'sent'; message_id: string }
  | { state: 'uncertain'; message_id: string }
  /** `isInvalid`: the address takes no mail at all */
  | { state: 'failed'; problem: AnswerProblem; isInvalid?: boolean }

/** What became of it, for good. */
export async function finishAnswer(connection: Connection, answer: OwnedAnswer, settled: FinalState): Promise<void> {
  const { account, belongto, ...row } = answer
  const now = await serverNow(connection)
  const { state } = settled
  const thread = settled.state === 'failed' ? null : await threadOfAnswer(connection, answer, settled, now)
  const isOut = state === 'sent'
  await connection.query('delete from email_answer_try where account_id = $1 and answer_id = $2', [account, answer.id])
  const isInvalid = state === 'failed' && settled.isInvalid === true
  if (isOut || isInvalid)
    await writeContactDeltas(connection, [
      {
        account,
        contact: answer.contact_id,
        sends: isOut ? 1 : 0,
        engagement: null,
        invalid_email: isInvalid ? answer.email : null,
        revived_email: null,
        informs: null,
      },
    ])
  const after: EmailAnswer = {
    ...row,
    state,
    problem: state === 'failed' ? settled.problem : '',
    message_id: state === 'failed' ? '' : settled.message_id,
    ...(isOut && { at: now }),
    updated_at: now,
  }
  await changeServerRows(connection, account, [{ entity: 'email_answer', puts: [{ ...after, belongto }] }])
  await thread?.write()
}

/** What was written at the contact stands in its thread as well. */
async function threadOfAnswer(
  connection: Connection,
  answer: OwnedAnswer,
  { state, message_id }: Exclude<FinalState, { state: 'failed' }>,
  at: number,
) {
  const { account, id, sender, email, subject, text, answers, created_by, contact_id } = answer
  const contact = await ownedContact(connection, { account, contact: contact_id })
  if (!sender || !contact) return null
  return planSentMail(connection, {
    account,
    id,
    sender,
    email,
    subject,
    text,
    answers,
    contact,
    at,
    author: created_by,
    mail_id: message_id,
    state: state === 'sent' ? 'accepted' : 'uncertain',
  })
}

/** After the attempt, in a transaction of its own. */
export const finishAnswerAlone = (
  database: Database,
  { account, id }: OwnedAnswer,
  settled: FinalState,
): Promise<void> =>
  asSystem(database, async (connection) => {
    const answer = await lockUnsentAnswer(connection, account, id)
    if (answer) await finishAnswer(connection, answer, settled)
  })

/** Minutes; after the last of them it failed. */
const pauses = [1, 5, 15, 60, 240]

/** A server that takes nothing now, or not from somebody it does not know yet, is asked again for some hours. */
export const tryAgain = (database: Database, answer: OwnedAnswer, problem: AnswerProblem): Promise<void> =>
  asSystem(database, async (connection) => {
    const { rows } = await connection.query<{ tries: number }>(
      `update email_answer_try set tries = tries + 1, handed_over_at = null,
         not_before = server_now() + make_interval(mins => ($3::int[])[tries + 1])
       where account_id = $1 and answer_id = $2 returning tries`,
      [answer.account, answer.id, pauses],
    )
    if ((rows[0]?.tries ?? 0) <= pauses.length) return
    const written = await lockUnsentAnswer(connection, answer.account, answer.id)
    if (written) await finishAnswer(connection, written, { state: 'failed', problem })
  })
