import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenArrows } from '#domain/autoMarketing/arrow'
import { sourceOutcomes } from '#domain/autoMarketing/best'
import { autoFaultsOf } from '#domain/autoMarketing/faults'
import { type AutoSource, type AutoStep, autoTaskIdOf, leadJobIdOf } from '#domain/autoMarketing/plan'
import { isAutoRunOpen } from '#domain/autoMarketing/run'
import type { LeadForm } from '#domain/leads/form'
import type { Actor } from '#domain/shared/mutation'
import { changeReceivers } from '../campaigns/ledger/changeReceivers.ts'
import { asSystem } from '../db/scope.ts'
import { settleAnswered } from '../linked/check/questions.ts'
import {
  autoCompany,
  autoPlan,
  autoStep,
  type Letters,
  openAutoProcess,
  putAutoRun,
  readAutoRun,
  tookIt,
} from '../testing/autoMarketing.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { daytimeCountries } from '../testing/daytime.ts'
import { newTestId } from '../testing/device.ts'
import { put } from '../testing/emailCompany.ts'
import { ownConnections } from '../testing/faults.ts'
import { putFoundLeads } from '../testing/foundLeads.ts'
import { storesForm } from '../testing/leads.ts'
import { readReceivers } from '../testing/ledger.ts'
import { linkedRow } from '../testing/linkedTask.ts'
import { until } from '../testing/sending.ts'

let server: TestDatabase
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())

const country = daytimeCountries('linked').open[0]!
const fairForm: LeadForm = { kind: 'globalFair', fair_id: null, name: 'Lamp fair', recipe: null }
const [stores, exhibitors, both] = [330, 100, 30]

const shops = (from: number, count: number) => Array.from({ length: count }, (_, n) => ({ n: from + n, country }))

/** As those who look up addresses and numbers would. */
async function lookUp({ account }: Actor, session: string): Promise<void> {
  await server.database.pool.query(
    `update email_check_item set verdict = 'valid' where account_id = $1 and verdict is null`,
    [account],
  )
  const { rows } = await server.database.pool.query<{ number: string }>(
    'select number from number_question where account_id = $1',
    [account],
  )
  const registered = rows.map(({ number }) => ({ number, jid: `${number}@s.whatsapp.net` }))
  if (registered.length)
    await settleAnswered(server.database, { account, id: session }, { registered, unregistered: [], unclear: [] })
}

test('stores and a fair, 400 people: mail, then WhatsApp to who did not open, through two kills, a lost account and three answers', async () => {
  const company = await autoCompany(server.database)
  const phone = linkedRow(company, newTestId())
  await put(server.database, company, 'channel_account', [phone])
  const source = (id: string, form: LeadForm): AutoSource => ({
    kind: 'leads',
    id,
    form,
    most_rows: 1_000,
    most_points: null,
    brought_pages: 0,
  })
  const byPhone: Partial<AutoStep> = {
    channel: 'linked',
    senders: [phone.id],
    verify_count: 1_000,
    branch: 'notOpened',
    of: 'mail',
  }
  const plan = autoPlan([autoStep('mail'), autoStep('phone', { ...byPhone, not_before: Date.now() + 12_000 })], {
    sources: [source('maps', storesForm), source('fair', fairForm)],
    most_people: 400,
  })
  const run = await putAutoRun(server.database, company, plan, { state: 'draft' })
  await putFoundLeads(server.database, company, leadJobIdOf(run.id, 'maps'), storesForm, shops(0, stores))
  await putFoundLeads(server.database, company, leadJobIdOf(run.id, 'fair'), fairForm, shops(stores - both, exhibitors))
  await put(server.database, company, 'auto_run', [{ ...run, state: 'running' }])

  const letters: Letters = { written: [] }
  const over = (channel: string) => letters.written.filter((one) => one.channel === channel)
  // The mailbox is lost after 300 mails.
  const open = (database = server.database) =>
    openAutoProcess(
      database,
      letters,
      (channel) =>
        channel === 'email' && over('email').length >= 300
          ? { kind: 'account', passes: false, atOnce: true, pauses: 'senderRefused', code: '535', text: 'locked' }
          : tookIt,
      1_500,
    )
  const killedWhen = async (isTime: () => boolean) => {
    const own = ownConnections(server)
    const process = open(own.database)
    await until(async () => (await lookUp(company, phone.id), isTime()), 60_000)
    own.kill()
    void process.stop().catch(() => {})
  }
  await killedWhen(() => over('email').length >= 60)
  const process = open()
  const first = autoTaskIdOf(run.id, 'mail', 'first')
  await until(async () => (await readReceivers(server.database, first, company.account)).length >= 50)
  const [a, b, c, ...openers] = await readReceivers(server.database, first, company.account)
  const answered = [a!, b!, c!]
  await asSystem(server.database, async (connection) => {
    const ids = answered.map(({ id }) => id)
    await changeReceivers(connection, ids, (_, now) => ({ fields: { replied_at: now } }))
    await connection.query(
      `update campaign_receiver set opened_at = server_now(), hits = '[]' where id = any($1::uuid[])`,
      [openers.slice(0, 20).map(({ id }) => id)],
    )
  })
  await until(
    async () => autoFaultsOf(await readAutoRun(server.database, run.id)).some(({ key }) => key === 'mail'),
    60_000,
  )
  await process.stop()
  await killedWhen(() => over('linked').length >= 60)
  const last = open()
  await until(async () => !isAutoRunOpen(await readAutoRun(server.database, run.id)), 60_000)
  await last.stop()

  const ended = await readAutoRun(server.database, run.id)
  expect(ended).toMatchObject({ state: 'done', phase: 'end' })
  expect(brokenArrows(ended.flow)).toEqual([])
  const arrow = (key: string) => ended.flow.find((one) => one.key === key)!
  expect(arrow('collect')).toMatchObject({ from: stores + exhibitors, on: 400, out: { duplicate: both } })
  expect(arrow('freeze')).toMatchObject({ from: 400, on: 400 })
  expect(arrow('mail')).toMatchObject({ state: 'failed', from: 400 })
  expect(arrow('phone')).toMatchObject({ state: 'done', from: 400, waiting: 0, out: { replied: 3, branch: 20 } })
  for (const channel of ['email', 'linked']) {
    const people = over(channel).map(({ contact }) => contact)
    expect(new Set(people).size).toBe(people.length)
  }
  const called = new Set(over('linked').map(({ contact }) => contact))
  for (const { contact } of [...answered, ...openers.slice(0, 20)]) expect(called.has(contact)).toBe(false)
  const bySource = Object.values(sourceOutcomes(ended)).reduce((sum, { on }) => sum + on, 0)
  expect(bySource).toBe(arrow('mail').on + arrow('phone').on)
}, 180_000)
