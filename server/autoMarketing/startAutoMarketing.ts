import { lostTaskProblems } from '#domain/autoMarketing/faults'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { errorFields, type Log } from '../log.ts'
import { schedule } from '../schedule.ts'
import { alwaysLeaves, type MayLeave } from '../sync/epoch.ts'
import { advanceAutoRun } from './advance.ts'
import type { AutoRunId } from './runs.ts'
import { tellWeeks } from './tellWeeks.ts'

type AutoServices = { database: Database; log: Log; mayLeave?: MayLeave }

/** A paused or closing run is looked at as soon as somebody said so; one that goes on, this often. */
const lookMs = 2_000
/** A Monday is noticed within ten minutes. */
const weekLookMs = 600_000
/** Of the time that a run takes, so many times as long lies between two looks at it. */
const slowness = 5
/** A long turn of one company, such as a freeze, holds up no other one. */
const companiesAtOnce = 4

/** Moves runs of auto marketing on, step by step, in every process: several companies at once, of each one run after another. */
export function startAutoMarketing(
  { database, log, mayLeave = alwaysLeaves }: AutoServices,
  { everyMs = 400, restMs = lookMs }: { everyMs?: number; restMs?: number } = {},
): { stop: () => Promise<void> } {
  const looked = new Map<string, number>()
  const underWay = new Map<string, Promise<void>>()

  async function turn(signal: AbortSignal): Promise<void> {
    if (!(await asSystem(database, mayLeave))) return
    const open = await readOpenRuns(database)
    for (const id of looked.keys()) if (!open.some(({ run }) => run === id)) looked.delete(id)
    const due = open.filter(({ run, isUrgent }) => isUrgent || Date.now() >= (looked.get(run) ?? 0) + restMs)
    for (const [account, runs] of Map.groupBy(due, (one) => one.account)) {
      if (signal.aborted || underWay.size >= companiesAtOnce) return
      if (underWay.has(account)) continue
      underWay.set(
        account,
        advanceAll(runs, signal).finally(() => underWay.delete(account)),
      )
    }
  }

  async function advanceAll(runs: readonly AutoRunId[], signal: AbortSignal): Promise<void> {
    for (const of of runs) {
      if (signal.aborted) return
      const began = Date.now()
      try {
        while (!signal.aborted && (await advanceAutoRun(database, of)));
      } catch (error) {
        if (!signal.aborted) log('a run of auto marketing could not go on', { run: of.run, ...errorFields(error) })
      }
      // What takes long to count is counted less often.
      looked.set(of.run, began + slowness * (Date.now() - began))
    }
  }

  const loop = schedule(turn, { everyMs, log, failed: 'auto marketing could not go on' })
  const weeks = schedule(() => tellWeeks(database), {
    everyMs: weekLookMs,
    log,
    failed: 'the week of auto marketing could not be told',
  })
  return {
    async stop() {
      await weeks.stop()
      await loop.stop()
      await Promise.all(underWay.values())
    },
  }
}

/** `isUrgent`: its user said that it stops, and something of it still goes on. */
async function readOpenRuns({ pool }: Database): Promise<(AutoRunId & { isUrgent: boolean })[]> {
  const { rows } = await pool.query<AutoRunId & { isUrgent: boolean }>(
    `select account_id as account, id as run, state <> 'running' as "isUrgent" from auto_run a
     where deleted_at is null and (state in ('running', 'closing') or state = 'paused' and (
       exists (select from auto_task t join campaign_task c on c.account_id = t.account_id and c.id = t.task_id
         where t.account_id = a.account_id and t.run_id = a.id and c.deleted_at is null
           and (c.status = 'inProgress' or c.status = 'paused' and not t.is_held and c.problem = any($1::text[])))
       or exists (select from auto_source s join lead_job j on j.account_id = s.account_id and j.id = s.job_id
         where s.account_id = a.account_id and s.run_id = a.id and j.state in ('waiting', 'running') and j.deleted_at is null)))
     order by random()`,
    [lostTaskProblems],
  )
  return rows
}
