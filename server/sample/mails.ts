import { countLedger } from '#domain/campaigns/statistics/statistics'
import type { CampaignTask } from '#domain/campaigns/task'
import type { Hit } from '#domain/email/hits/classifyHit'
import type { EmailMessage } from '#domain/email/render/message'
import type { EmailSender } from '#domain/email/sender/sender'
import { products } from '#domain/products'
import type { Actor, Row } from '#domain/shared/mutation'
import { flushCounts } from '../campaigns/counts/flushCounts.ts'
import { companyOffsetAt } from '../campaigns/ledger/companyClock.ts'
import { contactDeltaOf, writeContactDeltas, writeDeltas } from '../campaigns/ledger/deltas.ts'
import {
  ledgerMailOf,
  looksAt,
  type ReceiverRow,
  receiverColumns,
  receiversFrom,
} from '../campaigns/ledger/receiver.ts'
import { batchPoints } from '../campaigns/sending/claim.ts'
import { fillLedger } from '../campaigns/sending/fill.ts'
import { offsetOf } from '../campaigns/sending/hours.ts'
import { openRun } from '../campaigns/sending/run.ts'
import { offsetIn } from '../campaigns/sending/zones.ts'
import type { PeerContact } from '../conversations/contactsOfPeers.ts'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import type { OwnServer } from '../email/network.ts'
import { keepSnapshot } from '../email/outgoing/snapshot.ts'
import { holdPoints, settleHold } from '../ledger/ledger.ts'
import { writeServerRows } from '../sync/serverRows.ts'
import {
  beganAt,
  dayMs,
  type SampleTask,
  sampleMessage,
  sampleSender,
  sampleTask,
  sampleTasks,
  scheduledTask,
} from './mailTasks.ts'
import { type SampleMail, writeMailThreads } from './mailThreads.ts'
import { answersBack, awayNotes, ownAnswers, programs, readerAgents, sampleMessages } from './mailWords.ts'
import { type Random, randomFrom } from './random.ts'

const hourMs = 3_600_000
const minuteMs = 60_000

type Sample = { random: Random; connection: Connection; server: OwnServer; now: number }

/**
 * Mails that a company sent in the last weeks, with what came of them: through the same ledger, points and counting as
 * those that are sent, so that all numbers add up. `actors`: the main account, and its sub accounts. The company is new.
 */
export async function seedMails(
  database: Database,
  actors: readonly Actor[],
  { server, seed, now }: { server: OwnServer; seed: number; now: number },
): Promise<void> {
  const random = randomFrom(seed)
  await asSystem(database, async (connection) => {
    const sample = { random, connection, server, now }
    await forgetMadeUpMails(connection, actors[0]!)
    await datePoints(connection, { account: actors[0]!.account, uid: '', at: beganAt(now, 60) })
    const senders = actors.map((actor, nth) =>
      sampleSender(random, nth, { belongto: actor.user, server, at: beganAt(now, 60), now }),
    )
    for (const [nth, actor] of actors.entries())
      await writeServerRows(connection, actor.account, 'email_sender', [senders[nth]!])
    const mails: SampleMail[] = []
    for (const of of sampleTasks)
      mails.push(...(await seedTask(sample, actors[of.by]!, { of, sender: senders[of.by]! })))
    await writeMailThreads(connection, actors[0]!.account, mails, now)
    await planGreeting(sample, actors[0]!, senders[0]!)
    await countAll(connection, actors[0]!)
  })
  await flushCounts(database)
}

/** What sample contacts have of mails that nobody sent. */
const forgetMadeUpMails = (connection: Connection, { account }: Actor) =>
  connection.query(
    `update contact set email_send_count = 0,
       follow_up_status = case when follow_up_status in ('opened', 'clicked', 'replied') then 'none' else follow_up_status end
     where account_id = $1`,
    [account],
  )

async function planGreeting({ random, connection, now }: Sample, { account, user }: Actor, { id }: EmailSender) {
  const message = sampleMessage(random, 'greeting', user, now - dayMs)
  const task = scheduledTask(random, message.name, { sender: id, message: message.id, belongto: user, at: now - dayMs })
  await writeServerRows(connection, account, 'email_message', [message])
  await writeServerRows(connection, account, 'campaign_task', [task])
}

type SampleMailing = { actor: Actor; task: CampaignTask; sender: EmailSender; message: EmailMessage; of: SampleTask }

async function seedTask(
  sample: Sample,
  actor: Actor,
  { of, sender }: { of: SampleTask; sender: EmailSender },
): Promise<SampleMail[]> {
  const { random, connection, now } = sample
  const at = beganAt(now, of.daysAgo)
  const message = { ...sampleMessage(random, of.message, actor.user, at - 2 * dayMs), schedule_count: 1 }
  const task = sampleTask(random, of, { sender: sender.id, message: message.id, belongto: actor.user, at })
  const sending = { actor, task, sender, message, of }
  const rows = await filled(sample, sending)
  const ended = rows.map((row) => afterwards(sample, sending, row))
  await writeReceivers(connection, ended)
  await writeAttempts(connection, ended)
  await takePoints(sample, sending, ended)
  await tellContacts(connection, rows, ended)
  const { account } = actor
  const email_count = ended.filter(({ status }) => status !== 'suppressed').length
  const ended_at = Math.max(...ended.map(({ status_at, sent_at }) => sent_at ?? status_at - dayMs))
  await writeServerRows(connection, account, 'email_message', [message])
  await writeServerRows(connection, account, 'campaign_task', [
    { ...task, email_count, ended_at, updated_at: ended_at },
  ])
  await writeServerRows(connection, account, 'suppression', suppressionsOf(random, ended))
  await writeServerRows(connection, account, 'consent', await objections(connection, random, ended))
  return mailsAfter(sample, sending, ended)
}

/** The ledger as a task begins with it. */
async function filled(
  { connection, now }: Sample,
  { actor, task, sender, message }: SampleMailing,
): Promise<ReceiverRow[]> {
  const { account, user } = actor
  await openRun(connection, { account, task })
  await keepSnapshot(connection, { account, task, sender, mails: [{ step: '', ...message }] })
  await connection.query(
    `update campaign_run set filled_at = to_timestamp($3 / 1000.0), finished_at = to_timestamp($3 / 1000.0)
     where account_id = $1 and task_id = $2`,
    [account, task.id, task.began_at],
  )
  await fillLedger(connection, {
    account,
    task: task.id,
    channel: 'email',
    scope: actor.role === 'main' ? null : `user:${user}`,
    audience: task.audience,
    home: 'Asia/Shanghai',
    now,
    offsetAt: offsetIn,
    belongto: user,
    step: '',
    not_before: null,
    message: message.id,
    sender: sender.id,
    test: null,
  })
  const { rows } = await connection.query<ReceiverRow>(
    `select ${receiverColumns} from ${receiversFrom} where r.account_id = $1 and r.task_id = $2 order by r.place`,
    [account, task.id],
  )
  return rows
}

/** Of a working day, by the receiver's clock; the best ones are the most. */
const hours = [9, 9, 10, 10, 10, 11, 11, 13, 14, 14, 15, 15, 15, 16, 17]

/** What became of one receiver. */
function afterwards({ random, now }: Sample, { task, of }: SampleMailing, row: ReceiverRow): ReceiverRow {
  const began = task.began_at ?? now
  if (row.status === 'suppressed') return { ...row, status_at: began }
  const offset_minutes = offsetOf(row.zones || row.country, began)
  const hour = random.pick(hours)
  const midnight = began - (began % dayMs) + random.below(2) * dayMs
  const wished = midnight + hour * hourMs + random.below(3_600) * 1_000 - (offset_minutes ?? 480) * minuteMs
  const sent_at = wished < began ? wished + dayMs : wished
  const tried = { ...row, attempts: 1, handed_over_at: sent_at - 1_000, status_at: sent_at }
  const luck = random.next()
  if (luck < 0.02) return { ...tried, status: 'failed', reason: 'badAddress', handed_over_at: null }
  if (luck < 0.025) return { ...tried, status: 'uncertain' }
  const sent = { ...tried, status: 'sent' as const, sent_at, offset_minutes }
  if (luck < 0.055)
    return { ...sent, status: 'returned', returned: luck < 0.04 ? 'hard' : 'soft', status_at: sent_at + 4 * minuteMs }
  return read({ random, now }, of, sent, hour)
}

/** What somebody did who got it, by now. */
function read(
  { random, now }: Pick<Sample, 'random' | 'now'>,
  of: SampleTask,
  row: ReceiverRow,
  hour: number,
): ReceiverRow {
  const sent_at = row.sent_at!
  const from = random.digits(12)
  const hit = (kind: Hit['kind'], at: number, user_agent: string, link: number | null = null): Hit => ({
    at,
    kind,
    link,
    method: 'GET',
    user_agent,
    purpose: '',
    from,
  })
  const hits: Hit[] = []
  const soon = (most: number) => minuteMs + Math.floor(random.next() ** 2 * most)
  const isGoodHour = hour === 10 || hour === 15
  const opened = random.chance(of.opened + (isGoodHour ? 0.12 : 0)) ? sent_at + soon(2 * dayMs) : null
  if (opened === null) {
    if (random.chance(0.1)) hits.push(hit('open', sent_at + 20_000, random.pick(programs)))
    return withHits(row, hits, now)
  }
  const reader = random.pick(readerAgents)
  hits.push(hit('open', opened, reader))
  if (random.chance(0.3)) hits.push(hit('open', opened + soon(dayMs), reader))
  if (random.chance(of.clicked))
    hits.push(hit('click', opened + soon(20 * minuteMs), reader, random.chance(0.7) ? 0 : 1))
  const later = (share: number) => (random.chance(share) ? past(opened + soon(8 * hourMs), now) : null)
  const replied_at = later(of.replied)
  const auto_replied_at = replied_at === null && random.chance(0.04) ? sent_at + 30_000 : null
  const unsubscribed_at = replied_at === null ? later(0.025) : null
  return withHits({ ...row, replied_at, auto_replied_at, unsubscribed_at }, hits, now)
}

const past = (at: number, now: number) => (at < now ? at : null)

function withHits(row: ReceiverRow, all: readonly Hit[], now: number): ReceiverRow {
  const linked = all.filter(({ at, link }) => at < now && (link === null || link < (row.trap ?? 1)))
  const hits = linked.toSorted((a, b) => a.at - b.at)
  const looks = looksAt({ ...row, hits })
  return { ...row, hits, opened_at: looks?.opened_at ?? null, clicked_at: looks?.clicked_at ?? null }
}

const written = {
  texts: ['status', 'reason', 'attempts', 'returned', 'offset_minutes', 'hits'],
  times: [
    'status_at',
    'handed_over_at',
    'sent_at',
    'opened_at',
    'clicked_at',
    'replied_at',
    'auto_replied_at',
    'unsubscribed_at',
  ],
} as const

async function writeReceivers(connection: Connection, rows: readonly ReceiverRow[]): Promise<void> {
  const sets = [...written.texts, ...written.times].map((name) => `${name} = c.${name}`)
  const records = rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      written.times.map((name) => [name, row[name] === null ? null : new Date(row[name]).toISOString()]),
    ),
  }))
  await connection.query(
    `update campaign_receiver r set ${sets.join(', ')} from jsonb_populate_recordset(null::campaign_receiver, $1::jsonb) c where r.id = c.id`,
    [JSON.stringify(records)],
  )
}

/** What servers answered. */
async function writeAttempts(connection: Connection, rows: readonly ReceiverRow[]): Promise<void> {
  const said = {
    sent: ['accepted', '250', '250 2.0.0 Ok: queued'],
    returned: ['accepted', '250', '250 2.0.0 Ok: queued'],
    failed: ['refused', '5.1.1', '550 5.1.1 The email account that you tried to reach does not exist'],
    uncertain: ['uncertain', '', ''],
  } as const
  const attempts = rows.flatMap(({ id, account, status, sent_at, status_at }) => {
    const [outcome, code, answer] = Object.hasOwn(said, status) ? said[status as keyof typeof said] : []
    return outcome ? [{ account, id, at: new Date(sent_at ?? status_at).toISOString(), outcome, code, answer }] : []
  })
  await connection.query(
    `insert into campaign_attempt (account_id, receiver_id, n, at, outcome, code, answer)
     select account, id, 1, at, outcome, code, answer from jsonb_to_recordset($1::jsonb)
       as a (account uuid, id uuid, at timestamptz, outcome text, code text, answer text)`,
    [JSON.stringify(attempts)],
  )
}

/** One for each mail that a server may have got. */
async function takePoints(
  { random, connection, now }: Sample,
  { actor, task }: SampleMailing,
  rows: readonly ReceiverRow[],
) {
  const tried = rows.filter(({ status }) => status !== 'suppressed')
  const id = random.id(now)
  await connection.query(
    'insert into campaign_batch (id, account_id, task_id, size, settled_at) values ($1, $2, $3, $4, server_now())',
    [id, actor.account, task.id, tried.length],
  )
  await connection.query('update campaign_receiver set batch = $1 where id = any($2::uuid[])', [
    id,
    tried.map((row) => row.id),
  ])
  const of = { account: actor.account, uid: batchPoints(id) }
  const operation = { ...of, user: actor.user, product: products.emailMarketing, points: tried.length }
  await holdPoints(connection, { ...operation, order_no: task.id, remark: task.name })
  await settleHold(connection, { ...of, points: tried.filter(({ status }) => status !== 'failed').length })
  await datePoints(connection, { ...of, at: task.began_at ?? now })
}

/** The entries whose uid begins so were made then: before the mails, or with them. */
const datePoints = (connection: Connection, { account, uid, at }: { account: string; uid: string; at: number }) =>
  connection.query(
    `update ledger_entry set created_at = to_timestamp($3 / 1000.0) where account_id = $1 and starts_with(uid, $2)`,
    [account, uid, at],
  )

async function tellContacts(connection: Connection, before: readonly ReceiverRow[], after: readonly ReceiverRow[]) {
  const news = after.flatMap((row, nth) => contactDeltaOf(before[nth]!, row, isGone(row)) ?? [])
  await writeContactDeltas(connection, news)
}

const isGone = ({ status, returned }: ReceiverRow) => status === 'failed' || returned === 'hard'

/** All that was put down until here was put down at this moment: the numbers are those of the ledger as it stands. */
async function countAll(connection: Connection, { account }: Actor): Promise<void> {
  const { rows } = await connection.query<ReceiverRow>(
    `select ${receiverColumns} from ${receiversFrom} where r.account_id = $1`,
    [account],
  )
  await connection.query('delete from campaign_delta where account_id = $1', [account])
  await writeDeltas(connection, [{ account, deltas: countLedger(rows.map(ledgerMailOf), companyOffsetAt) }])
}

function suppressionsOf(random: Random, rows: readonly ReceiverRow[]): Row[] {
  return rows.flatMap((row): Row[] => {
    const { address: value, contact, task, unsubscribed_at, returned, status_at } = row
    const at = unsubscribed_at ?? (returned === 'hard' ? status_at : null)
    if (at === null) return []
    const reason = unsubscribed_at === null ? 'bounced' : 'unsubscribed'
    return [
      {
        id: random.id(at),
        kind: 'email',
        value,
        channels: ['email'],
        note: '',
        reason,
        contact,
        task,
        created_by: null,
        created_at: at,
        updated_at: at,
      },
    ]
  })
}

/** Of whom each contact is; mails go to those of several users. */
async function ownersOf(connection: Connection, rows: readonly ReceiverRow[]): Promise<Map<string, PeerContact>> {
  const { rows: found } = await connection.query<PeerContact>(
    'select id, belongto, name from contact where account_id = $1 and id = any($2::uuid[])',
    [rows[0]?.account ?? null, rows.map(({ contact }) => contact)],
  )
  return new Map(found.map((contact) => [contact.id, contact]))
}

async function objections(connection: Connection, random: Random, rows: readonly ReceiverRow[]): Promise<Row[]> {
  const left = rows.filter(({ unsubscribed_at }) => unsubscribed_at !== null)
  const owners = await ownersOf(connection, left)
  return left.map(({ id, contact, unsubscribed_at }) => ({
    id: random.id(unsubscribed_at!),
    contact_id: contact,
    channel: 'email',
    basis: 'legitimateInterests',
    evidence: `unsubscribe page, mail ${id}`,
    given_at: unsubscribed_at!,
    withdrawn_at: unsubscribed_at!,
    created_by: owners.get(contact)!.belongto,
    created_at: unsubscribed_at!,
    updated_at: unsubscribed_at!,
    belongto: owners.get(contact)!.belongto,
  }))
}

/** What is said with contacts: answers, those of programs, returns, and what the user wrote back. */
async function mailsAfter(
  { random, connection, now }: Sample,
  sending: SampleMailing,
  rows: readonly ReceiverRow[],
): Promise<SampleMail[]> {
  const owners = await ownersOf(connection, rows)
  return rows.flatMap((row) => {
    const contact = owners.get(row.contact)
    return contact ? mailsAbout(random, sending, { row, contact, now }) : []
  })
}

function mailsAbout(
  random: Random,
  { message, sender, task, actor }: SampleMailing,
  { row, contact, now }: { row: ReceiverRow; contact: PeerContact; now: number },
): SampleMail[] {
  const { language } = message
  const subject = `Re: ${sampleMessages.catalogue.theme === message.theme ? 'Autumn lighting range' : message.name}`
  const mail = (kind: SampleMail['kind'], at: number, body: string, more: Partial<SampleMail> = {}): SampleMail => ({
    id: random.id(at),
    mailbox: sender.id,
    address: row.address,
    contact,
    direction: 'in',
    subject,
    body,
    quote: null,
    kind,
    task: task.id,
    mail_id: `<${random.id(at)}@${row.address_group}>`,
    at,
    author: null,
    ...more,
  })
  if (row.replied_at !== null) {
    const answer = mail('text', row.replied_at, random.pick(answersBack[language]))
    const back = row.replied_at + 2 * hourMs
    if (back > now || random.chance(0.5)) return [answer]
    const quote = { message_id: answer.id, text: '', isOurs: false }
    const own = { direction: 'out' as const, quote, task: null, author: actor.user }
    return [answer, mail('text', back, ownAnswers[language], own)]
  }
  if (row.auto_replied_at !== null) return [mail('notice', row.auto_replied_at, awayNotes[language])]
  if (row.status !== 'returned') return []
  const text = row.returned === 'hard' ? '5.1.1 550 5.1.1 no such user' : '5.2.2 552 5.2.2 mailbox full'
  return [mail('bounce', row.status_at, text, { subject: 'Undelivered Mail Returned to Sender' })]
}
