import { afterEach, beforeEach, expect, test } from 'vitest'
import { campaignCalls } from '#domain/campaigns/calls'
import { everybody } from '#domain/campaigns/task'
import { products as productIds } from '#domain/products'
import { takeHit } from '../campaigns/hits/takeHit.ts'
import { balanceOf, score } from '../ledger/ledger.ts'
import { grantProduct } from '../operator.ts'
import { actorOf, inNewCompany } from '../testing/company.ts'
import { type Device, newTestId } from '../testing/device.ts'
import { aMessage, aSender, fundCompany, put, putContacts, someone, taskNow } from '../testing/emailCompany.ts'
import { readReceivers } from '../testing/ledger.ts'
import { type MailSink, openMailSink } from '../testing/mailSink.ts'
import { countByStatus, openSending, until } from '../testing/sending.ts'
import type { TestServer } from '../testing/server.ts'

let server: TestServer
let main: Device
let ann: Device
inNewCompany(1, async (company) => {
  server = company.server
  main = company.main
  ann = company.subs[0]!
  const products = [productIds.emailMarketing]
  for (const { user } of [main, ann]) await grantProduct(server.database, user.username, { products, expires: null })
  await fundCompany(server.database, actorOf(main), 100)
})
let sink: MailSink
let sending: { stop: () => Promise<void> }
beforeEach(async () => {
  sink = await openMailSink()
  sending = await openSending({ ...server, data: server.settings.data })
})
afterEach(async () => {
  await sending.stop()
  await sink.stop()
  await sql('update sync_server set restored_at = null, lost_since = null')
})

const sql = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
const hour = 3_600_000
/** The server was put back to a backup of an hour ago. */
const restore = () => sql(`update sync_server set restored_at = now(), lost_since = now() - interval '1 hour'`)
const before = () => ({ edited_at: Date.now() - hour / 2 })

async function newTask(count: number, more: object = {}) {
  const company = actorOf(main)
  const message = aMessage(company)
  const sender = aSender(company, { smtp: { host: '127.0.0.1', port: sink.port, socket: 'none', user: '' } })
  await put(server.database, company, 'email_message', [message])
  await put(server.database, company, 'email_sender', [sender])
  const contacts = await putContacts(
    server.database,
    company,
    Array.from({ length: count }, (_, n) => someone(`p${n}@one.example`)),
  )
  const task = {
    id: newTestId(),
    name: 'Spring',
    type: 'ordinary',
    message: message.id,
    sender: sender.id,
    reply_address: '',
    audience: everybody,
    execution_time: null,
    first_batch: null,
    subject_test: null,
    sequence: null,
    ...more,
  }
  return { task, contacts, sender: sender.id }
}
const act = (id: string, action: string, changes = {}) =>
  main.does('campaign_task.change', { id, action }, { version: 2, ...changes })
const is = (id: string, status: string) => async () => (await taskNow(server.database, id)).status === status
const stands = async (id: string, wanted: object) => {
  await until(async () => JSON.stringify(await countByStatus(server.database, id)) === JSON.stringify(wanted), 15_000)
  expect(await countByStatus(server.database, id)).toEqual(wanted)
}

test('a task that was made and started after the backup, and comes again from a device, does not start by itself', async () => {
  await restore()
  const { task } = await newTask(4)
  await main.does('campaign_task.create', task, before())
  expect(await act(task.id, 'start', before())).toMatchObject({ status: 'applied' })
  expect(await taskNow(server.database, task.id)).toMatchObject({ status: 'paused', problem: 'restored' })
  await stands(task.id, { uncertain: 4 })
  await until(async () => (await sql('select from campaign_doubt')).rowCount === 0)
  expect(sink.taken).toEqual([])
  // The same start once more changes nothing; a new one goes on without them.
  await act(task.id, 'start', before())
  expect(await taskNow(server.database, task.id)).toMatchObject({ status: 'paused', email_count: 4 })
  await act(task.id, 'start')
  await until(is(task.id, 'done'))
  await act(task.id, 'retryUncertain')
  await stands(task.id, { sent: 4 })
  expect(sink.taken).toHaveLength(4)
})

test('neither does a scheduled one whose time is over by then, nor what was to be sent again', async () => {
  const { task } = await newTask(2, { type: 'scheduled', execution_time: Date.now() - 60_000 })
  await restore()
  await main.does('campaign_task.create', task, before())
  await stands(task.id, { uncertain: 2 })
  await until(async () => (await sql('select from campaign_doubt')).rowCount === 0)
  await act(task.id, 'retryUncertain', before())
  await until(async () => (await sql('select from campaign_doubt')).rowCount === 0)
  expect(await taskNow(server.database, task.id)).toMatchObject({ status: 'paused', problem: 'restored' })
  expect(await countByStatus(server.database, task.id)).toEqual({ uncertain: 2 })
  await act(task.id, 'start')
  await until(is(task.id, 'done'))
  expect(sink.taken).toEqual([])
})

test('failed ones that were tried again after the backup may have the mail, and a new task is nobody’s doubt', async () => {
  const { task } = await newTask(3)
  sink.rule = (step, to) => (step === 'rcpt' && to.startsWith('p1@') ? '554 5.7.1 no' : undefined)
  await main.does('campaign_task.create', task)
  await act(task.id, 'start')
  await until(is(task.id, 'done'))
  sink.rule = () => undefined
  await restore()
  await act(task.id, 'retry', before())
  await stands(task.id, { sent: 2, uncertain: 1 })
  expect(await taskNow(server.database, task.id)).toMatchObject({ status: 'paused', problem: 'restored' })
  const later = { ...task, id: newTestId() }
  await main.does('campaign_task.create', later)
  await act(later.id, 'start')
  await stands(later.id, { sent: 3 })
})

test('an answer that comes again from a device may have left, and one that is written now leaves', async () => {
  const { contacts, sender } = await newTask(1)
  await restore()
  const answer = (id: string) => ({
    id,
    contact_id: contacts[0]!.id,
    sender,
    email: 'p0@one.example',
    subject: 'Hello',
    text: 'Hello',
    answers: null,
  })
  const [old, fresh] = [newTestId(), newTestId()]
  await main.does('email_answer.create', answer(old), before())
  await main.does('email_answer.create', answer(fresh))
  const states = async () =>
    Object.fromEntries((await sql('select id, state from message')).rows.map(({ id, state }) => [id, state]))
  expect(await states()).toMatchObject({ [old]: 'uncertain', [fresh]: 'queued' })
})

test('uncertain recipients are written to after all when somebody with the right asks for it, for a point each', async () => {
  const { task } = await newTask(5)
  sink.rule = (step, to) => (step === 'taken' && Number(to[1]) < 3 ? 'drop' : undefined)
  await main.does('campaign_task.create', task)
  await act(task.id, 'start')
  await stands(task.id, { uncertain: 3, sent: 2 })
  await until(is(task.id, 'done'))
  expect(
    await ann.does('campaign_task.change', { id: task.id, action: 'retryUncertain' }, { version: 2 }),
  ).toMatchObject({
    status: 'rejected',
  })
  const points = () => balanceOf(server.database.pool, main.user.account, score(productIds.emailMarketing))
  expect(await points()).toBe(95)
  // One of them opens it while nobody has asked yet: that one is known to have it.
  const rows = await readReceivers(server.database, task.id)
  const [opened] = rows.filter(({ status }) => status === 'uncertain')
  await sql(`update campaign_receiver set handed_over_at = now() - interval '1 hour' where id = $1`, opened!.id)
  const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
  const hit = { kind: 'open', link: null, method: 'GET', user_agent: browser, purpose: '', from: 'home' } as const
  await takeHit(server.database, opened!.id, hit)
  sink.rule = () => undefined
  const taken = sink.taken.length
  await act(task.id, 'retryUncertain')
  await stands(task.id, { sent: 5 })
  expect(sink.taken).toHaveLength(taken + 2)
  expect(await points()).toBe(93)
  // Both mails have one Message-ID: a mailbox that knows the first one may drop the second one.
  const again = rows.filter(({ status, id }) => status === 'uncertain' && id !== opened!.id).map(({ id }) => id)
  expect(sink.taken.slice(taken).toSorted()).toEqual(again.toSorted())
  const { list } = await main.get(campaignCalls.receivers, { task: task.id, filter: 'uncertain' })
  expect(list).toEqual([])
  const { rows: log } = await sql(
    `select args ->> 'action' as action, status from sync_mutation
     where account_id = $1 and name = 'campaign_task.change' order by at`,
    main.user.account,
  )
  expect(log.map(({ action, status }) => `${action} ${status}`)).toEqual([
    'start applied',
    'retryUncertain rejected',
    'retryUncertain applied',
  ])
})
