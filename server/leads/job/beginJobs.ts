import type { LeadForm, LeadKind } from '#domain/leads/form'
import { limits } from '#domain/limits'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { serverNow } from '../../people/serverNow.ts'
import type { LeadStep, LeadSteps } from '../steps.ts'
import { freeSteps, takeOverSteps } from './continueJob.ts'
import { countOpenSteps, endLeadJob, type LeadJobId, lockLeadJob, productOfLeadJob, writeLeadJob } from './leadJobs.ts'

/** How each kind is worked. */
export type StepsByKind = { [K in LeadKind]: LeadSteps<K> }
/** Loaded when the first job begins: lists of cities and readers of files come with them. */
export type OpenSteps = () => Promise<StepsByKind>

const atOnce = 50

/** Jobs whose turn has come run from now on: so many of a user at once, the oldest first, whole once their rows are there. */
export async function beginWaitingJobs(database: Database, openSteps: OpenSteps): Promise<void> {
  const { rows } = await database.pool.query<LeadJobId & { user: string }>(
    `select account, job, "user" from (
       select account_id as account, id as job, belongto as "user",
         row_number() over (partition by account_id, belongto order by created_at, id)
           + (select count(*) from lead_job r where r.account_id = w.account_id and r.belongto = w.belongto
                and r.state = 'running' and r.deleted_at is null) as turn
       from lead_job w where state = 'waiting' and deleted_at is null
         and (brought_pages = 0 or brought_pages <= (select count(*) from lead_brought b
               where b.account_id = w.account_id and b.job_id = w.id and b.user_id = w.belongto))) waiting
     where turn <= $1 limit ${atOnce}`,
    [limits.leadJobsAtOnce],
  )
  if (!rows.length) return
  const steps = await openSteps()
  for (const { user, ...of } of rows) await asSystem(database, (connection) => begin(connection, of, user, steps))
}

async function begin(connection: Connection, of: LeadJobId, user: string, steps: StepsByKind): Promise<void> {
  // Two processes would both find that there is room for one more.
  await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`lead jobs of ${user}`])
  const { rows } = await connection.query<{ running: number }>(
    `select count(*)::int as running from lead_job
     where account_id = $1 and belongto = $2 and state = 'running' and deleted_at is null`,
    [of.account, user],
  )
  if (rows[0]!.running >= limits.leadJobsAtOnce) return
  const job = await lockLeadJob(connection, of)
  if (job?.state !== 'waiting') return
  if (!(await holdsProduct(connection, user, productOfLeadJob(job))))
    return endLeadJob(connection, of.account, job, { action: 'halt', problem: 'productMissing' })
  if (job.continues && job.began_at === null) await takeOverSteps(connection, of, job)
  await freeSteps(connection, of)
  await addSteps(connection, of, stepsOfForm(steps, job.form).first(job.form))
  const began_at = job.began_at ?? (await serverNow(connection))
  const left = await countOpenSteps(connection, of)
  await writeLeadJob(connection, of.account, { ...job, state: 'running', began_at, left, ended_at: null })
}

/** Those of the form's own kind, which take no other form. */
export const stepsOfForm = (steps: StepsByKind, { kind }: LeadForm) => steps[kind] as unknown as LeadSteps

async function holdsProduct(connection: Connection, user: string, product: number): Promise<boolean> {
  const { rows } = await connection.query<{ holds: boolean }>(
    `select exists (select from product_held where user_id = $1 and product_id = $2 and status = '1'
       and (expires_at is null or expires_at > server_now())) as holds`,
    [user, product],
  )
  return rows[0]!.holds
}

/** A step that is known already, asked or not, stays as it is. */
export async function addSteps(
  connection: Connection,
  { account, job }: LeadJobId,
  steps: readonly LeadStep[],
): Promise<void> {
  if (!steps.length) return
  await connection.query(
    `insert into lead_step (account_id, job_id, key, work)
     select $1, $2, key, coalesce(work, 'null') from jsonb_to_recordset($3::jsonb) as s (key text, work jsonb)
     on conflict do nothing`,
    [account, job, JSON.stringify(steps)],
  )
}
