import { afterAll, beforeAll, expect, test } from 'vitest'
import { SuppressionRow } from '#domain/campaigns/suppression'
import { CampaignTask } from '#domain/campaigns/task'
import { Consent } from '#domain/contacts/companions/consent'
import { Conversation } from '#domain/conversations/conversation'
import { ConversationMessage } from '#domain/conversations/conversationMessage'
import { checkMessage } from '#domain/email/render/checks'
import { EmailMessage } from '#domain/email/render/message'
import { EmailSender } from '#domain/email/sender/sender'
import type { EntityName } from '#domain/entities'
import { products } from '#domain/products'
import { checkCounts } from '../campaigns/counts/checkCounts.ts'
import { givePoints } from '../features/billing/operator.ts'
import { checkLedger } from '../ledger/check.ts'
import { balanceOf, score } from '../ledger/ledger.ts'
import { createCompany, createSubAccount } from '../operator.ts'
import { quotedColumns } from '../sync/tables.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { seedMails } from './mails.ts'
import { seedContacts, seedDoubles } from './seed.ts'

let server: TestDatabase
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())

const password = 'a long password'
const rowsOf = async <T>(entity: EntityName): Promise<T[]> => {
  const { rows } = await server.database.pool.query(
    `select ${quotedColumns(entity).join(', ')} from ${entity} where deleted_at is null`,
  )
  return rows as T[]
}

test('the mails of the sample company are whole, and all of its numbers add up', async () => {
  const { database } = server
  const now = Date.UTC(2026, 10, 23, 1, 30)
  const main = await createCompany(database, { username: 'sample', password })
  const subs = [
    await createSubAccount(database, 'sample', { username: 'sample-1', password }),
    await createSubAccount(database, 'sample', { username: 'sample-2', password }),
  ]
  await givePoints(database, 'sample', { product: products.emailMarketing, points: 5_000 })
  for (const [nth, actor] of [main, ...subs].entries())
    await seedContacts(database, actor, { count: 120, seed: nth, now })
  await seedDoubles(database, main, { count: 12, seed: 201, now })
  await seedMails(database, [main, ...subs], { server: { address: '127.0.0.1', port: 2525 }, seed: 301, now })

  expect((await checkCounts(database)).wrong).toEqual([])
  expect(await checkLedger(database)).toEqual([])
  const { rows: sent } = await database.pool.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from campaign_receiver group by status',
  )
  const of = (...statuses: string[]) =>
    sent.reduce((sum, { status, count }) => sum + (statuses.includes(status) ? count : 0), 0)
  expect(of('waiting', 'claimed', 'held')).toBe(0)
  expect(await balanceOf(database.pool, main.account, score(products.emailMarketing))).toBe(
    5_000 - of('sent', 'returned', 'uncertain'),
  )
  const { rows: points } = await database.pool.query<{ at: number }>(
    'select (extract(epoch from created_at) * 1000)::bigint as at from ledger_entry order by seq',
  )
  const paid = points.map(({ at }) => at)
  expect(paid).toEqual(paid.toSorted((a, b) => a - b))
  expect(paid.at(-1)).toBeLessThan(now)
  const { rows: contacts } = await database.pool.query('select sum(email_send_count)::int as sends from contact')
  expect(contacts).toEqual([{ sends: of('sent', 'returned') }])

  const whole = { campaign_task: CampaignTask, email_message: EmailMessage, email_sender: EmailSender } as const
  for (const [entity, schema] of Object.entries(whole))
    for (const row of await rowsOf(entity as keyof typeof whole)) expect(schema.parse(row)).toEqual(row)
  const beside = {
    conversation: Conversation,
    message: ConversationMessage,
    suppression: SuppressionRow,
    consent: Consent,
  } as const
  for (const [entity, schema] of Object.entries(beside)) {
    const rows = await rowsOf(entity as keyof typeof beside)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(schema.parse(row)).toEqual(row)
  }
  const senders = await rowsOf<EmailSender>('email_sender')
  for (const message of await rowsOf<EmailMessage>('email_message')) {
    const { signature } = senders.find(({ belongto }) => belongto === message.belongto)!
    const found = checkMessage({ message, signature, reply_address: '' })
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
  }
  const tasks = await rowsOf<CampaignTask>('campaign_task')
  expect(tasks.filter(({ status }) => status === 'done').length).toBeGreaterThan(4)
  for (const { began_at, ended_at } of tasks) if (began_at) expect(ended_at).toBeGreaterThan(began_at)
})
