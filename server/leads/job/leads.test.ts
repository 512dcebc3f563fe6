import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LeadJob } from '#domain/leads/job'
import { balanceOf, score } from '../../ledger/ledger.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { put } from '../../testing/emailCompany.ts'
import {
  companyValue,
  foundStore,
  giveLeadPoints,
  leadCompany,
  openLeads,
  putLeadJob,
  readLeadJob,
  readLeads,
} from '../../testing/leads.ts'
import { until } from '../../testing/sending.ts'
import type { LeadSteps, StepOutcome } from '../steps.ts'
import { chooseSteps } from './startLeads.ts'

type Steps = LeadSteps<'offlineStores'>
type Take = Steps['take']

let server: TestDatabase
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())

const open = (steps: Steps) => openLeads(server.database, steps, { data: server.data })
const stateOf = async (job: { id: string }) => (await readLeadJob(server.database, job.id)).state
const whole = (leads: ReturnType<typeof foundStore>[]): StepOutcome => ({
  kind: 'found',
  leads,
  next: [],
  missing: null,
})
const stores = (from: number, count: number) => Array.from({ length: count }, (_, n) => foundStore(`store ${from + n}`))
const asking = (keys: readonly string[], take: Take): Steps => ({
  first: () => keys.map((key) => ({ key, work: null })),
  take,
})

test('two processes ask each step once', async () => {
  const company = await leadCompany(server.database, 1_000)
  const asked: string[] = []
  const steps = asking(
    Array.from({ length: 40 }, (_, n) => `tile ${n}`),
    async ({ key }) => {
      asked.push(key)
      await new Promise((resolve) => setImmediate(resolve))
      return whole(stores(Number(key.slice(5)) * 3, 3))
    },
  )
  const job = await putLeadJob(server.database, company)
  const both = await Promise.all([open(steps), open(steps)])
  await until(async () => (await stateOf(job)) === 'over')
  await Promise.all(both.map(({ stop }) => stop()))
  expect(asked.toSorted()).toEqual(Array.from({ length: 40 }, (_, n) => `tile ${n}`).toSorted())
  expect(await readLeads(server.database, job.id)).toHaveLength(120)
})

test('a job whose points run out in the middle pauses with what was paid, and goes on without asking again', async () => {
  const company = await leadCompany(server.database, 7)
  let asked = 0
  const steps = asking(['tile'], () => {
    asked++
    return Promise.resolve(whole(stores(0, 20)))
  })
  const job = await putLeadJob(server.database, company)
  const leads = await open(steps)
  await until(async () => (await stateOf(job)) === 'paused')
  expect(await readLeadJob(server.database, job.id)).toMatchObject({
    problem: 'pointsInsufficient',
    fresh: 7,
    points: 7,
  })
  expect(await readLeads(server.database, job.id)).toHaveLength(7)
  await giveLeadPoints(server.database, company, 100)
  await put(server.database, company, 'lead_job', [
    { ...(await readLeadJob(server.database, job.id)), state: 'waiting' },
  ])
  await until(async () => (await stateOf(job)) === 'over')
  await leads.stop()
  expect(asked).toBe(1)
  expect(await readLeads(server.database, job.id)).toHaveLength(20)
  expect(await balanceOf(server.database.pool, company.account, score(3))).toBe(87)
})

test('without points nothing is asked', async () => {
  const company = await leadCompany(server.database, 0)
  let asked = 0
  const job = await putLeadJob(server.database, company)
  const leads = await open(
    asking(['tile'], () => {
      asked++
      return Promise.resolve(whole([]))
    }),
  )
  await until(async () => (await stateOf(job)) === 'paused')
  await leads.stop()
  expect(asked).toBe(0)
})

test('a source that names a time is asked again then, and no step of the job before', async () => {
  const company = await leadCompany(server.database, 100)
  const times: number[] = []
  let until429 = 0
  const job = await putLeadJob(server.database, company)
  const leads = await open(
    asking(['tile'], () => {
      times.push(Date.now())
      if (times.length > 1) return Promise.resolve(whole(stores(0, 2)))
      until429 = Date.now() + 1_500
      return Promise.resolve({
        kind: 'trouble',
        trouble: { kind: 'later', problem: 'rate', until: until429, code: '429' },
      })
    }),
  )
  await until(async () => (await readLeadJob(server.database, job.id)).waits_until !== null)
  expect(await readLeadJob(server.database, job.id)).toMatchObject({
    state: 'running',
    problem: 'rate',
    waits_until: until429,
  })
  expect(await balanceOf(server.database.pool, company.account, score(3))).toBe(100)
  await until(async () => (await stateOf(job)) === 'over')
  await leads.stop()
  expect(times).toHaveLength(2)
  expect(times[1]).toBeGreaterThanOrEqual(until429)
  expect(await readLeadJob(server.database, job.id)).toMatchObject({ problem: '', waits_until: null, fresh: 2 })
})

test('a trouble that stays ends the job with what was found', async () => {
  const company = await leadCompany(server.database, 100)
  const job = await putLeadJob(server.database, company)
  const steps: Steps = {
    first: () => [{ key: 'first', work: null }],
    take: ({ key }) =>
      Promise.resolve(
        key === 'first'
          ? { kind: 'found', leads: stores(0, 2), next: [{ key: 'second', work: null }], missing: null }
          : { kind: 'trouble', trouble: { kind: 'failed', problem: 'key', code: '401' } },
      ),
  }
  const leads = await open(steps)
  await until(async () => (await stateOf(job)) === 'failed')
  await leads.stop()
  expect(await readLeadJob(server.database, job.id)).toMatchObject({ problem: 'key', fresh: 2, points: 2 })
  const { rows } = await server.database.pool.query<{ key: string }>(
    `select content ->> 'key' as key from notification where "user" = $1`,
    [company.user],
  )
  expect(rows).toEqual([{ key: 'leadJobFailed' }])
})

test('it ends at the rows and points that its user set, and takes no more', async () => {
  const company = await leadCompany(server.database, 100)
  const [rows, points] = [
    await putLeadJob(server.database, company, { most_rows: 5 }),
    await putLeadJob(server.database, company, { most_points: 3 }),
  ]
  const leads = await open(asking(['tile'], () => Promise.resolve(whole(stores(0, 20)))))
  await until(async () => (await stateOf(rows)) === 'over' && (await stateOf(points)) === 'over')
  await leads.stop()
  expect(await readLeadJob(server.database, rows.id)).toMatchObject({ problem: 'rowsReached', fresh: 5 })
  expect(await readLeadJob(server.database, points.id)).toMatchObject({ problem: 'pointsReached', fresh: 3, points: 3 })
  expect(await balanceOf(server.database.pool, company.account, score(3))).toBe(92)
})

test('it ends when its hour has come, also while all that is left waits for its source', async () => {
  const company = await leadCompany(server.database, 100)
  const job = await putLeadJob(server.database, company, { ends_at: Date.now() + 1_500 })
  const later = { kind: 'later', problem: 'unreachable', until: Date.now() + 3_600_000, code: '' } as const
  const leads = await open(
    asking(['tile', 'shut'], ({ key }) =>
      Promise.resolve(key === 'tile' ? whole(stores(0, 2)) : { kind: 'trouble', trouble: later }),
    ),
  )
  await until(async () => (await stateOf(job)) === 'over')
  await leads.stop()
  expect(await readLeadJob(server.database, job.id)).toMatchObject({ problem: 'hourReached', fresh: 2, points: 2 })
  expect(await balanceOf(server.database.pool, company.account, score(3))).toBe(98)
})

test('a user’s budget of the month ends it as points do, and a larger one lets it go on without asking again', async () => {
  const company = await leadCompany(server.database, 100)
  const { account, user } = company
  const setBudget = (points: number) =>
    server.database.pool.query(
      `insert into point_budget (account_id, user_id, product_id, points) values ($1, $2, 3, $3)
       on conflict (account_id, user_id, product_id) do update set points = excluded.points`,
      [account, user, points],
    )
  await setBudget(3)
  let asked = 0
  const job = await putLeadJob(server.database, company)
  const leads = await open(
    asking(['tile'], () => {
      asked++
      return Promise.resolve(whole(stores(0, 10)))
    }),
  )
  await until(async () => (await stateOf(job)) === 'paused')
  expect(await readLeadJob(server.database, job.id)).toMatchObject({ problem: 'budgetReached', fresh: 3, points: 3 })
  await setBudget(50)
  await put(server.database, company, 'lead_job', [
    { ...(await readLeadJob(server.database, job.id)), state: 'waiting' },
  ])
  await until(async () => (await stateOf(job)) === 'over')
  await leads.stop()
  expect(await readLeads(server.database, job.id)).toHaveLength(10)
  expect([asked, await balanceOf(server.database.pool, account, score(3))]).toEqual([1, 90])
})

test('a repetition has only what is new', async () => {
  const company = await leadCompany(server.database, 100)
  let count = 4
  const leads = await open(asking(['tile'], () => Promise.resolve(whole(stores(0, count)))))
  const first = await putLeadJob(server.database, company)
  await until(async () => (await stateOf(first)) === 'over')
  count = 6
  const second = await putLeadJob(server.database, company, { repeats: first.id })
  await until(async () => (await stateOf(second)) === 'over')
  await leads.stop()
  expect(await readLeadJob(server.database, second.id)).toMatchObject({ found: 6, fresh: 2, points: 2 })
  expect((await readLeads(server.database, second.id)).map(({ key }) => key)).toEqual(['store 4', 'store 5'])
})

test('what is found again adds its values, and what a licence forbids to keep never becomes a row', async () => {
  const company = await leadCompany(server.database, 100)
  const job = await putLeadJob(server.database, company)
  const email = companyValue('info@luz.example', { field: 'email' })
  const forbidden = companyValue('Secret', { source: 'brave', licence: 'searchIndex' })
  const steps: Steps = {
    first: () => [{ key: 'map', work: null }],
    take: ({ key }) =>
      Promise.resolve(
        key === 'map'
          ? {
              kind: 'found',
              leads: [...stores(0, 1), { key: 'forbidden', values: [forbidden], place: null }],
              next: [{ key: 'site', work: null }],
              missing: null,
            }
          : whole([{ key: 'store 0', values: [email, forbidden], place: null }]),
      ),
  }
  const leads = await open(steps)
  await until(async () => (await stateOf(job)) === 'over')
  await leads.stop()
  expect(await readLeads(server.database, job.id)).toMatchObject([
    { name: 'Store store 0', email: 'info@luz.example', values: [{ field: 'company' }, { field: 'email' }] },
  ])
  expect(await readLeadJob(server.database, job.id)).toMatchObject({ fresh: 1, points: 1 })
})

test('a user has three jobs at once', async () => {
  const company = await leadCompany(server.database, 100)
  const gate = Promise.withResolvers<void>()
  const jobs: LeadJob[] = []
  for (let n = 0; n < 5; n++) jobs.push(await putLeadJob(server.database, company))
  const leads = await open(asking(['tile'], () => gate.promise.then(() => whole(stores(0, 1)))))
  const running = async () => (await Promise.all(jobs.map(stateOf))).filter((state) => state === 'running').length
  await until(async () => (await running()) >= 3)
  expect(await running()).toBe(3)
  gate.resolve()
  await until(async () => (await Promise.all(jobs.map(stateOf))).every((state) => state === 'over'))
  await leads.stop()
  expect(await Promise.all(jobs.map(stateOf))).toEqual(Array.from({ length: 5 }, () => 'over'))
})

test('a free place goes to the company with the fewest under way', () => {
  const step = (account: string, n: number) => ({ account, job: `${account} ${n}`, key: String(n) })
  const many = Array.from({ length: 100 }, (_, n) => step('large', n))
  const chosen = chooseSteps([...many, step('small', 0), step('small', 1)], [])
  expect(chosen.filter(({ account }) => account === 'small')).toHaveLength(2)
  expect(chosen).toHaveLength(24)
})
