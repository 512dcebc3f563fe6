import { type Counts, countOf } from '#domain/campaigns/statistics/counters'
import { batchTurn, healthOf, judgedBy, type Outcome, type Restart } from '#domain/campaigns/stopRules'
import { type Subject, type SubjectCounts, winnerOf } from '#domain/campaigns/subjectTest'
import type { CampaignTask } from '#domain/campaigns/task'
import type { Connection } from '../../db/connect.ts'
import type { TaskId } from './tasks.ts'

/** A run as it stands. Times are milliseconds. */
export type CampaignRunState = {
  retries: number
  /** everybody of the audience is in the ledger */
  is_filled: boolean
  /** nobody waits any more, such as after it was deleted for long */
  is_finished: boolean
  first_batch_finished_at: number | null
  test_finished_at: number | null
  subject_winner: Subject | null
  /** complaints or returns stopped it, and nobody looked at it since it was started again */
  stopped_at: number | null
  /** only what was sent since is judged, by then so many had had an answer; null: all of it */
  judged_from: number | null
  judged_after: number
  now: number
}

export type SendReach = { before: number | null; onlyTest: boolean }
/** Who may be written to now: only those before a place, only those of a test, nobody until then, or nobody any more. */
export type Gate =
  | ({ kind: 'open' } & SendReach)
  | { kind: 'wait'; until: number }
  | { kind: 'stop'; why: 'complaints' | 'bounces' }

export async function gateOf(
  connection: Connection,
  of: TaskId,
  task: CampaignTask,
  run: CampaignRunState,
): Promise<Gate> {
  const outcome = await outcomeOf(connection, of, task.belongto, run)
  const health = healthOf(outcome)
  if (health.kind === 'stop') return stop(connection, of, health)
  const reach = await reachOf(connection, of, task, run)
  if (!task.first_batch) return { kind: 'open', ...reach }
  const open = run.first_batch_finished_at === null ? await openIn(connection, of, reach) : 0
  const finished_at =
    run.first_batch_finished_at ?? (open === 0 && run.is_filled ? await finishBatch(connection, of, run.now) : null)
  const turn = batchTurn(task.first_batch, { open, finished_at, outcome }, run.now)
  if (turn.kind === 'stop') return stop(connection, of, turn)
  return turn.kind === 'wait' ? turn : { kind: 'open', ...reach }
}

/** Of a test the first batch are the first ones of the test: all others of them would wait for its end, and it for theirs. */
export async function reachOf(
  connection: Connection,
  of: TaskId,
  { first_batch, subject_test }: CampaignTask,
  run: CampaignRunState,
): Promise<SendReach> {
  const onlyTest = subject_test !== null && run.subject_winner === null
  if (!first_batch || run.first_batch_finished_at !== null) return { before: null, onlyTest }
  if (!onlyTest) return { before: first_batch.size, onlyTest }
  // Who is not in the ledger yet may be one of the first.
  const nobody = run.is_filled ? null : 0
  return { before: (await placeInTest(connection, of, first_batch.size)) ?? nobody, onlyTest }
}

/** The place of whoever comes after so many of a test; null: there are no more. */
async function placeInTest(connection: Connection, { account, task }: TaskId, size: number): Promise<number | null> {
  const { rows } = await connection.query<{ place: number }>(
    `select place from campaign_receiver where account_id = $1 and task_id = $2 and subject is not null
     order by place offset $3 limit 1`,
    [account, task, size],
  )
  return rows[0]?.place ?? null
}

type Stop = Extract<Gate, { kind: 'stop' }>

/** Noted, so that whoever starts it again is judged by what comes then. */
async function stop(connection: Connection, { account, task }: TaskId, { why }: Stop): Promise<Stop> {
  await connection.query('update campaign_run set stopped_at = server_now() where account_id = $1 and task_id = $2', [
    account,
    task,
  ])
  return { kind: 'stop', why }
}

async function outcomeOf(
  connection: Connection,
  of: TaskId,
  belongto: string,
  run: CampaignRunState,
): Promise<Outcome> {
  const all = await wholeOutcome(connection, of, belongto)
  if (run.stopped_at !== null) {
    await connection.query(
      `update campaign_run set stopped_at = null, judged_from = server_now(), judged_after = $3
       where account_id = $1 and task_id = $2`,
      [of.account, of.task, all.sent],
    )
    return judgedBy(all, { before: all.sent, bounced: 0, complained: 0 })
  }
  return judgedBy(all, run.judged_from === null ? null : await sinceRestart(connection, of, run))
}

/** Of the few that came back or complained; how many were sent at all is in the numbers. */
async function sinceRestart(
  connection: Connection,
  { account, task }: TaskId,
  run: CampaignRunState,
): Promise<Restart> {
  const { rows } = await connection.query<Omit<Restart, 'before'>>(
    `select
       (select count(*) from campaign_receiver where account_id = $1 and task_id = $2 and status = 'returned'
          and returned = 'hard' and sent_at >= r.judged_from)::int
       + (select count(*) from campaign_receiver where account_id = $1 and task_id = $2 and status = 'failed'
          and reason = 'badAddress' and status_at >= r.judged_from)::int as bounced,
       (select count(*) from campaign_receiver where account_id = $1 and task_id = $2 and complained_at is not null
          and sent_at >= r.judged_from)::int as complained
     from campaign_run r where account_id = $1 and task_id = $2`,
    [account, task],
  )
  return { before: run.judged_after, ...rows[0]! }
}

/** By the numbers, with what is not in them yet: nobody reads a million rows before each batch. */
async function wholeOutcome(connection: Connection, { account, task }: TaskId, belongto: string): Promise<Outcome> {
  const { rows } = await connection.query<{ counts: Counts }>(
    `select counts from campaign_counts
       where account_id = $1 and belongto = $2 and dimension = 'task' and key = $3::text and deleted_at is null
     union all
     select counts from campaign_delta where account_id = $1 and dimension = 'task' and key = $3::text`,
    [account, belongto, task],
  )
  const sum = (count: (counts: Counts) => number) => rows.reduce((all, { counts }) => all + count(counts), 0)
  const hard = sum((counts) => countOf(counts, 'returned_hard'))
  const failed = sum((counts) => countOf(counts, 'failed'))
  return {
    sent: sum((counts) => countOf(counts, 'sent')) + failed,
    bounced: hard + (failed ? await refusedForGood(connection, { account, task }) : 0),
    complained: sum((counts) => countOf(counts, 'complained')),
  }
}

async function refusedForGood(connection: Connection, { account, task }: TaskId): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    `select count(*)::int as count from campaign_receiver
     where account_id = $1 and task_id = $2 and status = 'failed' and reason = 'badAddress'`,
    [account, task],
  )
  return rows[0]!.count
}

/** `$3` and `$4`: the reach. */
export const isReached = `($3::int is null or r.place < $3) and (not $4::boolean or r.subject is not null)`

/** Whose turn comes before a first batch or a test is over: who has had enough messages for days is not waited for. */
const isStillOpen = `(r.status in ('waiting', 'claimed') or r.status = 'held' and r.reason <> 'overCap')`

async function openIn(
  connection: Connection,
  { account, task }: TaskId,
  { before, onlyTest }: SendReach,
): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    `select count(*)::int as count from campaign_receiver r
     where r.account_id = $1 and r.task_id = $2 and ${isStillOpen} and ${isReached}`,
    [account, task, before, onlyTest],
  )
  return rows[0]!.count
}

async function finishBatch(connection: Connection, { account, task }: TaskId, now: number): Promise<number> {
  await connection.query(
    `update campaign_run set first_batch_finished_at = to_timestamp($3 / 1000.0) where account_id = $1 and task_id = $2`,
    [account, task, now],
  )
  return now
}

export type TestTurn = { kind: 'going' } | { kind: 'wait'; until: number } | { kind: 'won' }

/** Asked when nobody of the test waits any more: whether all of it is sent, how long to wait, and who has won. */
export async function testTurn(
  connection: Connection,
  of: TaskId,
  { subject_test: test }: CampaignTask,
  run: CampaignRunState,
): Promise<TestTurn> {
  if (!test) return { kind: 'won' }
  const finished_at = run.test_finished_at ?? (run.is_filled ? await finishTest(connection, of, run.now) : null)
  if (finished_at === null) return { kind: 'going' }
  const until = finished_at + test.wait_hours * 3_600_000
  if (run.now < until) return { kind: 'wait', until }
  const winner = winnerOf(test, await subjectCounts(connection, of), finished_at, run.now)
  if (winner.kind === 'wait') return { kind: 'wait', until }
  await connection.query('update campaign_run set subject_winner = $3 where account_id = $1 and task_id = $2', [
    of.account,
    of.task,
    winner.subject,
  ])
  return { kind: 'won' }
}

async function finishTest(connection: Connection, { account, task }: TaskId, now: number): Promise<number | null> {
  const { rowCount } = await connection.query(
    `update campaign_run set test_finished_at = to_timestamp($3 / 1000.0) where account_id = $1 and task_id = $2
       and not exists (select from campaign_receiver r where r.account_id = $1 and r.task_id = $2
                       and ${isStillOpen} and r.subject is not null)`,
    [account, task, now],
  )
  return rowCount ? now : null
}

export async function subjectCounts(
  connection: Connection,
  { account, task }: TaskId,
): Promise<Record<Subject, SubjectCounts>> {
  const { rows } = await connection.query<SubjectCounts & { subject: Subject }>(
    `select subject, count(*) filter (where status = 'sent')::int as sent,
       count(opened_at)::int as opened, count(clicked_at)::int as clicked, count(replied_at)::int as replied
     from campaign_receiver where account_id = $1 and task_id = $2 and subject is not null group by subject`,
    [account, task],
  )
  const none: SubjectCounts = { sent: 0, opened: 0, clicked: 0, replied: 0 }
  const of = (subject: Subject) => rows.find((row) => row.subject === subject) ?? none
  return { a: of('a'), b: of('b') }
}
