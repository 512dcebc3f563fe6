import { newArrow } from '#domain/autoMarketing/arrow'
import { type AutoRun, autoPhaseAfter } from '#domain/autoMarketing/run'
import { limits } from '#domain/limits'
import { mostSilences, numbersPerPhone } from '#domain/linked/numberCheck'
import { derivedIdAt } from '#domain/shared/derivedId'
import { openChecks, wantChecks } from '../email/verify/wantChecks.ts'
import { countPeople, passedArrow } from './passArrow.ts'
import { type AutoTurn, arrowOf, tellOwner, withArrow } from './runs.ts'

/**
 * What was collected is looked at: by the rules alone, or by a person whose word is waited for. Who was deleted meanwhile, or is not to
 * be worked with, is out.
 */
export async function reviewPeople(turn: AutoTurn, run: AutoRun): Promise<AutoRun> {
  const { connection, account } = turn
  if (run.plan.review === 'hand' && !run.approved) {
    if (arrowOf(run, 'review').state === 'going') return run
    await tellOwner(connection, run, 'autoRunReview')
    const waiting = await countPeople(turn, run)
    return withArrow(run, { ...newArrow('review'), state: 'going', from: waiting, waiting, waits_for: 'review' })
  }
  await connection.query(
    `update auto_member m set left_at = 'review', reason = case when c.restricted_at is null then 'gone' else 'restricted' end
     from auto_member o left join contact c on c.account_id = o.account_id and c.id = o.contact_id and c.deleted_at is null
     where m.account_id = $1 and m.run_id = $2 and m.left_at = '' and (c.id is null or c.restricted_at is not null)
       and o.account_id = m.account_id and o.run_id = m.run_id and o.contact_id = m.contact_id`,
    [account, run.id],
  )
  const passed = withArrow(run, await passedArrow(turn, run, 'review'))
  return { ...passed, phase: autoPhaseAfter(run.phase, 'approved') }
}

const checkIdOf = (run: AutoRun) => derivedIdAt(run.id, 'auto check', run.id)

/** Addresses and numbers are looked up by those who do that; after a day it goes on with what is known. */
export async function verifyPeople(turn: AutoTurn, run: AutoRun): Promise<AutoRun> {
  const { connection, account } = turn
  const { rows } = await connection.query<{ until: number; numbers: string[]; late: boolean }>(
    `select (extract(epoch from waits_until) * 1000)::bigint as until, numbers, waits_until <= server_now() as late
     from auto_check where account_id = $1 and run_id = $2`,
    [account, run.id],
  )
  const [check] = rows
  if (!check) return beginChecks(turn, run)
  const open =
    (await openChecks(connection, { account, id: checkIdOf(run) })) + (await openNumbers(turn, check.numbers))
  if (open > 0 && !check.late) {
    const waiting = await countPeople(turn, run)
    return withArrow(run, {
      ...newArrow('verify'),
      state: 'going',
      from: waiting,
      waiting,
      waits_for: 'checks',
      until: check.until,
    })
  }
  await leaveUnreachable(turn, run)
  const passed = withArrow(run, await passedArrow(turn, run, 'verify'))
  return { ...passed, phase: autoPhaseAfter(run.phase, 'verified') }
}

async function beginChecks(turn: AutoTurn, run: AutoRun): Promise<AutoRun> {
  const { connection, account } = turn
  const { rows } = await connection.query<{ id: string }>(
    `select contact_id as id from auto_member where account_id = $1 and run_id = $2 and left_at = '' order by contact_id`,
    [account, run.id],
  )
  const writesMail = run.plan.steps.some(({ channel }) => channel === 'email')
  const checked = {
    account,
    id: checkIdOf(run),
    user: run.belongto,
    contacts: rows.map(({ id }) => id).slice(0, limits.addressChecksAtOnce),
  }
  const addresses = writesMail ? await wantChecks(connection, checked) : 0
  const numbers = await numbersToCheck(turn, run)
  await connection.query(
    `insert into auto_check (account_id, run_id, waits_until, addresses, numbers)
     values ($1, $2, server_now() + make_interval(hours => $3), $4, $5)`,
    [account, run.id, limits.autoVerifyHours, addresses, numbers],
  )
  return verifyPeople(turn, run)
}

/** Of the numbers that nobody knows, so many as the plan says, over its phones; they wait there for their turn. */
async function numbersToCheck({ connection, account }: AutoTurn, run: AutoRun): Promise<string[]> {
  const phones = [...new Set(run.plan.steps.flatMap(({ channel, senders }) => (channel === 'linked' ? senders : [])))]
  const wanted = Math.max(0, ...run.plan.steps.map(({ verify_count }) => verify_count))
  const most = Math.min(wanted, phones.length * numbersPerPhone)
  if (most === 0) return []
  const { rows } = await connection.query<{ number: string }>(
    `select distinct p.full_number as number from auto_member m
     join contact c on c.account_id = m.account_id and c.id = m.contact_id
     cross join lateral (select one ->> 'full_number' as full_number from jsonb_array_elements(c.phones) one
       where one ->> 'is_wt' = 'unvalidated' limit 1) p
     where m.account_id = $1 and m.run_id = $2 and m.left_at = ''
       and not exists (select from number_finding f where f.account_id = $1 and f.number = p.full_number) limit $3`,
    [account, run.id, most],
  )
  const numbers = rows.map(({ number }) => number)
  await connection.query(
    `insert into number_question (account_id, session_id, number)
     select $1::uuid, ($2::uuid[])[1 + (place - 1) % cardinality($2::uuid[])], one
     from unnest($3::text[]) with ordinality as each (one, place) order by place
     on conflict (account_id, number) do update set silences = 0, problem = null`,
    [account, phones, numbers],
  )
  return numbers
}

async function openNumbers({ connection, account }: AutoTurn, numbers: readonly string[]): Promise<number> {
  if (!numbers.length) return 0
  const { rows } = await connection.query<{ count: number }>(
    `select count(*)::int as count from number_question where account_id = $1 and number = any($2::text[]) and silences < $3`,
    [account, numbers, mostSilences],
  )
  return rows[0]!.count
}

/** Nothing that is known of them takes a message. */
const leaveUnreachable = ({ connection, account }: AutoTurn, run: AutoRun) =>
  connection.query(
    `update auto_member m set left_at = 'verify', reason = 'unreachable' from contact c
     where m.account_id = $1 and m.run_id = $2 and m.left_at = '' and c.account_id = m.account_id and c.id = m.contact_id
       and not exists (select from jsonb_array_elements(c.emails) e where e ->> 'is_valid' <> 'invalid')
       and jsonb_array_length(c.phones) = 0`,
    [account, run.id],
  )
