import { type AutoArrow, isArrowOver } from '#domain/autoMarketing/arrow'
import { lostTaskProblems } from '#domain/autoMarketing/faults'
import type { AutoRun } from '#domain/autoMarketing/run'
import { lockTask } from '../campaigns/sending/tasks.ts'
import { lockLeadJob } from '../leads/job/leadJobs.ts'
import type { AutoTurn } from './runs.ts'
import { stepArrow } from './stepArrow.ts'

/** What a run of a user's that was paused has under way waits with it. */
export async function holdParts(turn: AutoTurn, run: AutoRun): Promise<void> {
  const { connection, account, changes } = turn
  await holdLost(turn, run)
  for (const task of await tasksOf(turn, run))
    if (task.status === 'inProgress') {
      changes.push({ entity: 'campaign_task', puts: [{ ...task, status: 'paused', problem: '' }] })
      await connection.query('update auto_task set is_held = true where account_id = $1 and task_id = $2', [
        account,
        task.id,
      ])
    }
  for (const job of await jobsOf(turn, run))
    if (job.state === 'waiting' || job.state === 'running') {
      changes.push({ entity: 'lead_job', puts: [{ ...job, state: 'paused', problem: '' }] })
      await connection.query('update auto_source set is_held = true where account_id = $1 and job_id = $2', [
        account,
        job.id,
      ])
    }
}

/** What has lost its account or its message is tried once more when the run goes on: somebody may have mended it. */
export const holdLost = ({ connection, account }: AutoTurn, run: AutoRun) =>
  connection.query(
    `update auto_task t set is_held = true from campaign_task c
     where t.account_id = $1 and t.run_id = $2 and not t.is_held and c.account_id = t.account_id and c.id = t.task_id
       and c.deleted_at is null and c.status = 'paused' and c.problem = any($3::text[])`,
    [account, run.id, lostTaskProblems],
  )

/** And goes on with it; what somebody paused by itself stays so. */
export async function releaseParts(turn: AutoTurn, run: AutoRun): Promise<void> {
  const { connection, account, changes } = turn
  // A first batch that is tried once more is looked at once more.
  await connection.query(
    `update auto_step s set gate = '', gate_from = null from auto_task t
     where s.account_id = $1 and s.run_id = $2 and s.gate = 'gateLocked' and t.account_id = s.account_id and t.run_id = s.run_id
       and t.step = s.step and t.part = 'first' and t.is_held and not exists (select from auto_task r join campaign_task c
         on c.account_id = r.account_id and c.id = r.task_id
         where r.account_id = s.account_id and r.run_id = s.run_id and r.step = s.step and r.part = 'rest')`,
    [account, run.id],
  )
  const { rows } = await connection.query<{ task_id: string }>(
    `update auto_task set is_held = false where account_id = $1 and run_id = $2 and is_held returning task_id`,
    [account, run.id],
  )
  const held = new Set(rows.map(({ task_id }) => task_id))
  for (const task of held.size ? await tasksOf(turn, run) : [])
    if (held.has(task.id) && task.status === 'paused')
      changes.push({ entity: 'campaign_task', puts: [{ ...task, status: 'inProgress', problem: '' }] })
  const jobs = await connection.query<{ job_id: string | null }>(
    `update auto_source set is_held = false where account_id = $1 and run_id = $2 and is_held returning job_id`,
    [account, run.id],
  )
  const heldJobs = new Set(jobs.rows.map(({ job_id }) => job_id))
  for (const job of heldJobs.size ? await jobsOf(turn, run) : [])
    if (heldJobs.has(job.id) && job.state === 'paused')
      changes.push({ entity: 'lead_job', puts: [{ ...job, state: 'waiting', problem: '' }] })
}

/** Closing ends what has not begun, and waits for what is under way. */
export async function closeParts(turn: AutoTurn, run: AutoRun): Promise<AutoRun> {
  const { connection, account, changes, now } = turn
  for (const task of await tasksOf(turn, run))
    if (task.status !== 'done' && task.status !== 'closed')
      changes.push({ entity: 'campaign_task', puts: [{ ...task, status: 'closed', problem: '', ended_at: now }] })
  for (const job of await jobsOf(turn, run))
    if (job.state === 'waiting' || job.state === 'running' || job.state === 'paused')
      changes.push({ entity: 'lead_job', puts: [{ ...job, state: 'stopped', problem: '', ended_at: now }] })
  const { rowCount } = await connection.query(
    `select from auto_task t join campaign_receiver r on r.account_id = t.account_id and r.task_id = t.task_id
     where t.account_id = $1 and t.run_id = $2 and r.status in ('waiting', 'claimed', 'held') limit 1`,
    [account, run.id],
  )
  return changes.length === 0 && rowCount === 0 ? closedRun(turn, run) : run
}

/** Counted once more, as everything stands now. */
async function closedRun(turn: AutoTurn, run: AutoRun): Promise<AutoRun> {
  const flow: AutoArrow[] = []
  for (const arrow of run.flow) {
    const state = isArrowOver(arrow.state) ? arrow.state : 'closed'
    const isStep = run.plan.steps.some(({ id }) => id === arrow.key)
    const ends = { waits_for: '', until: null }
    if (arrow.state === 'waiting') flow.push({ ...arrow, ...ends })
    else if (isStep) flow.push(await stepArrow(turn, run, arrow.key, { state, ...ends }))
    else flow.push({ ...closedArrow(arrow), ...(state === 'closed' && { state, ...ends }) })
  }
  return { ...run, state: 'closed', flow, ended_at: turn.now }
}

/** Who still waited there goes nowhere. */
const closedArrow = (arrow: AutoArrow): AutoArrow =>
  arrow.waiting > 0
    ? { ...arrow, waiting: 0, out: { ...arrow.out, closed: (arrow.out.closed ?? 0) + arrow.waiting } }
    : arrow

async function tasksOf({ connection, account }: AutoTurn, run: AutoRun) {
  const { rows } = await connection.query<{ id: string }>(
    'select task_id as id from auto_task where account_id = $1 and run_id = $2 order by task_id',
    [account, run.id],
  )
  const tasks = []
  for (const { id } of rows) tasks.push(await lockTask(connection, { account, task: id }))
  return tasks.filter((task) => task !== null)
}

async function jobsOf({ connection, account }: AutoTurn, run: AutoRun) {
  const { rows } = await connection.query<{ id: string }>(
    'select job_id as id from auto_source where account_id = $1 and run_id = $2 and job_id is not null order by job_id',
    [account, run.id],
  )
  const jobs = []
  for (const { id } of rows) jobs.push(await lockLeadJob(connection, { account, job: id }))
  return jobs.filter((job) => job !== null)
}
