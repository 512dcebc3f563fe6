import { performance } from 'node:perf_hooks'
import { autoTaskIdOf } from '#domain/autoMarketing/plan'
import { type AutoRule, newAutoRule } from '#domain/autoMarketing/rule'
import { advanceAutoRun } from '../../server/autoMarketing/advance.ts'
import { applyAutoRule, tryRule } from '../../server/autoMarketing/rules.ts'
import { startAutoMarketing } from '../../server/autoMarketing/startAutoMarketing.ts'
import { noLog } from '../../server/log.ts'
import { seedContacts } from '../../server/sample/seed.ts'
import { newIdAt } from '../../server/sync/newId.ts'
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
import { put, taskNow } from '../../server/testing/emailCompany.ts'
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
    const rule = await ruleMs()
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
      {
        name: 'a rule tried over 100,000 events of contacts',
        value: rule.tried,
        unit: 'ms',
        against: { name: 'limit', value: 2_000, atMost: 1 },
      },
      { name: 'the same rule applied: 100,000 people of two runs', value: rule.applied, unit: 'ms' },
      { name: 'a look of it when nothing happened', value: rule.idle, unit: 'ms' },
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

    async function ruleMs() {
      const now = Date.now()
      const tag = newIdAt(now)
      const stamps = { created_at: now, updated_at: now }
      const row = {
        ...newAutoRule,
        ...stamps,
        id: newIdAt(now),
        name: 'Rule',
        when: { kind: 'tag', tag },
        effect: { kind: 'messages', steps: [], allows_unknown_basis: true },
        is_on: true,
        on_at: now,
        belongto: company.user,
      } as const satisfies AutoRule
      await put(database, company, 'tag', [{ id: tag, name: 'Bench', parent: null, colour: null, place: 0, ...stamps }])
      await put(database, company, 'auto_rule', [row])
      const look = () => applyAutoRule(database, { account: company.account, rule: row.id }, { restMs: 0 })
      await look()
      await database.pool.query(
        `insert into auto_event (account_id, kind, of, contact_id, key)
         select account_id, 'tag', $2, id, $2 from contact where account_id = $1 limit 100000`,
        [company.account, tag],
      )
      await database.pool.query('analyze auto_event')
      const began = performance.now()
      await tryRule(database, company, row.when)
      const tried = performance.now()
      while (await look());
      const applied = performance.now()
      await look()
      const idle = performance.now() - applied
      await put(database, company, 'auto_rule', [{ ...row, is_on: false, on_at: null }])
      await database.pool.query(`update auto_run set state = 'closed' where account_id = $1`, [company.account])
      return { tried: tried - began, applied: applied - tried, idle }
    }

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
