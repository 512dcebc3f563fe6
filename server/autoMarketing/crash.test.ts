import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenArrows } from '#domain/autoMarketing/arrow'
import { isAutoRunOpen } from '#domain/autoMarketing/run'
import { amount } from '../../tests/amounts.ts'
import {
  autoCompany,
  autoPlan,
  autoStep,
  type Letters,
  openAutoProcess,
  putAutoRun,
  readAutoRun,
} from '../testing/autoMarketing.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { daytimeCountries } from '../testing/daytime.ts'
import { putContacts } from '../testing/emailCompany.ts'
import { until } from '../testing/sending.ts'
import { type FaultPoint, throughFault } from '../testing/throughFault.ts'

/** Where a process that moves a run is killed. */
const points = {
  'before sources begin': { before: 'insert into auto_source' },
  'after sources have begun': { committed: 'insert into auto_source' },
  'before people are taken': { before: 'with found as' },
  'after people are taken': { committed: 'with found as' },
  'before the review': { before: `update auto_member m set left_at = 'review'` },
  'before checks begin': { before: 'insert into auto_check' },
  'after the freeze': { committed: `update auto_member set left_at = 'freeze'` },
  'before a step begins': { before: 'insert into auto_step' },
  'between a task and its people': { before: 'insert into campaign_named' },
  'after a step has begun': { committed: 'insert into auto_task' },
  'at the gate': { before: 'update auto_step set gate =' },
  'before a step is over': { before: 'update auto_step set over_at' },
} as const satisfies Record<string, FaultPoint>

let server: TestDatabase
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())

const country = daytimeCountries('linked').open[0]!
let numbers = 15_200_000_000

/** More than a first batch, so that there is a gate. */
const asked = 56
const people = () =>
  Array.from({ length: asked }, (_, n) => ({
    name: `P${n}`,
    country,
    emails: [{ email: `p${n}@one.example`, is_valid: 'valid' as const }],
    phones: [{ full_number: `49${++numbers}`, is_wt: 'registered' as const }],
  }))
/** Over the whole list, however few they are. */
const names = Object.keys(points) as (keyof typeof points)[]
const every = Math.max(1, Math.floor(names.length / amount('AUTO_KILLS')))
const killed = names.filter((_, at) => at % every === every - 1)
const steps = [autoStep('a'), autoStep('b', { channel: 'linked', branch: 'notOpened', of: 'a' })]
const isOver = async (id: string) => !isAutoRunOpen(await readAutoRun(server.database, id))

async function expectOnce(id: string, letters: Letters) {
  const run = await readAutoRun(server.database, id)
  expect(run).toMatchObject({ state: 'done', phase: 'end' })
  expect(brokenArrows(run.flow)).toEqual([])
  for (const channel of ['email', 'linked']) {
    const written = letters.written.filter((letter) => letter.channel === channel).map(({ contact }) => contact)
    expect(new Set(written).size).toBe(written.length)
    expect(written.length).toBe(asked)
  }
}

test.each(killed)('killed %s: everybody is written to once', async (point) => {
  const company = await autoCompany(server.database)
  await putContacts(server.database, company, people())
  const letters: Letters = { written: [] }
  const { id } = await putAutoRun(server.database, company, autoPlan(steps))
  const happened = await throughFault(server, {
    fault: { point: points[point], kind: 'the process is killed', nth: 1 },
    open: async (database) => openAutoProcess(database, letters),
    peer: { onStep: () => {}, drop: () => {} },
    isOver: () => isOver(id),
  })
  expect(happened).toBe(true)
  await expectOnce(id, letters)
})

test('two processes move one run, and nobody is written to twice', async () => {
  const company = await autoCompany(server.database)
  await putContacts(server.database, company, people())
  const letters: Letters = { written: [] }
  const { id } = await putAutoRun(server.database, company, autoPlan(steps))
  const processes = [openAutoProcess(server.database, letters), openAutoProcess(server.database, letters)]
  await until(() => isOver(id))
  for (const process of processes) await process.stop()
  await expectOnce(id, letters)
})
