import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LeadForm } from '#domain/leads/form'
import { limits } from '#domain/limits'
import { products } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import { checkLedger } from '../../ledger/check.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import {
  foundStore,
  giveLeadPoints,
  leadCompany,
  openLeads,
  putLeadJob,
  readLeadJob,
  readLeads,
} from '../../testing/leads.ts'
import { until } from '../../testing/sending.ts'
import { type FaultPoint, throughFault } from '../../testing/throughFault.ts'
import { offlineStores } from '../steps/offlineStores.ts'
import type { LeadSteps } from '../steps.ts'

let server: TestDatabase
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())

const find = { by: 'search', keyword: 'lights', country: 'PT', city: 'Lisbon', pages: 10 } as const
const formOf = {
  facebook: { kind: 'facebook', find },
  instagram: { kind: 'instagram', find },
} as const satisfies Record<string, LeadForm>

async function socialCompany(): Promise<Actor> {
  const company = await leadCompany(server.database, 0)
  for (const product of [products.fbHome, products.insData])
    await giveLeadPoints(server.database, company, 1_000, product)
  return company
}

const points = {
  'before points are put aside': { before: 'insert into ledger_hold' },
  'after points are put aside': { committed: 'insert into ledger_hold' },
  'after the question': { step: 'asked' },
  'before an answer is kept': { before: `update lead_step set state = 'answered'` },
  'before points are settled': { before: 'select h.product_id' },
  'before rows are written': { before: 'insert into lead (' },
  'after rows are written': { committed: 'insert into lead (' },
  'before a step is done': { before: `update lead_step set state = 'done'` },
  'after a step is done': { committed: `update lead_step set state = 'done'` },
  'after the job is written': { committed: 'insert into lead_job' },
} as const satisfies Record<string, FaultPoint>

test.each(Object.keys(points) as (keyof typeof points)[])(
  'killed %s with three accounts’ searches running and the fourth waiting over two processes: nothing is asked twice, nothing is lost',
  async (point) => {
    const company = await socialCompany()
    const jobs: string[] = []
    for (let n = 0; n < 4; n++) {
      const job = await putLeadJob(server.database, company, {
        form: formOf.instagram,
        kind: 'instagram',
        created_at: n,
      })
      jobs.push(job.id)
    }
    const askedInVain: string[] = []
    const hears: { step: ((step: string) => void) | null } = { step: null }
    let mostRunning = 0
    const steps: LeadSteps<'instagram'> = {
      first: () => Array.from({ length: 4 }, (_, n) => ({ key: `results ${n}`, work: n })),
      async take({ key, work }) {
        const { rows } = await server.database.pool.query<{ job: string; waiting: boolean; running: number }>(
          `select (select count(*)::int from lead_job where account_id = $1 and state = 'running') as running,
             not exists (select from lead_step where account_id = $1 and key = $2 and state = 'waiting') as waiting`,
          [company.account, key],
        )
        mostRunning = Math.max(mostRunning, rows[0]!.running)
        if (rows[0]!.waiting) askedInVain.push(key)
        hears.step?.('asked')
        const leads = [0, 1, 2].map((m) => foundStore(`shop_${(work as number) * 2 + m}`))
        return { kind: 'found', leads, next: [], missing: null }
      },
    }
    const open = (database: TestDatabase['database']) =>
      openLeads(database, offlineStores, { data: server.data, lines: server.database, kinds: { instagram: steps } })
    const others: { stop: () => Promise<void> }[] = []
    await throughFault(server, {
      fault: { point: points[point], kind: 'the process is killed', nth: 1 },
      peer: { onStep: (hear) => (hears.step = hear), drop: () => {} },
      async open(database) {
        const process = await open(database)
        others.push(await open(server.database))
        return process
      },
      isOver: async () =>
        (await Promise.all(jobs.map((id) => readLeadJob(server.database, id)))).every(({ state }) => state === 'over'),
    })
    for (const other of others) await other.stop()
    for (const id of jobs) {
      const job = await readLeadJob(server.database, id)
      expect(job).toMatchObject({ state: 'over', asked: 4, fresh: 9, points: 9, left: 0 })
      expect(await readLeads(server.database, id)).toHaveLength(9)
    }
    expect(mostRunning).toBeLessThanOrEqual(limits.leadJobsAtOnce)
    expect(mostRunning).toBe(3)
    expect(askedInVain).toEqual([])
    expect(await checkLedger(server.database)).toEqual([])
  },
)

/** Six pages of results, of which one cannot be asked as long as the token has ended. */
function withToken(token: { isGood: boolean }) {
  const asked: string[] = []
  const steps: LeadSteps<'facebook'> = {
    first: () => Array.from({ length: 6 }, (_, n) => ({ key: `profile ${n}`, work: n })),
    async take({ key, work }) {
      if (work === 2 && !token.isGood)
        return { kind: 'trouble', trouble: { kind: 'failed', problem: 'key', code: '190' }, blocks: 'step' }
      asked.push(key)
      return { kind: 'found', leads: [foundStore(`page${String(work)}`)], next: [], missing: null }
    },
  }
  return { asked, steps }
}

test('a token that ends in the middle holds up what needs it: all else is done, and another task asks the rest and nothing twice', async () => {
  const company = await socialCompany()
  const token = { isGood: false }
  const { asked, steps } = withToken(token)
  const first = await putLeadJob(server.database, company, { form: formOf.facebook, kind: 'facebook' })
  const leads = await openLeads(server.database, offlineStores, { data: server.data, kinds: { facebook: steps } })
  await until(async () => (await readLeadJob(server.database, first.id)).state === 'failed')
  expect(await readLeadJob(server.database, first.id)).toMatchObject({ problem: 'key', fresh: 5, left: 1, asked: 5 })
  token.isGood = true
  const second = await putLeadJob(server.database, company, {
    form: formOf.facebook,
    kind: 'facebook',
    continues: first.id,
  })
  await until(async () => (await readLeadJob(server.database, second.id)).state === 'over')
  await leads.stop()
  expect(await readLeadJob(server.database, second.id)).toMatchObject({ fresh: 1, asked: 1, points: 1 })
  expect(asked.toSorted()).toEqual(Array.from({ length: 6 }, (_, n) => `profile ${n}`))
  expect(await checkLedger(server.database)).toEqual([])
})

test('what a task that goes on with another one learns of its rows is theirs, and is not paid again', async () => {
  const company = await socialCompany()
  let mayAsk = false
  const steps: LeadSteps<'facebook'> = {
    first: () => [{ key: 'results 1', work: 0 }],
    async take({ key }) {
      if (key === 'results 1')
        return { kind: 'found', leads: [foundStore('page')], next: [{ key: 'site', work: 1 }], missing: null }
      if (!mayAsk) return { kind: 'trouble', trouble: { kind: 'failed', problem: 'key', code: '190' }, blocks: 'step' }
      const values = [{ ...foundStore('page').values[0]!, field: 'email' as const, value: 'a@page.example' }]
      return { kind: 'found', leads: [{ key: 'page', values, place: null }], next: [], missing: null }
    },
  }
  const first = await putLeadJob(server.database, company, { form: formOf.facebook, kind: 'facebook' })
  const leads = await openLeads(server.database, offlineStores, { data: server.data, kinds: { facebook: steps } })
  await until(async () => (await readLeadJob(server.database, first.id)).state === 'failed')
  mayAsk = true
  const second = await putLeadJob(server.database, company, {
    form: formOf.facebook,
    kind: 'facebook',
    continues: first.id,
  })
  await until(async () => (await readLeadJob(server.database, second.id)).state === 'over')
  // Somebody else's task gives nothing.
  const other = await socialCompany()
  const stolen = await putLeadJob(server.database, other, {
    form: formOf.facebook,
    kind: 'facebook',
    continues: first.id,
  })
  await until(async () => (await readLeadJob(server.database, stolen.id)).state === 'over')
  await leads.stop()
  expect(await readLeads(server.database, first.id)).toMatchObject([{ key: 'page', email: 'a@page.example' }])
  expect(await readLeads(server.database, second.id)).toEqual([])
  expect(await readLeadJob(server.database, second.id)).toMatchObject({ fresh: 0, points: 0 })
  expect(await readLeadJob(server.database, stolen.id)).toMatchObject({ fresh: 1, asked: 2 })
})
