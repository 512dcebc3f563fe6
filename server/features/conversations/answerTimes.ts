import type { AnswerTimes } from '#domain/conversations/calls'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../../db/connect.ts'

const hourMs = 3_600_000

/** By who gave the first answer, and where nobody has yet by who is to give it; of what this user may see. */
export async function readAnswerTimes(
  connection: Connection,
  { account }: Pick<Actor, 'account'>,
  { days }: { days: number },
): Promise<AnswerTimes[]> {
  const { rows } = await connection.query<AnswerTimes>(
    `select coalesce(c.first_answer_by, c.owner) as user, c.channel, count(*)::int as conversations,
       count(c.first_answer_ms)::int as answered,
       (count(*) filter (where c.first_answer_ms <= $3))::int as within_hour,
       (percentile_disc(0.5) within group (order by c.first_answer_ms))::float8 as median_ms
     from conversation c
     where c.account_id = $1 and c.deleted_at is null and c.access = 'company'
       and c.created_at > (extract(epoch from server_now()) * 1000)::bigint - $2::bigint * 86400000
       and (c.first_answer_ms is not null or c.waiting_since is not null)
     group by 1, 2 order by 3 desc, 1, 2`,
    [account, days, hourMs],
  )
  return rows
}
