import { leadKinds } from '#domain/leads/form'
import {
  type LeadJob,
  type LeadJobAction,
  type LeadJobProblem,
  type LeadJobState,
  leadJobMachine,
} from '#domain/leads/job'
import type { NoticeContent } from '#domain/notifications/notice'
import { products } from '#domain/products'
import { next } from '#domain/shared/machine'
import type { Connection } from '../../db/connect.ts'
import { settleHold } from '../../ledger/ledger.ts'
import { notify } from '../../notifications/notify.ts'
import { serverNow } from '../../people/serverNow.ts'
import { changeServerRows, type ServerChange } from '../../sync/serverRows.ts'
import { quotedColumns } from '../../sync/tables.ts'

export type LeadJobId = { account: string; job: string }

/** Whoever has it writes down what became of its steps; null: it was deleted. */
export async function lockLeadJob(connection: Connection, { account, job }: LeadJobId): Promise<LeadJob | null> {
  const { rows } = await connection.query<LeadJob>(
    `select ${quotedColumns('lead_job').join(', ')} from lead_job
     where account_id = $1 and id = $2 and deleted_at is null for no key update`,
    [account, job],
  )
  return rows[0] ?? null
}

export const productOfLeadJob = ({ kind }: Pick<LeadJob, 'kind'>): number => products[leadKinds[kind]]

/** With all else that is to be written under the same number; takes the account's counter, so it comes last. */
export async function writeLeadJob(
  connection: Connection,
  account: string,
  job: LeadJob,
  others: readonly ServerChange[] = [],
): Promise<void> {
  const updated_at = await serverNow(connection)
  await changeServerRows(connection, account, [...others, { entity: 'lead_job', puts: [{ ...job, updated_at }] }])
}

/** What ends it or lets it wait for its user, who is told; points that are put aside for it come back. */
export async function endLeadJob(
  connection: Connection,
  account: string,
  job: LeadJob,
  { action, problem }: { action: Extract<LeadJobAction, 'finish' | 'fail' | 'halt'>; problem: LeadJobProblem },
  others: readonly ServerChange[] = [],
): Promise<void> {
  const state = next<LeadJobState, LeadJobAction>(leadJobMachine, job.state, action)
  if (!state) return
  await releaseHolds(connection, { account, job: job.id })
  if (state === 'over') await forgetSteps(connection, { account, job: job.id })
  const ended_at = state === 'paused' ? null : await serverNow(connection)
  const left = state === 'over' ? 0 : job.left
  await writeLeadJob(connection, account, { ...job, state, problem, left, ended_at, waits_until: null }, others)
  await notify(connection, {
    users: [job.belongto],
    level: 1,
    pushes: true,
    type: 'leads',
    content: noticeOf(action, job),
    link: `/${leadKinds[job.kind]}/${job.kind}?job=${job.id}`,
  })
}

function noticeOf(action: 'finish' | 'fail' | 'halt', { name, fresh }: LeadJob): NoticeContent {
  if (action === 'finish') return { key: 'leadJobOver', values: { name, count: fresh } }
  return { key: action === 'fail' ? 'leadJobFailed' : 'leadJobPaused', values: { name } }
}

export const holdName = ({ job }: LeadJobId, n: number, holds: number) => `lead_job/${job}/${n}/${holds}`

/** Nothing more is asked for it, so what was put aside comes back. */
export async function releaseHolds(connection: Connection, of: LeadJobId): Promise<void> {
  const { rows } = await connection.query<{ n: number; holds: number }>(
    `update lead_step set held = 0 where account_id = $1 and job_id = $2 and held > 0 returning n, holds`,
    [of.account, of.job],
  )
  for (const { n, holds } of rows.toSorted((a, b) => a.n - b.n))
    await settleHold(connection, { account: of.account, uid: holdName(of, n, holds), points: 0 })
}

/** Of a job that is over nothing has to be remembered but what it found. */
export async function forgetSteps(connection: Connection, { account, job }: LeadJobId): Promise<void> {
  await connection.query('delete from lead_step where account_id = $1 and job_id = $2', [account, job])
  await connection.query('delete from lead_brought where account_id = $1 and job_id = $2', [account, job])
}

/** How many steps are not done. */
export async function countOpenSteps(connection: Connection, { account, job }: LeadJobId): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    `select count(*)::int as count from lead_step where account_id = $1 and job_id = $2 and state <> 'done'`,
    [account, job],
  )
  return rows[0]!.count
}

/** Whether any of them can be asked without that somebody helps: the others are held up until the job goes on after its end. */
export async function hasFreeSteps(connection: Connection, { account, job }: LeadJobId): Promise<boolean> {
  const { rows } = await connection.query<{ is_free: boolean }>(
    `select exists (select from lead_step where account_id = $1 and job_id = $2 and state <> 'done'
       and not_before is distinct from 'infinity') as is_free`,
    [account, job],
  )
  return rows[0]!.is_free
}
