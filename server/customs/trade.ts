import type { TradeAnswer, TradeQuestion, TradeRow, TradeSeriesQuestion } from '#domain/customs/comtrade'
import type { SourceProblem } from '#domain/leadSources/sourceAnswer'
import { limits } from '#domain/limits'
import type { Actor } from '#domain/shared/mutation'
import type { Database } from '../db/connect.ts'
import type { Secrets } from '../secrets.ts'
import type { SourceReach } from '../sources/askSource.ts'
import { askComtrade, askPeriods } from './comtrade.ts'

export type Comtrade = { url: string; reach: SourceReach }
type TradeUses = { database: Database; secrets: Secrets; comtrade: Comtrade; now: number }
type TradeReply = { answer: TradeAnswer | null; problem: SourceProblem | 'budget' | null; until: number | null }

/** What was asked before, for ever; else what UN Comtrade says, as often a day as it takes questions. */
export async function tradeOf(
  uses: TradeUses,
  { account }: Pick<Actor, 'account'>,
  question: TradeQuestion,
  { anew, signal }: { anew: boolean; signal: AbortSignal },
): Promise<TradeReply> {
  const { database, comtrade, now } = uses
  const known = await knownTrade(database, account, question)
  if (known && !anew) return { answer: known, problem: null, until: null }
  const key = await comtradeKey(uses, account)
  if (!(await spendQuestion(database, account, key !== null)))
    return { answer: known, problem: 'budget', until: midnightAfter(now) }
  const said = await askComtrade({ ...comtrade.reach, url: comtrade.url, key }, question, signal)
  if (said.kind !== 'answered')
    return { answer: known, problem: said.problem, until: said.kind === 'later' ? said.until : null }
  // No rows may mean that the year is not there yet: what is not there is not kept for ever.
  if (said.found.length === 0)
    return { answer: known ?? { rows: [], is_whole: true, asked_at: now }, problem: null, until: null }
  await keepTrade(database, account, question, { rows: said.found, is_whole: said.isWhole })
  return { answer: await knownTrade(database, account, question), problem: null, until: null }
}

type SeriesReply = {
  answers: { period: string; answer: TradeAnswer }[]
  problem: TradeReply['problem']
  until: number | null
}

/** Periods that are not known yet: with a key in one question, without one each in its own, until something keeps it from being answered. */
export async function tradeOfPeriods(
  uses: TradeUses,
  user: Pick<Actor, 'account'>,
  { periods, ...question }: TradeSeriesQuestion,
  signal: AbortSignal,
): Promise<SeriesReply> {
  const known = () => knownPeriods(uses.database, user.account, { periods, ...question })
  const told = new Set((await known()).map(({ period }) => period))
  const missing = periods.filter((period) => !told.has(period))
  const isKeyed = missing.length > 0 && (await comtradeKey(uses, user.account)) !== null
  const trouble = isKeyed
    ? await askMissing(uses, user, { periods: missing, ...question }, signal)
    : await askOneByOne(uses, user, { periods: missing, ...question }, signal)
  return { answers: await known(), ...trouble }
}

type Trouble = Pick<SeriesReply, 'problem' | 'until'>
const noTrouble: Trouble = { problem: null, until: null }

async function askOneByOne(
  uses: TradeUses,
  user: Pick<Actor, 'account'>,
  { periods, ...question }: TradeSeriesQuestion,
  signal: AbortSignal,
): Promise<Trouble> {
  for (const period of periods) {
    const { problem, until } = await tradeOf(uses, user, { ...question, period }, { anew: false, signal })
    if (problem) return { problem, until }
  }
  return noTrouble
}

async function askMissing(
  uses: TradeUses,
  { account }: Pick<Actor, 'account'>,
  { periods, ...question }: TradeSeriesQuestion,
  signal: AbortSignal,
): Promise<Trouble> {
  const { database, comtrade, now } = uses
  const key = await comtradeKey(uses, account)
  if (!(await spendQuestion(database, account, key !== null))) return { problem: 'budget', until: midnightAfter(now) }
  const said = await askPeriods({ ...comtrade.reach, url: comtrade.url, key }, question, periods, signal)
  if (said.kind !== 'answered') return { problem: said.problem, until: said.kind === 'later' ? said.until : null }
  for (const [period, rows] of said.found)
    await keepTrade(database, account, { ...question, period }, { rows, is_whole: said.isWhole })
  return noTrouble
}

async function knownPeriods(
  database: Database,
  account: string,
  { periods, reporter, hs, flow }: TradeSeriesQuestion,
): Promise<SeriesReply['answers']> {
  const { rows } = await database.pool.query<TradeAnswer & { period: string }>(
    `select distinct on (period) period, rows, is_whole, floor(extract(epoch from asked_at) * 1000)::float8 as asked_at
     from customs_trade where account_id = $1 and reporter = $2 and period = any($3::text[]) and hs = $4 and flow = $5
     order by period, edition desc`,
    [account, reporter, periods, hs, flow],
  )
  return rows.map(({ period, ...answer }) => ({ period, answer }))
}

const midnightAfter = (now: number) => (Math.floor(now / 86_400_000) + 1) * 86_400_000

async function knownTrade(database: Database, account: string, question: TradeQuestion): Promise<TradeAnswer | null> {
  const { rows } = await database.pool.query<TradeAnswer>(
    `select rows, is_whole, floor(extract(epoch from asked_at) * 1000)::float8 as asked_at from customs_trade
     where account_id = $1 and reporter = $2 and period = $3 and hs = $4 and flow = $5 order by edition desc limit 1`,
    [account, question.reporter ?? 0, question.period, question.hs, question.flow],
  )
  return rows[0] ?? null
}

async function keepTrade(
  database: Database,
  account: string,
  question: TradeQuestion,
  { rows, is_whole }: { rows: TradeRow[]; is_whole: boolean },
): Promise<void> {
  await database.pool.query(
    `insert into customs_trade (account_id, reporter, period, hs, flow, edition, is_whole, rows)
     select $1, $2, $3, $4, $5, coalesce(max(edition), 0) + 1, $6, $7 from customs_trade
     where account_id = $1 and reporter = $2 and period = $3 and hs = $4 and flow = $5
     on conflict do nothing`,
    [account, question.reporter ?? 0, question.period, question.hs, question.flow, is_whole, JSON.stringify(rows)],
  )
}

/** Counted before it is asked, so that two at once do not go over; false: nothing is left today. */
async function spendQuestion(database: Database, account: string, isKeyed: boolean): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    `insert into customs_budget as b (account_id, day, questions) values ($1, (server_now() at time zone 'UTC')::date, 1)
     on conflict (account_id, day) do update set questions = b.questions + 1 where b.questions < $2`,
    [account, questionsADay(isKeyed)],
  )
  return rowCount === 1
}

export const questionsADay = (isKeyed: boolean) =>
  isKeyed ? limits.comtradeQuestionsADay : limits.comtradePreviewsADay

export async function questionsToday(database: Database, account: string): Promise<number> {
  const { rows } = await database.pool.query<{ questions: number }>(
    `select questions from customs_budget where account_id = $1 and day = (server_now() at time zone 'UTC')::date`,
    [account],
  )
  return rows[0]?.questions ?? 0
}

const purposeOf = (account: string) => `comtrade ${account}`

export async function comtradeKey(
  { database, secrets }: Pick<TradeUses, 'database' | 'secrets'>,
  account: string,
): Promise<string | null> {
  const { rows } = await database.pool.query<{ sealed: string }>(
    'select sealed from customs_key where account_id = $1',
    [account],
  )
  return rows[0] ? secrets.open(purposeOf(account), rows[0].sealed) : null
}

/** '' lets it go. */
export async function setComtradeKey(
  connection: Pick<Database['pool'], 'query'>,
  secrets: Secrets,
  account: string,
  key: string,
): Promise<void> {
  if (!key) await connection.query('delete from customs_key where account_id = $1', [account])
  else
    await connection.query(
      `insert into customs_key (account_id, sealed) values ($1, $2)
       on conflict (account_id) do update set sealed = excluded.sealed`,
      [account, secrets.seal(purposeOf(account), key)],
    )
}
