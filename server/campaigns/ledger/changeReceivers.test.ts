import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendEvents } from '#domain/campaigns/sendStatus'
import { countLedger, withDeltas } from '#domain/campaigns/statistics/statistics'
import { withHit } from '#domain/campaigns/statistics/tracking'
import type { Hit } from '#domain/email/hits/classifyHit'
import { asSystem } from '../../db/scope.ts'
import { createCompany } from '../../operator.ts'
import { randomFrom } from '../../sample/random.ts'
import {
  entriesInOrder,
  ledgerOf,
  type PlantedRun,
  pendingDeltas,
  plantReceivers,
  plantRun,
  readReceivers,
} from '../../testing/ledger.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { changeReceivers, type ReceiverChange } from './changeReceivers.ts'
import { companyOffsetAt } from './companyClock.ts'

let server: TestServer
let run: PlantedRun
let count = 0
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function planted(emails: readonly string[]) {
  const company = await createCompany(server.database, { username: `changes-${++count}`, password: 'a long password' })
  run = await plantRun(server.database, company)
  const ids = await plantReceivers(server.database, run, emails)
  return { ids, atFirst: countLedger(await ledgerOf(server.database, run.task), companyOffsetAt) }
}
const change = (ids: readonly string[], decide: Parameters<typeof changeReceivers>[2]) =>
  asSystem(server.database, (connection) => changeReceivers(connection, ids, decide))
const contactDeltas = async () =>
  (
    await server.database.pool.query(
      'select sends, engagement, invalid_email from campaign_contact_delta where account_id = $1 order by id',
      [run.account],
    )
  ).rows

test('whatever happens to receivers in whatever order, the numbers are the sum over the ledger', async () => {
  const { next: random, pick } = randomFrom(71)
  const emails = Array.from({ length: 40 }, (_, n) => `p${n}@${['one.example', 'two.example'][n % 2]}`)
  const { ids, atFirst } = await planted(emails)
  const someChange = (now: number, hits: readonly Hit[]): ReceiverChange => {
    const kind = pick(['open', 'click'] as const)
    const hit: Hit = {
      at: now + Math.floor(random() * 1e9),
      kind,
      link: kind === 'click' ? pick([0, 1, 2]) : null,
      method: pick(['GET', 'HEAD']),
      user_agent: pick(['Mozilla/5.0 (Windows NT 10.0)', 'Mozilla/5.0']),
      purpose: '',
      from: pick(['a', 'b']),
    }
    return pick<ReceiverChange>([
      { event: pick(sendEvents), fields: { reason: 'putOff' } },
      { event: 'accept', fields: { sent_at: now, offset_minutes: pick([null, 480, -300]) } },
      { event: 'claim' },
      { event: 'return', fields: { returned: pick(['hard', 'soft']) }, isInvalid: true },
      { fields: { hits: withHit(hits, hit) } },
      { fields: { [pick(['replied_at', 'auto_replied_at', 'unsubscribed_at', 'complained_at'] as const)]: now } },
    ])
  }
  for (let round = 0; round < 40; round++) {
    const some = ids.filter(() => random() < 0.3)
    await change(some, ({ hits }, now) => (random() < 0.8 ? someChange(now, hits) : null))
  }
  const pending = await pendingDeltas(server.database, run.account)
  const ledger = await ledgerOf(server.database, run.task)
  expect(new Set(ledger.map(({ status }) => status)).size).toBeGreaterThan(4)
  expect(entriesInOrder(withDeltas(atFirst, pending))).toEqual(entriesInOrder(countLedger(ledger, companyOffsetAt)))
})

test('what a status does not allow changes nothing, and others of the same call are changed', async () => {
  const { ids } = await planted(['a@one.example', 'b@one.example'])
  await change(ids.slice(0, 1), () => ({ event: 'claim' }))
  const changed = await change(ids, () => ({ event: 'accept', fields: { reason: 'gone' } }))
  expect(changed.map(({ after }) => [after.address, after.status])).toEqual([['a@one.example', 'sent']])
  expect((await readReceivers(server.database, run.task)).map(({ status, reason }) => [status, reason])).toEqual([
    ['sent', 'gone'],
    ['waiting', ''],
  ])
})

test('a hundred mails of one task write the numbers once for all of them', async () => {
  const { ids } = await planted(Array.from({ length: 100 }, (_, n) => `p${n}@one.example`))
  await change(ids, () => ({ event: 'claim' }))
  const { rows } = await server.database.pool.query('select from campaign_delta where account_id = $1', [run.account])
  expect(rows.length).toBeLessThan(10)
})

test('a contact learns of a mail that was sent, of the furthest that its reader went, and of an address that is none', async () => {
  const { ids } = await planted(['a@one.example'])
  const sent = Date.now() - 3_600_000
  await change(ids, () => ({ event: 'claim' }))
  await change(ids, () => ({ event: 'accept', fields: { sent_at: sent, handed_over_at: sent } }))
  const hit = { at: Date.now(), method: 'GET', user_agent: 'Mozilla/5.0 (Windows)', purpose: '', from: 'a' }
  for (const one of [{ ...hit, kind: 'open', link: null } as const, { ...hit, kind: 'click', link: 3 } as const])
    await change(ids, ({ hits }) => ({ fields: { hits: withHit(hits, one) } }))
  await change(ids, (_, now) => ({ fields: { replied_at: now } }))
  await change(ids, () => ({ event: 'return', fields: { returned: 'hard' }, isInvalid: true }))
  expect(await contactDeltas()).toEqual([
    { sends: 1, engagement: null, invalid_email: null },
    { sends: 0, engagement: 'opened', invalid_email: null },
    { sends: 0, engagement: 'clicked', invalid_email: null },
    { sends: 0, engagement: 'replied', invalid_email: null },
    { sends: 0, engagement: null, invalid_email: 'a@one.example' },
  ])
})
