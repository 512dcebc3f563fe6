import { type AutoAction, type AutoState, autoRunMachine } from '#domain/autoMarketing/run'
import { limits } from '#domain/limits'
import { next } from '#domain/shared/machine'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { errorFields, type Log } from '../log.ts'
import { serverNow } from '../people/serverNow.ts'
import { schedule } from '../schedule.ts'
import { alwaysLeaves, type MayLeave } from '../sync/epoch.ts'
import { changeServerRows } from '../sync/serverRows.ts'
import { type AutoRuleId, applyAutoRule, recountRules } from './rules.ts'
import { type AutoRunId, lockAutoRun } from './runs.ts'

type RuleServices = { database: Database; log: Log; mayLeave?: MayLeave }

/** A rule that wrote begins its next run after a quarter of an hour. */
const ruleRestMs = 900_000
const recountMs = 600_000

/** Applies rules to what happens, in every process, and ends what those that were switched off had begun. */
export function startAutoRules(
  { database, log, mayLeave = alwaysLeaves }: RuleServices,
  { everyMs = 1_000, restMs = ruleRestMs }: { everyMs?: number; restMs?: number } = {},
): { stop: () => Promise<void> } {
  async function turn(signal: AbortSignal): Promise<void> {
    if (!(await asSystem(database, mayLeave))) return
    for (const of of await readStoppedRuns(database)) await closeRuleRun(database, of)
    for (const of of await readRules(database)) {
      if (signal.aborted) return
      try {
        while (!signal.aborted && (await applyAutoRule(database, of, { restMs })));
      } catch (error) {
        if (!signal.aborted) log('a rule of auto marketing could not go on', { rule: of.rule, ...errorFields(error) })
      }
    }
  }
  const loop = schedule(turn, { everyMs, log, failed: 'rules of auto marketing could not go on' })
  const counts = schedule(() => recountRules(database), {
    everyMs: recountMs,
    log,
    failed: 'what rules did could not be counted',
  })
  return {
    async stop() {
      await counts.stop()
      await loop.stop()
    },
  }
}

async function readRules({ pool }: Database): Promise<AutoRuleId[]> {
  const { rows } = await pool.query<AutoRuleId>(
    'select account_id as account, id as rule from auto_rule where is_on and deleted_at is null order by random()',
  )
  return rows
}

/** Runs that go on, of rules that do not. */
async function readStoppedRuns({ pool }: Database): Promise<AutoRunId[]> {
  const { rows } = await pool.query<AutoRunId>(
    `select r.account_id as account, r.id as run from auto_run r
     join auto_rule_run g on g.account_id = r.account_id and g.run_id = r.id
     where r.state in ('running', 'paused') and r.deleted_at is null and not exists (select from auto_rule u
       where u.account_id = g.account_id and u.id = g.rule_id and u.is_on and u.deleted_at is null)`,
  )
  return rows
}

const closeRuleRun = (database: Database, of: AutoRunId): Promise<void> =>
  asSystem(database, async (connection) => {
    const run = await lockAutoRun(connection, of)
    const state = run && next<AutoState, AutoAction>(autoRunMachine, run.state, 'close')
    if (!run || !state) return
    const now = await serverNow(connection)
    const closing = { ...run, state, closes_at: now + limits.autoCloseSeconds * 1_000, updated_at: now }
    await changeServerRows(connection, of.account, [{ entity: 'auto_run', puts: [closing] }])
  })
