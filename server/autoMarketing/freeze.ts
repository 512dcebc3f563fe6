import { type AutoRun, autoPhaseAfter } from '#domain/autoMarketing/run'
import { passedArrow } from './passArrow.ts'
import { type AutoTurn, withArrow } from './runs.ts'

/**
 * From here on nobody joins: no more than the plan says, the first ones first, and nobody whom an earlier run has written to, unless
 * the plan says how often.
 */
export async function freeze(turn: AutoTurn, run: AutoRun): Promise<AutoRun> {
  const { connection, account, now } = turn
  const { again_days, most_people } = run.plan
  if (again_days !== 0)
    await connection.query(
      `update auto_member set left_at = 'freeze', reason = 'hadEarlier'
       where ctid = any (array(select m.ctid from auto_member m cross join lateral (
           select from auto_place p join auto_step s on s.account_id = p.account_id and s.run_id = p.run_id and s.step = p.step
           where p.account_id = m.account_id and p.contact_id = m.contact_id and p.run_id <> m.run_id and p.way = 'enters'
             and ($3::int is null or s.entered_at > server_now() - make_interval(days => $3)) limit 1) earlier
         where m.account_id = $1 and m.run_id = $2 and m.left_at = ''))`,
      [account, run.id, again_days],
    )
  await connection.query(
    `update auto_member set left_at = 'freeze', reason = 'beyondMost'
     where ctid = any (array(select ctid from auto_member where account_id = $1 and run_id = $2 and left_at = ''
       order by contact_id offset $3))`,
    [account, run.id, most_people],
  )
  const arrow = await passedArrow(turn, run, 'freeze')
  const frozen = withArrow(run, { ...arrow, until: now })
  return { ...frozen, phase: autoPhaseAfter(run.phase, arrow.on > 0 ? 'frozen' : 'nobody') }
}
