import type { LeadRow, LeadState } from '#domain/leads/lead'
import type { ChangeStamp } from '../../area.ts'
import type { Connection } from '../../db/connect.ts'
import type { ChangedRow } from '../../sync/rows.ts'

/** How many leads of a job are contacts by now. */
export async function countKeptLeads(
  connection: Connection,
  changes: readonly ChangedRow[],
  { seq, user }: ChangeStamp,
): Promise<void> {
  const more = new Map<string, number>()
  for (const { entity, row, before } of changes) {
    if (entity !== 'lead') continue
    const { lead_job_id, state } = row as LeadRow
    const was = (before?.row as LeadRow | undefined)?.state
    more.set(lead_job_id, (more.get(lead_job_id) ?? 0) + isKept(state) - isKept(was))
  }
  const moved = [...more].filter(([, count]) => count !== 0)
  if (!moved.length) return
  await connection.query(
    `update lead_job j set kept = greatest(0, j.kept + m.more), rev = $2
     from unnest($3::uuid[], $4::int[]) as m (id, more) where j.account_id = $1 and j.id = m.id and j.deleted_at is null`,
    [user.account, seq, moved.map(([id]) => id), moved.map(([, count]) => count)],
  )
}

const isKept = (state: LeadState | undefined): number => Number(state === 'kept')
