import {
  afterBatch,
  afterCheckRefusal,
  type CheckPace,
  type CheckRate,
  type CheckResult,
  findingDays,
  isAskedAnew,
  mostSilences,
  newCheckPace,
  numbersPerPhone,
} from '#domain/linked/numberCheck'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import type { LinkedSessionRef } from '../store.ts'
import { keepFindings, type NumberFact, readFindings, showOnContacts } from './findings.ts'

/** `known`: by what is still believed; `waiting`: are asked for; `beyond`: more than the phone keeps. */
export type WantedNumbers = { known: NumberFact[]; waiting: string[]; beyond: string[] }

/** Numbers that nobody of the company has asked for lately wait for the phone; what is known already is shown on contacts anew. */
export function wantNumbers(
  database: Database,
  { account, id }: LinkedSessionRef,
  numbers: readonly string[],
): Promise<WantedNumbers> {
  return asSystem(database, async (connection) => {
    // One at a time counts what a phone keeps.
    await connection.query(`select pg_advisory_xact_lock(hashtextextended('numbers of ' || $1, 0))`, [id])
    const now = await serverNow(connection)
    const known = (await readFindings(connection, account, numbers)).filter((one) => !isAskedAnew(one, now))
    const asked = new Set(known.map(({ number }) => number))
    const open = numbers.filter((number) => !asked.has(number))
    const left = Math.max(0, numbersPerPhone - (await keptBy(connection, { account, id }, open)))
    const waiting = open.slice(0, left)
    await connection.query(
      `insert into number_question (account_id, session_id, number)
       select $1::uuid, $2::uuid, one from unnest($3::text[]) with ordinality as each (one, place) order by place
       on conflict (account_id, number) do update set session_id = excluded.session_id, silences = 0, problem = null`,
      [account, id, waiting],
    )
    await showOnContacts(connection, account, known)
    return { known, waiting, beyond: open.slice(left) }
  })
}

/** How many numbers the phone keeps checked or waiting, without these. */
async function keptBy(
  connection: Connection,
  { account, id }: LinkedSessionRef,
  without: readonly string[],
): Promise<number> {
  const { rows } = await connection.query<{ kept: number }>(
    `select (select count(*) from number_question where account_id = $1 and session_id = $2 and number <> all($3::text[]))::int
       + (select count(*) from number_finding where account_id = $1 and session_id = $2 and evidence = 'asked'
          and number <> all($3::text[]) and at > server_now() - make_interval(days => $4))::int as kept`,
    [account, id, without, findingDays.registered],
  )
  return rows[0]!.kept
}

export type NumberQuestion = { number: string; problem: 'noAnswer' | 'unclear' | null; isGivenUp: boolean }

/** For the screen: what is known of the numbers, and what is still asked. */
export function readNumberFacts(
  database: Database,
  account: string,
  numbers: readonly string[],
): Promise<{ findings: NumberFact[]; questions: NumberQuestion[] }> {
  return asSystem(database, async (connection) => {
    const { rows } = await connection.query<NumberQuestion>(
      `select number, problem, silences >= $3 as "isGivenUp" from number_question
       where account_id = $1 and number = any($2::text[]) order by place`,
      [account, numbers, mostSilences],
    )
    return { findings: await readFindings(connection, account, numbers), questions: rows }
  })
}

export type TakenQuestions = { kind: 'none' } | { kind: 'later'; ms: number } | { kind: 'taken'; numbers: string[] }

/** The next batch of a phone, whose turn counts from now on; `chance` from 0 to 1. */
export function takeQuestions(
  database: Database,
  { account, id }: LinkedSessionRef,
  rate: CheckRate,
  chance: number,
): Promise<TakenQuestions> {
  return asSystem(database, async (connection): Promise<TakenQuestions> => {
    const pace = await lockPace(connection, { account, id })
    const { rows } = await connection.query<{ number: string }>(
      `select number from number_question where account_id = $1 and session_id = $2 and silences < $3
       order by silences, place limit $4`,
      // The phone's own number is one of them.
      [account, id, mostSilences, rate.numbers - 1],
    )
    if (!pace || !rows.length) return { kind: 'none' }
    const now = await serverNow(connection)
    if (pace.next > now) return { kind: 'later', ms: pace.next - now }
    await keepPace(connection, { account, id }, afterBatch(pace, rate, now, chance))
    return { kind: 'taken', numbers: rows.map(({ number }) => number) }
  })
}

/** Who comes between the answer and this asks again; afterwards nobody does. */
export function settleAnswered(
  database: Database,
  { account, id }: LinkedSessionRef,
  { registered, unregistered, unclear }: CheckResult,
): Promise<void> {
  return asSystem(database, async (connection) => {
    const pace = await lockPace(connection, { account, id })
    if (pace?.refusals) await keepPace(connection, { account, id }, { ...pace, refusals: 0 })
    await connection.query('delete from number_question where account_id = $1 and number = any($2::text[])', [
      account,
      [...registered.map(({ number }) => number), ...unregistered],
    ])
    await noteSilence(connection, account, unclear, 'unclear')
    await keepFindings(connection, account, { registered, unregistered, evidence: 'asked', session: id })
  })
}

export const settleSilent = (
  database: Database,
  { account }: LinkedSessionRef,
  numbers: readonly string[],
): Promise<void> => asSystem(database, (connection) => noteSilence(connection, account, numbers, 'noAnswer'))

/** WhatsApp wants to be left alone; the numbers have nothing to do with it. */
export function settleRefused(database: Database, ref: LinkedSessionRef): Promise<void> {
  return asSystem(database, async (connection) => {
    const pace = await lockPace(connection, ref)
    if (pace) await keepPace(connection, ref, afterCheckRefusal(pace, await serverNow(connection)))
  })
}

async function noteSilence(
  connection: Connection,
  account: string,
  numbers: readonly string[],
  problem: 'noAnswer' | 'unclear',
): Promise<void> {
  if (!numbers.length) return
  await connection.query(
    `update number_question set silences = silences + 1, problem = $3 where account_id = $1 and number = any($2::text[])`,
    [account, numbers, problem],
  )
}

/** null: the phone is no longer linked. */
async function lockPace(connection: Connection, { account, id }: LinkedSessionRef): Promise<CheckPace | null> {
  const { rows } = await connection.query<{ check_pace: CheckPace | null }>(
    'select check_pace from linked_session where account_id = $1 and id = $2 for update',
    [account, id],
  )
  return rows[0] ? (rows[0].check_pace ?? newCheckPace) : null
}

async function keepPace(connection: Connection, { account, id }: LinkedSessionRef, pace: CheckPace): Promise<void> {
  await connection.query('update linked_session set check_pace = $3 where account_id = $1 and id = $2', [
    account,
    id,
    JSON.stringify(pace),
  ])
}

async function serverNow(connection: Connection): Promise<number> {
  const { rows } = await connection.query<{ now: number }>(
    'select (extract(epoch from server_now()) * 1000)::float8 as now',
  )
  return rows[0]!.now
}
