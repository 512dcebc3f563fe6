import type { LeadRow, LeadState } from '#domain/leads/lead'
import type { ChangeStamp } from '../../area.ts'
import type { Connection } from '../../db/connect.ts'
import type { ChangedRow } from '../../sync/rows.ts'

/** How many leads of a job are contacts by now, and how many follow those that became contacts. */
export async function countKeptLeads(
  connection: Connection,
  changes: readonly ChangedRow[],
  stamp: ChangeStamp,
): Promise<void> {
  await countKept(connection, changes, stamp)
  await tellAudience(connection, changes, stamp)
}

async function countKept(
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

/** How many follow a page or account, and whom it follows, stands with its contact: as it was counted last. */
async function tellAudience(
  connection: Connection,
  changes: readonly ChangedRow[],
  { seq, user }: ChangeStamp,
): Promise<void> {
  const told = changes.flatMap(({ entity, row }) => {
    if (entity !== 'lead') return []
    const { state, contact_id, counts, lead_job_id } = row as LeadRow
    const last = counts?.at(-1)
    return state === 'kept' && contact_id && last ? [{ id: contact_id, job: lead_job_id, ...last }] : []
  })
  if (!told.length) return
  await connection.query(
    `with told as (
       select distinct on (t.id, j.kind) t.id, j.kind, t.followers, t.following
       from jsonb_to_recordset($3::jsonb) as t (id uuid, job uuid, at bigint, followers int, following int)
       join lead_job j on j.account_id = $1 and j.id = t.job and j.kind = any($4::text[]) order by t.id, j.kind, t.at desc),
     fb as (select * from told where kind = $5), ins as (select * from told where kind = $6)
     update contact c set
       fb_fans = coalesce((select followers from fb where fb.id = c.id), c.fb_fans),
       fb_follow = coalesce((select following from fb where fb.id = c.id), c.fb_follow),
       ins_fans = coalesce((select followers from ins where ins.id = c.id), c.ins_fans),
       ins_follow = coalesce((select following from ins where ins.id = c.id), c.ins_follow), rev = $2
     where c.account_id = $1 and c.deleted_at is null and c.id in (select id from told)
       and (c.scope = 'user:' || $7 or $8)`,
    [
      user.account,
      seq,
      JSON.stringify(told),
      ['facebook', 'instagram'],
      'facebook',
      'instagram',
      user.user,
      user.role === 'main',
    ],
  )
}

const isKept = (state: LeadState | undefined): number => Number(state === 'kept')
