import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenArrows } from '#domain/autoMarketing/arrow'
import { autoBranches } from '#domain/autoMarketing/plan'
import { autoPhases, isAutoRunOpen } from '#domain/autoMarketing/run'
import { channelProduct } from '#domain/campaigns/channel'
import type { SendOutcome } from '#domain/campaigns/outcome'
import { followUpStatuses } from '#domain/contacts/contact'
import type { Actor } from '#domain/shared/mutation'
import { amount } from '../../tests/amounts.ts'
import { changeReceivers } from '../campaigns/ledger/changeReceivers.ts'
import { asSystem } from '../db/scope.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { type Random, randomFrom } from '../sample/random.ts'
import {
  autoCompany,
  autoPlan,
  autoStep,
  commandAutoRun,
  giveAutoPoints,
  type Letters,
  openAutoProcess,
  putAutoRun,
  readAutoRun,
  tookIt,
} from '../testing/autoMarketing.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { daytimeCountries } from '../testing/daytime.ts'
import { putContacts } from '../testing/emailCompany.ts'
import { until } from '../testing/sending.ts'

/** From this seed on. */
const firstSeed = Number(process.env.AUTO_SEED ?? 1)
const seeds = Array.from({ length: amount('AUTO_HISTORIES') }, (_, n) => n + firstSeed)

let server: TestDatabase
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())

const country = daytimeCountries('linked').open[0]!
let numbers = 15_300_000_000

const contactsOf = (random: Random) =>
  Array.from({ length: 20 + random.below(60) }, (_, n) => ({
    name: `P${n}`,
    country,
    follow_up_status: random.chance(0.1) ? random.pick(followUpStatuses) : ('none' as const),
    emails: random.chance(0.9) ? [{ email: `p${n}@one.example`, is_valid: 'valid' as const }] : [],
    phones: random.chance(0.8)
      ? [{ full_number: `49${++numbers}`, is_wt: random.pick(['registered', 'unregistered'] as const) }]
      : [],
  }))

function stepsOf(random: Random) {
  const names = ['a', 'b', 'c'].slice(0, 1 + random.below(3))
  return names.map((name, at) =>
    autoStep(name, {
      channel: random.pick(['email', 'linked'] as const),
      most: random.chance(0.2) ? 5 : 1_000,
      ...(at > 0 && { branch: random.pick(autoBranches), of: names[random.below(at)]! }),
    }),
  )
}

/** Some are refused, some are lost on the way. */
function answersOf(random: Random) {
  return (): SendOutcome => {
    if (random.chance(0.02)) return { kind: 'uncertain', refs: [] }
    if (random.chance(0.02)) return { kind: 'refused', reason: 'badAddress', permanent: true, code: '550', text: 'no' }
    return tookIt
  }
}

/** Somebody who was written to does something; who answered or said no is kept. */
async function actSomewhere({ account }: Actor, random: Random, left: Map<string, number>, letters: Letters) {
  const { rows } = await server.database.pool.query<{ id: string; contact: string }>(
    `select id, contact_id as contact from campaign_receiver where account_id = $1 and status = 'sent' order by id`,
    [account],
  )
  if (!rows.length) return
  const { id, contact } = random.pick(rows)
  const what = random.pick(['replied_at', 'unsubscribed_at'] as const)
  await asSystem(server.database, (connection) =>
    changeReceivers(connection, [id], (_, now) => ({ fields: { [what]: now } })),
  )
  if (!left.has(contact)) left.set(contact, letters.written.length)
}

test.each(seeds)(
  'a run with faults, seed %i: nobody twice, nobody after a stop, and the sums are right',
  async (seed) => {
    const random = randomFrom(seed)
    const company = await autoCompany(server.database, 20 + random.below(200))
    await putContacts(server.database, company, contactsOf(random))
    const letters: Letters = { written: [] }
    const left = new Map<string, number>()
    const { id } = await putAutoRun(
      server.database,
      company,
      autoPlan(stepsOf(random), { review: random.pick(['rules', 'hand']) }),
    )
    const open = () => openAutoProcess(server.database, letters, answersOf(random), 200)
    let process = open()
    const end = Date.now() + 25_000
    let isClosed = false
    while (Date.now() < end && isAutoRunOpen(await readAutoRun(server.database, id))) {
      await new Promise((resolve) => setTimeout(resolve, 20 + random.below(80)))
      const run = await readAutoRun(server.database, id)
      expect(brokenArrows(run.flow)).toEqual([])
      expect(autoPhases).toContain(run.phase)
      if (run.state === 'paused' || run.state === 'failed') await commandAutoRun(server.database, company, id, 'resume')
      else if (run.flow.some(({ waits_for }) => waits_for === 'review'))
        await commandAutoRun(server.database, company, id, 'approve')
      else if (random.chance(0.1)) await commandAutoRun(server.database, company, id, 'pause')
      else if (random.chance(0.03)) isClosed = (await commandAutoRun(server.database, company, id, 'close')) || isClosed
      if (random.chance(0.3)) await actSomewhere(company, random, left, letters)
      if (run.flow.some(({ state }) => state === 'insufficientPoints'))
        for (const channel of ['email', 'linked'] as const)
          await giveAutoPoints(server.database, company, channelProduct(channel), 100)
      if (random.chance(0.05)) {
        await process.stop()
        process = open()
      }
    }
    await until(async () => !isAutoRunOpen(await readAutoRun(server.database, id)), 10_000)
    await process.stop()
    const run = await readAutoRun(server.database, id)
    expect(['done', 'closed', 'failed']).toContain(run.state)
    if (isClosed) expect(run.state).toBe('closed')
    expect(brokenArrows(run.flow)).toEqual([])
    // Every message of a step goes to one person once.
    const { rows: tasks } = await server.database.pool.query<{ task: string; step: string }>(
      'select task_id as task, step from auto_task where run_id = $1',
      [id],
    )
    const stepOf = new Map(tasks.map(({ task, step }) => [task, step]))
    const written = letters.written.map(({ contact, task }) => `${contact} ${stepOf.get(task)}`)
    expect(new Set(written).size).toBe(written.length)
    // Who left before a step began is in none that began later; what was on its way then is not taken back.
    const { rows: after } = await server.database.pool.query<{ count: number }>(
      `select count(*)::int as count from auto_place p join auto_step s using (account_id, run_id, step)
     join campaign_receiver r on r.account_id = p.account_id and r.contact_id = p.contact_id
     join auto_task t on t.account_id = r.account_id and t.task_id = r.task_id and t.run_id = p.run_id
     where p.run_id = $1 and p.way = 'enters' and coalesce(r.replied_at, r.unsubscribed_at) < s.entered_at`,
      [id],
    )
    expect(after[0]!.count).toBe(0)
    const held = await balanceOf(server.database.pool, company.account, `held:score:${channelProduct('email')}`)
    expect(held).toBe(0)
  },
)
