import { type AutoArrow, newArrow } from '#domain/autoMarketing/arrow'
import type { AutoRun } from '#domain/autoMarketing/run'
import type { AutoTurn } from './runs.ts'

/** An arrow that everybody has passed or not: who is still on the way went on, and who left there did so for a reason. */
export async function passedArrow({ connection, account }: AutoTurn, run: AutoRun, key: string): Promise<AutoArrow> {
  const { rows } = await connection.query<{ reason: string; count: number; passed: boolean }>(
    `select case when left_at = $3 then reason else '' end as reason, left_at <> $3 as passed, count(*)::int as count
     from auto_member where account_id = $1 and run_id = $2 and (left_at = $3 or left_at = '') group by 1, 2`,
    [account, run.id, key],
  )
  const out = Object.fromEntries(
    rows.flatMap(({ passed, reason, count }) => (passed ? [] : [[reason, count] as const])),
  )
  const on = rows.find(({ passed }) => passed)?.count ?? 0
  const from = rows.reduce((sum, { count }) => sum + count, 0)
  return { ...newArrow(key), state: 'done', from, on, out }
}

/** How many are on the way. */
export async function countPeople({ connection, account }: AutoTurn, run: AutoRun): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    `select count(*)::int as count from auto_member where account_id = $1 and run_id = $2 and left_at = ''`,
    [account, run.id],
  )
  return rows[0]!.count
}
