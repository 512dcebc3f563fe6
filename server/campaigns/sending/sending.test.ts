import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { pointsIn } from '#domain/campaigns/sendStatus'
import { countLedger } from '#domain/campaigns/statistics/statistics'
import type { Actor } from '#domain/shared/mutation'
import { asSystem } from '../../db/scope.ts'
import { emailLedger } from '../../email/campaignLedger.ts'
import { checkLedger } from '../../ledger/check.ts'
import { balanceOf, score } from '../../ledger/ledger.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { emailCompany, fundCompany, put, putContacts, putTask, someone, taskNow } from '../../testing/emailCompany.ts'
import { entriesInOrder, ledgerOf, pendingDeltas, readReceivers } from '../../testing/ledger.ts'
import { type MailSink, openMailSink } from '../../testing/mailSink.ts'
import { countByStatus, openSending, until } from '../../testing/sending.ts'
import { flushCounts } from '../counts/flushCounts.ts'
import { companyOffsetAt } from '../ledger/companyClock.ts'
import { beginTask, lockFilling } from './begin.ts'
import { readOpenTasks } from './openTasks.ts'

let server: TestDatabase
let sink: MailSink
let company: Actor
const processes: { stop: () => Promise<void> }[] = []

beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())
beforeEach(async () => {
  sink = await openMailSink()
  company = await emailCompany(server.database, 1_000)
})
afterEach(async () => {
  for (const one of processes.splice(0)) await one.stop()
  await sink.stop()
})

const start = async (given: Parameters<typeof openSending>[1] = {}) => {
  const sending = await openSending(server, given)
  processes.push(sending)
  return sending
}
const contacts = (count: number, more = {}) =>
  putContacts(
    server.database,
    company,
    Array.from({ length: count }, (_, n) => someone(`p${n}@one.example`, more)),
  )
const task = (changes: Parameters<typeof putTask>[2] = {}) =>
  putTask(server.database, company, {
    ...changes,
    sender: { smtp: { host: '127.0.0.1', port: sink.port, socket: 'none', user: '' }, ...changes.sender },
  })
const change = (id: string, fields: Record<string, unknown>) =>
  server.database.pool.query(
    `update campaign_task set ${Object.keys(fields)
      .map((name, at) => `${name} = $${at + 2}`)
      .join(', ')}, rev = rev + 1 where id = $1`,
    [id, ...Object.values(fields)],
  )
const isStatus = (id: string, status: string) => async () => (await taskNow(server.database, id)).status === status

/** Nobody skipped, nobody doubled, the points and the numbers as the ledger says. */
async function conserved(id: string, asked: number, points = 1_000) {
  const rows = await readReceivers(server.database, id)
  expect(rows).toHaveLength(asked)
  expect(new Set(sink.taken).size).toBe(sink.taken.length)
  const ids = new Map(rows.map((row) => [row.id, row]))
  for (const taken of sink.taken) expect(['sent', 'uncertain']).toContain(ids.get(taken)?.status)
  for (const row of rows) if (row.status === 'sent') expect(sink.taken).toContain(row.id)
  const ledger = await ledgerOf(server.database, id)
  const of = (status: string) => rows.filter((row) => row.status === status).length
  const spent = pointsIn({
    waiting: 0,
    claimed: 0,
    sent: of('sent'),
    failed: 0,
    returned: of('returned'),
    uncertain: of('uncertain'),
    held: 0,
    suppressed: 0,
  })
  expect(await balanceOf(server.database.pool, company.account, score(7))).toBe(points - spent)
  expect(entriesInOrder(await pendingDeltas(server.database, company.account))).toEqual(
    entriesInOrder(countLedger(ledger, companyOffsetAt)),
  )
  expect((await checkLedger(server.database)).filter(({ account }) => account === company.account)).toEqual([])
}

test('everybody gets the mail once, the task is done, and points are taken for what was sent', async () => {
  await contacts(250)
  const { task: one, message } = await task()
  sink.mails = []
  await start()
  await until(isStatus(one.id, 'done'))
  expect(await countByStatus(server.database, one.id)).toEqual({ sent: 250 })
  expect(await taskNow(server.database, one.id)).toEqual({ status: 'done', problem: '', email_count: 250 })
  expect(sink.taken).toHaveLength(250)
  expect(sink.mails[0]).toMatch(/^List-Unsubscribe:\s+<https:\/\/fair\.example\/m\/u\//m)
  expect(sink.mails[0]).toContain(one.id)
  const { rows } = await server.database.pool.query('select schedule_count from email_message where id = $1', [
    message.id,
  ])
  expect(rows).toEqual([{ schedule_count: 1 }])
  const { rows: sends } = await server.database.pool.query(
    'select sum(sends)::int as sends from campaign_contact_delta where account_id = $1',
    [company.account],
  )
  expect(sends).toEqual([{ sends: 250 }])
  await conserved(one.id, 250)
})

test('who wrote the text of a mail by hand sends it as it was when the task began', async () => {
  await contacts(1, { name: 'Li' })
  sink.mails = []
  const { task: of } = await task({ message: { plain: 'Dear {{name|friend}}: https://shop.example/new' } })
  await start()
  await until(isStatus(of.id, 'done'))
  const [text] = sink.mails[0]!.split('Content-Type: text/html')
  expect(text).toMatch(/Dear Li:\s+https?:\/\/\S+\/m\/c\//)
})

test('the first mails are out before the last receivers are in the ledger, and a close accounts for all of them', async () => {
  await contacts(300)
  const { task: one } = await task({ sender: { per_hour: 1 } })
  const of = { account: company.account, task: one.id }
  await beginTask(server.database, of, 10, { email: emailLedger })
  await asSystem(server.database, async (connection) => {
    await lockFilling(connection, of)
    await start()
    await until(async () => sink.taken.length === 1)
    expect(await readReceivers(server.database, one.id)).toHaveLength(10)
    expect(await taskNow(server.database, one.id)).toMatchObject({ status: 'inProgress', email_count: 10 })
    await change(one.id, { status: 'closed' })
  })
  await until(async () => (await countByStatus(server.database, one.id))['suppressed closed'] === 299)
  expect(await taskNow(server.database, one.id)).toMatchObject({ status: 'closed', email_count: 300 })
  await conserved(one.id, 300)
})

test('two processes share a task, and nobody hears twice', async () => {
  await contacts(400)
  const { task: one } = await task()
  await Promise.all([start({ options: { batch: 20 } }), start({ options: { batch: 20 } })])
  await until(isStatus(one.id, 'done'))
  expect(await countByStatus(server.database, one.id)).toEqual({ sent: 400 })
  await conserved(one.id, 400)
})

test('points that run out at some mail pause the task; with more of them it goes on', async () => {
  company = await emailCompany(server.database, 130)
  await contacts(200)
  const { task: one } = await task()
  await start({ options: { batch: 50 } })
  await until(isStatus(one.id, 'paused'))
  expect(await taskNow(server.database, one.id)).toMatchObject({ status: 'paused', problem: 'mailPointsInsufficient' })
  expect(await countByStatus(server.database, one.id)).toEqual({ sent: 130, waiting: 70 })
  await conserved(one.id, 200, 130)
  const { rows } = await server.database.pool.query(`select content from notification where account_id = $1`, [
    company.account,
  ])
  expect(rows).toEqual([{ content: { key: 'emailTaskPaused', values: { name: 'Spring' } } }])
  await fundCompany(server.database, company, 100)
  await change(one.id, { status: 'inProgress', problem: '' })
  await until(isStatus(one.id, 'done'))
  expect(await countByStatus(server.database, one.id)).toEqual({ sent: 200 })
  await conserved(one.id, 200, 230)
})

test('a pause in the middle stops soon, and after it the rest goes out', async () => {
  await contacts(200)
  const { task: one } = await task()
  sink.rule = async (step) => {
    if (step === 'taken') await new Promise((done) => setTimeout(done, 20))
    return undefined
  }
  await start()
  await until(async () => sink.taken.length > 20)
  await change(one.id, { status: 'paused' })
  await until(async () => !('claimed' in (await countByStatus(server.database, one.id))))
  const { sent = 0, waiting = 0 } = await countByStatus(server.database, one.id)
  expect(waiting).toBeGreaterThan(20)
  expect(sent + waiting).toBe(200)
  sink.rule = () => undefined
  await change(one.id, { status: 'inProgress' })
  await until(isStatus(one.id, 'done'))
  expect(await countByStatus(server.database, one.id)).toEqual({ sent: 200 })
  await conserved(one.id, 200)
})

test('a deleted task keeps who waits for as long as it can be brought back, and ends when it comes back later', async () => {
  await contacts(3)
  const { task: one } = await task()
  const of = { account: company.account, task: one.id }
  await beginTask(server.database, of, 10, { email: emailLedger })
  const wanted = async () =>
    (await readOpenTasks(server.database, { email: emailLedger })).find(({ task }) => task === one.id)?.doing
  await change(one.id, { status: 'paused', deleted_at: new Date() })
  expect(await wanted()).toBe(undefined)
  await change(one.id, { deleted_at: new Date(Date.now() - 2 * 3_600_000) })
  expect(await wanted()).toBe('close')
  await start()
  await until(async () => (await wanted()) === undefined)
  expect(await countByStatus(server.database, one.id)).toEqual({ 'suppressed closed': 3 })
  await change(one.id, { status: 'inProgress', deleted_at: null })
  await until(isStatus(one.id, 'done'))
  expect(await taskNow(server.database, one.id)).toMatchObject({ status: 'done' })
  await conserved(one.id, 3)
})

test('who still waits when a task is closed is counted as closed', async () => {
  await contacts(120)
  const { task: one } = await task()
  sink.rule = async (step) => {
    if (step === 'taken') await new Promise((done) => setTimeout(done, 20))
    return undefined
  }
  await start()
  await until(async () => sink.taken.length > 10)
  await change(one.id, { status: 'closed' })
  const finished = async () =>
    (
      await server.database.pool.query('select from campaign_run where task_id = $1 and finished_at is not null', [
        one.id,
      ])
    ).rowCount === 1
  await until(finished)
  expect(await finished()).toBe(true)
  const stands = await countByStatus(server.database, one.id)
  expect(stands['suppressed closed']).toBeGreaterThan(10)
  expect((stands.sent ?? 0) + (stands['suppressed closed'] ?? 0)).toBe(120)
  await until(
    async () => (await balanceOf(server.database.pool, company.account, score(7))) === 1_000 - (stands.sent ?? 0),
  )
  await conserved(one.id, 120)
})

test('an address that was refused at once as unknown gets nothing more, also when it is imported again', async () => {
  await contacts(3)
  sink.rule = (step, to) => (step === 'rcpt' && to.includes('p1@') ? '550 5.1.1 no such user' : undefined)
  const { task: first } = await task()
  await start()
  await until(isStatus(first.id, 'done'))
  expect(await countByStatus(server.database, first.id)).toEqual({ sent: 2, 'failed badAddress': 1 })
  await flushCounts(server.database)
  const kept = async () =>
    (
      await server.database.pool.query(
        'select value, reason from suppression where account_id = $1 and deleted_at is null',
        [company.account],
      )
    ).rows
  expect(await kept()).toEqual([{ value: 'p1@one.example', reason: 'bounced' }])
  await server.database.pool.query('update contact set deleted_at = server_now() where account_id = $1', [
    company.account,
  ])
  await contacts(3)
  sink.rule = () => undefined
  const { task: second } = await task()
  await until(isStatus(second.id, 'done'))
  expect(await countByStatus(server.database, second.id)).toEqual({ sent: 2, 'suppressed bounced': 1 })
  await flushCounts(server.database)
  expect(await kept()).toHaveLength(1)
})

test('who said no, withdrew, was restricted, excluded or deleted since the ledger was filled gets nothing', async () => {
  const made = await contacts(7)
  const { task: one } = await task({ sender: { per_hour: 1, per_domain_hour: 1 } })
  // A first mail goes out; the pace keeps the others waiting.
  await start()
  await until(async () => sink.taken.length === 1)
  const { pool } = server.database
  const { account, user } = company
  const stamps = { created_at: 1, updated_at: 1 }
  await put(server.database, company, 'suppression', [
    {
      id: randomUUID(),
      kind: 'email',
      value: 'p1@one.example',
      channels: ['email'],
      note: '',
      reason: 'unsubscribed',
      contact: null,
      task: null,
      created_by: null,
      ...stamps,
    },
  ])
  await put(server.database, company, 'consent', [
    {
      id: randomUUID(),
      contact_id: made[2]!.id,
      channel: 'email',
      basis: 'consent',
      evidence: '',
      given_at: 1,
      withdrawn_at: 2,
      created_by: user,
      ...stamps,
    },
  ])
  await put(server.database, company, 'excluded_contact', [
    {
      id: randomUUID(),
      full_number: '',
      email: 'p3@one.example',
      whatsapp_id: '',
      reason: '',
      created_by: user,
      ...stamps,
    },
  ])
  await pool.query('update contact set restricted_at = 1 where account_id = $1 and id = $2', [account, made[4]!.id])
  await pool.query('update contact set deleted_at = now() where account_id = $1 and id = $2', [account, made[5]!.id])
  await pool.query(
    `update contact set emails = '[{"email":"p6@one.example","is_valid":"invalid"}]' where account_id = $1 and id = $2`,
    [account, made[6]!.id],
  )
  await pool.query(
    'update email_sender set per_hour = 100000, per_domain_hour = 100000, rev = rev + 1 where account_id = $1',
    [account],
  )
  await pool.query('delete from campaign_pace where account_id = $1', [account])
  await until(isStatus(one.id, 'done'))
  expect(await countByStatus(server.database, one.id)).toEqual({
    sent: 1,
    'suppressed saidNo': 1,
    'suppressed withdrawn': 1,
    'suppressed excluded': 1,
    'suppressed restricted': 1,
    'suppressed gone': 1,
    'suppressed invalid': 1,
  })
  await conserved(one.id, 7)
})
