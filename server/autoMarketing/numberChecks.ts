import type { AutoStep } from '#domain/autoMarketing/plan'
import type { AutoRun } from '#domain/autoMarketing/run'
import { mostSilences, numbersPerPhone } from '#domain/linked/numberCheck'
import { readFindings, showOnContacts } from '../linked/check/findings.ts'
import type { AutoTurn } from './runs.ts'

/** `isStuck`: none of these phones is connected, so nobody asks. */
export type NumberProgress = { open: number; isStuck: boolean }

/** Of the numbers that nobody knows, so many as the plan says, over its phones; they wait there for their turn. */
export async function askNumbers({ connection, account }: AutoTurn, run: AutoRun): Promise<string[]> {
  const phones = [...new Set(run.plan.steps.flatMap(({ channel, senders }) => (channel === 'linked' ? senders : [])))]
  const wanted = Math.max(0, ...run.plan.steps.map(({ verify_count }) => verify_count))
  const most = Math.min(wanted, phones.length * numbersPerPhone)
  if (most === 0) return []
  const { rows } = await connection.query<{ number: string }>(
    `select distinct p.full_number as number from auto_member m
     join contact c on c.account_id = m.account_id and c.id = m.contact_id
     cross join lateral (select one ->> 'full_number' as full_number from jsonb_array_elements(c.phones) one
       where one ->> 'is_wt' = 'unvalidated' limit 1) p
     where m.account_id = $1 and m.run_id = $2 and m.left_at = '' limit $3`,
    [account, run.id, most],
  )
  // What was found before a contact was made stands on no contact yet.
  const numbers = rows.map(({ number }) => number)
  const known = await readFindings(connection, account, numbers)
  await showOnContacts(connection, account, known)
  const found = new Set(known.map(({ number }) => number))
  const open = numbers.filter((number) => !found.has(number))
  await connection.query(
    `insert into number_question (account_id, session_id, number)
     select $1::uuid, ($2::uuid[])[1 + (place - 1) % cardinality($2::uuid[])], one
     from unnest($3::text[]) with ordinality as each (one, place) order by place
     on conflict (account_id, number) do update set silences = 0, problem = null`,
    [account, phones, open],
  )
  return open
}

/** How many of these have no answer yet. What waits for a phone that is away is asked by another one of the step. */
export async function numberProgress(
  { connection, account }: AutoTurn,
  { senders }: Pick<AutoStep, 'senders'>,
  numbers: readonly string[],
): Promise<NumberProgress> {
  if (!numbers.length) return { open: 0, isStuck: false }
  const { rows: phones } = await connection.query<{ id: string }>(
    `select id from channel_account where account_id = $1 and id = any($2::uuid[]) and channel = 'linked'
       and is_on and phone ->> 'state' = 'open' and deleted_at is null order by id`,
    [account, senders],
  )
  if (phones.length)
    await connection.query(
      `update number_question set session_id = ($3::uuid[])[1 + (place % cardinality($3::uuid[]))::int]
       where account_id = $1 and number = any($2::text[]) and silences < $4 and session_id <> all($3::uuid[])`,
      [account, numbers, phones.map(({ id }) => id), mostSilences],
    )
  const { rows } = await connection.query<{ count: number }>(
    `select count(*)::int as count from number_question where account_id = $1 and number = any($2::text[]) and silences < $3`,
    [account, numbers, mostSilences],
  )
  return { open: rows[0]!.count, isStuck: phones.length === 0 }
}
