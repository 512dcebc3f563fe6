import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { SendStatus } from '#domain/campaigns/sendStatus'
import { taskCalls as calls } from '#domain/campaigns/taskCalls'
import { products as productIds } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import { grantProduct, revoke } from '../../operator.ts'
import { inNewCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { aSender, aTask, put } from '../../testing/emailCompany.ts'
import type { TestServer } from '../../testing/server.ts'

let server: TestServer
let main: Device
let ann: Device
let bob: Device
inNewCompany(2, async (company) => {
  server = company.server
  main = company.main
  ;[ann, bob] = company.subs as [Device, Device]
})
let task: string
beforeEach(async () => {
  const products = [productIds.emailMarketing]
  for (const { user } of [main, ann, bob])
    await grantProduct(server.database, user.username, { products, expires: null })
  task = newTestId()
  await server.database.pool.query(
    `insert into campaign_run (account_id, user_id, task_id, mails, sender_id, signature) values ($1, $2, $3, '[]', $4, '{}')`,
    [ann.user.account, ann.user.id, task, newTestId()],
  )
})

let places = 0
type ReceiverSetup = { contact?: string; at?: 'opened_at' | 'clicked_at' | 'replied_at' | 'read_at' }
async function plant(email: string, status: SendStatus, { contact = newTestId(), at }: ReceiverSetup = {}) {
  const id = randomUUID()
  await server.database.pool.query(
    `insert into campaign_receiver (account_id, user_id, task_id, id, contact_id, place, message_id, address, address_group, status)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'example.com', $9)`,
    [ann.user.account, ann.user.id, task, id, contact, places++, newTestId(), email, status],
  )
  if (at) await server.database.pool.query(`update campaign_receiver set ${at} = now() where id = $1`, [id])
  return id
}
const addresses = ({ list }: { list: { address: string }[] }) => list.map(({ address }) => address)
const ask = (device: Device, input: object = {}) => device.get(calls.receivers, { task, ...input })

test('the receivers of a task come in their order, a page at a time, by status, by what they did, and by address', async () => {
  await plant('a@example.com', 'sent', { at: 'opened_at' })
  await plant('b@example.com', 'sent')
  await plant('c@example.com', 'failed')
  await plant('d_x@example.com', 'sent', { at: 'clicked_at' })
  const first = await ask(ann, { limit: 2 })
  expect(first.count).toBe(4)
  expect(addresses(first)).toEqual(['a@example.com', 'b@example.com'])
  expect(addresses(await ask(ann, { limit: 2, page: 2 }))).toEqual(['c@example.com', 'd_x@example.com'])
  expect(addresses(await ask(ann, { filter: 'failed' }))).toEqual(['c@example.com'])
  expect(addresses(await ask(ann, { filter: 'notOpened' }))).toEqual(['b@example.com'])
  expect(addresses(await ask(ann, { filter: 'opened' }))).toEqual(['a@example.com', 'd_x@example.com'])
  expect(addresses(await ask(ann, { search: 'D_X@' }))).toEqual(['d_x@example.com'])
  expect(addresses(await ask(ann, { search: '%' }))).toEqual([])
  await plant('e@example.com', 'sent', { at: 'read_at' })
  expect(addresses(await ask(ann, { filter: 'read' }))).toEqual(['e@example.com'])
})

test('who did not open is who was sent the mail and neither opened, clicked nor answered', async () => {
  const quiet = newTestId()
  await plant('a@example.com', 'sent', { contact: quiet })
  await plant('b@example.com', 'sent', { at: 'replied_at' })
  await plant('c@example.com', 'suppressed')
  expect(await ann.get(calls.unopened, { task })).toEqual({ contacts: [quiet] })
})

test('what servers answered is told to whoever sees the receiver, and to nobody else', async () => {
  const receiver = await plant('a@example.com', 'failed')
  await server.database.pool.query(
    `insert into campaign_attempt (account_id, receiver_id, n, outcome, code, answer)
     values ($1, $2, 1, 'later', '450', 'greylisted'), ($1, $2, 2, 'refused', '550', 'no such user')`,
    [ann.user.account, receiver],
  )
  for (const device of [ann, main])
    expect((await device.get(calls.attempts, { receiver })).list).toMatchObject([
      { n: 1, code: '450' },
      { n: 2, code: '550', answer: 'no such user' },
    ])
  await expect(bob.get(calls.attempts, { receiver })).rejects.toThrow('notFound')
})

test('what a running task waits for and how its subjects do is told to whoever sees it, and to nobody else', async () => {
  const company = { account: ann.user.account, user: ann.user.id } as Actor
  const sender = aSender(company, { id: newTestId() })
  const subject_test = { id: newTestId(), b: 'Other', share: 30, measure: 'opened', wait_hours: 1 } as const
  const of = { message: newTestId(), sender: sender.id }
  const running = aTask(company, of, { id: task, status: 'inProgress', began_at: 1, subject_test })
  await put(server.database, company, 'email_sender', [sender])
  await put(server.database, company, 'campaign_task', [running])
  const sql = (text: string) => server.database.pool.query(text, [task])
  await sql('update campaign_run set filled_at = now() where task_id = $1')
  await plant('a@example.com', 'sent', { at: 'opened_at' })
  await plant('b@example.com', 'waiting')
  await plant('c@example.com', 'held')
  await plant('d@example.com', 'waiting')
  await sql(`update campaign_receiver set subject = 'a' where task_id = $1 and address like 'a%'`)
  await sql(`update campaign_receiver set subject = 'b' where task_id = $1 and address like 'b%'`)
  await sql(
    `update campaign_receiver set not_before = now() + interval '1 hour' where task_id = $1 and status = 'held'`,
  )
  const told = await ann.get(calls.waits, { task })
  expect(told.list).toMatchObject([
    { why: 'subjectTestGoing', count: 1, until: null },
    { why: 'backOff', count: 1 },
  ])
  expect(told.subjects).toMatchObject({
    a: { sent: 1, opened: 1, clicked: 0, replied: 0 },
    b: { sent: 0, opened: 0, clicked: 0, replied: 0 },
    winner: null,
  })
  await sql(`update campaign_run set subject_winner = 'a' where task_id = $1`)
  await sql(
    `update campaign_receiver set not_before = now() + interval '1 hour' where task_id = $1 and address like 'd%'`,
  )
  const decided = await main.get(calls.waits, { task })
  expect(decided.list).toMatchObject([
    { why: 'backOff', count: 1 },
    { why: 'sequence', count: 1 },
  ])
  expect(decided.subjects?.winner).toBe('a')
  await expect(bob.get(calls.waits, { task })).rejects.toThrow('taskMissing')

  await revoke(server.database, ann.user.username, [productIds.emailMarketing])
  expect((await main.get(calls.waits, { task })).list).toMatchObject([{ why: 'product', count: null, until: null }])
  await put(server.database, company, 'campaign_task', [{ ...running, status: 'paused' }])
  expect((await main.get(calls.waits, { task })).list).toEqual([])
})

test('a colleague learns nothing of receivers, and who has no product that sends is refused', async () => {
  const contact = newTestId()
  await plant('a@example.com', 'sent', { contact })
  expect((await ask(bob)).count).toBe(0)
  expect((await bob.get(calls.mailsOfContact, { contact_id: contact })).list).toEqual([])
  expect((await main.get(calls.mailsOfContact, { contact_id: contact })).list).toMatchObject([
    { task, address: 'a@example.com', status: 'sent' },
  ])
  await revoke(server.database, ann.user.username, [
    productIds.emailMarketing,
    productIds.smsMarketing,
    productIds.fairleadWTMarketing,
    productIds.wtMarketing,
  ])
  await expect(ask(ann)).rejects.toThrow('productMissing')
})
