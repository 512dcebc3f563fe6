import { HeaderRefused } from '#domain/email/render/headerLine'
import { messageIdOf } from '#domain/email/render/listHeaders'
import type { Leases } from '../../campaigns/leases.ts'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import type { Log } from '../../log.ts'
import { errorFields } from '../../log.ts'
import { schedule } from '../../schedule.ts'
import type { Secrets } from '../../secrets.ts'
import { alwaysLeaves, type MayLeave } from '../../sync/epoch.ts'
import type { SignIns } from '../grants/grants.ts'
import { signsInNowhere } from '../grants/grants.ts'
import type { MailNetwork } from '../network.ts'
import { mailBytes } from '../outgoing/compose.ts'
import type { DeliveryOutcome } from '../outgoing/outcome.ts'
import type { Transports } from '../outgoing/transports.ts'
import { ownTokens } from '../ownTokens.ts'
import { addressDomain } from '../plainAddress.ts'
import { signingOf } from '../secrets/dkimKeys.ts'
import { composeAnswer } from './composeAnswer.ts'
import { copyToSent } from './copyToSent.ts'
import { type AnswerDraft, answerDraftOf, lockUnsentAnswer } from './draft.ts'
import { finishAnswer, finishAnswerAlone, tryAgain } from './settle.ts'

const answersEveryMs = 2_000

type Reach = { database: Database; secrets: Secrets; mail: MailNetwork; signIns: SignIns; log: Log }
export type AnswerServices = Reach & { leases: Leases; transports: (port: number) => Transports; mayLeave?: MayLeave }

const atOnce = 4

/** Sends what users write to one contact: each once, in whichever process takes it. */
export function startAnswers(sending: AnswerServices): { stop: () => Promise<void> } {
  const { database, log } = sending
  const stopping = new AbortController()
  const underWay = new Map<string, Promise<void>>()
  const pollAnswers = async () => {
    for (const { account, id } of await waitingAnswers(database)) {
      if (underWay.size >= atOnce || stopping.signal.aborted) return
      if (underWay.has(id)) continue
      const done = sendAnswer(sending, { account, id }, stopping.signal)
        .catch((error: unknown) => log('answer not sent', errorFields(error)))
        .finally(() => underWay.delete(id))
      underWay.set(id, done)
    }
  }
  const polling = schedule(pollAnswers, { everyMs: answersEveryMs, log, failed: 'answers not found' })
  return {
    async stop() {
      stopping.abort()
      await polling.stop()
      await Promise.all(underWay.values())
    },
  }
}

type AnswerId = { account: string; id: string }

async function waitingAnswers({ pool }: Database): Promise<AnswerId[]> {
  const { rows } = await pool.query<AnswerId>(
    `select a.account_id as account, a.id from email_answer a
     left join email_answer_try t on t.account_id = a.account_id and t.answer_id = a.id
     where a.state = 'waiting' and a.deleted_at is null and (t.not_before is null or t.not_before <= server_now())
     order by a.created_at limit 100`,
  )
  return rows
}

/** One of them, where nobody else is at it. */
export async function sendAnswer(sending: AnswerServices, waiting: AnswerId, stopped: AbortSignal): Promise<void> {
  const lease = await sending.leases.tryLease(`answer ${waiting.id}`)
  if (!lease) return
  try {
    const draft = await begin(sending, waiting)
    if (draft) await hand(sending, draft, AbortSignal.any([stopped, lease.lost]))
  } finally {
    await lease.release()
  }
}

/** Noted before anything is said to a server. What a process that died had handed over may have arrived. */
const begin = (
  { database, mayLeave = alwaysLeaves }: AnswerServices,
  { account, id }: AnswerId,
): Promise<AnswerDraft | null> =>
  asSystem(database, async (connection) => {
    if (!(await mayLeave(connection))) return null
    const answer = await lockUnsentAnswer(connection, account, id)
    if (!answer) return null
    const { rows } = await connection.query<{ handed: boolean }>(
      `insert into email_answer_try (account_id, answer_id) values ($1, $2)
       on conflict (account_id, answer_id) do update set claimed_at = server_now()
       returning handed_over_at is not null as handed`,
      [account, id],
    )
    const draft = await answerDraftOf(connection, answer)
    if (rows[0]!.handed) {
      const message_id = typeof draft === 'string' ? '' : messageIdOf(id, addressDomain(draft.sender.address))
      await finishAnswer(connection, answer, { state: 'uncertain', message_id })
      return null
    }
    if (typeof draft !== 'string') return draft
    await finishAnswer(connection, answer, { state: 'failed', problem: draft })
    return null
  })

async function hand(sending: AnswerServices, draft: AnswerDraft, signal: AbortSignal): Promise<void> {
  const { database, secrets, log, transports } = sending
  const { answer, sender } = draft
  const place = { account: answer.account, sender: sender.id }
  const dkim = await signingOf(database.pool, secrets, { ...place, address: sender.address })
  const now = Date.now()
  const mail = composed(() =>
    composeAnswer(
      { ...answer, sender, thread: draft.thread, attachments: [] },
      { tokens: ownTokens(secrets), dkim, now },
    ),
  )
  if (!mail) return finishAnswerAlone(database, answer, { state: 'failed', problem: 'address' })
  const signIn = await sending.signIns.of(place, sender, 'smtp')
  const access = { id: sender.id, smtp: sender.smtp, ...(signIn ?? signsInNowhere) }
  const outcome = await transports(sender.smtp.port).deliver(access, mail, {
    beforeEndOfData: () => noteHandedOver(database, answer),
    signal,
  })
  await settleOutcome(database, draft, outcome, mail.messageId)
  if (outcome.kind !== 'accepted') return
  const copy = { source: await mailBytes(mail), messageId: mail.messageId, sentAt: now }
  await copyToSent(sending, place, sender, copy, signal).catch((error: unknown) =>
    log('no copy among the sent mails', errorFields(error)),
  )
}

/** Null: what somebody typed would make another mail of it. */
function composed<Mail>(compose: () => Mail): Mail | null {
  try {
    return compose()
  } catch (error) {
    if (error instanceof HeaderRefused) return null
    throw error
  }
}

async function noteHandedOver({ pool }: Database, { account, id }: AnswerDraft['answer']): Promise<void> {
  const { rowCount } = await pool.query(
    'update email_answer_try set handed_over_at = server_now() where account_id = $1 and answer_id = $2',
    [account, id],
  )
  if (!rowCount) throw new Error('somebody else has settled it')
}

function settleOutcome(
  database: Database,
  { answer }: AnswerDraft,
  outcome: DeliveryOutcome,
  message_id: string,
): Promise<void> {
  switch (outcome.kind) {
    case 'accepted':
      return finishAnswerAlone(database, answer, { state: 'sent', message_id })
    case 'uncertain':
      return finishAnswerAlone(database, answer, { state: 'uncertain', message_id })
    case 'refused': {
      const isInvalid = outcome.permanent && outcome.reason === 'badAddress'
      return finishAnswerAlone(database, answer, { state: 'failed', problem: 'refused', isInvalid })
    }
    case 'later':
      return tryAgain(database, answer, 'noRoom')
    case 'sender':
      return outcome.passes
        ? tryAgain(database, answer, outcome.problem)
        : finishAnswerAlone(database, answer, { state: 'failed', problem: outcome.problem })
  }
}
