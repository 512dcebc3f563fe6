import { setTimeout as sleep } from 'node:timers/promises'
import type { BroughtRow } from '#domain/leads/form'
import { limits } from '#domain/limits'
import type { Database } from '../../db/connect.ts'
import type { Leases } from '../../db/leases.ts'
import { asSystem } from '../../db/scope.ts'
import { errorFields, type Log } from '../../log.ts'
import type { Secrets } from '../../secrets.ts'
import { alwaysLeaves, type MayLeave } from '../../sync/epoch.ts'
import type { StepOutcome, StepTools } from '../steps.ts'
import { applyPortion, keepOutcome } from './applyOutcome.ts'
import { beginWaitingJobs, type OpenSteps, stepsOfForm } from './beginJobs.ts'
import { endLeadJob, type LeadJobId, lockLeadJob, releaseHolds } from './leadJobs.ts'
import { endReached, type PreparedStep, prepareStep, type StepId } from './prepareStep.ts'
import { type StepTrouble, takeTrouble } from './takeTrouble.ts'

export type LeadServices = {
  database: Database
  leases: Leases
  secrets: Secrets
  log: Log
  steps: OpenSteps
  tools: Omit<StepTools, 'broughtRows'>
  /** nothing leaves a database that is being restored */
  mayLeave?: MayLeave
}

/** Collects leads: begins jobs whose turn has come, and asks their steps, each by one process, in turns among companies. */
export function startLeads(services: LeadServices, everyMs = 500): { stop: () => Promise<void> } {
  const { database, log, mayLeave = alwaysLeaves } = services
  const stopping = new AbortController()
  const { signal } = stopping
  const underWay = new Map<string, { of: StepId; done: Promise<void> }>()
  const loop = (async () => {
    while (!signal.aborted) {
      const begun = await turn().catch((error: unknown) => {
        if (!signal.aborted) log('leads could not be collected', errorFields(error))
        return 0
      })
      await Promise.race([
        sleep(everyMs, undefined, { signal }).catch(() => {}),
        ...(begun > 0 ? [...underWay.values()].map(({ done }) => done) : []),
      ])
    }
  })()

  async function turn(): Promise<number> {
    if (!(await asSystem(database, mayLeave))) return 0
    await endLateJobs(database)
    await releaseIdle(database)
    await beginWaitingJobs(database, services.steps)
    const steps = chooseSteps(await openSteps(database, [...underWay.keys()]), [...underWay.values()])
    for (const of of steps) {
      const name = nameOf(of)
      const done = takeStep(services, of, signal)
        .catch((error: unknown) => {
          if (!signal.aborted) log('a step of a lead job failed', { job: of.job, ...errorFields(error) })
        })
        .finally(() => underWay.delete(name))
      underWay.set(name, { of, done })
    }
    return steps.length
  }

  return {
    async stop() {
      stopping.abort()
      await loop
      await Promise.all([...underWay.values()].map(({ done }) => done))
    },
  }
}

const nameOf = ({ job, key }: StepId) => `${job} ${key}`

/** Of each job that runs some steps that can be asked, or of which something was said that is not in its rows yet. */
async function openSteps(database: Database, underWay: readonly string[]): Promise<StepId[]> {
  const { rows } = await database.pool.query<StepId>(
    `select j.account_id as account, j.id as job, s.key from lead_job j cross join lateral (
       select key, state, n from lead_step s
       where s.account_id = j.account_id and s.job_id = j.id and s.state <> 'done'
         and (s.not_before is null or s.not_before <= server_now()) and s.job_id || ' ' || s.key <> all($1::text[])
         and (s.state = 'answered' or j.waits_until is null
           or j.waits_until <= extract(epoch from server_now()) * 1000)
       order by s.state, s.n limit $2) s
     where j.state = 'running' and j.deleted_at is null order by random()`,
    [underWay, limits.leadStepsAtOnce],
  )
  return rows
}

/** The company with the fewest under way comes first, and none of its jobs has more than its share. */
export function chooseSteps(open: readonly StepId[], underWay: readonly { of: StepId }[]): StepId[] {
  const ofCompany = new Map<string, number>()
  const ofJob = new Map<string, number>()
  const count = ({ account, job }: StepId) => {
    ofCompany.set(account, (ofCompany.get(account) ?? 0) + 1)
    ofJob.set(job, (ofJob.get(job) ?? 0) + 1)
  }
  for (const { of } of underWay) count(of)
  const chosen: StepId[] = []
  const left = new Set(open)
  while (underWay.length + chosen.length < limits.leadStepsOfServer) {
    const able = [...left].filter(({ job }) => (ofJob.get(job) ?? 0) < limits.leadStepsAtOnce)
    const best = able.toSorted((a, b) => (ofCompany.get(a.account) ?? 0) - (ofCompany.get(b.account) ?? 0))[0]
    if (!best) break
    left.delete(best)
    chosen.push(best)
    count(best)
  }
  return chosen
}

/** One step by one process: another one may have asked it since. */
async function takeStep(services: LeadServices, of: StepId, stopped: AbortSignal): Promise<void> {
  const { database, leases, secrets } = services
  const lease = await leases.tryLease(`lead step ${nameOf(of)}`)
  if (!lease) return
  try {
    const signal = AbortSignal.any([stopped, lease.lost])
    const prepared = await prepareStep(database, of)
    if (!prepared) return
    if (prepared.kind === 'ask' && !(await askStep(services, of, prepared, signal))) return
    while (!signal.aborted && (await applyPortion(database, secrets, of)));
  } finally {
    await lease.release()
  }
}

/** False: nothing was found out. */
async function askStep(services: LeadServices, of: StepId, step: PreparedStep, signal: AbortSignal): Promise<boolean> {
  const { database } = services
  const outcome = await ask(services, of, step, signal)
  if (!outcome) return false
  if (outcome.kind === 'found') await keepOutcome(database, of, outcome)
  else await takeTrouble(database, of, outcome.trouble, outcome.blocks)
  return outcome.kind === 'found'
}

type StepAnswer = StepOutcome | { kind: 'trouble'; trouble: StepTrouble; blocks?: 'step' }

async function ask(
  { database, steps, tools, log }: LeadServices,
  of: StepId,
  { work, form }: PreparedStep,
  signal: AbortSignal,
): Promise<StepAnswer | null> {
  const all: StepTools = { ...tools, broughtRows: (page) => readBroughtRows(database, of, page) }
  try {
    return await stepsOfForm(await steps(), form).take({ key: of.key, work }, form, all, signal)
  } catch (error) {
    if (signal.aborted) return null
    log('a step of a lead job failed', { job: of.job, ...errorFields(error) })
    return { kind: 'trouble', trouble: { kind: 'later', problem: 'fault', until: null, code: '' } }
  }
}

async function readBroughtRows(database: Database, { account, job }: StepId, page: number): Promise<BroughtRow[]> {
  const { rows } = await database.pool.query<{ rows: BroughtRow[] }>(
    `select b.rows from lead_brought b join lead_job j on j.account_id = b.account_id and j.id = b.job_id and j.belongto = b.user_id
     where b.account_id = $1 and b.job_id = $2 and b.page = $3`,
    [account, job, page],
  )
  return rows[0]?.rows ?? []
}

/** Those whose hour has come, also where all that is left waits for its source. */
async function endLateJobs(database: Database): Promise<void> {
  const { rows } = await database.pool.query<LeadJobId>(
    `select account_id as account, id as job from lead_job where state in ('waiting', 'running') and deleted_at is null
       and ends_at <= extract(epoch from server_now()) * 1000`,
  )
  for (const of of rows)
    await asSystem(database, async (connection) => {
      const job = await lockLeadJob(connection, of)
      const problem = job && (await endReached(connection, job))
      if (job && problem) await endLeadJob(connection, of.account, job, { action: 'finish', problem })
    })
}

/** Points that are put aside for a job that its user has stopped, or deleted. */
async function releaseIdle(database: Database): Promise<void> {
  const { rows } = await database.pool.query<LeadJobId>(
    `select distinct s.account_id as account, s.job_id as job from lead_step s
       left join lead_job j on j.account_id = s.account_id and j.id = s.job_id and j.deleted_at is null
     where s.held > 0 and j.state is distinct from 'running'`,
  )
  for (const of of rows)
    await asSystem(database, async (connection) => {
      const job = await lockLeadJob(connection, of)
      if (job?.state !== 'running') await releaseHolds(connection, of)
    })
}
