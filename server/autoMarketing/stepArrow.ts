import { type AutoArrow, isArrowOver, newArrow } from '#domain/autoMarketing/arrow'
import type { AutoRun } from '#domain/autoMarketing/run'
import type { AutoTurn } from './runs.ts'

export type StepState = Pick<AutoArrow, 'state' | 'waits_for' | 'until'>

/** All numbers of a step out of the rows themselves: who stands there, and what became of their message. */
export async function stepArrow(
  { connection, account }: AutoTurn,
  run: AutoRun,
  step: string,
  now: StepState,
): Promise<AutoArrow> {
  const { rows } = await connection.query<StepCount>(
    `select p.way, coalesce(r.status, '') as status, coalesce(r.reason, '') as reason, count(*)::int as count,
       count(*) filter (where coalesce(r.opened_at, r.clicked_at, r.replied_at) is not null)::int as opened,
       count(r.clicked_at)::int as clicked, count(r.replied_at)::int as replied,
       coalesce(sum(r.cost) filter (where r.status in ('sent', 'returned', 'uncertain')), 0)::int as points
     from auto_place p left join (
       select distinct on (r.contact_id) r.* from auto_task t
       join campaign_receiver r on r.account_id = t.account_id and r.task_id = t.task_id
       where t.account_id = $1 and t.run_id = $2 and t.step = $3 order by r.contact_id, r.id) r
       on p.way = 'enters' and r.contact_id = p.contact_id
     where p.account_id = $1 and p.run_id = $2 and p.step = $3 group by p.way, r.status, r.reason`,
    [account, run.id, step],
  )
  return rows.reduce((arrow, row) => counted(arrow, row, isArrowOver(now.state)), { ...newArrow(step), ...now })
}

type StepCount = {
  way: string
  status: string
  reason: string
  count: number
  opened: number
  clicked: number
  replied: number
  points: number
}

const waits = new Set(['waiting', 'claimed', 'held'])

function counted(arrow: AutoArrow, row: StepCount, isOver: boolean): AutoArrow {
  const { count } = row
  const sums = {
    ...arrow,
    from: arrow.from + count,
    opened: arrow.opened + row.opened,
    clicked: arrow.clicked + row.clicked,
    replied: arrow.replied + row.replied,
    points: arrow.points + row.points,
  }
  if (row.status === 'sent') return { ...sums, on: arrow.on + count }
  // Who is named for a task and not in its ledger gets nothing any more once it is over.
  if (waits.has(row.status) || (row.way === 'enters' && row.status === '' && !isOver))
    return { ...sums, waiting: arrow.waiting + count }
  const why = row.way === 'enters' ? (row.status === 'suppressed' ? row.reason : row.status || 'unwritten') : row.way
  return { ...sums, out: { ...arrow.out, [why]: (arrow.out[why] ?? 0) + count } }
}
