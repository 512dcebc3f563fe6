import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { channelProduct } from '#domain/campaigns/channel'
import type { SendOutcome } from '#domain/campaigns/outcome'
import type { Sequence } from '#domain/campaigns/sequence'
import { countLedger } from '#domain/campaigns/statistics/statistics'
import type { Actor } from '#domain/shared/mutation'
import { asSystem } from '../../db/scope.ts'
import { balanceOf, grantPoints, score } from '../../ledger/ledger.ts'
import { createCompany } from '../../operator.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { aMessage, put, putContacts, putTask, someone, taskNow } from '../../testing/emailCompany.ts'
import { entriesInOrder, ledgerOf, pendingDeltas, readReceivers } from '../../testing/ledger.ts'
import { type MailSink, openMailSink } from '../../testing/mailSink.ts'
import { openSending, until } from '../../testing/sending.ts'
import { companyOffsetAt } from '../ledger/companyClock.ts'
import { barred, far, type Lofts, pigeons } from './testing.ts'

let server: TestDatabase
let sink: MailSink
beforeAll(async () => {
  server = await openTestDatabase()
  sink = await openMailSink()
})
afterAll(async () => {
  await sink.stop()
  await server.stop()
})
const [mails, letters] = [channelProduct('email'), channelProduct('linked')]
const loft = '00000000-0000-4000-8000-000000000001'
const there: SendOutcome = { kind: 'accepted', refs: [], code: '0', text: 'landed' }
const sql = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
const left = ({ account }: Actor, product: number) =>
  asSystem(server.database, (connection) => balanceOf(connection, account, score(product)))

async function companyWith(points: number): Promise<Actor> {
  const company = await createCompany(server.database, {
    username: 'both',
    password: 'a long password',
    products: [mails, letters],
  })
  for (const product of [mails, letters])
    await asSystem(server.database, (connection) =>
      grantPoints(connection, { account: company.account, uid: randomUUID(), user: null, product, points }),
    )
  return company
}

/** Ten who will open, five without a phone, one in a country that takes no letters, fourteen others. */
const people = Array.from({ length: 30 }, (_, nth) =>
  someone(`p${nth}@one.example`, {
    country: nth === 15 ? barred : far,
    phones: nth >= 10 && nth < 15 ? [] : [{ full_number: `491510000${100 + nth}`, is_wt: 'unvalidated' as const }],
  }),
)

/** A mail, to those who did not open it a letter two days later, and another mail a day after that. */
const courseOf = (first: string, last: string): Sequence => ({
  stops_on_reply: true,
  steps: [
    { kind: 'mail', id: 'first', message: first, next: 'two days' },
    { kind: 'wait', id: 'two days', days: 2, hours: 0, next: 'opened' },
    { kind: 'condition', id: 'opened', asks: 'opened', mail: 'first', yes: null, no: 'letter' },
    { kind: 'mail', id: 'letter', message: randomUUID(), channel: 'linked', senders: [loft], next: 'a day' },
    { kind: 'wait', id: 'a day', days: 1, hours: 0, next: 'last' },
    { kind: 'mail', id: 'last', message: last, next: null },
  ],
})

test('a letter follows to those who did not open the mail, whoever has no phone goes on without, and an answer to either ends it', async () => {
  sink.mails = []
  const company = await companyWith(100)
  await putContacts(server.database, company, people)
  const [message, last] = [randomUUID(), aMessage(company, { id: randomUUID(), theme: 'Once more' })]
  await put(server.database, company, 'email_message', [last])
  const { task } = await putTask(server.database, company, {
    message: { id: message },
    sender: {
      smtp: { host: '127.0.0.1', port: sink.port, socket: 'none', user: '' },
      per_hour: 100_000,
      per_domain_hour: 100_000,
    },
    task: { message, sequence: courseOf(message, last.id) },
  })
  const lofts: Lofts = { flown: [], answers: () => there }
  const open = () => openSending(server, { more: [pigeons(lofts)] })
  const count = async (step: string, status: string) =>
    (await readReceivers(server.database, task.id)).filter((row) => row.step === step && row.status === status).length
  const passDays = (days: number) =>
    sql(
      `update campaign_place set since = since - $2::bigint, due = due - make_interval(days => $3) where task_id = $1 and due is not null`,
      task.id,
      days * 86_400_000,
      days,
    )
  let sending = await open()
  await until(async () => (await count('first', 'sent')) === 30)
  await sending.stop()
  await sql(
    `update campaign_receiver set opened_at = server_now() where task_id = $1 and address = any($2)`,
    task.id,
    Array.from({ length: 10 }, (_, nth) => `p${nth}@one.example`),
  )
  await passDays(2)
  sending = await open()
  await until(async () => (await count('letter', 'sent')) === 14)
  await sending.stop()
  await sql(
    `update campaign_receiver set replied_at = server_now() where task_id = $1 and address in ('491510000116', '491510000117')`,
    task.id,
  )
  await passDays(1)
  sending = await open()
  await until(async () => (await taskNow(server.database, task.id)).status === 'done')
  await sending.stop()

  const rows = await readReceivers(server.database, task.id)
  const became = new Map<string, number>()
  for (const { step, channel, status, reason } of rows) {
    const key = [step, channel, status, reason].filter(Boolean).join(' ')
    became.set(key, (became.get(key) ?? 0) + 1)
  }
  expect(Object.fromEntries(became)).toEqual({
    'first email sent': 30,
    'letter linked sent': 14,
    'letter linked suppressed noAddress': 5,
    'letter linked suppressed senderNotAllowed': 1,
    'last email sent': 18,
  })
  expect(lofts.flown.map(([address]) => address).toSorted()).toEqual(
    Array.from({ length: 14 }, (_, nth) => `491510000${116 + nth}`),
  )
  expect(sink.mails).toHaveLength(48)
  expect(
    new Set(rows.flatMap(({ step, status, address }) => (status === 'sent' ? `${step} ${address}` : []))).size,
  ).toBe(62)
  expect([await left(company, mails), await left(company, letters)]).toEqual([100 - 48, 100 - 28])
  // The two marks above were put down without telling the numbers.
  const told = countLedger(
    (await ledgerOf(server.database, task.id)).map((row) => ({ ...row, replied_at: null })),
    companyOffsetAt,
  )
  expect(entriesInOrder(await pendingDeltas(server.database, company.account))).toEqual(entriesInOrder(told))
})
