import { type AutoArrow, newArrow } from '#domain/autoMarketing/arrow'
import type { AutoStep } from '#domain/autoMarketing/plan'
import { type AutoRun, autoPhaseAfter } from '#domain/autoMarketing/run'
import { limits } from '#domain/limits'
import { products } from '#domain/products'
import { derivedIdAt } from '#domain/shared/derivedId'
import { rightOf } from '../campaigns/sending/owner.ts'
import { openChecks, wantChecks } from '../email/verify/wantChecks.ts'
import { contactOfMember } from './memberSql.ts'
import { askNumbers, numberProgress } from './numberChecks.ts'
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
    `update auto_member m set left_at = 'review', reason = case when exists (${contactOfMember}) then 'restricted' else 'gone' end
     where ctid = any (array(select m.ctid from auto_member m left join lateral (${contactOfMember}) c on true
       where m.account_id = $1 and m.run_id = $2 and m.left_at = '' and (c.id is null or c.restricted_at is not null)))`,
    [account, run.id],
  )
  const passed = withArrow(run, await passedArrow(turn, run, 'review'))
  return { ...passed, phase: autoPhaseAfter(run.phase, 'approved') }
}

const checkIdOf = (run: AutoRun) => derivedIdAt(run.id, 'auto check', run.id)

type CheckRow = { until: number; numbers: string[]; late: boolean }

/**
 * Addresses and numbers are looked up by those who do that; after a day it goes on with what is known. Where nobody can look, that is
 * a verification exception: the run waits for it only where its first message needs the answer.
 */
export async function verifyPeople(turn: AutoTurn, run: AutoRun): Promise<AutoRun> {
  const check = await readCheck(turn, run)
  if (!check) return beginChecks(turn, run)
  const waits = check.late ? null : await whatIsChecked(turn, run, check)
  if (waits) {
    const waiting = await countPeople(turn, run)
    return withArrow(run, { ...newArrow('verify'), ...waits, from: waiting, waiting, until: check.until })
  }
  await leaveUnreachable(turn, run)
  const passed = withArrow(run, await passedArrow(turn, run, 'verify'))
  return { ...passed, phase: autoPhaseAfter(run.phase, 'verified') }
}

async function readCheck({ connection, account }: AutoTurn, run: AutoRun): Promise<CheckRow | null> {
  const { rows } = await connection.query<CheckRow>(
    `select (extract(epoch from waits_until) * 1000)::bigint as until, numbers, waits_until <= server_now() as late
     from auto_check where account_id = $1 and run_id = $2`,
    [account, run.id],
  )
  return rows[0] ?? null
}

type CheckWait = Pick<AutoArrow, 'state' | 'waits_for'>

/** What is waited for before the run goes on; null: nothing. */
async function whatIsChecked(turn: AutoTurn, run: AutoRun, { numbers }: CheckRow): Promise<CheckWait | null> {
  const { connection, account } = turn
  const addresses = await openChecks(connection, { account, id: checkIdOf(run) })
  if (addresses > 0)
    return (await mayCheckAddresses(turn, run))
      ? { state: 'going', waits_for: 'checks' }
      : { state: 'verificationException', waits_for: 'addressCheckOff' }
  const [first] = run.plan.steps
  const byPhone = run.plan.steps.find(({ channel }) => channel === 'linked')
  const { open, isStuck } = byPhone ? await numberProgress(turn, byPhone, numbers) : { open: 0, isStuck: false }
  if (open === 0) return null
  if (!isStuck) return { state: 'going', waits_for: 'checks' }
  return first?.channel === 'linked' ? { state: 'verificationException', waits_for: 'phonesAway' } : null
}

/** They are looked at for whoever has email marketing, unless somebody has stopped that. */
async function mayCheckAddresses({ connection, account }: AutoTurn, run: AutoRun): Promise<boolean> {
  const right = await rightOf(connection, run.belongto, products.emailMarketing)
  const { rowCount } = await connection.query(
    `select from email_check_run where account_id = $1 and id = $2 and state = 'running'`,
    [account, checkIdOf(run)],
  )
  return right.is_active && right.has_product && rowCount === 1
}

/**
 * Before a message by linked phones: whether its numbers have been looked up. Those that are not yet are waited for, for a day from
 * its turn on; null: it may begin.
 */
export async function numbersBefore(
  turn: AutoTurn,
  run: AutoRun,
  { step, begins }: { step: AutoStep; begins: number },
): Promise<(CheckWait & { until: number }) | null> {
  const until = begins + limits.autoVerifyHours * 3_600_000
  if (step.channel !== 'linked' || step.verify_count === 0 || turn.now >= until) return null
  const check = await readCheck(turn, run)
  const { open, isStuck } = await numberProgress(turn, step, check?.numbers ?? [])
  if (open === 0) return null
  return isStuck
    ? { state: 'verificationException', waits_for: 'phonesAway', until }
    : { state: 'waiting', waits_for: 'checks', until }
}

async function beginChecks(turn: AutoTurn, run: AutoRun): Promise<AutoRun> {
  const { connection, account } = turn
  const writesMail = run.plan.steps.some(({ channel }) => channel === 'email')
  const addresses = writesMail ? await beginAddresses(turn, run) : 0
  const numbers = await askNumbers(turn, run)
  await connection.query(
    `insert into auto_check (account_id, run_id, waits_until, addresses, numbers)
     values ($1, $2, server_now() + make_interval(hours => $3), $4, $5)`,
    [account, run.id, limits.autoVerifyHours, addresses, numbers],
  )
  return verifyPeople(turn, run)
}

/** Of those whose address nobody has looked at, the first ones. */
async function beginAddresses({ connection, account }: AutoTurn, run: AutoRun): Promise<number> {
  const { rows } = await connection.query<{ id: string }>(
    `select m.contact_id as id from auto_member m cross join lateral (${contactOfMember}) c
     where m.account_id = $1 and m.run_id = $2 and m.left_at = '' and c.emails @> '[{"is_valid": "toVerify"}]'
     order by m.contact_id limit $3`,
    [account, run.id, limits.addressChecksAtOnce],
  )
  const contacts = rows.map(({ id }) => id)
  return contacts.length ? wantChecks(connection, { account, id: checkIdOf(run), user: run.belongto, contacts }) : 0
}

/** Nothing that is known of them takes a message. */
const leaveUnreachable = ({ connection, account }: AutoTurn, run: AutoRun) =>
  connection.query(
    `update auto_member set left_at = 'verify', reason = 'unreachable'
     where ctid = any (array(select m.ctid from auto_member m cross join lateral (${contactOfMember}) c
       where m.account_id = $1 and m.run_id = $2 and m.left_at = '' and jsonb_array_length(c.phones) = 0
         and not exists (select from jsonb_array_elements(c.emails) e where e ->> 'is_valid' <> 'invalid')))`,
    [account, run.id],
  )
