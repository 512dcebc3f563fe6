import { performance } from 'node:perf_hooks'
import { autoTaskIdOf } from '#domain/autoMarketing/plan'
import { advanceAutoRun } from '../../server/autoMarketing/advance.ts'
import { startAutoMarketing } from '../../server/autoMarketing/startAutoMarketing.ts'
import { noLog } from '../../server/log.ts'
import { seedContacts } from '../../server/sample/seed.ts'
import {
  autoCompany,
  autoPlan,
  autoStep,
  commandAutoRun,
  openAutoProcess,
  putAutoRun,
  readAutoRun,
} from '../../server/testing/autoMarketing.ts'
import { openTestDatabase } from '../../server/testing/database.ts'
import { taskNow } from '../../server/testing/emailCompany.ts'
import { until } from '../../server/testing/sending.ts'
import type { Figure } from './table.ts'

const people = 150_000

/** A run over 150,000 contacts that are there: frozen, named for its tasks, and paused. */
export async function benchAuto(): Promise<Figure[]> {
  const server = await openTestDatabase()
  const { database } = server
  try {
    const company = await autoCompany(database)
    await seedContacts(database, company, { count: people, seed: 33, now: Date.now() })
    // Nobody looks at addresses here.
    await database.pool.query(`update contact set emails = replace(emails::text, 'toVerify', 'valid')::jsonb`)
    await database.pool.query('analyze contact')
    const plan = autoPlan([autoStep('a', { most: people })], { most_people: people })
    const { id } = await putAutoRun(database, company, plan)
    const of = { account: company.account, run: id }
    const began = performance.now()
    while ((await readAutoRun(database, id)).phase !== 'send') await advanceAutoRun(database, of)
    const frozen = performance.now()
    await advanceAutoRun(database, of)
    const entered = performance.now()
    const paused = await pauseMs()
    return [
      { name: 'collecting, reviewing and freezing 150,000 contacts', value: frozen - began, unit: 'ms' },
      { name: 'putting them into the first step', value: entered - frozen, unit: 'ms' },
      {
        name: 'both: from the start to what is to be sent',
        value: entered - began,
        unit: 'ms',
        against: { name: 'limit', value: 10_000, atMost: 1 },
      },
      {
        name: 'a pause, until its task sends no more',
        value: paused,
        unit: 'ms',
        against: { name: 'limit', value: 1_000, atMost: 1 },
      },
    ]

    async function pauseMs(): Promise<number> {
      const process = openAutoProcess(database, { written: [] }, undefined, 20)
      const task = autoTaskIdOf(id, 'a', 'first')
      await until(async () => (await taskNow(database, task)).email_count > 0, 120_000)
      await process.stop()
      // As often as it is looked for in a real server.
      const runs = startAutoMarketing({ database, log: noLog })
      const said = performance.now()
      await commandAutoRun(database, company, id, 'pause')
      await until(async () => (await taskNow(database, task)).status === 'paused')
      const ms = performance.now() - said
      await runs.stop()
      return ms
    }
  } finally {
    await server.stop()
  }
}
