import type { FoundLead } from '#domain/leads/foundLead'
import type { LeadJob } from '#domain/leads/job'
import { type LeadRow, leadIdOf, newLead, withFound } from '#domain/leads/lead'
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
import { countOpenSteps, endLeadJob, holdName, lockLeadJob, productOfLeadJob, writeLeadJob } from './leadJobs.ts'
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
    if (left > 0) await writeLeadJob(connection, of.account, after, rows)
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
  const earlier = await keysOfEarlier(connection, of, job, found)
  const sorted: PortionRows = { fresh: [], changed: [], known: 0 }
  const changed = new Map<string, LeadRow>()
  const fresh = new Map<string, { lead: LeadRow; at: number }>()
  for (const [at, one] of found.entries()) {
    const id = leadIdOf(of.job, one.key)
    const made = fresh.get(id)
    const there = changed.get(id) ?? rows.get(id)
    if (made) made.lead = withFound(made.lead, one, now) ?? made.lead
    else if (there) {
      const more = withFound(there, one, now)
      if (more) changed.set(id, more)
    } else if (earlier.has(one.key)) sorted.known++
    else {
      const lead = newLead(of.job, one, now)
      if (lead) fresh.set(id, { lead, at })
    }
  }
  return { ...sorted, fresh: [...fresh.values()], changed: [...changed.values()] }
}

async function readLeads(connection: Connection, { account, job }: StepId, found: readonly FoundLead[]) {
  const { rows } = await connection.query<LeadRow>(
    `select ${quotedColumns('lead').join(', ')} from lead
     where account_id = $1 and id = any($2::uuid[]) and deleted_at is null order by id for no key update`,
    [account, found.map(({ key }) => leadIdOf(job, key))],
  )
  return new Map(rows.map((lead) => [lead.id, lead]))
}

async function keysOfEarlier(
  connection: Connection,
  { account, job }: StepId,
  { repeats }: LeadJob,
  found: readonly FoundLead[],
): Promise<Set<string>> {
  if (repeats === null) return new Set()
  const { rows } = await connection.query<{ id: string }>(
    `select id from lead_job where account_id = $1 and (id = $2 or repeats = $2) and id <> $3`,
    [account, repeats, job],
  )
  const ids = new Map(rows.flatMap(({ id }) => found.map(({ key }) => [leadIdOf(id, key), key] as const)))
  const known = await connection.query<{ id: string }>(
    'select id from lead where account_id = $1 and id = any($2::uuid[])',
    [account, [...ids.keys()]],
  )
  return new Set(known.rows.map(({ id }) => ids.get(id)!))
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
