import type { distributionCalls } from '#domain/distribution/calls'
import type { Distribution } from '#domain/distribution/distribution'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { InputOf, OutputOf } from '#domain/shared/call'
import type { Connection, Database } from '../../db/connect.ts'

type Calls = typeof distributionCalls

const ms = (time: string) => `(extract(epoch from ${time}) * 1000)::bigint`
const undoUntil = `d.ended_at + interval '${limits.distributionUndoHours} hours'`
const columns = `d.id, d.user_id as "user", d.asked - 'ids' as asked,
  coalesce(d.named, jsonb_array_length(d.asked->'ids')) as named,
  d.from_user as "from", d.state, d.code, d.total, d.done,
  case when d.back_total is not null then jsonb_build_object('total', d.back_total, 'done', d.back_done) end as undoing,
  coalesce((select jsonb_agg(jsonb_build_object('user', s.user_id, 'count', s.count, 'back', s.back) order by s.turn)
    from distribution_share s where s.account_id = d.account_id and s.distribution_id = d.id), '[]') as receivers,
  ${ms('d.created_at')} as created_at, ${ms('d.ended_at')} as ended_at,
  case when d.state = 'done' and ${undoUntil} > server_now() then ${ms(undoUntil)} end as undo_until`

export async function findDistribution(
  { pool }: Database,
  { account, id }: { account: string; id: string },
): Promise<Distribution | null> {
  const { rows } = await pool.query<Distribution>(
    `select ${columns} from distribution d where d.account_id = $1 and d.id = $2`,
    [account, id],
  )
  return rows[0] ?? null
}

export async function readDistribution(database: Database, which: { account: string; id: string }) {
  const found = await findDistribution(database, which)
  if (!found) throw new AppError('notFound')
  return found
}

export async function queryDistributions(
  connection: Connection,
  account: string,
  { page, limit, kind, state, user, from, to }: InputOf<Calls['query']>,
): Promise<OutputOf<Calls['query']>> {
  const where = `d.account_id = $1 and ($2::text is null or d.asked->>'kind' = $2) and ($3::text is null or d.state = $3)
    and ($4::uuid is null or d.from_user = $4 or exists (select from distribution_share s
      where s.account_id = d.account_id and s.distribution_id = d.id and s.user_id = $4))
    and ($5::bigint is null or d.created_at >= to_timestamp($5 / 1000.0))
    and ($6::bigint is null or d.created_at < to_timestamp($6 / 1000.0))`
  const values = [account, kind, state, user, from, to]
  const { rows } = await connection.query<{ count: number }>(
    `select count(*) as count from distribution d where ${where}`,
    values,
  )
  const { rows: list } = await connection.query<Distribution>(
    `select ${columns} from distribution d where ${where} order by d.created_at desc, d.id limit $7 offset $8`,
    [...values, limit, (page - 1) * limit],
  )
  return { count: rows[0]!.count, list }
}
