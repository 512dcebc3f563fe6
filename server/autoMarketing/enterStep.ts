import { type AutoBranch, type AutoPart, type AutoStep, autoTaskIdOf, hasFirstBatch } from '#domain/autoMarketing/plan'
import type { AutoRun } from '#domain/autoMarketing/run'
import { type CampaignTask, newTask } from '#domain/campaigns/task'
import { limits } from '#domain/limits'
import type { AutoTurn } from './runs.ts'

/** SQL: whether a branch leads person `m` with contact `c` here; `earlier`: what they did with the step that it asks about. */
const branchSql: Record<AutoBranch, string> = {
  everybody: 'true',
  opened: 'coalesce(earlier.opened, false)',
  notOpened: 'not coalesce(earlier.opened, false)',
  clicked: 'coalesce(earlier.clicked, false)',
  notClicked: 'not coalesce(earlier.clicked, false)',
  unreached: 'earlier.contact_id is null',
  registered: `c.phones @> '[{"is_wt": "registered"}]'`,
  notRegistered: `not c.phones @> '[{"is_wt": "registered"}]'`,
}

/** What people of the run `$2` of account `$1` did since then (`$3`, in milliseconds), on any channel. */
export const answeredSql = `
  did as (
    select r.contact_id, bool_or(r.replied_at is not null) as replied,
      bool_or(coalesce(r.unsubscribed_at, r.complained_at) is not null) as said_no
    from auto_task t join campaign_receiver r on r.account_id = t.account_id and r.task_id = t.task_id
    where t.account_id = $1 and t.run_id = $2 and coalesce(r.replied_at, r.unsubscribed_at, r.complained_at) is not null
    group by r.contact_id
  ), spoke as (
    select distinct v.contact_id from auto_member m
    join conversation v on v.account_id = m.account_id and v.contact_id = m.contact_id and v.last_at >= $3
    where m.account_id = $1 and m.run_id = $2 and exists (select from message g where g.account_id = v.account_id
      and g.conversation_id = v.id and g.direction = 'in' and g.n is not null and g.at >= $3))`
/** SQL: why person `m` leaves for good, else null: the same as \`exitOf\` says in the domain. */
export const exitSql = `case when c.id is null or c.restricted_at is not null then 'gone' when did.said_no then 'saidNo'
  when did.replied or spoke.contact_id is not null then 'replied'
  when c.follow_up_status in ('closed', 'noIntention') then c.follow_up_status end`
export const exitJoins = `
  left join contact c on c.account_id = m.account_id and c.id = m.contact_id and c.deleted_at is null
  left join did on did.contact_id = m.contact_id
  left join spoke on spoke.contact_id = m.contact_id`

/**
 * Everybody of the run stands at the step from now on, once, whatever happens to this process: who enters it, and who does not for
 * which reason. Gives the tasks that send it: some first where its channel is new, and the rest.
 */
export async function enterStep(turn: AutoTurn, run: AutoRun, step: AutoStep, n: number): Promise<void> {
  const { connection, account, changes, now } = turn
  await connection.query(
    `insert into auto_step (account_id, run_id, step, n, plan, version) values ($1, $2, $3, $4, $5, $6)`,
    [account, run.id, step.id, n, JSON.stringify(step), run.version],
  )
  await connection.query(
    `with ${answeredSql}, earlier as (
       select r.contact_id, bool_or(coalesce(r.opened_at, r.clicked_at, r.replied_at) is not null) as opened,
         bool_or(r.clicked_at is not null) as clicked
       from auto_task t join campaign_receiver r on r.account_id = t.account_id and r.task_id = t.task_id
       where t.account_id = $1 and t.run_id = $2 and t.step = $5 and r.status = 'sent' group by r.contact_id
     ), judged as (
       select m.contact_id, coalesce(${exitSql}, case when ${branchSql[step.branch]} then 'enters' else 'branch' end) as way
       from auto_member m ${exitJoins} left join earlier on earlier.contact_id = m.contact_id
       where m.account_id = $1 and m.run_id = $2 and m.left_at = '')
     insert into auto_place (account_id, run_id, step, contact_id, way)
     select $1, $2, $4, contact_id, case when way = 'enters'
       and row_number() over (partition by way order by contact_id) > $6 then 'beyondMost' else way end
     from judged`,
    [account, run.id, run.began_at ?? now, step.id, step.of, step.most],
  )
  const entered = await countEntered(turn, run, step)
  if (entered === 0) return
  const splits = hasFirstBatch(run.plan, step) && entered > limits.autoFirstBatch
  const parts: AutoPart[] = splits ? ['first', 'rest'] : ['rest']
  for (const part of parts) await namePeople(turn, run, step, part, splits ? limits.autoFirstBatch : 0)
  // The rest waits for the first batch.
  changes.push({ entity: 'campaign_task', puts: [taskOfStep(run, step, { part: parts[0]!, n, now })] })
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
  belongto: run.belongto,
  created_at: now,
  updated_at: now,
})
