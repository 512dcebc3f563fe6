import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noLog } from '../../log.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { putAccount, smsCompany } from '../../testing/smsCompany.ts'
import type { SmsRoutes } from '../routes.ts'
import { askAfter } from './askAfter.ts'

let server: TestDatabase
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())

const sql = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
const service = { kind: 'service', service: 'twilio', url: '', values: { account: 'AC1' } } as const

/** A route without its secrets, which is due like any other and can be asked nothing. */
async function silentRoute() {
  const company = await smsCompany(server.database, 0)
  const { id } = await putAccount(server, company, { setting: service, secrets: {} })
  const send = (secondsAgo: number) =>
    sql(
      `insert into provider_ref (account_id, channel_account_id, ref, part, object, object_id, state, at)
       values ($1, $2, $3, 1, 'receiver', $4, 'accepted', server_now() - make_interval(secs => $5))`,
      company.account,
      id,
      randomUUID(),
      randomUUID(),
      secondsAgo,
    )
  const later = (seconds: number) =>
    sql('update provider_ref set at = at - make_interval(secs => $2) where channel_account_id = $1', id, seconds)
  const due = () => sql('update channel_hearing set asks_at = server_now() where channel_account_id = $1', id)
  /** Looks once, and says in how many seconds it looks again. */
  async function look({ isWide = false, isCalled = false } = {}): Promise<number | null> {
    const tools = { database: server.database, routes: {} as SmsRoutes, log: noLog, isCalled }
    await askAfter(tools, { isFirst: false, isWide }, new AbortController().signal)
    const { rows } = await sql(
      `select round(extract(epoch from asks_at - server_now()))::int as seconds from channel_hearing
       where channel_account_id = $1`,
      id,
    )
    return rows[0]?.seconds ?? null
  }
  return { send, later, due, look }
}

test('a service that cannot call is asked soon after a message and ever more rarely, until there is a newer one', async () => {
  const { send, later, due, look } = await silentRoute()
  expect(await look()).toBeNull()
  await send(0)
  expect(await look()).toBe(5)
  for (const [more, pause] of [
    [10, 5],
    [20, 15],
    [90, 60],
    [180, 150],
  ] as const) {
    await later(more)
    await due()
    expect(await look()).toBe(pause)
  }
  await later(3_600)
  await due()
  expect(await look(), 'of old ones nobody asks now').toBe(0)
  expect(await look({ isWide: true })).toBe(600)
  await send(0)
  expect(await look(), 'a newer one brings it forward').toBe(5)
})

test('a service that calls is looked after every two minutes', async () => {
  const { send, look } = await silentRoute()
  await send(0)
  expect(await look({ isCalled: true })).toBe(120)
})
