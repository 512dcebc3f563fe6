import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Sequence } from '#domain/campaigns/sequence'
import { everybody } from '#domain/campaigns/task'
import { newContact } from '#domain/contacts/contact'
import { noImportCounts } from '#domain/exchange/importTask'
import { rowId } from '#domain/exchange/rowId'
import type { Actor } from '#domain/shared/mutation'
import { asSystem } from '../../db/scope.ts'
import { emailLedger } from '../../email/campaignLedger.ts'
import { processInbound } from '../../email/inboundProcessing/processInbound.ts'
import { tagOf } from '../../email/taggedAddress.ts'
import { mailTokens } from '../../email/tokens.ts'
import { createSubAccount } from '../../operator.ts'
import { newIdAt } from '../../sync/newId.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { aMessage, emailCompany, put, putContacts, putTask, someone, taskNow } from '../../testing/emailCompany.ts'
import { readReceivers } from '../../testing/ledger.ts'
import { type MailSink, openMailSink } from '../../testing/mailSink.ts'
import { countByStatus, openSending, until } from '../../testing/sending.ts'
import { flushCounts } from '../counts/flushCounts.ts'
import { waitsOf } from './waits.ts'

let server: TestDatabase
let sink: MailSink
let company: Actor
let sending: { stop: () => Promise<void> }

beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())
beforeEach(async () => {
  sink = await openMailSink()
  company = await emailCompany(server.database, 1_000)
  sending = await openSending(server)
})
afterEach(async () => {
  await sending.stop()
  await sink.stop()
})

const contacts = (emails: readonly string[], more = {}) =>
  putContacts(
    server.database,
    company,
    emails.map((email) => someone(email, more)),
  )
const many = (count: number) => Array.from({ length: count }, (_, n) => `p${n}@one.example`)
const task = async (changes: Parameters<typeof putTask>[2] = {}) =>
  (
    await putTask(server.database, company, {
      ...changes,
      sender: { smtp: { host: '127.0.0.1', port: sink.port, socket: 'none', user: '' }, ...changes.sender },
    })
  ).task
const sql = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
const change = (id: string, set: string) => sql(`update campaign_task set ${set}, rev = rev + 1 where id = $1`, id)
const is = (id: string, status: string) => async () => (await taskNow(server.database, id)).status === status
const stands = async (id: string, wanted: Record<string, number>) => {
  await until(
    async () => JSON.stringify(sorted(await countByStatus(server.database, id))) === JSON.stringify(sorted(wanted)),
    15_000,
  )
  expect(await countByStatus(server.database, id)).toEqual(wanted)
}
const waits = (task: string) =>
  asSystem(server.database, (connection) =>
    waitsOf(connection, { account: company.account, task }, { email: emailLedger }),
  )
const sorted = (counts: Record<string, number>) => Object.entries(counts).sort()

test('a scheduled task starts by itself at its time, and not before', async () => {
  await contacts(many(3))
  const later = await task({ task: { status: 'pending', type: 'scheduled', execution_time: Date.now() + 3_600_000 } })
  const now = await task({ task: { status: 'pending', type: 'scheduled', execution_time: Date.now() - 1 } })
  await until(is(now.id, 'done'))
  expect(await taskNow(server.database, now.id)).toMatchObject({ status: 'done', email_count: 3 })
  expect(await taskNow(server.database, later.id)).toMatchObject({ status: 'pending' })
})

test('what is missing before the start is said, and nothing is sent', async () => {
  await contacts(many(2))
  const audience = { ...everybody, filter: null }
  const smtp = { host: '127.0.0.1', port: 1, socket: 'none', user: 'li' } as const
  const cases: (Parameters<typeof putTask>[2] & { problem: string })[] = [
    { problem: 'passwordMissing', sender: { has_password: false, smtp } },
    { problem: 'audienceIncomplete', task: { audience: { ...audience, chosen: 5 } } },
    { problem: 'messageFaulty', message: { theme: 'New: [[product]]' } },
    {
      problem: 'messageFaulty',
      task: { subject_test: { id: randomUUID(), b: 'For {{price}}', share: 50, measure: 'opened', wait_hours: 1 } },
    },
    { problem: 'messageFaulty', task: { reply_address: 'li@trade' } },
    { problem: 'messageGone', task: { message: randomUUID() } },
    { problem: 'senderGone', task: { sender: randomUUID() } },
    { problem: 'nobodyLeft', task: { audience } },
  ]
  for (const { problem, ...changes } of cases) {
    const one = await task(changes)
    await until(is(one.id, 'paused'))
    expect(await taskNow(server.database, one.id)).toMatchObject({ status: 'paused', problem })
    expect(await readReceivers(server.database, one.id)).toEqual([])
  }
  expect(sink.whole).toEqual([])
})

test('a sub account sends with its own sender and its own message, and with nobody else’s', async () => {
  const { rows } = await sql('select username from app_user where id = $1', company.user)
  const sub = await createSubAccount(server.database, rows[0].username, {
    username: `sub-${randomUUID()}`,
    password: 'a long password',
  })
  const belongto = sub.user
  await putContacts(server.database, sub, [someone('own@one.example')])
  await contacts(['boss@one.example'])
  const stolenSender = await task({ task: { belongto }, message: { belongto } })
  const stolenMessage = await task({ task: { belongto }, sender: { belongto } })
  for (const { id } of [stolenSender, stolenMessage]) await until(is(id, 'paused'))
  expect(await taskNow(server.database, stolenSender.id)).toMatchObject({ problem: 'senderGone' })
  expect(await taskNow(server.database, stolenMessage.id)).toMatchObject({ problem: 'messageGone' })
  expect(sink.whole).toEqual([])

  const own = await task({ task: { belongto }, message: { belongto }, sender: { belongto } })
  await until(is(own.id, 'done'))
  expect((await readReceivers(server.database, own.id)).map(({ address }) => address)).toEqual(['own@one.example'])
})

test('an address that is refused is failed and can be tried again; one that is none is told to its contact', async () => {
  await contacts(['full@one.example', 'none@one.example', 'good@one.example'])
  sink.rule = (step, to) => {
    if (step === 'rcpt' && to.startsWith('none')) return '550 5.1.1 no such user'
    return step === 'rcpt' && to.startsWith('full') ? '554 5.7.1 spam' : undefined
  }
  const one = await task()
  await until(is(one.id, 'done'))
  const stood = await countByStatus(server.database, one.id)
  expect(stood).toMatchObject({ sent: 1, 'failed badAddress': 1 })
  const { rows } = await sql(
    'select invalid_email from campaign_contact_delta where account_id = $1 and invalid_email is not null',
    company.account,
  )
  expect(rows).toEqual([{ invalid_email: 'none@one.example' }])
  sink.rule = () => undefined
  await change(one.id, `status = 'inProgress', retries = retries + 1`)
  await until(is(one.id, 'done'))
  await stands(one.id, { sent: 3 })
  expect(new Set(sink.whole).size).toBe(3)
})

test('who is put off by a server gets the mail later, and its domain is left alone meanwhile', async () => {
  await contacts(['a@grey.example', 'b@one.example'])
  sink.rule = (step, to) => (step === 'rcpt' && to.endsWith('grey.example') ? '451 4.7.1 later' : undefined)
  const one = await task()
  await stands(one.id, { sent: 1, held: 1 })
  const [held] = (await readReceivers(server.database, one.id)).filter(({ status }) => status === 'held')
  expect(held!.not_before! - Date.now()).toBeGreaterThan(240_000)
  expect(await waits(one.id)).toMatchObject([{ why: 'backOff', count: 1, until: held!.not_before }])
  sink.rule = () => undefined
  await sql(`update campaign_receiver set not_before = now() where task_id = $1`, one.id)
  await sql('delete from campaign_pace where account_id = $1', company.account)
  await change(one.id, `name = 'again'`)
  await until(is(one.id, 'done'))
  await stands(one.id, { sent: 2 })
})

test('a sender whose password is wrong pauses the task, and everybody waits', async () => {
  await contacts(many(20))
  sink.rule = (step) => (step === 'mail' ? '535 5.7.8 wrong' : undefined)
  const one = await task()
  await until(is(one.id, 'paused'))
  expect(await taskNow(server.database, one.id)).toMatchObject({ problem: 'passwordMissing' })
  await stands(one.id, { waiting: 20 })
})

test('of a first batch only so many go out, and the others after a while', async () => {
  await contacts(many(230))
  const one = await task({ task: { first_batch: { size: 200, wait_hours: 2 } } })
  await stands(one.id, { sent: 200, waiting: 30 })
  const finished = async () =>
    (await sql('select from campaign_run where task_id = $1 and first_batch_finished_at is not null', one.id))
      .rowCount === 1
  await until(finished)
  expect(await waits(one.id)).toMatchObject([{ why: 'firstBatch', count: 30 }])
  await sql(`update campaign_run set first_batch_finished_at = now() - interval '3 hours' where task_id = $1`, one.id)
  await change(one.id, `name = 'again'`)
  await until(is(one.id, 'done'))
  await stands(one.id, { sent: 230 })
})

test('a first batch that comes back too often stops the task', async () => {
  await contacts(many(230))
  const one = await task({ task: { first_batch: { size: 200, wait_hours: 2 } } })
  sink.rule = (step, to) =>
    step === 'rcpt' && Number(to.match(/\d+/)) % 10 === 0 ? '550 5.1.1 no such user' : undefined
  await until(is(one.id, 'paused'))
  expect(await taskNow(server.database, one.id)).toMatchObject({ problem: 'bounces' })
  expect((await countByStatus(server.database, one.id)).waiting).toBeGreaterThanOrEqual(30)
})

test('a stopped task that is started again is judged by what it sends then', async () => {
  await contacts(many(600))
  const one = await task({ task: { first_batch: { size: 200, wait_hours: 2 } } })
  let asked = 0
  let isBad = (n: number) => n % 10 === 0
  sink.rule = (step) => (step === 'rcpt' && isBad(asked++) ? '550 5.1.1 no such user' : undefined)
  await until(is(one.id, 'paused'))
  expect(await taskNow(server.database, one.id)).toMatchObject({ problem: 'bounces' })
  const { waiting = 0 } = await countByStatus(server.database, one.id)
  await sql(`update campaign_run set first_batch_finished_at = now() - interval '3 hours' where task_id = $1`, one.id)
  asked = 0
  isBad = (n) => n >= 190 && n % 2 === 0
  await change(one.id, `status = 'inProgress', problem = ''`)
  await until(async () => asked > 190)
  await until(is(one.id, 'paused'))
  expect(await taskNow(server.database, one.id)).toMatchObject({ problem: 'bounces' })
  expect(waiting - ((await countByStatus(server.database, one.id)).waiting ?? 0)).toBeGreaterThanOrEqual(200)
})

test('two subjects are tried, and the better one goes to all others', async () => {
  await contacts(many(100))
  sink.mails = []
  const one = await task({
    task: { subject_test: { id: randomUUID(), b: 'Another subject', share: 20, measure: 'opened', wait_hours: 1 } },
  })
  const finished = async () =>
    (await sql('select from campaign_run where task_id = $1 and test_finished_at is not null', one.id)).rowCount === 1
  await until(finished)
  const tried = await readReceivers(server.database, one.id)
  const sent = tried.filter(({ status }) => status === 'sent')
  expect(sent.every(({ subject }) => subject !== null)).toBe(true)
  expect(sent).toHaveLength(tried.filter(({ subject }) => subject !== null).length)
  await sql(`update campaign_receiver set opened_at = now() where task_id = $1 and subject = 'b'`, one.id)
  await sql(`update campaign_run set test_finished_at = now() - interval '2 hours' where task_id = $1`, one.id)
  await change(one.id, `name = 'again'`)
  await until(is(one.id, 'done'))
  const a = tried.filter(({ subject }) => subject === 'a').length
  const subjects = sink.mails.map((mail) => /^Subject: (.*)$/im.exec(mail)?.[1]?.trim())
  expect(subjects.filter((subject) => subject === 'Our new catalogue')).toHaveLength(a)
  expect(subjects.filter((subject) => subject === 'Another subject')).toHaveLength(100 - a)
})

test('of two subjects that are tried, the first ones are a first batch; then come the others of the test, then all', async () => {
  await contacts(many(260))
  const subject_test = { id: randomUUID(), b: 'Another subject', share: 45, measure: 'opened', wait_hours: 3 } as const
  const one = await task({ task: { subject_test, first_batch: { size: 200, wait_hours: 1 } } })
  const isFinished = (column: string) => async () =>
    (await sql(`select from campaign_run where task_id = $1 and ${column} is not null`, one.id)).rowCount === 1
  const tried = async () => (await readReceivers(server.database, one.id)).filter(({ subject }) => subject !== null)
  const goOn = async (column: string) => {
    await sql(`update campaign_run set ${column} = now() - interval '4 hours' where task_id = $1`, one.id)
    await change(one.id, `name = 'again'`)
  }
  sink.rule = (step) => (step === 'rcpt' && sink.to.length > 99 ? new Promise(() => {}) : undefined)
  await until(async () => sink.to.length > 99)
  expect(await waits(one.id)).toMatchObject([{ why: 'firstBatchGoing', count: 60, until: null }])
  sink.rule = () => undefined
  sink.drop()

  await until(isFinished('first_batch_finished_at'))
  await stands(one.id, { sent: 200, waiting: 60 })
  expect((await tried()).filter(({ status }) => status === 'sent')).toHaveLength(200)
  expect(await waits(one.id)).toMatchObject([{ why: 'firstBatch', count: 60 }])
  await goOn('first_batch_finished_at')
  await until(isFinished('test_finished_at'))
  const inTest = (await tried()).length
  await stands(one.id, { sent: inTest, waiting: 260 - inTest })
  expect(await waits(one.id)).toMatchObject([{ why: 'subjectTest', count: 260 - inTest }])
  await goOn('test_finished_at')
  await until(is(one.id, 'done'))
  await stands(one.id, { sent: 260 })
})

test('a test that ends within a first batch is timed from its own end', async () => {
  await contacts(many(230))
  const subject_test = { id: randomUUID(), b: 'Another subject', share: 20, measure: 'opened', wait_hours: 1 } as const
  const one = await task({ task: { subject_test, first_batch: { size: 200, wait_hours: 2 } } })
  const ends = async () =>
    (
      await sql(
        'select first_batch_finished_at is not null as batch, test_finished_at is not null as test from campaign_run where task_id = $1',
        one.id,
      )
    ).rows[0]
  await until(async () => (await ends())?.test === true)
  expect(await ends()).toEqual({ batch: true, test: true })
})

test('nobody is written to when it is night where they are', async () => {
  const hour = new Date().getUTCHours()
  // Open now in UTC alone: noon there is night at the other side of the world.
  const hours = { from: hour, to: (hour + 1) % 24 || 24, days: [0, 1, 2, 3, 4, 5, 6] }
  await contacts(['icelander@one.example'], { country: 'IS' })
  await contacts(['samoan@one.example'], { country: 'WS' })
  const one = await task({ sender: { hours } })
  await stands(one.id, { sent: 1, waiting: 1 })
  expect(sink.to).toEqual(['icelander@one.example'])
  const [wait, ...others] = await waits(one.id)
  expect(others).toEqual([])
  expect(wait).toMatchObject({ why: 'hours', country: 'WS', count: 1 })
  expect(new Date(wait!.until! + wait!.offset_minutes! * 60_000).getUTCHours()).toBe(hour)
})

test('no hour has more mails than the sender may send', async () => {
  await contacts(many(10))
  const one = await task({ sender: { per_hour: 120 } })
  await stands(one.id, { sent: 2, waiting: 8 })
  const [wait] = await waits(one.id)
  expect(wait).toMatchObject({ why: 'senderPace', count: null })
  expect(wait!.until! - Date.now()).toBeLessThanOrEqual(60_000)
})

test('a sender that warms up writes to fifty on its first day, and says how far it is', async () => {
  await contacts(many(60))
  const one = await task({ sender: { warms_up: true } })
  await stands(one.id, { sent: 50, waiting: 10 })
  expect(await waits(one.id)).toMatchObject([{ why: 'warmUp' }])
  const { rows } = await sql('select warm_up from email_sender where account_id = $1', company.account)
  expect(rows).toMatchObject([{ warm_up: { day: 0, sent: 50 } }])
})

test('a sequence goes on after its waits by what each receiver did, and ends for who answered', async () => {
  const [reminder, thanks] = [
    aMessage(company, { theme: 'A reminder' }),
    aMessage(company, { id: randomUUID(), theme: 'More of it' }),
  ]
  reminder.id = randomUUID()
  await put(server.database, company, 'email_message', [reminder, thanks])
  await contacts(['opens@one.example', 'sleeps@one.example', 'answers@one.example'])
  const message = randomUUID()
  const sequence: Sequence = {
    stops_on_reply: true,
    steps: [
      { kind: 'mail', id: 'first', message, next: 'pause' },
      { kind: 'wait', id: 'pause', days: 1, hours: 0, next: 'asked' },
      { kind: 'condition', id: 'asked', asks: 'opened', mail: 'first', yes: 'thanks', no: 'reminder' },
      { kind: 'mail', id: 'thanks', message: thanks.id, next: null },
      { kind: 'mail', id: 'reminder', message: reminder.id, next: null },
    ],
  }
  sink.mails = []
  const one = await task({ message: { id: message }, task: { sequence, message } })
  const waiting = async () =>
    (await sql(`select from campaign_place where task_id = $1 and step = 'pause'`, one.id)).rowCount === 3
  await until(waiting)
  expect(await countByStatus(server.database, one.id)).toEqual({ sent: 3 })
  expect(await taskNow(server.database, one.id)).toMatchObject({ status: 'inProgress' })
  await sql(`update campaign_receiver set opened_at = now() where task_id = $1 and address like 'opens%'`, one.id)
  await sql(`update campaign_receiver set replied_at = now() where task_id = $1 and address like 'answers%'`, one.id)
  await sql(`update campaign_place set since = since - 90000000, due = now() where task_id = $1`, one.id)
  await change(one.id, `name = 'again'`)
  await until(is(one.id, 'done'))
  const rows = await readReceivers(server.database, one.id)
  expect(rows.map(({ address, step, status }) => [address, step, status]).toSorted()).toEqual([
    ['answers@one.example', 'first', 'sent'],
    ['opens@one.example', 'first', 'sent'],
    ['opens@one.example', 'thanks', 'sent'],
    ['sleeps@one.example', 'first', 'sent'],
    ['sleeps@one.example', 'reminder', 'sent'],
  ])
  expect(new Set(sink.whole).size).toBe(5)
  const firstTo = (email: string) => rows.find((row) => row.address === email && row.step === 'first')!.id
  const heads = sink.mails.map((mail) => mail.replaceAll(/\r\n\s+/g, ' '))
  for (const [to, subject] of [
    ['opens@one.example', 'More of it'],
    ['sleeps@one.example', 'A reminder'],
  ] as const) {
    const next = heads.find((head) => head.includes(`To: ${to}`) && /^In-Reply-To/im.test(head))!
    for (const field of ['In-Reply-To', 'References'])
      expect(next).toMatch(new RegExp(`^${field}: <${firstTo(to)}@trade\\.example>`, 'm'))
    expect(next).toMatch(new RegExp(`^Subject: ${subject}\r$`, 'm'))
  }
  expect(heads.filter((head) => /^In-Reply-To/im.test(head))).toHaveLength(2)
  expect(await taskNow(server.database, one.id)).toMatchObject({ status: 'done' })
})

test('a return that names no more than an address ends a sequence of the sender to whom it came, and of nobody else', async () => {
  await contacts(['li@one.example'])
  const [message, later] = [randomUUID(), aMessage(company, { id: randomUUID(), theme: 'More of it' })]
  await put(server.database, company, 'email_message', [later])
  const sequence: Sequence = {
    stops_on_reply: true,
    steps: [
      { kind: 'mail', id: 'first', message, next: 'pause' },
      { kind: 'wait', id: 'pause', days: 1, hours: 0, next: 'second' },
      { kind: 'mail', id: 'second', message: later.id, next: null },
    ],
  }
  const [own, other] = [
    await task({ message: { id: message }, task: { sequence, message } }),
    await task({ message: { id: message }, task: { sequence, message } }),
  ]
  const waiting = `select from campaign_place where task_id = any($1::uuid[]) and step = 'pause'`
  await until(async () => (await sql(waiting, [own.id, other.id])).rowCount === 2)
  const report = [
    'From: MAILER-DAEMON@mx.one.example',
    'To: li@trade.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Message-ID: <1@mx.one.example>',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.one.example',
    '',
    'Final-Recipient: rfc822; li@one.example',
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--b--',
    '',
  ]
  const reader = { account: company.account, sender: own.sender }
  const services = { database: server.database, tokens: mailTokens([Buffer.alloc(32, 7)]) }
  expect(await processInbound(services, reader, { source: Buffer.from(report.join('\r\n')), receivedAt: null })).toBe(
    'bounce',
  )
  await sql(`update campaign_place set since = since - 90000000, due = now() where task_id = any($1::uuid[])`, [
    own.id,
    other.id,
  ])
  for (const { id } of [own, other]) await change(id, `name = 'again'`)
  for (const { id } of [own, other]) await until(is(id, 'done'))
  const became = async (id: string) =>
    (await readReceivers(server.database, id)).map(({ step, status }) => `${step} ${status}`)
  expect(await became(own.id)).toEqual(['first returned'])
  expect(await became(other.id)).toEqual(['first sent', 'second sent'])
})

test('where the mailbox takes words behind a plus, a return says itself whose mail it is', async () => {
  const imap = { host: 'imap.trade.example', port: 993, socket: 'tls', user: 'back@trade.example' } as const
  await contacts(['li@one.example'])
  sink.mails = []
  const carrying = await task({ sender: { imap: { ...imap, takes_plus: true } } })
  await until(is(carrying.id, 'done'))
  const [row] = await readReceivers(server.database, carrying.id)
  const tag = tagOf(sink.from.at(-1)!)
  expect(tag).toMatchObject({ purpose: 'bounce' })
  expect(mailTokens([Buffer.alloc(32, 7)]).read('bounce', tag!.token)).toBe(row!.id)
  expect(sink.from.at(-1)).toMatch(/^back\+.*@trade\.example$/)
  const plain = await task({ sender: { imap } })
  const foreign = await task({ sender: { imap: { ...imap, user: 'back@else.example', takes_plus: true } } })
  for (const { id } of [plain, foreign]) await until(is(id, 'done'))
  expect(sink.from.slice(-2)).toEqual(['li@trade.example', 'li@trade.example'])
})

test('who is told where their address comes from was told that day, and is not told again', async () => {
  const [told, own] = await contacts(['told@one.example', 'own@one.example'])
  const stamps = { created_by: company.user, created_at: 1, updated_at: 1, belongto: company.user }
  const origin = { licence: '', evidence: '', collected_at: 1, fields: [], informed_at: null, ...stamps }
  await put(server.database, company, 'contact_origin', [
    { id: randomUUID(), contact_id: told!.id, way: 'elsewhere', name: 'Canton Fair 2026', ...origin },
    { id: randomUUID(), contact_id: own!.id, way: 'person', name: 'Booth 7', ...origin },
  ])
  sink.mails = []
  const before = Date.now()
  const first = await task()
  await until(is(first.id, 'done'))
  await flushCounts(server.database)
  const { rows } = await sql(
    'select name, informed_at from contact_origin where account_id = $1 order by name',
    company.account,
  )
  expect(rows).toEqual([
    { name: 'Booth 7', informed_at: null },
    { name: 'Canton Fair 2026', informed_at: expect.any(Number) },
  ])
  expect(rows[1].informed_at).toBeGreaterThanOrEqual(before)
  const telling = () =>
    sink.mails!.filter((mail) => mail.includes('Canton Fair 2026')).map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1])
  expect(telling()).toEqual(['told@one.example'])
  const second = await task()
  await until(is(second.id, 'done'))
  expect(sink.mails).toHaveLength(4)
  expect(telling()).toHaveLength(1)
})

test('contacts of an import are told where its list is from, once, and that is recorded for each of them', async () => {
  const at = Date.UTC(2026, 9, 1)
  const [bought, shaken] = [newIdAt(at), newIdAt(at + 1)]
  const file = { size: 1, hash: 'a'.repeat(64), format: 'csv', mapping: [], duplicates: 'skip', ...noImportCounts }
  const stamps = { belongto: company.user, state: 'completed', created_at: at, updated_at: at, ended_at: at }
  await put(server.database, company, 'import_task', [
    {
      ...file,
      ...stamps,
      id: bought,
      name: 'a.csv',
      origin: { kind: 'bought', name: 'Traders of Europe', collected_at: at },
    },
    { ...file, ...stamps, id: shaken, name: 'b.csv', origin: { kind: 'fair', name: 'Canton Fair', collected_at: at } },
  ])
  const one = (task: string, row: number, email: string) =>
    newContact(rowId(task, row), someone(email), company.user, at)
  const rows = [
    one(bought, 0, 'first@one.example'),
    one(bought, 1, 'agreed@one.example'),
    one(shaken, 0, 'met@one.example'),
  ]
  await put(server.database, company, 'contact', rows)
  await contacts(['typed@one.example'])
  const made = { created_by: company.user, created_at: 1, updated_at: 1, belongto: company.user }
  await put(server.database, company, 'consent', [
    {
      ...made,
      id: newIdAt(at),
      contact_id: rows[1]!.id,
      channel: 'email',
      basis: 'consent',
      evidence: '',
      given_at: 1,
      withdrawn_at: null,
    },
  ])
  sink.mails = []
  const first = await task()
  await until(is(first.id, 'done'))
  await flushCounts(server.database)
  const telling = () =>
    sink
      .mails!.map((mail) => ({
        to: /^To: (.*)\r$/m.exec(mail)?.[1],
        text: mail.replace(/=\r\n/g, '').replace(/\s+/g, ' '),
      }))
      .filter(({ text }) => text.includes('Where we have your address from: Traders of Europe.'))
  expect(
    telling()
      .map(({ to }) => to)
      .sort(),
  ).toEqual(['agreed@one.example', 'first@one.example'])
  for (const { to, text } of telling()) {
    expect(text).toContain('We use it to tell you about products and services for your business.')
    expect(text).toContain(to === 'first@one.example' ? 'Art. 6(1)(f) GDPR' : 'by your consent (Art. 6(1)(a) GDPR)')
    expect(text).toMatch(/We have it since \d+ \w+ 20\d\d\./)
    expect(text).toContain('You may object at any time')
    expect(text).toContain('complain to a data protection authority')
  }
  const { rows: kept } = await sql(
    `select contact_id, way, name, collected_at, informed_at > $2 as told from contact_origin
     where account_id = $1 and deleted_at is null order by contact_id`,
    company.account,
    at,
  )
  const record = { way: 'elsewhere', name: 'Traders of Europe', collected_at: at, told: true }
  expect(kept).toEqual(rows.slice(0, 2).map(({ id }) => ({ contact_id: id, ...record })))
  const second = await task()
  await until(is(second.id, 'done'))
  expect(sink.mails).toHaveLength(8)
  expect(telling()).toHaveLength(2)
})

test('a task of a disabled user is paused with the reason, and goes on when the user is enabled and starts it', async () => {
  await contacts(many(3))
  await sql(`update app_user set status = 'disabled' where id = $1`, company.user)
  const one = await task()
  await until(is(one.id, 'paused'))
  expect(await taskNow(server.database, one.id)).toMatchObject({ problem: 'userInactive' })
  await stands(one.id, {})
  await sql(`update app_user set status = 'normal' where id = $1`, company.user)
  await change(one.id, `status = 'inProgress', problem = ''`)
  await until(is(one.id, 'done'))
  await stands(one.id, { sent: 3 })
})
