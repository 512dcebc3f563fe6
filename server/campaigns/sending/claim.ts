import { randomUUID } from 'node:crypto'
import { type CampaignChannel, channelProduct } from '#domain/campaigns/channel'
import { sendersOf, taskChannels } from '#domain/campaigns/steps'
import type { CampaignTask } from '#domain/campaigns/task'
import { AppError } from '#domain/errors'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { holdPoints } from '../../ledger/ledger.ts'
import { alwaysLeaves, type MayLeave } from '../../sync/epoch.ts'
import { changeReceivers } from '../ledger/changeReceivers.ts'
import type { Candidate } from './candidates.ts'
import { isInDoubt } from './doubt.ts'
import type { ChannelLedger, ChannelLedgers, ChannelSender } from './driver.ts'
import { type CampaignRunState, type Gate, gateOf, testTurn } from './gate.ts'
import { rightOf } from './owner.ts'
import type { PaceBook } from './paceBook.ts'
import { type OpenSender, type PickContext, type PickResult, pick, type TaskPart } from './pick.ts'
import { sendingRoomOf } from './room.ts'
import { budgetNow, lockCompanyRules } from './spending.ts'
import { finishTask, lockTask, pauseTask, type TaskId } from './tasks.ts'

/** What one process took, all of it committed: nobody else has it. It goes over one sender. */
export type Batch<S extends ChannelSender = ChannelSender> = TaskId & {
  id: string
  belongto: string
  channel: CampaignChannel
  receivers: Candidate[]
  subject_winner: 'a' | 'b' | null
  task_row: CampaignTask
  sender: S
}
/** `wait`: nobody's turn before then, as far as is known now. `over`: this task wants nothing any more. */
export type BatchClaim = { kind: 'batch'; batch: Batch } | { kind: 'wait'; until: number } | { kind: 'over' }

export type ClaimOptions = {
  mayLeave?: MayLeave
  ledgers: ChannelLedgers
  /** senders that accept nothing now, as this process knows */
  isResting?: (sender: string) => boolean
}

const over: BatchClaim = { kind: 'over' }
const soonMs = 1_000
/** Other things than time may have changed by then. */
const laterMs = 60_000
/** Points, by product (`shortOf`), or the user's budget of them. */
const shortages: ReadonlySet<string> = new Set([
  'mailPointsInsufficient',
  'wtPointsInsufficient',
  'pointsInsufficient',
  'budgetReached',
])

export async function claimBatch(
  database: Database,
  of: TaskId,
  most: number,
  { mayLeave = alwaysLeaves, ...options }: ClaimOptions,
): Promise<BatchClaim> {
  try {
    return await asSystem(database, async (connection) =>
      (await mayLeave(connection))
        ? claimIn(connection, of, most, options)
        : { kind: 'wait', until: Date.now() + soonMs },
    )
  } catch (error) {
    // Somebody else spent them since we looked.
    if (error instanceof AppError && shortages.has(error.code)) return { kind: 'wait', until: Date.now() + soonMs }
    throw error
  }
}

async function claimIn(connection: Connection, of: TaskId, most: number, options: ClaimOptions): Promise<BatchClaim> {
  const task = await lockTask(connection, of)
  const run = await readRun(connection, of)
  if (task?.status !== 'inProgress' || !run) return over
  if (run.is_finished) {
    await finishTask(connection, of, task)
    return over
  }
  const opened = await openParts(connection, of, task, options)
  if ('pauses' in opened) return paused(connection, of, opened.pauses)
  if (!opened.parts.length) return { kind: 'wait', until: run.now + laterMs }
  const gate = await gateOf(connection, of, task, run)
  if (gate.kind === 'stop') return paused(connection, of, gate.why)
  if (gate.kind === 'wait') {
    // A test that ends within the first batch is timed from there.
    if (run.subject_winner === null) await testTurn(connection, of, task, run)
    return gate
  }
  return claimOfParts(connection, { of, task, run, gate, most }, opened.parts)
}

type ClaimContext = Pick<PickContext, 'of' | 'task' | 'run' | 'gate' | 'most'>

/** The first channel that has a receiver to send to. The channels take turns at being asked first, a second each. */
async function claimOfParts(
  connection: Connection,
  context: ClaimContext,
  parts: readonly TaskPart[],
): Promise<BatchClaim> {
  const { of, task, run, gate, most } = context
  const room = await sendingRoomOf(connection, of.account, { lock: true })
  const first = Math.floor(run.now / 1_000) % parts.length
  let until: number | null = null
  let isShort = false
  let isBudget = false
  for (const part of [...parts.slice(first), ...parts.slice(0, first)]) {
    const product = channelProduct(part.channel)
    const asked = { account: of.account, user: task.belongto, product, now: run.now }
    const rules = await lockCompanyRules(connection, asked)
    const payable = Math.max(1, Math.min(most, rules.points))
    const fitting = { free: payable, some: Math.min(payable, room.kind === 'some' ? room.mails : 0), none: 0 }[
      room.kind
    ]
    const picked = await pick(connection, { ...context, part, most: fitting, rules })
    if (picked.going.length && picked.sender) return takeBatch(connection, context, part, picked, picked.sender)
    isShort ||= picked.isShort
    isBudget ||= picked.isShort && rules.isBudget
    if (picked.until !== null) until = Math.min(until ?? picked.until, picked.until)
  }
  if (isShort) return broke(connection, of, run, isBudget)
  const claim = await nobody(connection, of, task, run, gate, until)
  return room.kind === 'none' && claim.kind === 'wait' ? { kind: 'wait', until: run.now + laterMs } : claim
}

async function takeBatch(
  connection: Connection,
  { of, task, run }: ClaimContext,
  { channel, ledger }: TaskPart,
  picked: PickResult,
  { sender, pace }: OpenSender,
): Promise<BatchClaim> {
  const id = randomUUID()
  await keepBatch(connection, { of, id, task, channel, sender: sender.id, picked, pace })
  // Takes the account's counter, so it comes last.
  await ledger.claimed?.(connection, of.account, sender, pace)
  const { belongto } = task
  const { subject_winner } = run
  return {
    kind: 'batch',
    batch: { ...of, id, belongto, channel, receivers: picked.going, subject_winner, task_row: task, sender },
  }
}

/** What can be sent now of a task over each of its channels; none: nothing can. `pauses`: its user has to do something. */
async function openParts(
  connection: Connection,
  of: TaskId,
  task: CampaignTask,
  { ledgers, isResting = () => false }: ClaimOptions,
): Promise<{ parts: TaskPart[] } | { pauses: 'userInactive' | 'senderGone' }> {
  const parts: TaskPart[] = []
  for (const channel of taskChannels(task)) {
    const right = await rightOf(connection, task.belongto, channelProduct(channel))
    if (!right.is_active) return { pauses: 'userInactive' }
    const ledger = ledgers[channel]
    if (!right.has_product || !ledger) continue
    const ids = sendersOf(task, channel)
    const senders = await lockSenders(connection, of.account, ledger, ids)
    if (!senders.length) return { pauses: 'senderGone' }
    const awake = senders.filter(({ id }) => !isResting(id))
    if (awake.length) parts.push({ channel, ledger, senders: awake })
  }
  return { parts }
}

/** In the order of their ids, so that nobody waits for somebody who waits for them. */
async function lockSenders(
  connection: Connection,
  account: string,
  ledger: ChannelLedger,
  ids: readonly string[],
): Promise<ChannelSender[]> {
  const senders: ChannelSender[] = []
  for (const id of ids.toSorted()) {
    const sender = await ledger.readSender(connection, { account, id, lock: true })
    if (sender) senders.push(sender)
  }
  return senders
}

export async function readRun(connection: Connection, { account, task }: TaskId): Promise<CampaignRunState | null> {
  const ms = (name: string) => `(extract(epoch from ${name}) * 1000)::bigint`
  const { rows } = await connection.query<CampaignRunState>(
    `select r.retries, ${ms('first_batch_finished_at')} as first_batch_finished_at, ${ms('test_finished_at')} as test_finished_at,
       subject_winner, r.filled_at is not null as is_filled, r.finished_at is not null as is_finished, ${ms('stopped_at')} as stopped_at, ${ms('judged_from')} as judged_from, judged_after,
       ${ms('server_now()')} as now
     from campaign_run r join campaign_task t on t.account_id = r.account_id and t.id = r.task_id
     where r.account_id = $1 and r.task_id = $2 and r.retries = t.retries
       and r.uncertain_retries = t.uncertain_retries and not ${isInDoubt}`,
    [account, task],
  )
  return rows[0] ?? null
}

async function paused(
  connection: Connection,
  of: TaskId,
  problem: Parameters<typeof pauseTask>[2],
): Promise<BatchClaim> {
  await pauseTask(connection, of, problem)
  return over
}

/** What another batch put aside may come back: only when none is open, there is nothing left. */
async function broke(
  connection: Connection,
  of: TaskId,
  run: CampaignRunState,
  isBudget: boolean,
): Promise<BatchClaim> {
  const { rowCount } = await connection.query(
    'select from campaign_batch where account_id = $1 and settled_at is null limit 1',
    [of.account],
  )
  if (rowCount) return { kind: 'wait', until: run.now + soonMs }
  if (!isBudget) return paused(connection, of, 'mailPointsInsufficient')
  await connection.query(
    `update campaign_run r set stopped_budget = ${budgetNow} from campaign_task t
     where r.account_id = $1 and r.task_id = $2 and t.account_id = r.account_id and t.id = r.task_id`,
    [of.account, of.task],
  )
  return paused(connection, of, 'budgetReached')
}

type NewBatch = {
  of: TaskId
  id: string
  task: CampaignTask
  channel: CampaignChannel
  sender: string
  picked: PickResult
  pace: PaceBook
}

async function keepBatch(
  connection: Connection,
  { of, id, task, channel, sender, picked, pace }: NewBatch,
): Promise<void> {
  const ids = picked.going.map((one) => one.id)
  await connection.query(
    `insert into campaign_batch (id, account_id, task_id, size, channel, channel_account_id)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, of.account, of.task, ids.length, channel, sender],
  )
  await pace.write()
  const informs = new Map(picked.going.map((one) => [one.id, one.informs]))
  await changeReceivers(connection, ids, (row) => ({
    event: 'claim',
    fields: {
      batch: id,
      handed_over_at: null,
      not_before: null,
      reason: '',
      informs: informs.get(row.id) ?? null,
      cost: picked.costs.get(row.id) ?? 1,
      channel_account_id: sender,
    },
  }))
  await holdPoints(connection, {
    account: of.account,
    uid: batchPoints(id),
    user: task.belongto,
    product: channelProduct(channel),
    points: [...picked.costs.values()].reduce((sum, cost) => sum + cost, 0),
    order_no: of.task,
    remark: task.name,
  })
}

export const batchPoints = (batch: string) => `email batch ${batch}`

/** Nobody's turn now: somebody's later, or the task is done. */
async function nobody(
  connection: Connection,
  of: TaskId,
  task: CampaignTask,
  run: CampaignRunState,
  gate: Extract<Gate, { kind: 'open' }>,
  until: number | null,
): Promise<BatchClaim> {
  const wait = (at: number | null): BatchClaim => ({ kind: 'wait', until: at ?? run.now + soonMs })
  const rest = await restOf(connection, of)
  if (run.is_filled && !rest.claimed && !rest.waiting && rest.next === null) {
    await finishTask(connection, of, task)
    return over
  }
  if (gate.onlyTest && until === null) {
    const turn = await testTurn(connection, of, task, run)
    if (turn.kind === 'wait') return wait(turn.until)
    if (turn.kind === 'won') return wait(run.now)
  }
  const times = [until, rest.next, rest.claimed ? run.now + soonMs : null].filter((at) => at !== null)
  return wait(times.length ? Math.max(run.now, Math.min(...times)) : null)
}

type Rest = { waiting: boolean; claimed: boolean; next: number | null }

/** Who is left, and when the first of those that are to wait may go on. */
async function restOf(connection: Connection, { account, task }: TaskId): Promise<Rest> {
  const is = (status: string) =>
    `from campaign_receiver r where r.account_id = $1 and r.task_id = $2 and r.status = '${status}'`
  const { rows } = await connection.query<Rest>(
    `select exists (select ${is('waiting')}) as waiting, exists (select ${is('claimed')}) as claimed,
       (extract(epoch from least(
         (select min(not_before) ${is('held')}),
         (select not_before ${is('waiting')} and not_before > server_now() order by place limit 1),
         (select min(due) from campaign_place p where p.account_id = $1 and p.task_id = $2 and p.due is not null)
       )) * 1000)::bigint as next`,
    [account, task],
  )
  return rows[0]!
}
