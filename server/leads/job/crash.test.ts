import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '../../ledger/check.ts'
import { balanceOf, score } from '../../ledger/ledger.ts'
import { randomFrom } from '../../sample/random.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { foundStore, leadCompany, openLeads, putLeadJob, readLeadJob, readLeads } from '../../testing/leads.ts'
import { type FaultPoint, faultSeeds, throughFault } from '../../testing/throughFault.ts'
import type { LeadSteps } from '../steps.ts'

/** Where something happens to a process that collects. */
const points = {
  'before a job begins': { before: 'insert into lead_step' },
  'after a job has begun': { committed: 'insert into lead_step' },
  'before points are put aside': { before: 'insert into ledger_hold' },
  'after points are put aside': { committed: 'insert into ledger_hold' },
  'after the question, before the answer': { step: 'asked' },
  'before an answer is kept': { before: `update lead_step set state = 'answered'` },
  'before rows are locked': { before: 'select "name", "email"' },
  'before points are settled': { before: 'select h.product_id' },
  'after points are settled': { committed: 'select h.product_id' },
  'before rows are written': { before: 'insert into lead (' },
  'after rows are written': { committed: 'insert into lead (' },
  'before a step is done': { before: `update lead_step set state = 'done'` },
  'after a step is done': { committed: `update lead_step set state = 'done'` },
  'before the number is taken': { before: 'update sync_account' },
  'after the number is taken': { committed: 'update sync_account' },
  'before the job is written': { before: 'insert into lead_job' },
  'after the job is written': { committed: 'insert into lead_job' },
  'before it is over': { before: 'delete from lead_step' },
  'after it is over': { committed: 'delete from lead_step' },
  'during shutdown': { step: 'asked', isShutdown: true },
} as const satisfies Record<string, FaultPoint>
type Point = keyof typeof points
const names = Object.keys(points) as Point[]
const kinds = ['the process is killed', 'the database is lost'] as const
const cases = faultSeeds.flatMap((seed) => names.flatMap((point) => kinds.map((kind) => ({ seed, point, kind }))))
/** What comes once in the life of a job. */
const rare = /^before a job begins|^after a job has begun|over$/

let server: TestDatabase
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())

test.each(cases)('$kind $point: nothing is lost or paid twice, seed $seed', async ({ seed, point, kind }) => {
  const random = randomFrom(seed * 1_000 + names.indexOf(point) * 10 + kinds.indexOf(kind))
  const company = await leadCompany(server.database, 1_000)
  const job = await putLeadJob(server.database, company)
  const world = tiles(job.id)
  const fault = { point: points[point], kind, nth: rare.test(point) ? 1 : 1 + random.below(5) }
  const hasHappened = await throughFault(server, {
    fault,
    peer: { onStep: (hear) => (world.hears.step = hear), drop: () => {} },
    open: (database) => openLeads(database, world.steps, { data: server.data, lines: server.database }),
    isOver: async () => (await readLeadJob(server.database, job.id)).state === 'over',
  })
  expect(hasHappened).toBe(true)
  const leads = await readLeads(server.database, job.id)
  expect(leads.map(({ key }) => key)).toEqual([...world.keys].toSorted())
  const after = await readLeadJob(server.database, job.id)
  expect(after).toMatchObject({ state: 'over', fresh: 38, asked: 12, left: 0, missing: 0, points: 38 })
  expect(await balanceOf(server.database.pool, company.account, score(3))).toBe(1_000 - 38)
  expect(await balanceOf(server.database.pool, company.account, `held:${score(3)}`)).toBe(0)
  expect(await checkLedger(server.database)).toEqual([])
  expect(world.askedInVain).toEqual([])
})

/**
 * Six tiles, of which each finds six stores, two of them its neighbour's as well, and each leads to one question more.
 * `askedInVain`: what was asked although its answer was kept already.
 */
function tiles(job: string) {
  const askedInVain: string[] = []
  const keys = new Set<string>()
  const hears: { step: ((step: string) => void) | null } = { step: null }
  const steps: LeadSteps<'offlineStores'> = {
    first: () => Array.from({ length: 6 }, (_, n) => ({ key: `tile ${n}`, work: n })),
    async take({ key, work }) {
      if ((await stateOfStep(job, key)) !== 'waiting') askedInVain.push(key)
      hears.step?.('asked')
      const n = work as number
      const numbers = n < 6 ? Array.from({ length: 6 }, (_, m) => n * 4 + m) : [100 + n * 2, 101 + n * 2, n]
      const leads = numbers.map((m) => foundStore(`store ${m}`))
      for (const lead of leads) keys.add(lead.key)
      return { kind: 'found', leads, next: n < 6 ? [{ key: `more ${n}`, work: n + 6 }] : [], missing: null }
    },
  }
  return { steps, keys, hears, askedInVain }
}

async function stateOfStep(job: string, key: string): Promise<string | undefined> {
  const { rows } = await server.database.pool.query<{ state: string }>(
    'select state from lead_step where job_id = $1 and key = $2',
    [job, key],
  )
  return rows[0]?.state
}
