import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem } from '../../db/scope.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { aTask } from '../../testing/emailCompany.ts'
import { plantRun } from '../../testing/ledger.ts'
import { putAccount, smsCompany } from '../../testing/smsCompany.ts'
import { openSmsLedger } from './ledger.ts'
import type { SmsSnapshot } from './snapshot.ts'

let server: TestDatabase
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())

const setting = {
  kind: 'smpp',
  host: '127.0.0.1',
  port: 2775,
  secure: false,
  system_id: 'us',
  long: 'parts',
  window: 10,
} as const

test('each text of a sequence goes over the routes that its step names, and over no other one’s', async () => {
  const company = await smsCompany(server.database, 100)
  const route = (name: string, per_part: number) =>
    putAccount(server, company, {
      name,
      setting,
      secrets: { password: 'secret' },
      currency: 'EUR',
      prices: [{ country: 'DE', per_part }],
    })
  const [dear, cheap] = [await route('dear', 90_000), await route('cheap', 10_000)]
  const run = await plantRun(server.database, company)
  const text = (step: string, senders: string[]) => ({
    kind: 'mail' as const,
    id: step,
    message: run.message,
    channel: 'sms' as const,
    senders,
    next: null,
  })
  const steps = [text('chosen', [dear.id]), text('byRules', [dear.id, cheap.id])]
  const task = aTask(
    company,
    { message: run.message, sender: run.sender },
    { id: run.task, sequence: { steps, stops_on_reply: true } },
  )
  const texts = steps.map(
    ({ id }): SmsSnapshot => ({
      kind: 'sms',
      id: run.message,
      step: id,
      text: 'Hello',
      language: 'en',
      opt_out: 'whereNeeded',
      shortens_links: false,
      templates: [],
    }),
  )
  await server.database.pool.query('update campaign_run set mails = $2 where task_id = $1', [
    run.task,
    JSON.stringify(texts),
  ])
  const waysWith = (senders: readonly (typeof dear)[]) =>
    asSystem(server.database, async (connection) => {
      const of = { account: company.account, task, senders: new Map(senders.map((one) => [one.id, one])) }
      const receivers = steps.map(({ id }) => ({ id, step: id, address: '4915112345678' }))
      const ways = await openSmsLedger(null).waysOf!(connection, of, receivers as never)
      return Object.fromEntries(ways)
    })
  expect(await waysWith([dear, cheap])).toEqual({ chosen: { over: dear.id }, byRules: { over: cheap.id } })
  // While its route cannot be tried, the chosen one waits and the other goes on.
  const { chosen, byRules } = await waysWith([cheap])
  expect([Object.keys(chosen!), byRules]).toEqual([['later'], { over: cheap.id }])
})
