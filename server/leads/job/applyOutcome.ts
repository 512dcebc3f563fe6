import type { FoundLead } from '#domain/leads/foundLead'
import type { LeadJob } from '#domain/leads/job'
import { type LeadRow, newLead, withFound } from '#domain/leads/lead'
import { pointsOfRow } from '#domain/leads/price'
import { limits } from '#domain/limits'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { settleHold, spend } from '../../ledger/ledger.ts'
import { serverNow } from '../../people/serverNow.ts'
import type { Secrets } from '../../secrets.ts'
import { quotedColumns } from '../../sync/tables.ts'
import type { StepOutcome } from '../steps.ts'
import { addSteps } from './beginJobs.ts'
import { rowsOfContinued } from './continueJob.ts'
import {
  countOpenSteps,
  endLeadJob,
  hasFreeSteps,
  holdName,
  lockLeadJob,
  productOfLeadJob,
  writeLeadJob,
} from './leadJobs.ts'
import { readLeadPoints, roomOfJob } from './leadPoints.ts'
import { type KeptStep, lockStep, type StepId } from './prepareStep.ts'
import { withoutErased } from './withoutErased.ts'

export type FoundOutcome = Extract<StepOutcome, { kind: 'found' }>

/** What was said is kept before anything is made of it: whoever comes after asks nothing twice. */
export async function keepOutcome(database: Database, of: StepId, outcome: FoundOutcome): Promise<void> {
  await database.pool.query(
    `update lead_step set state = 'answered', outcome = $4::jsonb, taken = 0, not_before = null
     where account_id = $1 and job_id = $2 and key = $3 and state = 'waiting'`,
    // Links that may not be stored are for somebody who looks now, and nobody does.
    [of.account, of.job, of.key, JSON.stringify({ ...outcome, links: undefined })],
  )
}

/** Makes rows of the next portion of what was said. False: nothing more can be made of it now. */
export const applyPortion = (database: Database, secrets: Secrets, of: StepId): Promise<boolean> =>
  asSystem(database, async (connection) => {
    const job = await lockLeadJob(connection, of)
    if (job?.state !== 'running') return false
    const step = await lockStep(connection, of)
    if (step?.state !== 'answered') return false
    const { leads, rest, next, missing } = await readPortion(connection, of, step.taken)
    const found = await withoutErased(connection, secrets, of.account, leads)
    const portion = await sortOut(connection, of, job, found)
    const bounds = await roomOfPortion(connection, of, job, step)
    const taken = portion.fresh.slice(0, bounds.rows)
    const isShort = taken.length < portion.fresh.length
    await pay(connection, of, job, step, taken.length)
    const added = taken.map(({ lead }) => lead)
    const counted = {
      ...job,
      found: job.found + portion.known + added.length,
      fresh: job.fresh + added.length,
      points: job.points + added.length * pointsOfRow(job.form),
      problem: '' as const,
      waits_until: null,
    }
    const rows = [{ entity: 'lead', puts: [...portion.changed, ...added] }] as const
    if (isShort) {
      // What comes after the last one that was paid waits for more points.
      await noteTaken(connection, of, step.taken + portion.fresh[taken.length]!.at)
      const end = { action: bounds.action, problem: bounds.problem } as const
      await endLeadJob(connection, of.account, counted, end, rows)
      return false
    }
    if (rest > 0) {
      await noteTaken(connection, of, step.taken + leads.length)
      await writeLeadJob(connection, of.account, counted, rows)
      return true
    }
    await addSteps(connection, of, next)
    await endLeadStep(connection, of)
    const left = await countOpenSteps(connection, of)
    const after = { ...counted, left, asked: job.asked + 1, missing: job.missing + Number(missing !== null) }
    if (left > 0 && (await hasFreeSteps(connection, of))) await writeLeadJob(connection, of.account, after, rows)
    else if (left > 0) await endLeadJob(connection, of.account, after, { action: 'fail', problem: 'key' }, rows)
    else await endLeadJob(connection, of.account, after, { action: 'finish', problem: '' }, rows)
    return false
  })

type Portion = Pick<FoundOutcome, 'leads' | 'next' | 'missing'> & { rest: number }

async function readPortion(connection: Connection, of: StepId, taken: number): Promise<Portion> {
  const { rows } = await connection.query<Portion>(
    `select coalesce((select jsonb_agg(lead order by n) from jsonb_array_elements(outcome -> 'leads') with ordinality as l (lead, n)
         where n > $4 and n <= $4 + $5), '[]') as leads,
       greatest(0, jsonb_array_length(outcome -> 'leads') - $4 - $5) as rest,
       outcome -> 'next' as next, outcome ->> 'missing' as missing
     from lead_step where account_id = $1 and job_id = $2 and key = $3`,
    [of.account, of.job, of.key, taken, limits.leadPageRows],
  )
  return rows[0]!
}

/** `at`: where it stands in the portion. */
type PortionRows = { fresh: { lead: LeadRow; at: number }[]; changed: LeadRow[]; known: number }

/** What is new, what adds to a lead of this job, and what an earlier run has found already. */
async function sortOut(
  connection: Connection,
  of: StepId,
  job: LeadJob,
  found: readonly FoundLead[],
): Promise<PortionRows> {
  const now = await serverNow(connection)
  const rows = await readLeads(connection, of, found)
  const continued = await rowsOfContinued(connection, of, job, found)
  const earlier = await keysOfEarlier(connection, of, job, found)
  let known = 0
  const changed = new Map<string, LeadRow>()
  const fresh = new Map<string, { lead: LeadRow; at: number }>()
  for (const [at, one] of found.entries()) {
    const made = fresh.get(one.key)
    // What the task that this one goes on with has found is that one's still, and knows more now.
    const there = changed.get(one.key) ?? rows.get(one.key) ?? continued.get(one.key)
    if (made) made.lead = withFound(made.lead, one, now) ?? made.lead
    else if (there) {
      const more = withFound(there, one, now)
      if (more) changed.set(one.key, more)
    } else if (earlier.has(one.key)) known++
    else {
      const lead = newLead(of.job, job.fresh + fresh.size, one, now)
      if (lead) fresh.set(one.key, { lead, at })
    }
  }
  return { fresh: [...fresh.values()], changed: [...changed.values()], known }
}

async function readLeads(connection: Connection, { account, job }: StepId, found: readonly FoundLead[]) {
  const { rows } = await connection.query<LeadRow>(
    `select ${quotedColumns('lead').join(', ')} from lead
     where account_id = $1 and lead_job_id = $2 and key = any($3)
       and md5(key) = any(array(select md5(one) from unnest($3::text[]) one)) and deleted_at is null
     order by id for no key update`,
    [account, job, found.map(({ key }) => key)],
  )
  return new Map(rows.map((lead) => [lead.key, lead]))
}

async function keysOfEarlier(
  connection: Connection,
  { account, job }: StepId,
  { repeats }: LeadJob,
  found: readonly FoundLead[],
): Promise<Set<string>> {
  if (repeats === null) return new Set()
  const { rows } = await connection.query<{ key: string }>(
    `select key from lead
     where account_id = $1 and key = any($4) and md5(key) = any(array(select md5(one) from unnest($4::text[]) one))
       and lead_job_id in (select id from lead_job where account_id = $1 and (id = $2 or repeats = $2) and id <> $3)`,
    [account, repeats, job, found.map(({ key }) => key)],
  )
  return new Set(rows.map(({ key }) => key))
}

/** How many new rows of it can be taken, and what happens to the job where there are more. */
async function roomOfPortion(connection: Connection, of: StepId, job: LeadJob, { held }: KeptStep) {
  const price = pointsOfRow(job.form)
  const room = roomOfJob(job, price)
  const reached = {
    rows: room,
    action: 'finish',
    problem: room < job.most_rows - job.fresh ? 'pointsReached' : 'rowsReached',
  } as const
  if (price === 0) return reached
  const { points, isBudget } = await readLeadPoints(connection, of.account, job)
  const paid = Math.floor((points + held) / price)
  if (paid >= room) return reached
  return { rows: paid, action: 'halt', problem: isBudget ? 'budgetReached' : 'pointsInsufficient' } as const
}

/** First of what was put aside for the step, the rest of which comes back; then of what there is. */
async function pay(
  connection: Connection,
  of: StepId,
  job: LeadJob,
  { n, held, holds, taken }: KeptStep,
  rows: number,
) {
  const cost = rows * pointsOfRow(job.form)
  const ofHeld = Math.min(cost, held)
  const { account } = of
  if (held > 0) {
    await settleHold(connection, { account, uid: holdName(of, n, holds), points: ofHeld })
    await connection.query('update lead_step set held = 0 where account_id = $1 and job_id = $2 and key = $3', [
      account,
      of.job,
      of.key,
    ])
  }
  if (cost > ofHeld)
    await spend(connection, {
      account,
      uid: `lead_job/${of.job}/${n}/rows ${taken}`,
      user: job.belongto,
      product: productOfLeadJob(job),
      points: cost - ofHeld,
      remark: job.name,
    })
}

async function noteTaken(connection: Connection, of: StepId, taken: number): Promise<void> {
  await connection.query('update lead_step set taken = $4 where account_id = $1 and job_id = $2 and key = $3', [
    of.account,
    of.job,
    of.key,
    taken,
  ])
}

/** That it was asked is remembered as long as the job goes on; what was said is not needed any more. */
export async function endLeadStep(connection: Connection, of: StepId): Promise<void> {
  await connection.query(
    `update lead_step set state = 'done', outcome = null, work = 'null' where account_id = $1 and job_id = $2 and key = $3`,
    [of.account, of.job, of.key],
  )
}
