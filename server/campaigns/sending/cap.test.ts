import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Sequence } from '#domain/campaigns/sequence'
import type { Actor } from '#domain/shared/mutation'
import { emailLedger } from '../../email/campaignLedger.ts'
import { setContactCap } from '../../testing/contactCap.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { aMessage, emailCompany, put, putContacts, putTask, someone, taskNow } from '../../testing/emailCompany.ts'
import { readReceivers } from '../../testing/ledger.ts'
import { type MailSink, openMailSink } from '../../testing/mailSink.ts'
import { countByStatus, openSending, until } from '../../testing/sending.ts'
import { waitsOf } from './waits.ts'

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
  await setContactCap(server.database, company, { messages: 1, days: 3 })
})
afterEach(async () => {
  for (const one of processes.splice(0)) await one.stop()
  await sink.stop()
})

const start = async () => {
  processes.push(await openSending(server, { options: { batch: 20 } }))
}
const contacts = (count: number) =>
  putContacts(
    server.database,
    company,
    Array.from({ length: count }, (_, n) => someone(`p${n}@one.example`)),
  )
const task = async (changes: Parameters<typeof putTask>[2] = {}) => {
  const made = await putTask(server.database, company, {
    ...changes,
    sender: { smtp: { host: '127.0.0.1', port: sink.port, socket: 'none', user: '' } },
  })
  return made.task
}
const counts = (id: string) => countByStatus(server.database, id)
const isStatus = (id: string, status: string) => async () => (await taskNow(server.database, id)).status === status
const areSo = (id: string, wanted: Record<string, number>) => async () =>
  JSON.stringify(await counts(id)) === JSON.stringify(wanted)
const waits = async (id: string) => {
  const connection = await server.database.pool.connect()
  try {
    return await waitsOf(connection, { account: company.account, task: id }, { email: emailLedger })
  } finally {
    connection.release()
  }
}
const dayMs = 86_400_000

test('who had a message of another task lately is held until there is room, is shown as such, and then gets it', async () => {
  await contacts(3)
  const first = await task()
  await start()
  await until(isStatus(first.id, 'done'))
  await putContacts(server.database, company, [someone('new@one.example')])
  const second = await task()
  await until(areSo(second.id, { held: 3, sent: 1 }))
  expect(await counts(second.id)).toEqual({ held: 3, sent: 1 })
  const sent = await readReceivers(server.database, first.id)
  const held = (await readReceivers(server.database, second.id)).filter(({ status }) => status === 'held')
  for (const { contact, reason, not_before } of held)
    expect([reason, not_before]).toEqual(['overCap', sent.find((one) => one.contact === contact)!.sent_at! + 3 * dayMs])
  expect(await waits(second.id)).toMatchObject([
    { why: 'overCap', count: 3, until: Math.min(...held.map(({ not_before }) => not_before!)) },
  ])
  // Three days later.
  await server.database.pool.query(
    `update campaign_receiver set sent_at = sent_at - interval '3 days' where task_id = $1`,
    [first.id],
  )
  await server.database.pool.query(
    `update campaign_receiver set not_before = server_now() where task_id = $1 and status = 'held'`,
    [second.id],
  )
  await server.database.pool.query('update campaign_task set rev = rev + 1 where id = $1', [second.id])
  await until(isStatus(second.id, 'done'))
  expect(await counts(second.id)).toEqual({ sent: 4 })
  expect(sink.taken).toHaveLength(7)
})

test('whoever is still over the cap when the task is closed is skipped for that', async () => {
  await contacts(2)
  const first = await task()
  await start()
  await until(isStatus(first.id, 'done'))
  const second = await task()
  await until(areSo(second.id, { held: 2 }))
  await server.database.pool.query(`update campaign_task set status = 'closed', rev = rev + 1 where id = $1`, [
    second.id,
  ])
  await until(areSo(second.id, { 'suppressed overCap': 2 }))
  expect(await counts(second.id)).toEqual({ 'suppressed overCap': 2 })
})

test('one contact gets one message, however many tasks and processes want to write at once', async () => {
  await contacts(60)
  const tasks = [await task(), await task(), await task()]
  await Promise.all([start(), start()])
  const isOver = async () => {
    const stands = await Promise.all(tasks.map(({ id }) => counts(id)))
    return stands.every(
      ({ waiting = 0, claimed = 0, sent = 0, held = 0 }) => !waiting && !claimed && sent + held === 60,
    )
  }
  await until(isOver)
  const rows = (await Promise.all(tasks.map(({ id }) => readReceivers(server.database, id)))).flat()
  const sent = rows.filter(({ status }) => status === 'sent').map(({ contact }) => contact)
  expect([sent.length, new Set(sent).size]).toEqual([60, 60])
  expect(rows.filter(({ status }) => status === 'held')).toHaveLength(120)
})

test('two in some days are two tasks, of three only two are sent', async () => {
  await setContactCap(server.database, company, { messages: 2, days: 3 })
  await contacts(1)
  const tasks = [await task(), await task(), await task()]
  await start()
  const stands = async () =>
    (await Promise.all(tasks.map(({ id }) => counts(id)))).map((one) => Object.keys(one)[0]).toSorted()
  await until(async () => JSON.stringify(await stands()) === JSON.stringify(['held', 'sent', 'sent']))
  expect(await stands()).toEqual(['held', 'sent', 'sent'])
})

test('the mails of one sequence count as one: the next one is not held for the first', async () => {
  const reminder = aMessage(company, { id: randomUUID(), theme: 'A reminder' })
  await put(server.database, company, 'email_message', [reminder])
  await contacts(1)
  const message = randomUUID()
  const sequence: Sequence = {
    stops_on_reply: true,
    steps: [
      { kind: 'mail', id: 'first', message, next: 'pause' },
      { kind: 'wait', id: 'pause', days: 1, hours: 0, next: 'reminder' },
      { kind: 'mail', id: 'reminder', message: reminder.id, next: null },
    ],
  }
  const one = await task({ message: { id: message }, task: { sequence, message } })
  await start()
  await until(areSo(one.id, { sent: 1 }))
  await until(async () => {
    const { rowCount } = await server.database.pool.query(
      `update campaign_place set since = since - 90000000, due = now() where task_id = $1 and step = 'pause'`,
      [one.id],
    )
    return rowCount === 1
  })
  await server.database.pool.query('update campaign_task set rev = rev + 1 where id = $1', [one.id])
  await until(isStatus(one.id, 'done'))
  expect(await counts(one.id)).toEqual({ sent: 2 })
})
