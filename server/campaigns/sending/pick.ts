import type { CampaignChannel } from '#domain/campaigns/channel'
import { holdsSender } from '#domain/campaigns/pace'
import type { ReceiverClock } from '#domain/campaigns/receiverClock'
import { taskChannels } from '#domain/campaigns/steps'
import type { CampaignTask } from '#domain/campaigns/task'
import type { Connection } from '../../db/connect.ts'
import { changeReceivers } from '../ledger/changeReceivers.ts'
import { type Candidate, lockCandidates } from './candidates.ts'
import type { ChannelLedger, ChannelSender, Way } from './driver.ts'
import type { CampaignRunState, Gate } from './gate.ts'
import { type ClosedClocks, closedClocks } from './hours.ts'
import { audienceScope, homeOf } from './owner.ts'
import type { PaceBook } from './paceBook.ts'
import type { CompanyRules } from './spending.ts'
import type { TaskId } from './tasks.ts'

/** One channel of a task, with its senders that are there, locked. */
export type TaskPart = { channel: CampaignChannel; ledger: ChannelLedger; senders: readonly ChannelSender[] }

export type OpenSender = { sender: ChannelSender; pace: PaceBook; closed: ClosedClocks; isFull: boolean }

export type PickContext = {
  of: TaskId
  task: CampaignTask
  run: CampaignRunState
  gate: Extract<Gate, { kind: 'open' }>
  part: TaskPart
  most: number
  rules: CompanyRules
}

/**
 * `sender`: over which all of them go. `until`: nobody else's turn before; null: nothing is known that somebody waits for.
 * `isShort`: the next one costs more than is left.
 */
export type PickResult = {
  going: Candidate[]
  sender: OpenSender | null
  costs: ReadonlyMap<string, number>
  isShort: boolean
  until: number | null
}

/** Groups that have had their share are left out, and others are looked for. */
const mostRounds = 20
/** Of several senders' receivers the last few of a batch may be far down the list: so much of it is enough. */
const enough = 0.75

export async function pick(connection: Connection, context: PickContext): Promise<PickResult> {
  const { of, task, run, part, gate, most, rules } = context
  const senders = await openSenders(connection, context)
  const wayTo = waysThrough(connection, context, senders)
  const scope = await audienceScope(connection, task.belongto)
  const going: Candidate[] = []
  const refused: Candidate[] = []
  const capped: Candidate[] = []
  const lost: Candidate[] = []
  const passed: string[] = []
  const full = new Set<string>()
  const costs = new Map<string, number>()
  const { paceGroupOf } = part.ledger
  const groupOf = (one: Candidate) => paceGroupOf?.(one) ?? one.address_group
  // Groups that were passed are not even read again, where the ledger has them.
  const isOne = senders.size === 1 && !paceGroupOf
  let sender: OpenSender | null = null
  let left = rules.points
  let isShort = false
  let until: number | null = null
  const earlier = (at: number | null) => {
    if (at !== null) until = until === null ? at : Math.min(until, at)
  }
  for (const { closed } of senders.values()) earlier(closed.until)
  await releaseDue(connection, of)
  const wanted = isOne ? most : Math.ceil(most * enough)
  search: for (let round = 0; round < mostRounds && going.length < wanted; round++) {
    const some = await lockCandidates(connection, {
      ...of,
      channel: part.channel,
      scope,
      allowsUnknownBasis: task.audience.allows_unknown_basis,
      channels: taskChannels(task).length,
      stopsOnReply: task.sequence?.stops_on_reply ?? null,
      from: 0,
      before: gate.before,
      onlyTest: gate.onlyTest,
      groups: isOne ? [...full] : [],
      clocks: closedToAll(senders),
      cap: rules.cap,
      seen: [...going, ...refused, ...capped, ...lost].map(({ id }) => id).concat(passed),
      // Who goes over another sender is passed: of as many as are left each round would bring a part.
      most: isOne ? most - going.length : most,
    })
    if (!some.length) break
    const ways = await wayTo(some)
    await loadPaces(senders, some, { wayOf: ways, groupOf })
    const asked = await part.ledger.costsOf(connection, task, some, rules.prices)
    for (const one of some) {
      if (going.length === most) break search
      const way: Way = one.reason === null ? ways(one) : { refused: one.reason }
      if ('refused' in way) {
        refused.push({ ...one, reason: way.refused })
        continue
      }
      if ('lost' in way) {
        lost.push(one)
        continue
      }
      if (one.capped_until !== null) {
        capped.push(one)
        continue
      }
      // One that is not taken is not looked at again now; where there is one sender, its group is left out as a whole.
      const pass = () => void (isOne || passed.push(one.id))
      const through = 'over' in way ? senders.get(way.over) : undefined
      if (!through) {
        if ('later' in way) earlier(way.later)
        passed.push(one.id)
        continue
      }
      const paceGroup = groupOf(one)
      const group = `${through.sender.id} ${paceGroup}`
      const isShut = through.closed.clocks.includes(one.clock)
      if ((sender && sender !== through) || through.isFull || isShut || full.has(isOne ? one.address_group : group)) {
        pass()
        continue
      }
      const { at, wait } = through.pace.turn(paceGroup, run.now)
      if (wait === null) {
        const cost = asked.get(one.id) ?? 1
        isShort = cost > left
        if (isShort) break search
        left -= cost
        costs.set(one.id, cost)
        through.pace.pour(paceGroup, run.now)
        sender = through
        going.push(one)
        continue
      }
      earlier(at)
      pass()
      if (holdsSender.has(wait)) through.isFull = true
      else full.add(isOne ? one.address_group : group)
      if ([...senders.values()].every(({ isFull }) => isFull)) break search
    }
  }
  const reasons = new Map(refused.map(({ id, reason }) => [id, reason]))
  await changeReceivers(connection, [...reasons.keys()], ({ id }) => ({
    event: 'suppress',
    fields: { reason: reasons.get(id) ?? '' },
  }))
  await changeReceivers(
    connection,
    lost.map(({ id }) => id),
    () => ({ event: 'lose' }),
  )
  const cappedUntil = new Map(capped.map(({ id, capped_until }) => [id, capped_until]))
  await changeReceivers(connection, [...cappedUntil.keys()], ({ id }) => ({
    event: 'hold',
    fields: { reason: 'overCap', not_before: cappedUntil.get(id) ?? null },
  }))
  const isOthersTurn = refused.length + capped.length + lost.length > 0 && !going.length
  return { going, sender, costs, isShort, until: isOthersTurn ? run.now : until }
}

/** All of them before any receiver, in the order of their ids. */
async function openSenders(
  connection: Connection,
  { of, task, run, part }: PickContext,
): Promise<ReadonlyMap<string, OpenSender>> {
  const home = await homeOf(connection, task.belongto)
  const senders = new Map<string, OpenSender>()
  for (const sender of part.senders) {
    const pace = await part.ledger.openPace(connection, { account: of.account, sender: sender.id, task }, sender)
    const closed = closedClocks({ hours: sender.hours, channel: part.channel }, home, run.now)
    senders.set(sender.id, { sender, pace, closed, isFull: false })
  }
  return senders
}

/** By which it is no hour for any of them: those need not even be read. */
function closedToAll(senders: ReadonlyMap<string, OpenSender>): readonly ReceiverClock[] {
  const [first, ...others] = [...senders.values()].map(({ closed }) => closed.clocks)
  return (first ?? []).filter((clock) => others.every((clocks) => clocks.includes(clock)))
}

type WayOf = (receiver: Candidate) => Way

/** How some receivers go. Who was put off by the other side is no choice before then, as long as others are there. */
function waysThrough(
  connection: Connection,
  { of, task, run, part: { ledger } }: PickContext,
  senders: ReadonlyMap<string, OpenSender>,
): (some: readonly Candidate[]) => Promise<WayOf> {
  const [only] = senders.keys()
  if (!ledger.waysOf || only === undefined) return async () => () => (only === undefined ? nowhere : { over: only })
  const all = [...senders.values()]
  const ready = all.filter(({ pace }) => pace.putOffUntil() <= run.now)
  const usable = new Map((ready.length ? ready : all).map(({ sender }) => [sender.id, sender]))
  return async (some) => {
    const ways = await ledger.waysOf!(connection, { account: of.account, task, senders: usable }, some)
    return ({ id }) => ways.get(id) ?? nowhere
  }
}

const nowhere: Way = { refused: 'noWay' }

async function loadPaces(
  senders: ReadonlyMap<string, OpenSender>,
  some: readonly Candidate[],
  { wayOf, groupOf }: { wayOf: WayOf; groupOf: (one: Candidate) => string },
) {
  for (const [id, { pace }] of senders) {
    const theirs = some.filter((one) => {
      const way = wayOf(one)
      return 'over' in way && way.over === id
    })
    if (theirs.length) await pace.load(theirs.map(groupOf))
  }
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
