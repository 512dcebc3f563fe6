import { type AutoArrow, type AutoOutcome, isArrowOver, newArrow } from '#domain/autoMarketing/arrow'
import { addOutcomes } from '#domain/autoMarketing/best'
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
  const arrow = rows.reduce((sums, row) => counted(sums, row, isArrowOver(now.state)), { ...newArrow(step), ...now })
  return arrow.on > 0 ? { ...arrow, ...(await readOutcomes({ connection, account }, run, step)) } : arrow
}

/** How its messages did, by source and by hour. */
async function readOutcomes(
  { connection, account }: Pick<AutoTurn, 'connection' | 'account'>,
  run: AutoRun,
  step: string,
) {
  const { rows } = await connection.query<AutoOutcome & { source: string; hour: number }>(
    `select m.source, extract(hour from r.sent_at at time zone 'UTC')::int as hour, count(*)::int as "on",
       count(coalesce(r.opened_at, r.clicked_at, r.replied_at))::int as opened, count(r.clicked_at)::int as clicked,
       count(r.replied_at)::int as replied
     from auto_task t join campaign_receiver r on r.account_id = t.account_id and r.task_id = t.task_id and r.status = 'sent'
     cross join lateral (select o.source from auto_member o
       where o.account_id = t.account_id and o.run_id = t.run_id and o.contact_id = r.contact_id offset 0) m
     where t.account_id = $1 and t.run_id = $2 and t.step = $3 group by 1, 2`,
    [account, run.id, step],
  )
  const of = ({ on, opened, clicked, replied }: AutoOutcome): AutoOutcome => ({ on, opened, clicked, replied })
  return {
    sources: addOutcomes(rows.map((row) => [row.source, of(row)])),
    hours: addOutcomes(rows.map((row) => [String(row.hour), of(row)])),
  }
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
