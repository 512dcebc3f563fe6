import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { WhatsappAccount } from '#domain/channels/account'
import type { Actor } from '#domain/shared/mutation'
import { withScope } from '../../db/scope.ts'
import { reportMessages } from '../../features/campaigns/messages.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { readMessages, readThreads } from '../../testing/inbox.ts'
import { plantReceivers, plantRun, readReceivers } from '../../testing/ledger.ts'
import { callOf, openTestGraph, putNumber, type TestGraph, whatsappCompany } from '../../testing/whatsapp.ts'

let server: TestDatabase
let graph: TestGraph
let company: Actor
let number: WhatsappAccount
beforeAll(async () => {
  server = await openTestDatabase()
  graph = await openTestGraph(server.database)
})
afterAll(async () => {
  await graph.stop()
  await server.stop()
})

let phones = 4915100000600
let phone: string
let task: string
let receiver: string
const sql = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
/** Somebody to whom a task sent a message over the number, whose answer from Meta was lost. */
beforeEach(async () => {
  company = await whatsappCompany(server.database)
  number = await putNumber(server.database, company, graph.world.number)
  graph.tells(company, number)
  phone = String(phones++)
  const run = await plantRun(server.database, { account: company.account, user: company.user })
  ;({ task } = run)
  ;[receiver] = (await plantReceivers(server.database, run, [phone])) as [string]
  await sql(
    `update campaign_receiver set status = 'uncertain', channel = 'whatsapp', cost = 1, batch = $2, channel_account_id = $3,
       handed_over_at = server_now() where task_id = $1`,
    task,
    randomUUID(),
    number.id,
  )
})

const stands = async () => {
  const [row] = await readReceivers(server.database, task)
  const { status, delivered_at, read_at, replied_at, unsubscribed_at } = row!
  return [
    status,
    ...Object.entries({ delivered_at, read_at, replied_at, unsubscribed_at }).flatMap(([name, at]) =>
      at === null ? [] : [name],
    ),
  ]
}
const tell = async (...some: { status: string; code?: number }[]) => {
  const statuses = some.map(({ status, code }) => ({
    id: `wamid.${receiver}`,
    status,
    timestamp: '1764000000',
    recipient_id: phone,
    biz_opaque_callback_data: receiver,
    ...(code && { errors: [{ code }] }),
  }))
  await graph.keep(graph.tells(company, number), callOf(graph.world, graph.world.number, { statuses }))
  await graph.hear()
}
const listed = async () =>
  (await sql('select value, channels from suppression where account_id = $1 and deleted_at is null', company.account))
    .rows

test.each([
  [['sent'], ['sent']],
  [
    ['sent', 'delivered'],
    ['sent', 'delivered_at'],
  ],
  [
    ['read', 'delivered', 'sent'],
    ['sent', 'delivered_at', 'read_at'],
  ],
  [['failed', 'sent'], ['returned']],
  [['sent', 'failed'], ['returned']],
] as const)('a message whose answer was lost is found by our own id in %j', async (told, expected) => {
  await tell(...told.map((status) => ({ status, ...(status === 'failed' && { code: 131_026 }) })))
  expect(await stands()).toEqual(expected)
  for (const status of told) await tell({ status, ...(status === 'failed' && { code: 131_026 }) })
  expect(await stands()).toEqual(expected)
})

test('who asked Meta for no promotions gets none over WhatsApp any more, and mails as before', async () => {
  await tell({ status: 'failed', code: 131_050 })
  expect(await listed()).toEqual([{ value: phone, channels: ['whatsapp'] }])
  expect((await stands())[0]).toBe('returned')
})

test.each([
  [131_026, 'unreachable'],
  [131_049, 'enough'],
  [131_050, 'optedOut'],
  [131_031, 'other'],
] as const)('that it failed by %i is kept as %s', async (code, reason) => {
  await tell({ status: 'failed', code })
  const { rows } = await sql('select reason from campaign_receiver where id = $1', receiver)
  expect(rows).toEqual([{ reason }])
  const asked = { by: 'reason', channel: 'whatsapp' } as const
  const report = await withScope(server.database, company, (connection) => reportMessages(connection, company, asked))
  expect(report.list.map(({ key, failed }) => [key, failed])).toEqual([[`${reason} ${code}`, 1]])
})

test('an answer counts for the message that it quotes, or that was the newest one to its number', async () => {
  await tell({ status: 'delivered' })
  graph.world.write(phone, { type: 'text', text: { body: 'Yes, please' } }, `wamid.${receiver}`)
  await graph.hear()
  expect(await stands()).toEqual(['sent', 'delivered_at', 'replied_at'])
})

test('STOP ends it on all channels', async () => {
  await tell({ status: 'delivered' })
  graph.world.write(phone, { type: 'text', text: { body: 'STOP' } })
  await graph.hear()
  expect(await listed()).toMatchObject([{ value: phone }])
  expect(await stands()).toEqual(['sent', 'delivered_at', 'replied_at', 'unsubscribed_at'])
})

test('a reaction to what a task sent begins the thread, once', async () => {
  await tell({ status: 'delivered' })
  const sent = { type: 'reaction', reaction: { message_id: `wamid.${receiver}`, emoji: '👍' } }
  graph.hold()
  graph.world.write(phone, sent)
  const [body] = await graph.release()
  const owner = graph.tells(company, number)
  for (let n = 0; n < 2; n++) await graph.keep(owner, body!)
  await graph.hear()
  const [thread] = await readThreads(server.database, company)
  expect((await readMessages(server.database, thread!.id)).map((one) => [one.body, one.extra?.kind])).toEqual([
    ['👍', 'reaction'],
  ])
})
