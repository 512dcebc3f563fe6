import { randomUUID } from 'node:crypto'
import { channelProduct } from '#domain/campaigns/channel'
import type { CampaignTask } from '#domain/campaigns/task'
import { AppError, type ErrorCode } from '#domain/errors'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { holdPoints } from '../../ledger/ledger.ts'
import { alwaysLeaves, type MayLeave } from '../../sync/epoch.ts'
import { changeReceivers } from '../ledger/changeReceivers.ts'
import { type Candidate, lockCandidates } from './candidates.ts'
import { channelLedgers } from './channels.ts'
import { isInDoubt } from './doubt.ts'
import type { ChannelLedger, ChannelLedgers, ChannelSender } from './driver.ts'
import { type CampaignRunState, type Gate, gateOf, testTurn } from './gate.ts'
import { closedCountries } from './hours.ts'
import { audienceScope, homeOf, rightOf } from './owner.ts'
import type { PaceBook } from './pace.ts'
import { sendingRoomOf } from './room.ts'
import { budgetNow, type CompanyRules, lockCompanyRules } from './spending.ts'
import { finishTask, lockTask, pauseTask, type TaskId } from './tasks.ts'

/** What one process took, all of it committed: nobody else has it. */
export type Batch<S extends ChannelSender = ChannelSender> = TaskId & {
  id: string
  belongto: string
  receivers: Candidate[]
  subject_winner: 'a' | 'b' | null
  task_row: CampaignTask
  sender: S
}
/** `wait`: nobody's turn before then, as far as is known now. `over`: this task wants nothing any more. */
export type BatchClaim = { kind: 'batch'; batch: Batch } | { kind: 'wait'; until: number } | { kind: 'over' }

const over: BatchClaim = { kind: 'over' }
const soonMs = 1_000
/** Other things than time may have changed by then. */
const laterMs = 60_000
/** Points, or the user's budget of them. */
const shortages = new Set<ErrorCode>([
  'mailPointsInsufficient',
  'wtPointsInsufficient',
  'pointsInsufficient',
  'budgetReached',
])
/** Domains that have had their share are left out, and others are looked for. */
const mostRounds = 20

export async function claimBatch(
  database: Database,
  of: TaskId,
  most: number,
  { mayLeave = alwaysLeaves, ledgers = channelLedgers }: { mayLeave?: MayLeave; ledgers?: ChannelLedgers } = {},
): Promise<BatchClaim> {
  try {
    return await asSystem(database, async (connection) =>
      (await mayLeave(connection))
        ? claimIn(connection, of, most, ledgers)
        : { kind: 'wait', until: Date.now() + soonMs },
    )
  } catch (error) {
    // Somebody else spent them since we looked.
    if (error instanceof AppError && shortages.has(error.code)) return { kind: 'wait', until: Date.now() + soonMs }
    throw error
  }
}

async function claimIn(connection: Connection, of: TaskId, most: number, ledgers: ChannelLedgers): Promise<BatchClaim> {
  const task = await lockTask(connection, of)
  const run = await readRun(connection, of)
  if (task?.status !== 'inProgress' || !run) return over
  if (run.is_finished) {
    await finishTask(connection, of, task)
    return over
  }
  const ledger = ledgers[task.channel]
  const product = channelProduct(task.channel)
  const right = await rightOf(connection, task.belongto, product)
  if (!right.is_active) return paused(connection, of, 'userInactive')
  if (!right.has_product || !ledger) return { kind: 'wait', until: run.now + laterMs }
  const sender = await ledger.lockSender(connection, { account: of.account, id: task.sender })
  if (!sender) return paused(connection, of, 'senderGone')
  const gate = await gateOf(connection, of, task, run)
  if (gate.kind === 'stop') return paused(connection, of, gate.why)
  if (gate.kind === 'wait') {
    // A test that ends within the first batch is timed from there.
    if (run.subject_winner === null) await testTurn(connection, of, task, run)
    return gate
  }
  const room = await sendingRoomOf(connection, of.account, { lock: true })
  const rules = await lockCompanyRules(connection, { account: of.account, user: task.belongto, product, now: run.now })
  const payable = Math.max(1, Math.min(most, rules.points))
  const fitting = { free: payable, some: Math.min(payable, room.kind === 'some' ? room.mails : 0), none: 0 }[room.kind]
  const picked = await pick(connection, { of, task, run, ledger, sender, gate, most: fitting, rules })
  if (picked.isShort && !picked.going.length) return broke(connection, of, run, rules)
  if (!picked.going.length) {
    const claim = await nobody(connection, of, task, run, gate, picked.until)
    return room.kind === 'none' && claim.kind === 'wait' ? { kind: 'wait', until: run.now + laterMs } : claim
  }
  const id = randomUUID()
  await keepBatch(connection, { of, id, task, sender: sender.id, product, picked })
  // Takes the account's counter, so it comes last.
  await ledger.claimed?.(connection, of.account, sender, picked.pace)
  return {
    kind: 'batch',
    batch: {
      ...of,
      id,
      belongto: task.belongto,
      receivers: picked.going,
      subject_winner: run.subject_winner,
      task_row: task,
      sender,
    },
  }
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
  { isBudget }: CompanyRules,
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

type PickContext = {
  of: TaskId
  task: CampaignTask
  run: CampaignRunState
  ledger: ChannelLedger
  sender: ChannelSender
  gate: Extract<Gate, { kind: 'open' }>
  most: number
  rules: CompanyRules
}
/**
 * `until`: nobody else's turn before; null: nothing is known that somebody waits for. `isShort`: the next one costs more than is
 * left.
 */
type PickResult = {
  going: Candidate[]
  costs: ReadonlyMap<string, number>
  isShort: boolean
  until: number | null
  pace: PaceBook
}

async function pick(
  connection: Connection,
  { of, task, run, ledger, sender, gate, most, rules }: PickContext,
): Promise<PickResult> {
  const home = await homeOf(connection, task.belongto)
  const closed = closedCountries({ hours: sender.hours, channel: task.channel }, home, run.now)
  const pace = await ledger.openPace(connection, { account: of.account, sender: sender.id }, sender)
  const scope = await audienceScope(connection, task.belongto)
  const going: Candidate[] = []
  const refused: Candidate[] = []
  const held: Candidate[] = []
  const full = new Set<string>()
  const costs = new Map<string, number>()
  let left = rules.points
  let isShort = false
  let until: number | null = closed.until
  const earlier = (at: number) => {
    until = until === null ? at : Math.min(until, at)
  }
  await releaseDue(connection, of)
  search: for (let round = 0; round < mostRounds && going.length < most; round++) {
    const some = await lockCandidates(connection, {
      ...of,
      channel: task.channel,
      scope,
      allowsUnknownBasis: task.audience.allows_unknown_basis,
      stopsOnReply: task.sequence?.stops_on_reply ?? null,
      from: 0,
      before: gate.before,
      onlyTest: gate.onlyTest,
      groups: [...full],
      countries: closed.countries,
      seen: [...going, ...refused, ...held].map(({ id }) => id),
      cap: rules.cap,
      most: most - going.length,
    })
    if (!some.length) break
    await pace.load(some.map(({ address_group }) => address_group))
    const asked = await ledger.costsOf(connection, task, some, rules.prices)
    for (const one of some) {
      if (one.reason !== null) {
        refused.push(one)
        continue
      }
      if (one.capped_until !== null) {
        held.push(one)
        continue
      }
      if (full.has(one.address_group)) continue
      const { at, wait } = pace.turn(one.address_group, run.now)
      if (wait === null) {
        const cost = asked.get(one.id) ?? 1
        isShort = cost > left
        if (isShort) break search
        left -= cost
        costs.set(one.id, cost)
        pace.pour(one.address_group, run.now)
        going.push(one)
        continue
      }
      earlier(at)
      if (wait === 'senderPace' || wait === 'warmUp') break search
      full.add(one.address_group)
    }
  }
  const reasons = new Map(refused.map(({ id, reason }) => [id, reason]))
  await changeReceivers(connection, [...reasons.keys()], ({ id }) => ({
    event: 'suppress',
    fields: { reason: reasons.get(id) ?? '' },
  }))
  const cappedUntil = new Map(held.map(({ id, capped_until }) => [id, capped_until]))
  await changeReceivers(connection, [...cappedUntil.keys()], ({ id }) => ({
    event: 'hold',
    fields: { reason: 'overCap', not_before: cappedUntil.get(id) ?? null },
  }))
  const isOthersTurn = refused.length + held.length > 0 && !going.length
  return { going, costs, isShort, until: isOthersTurn ? run.now : until, pace }
}

/** Those that a server put off, and whose time has come. */
async function releaseDue(connection: Connection, { account, task }: TaskId): Promise<void> {
  const { rows } = await connection.query<{ id: string }>(
    `select id from campaign_receiver where account_id = $1 and task_id = $2 and status = 'held' and not_before <= server_now()
     order by id limit 500 for no key update skip locked`,
    [account, task],
  )
  await changeReceivers(
    connection,
    rows.map(({ id }) => id),
    () => ({ event: 'release', fields: { reason: '' } }),
  )
}

type NewBatch = { of: TaskId; id: string; task: CampaignTask; sender: string; product: number; picked: PickResult }

async function keepBatch(connection: Connection, { of, id, task, sender, product, picked }: NewBatch): Promise<void> {
  const ids = picked.going.map((one) => one.id)
  await connection.query('insert into campaign_batch (id, account_id, task_id, size) values ($1, $2, $3, $4)', [
    id,
    of.account,
    of.task,
    ids.length,
  ])
  await picked.pace.write()
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
    product,
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
