import { type ArrowState, type AutoArrow, isArrowOver, newArrow } from '#domain/autoMarketing/arrow'
import { isFaulty, lostTaskProblems } from '#domain/autoMarketing/faults'
import { gateVerdictOf } from '#domain/autoMarketing/gate'
import { type AutoStep, autoWaitMs } from '#domain/autoMarketing/plan'
import { type AutoRun, autoPhaseAfter } from '#domain/autoMarketing/run'
import { channelProduct } from '#domain/campaigns/channel'
import type { CampaignTask } from '#domain/campaigns/task'
import { limits } from '#domain/limits'
import { changeReceivers } from '../campaigns/ledger/changeReceivers.ts'
import { lockTask } from '../campaigns/sending/tasks.ts'
import { balanceOf, score } from '../ledger/ledger.ts'
import { readLostTime } from '../sync/history.ts'
import { inDoubt } from './doubtTasks.ts'
import { enterStep, taskOfStep, wroteSql } from './enterStep.ts'
import { holdLost } from './hold.ts'
import { type AutoTurn, arrowOf, haltAutoRun, tellOwner, withArrow } from './runs.ts'
import { type StepState, stepArrow } from './stepArrow.ts'
import { numbersBefore } from './verify.ts'

type StepRow = {
  step: string
  n: number
  plan: AutoStep
  gate: string
  gate_from: number | null
  over_at: number | null
  entered_at: number
}
type StepTask = { part: 'first' | 'rest'; task: CampaignTask | null; named: number }

/** Follows the steps of a run that have begun, and begins the next one when its time has come. */
export async function followSteps(turn: AutoTurn, run: AutoRun): Promise<AutoRun> {
  const followed = await stepsAsTheyAre(turn, run)
  for (const [at, { id }] of run.plan.steps.entries())
    if (isFaulty(arrowOf(followed, id)) && !isFaulty(arrowOf(run, id)))
      await tellOwner(turn.connection, run, 'autoRunStuck', { n: at + 1, level: limits.importantLevel })
  return followed
}

async function stepsAsTheyAre(turn: AutoTurn, run: AutoRun): Promise<AutoRun> {
  const { connection, account, now } = turn
  await leaveAnswered(turn, run)
  const steps = await readSteps(turn, run)
  let followed = run
  let over: number | null = arrowOf(run, 'freeze').until ?? now
  for (const [at, step] of run.plan.steps.entries()) {
    const row = steps.get(step.id)
    if (!row) {
      if (over === null) break
      const begins = Math.max(over + autoWaitMs(step), step.not_before ?? 0)
      if (begins > now) {
        followed = withArrow(followed, { ...newArrow(step.id), waits_for: 'step', until: begins })
        break
      }
      const checked = await numbersBefore(turn, run, { step, begins })
      if (checked) {
        const { on } = arrowOf(run, 'freeze')
        const stands = checked.state === 'waiting' ? {} : { from: on, waiting: on }
        followed = withArrow(followed, { ...newArrow(step.id), ...checked, ...stands })
        break
      }
      await enterStep(turn, run, { step, n: at + 1, begins })
      return withArrow(followed, await stepArrow(turn, run, step.id, { state: 'going', waits_for: '', until: null }))
    }
    const progress = await followStep(turn, followed, row)
    followed = withArrow(progress.run, progress.arrow)
    if (followed.state !== 'running') return followed
    if (row.over_at === null && isArrowOver(progress.arrow.state)) {
      await connection.query(
        'update auto_step set over_at = to_timestamp($4 / 1000.0) where account_id = $1 and run_id = $2 and step = $3',
        [account, run.id, step.id, now],
      )
      over = now
    } else over = row.over_at
  }
  return followed.plan.steps.every(({ id }) => isArrowOver(arrowOf(followed, id).state))
    ? finish(turn, followed)
    : followed
}

async function finish(turn: AutoTurn, run: AutoRun): Promise<AutoRun> {
  const { connection, now } = turn
  const hasFailed = run.plan.steps.every(({ id }) => arrowOf(run, id).state === 'failed')
  // What was lost is tried once more when its user lets it go on.
  if (hasFailed) await holdLost(turn, run)
  await tellOwner(connection, run, hasFailed ? 'autoRunFailed' : 'autoRunDone')
  const phase = hasFailed ? run.phase : autoPhaseAfter(run.phase, 'sent')
  return { ...run, phase, state: hasFailed ? 'failed' : 'done', ended_at: now }
}

async function readSteps({ connection, account }: AutoTurn, run: AutoRun): Promise<ReadonlyMap<string, StepRow>> {
  const { rows } = await connection.query<StepRow>(
    `select step, n, plan, gate, (extract(epoch from gate_from) * 1000)::bigint as gate_from,
       (extract(epoch from over_at) * 1000)::bigint as over_at, (extract(epoch from entered_at) * 1000)::bigint as entered_at
     from auto_step where account_id = $1 and run_id = $2`,
    [account, run.id],
  )
  return new Map(rows.map((row) => [row.step, row]))
}

async function readTasks({ connection, account }: AutoTurn, run: AutoRun, step: string): Promise<StepTask[]> {
  const { rows } = await connection.query<{ part: StepTask['part']; task_id: string; named: number }>(
    `select part, task_id, (select count(*)::int from campaign_named n where n.account_id = t.account_id and n.task_id = t.task_id) as named
     from auto_task t where account_id = $1 and run_id = $2 and step = $3 order by part`,
    [account, run.id, step],
  )
  const tasks: StepTask[] = []
  for (const { part, task_id, named } of rows)
    tasks.push({ part, named, task: await lockTask(connection, { account, task: task_id }) })
  return tasks
}

const stateOf = (state: ArrowState, waits_for = '', until: number | null = null): StepState => ({
  state,
  waits_for,
  until,
})

async function followStep(turn: AutoTurn, run: AutoRun, row: StepRow): Promise<{ run: AutoRun; arrow: AutoArrow }> {
  const tasks = await readTasks(turn, run, row.step)
  const first = tasks.find(({ part }) => part === 'first')
  const rest = tasks.find(({ part }) => part === 'rest')
  let now: StepState = tasks.length ? stateOf('done') : await emptyStep(turn, run, row)
  let goesOn = run
  if (first && row.gate === '') {
    const looked = await lookAtGate(turn, run, row, first, rest)
    now = looked.stepState
    goesOn = looked.run
  } else if (rest) now = await standingOf(turn, row.plan, rest)
  return { run: goesOn, arrow: await stepArrow(turn, goesOn, row.step, now) }
}

/** Nobody entered it: whether that is as it should be, or all their numbers are still unknown. */
async function emptyStep({ connection, account }: AutoTurn, run: AutoRun, { step }: StepRow): Promise<StepState> {
  const { rowCount } = await connection.query(
    `select from auto_place where account_id = $1 and run_id = $2 and step = $3 and way = 'unverified' limit 1`,
    [account, run.id, step],
  )
  return rowCount === 0 ? stateOf('done') : stateOf('failed', 'numbersUnknown')
}

/** One task of a step as the run sees it; one that waits for points goes on when there are some. */
async function standingOf(
  { connection, account, changes }: AutoTurn,
  step: AutoStep,
  { task }: StepTask,
): Promise<StepState> {
  if (!task) return stateOf('failed', 'taskGone')
  if (task.status === 'done') return stateOf('done')
  if (task.status === 'closed') return stateOf('closed')
  if (task.status !== 'paused') return stateOf('going', 'sending')
  if (task.problem === 'nobodyLeft') return stateOf('done')
  if (task.problem === 'mailPointsInsufficient') {
    const points = await balanceOf(connection, account, score(channelProduct(step.channel)))
    if (points >= limits.autoFirstBatch)
      changes.push({ entity: 'campaign_task', puts: [{ ...task, status: 'inProgress', problem: '' }] })
    return stateOf('insufficientPoints', 'points')
  }
  return lostTaskProblems.some((one) => one === task.problem)
    ? stateOf('failed', task.problem)
    : stateOf('going', task.problem || 'taskPaused')
}

/** The rest follows when the first batch did well; if it did not, a person decides. */
async function lookAtGate(
  turn: AutoTurn,
  run: AutoRun,
  row: StepRow,
  first: StepTask,
  rest: StepTask | undefined,
): Promise<{ run: AutoRun; stepState: StepState }> {
  const { connection, account, changes, now } = turn
  const at = await standingOf(turn, row.plan, first)
  if (!isArrowOver(at.state)) return { run, stepState: at }
  const isLost = at.state === 'failed'
  const from = row.gate_from ?? now
  const until = from + run.plan.gate_hours * 3_600_000
  if (row.gate_from === null)
    await connection.query(
      'update auto_step set gate_from = to_timestamp($4 / 1000.0) where account_id = $1 and run_id = $2 and step = $3',
      [account, run.id, row.step, now],
    )
  if (!isLost && until > now) return { run, stepState: stateOf('gate', 'gate', until) }
  const locked = isLost || (await isSenderLocked(turn, row.plan))
  const verdict = gateVerdictOf({ ...(await outcomeOf(turn, first)), locked })
  await connection.query('update auto_step set gate = $4 where account_id = $1 and run_id = $2 and step = $3', [
    account,
    run.id,
    row.step,
    verdict,
  ])
  // A lost account holds up nothing but its own channel.
  if (isLost) return { run, stepState: at }
  if (rest) {
    const task = restOf(run, row, { isHeld: verdict !== 'passes', now })
    const lost = await readLostTime(connection)
    // In the time that a restore lost the first batch may have passed already.
    const isDoubted = lost !== null && row.entered_at <= lost.at && lost.at <= now
    changes.push({ entity: 'campaign_task', puts: [isDoubted ? await inDoubt(turn, task) : task] })
  }
  if (verdict === 'passes') return { run, stepState: stateOf('going', 'sending') }
  if (rest)
    await connection.query(
      `update auto_task set is_held = true where account_id = $1 and run_id = $2 and step = $3 and part = 'rest'`,
      [account, run.id, row.step],
    )
  return { run: await haltAutoRun(turn, run, verdict), stepState: stateOf('gate', verdict) }
}

const restOf = (
  run: AutoRun,
  { plan, n }: StepRow,
  { isHeld, now }: { isHeld: boolean; now: number },
): CampaignTask => {
  const task = taskOfStep(run, plan, { part: 'rest', n, now })
  return isHeld ? { ...task, status: 'paused' } : task
}

async function outcomeOf({ connection, account }: AutoTurn, { task }: StepTask) {
  const { rows } = await connection.query<{ sent: number; bounced: number; complained: number }>(
    `select count(*) filter (where status in ('sent', 'returned', 'failed'))::int as sent,
       count(*) filter (where status = 'returned' and returned = 'hard' or status = 'failed' and reason = 'badAddress')::int as bounced,
       count(complained_at)::int as complained
     from campaign_receiver where account_id = $1 and task_id = $2`,
    [account, task?.id ?? null],
  )
  return rows[0]!
}

/** WhatsApp has told one of its phones to write to nobody new for a while, or has taken its link away. */
async function isSenderLocked({ connection, account }: AutoTurn, { channel, senders }: AutoStep): Promise<boolean> {
  if (channel !== 'linked') return false
  const { rowCount } = await connection.query(
    `select from channel_account c left join linked_session s on s.account_id = c.account_id and s.id = c.id
     where c.account_id = $1 and c.id = any($2::uuid[]) and c.channel = 'linked'
       and (c.phone ->> 'state' = 'ended' or (s.pace ->> 'lockedUntil')::float8 > extract(epoch from server_now()) * 1000) limit 1`,
    [account, senders],
  )
  return rowCount !== 0
}

/** Who answered on any channel, or said no, gets nothing more that still waits. */
async function leaveAnswered({ connection, account, now }: AutoTurn, run: AutoRun): Promise<void> {
  const { rows } = await connection.query<{ id: string }>(
    `with tasks as materialized (select task_id from auto_task where account_id = $1 and run_id = $2),
     leaving as materialized (
       select r.contact_id from tasks t join campaign_receiver r on r.account_id = $1 and r.task_id = t.task_id
       where coalesce(r.replied_at, r.unsubscribed_at, r.complained_at) is not null
       union select v.contact_id from conversation v where v.account_id = $1 and v.contact_id is not null and ${wroteSql('v')}
       union select c.id from contact c where c.account_id = $1
         and (c.deleted_at is not null or c.restricted_at is not null or c.follow_up_status in ('closed', 'noIntention')))
     select r.id from leaving l cross join lateral (select o.id, o.account_id, o.task_id, o.status from campaign_receiver o
       where o.contact_id = l.contact_id offset 0) r
     where r.account_id = $1 and r.status in ('waiting', 'held') and r.task_id in (select task_id from tasks) limit 1000`,
    [account, run.id, run.began_at ?? now],
  )
  await changeReceivers(
    connection,
    rows.map(({ id }) => id),
    () => ({ event: 'suppress', fields: { reason: 'ended', not_before: null } }),
  )
}
