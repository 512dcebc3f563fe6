import type { LeadForm } from '#domain/leads/form'
import type { LeadJob } from '#domain/leads/job'
import { pointsOfRow } from '#domain/leads/price'
import { limits } from '#domain/limits'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { holdPoints } from '../../ledger/ledger.ts'
import { serverNow } from '../../people/serverNow.ts'
import { endLeadJob, holdName, type LeadJobId, lockLeadJob, productOfLeadJob } from './leadJobs.ts'
import { readLeadPoints, roomOfJob } from './leadPoints.ts'

export type StepId = LeadJobId & { key: string }
export type KeptStep = {
  n: number
  state: 'waiting' | 'answered' | 'done'
  work: unknown
  tries: number
  held: number
  holds: number
  taken: number
}

/** `user` asks it; its rows are theirs. */
export type PreparedStep = { kind: 'ask' | 'apply'; work: unknown; form: LeadForm }

export async function lockStep(connection: Connection, { account, job, key }: StepId): Promise<KeptStep | null> {
  const { rows } = await connection.query<KeptStep>(
    `select n, state, work, tries, held, holds, taken from lead_step
     where account_id = $1 and job_id = $2 and key = $3 for update`,
    [account, job, key],
  )
  return rows[0] ?? null
}

/** Looks whether the step may be asked, and puts the points for its rows aside; null: not now, or not any more. */
export const prepareStep = (database: Database, of: StepId): Promise<PreparedStep | null> =>
  asSystem(database, async (connection) => {
    const job = await lockLeadJob(connection, of)
    if (job?.state !== 'running') return null
    const step = await lockStep(connection, of)
    if (!step || step.state === 'done') return null
    const { form } = job
    if (step.state === 'answered') return { kind: 'apply', work: step.work, form }
    const reached = await endReached(connection, job)
    if (reached) {
      await endLeadJob(connection, of.account, job, { action: 'finish', problem: reached })
      return null
    }
    return (await holdForRows(connection, of, job, step)) ? { kind: 'ask', work: step.work, form } : null
  })

/** Which of the ends that its user set has come. */
export async function endReached(connection: Connection, job: LeadJob) {
  if (job.fresh >= job.most_rows) return 'rowsReached'
  if (roomOfJob(job, pointsOfRow(job.form)) < 1) return 'pointsReached'
  return job.ends_at !== null && job.ends_at <= (await serverNow(connection)) ? 'hourReached' : null
}

async function holdForRows(connection: Connection, of: StepId, job: LeadJob, step: KeptStep): Promise<boolean> {
  const price = pointsOfRow(job.form)
  if (price === 0 || step.held > 0) return true
  const { points, isBudget, areHeld } = await readLeadPoints(connection, of.account, job)
  const rows = Math.min(limits.leadHeldRows, roomOfJob(job, price), Math.floor(points / price))
  if (rows < 1) {
    // What is put aside for another step may come back.
    if (areHeld) return false
    const problem = isBudget ? 'budgetReached' : 'pointsInsufficient'
    await endLeadJob(connection, of.account, job, { action: 'halt', problem })
    return false
  }
  const held = rows * price
  const uid = holdName(of, step.n, step.holds + 1)
  await holdPoints(connection, {
    account: of.account,
    uid,
    user: job.belongto,
    product: productOfLeadJob(job),
    points: held,
    remark: job.name,
  })
  await connection.query(
    'update lead_step set held = $4, holds = holds + 1 where account_id = $1 and job_id = $2 and key = $3',
    [of.account, of.job, of.key, held],
  )
  return true
}
