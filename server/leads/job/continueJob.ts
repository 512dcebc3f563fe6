import type { FoundLead } from '#domain/leads/foundLead'
import { canBeContinued, type LeadJob } from '#domain/leads/job'
import type { LeadRow } from '#domain/leads/lead'
import type { Connection } from '../../db/connect.ts'
import { quotedColumns } from '../../sync/tables.ts'
import { type LeadJobId, lockLeadJob } from './leadJobs.ts'

/**
 * A task that goes on with another one asks what that one left, and knows what it asked: nothing is asked twice. Rows that its user
 * brought come along. Nothing is taken of a job that is somebody else's, of another kind, or under way.
 */
export async function takeOverSteps(
  connection: Connection,
  { account, job: id }: LeadJobId,
  job: LeadJob,
): Promise<void> {
  const before = await lockLeadJob(connection, { account, job: job.continues! })
  if (!before || before.belongto !== job.belongto || before.kind !== job.kind || !canBeContinued(before)) return
  await connection.query(
    `insert into lead_step (account_id, job_id, key, work, state, outcome, taken)
     select account_id, $3, key, work, state, outcome, taken from lead_step
     where account_id = $1 and job_id = $2 order by n on conflict do nothing`,
    [account, before.id, id],
  )
  await connection.query(
    `insert into lead_brought (account_id, job_id, page, user_id, rows)
     select account_id, $3, page, user_id, rows from lead_brought
     where account_id = $1 and job_id = $2 and user_id = $4 on conflict do nothing`,
    [account, before.id, id, job.belongto],
  )
}

/** What was held up, such as by a token that had ended, is asked again. */
export async function freeSteps(connection: Connection, { account, job }: LeadJobId): Promise<void> {
  await connection.query(
    `update lead_step set not_before = null where account_id = $1 and job_id = $2 and not_before = 'infinity'`,
    [account, job],
  )
}

/** Rows of these that the tasks before it have found, by their keys. */
export async function rowsOfContinued(
  connection: Connection,
  { account }: LeadJobId,
  { continues, belongto }: LeadJob,
  found: readonly FoundLead[],
): Promise<Map<string, LeadRow>> {
  if (continues === null) return new Map()
  const { rows } = await connection.query<LeadRow>(
    `with recursive before as (
       select id, continues from lead_job where account_id = $1 and id = $2 and belongto = $3
       union select j.id, j.continues from before b
         join lead_job j on j.account_id = $1 and j.id = b.continues and j.belongto = $3)
     select ${quotedColumns('lead').join(', ')} from lead
     where account_id = $1 and lead_job_id in (select id from before) and key = any($4::text[])
       and md5(key) = any(array(select md5(one) from unnest($4::text[]) one)) and deleted_at is null
     order by id for no key update`,
    [account, continues, belongto, found.map(({ key }) => key)],
  )
  return new Map(rows.map((row) => [row.key, row]))
}
