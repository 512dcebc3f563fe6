import { randomUUID } from 'node:crypto'
import { type BotAnswer, type BotSetting, type BotStep, botStep, type HandOverReason } from '#domain/assistant/bot'
import { channelFacts } from '#domain/campaigns/channel'
import { tableOffsetAt } from '#domain/campaigns/zoneOffsets'
import { conversationProduct, isCampaignChannel } from '#domain/conversations/channel'
import { filesRefusal } from '#domain/conversations/channelFiles'
import { isPrivate } from '#domain/conversations/conversation'
import { phoneOfIdentity } from '#domain/conversations/identity'
import { inboxStart } from '#domain/conversations/inboxPath'
import type { MessageFile } from '#domain/email/render/message'
import { limits } from '#domain/limits'
import { measureSms } from '#domain/sms/parts'
import { whatsappTextLimits } from '#domain/whatsapp/answering'
import { isMailSuppressed, standsAgainst } from '../../campaigns/suppression/suppressed.ts'
import { automaticMessage, withAutomaticMessage } from '../../conversations/automaticMessage.ts'
import { lockThreads, type ThreadRow, threadColumns, writeMessages, writeThreads } from '../../conversations/threads.ts'
import type { Connection } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { notify } from '../../notifications/notify.ts'
import { serverNow } from '../../people/serverNow.ts'
import { inquiriesOf } from '../../shop/site/inquiries/inquiriesOf.ts'
import { alwaysLeaves, type MayLeave } from '../../sync/epoch.ts'
import { nextSeq } from '../../sync/serverRows.ts'
import { answerAsBot, type BotTools } from './answerAsBot.ts'
import { answersToday, readBotSetting } from './settingRow.ts'

export type BotJob = { account: string; conversation: string; first_n: number; due: string; tries: number }
export type BotServices = BotTools & { mayLeave?: MayLeave }

/** So long a job is one process's; a model takes no longer. */
const leaseSeconds = 180
/** A conversation in which somebody writes without a pause is answered after so many looks all the same. */
const mostLooks = 3

/** Takes jobs that are due for this process, but those of some companies. */
export async function takeBotJobs(
  { database }: BotTools,
  { most, notOf }: { most: number; notOf: readonly string[] },
): Promise<BotJob[]> {
  const { rows } = await database.pool.query<BotJob>(
    `with taken as (
       select account_id, conversation_id from bot_job
       where due <= server_now() and account_id <> all($3::uuid[]) order by due limit $1 for update skip locked
     )
     update bot_job j set due = server_now() + make_interval(secs => $2), tries = tries + 1 from taken
     where j.account_id = taken.account_id and j.conversation_id = taken.conversation_id
     returning j.account_id as account, j.conversation_id as conversation, j.first_n, j.due::text, j.tries`,
    [most, leaseSeconds, notOf],
  )
  return rows
}

type Heard = {
  thread: ThreadRow
  setting: BotSetting
  texts: readonly string[]
  question: { id: string; hasFile: boolean } | null
  step: BotStep
  /** the number of the last message that was looked at */
  last_n: number
}

/** Looks for an answer outside of any transaction, then says it if nothing has changed meanwhile. */
export async function workBotJob(services: BotServices, job: BotJob, signal: AbortSignal): Promise<void> {
  const { database, mayLeave = alwaysLeaves } = services
  const heard = await asSystem(database, async (connection) => {
    if (!(await mayLeave(connection))) return null
    return (await hear(connection, job)) ?? endJob(connection, job)
  })
  if (!heard) return
  const said = await decide(services, job, heard, signal)
  await asSystem(database, async (connection) => {
    const thread = (await lockThreads(connection, job.account, [job.conversation])).get(job.conversation)
    const again = thread && (await hear(connection, job, thread))
    if (!again || again.step.kind === 'silent' || said === null) return endJob(connection, job)
    // They went on writing: what was thought of is no answer to it. Nobody is kept waiting for ever.
    if (again.last_n > heard.last_n && job.tries < mostLooks) return lookAgain(connection, job)
    await say(connection, job, again, said)
    await endJob(connection, job)
    // What came in meanwhile is looked at by itself.
    await connection.query(
      'update bot_job set first_n = $3, tries = 0 where account_id = $1 and conversation_id = $2',
      [job.account, job.conversation, again.last_n + 1],
    )
  })
}

async function endJob(connection: Connection, { account, conversation, due }: BotJob): Promise<null> {
  await connection.query(
    'delete from bot_job where account_id = $1 and conversation_id = $2 and due = $3::timestamptz',
    [account, conversation, due],
  )
  return null
}

const lookAgain = (connection: Connection, { account, conversation }: BotJob) =>
  connection.query('update bot_job set due = server_now() where account_id = $1 and conversation_id = $2', [
    account,
    conversation,
  ])

type HeardMessage = { id: string; n: number; body: string; kind: string; has_files: boolean }

async function hear(connection: Connection, job: BotJob, locked?: ThreadRow): Promise<Heard | null> {
  const { account, conversation, first_n } = job
  const thread = locked ?? (await readThread(connection, account, conversation))
  if (!thread || thread.ended !== '' || isPrivate(thread)) return null
  const setting = await readBotSetting(connection, account)
  const { rows } = await connection.query<HeardMessage>(
    `select id, coalesce(n, 0) as n, body, kind, parts <> '[]' as has_files from message
     where account_id = $1 and conversation_id = $2 and n >= $3 and direction = 'in' and deleted_at is null order by n desc limit 20`,
    [account, conversation, first_n],
  )
  const last = rows[0]
  if (!last || !isOnOver(setting, thread)) return null
  const texts =
    thread.channel === 'email'
      ? (await inquiriesOf(connection, job)).map(({ question }) => question)
      : rows.map(({ body }) => body).toReversed()
  if (!texts.length) return null
  const now = await serverNow(connection)
  const facts = {
    texts,
    at: now,
    takenAt: thread.taken_at,
    replies: await repliesTo(connection, account, thread, now),
    today: await answersToday(connection, account),
    isHandedOver: await isHandedOver(connection, account, thread),
    isStopped: await isStopped(connection, account, thread),
  }
  const question = { id: last.id, hasFile: rows.some(({ has_files }) => has_files) }
  return { thread, setting, texts, question, step: botStep(setting, facts, tableOffsetAt), last_n: last.n }
}

const isOnOver = (setting: BotSetting, { channel, channel_account_id }: ThreadRow): boolean =>
  channel === 'email' ? setting.inquiries : setting.channel_accounts.includes(channel_account_id)

async function readThread(connection: Connection, account: string, id: string): Promise<ThreadRow | undefined> {
  const { rows } = await connection.query<ThreadRow>(
    `select ${threadColumns} from conversation where account_id = $1 and id = $2 and deleted_at is null`,
    [account, id],
  )
  return rows[0]
}

/** Whatever said it by itself, to this peer, over whichever account. */
async function repliesTo(
  connection: Connection,
  account: string,
  { peer_id }: ThreadRow,
  now: number,
): Promise<number[]> {
  const { rows } = await connection.query<{ at: number }>(
    `select m.at from message m join conversation c on c.account_id = m.account_id and c.id = m.conversation_id
     where m.account_id = $1 and c.peer_id = $2 and m.origin in ('rule', 'bot') and m.at > $3 order by m.at`,
    [account, peer_id, now - 24 * 3_600_000],
  )
  return rows.map(({ at }) => at)
}

/** For a day at most: whoever writes again after that nobody has answered asks anew. */
async function isHandedOver(connection: Connection, account: string, { id, taken_at }: ThreadRow): Promise<boolean> {
  const { rowCount } = await connection.query(
    `select from bot_handover where account_id = $1 and conversation_id = $2 and at > server_now() - interval '1 day'
       and ($3::float8 is null or at > to_timestamp($3::float8 / 1000)) limit 1`,
    [account, id, taken_at],
  )
  return Boolean(rowCount)
}

async function isStopped(connection: Connection, account: string, { channel, identity }: ThreadRow): Promise<boolean> {
  if (channel === 'email') return isMailSuppressed(connection, account, identity.value)
  const { rowCount } = await connection.query(
    `select from suppression s where ${standsAgainst({ kind: `'phone'`, value: '$2', consent: '$3::text' })}`,
    [
      account,
      phoneOfIdentity(identity) ?? identity.value,
      isCampaignChannel(channel) ? channelFacts[channel].consent : channel,
    ],
  )
  return Boolean(rowCount)
}

type BotOutcome = { answer: BotAnswer; points: number }

async function decide(tools: BotTools, job: BotJob, heard: Heard, signal: AbortSignal): Promise<BotOutcome | null> {
  const { step, setting, texts, thread, question } = heard
  if (step.kind === 'silent') return null
  const asked = texts.filter((text) => text.trim()).join('\n')
  if (step.kind === 'handOver') return handedOver(setting, step.reason, asked)
  if (question?.hasFile || !asked) return handedOver(setting, 'file', asked)
  return answerAsBot(
    tools,
    {
      account: job.account,
      user: null,
      product: conversationProduct(thread.channel),
      id: question!.id,
      setting,
      channel: thread.channel,
      text: asked,
    },
    signal,
  )
}

const handedOver = ({ handover_zh, handover_en }: BotSetting, reason: HandOverReason, asked: string): BotOutcome => ({
  // Another automaton is told nothing.
  answer: {
    kind: 'handOver',
    reason,
    text: reason === 'automaton' || reason === 'often' ? '' : /\p{sc=Han}/u.test(asked) ? handover_zh : handover_en,
    sources: [],
  },
  points: 0,
})

async function say(
  connection: Connection,
  job: BotJob,
  { thread, question }: Heard,
  { answer, points }: BotOutcome,
): Promise<void> {
  const { account, conversation } = job
  const now = await serverNow(connection)
  const fresh = await asNew(connection, account, conversation, answer)
  const fitting = fresh.kind === 'answer' && !fits(thread, fresh.text) ? asTooLong(fresh) : fresh
  const passages = fitting.sources.map(({ id }) => id)
  const message =
    fitting.text && fits(thread, fitting.text)
      ? automaticMessage(thread, { body: fitting.text, now, origin: 'bot', files: filesOf(fitting, thread) })
      : null
  const isGiven = fitting.kind === 'handOver' || !message
  const seq = await nextSeq(connection, account)
  const said = { ...withAutomaticMessage(thread, message), updated_at: now }
  await writeThreads(connection, account, [isGiven ? { ...said, handed_over_at: now } : said], seq)
  if (message) await writeMessages(connection, account, [message], seq)
  if (!isGiven) {
    await connection.query(
      `insert into bot_answer (account_id, id, conversation_id, passages, written_by, points) values ($1, $2, $3, $4, $5, $6)`,
      [account, message.id, conversation, passages, fitting.written_by, points],
    )
    return
  }
  const reason = fitting.kind === 'handOver' ? fitting.reason : 'tooLong'
  await connection.query(
    `insert into bot_handover (account_id, id, conversation_id, message_id, reason, passages) values ($1, $2, $3, $4, $5, $6)`,
    [account, randomUUID(), conversation, question?.id ?? null, reason, passages],
  )
  await tellPeople(connection, account, thread)
}

/** Who is told the same for the third time running does not read it: most likely a program. */
async function asNew(
  connection: Connection,
  account: string,
  conversation: string,
  answer: BotAnswer,
): Promise<BotAnswer> {
  if (answer.kind === 'handOver') return answer
  const { rows } = await connection.query<{ body: string; origin: string }>(
    `select body, origin from message where account_id = $1 and conversation_id = $2 and direction = 'out' and deleted_at is null
       and at > $3 order by at desc, id desc limit $4`,
    [account, conversation, (await serverNow(connection)) - sameWithinMs, mostSame],
  )
  const isAgain = rows.length === mostSame && rows.every(({ body, origin }) => origin === 'bot' && body === answer.text)
  return isAgain ? { kind: 'handOver', reason: 'automaton', text: '', sources: answer.sources } : answer
}
const mostSame = 2
const sameWithinMs = 3_600_000

/** A text message has so many parts, a message over WhatsApp so many signs. */
function fits({ channel }: ThreadRow, text: string): boolean {
  if (channel === 'sms') return measureSms(text).parts <= limits.smsParts
  return text.length <= (channel === 'email' ? limits.messageLength : whatsappTextLimits.text)
}

/** A channel that carries none has the address of what was read from the site, in the text. */
const filesOf = (answer: BotAnswer, { channel }: ThreadRow): readonly MessageFile[] =>
  answer.kind === 'answer' && filesRefusal(channel, answer.files) === null ? answer.files : []

const asTooLong = ({ sources }: BotAnswer): BotAnswer => ({ kind: 'handOver', reason: 'tooLong', text: '', sources })

/**
 * Who answers it, or all who may: one notice until it is read, however many are handed over, for each new message is told of beside it.
 * Without a word of what was asked, as notices of messages are.
 */
async function tellPeople(
  connection: Connection,
  account: string,
  { owner, channel_account_id }: ThreadRow,
): Promise<void> {
  const { rows } = await connection.query<{ id: string }>(
    `select u.id from app_user u
     where u.account_id = $1 and u.status = 'normal' and case
       when $2::uuid is not null then u.id = $2
       else u.parent_id is null or u.id::text in (select jsonb_array_elements_text(coalesce(a.users, '[]'))
         from channel_account a where a.account_id = $1 and a.id = $3) end order by u.id`,
    [account, owner, channel_account_id],
  )
  if (!rows.length) return
  await notify(connection, {
    users: rows.map((row) => row.id),
    level: 1,
    pushes: true,
    type: 'message',
    content: { key: 'botHandedOver', values: {} },
    link: inboxStart,
  })
}
