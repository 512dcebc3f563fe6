import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { receiversIn, type SendStatus } from '#domain/campaigns/sendStatus'
import type { Sequence } from '#domain/campaigns/sequence'
import { countLedger } from '#domain/campaigns/statistics/statistics'
import type { CampaignTask } from '#domain/campaigns/task'
import type { Actor } from '#domain/shared/mutation'
import { companyOffsetAt } from '../campaigns/ledger/companyClock.ts'
import { beginTask } from '../campaigns/sending/begin.ts'
import { type Database, openDatabase } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { writeFormerAnswer } from '../email/answering/writeFormerAnswer.ts'
import { emailLedger } from '../email/campaignLedger.ts'
import { areas } from '../features/index.ts'
import { checkLedger } from '../ledger/check.ts'
import { balanceOf, score } from '../ledger/ledger.ts'
import { noLog } from '../log.ts'
import { sendDigests } from '../notifications/digestLoop.ts'
import { remind } from '../notifications/remind.ts'
import { type Epoch, keepEpoch } from '../sync/epoch.ts'
import { copyCluster } from '../testing/cluster.ts'
import { aMessage, emailCompany, put, putContacts, putTask, someone, taskNow } from '../testing/emailCompany.ts'
import { entriesInOrder, ledgerOf, pendingDeltas, readReceivers } from '../testing/ledger.ts'
import { type MailSink, openMailSink } from '../testing/mailSink.ts'
import { countByStatus, openSending, until } from '../testing/sending.ts'
import { settleRestored } from './settleRestored.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })

/** A server's data folder, of which there is one backup. */
let home: { data: string; database: Database; stop: () => Promise<void> }
let epoch: Epoch
let sink: MailSink
let company: Actor
let sending: { stop: () => Promise<void> } | null = null

beforeEach(async () => {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-restored-'))
  await copyCluster(data)
  home = { data, database: null as never, stop: async () => {} }
  await open()
  sink = await openMailSink()
  company = await emailCompany(home.database, 1_000)
})
afterEach(async () => {
  await close()
  await sink.stop()
  rmSync(home.data, { recursive: true, force: true })
})

async function open(): Promise<void> {
  home.database = await openDatabase({ data: home.data, databaseUrl: null }, noLog)
  epoch = await keepEpoch(
    home.database,
    { data: home.data, databaseUrl: null, watermark: join(home.data, 'state') },
    { log: noLog, onRestored: (restored) => settleRestored(restored, areas), everyMs: 3_600_000 },
  )
}
async function close(): Promise<void> {
  await sending?.stop()
  sending = null
  await epoch.stop()
  await home.database.stop()
}
const cluster = () => join(home.data, 'postgres')
const backup = () => join(home.data, 'backup')

async function backUp(): Promise<void> {
  await close()
  cpSync(cluster(), backup(), { recursive: true })
  await open()
}
/** What has happened since is lost, and the watermark alone knows that it did. */
async function putBack(): Promise<void> {
  await sql('update sync_account set seq = seq + 1')
  await close()
  rmSync(cluster(), { recursive: true })
  cpSync(backup(), cluster(), { recursive: true })
  chmodSync(cluster(), 0o700)
  await open()
}
async function send(): Promise<void> {
  sending = await openSending(home, { mayLeave: epoch.mayLeave })
}

const sql = (text: string, ...values: unknown[]) => home.database.pool.query(text, values)
const contacts = (count: number) =>
  putContacts(
    home.database,
    company,
    Array.from({ length: count }, (_, n) => someone(`p${n}@one.example`)),
  )
const smtp = () => ({ host: '127.0.0.1', port: sink.port, socket: 'none' as const, user: '' })
const task = async (changes: Partial<CampaignTask> = {}, sender = {}) =>
  (await putTask(home.database, company, { task: changes, sender: { smtp: smtp(), ...sender } })).task
/** What the mutation does, without a device. */
const act = (id: string, set: string) =>
  sql(`update campaign_task set problem = '', ${set}, rev = rev + 1 where id = $1`, id)
const goOn = (id: string) => act(id, `status = 'inProgress'`)
const writeAnyway = (id: string) => act(id, `status = 'inProgress', uncertain_retries = uncertain_retries + 1`)
const is = (id: string, status: string) => async () => (await taskNow(home.database, id)).status === status
const nothingInDoubt = async () => (await sql('select from campaign_doubt')).rowCount === 0
const notices = async () =>
  (await sql(`select level, content, "user" from notification order by createtime`)).rows as {
    level: number
    content: { key: string; values: Record<string, unknown> }
    user: string
  }[]

/** Everybody asked stands somewhere, and the kept numbers say the same. */
async function addsUp(id: string, asked: number): Promise<void> {
  const by = await countByStatus(home.database, id)
  expect(Object.values(by).reduce((sum, count) => sum + count, 0)).toBe(asked)
  const { rows } = await sql('select counts from campaign_counts where dimension = $1 and key = $2', 'task', id)
  expect(rows).toHaveLength(0)
  expect(entriesInOrder(await pendingDeltas(home.database, company.account))).toEqual(
    entriesInOrder(countLedger(await allLedgers(), companyOffsetAt)),
  )
  expect(receiversIn(countsOf(by))).toBe(asked)
  expect(await checkLedger(home.database)).toEqual([])
}
const allLedgers = async () => {
  const { rows } = await sql('select task_id as id from campaign_run')
  return (await Promise.all(rows.map(({ id }) => ledgerOf(home.database, id as string)))).flat()
}
const countsOf = (by: Record<string, number>) => {
  const zero: Record<SendStatus, number> = {
    waiting: 0,
    claimed: 0,
    sent: 0,
    failed: 0,
    returned: 0,
    uncertain: 0,
    held: 0,
    suppressed: 0,
  }
  return { ...zero, ...by } as Record<SendStatus, number>
}
const points = () => balanceOf(home.database.pool, company.account, score(7))

test('a task that ran when the backup was made writes to nobody twice, and goes on as its user says', async () => {
  await contacts(30)
  const one = await task()
  await beginTask(home.database, { account: company.account, task: one.id }, 100, { email: emailLedger })
  await backUp()
  await send()
  await until(is(one.id, 'done'))
  expect(sink.taken).toHaveLength(30)
  await putBack()
  expect(await taskNow(home.database, one.id)).toMatchObject({ status: 'paused', problem: 'restored' })
  expect(await notices()).toMatchObject([
    { level: 2, user: company.user, content: { key: 'tasksRestored', values: { tasks: 1, receivers: 30 } } },
  ])
  await send()
  await until(nothingInDoubt)
  expect(await countByStatus(home.database, one.id)).toEqual({ uncertain: 30 })
  await addsUp(one.id, 30)
  // The backup has the points of what was sent after it, and nothing is taken for what is in doubt.
  expect(await points()).toBe(1_000)
  await goOn(one.id)
  await until(is(one.id, 'done'))
  expect(sink.taken).toHaveLength(30)
  // And after all.
  await writeAnyway(one.id)
  await until(is(one.id, 'done'))
  expect(await countByStatus(home.database, one.id)).toEqual({ sent: 30 })
  expect(sink.taken).toHaveLength(60)
  expect(await points()).toBe(970)
  await addsUp(one.id, 30)
})

test('what was asked for before the receivers are marked waits for that', async () => {
  await contacts(5)
  const one = await task()
  await beginTask(home.database, { account: company.account, task: one.id }, 100, { email: emailLedger })
  await backUp()
  await send()
  await until(is(one.id, 'done'))
  await putBack()
  await goOn(one.id)
  await send()
  await until(is(one.id, 'done'))
  expect(await countByStatus(home.database, one.id)).toEqual({ uncertain: 5 })
  expect(sink.taken).toHaveLength(5)
})

test('who was in a batch when the backup was made may have the mail, and its points are taken', async () => {
  await contacts(4)
  const one = await task()
  sink.rule = (step) => (step === 'taken' ? new Promise(() => {}) : undefined)
  sending = await openSending(home, { options: { lanes: 2, patienceMs: 10 } })
  await until(async () => sink.whole.length === 2)
  await sending.stop()
  sending = null
  await backUp()
  await putBack()
  sink.rule = () => undefined
  await send()
  await until(nothingInDoubt)
  expect(await countByStatus(home.database, one.id)).toEqual({ uncertain: 4 })
  expect(await points()).toBe(996)
  await addsUp(one.id, 4)
})

test('a draft and a task for later wait as before, one whose time has come since is paused, a finished one stays', async () => {
  await contacts(3)
  const draft = await task({ status: 'pending' })
  const hour = 3_600_000
  const later = await task({ status: 'pending', type: 'scheduled', execution_time: Date.now() + hour })
  const soon = await task({ status: 'pending', type: 'scheduled', execution_time: Date.now() + hour })
  const closed = await task({ status: 'closed' })
  // Its time comes in the time that is lost.
  await sql('update campaign_task set execution_time = $2 where id = $1', soon.id, Date.now() + 3_000)
  await backUp()
  await send()
  await until(is(soon.id, 'done'))
  expect(sink.taken).toHaveLength(3)
  await putBack()
  await send()
  await until(nothingInDoubt)
  expect(await taskNow(home.database, draft.id)).toMatchObject({ status: 'pending', problem: '' })
  expect(await taskNow(home.database, later.id)).toMatchObject({ status: 'pending', problem: '' })
  expect(await taskNow(home.database, closed.id)).toMatchObject({ status: 'closed', problem: '' })
  expect(await taskNow(home.database, soon.id)).toMatchObject({ status: 'paused', problem: 'restored', email_count: 3 })
  expect(await countByStatus(home.database, soon.id)).toEqual({ uncertain: 3 })
  await addsUp(soon.id, 3)
  await goOn(draft.id)
  await until(is(draft.id, 'done'))
  expect(sink.taken).toHaveLength(6)
})

test('who is to be written to later than the restore surely was not, and is written to when the task goes on', async () => {
  await contacts(6)
  const one = await task()
  await beginTask(home.database, { account: company.account, task: one.id }, 100, { email: emailLedger })
  await sql(`update campaign_receiver set not_before = now() + interval '1 hour' where place < 2`)
  await act(one.id, `status = 'paused', began_at = 1`)
  await backUp()
  await putBack()
  await send()
  await until(nothingInDoubt)
  expect(await countByStatus(home.database, one.id)).toEqual({ waiting: 2, uncertain: 4 })
  expect(sink.taken).toHaveLength(0)
  await sql('update campaign_receiver set not_before = now() where not_before is not null')
  await goOn(one.id)
  await until(is(one.id, 'done'))
  expect(await countByStatus(home.database, one.id)).toEqual({ sent: 2, uncertain: 4 })
  await addsUp(one.id, 6)
})

const sequenceOf = (second: string, days: number): Sequence => ({
  steps: [
    { kind: 'mail', id: 'm1', message: '', next: 'w1' },
    { kind: 'wait', id: 'w1', days, hours: days ? 0 : 1, next: 'm2' },
    { kind: 'mail', id: 'm2', message: second, next: 'w2' },
    { kind: 'wait', id: 'w2', days: 90, hours: 0, next: 'm3' },
    { kind: 'mail', id: 'm3', message: second, next: null },
  ],
  stops_on_reply: true,
})
async function sequenceTask(days: number) {
  const first = aMessage(company)
  const second = aMessage(company)
  await put(home.database, company, 'email_message', [first, second])
  const sequence = sequenceOf(second.id, days)
  sequence.steps = sequence.steps.map((step) => (step.id === 'm1' ? { ...step, message: first.id } : step) as never)
  return task({ message: first.id, sequence })
}
const steps = async (id: string) =>
  (await readReceivers(home.database, id)).map(({ step, status }) => `${step} ${status}`)

test('a mail of a sequence whose turn came in the lost time is in doubt as well, and the ones after it are not', async () => {
  await contacts(2)
  const one = await sequenceTask(0)
  await send()
  await until(async () => sink.taken.length === 2)
  await until(async () => (await sql('select from campaign_place where due is not null')).rowCount === 2)
  await backUp()
  // An hour passes after the backup.
  await send()
  await sql(`update campaign_place set since = since - 3600000, due = now()`)
  await until(async () => sink.taken.length === 4)
  await close()
  await open()
  await putBack()
  // The hour has passed for the restored server too.
  await sql(`update campaign_place set since = since - 3600000, due = due - interval '1 hour'`)
  await send()
  await until(nothingInDoubt)
  expect(await steps(one.id)).toEqual(['m1 sent', 'm1 sent', 'm2 uncertain', 'm2 uncertain'])
  const { rows } = await sql(`select step, due > now() + interval '80 days' as later from campaign_place`)
  expect(rows).toEqual([
    { step: 'w2', later: true },
    { step: 'w2', later: true },
  ])
  await goOn(one.id)
  await sql(`update campaign_place set since = since - 90 * 86400000::bigint, due = now()`)
  await until(is(one.id, 'done'))
  expect((await steps(one.id)).slice(4)).toEqual(['m3 sent', 'm3 sent'])
  expect(sink.taken).toHaveLength(6)
  await addsUp(one.id, 6)
  // Who had a later mail does not get the earlier one after it.
  await writeAnyway(one.id)
  await until(is(one.id, 'done'))
  expect(sink.taken).toHaveLength(6)
  expect((await steps(one.id)).filter((step) => step.endsWith('uncertain'))).toHaveLength(2)
})

test('the last mail of a sequence that is written after all is followed by the next one, after its wait', async () => {
  await contacts(1)
  const one = await sequenceTask(1)
  await beginTask(home.database, { account: company.account, task: one.id }, 100, { email: emailLedger })
  await backUp()
  await putBack()
  await send()
  await until(nothingInDoubt)
  expect(await steps(one.id)).toEqual(['m1 uncertain'])
  await writeAnyway(one.id)
  await until(async () => sink.taken.length === 1)
  const isLater = `select step from campaign_place where due > now() + interval '23 hours'`
  await until(async () => (await sql(isLater)).rowCount === 1)
  expect((await sql(isLater)).rows).toEqual([{ step: 'w1' }])
  expect(sink.taken).toHaveLength(1)
})

test('an answer that waited is not sent again, and whoever wrote it is told', async () => {
  const [contact] = await contacts(1)
  const { sender } = await putTask(home.database, company, { task: { status: 'closed' }, sender: { smtp: smtp() } })
  const now = Date.now()
  const answer = answerTo(contact!.id, sender.id)
  expect(
    await asSystem(home.database, (connection) =>
      writeFormerAnswer(connection, company, { answer, edited_at: now, now }),
    ),
  ).toBeNull()
  await backUp()
  await putBack()
  const { rows } = await sql('select state from message')
  expect(rows).toEqual([{ state: 'uncertain' }])
  expect((await notices()).map(({ content }) => content.key)).toEqual(['answerRestored'])
})
const answerTo = (contact_id: string, sender: string) => ({
  id: crypto.randomUUID(),
  contact_id,
  sender,
  email: 'p0@one.example',
  subject: 'Re: the catalogue',
  text: 'Here it is.',
  answers: null,
})

test('pushes and codes go with the restore, a digest that was due tells with the next one, a reminder raises no alarm', async () => {
  const [contact] = await contacts(1)
  await sql(`update app_user set email = 'owner@fair.example', email_proven_at = now() where id = $1`, company.user)
  await sql(
    `insert into digest (user_id, account_id, frequency, hour, time_zone, lang, due, since, before)
     values ($1, $2, 'daily', 8, 'UTC', 'en-US', now(), 0, 0)`,
    company.user,
    company.account,
  )
  await sql(`insert into sign_in_code (key, code_hash, expires_at) values ('a', 'b', now() + interval '5 minutes')`)
  const reminder = (due_at: number) => ({
    id: crypto.randomUUID(),
    contact_id: contact!.id,
    text: '',
    kind: 'time',
    due_at,
    replies: 0,
    replied: false,
    done_at: null,
    belongto: company.user,
    created_by: company.user,
    created_at: 1,
    updated_at: 1,
  })
  await put(home.database, company, 'reminder', [reminder(Date.now() - 1)])
  await backUp()
  await putBack()
  expect((await sql('select from sign_in_code')).rowCount).toBe(0)
  const mails: unknown[] = []
  const channel = { send: async (mail: unknown) => (mails.push(mail), 'id'), stop: async () => {} }
  const channels = { email: channel, sms: null } as never
  const tools = { database: home.database, channels, url: 'https://fair.example', log: noLog }
  await sendDigests({ ...tools, mayLeave: epoch.mayLeave }, AbortSignal.any([]))
  expect(mails).toEqual([])
  expect((await sql('select from digest where due > now()')).rowCount).toBe(1)
  await remind(home.database, AbortSignal.any([]), epoch.mayLeave)
  expect(await notices()).toMatchObject([{ level: 1, content: { key: 'reminderDue' } }])
  await put(home.database, company, 'reminder', [reminder(Date.now())])
  await sql('delete from notification')
  await remind(home.database, AbortSignal.any([]), epoch.mayLeave)
  expect(await notices()).toMatchObject([{ level: 2, content: { key: 'reminderDue' } }])
})
