import type { linkedCalls, NumberFactRow } from '#domain/linked/calls'
import { mostSilences } from '#domain/linked/numberCheck'
import type { InputOf } from '#domain/shared/call'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'

/** What a company knows of numbers and what it asks for, those that it asks for first, then the newest. */
export async function listNumbers(
  database: Database,
  account: string,
  { numbers, search, verdict, page, limit }: InputOf<typeof linkedCalls.numbers>,
): Promise<{ count: number; list: NumberFactRow[] }> {
  const { rows } = await asSystem(database, (connection) =>
    connection.query<NumberFactRow & { count: number }>(
      `with all_of_them as (
         select number, verdict, evidence, floor(extract(epoch from at) * 1000)::float8 as at, null::text as problem, false as given_up
         from number_finding f where account_id = $1
           and not exists (select from number_question q where q.account_id = $1 and q.number = f.number)
         union all
         select q.number, f.verdict, f.evidence, floor(extract(epoch from f.at) * 1000)::float8, q.problem, q.silences >= $2
         from number_question q left join number_finding f on f.account_id = q.account_id and f.number = q.number
         where q.account_id = $1
       ), wanted as (
         select a.*, q.number is not null as is_asked from all_of_them a
         left join number_question q on q.account_id = $1 and q.number = a.number
         where ($3::text[] is null or a.number = any($3)) and ($4 = '' or position($4 in a.number) > 0)
           and ($5::text is null or case when $5 = 'waiting' then q.number is not null else a.verdict = $5 and q.number is null end)
       )
       select number, verdict, evidence, at, problem, given_up, count(*) over ()::int as count from wanted
       order by is_asked desc, at desc nulls first, number limit $6 offset $7`,
      [account, mostSilences, numbers ?? null, search.replace(/\D/g, ''), verdict ?? null, limit, (page - 1) * limit],
    ),
  )
  return { count: rows[0]?.count ?? 0, list: rows.map(({ count: _, ...one }) => one) }
}
