import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type MessageChannel,
  type MessageReportGroup,
  messageReportGroups,
  type TaskMessage,
} from '#domain/campaigns/messageCalls'
import type { Actor } from '#domain/shared/mutation'
import { asSystem } from '../../db/scope.ts'
import { randomFrom } from '../../sample/random.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { smsCompany } from '../../testing/smsCompany.ts'
import { listMessages, reportMessages } from './messages.ts'

let server: TestDatabase
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())

const dayMs = 86_400_000
const start = Date.UTC(2026, 4, 1)
type Row = {
  user: string
  at: number
  handed: boolean
  status: string
  country: string
  route: string | null
  task: string
  parts: number
  cost: number
  price: number | null
  currency: string
  delivered: boolean
  read: boolean
  clicked: boolean
  replied: boolean
  reason: string
}

/** Four hundred days of messages of two users, over two routes with two currencies, some without a price. */
async function plantMessages(company: Actor, count: number, channel: MessageChannel): Promise<Row[]> {
  const { pick, chance, below } = randomFrom(7)
  const users = [company.user, randomUUID()]
  const routes = [randomUUID(), randomUUID(), null]
  const tasks = [randomUUID(), randomUUID(), randomUUID()]
  const rows = Array.from({ length: count }, (): Row => {
    const status = pick(['sent', 'sent', 'sent', 'returned', 'failed', 'uncertain', 'waiting', 'suppressed'])
    const isOut = ['sent', 'returned', 'uncertain'].includes(status)
    return {
      user: pick(users),
      at: start + below(400 * dayMs),
      handed: isOut,
      status,
      country: pick(['DE', 'US', 'CN', '']),
      route: pick(routes),
      task: pick(tasks),
      parts: isOut ? 1 + below(3) : 0,
      cost: 1 + below(4),
      price: chance(0.3) ? null : 10_000 * below(9),
      currency: pick(['EUR', 'CNY']),
      delivered: status === 'sent' && chance(0.7),
      read: status === 'sent' && chance(0.3),
      clicked: status === 'sent' && chance(0.2),
      replied: status === 'sent' && chance(0.1),
      reason: status === 'sent' ? '' : pick(['badAddress', 'blocked']),
    }
  })
  await asSystem(server.database, async (connection) => {
    await connection.query(
      `insert into campaign_run (account_id, task_id, user_id, mails, sender_id, signature)
       select $1, t, $3, '[]', t, '{}' from unnest($2::uuid[]) as t`,
      [company.account, tasks, company.user],
    )
    await connection.query(
      `with given as (select * from jsonb_to_recordset($2::jsonb) as g ("user" uuid, at float8, handed boolean, status text,
         country text, route uuid, task uuid, parts int, cost int, price bigint, currency text, delivered boolean,
         read boolean, clicked boolean, replied boolean, reason text, n int)
       ), added as (
         insert into campaign_receiver (account_id, task_id, user_id, contact_id, place, message_id, address, address_group,
           country, channel, status, cost, channel_account_id, status_at, handed_over_at, sent_at, delivered_at, read_at,
           clicked_at, replied_at, reason)
         select $1, task, "user", gen_random_uuid(), n, task, 'r' || n, '', country, $3, status, cost, route,
           to_timestamp(at / 1000), case when handed then to_timestamp(at / 1000) end,
           case when handed and status <> 'uncertain' then to_timestamp(at / 1000) end,
           case when delivered then to_timestamp(at / 1000) end, case when read then to_timestamp(at / 1000) end,
           case when clicked then to_timestamp(at / 1000) end,
           case when replied then to_timestamp(at / 1000) end, reason from given
         returning id, place
       )
       insert into sms_text (account_id, user_id, receiver_id, channel_account_id, text, parts, price, currency)
       select $1, "user", id, coalesce(route, task), 'text', parts, price, currency
       from added join given on place = n where parts > 0`,
      [company.account, JSON.stringify(rows.map((row, n) => ({ ...row, n }))), channel],
    )
  })
  return rows
}

/** Each task sends one template, which has the task's id here. */
const putTemplates = (company: Actor, tasks: readonly string[]) =>
  server.database.pool.query(
    `insert into whatsapp_message (account_id, id, scope, rev, name, template_id, texts, buttons, belongto, created_at, updated_at)
     select $1, t, 'acct', 1, '', t, '{}', '{}', $3, 1, 1 from unnest($2::uuid[]) as t`,
    [company.account, [...new Set(tasks)], company.user],
  )

const keyOf: Record<MessageReportGroup, (row: Row) => string> = {
  day: ({ at }) => new Date(at).toISOString().slice(0, 10),
  country: ({ country }) => country,
  account: ({ route }) => route ?? '',
  template: ({ task }) => task,
  reason: ({ status, reason }) => (status === 'failed' || status === 'returned' ? reason : ''),
  user: ({ user }) => user,
  task: ({ task }) => task,
}
const isUsed = ({ status }: Row) => ['sent', 'returned', 'uncertain'].includes(status)
const sum = (rows: readonly Row[], of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0)
const countOf = (rows: readonly Row[], holds: (row: Row) => boolean) => rows.filter(holds).length

function lineOf(key: string, rows: readonly Row[]) {
  const priced = rows.filter((row) => isUsed(row) && row.price !== null)
  const costs = Map.groupBy(priced, ({ currency }) => currency)
  return {
    key,
    messages: rows.length,
    parts: sum(rows.filter(isUsed), ({ parts }) => parts),
    sent: countOf(rows, ({ status }) => status === 'sent' || status === 'returned'),
    delivered: countOf(rows, ({ delivered }) => delivered),
    read: countOf(rows, ({ read }) => read),
    failed: countOf(rows, ({ status }) => status === 'failed' || status === 'returned'),
    uncertain: countOf(rows, ({ status }) => status === 'uncertain'),
    clicked: countOf(rows, ({ clicked }) => clicked),
    replied: countOf(rows, ({ replied }) => replied),
    points: sum(
      rows.filter(({ status }) => status === 'sent' || status === 'uncertain'),
      ({ cost }) => cost,
    ),
    cost: Object.fromEntries([...costs].map(([currency, some]) => [currency, sum(some, ({ price }) => price ?? 0)])),
  }
}

const reportOf = (rows: readonly Row[], by: MessageReportGroup) =>
  [...Map.groupBy(rows, keyOf[by])].map(([key, some]) => lineOf(key, some)).sort((a, b) => (a.key < b.key ? -1 : 1))

test.each(['sms', 'whatsapp'] as const)(
  'the sums of a report of %s are those of its messages, by each group, for each who asks',
  async (channel) => {
    const company = await smsCompany(server.database, 0)
    const rows = await plantMessages(company, 4_000, channel)
    if (channel === 'whatsapp')
      await putTemplates(
        company,
        rows.map(({ task }) => task),
      )
    const groups = messageReportGroups.filter((by) => channel === 'whatsapp' || by !== 'template')
    const template = rows[0]!.task
    const sub: Actor = { ...company, role: 'sub' }
    const from = start + 100 * dayMs
    const to = start + 130 * dayMs
    const within = ({ handed, at }: Row) => handed && at >= from && at <= to
    const cases = [
      { actor: company, asked: {}, wanted: rows },
      { actor: sub, asked: {}, wanted: rows.filter(({ user }) => user === company.user) },
      { actor: company, asked: { from, to }, wanted: rows.filter(within) },
      { actor: company, asked: { country: 'DE' }, wanted: rows.filter(({ country }) => country === 'DE') },
      ...(channel === 'whatsapp'
        ? [{ actor: company, asked: { template }, wanted: rows.filter(({ task }) => task === template) }]
        : []),
    ]
    for (const { actor, asked, wanted } of cases)
      for (const by of groups) {
        const { list } = await asSystem(server.database, (connection) =>
          reportMessages(connection, actor, { by, channel, ...asked }),
        )
        expect(list).toEqual(reportOf(wanted, by))
      }
  },
)

test('the pages of a list have every message once, the newest first', async () => {
  const company = await smsCompany(server.database, 0)
  const rows = await plantMessages(company, 300, 'sms')
  await plantMessages(company, 10, 'whatsapp')
  const lines: TaskMessage[] = []
  for (let page = 1; ; page++) {
    const { count, list } = await asSystem(server.database, (connection) =>
      listMessages(connection, company, { channel: 'sms', order: 'newest', limit: 70, page }),
    )
    expect(count).toBe(rows.length)
    if (!list.length) break
    lines.push(...list)
  }
  const newest = rows.map((row, n) => ({ n, at: row.at })).sort((a, b) => b.at - a.at)
  expect(lines.map(({ address }) => address)).toEqual(newest.map(({ n }) => `r${n}`))
})
