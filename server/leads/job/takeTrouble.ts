import type { SourceTrouble } from '#domain/leadSources/sourceAnswer'
import type { LeadJob, LeadJobProblem } from '#domain/leads/job'
import { limits } from '#domain/limits'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { settleHold } from '../../ledger/ledger.ts'
import { serverNow } from '../../people/serverNow.ts'
import { endLeadStep } from './applyOutcome.ts'
import { countOpenSteps, endLeadJob, hasFreeSteps, holdName, lockLeadJob, writeLeadJob } from './leadJobs.ts'
import { type KeptStep, lockStep, type StepId } from './prepareStep.ts'

/** `fault`: our own, which is asked again like one of the source's that passes. */
export type StepTrouble = SourceTrouble | { kind: 'later'; problem: 'fault'; until: null; code: string }

/** What of them concerns all that is asked of a source, and not one question. */
const concernsAll: ReadonlySet<LeadJobProblem> = new Set(['rate', 'quota', 'busy'])

/** A trouble that passes is asked again when its time has come; of one that stays, or comes too often, is said that it is missing. */
export const takeTrouble = (
  database: Database,
  of: StepId,
  trouble: StepTrouble,
  blocks: 'job' | 'step' = 'job',
): Promise<void> =>
  asSystem(database, async (connection) => {
    const job = await lockLeadJob(connection, of)
    if (!job) return
    const step = await lockStep(connection, of)
    if (step?.state !== 'waiting') return
    await releaseStep(connection, of, step)
    const { problem } = trouble
    if (trouble.kind === 'failed' && blocks === 'step') return holdUp(connection, of, job, problem)
    if (trouble.kind === 'failed') return endLeadJob(connection, of.account, job, { action: 'fail', problem })
    // Who says when is not asked in vain.
    const tries = step.tries + Number(trouble.until === null)
    if (tries >= limits.leadTries) return giveUp()
    const now = await serverNow(connection)
    const until = trouble.until ?? now + waitMs(tries)
    await connection.query(
      `update lead_step set tries = $4, not_before = to_timestamp($5 / 1000.0)
       where account_id = $1 and job_id = $2 and key = $3`,
      [of.account, of.job, of.key, tries, until],
    )
    const waits_until = concernsAll.has(problem) ? Math.max(until, job.waits_until ?? 0) : job.waits_until
    await writeLeadJob(connection, of.account, { ...job, problem, waits_until })

    async function giveUp() {
      await endLeadStep(connection, of)
      const left = await countOpenSteps(connection, of)
      const after = { ...job!, problem, left, asked: job!.asked + 1, missing: job!.missing + 1 }
      if (left > 0 && (await hasFreeSteps(connection, of))) return writeLeadJob(connection, of.account, after)
      if (left > 0) return endLeadJob(connection, of.account, after, { action: 'fail', problem: 'key' })
      return endLeadJob(connection, of.account, after, { action: 'finish', problem })
    }
  })

/** Such as a token that has ended: what needs no token goes on, and what is held up is asked when the job goes on after its end. */
async function holdUp(connection: Connection, of: StepId, job: LeadJob, problem: LeadJobProblem): Promise<void> {
  await connection.query(
    `update lead_step set not_before = 'infinity' where account_id = $1 and job_id = $2 and key = $3`,
    [of.account, of.job, of.key],
  )
  if (await hasFreeSteps(connection, of)) return writeLeadJob(connection, of.account, { ...job, problem })
  return endLeadJob(connection, of.account, job, { action: 'fail', problem })
}

const waitMs = (tries: number) =>
  Math.min(limits.leadRetrySeconds * 2 ** (tries - 1), limits.leadLongestRetrySeconds) * 1_000

async function releaseStep(connection: Connection, of: StepId, { n, held, holds }: KeptStep): Promise<void> {
  if (held === 0) return
  await settleHold(connection, { account: of.account, uid: holdName(of, n, holds), points: 0 })
  await connection.query('update lead_step set held = 0 where account_id = $1 and job_id = $2 and key = $3', [
    of.account,
    of.job,
    of.key,
  ])
}
