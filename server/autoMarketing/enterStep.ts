import { type AutoBranch, type AutoPart, type AutoStep, autoTaskIdOf, hasFirstBatch } from '#domain/autoMarketing/plan'
import type { AutoRun } from '#domain/autoMarketing/run'
import { type CampaignTask, newTask } from '#domain/campaigns/task'
import { limits } from '#domain/limits'
import { readLostTime } from '../sync/history.ts'
import { inDoubt, mayHaveBegun } from './doubtTasks.ts'
import { contactOfMember } from './memberSql.ts'
import type { AutoTurn } from './runs.ts'

/** SQL: whether a branch leads person `m` with contact `c` here; `did`: what they did with the step that it asks about. */
const branchSql: Record<AutoBranch, string> = {
  everybody: 'true',
  opened: 'coalesce(did.opened, false)',
  notOpened: 'not coalesce(did.opened, false)',
  clicked: 'coalesce(did.clicked, false)',
  notClicked: 'not coalesce(did.clicked, false)',
  unreached: 'not coalesce(did.reached, false)',
  registered: `c.phones @> '[{"is_wt": "registered"}]'`,
  notRegistered: `not c.phones @> '[{"is_wt": "registered"}]'`,
}

/** SQL: all numbers of contact `c` are such that nobody knows whether they are registered. */
const isUnverified = `(jsonb_array_length(c.phones) > 0
  and not exists (select from jsonb_array_elements(c.phones) one where one ->> 'is_wt' <> 'unvalidated'))`
const verifiesNumbers = ({ channel, verify_count }: AutoStep) => channel === 'linked' && verify_count > 0

/** SQL: whether somebody wrote on any channel since then (`$3`, in milliseconds). */
export const wroteSql = (conversation: string) => `${conversation}.last_at >= $3 and exists (
  select from message g where g.account_id = ${conversation}.account_id and g.conversation_id = ${conversation}.id
    and g.direction = 'in' and g.n is not null and g.at >= $3)`
/**
 * SQL: what person `m` did with messages of the tasks `$7`, and with those of the step that is asked about (`$8`). Found by the person
 * one after another, for the reason that `contactOfMember` has.
 */
const historySql = `select bool_or(r.replied_at is not null) as replied,
    bool_or(coalesce(r.unsubscribed_at, r.complained_at) is not null) as said_no,
    bool_or(r.is_earlier) as reached, bool_or(r.is_earlier and coalesce(r.opened_at, r.clicked_at, r.replied_at) is not null) as opened,
    bool_or(r.is_earlier and r.clicked_at is not null) as clicked
  from (select o.*, o.status = 'sent' and o.task_id = any($8::uuid[]) as is_earlier from campaign_receiver o
    where cardinality($7::uuid[]) > 0 and o.contact_id = m.contact_id offset 0) r
  where r.account_id = $1 and r.task_id = any($7::uuid[])`
/** SQL: why person `m` leaves for good, else null: the same as `exitOf` says in the domain. */
const exitSql = `case when c.id is null or c.restricted_at is not null then 'gone' when did.said_no then 'saidNo'
  when did.replied or exists (select from conversation v
    where v.account_id = m.account_id and v.contact_id = m.contact_id and ${wroteSql('v')}) then 'replied'
  when c.follow_up_status in ('closed', 'noIntention') then c.follow_up_status end`

/**
 * Everybody of the run stands at the step from now on, once, whatever happens to this process: who enters it, and who does not for
 * which reason. Gives the tasks that send it: some first where its channel is new, and the rest.
 */
export async function enterStep(
  turn: AutoTurn,
  run: AutoRun,
  { step, n, begins }: { step: AutoStep; n: number; begins: number },
): Promise<void> {
  const { connection, account, changes, now } = turn
  const { rows: tasks } = await connection.query<{ task: string; step: string }>(
    'select task_id as task, step from auto_task where account_id = $1 and run_id = $2',
    [account, run.id],
  )
  await connection.query(
    `insert into auto_step (account_id, run_id, step, n, plan, version) values ($1, $2, $3, $4, $5, $6)`,
    [account, run.id, step.id, n, JSON.stringify(step), run.version],
  )
  await connection.query(
    `with judged as materialized (
       select m.contact_id, coalesce(${exitSql}, case when not ${branchSql[step.branch]} then 'branch'
         when $6::boolean and ${isUnverified} then 'unverified' else 'enters' end) as way
       from auto_member m left join lateral (${contactOfMember}) c on true left join lateral (${historySql}) did on true
       where m.account_id = $1 and m.run_id = $2 and m.left_at = '')
     insert into auto_place (account_id, run_id, step, contact_id, way)
     select $1, $2, $4, contact_id, case when way = 'enters'
       and row_number() over (partition by way order by contact_id) > $5 then 'beyondMost' else way end
     from judged`,
    [
      account,
      run.id,
      run.began_at ?? now,
      step.id,
      step.most,
      verifiesNumbers(step),
      tasks.map(({ task }) => task),
      tasks.flatMap((one) => (one.step === step.of ? [one.task] : [])),
    ],
  )
  const entered = await countEntered(turn, run, step)
  if (entered === 0) return
  const splits = entered > limits.autoFirstBatch && hasFirstBatch(step, await triedSteps(turn, run))
  const parts: AutoPart[] = splits ? ['first', 'rest'] : ['rest']
  for (const part of parts) await namePeople(turn, run, step, part, splits ? limits.autoFirstBatch : 0)
  // The rest waits for the first batch.
  const task = taskOfStep(run, step, { part: parts[0]!, n, now })
  const isDoubted = mayHaveBegun(run, step, { begins, lost: await readLostTime(connection) })
  changes.push({ entity: 'campaign_task', puts: [isDoubted ? await inDoubt(turn, task) : task] })
}

/** Those that had a first batch. */
async function triedSteps({ connection, account }: AutoTurn, run: AutoRun): Promise<AutoStep[]> {
  const { rows } = await connection.query<{ plan: AutoStep }>(
    `select s.plan from auto_step s join auto_task t on t.account_id = s.account_id and t.run_id = s.run_id and t.step = s.step
     where s.account_id = $1 and s.run_id = $2 and t.part = 'first'`,
    [account, run.id],
  )
  return rows.map(({ plan }) => plan)
}

async function countEntered({ connection, account }: AutoTurn, run: AutoRun, step: AutoStep): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    `select count(*)::int as count from auto_place where account_id = $1 and run_id = $2 and step = $3 and way = 'enters'`,
    [account, run.id, step.id],
  )
  return rows[0]!.count
}

async function namePeople(
  { connection, account }: AutoTurn,
  run: AutoRun,
  step: AutoStep,
  part: AutoPart,
  first: number,
) {
  const task = autoTaskIdOf(run.id, step.id, part)
  await connection.query(
    `insert into auto_task (account_id, run_id, step, part, task_id) values ($1, $2, $3, $4, $5)`,
    [account, run.id, step.id, part, task],
  )
  await connection.query(`insert into campaign_course (account_id, task_id, course) values ($1, $2, $3)`, [
    account,
    task,
    run.id,
  ])
  await connection.query(
    `insert into campaign_named (account_id, task_id, contact_id)
     select $1, $4, contact_id from auto_place
     where account_id = $1 and run_id = $2 and step = $3 and way = 'enters'
     order by contact_id limit case when $5 then $6::bigint end offset case when $5 then 0 else $6::bigint end`,
    [account, run.id, step.id, task, part === 'first', first],
  )
}

type TaskOfStep = { part: AutoPart; n: number; now: number }

export const taskOfStep = (run: AutoRun, step: AutoStep, { part, n, now }: TaskOfStep): CampaignTask => ({
  ...newTask,
  status: 'inProgress',
  id: autoTaskIdOf(run.id, step.id, part),
  channel: step.channel,
  name: `${run.name} · ${n}${part === 'first' ? ' ·' : ''}`.slice(0, limits.lineLength),
  type: 'ordinary',
  message: step.message,
  sender: step.senders[0] ?? step.message,
  senders: step.senders.slice(1),
  reply_address: '',
  audience: {
    filter: null,
    chosen: 0,
    unopened_of: null,
    send_count: null,
    allows_unknown_basis: run.plan.allows_unknown_basis,
  },
  execution_time: null,
  first_batch: null,
  subject_test: null,
  sequence: null,
  interval_seconds: null,
  most_receivers: null,
  shop_mail: null,
  belongto: run.belongto,
  created_at: now,
  updated_at: now,
})
