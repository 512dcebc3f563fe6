import { setTimeout as sleep } from 'node:timers/promises'
import { sendersOf } from '#domain/campaigns/steps'
import { batched } from '../../batched.ts'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { errorFields, type Log } from '../../log.ts'
import { serverNow } from '../../people/serverNow.ts'
import { alwaysLeaves, type MayLeave } from '../../sync/epoch.ts'
import { markHandedOver } from '../ledger/markHandedOver.ts'
import { keepAlive, recoverBatches, settleBatch } from './batches.ts'
import { beginTask, fillOn } from './begin.ts'
import { type Batch, claimBatch } from './claim.ts'
import { settleDoubt } from './doubt.ts'
import type { CampaignDriver, ChannelLedgers } from './driver.ts'
import { closeSome, retrySome } from './endings.ts'
import { type OpenTask, readOpenTasks, resumeTask, startScheduled } from './openTasks.ts'
import { type DeliveryResult, writeDeliveryResults } from './outcomes.ts'
import { type BatchStop, sendBatch } from './sendBatch.ts'
import { takeSequenceTurns } from './sequenceTurns.ts'
import { pauseTask, type TaskId } from './tasks.ts'

export type SendingOptions = {
  /** how often open tasks are polled */
  everyMs: number
  /** how often a process renews its claim on its batches, and how long it may be silent before they are taken over */
  heartbeatMs: number
  silentMs: number
  batch: number
  /** contacts that are put into the ledger at once: who gets a mail waits for no more of them than that */
  portion: number
  /** batches of one task at once, and mails of one batch */
  loops: number
  lanes: number
  /** how long what became of mails is gathered before it is written down: of these a process that is killed knows nothing */
  gatherMs: number
  /** after something failed; for a mail server twice as long each time */
  restMs: number
  /** how long a stop waits for answers of servers */
  patienceMs: number
  /** whether no other process can be on this database: what was under way before is then known to be lost */
  isAlone: boolean
  /** what has to be known of a task before its first mail leaves */
  beforeBegin: (of: TaskId) => Promise<void>
}

const usual: SendingOptions = {
  everyMs: 1_000,
  heartbeatMs: 10_000,
  silentMs: 60_000,
  batch: 400,
  portion: 10_000,
  loops: 2,
  lanes: 4,
  gatherMs: 50,
  restMs: 5_000,
  patienceMs: 10_000,
  isAlone: false,
  beforeBegin: () => Promise.resolve(),
}

/** A mail server that wants nothing for so long, some ten minutes, is the user's to look at. */
const mostStops = 8

/** A task that cannot go on is polled again after this time: something we do not watch may have changed. */
const pollAgainMs = 60_000

/**
 * A sender with a pace of a second fills up again while the messages of another batch leave: claims so far apart lose nothing of it,
 * and each has some messages.
 */
const gapMs = 250

type Runner = { stop: AbortController; done: Promise<void> }
type Rest = { until: number; stamp: string }

type SendingServices = {
  database: Database
  /** one for each channel that can send here */
  drivers: readonly CampaignDriver[]
  log: Log
  mayLeave?: MayLeave
}

/** Sends what is to be sent, in the background; any number of processes share the work. */
export function startSending(
  { database, drivers, log, mayLeave = alwaysLeaves }: SendingServices,
  given: Partial<SendingOptions> = {},
): { stop: () => Promise<void> } {
  const options = { ...usual, ...given }
  const driverOf = new Map(drivers.map((driver) => [driver.ledger.channel, driver]))
  const ledgers: ChannelLedgers = Object.fromEntries(drivers.map(({ ledger }) => [ledger.channel, ledger]))
  const stopping = new AbortController()
  const runners = new Map<string, Runner>()
  const rests = new Map<string, Rest>()
  const stops = new Map<string, number>()
  const passedOver = new Map<string, number>()
  const batches = new Set<string>()
  const ended = new AbortController()
  // The clock that the ledger goes by is the database's.
  let aheadMs = 0
  const now = () => Date.now() + aheadMs

  const handedOverMarks = batched(async (handed: readonly { id: string; batch: string }[]) => {
    const ours = await markHandedOver(database, handed)
    return handed.map(({ id }) => ours.has(id))
  })
  const outcomes = batched(
    async (results: readonly DeliveryResult[]) => {
      await writeUntilDone(results)
      return results.map(() => undefined)
    },
    { gatherMs: options.gatherMs },
  )
  const context = { log, markHandedOver: handedOverMarks.add, report: outcomes.add }

  /** A server's answer is known in this process only, so it is retried until the database is there again. */
  async function writeUntilDone(results: readonly DeliveryResult[]): Promise<void> {
    for (let tries = 0; !ended.signal.aborted; tries++) {
      try {
        return await writeDeliveryResults(database, results, ledgers)
      } catch (error) {
        log('cannot write down what became of mails', { mails: results.length, ...errorFields(error) })
      }
      await sleep(Math.min(200 * 2 ** tries, options.silentMs / 4), undefined, { signal: ended.signal }).catch(() => {})
      // One that cannot be written does not keep the others from it.
      if (results.length > 1 && tries === 2) {
        for (const one of results) await writeUntilDone([one])
        return
      }
    }
  }

  async function pollTasks(): Promise<void> {
    if (!(await mayLeave(database.pool))) return
    aheadMs = (await asSystem(database, serverNow)) - Date.now()
    const open = await readOpenTasks(database, ledgers)
    const wanted = new Set(open.filter(({ doing }) => doing !== 'close').map(runnerKeyOf))
    for (const [key, { stop }] of runners) if (!wanted.has(key)) stop.abort()
    for (const key of [...rests.keys(), ...stops.keys()])
      if (!wanted.has(key)) {
        rests.delete(key)
        stops.delete(key)
      }
    for (const [key, until] of passedOver) if (until <= Date.now()) passedOver.delete(key)
    for (const one of open) if (!runners.has(runnerKeyOf(one)) && !isResting(one)) begin(one)
  }

  const isResting = (one: OpenTask) => {
    const rest = rests.get(runnerKeyOf(one))
    return rest !== undefined && rest.stamp === one.stamp && now() < rest.until
  }

  const rest = (one: OpenTask, ms: number) => {
    rests.set(runnerKeyOf(one), { until: now() + ms, stamp: one.stamp })
  }

  function begin(one: OpenTask): void {
    const key = runnerKeyOf(one)
    const stop = new AbortController()
    const signal = AbortSignal.any([stopping.signal, stop.signal])
    const done = work(one, signal)
      .catch((error: unknown) => {
        if (!ended.signal.aborted) log('cannot send', { task: one.task, doing: one.doing, ...errorFields(error) })
        rest(one, options.restMs)
      })
      .finally(() => runners.delete(key))
    runners.set(key, { stop, done })
  }

  async function work(one: OpenTask, signal: AbortSignal): Promise<void> {
    switch (one.doing) {
      case 'start':
        return startScheduled(database, one)
      case 'resume':
        return resumeTask(database, one)
      case 'begin':
        await options.beforeBegin(one)
        if (!(await beginTask(database, one, options.portion, ledgers))) rest(one, pollAgainMs)
        return
      case 'fill':
        while (!signal.aborted && !(await fillOn(database, one, options.portion, ledgers)));
        return
      case 'retry':
        while (!signal.aborted && !(await retrySome(database, one)));
        return
      case 'doubt':
        while (!signal.aborted && !(await settleDoubt(database, one)));
        return
      case 'close':
        await closeSome(database, one)
        return
      case 'send':
        await allDone(Array.from({ length: options.loops }, () => sendAll(one, signal)))
    }
  }

  async function sendAll(one: OpenTask, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await takeSequenceTurns(database, one, ledgers)
      const claim = await claimBatch(database, one, options.batch, {
        mayLeave,
        ledgers,
        isResting: (sender) => isPassedOver(one, sender),
      })
      if (claim.kind === 'over') return
      if (claim.kind === 'wait') {
        const waitMs = Math.min(claim.until - now(), pollAgainMs)
        if (waitMs > gapMs) return rest(one, waitMs)
        await sleep(gapMs, undefined, { signal }).catch(() => {})
        continue
      }
      const { batch } = claim
      const stopped = await sendOut(batch, signal)
      if (stopped && passOver(batch, stopped)) continue
      if (stopped) return giveUpFor(one, stopped)
      stops.delete(runnerKeyOf(one))
    }
  }

  async function sendOut(batch: Batch, signal: AbortSignal): Promise<BatchStop | null> {
    const driver = driverOf.get(batch.channel)
    if (!driver) throw new Error(`nothing here sends over ${batch.channel}`)
    batches.add(batch.id)
    try {
      const lanes = Math.max(options.lanes, driver.lanes?.(batch) ?? 0)
      const stopped = await sendBatch(batch, { ...context, driver }, lanes, signal)
      await settleBatch(database, batch.id)
      return stopped
    } finally {
      // What could not be brought to its end is taken over like the batch of a dead process.
      batches.delete(batch.id)
    }
  }

  const isPassedOver = ({ task }: TaskId, sender: string) => (passedOver.get(`${task} ${sender}`) ?? 0) > Date.now()

  /** A sender that accepts nothing is left alone for a while, as long as another one of the task can be tried. */
  function passOver({ account, task, task_row, channel, sender }: Batch, stopped: BatchStop): boolean {
    const others = sendersOf(task_row, channel).filter((id) => id !== sender.id)
    if (stopped.kind === 'mailGone' || !others.some((id) => !isPassedOver({ account, task }, id))) return false
    passedOver.set(`${task} ${sender.id}`, Date.now() + restOf(stopped))
    return true
  }

  const restOf = (stopped: BatchStop) =>
    stopped.kind === 'account' && !stopped.outcome.passes ? pollAgainMs : options.restMs * 2

  async function giveUpFor(one: OpenTask, stopped: BatchStop): Promise<void> {
    const key = runnerKeyOf(one)
    const times = (stops.get(key) ?? 0) + 1
    stops.set(key, times)
    const trouble = stopped.kind === 'account' ? stopped.outcome : null
    const isDecided = trouble?.atOnce ?? stopped.kind === 'mailGone'
    if (!isDecided && times < mostStops) {
      return rest(one, options.restMs * 2 ** (times - 1))
    }
    stops.delete(key)
    const problem = trouble?.pauses ?? (stopped.kind === 'mailGone' ? 'messageGone' : 'passwordMissing')
    await asSystem(database, (connection) => pauseTask(connection, one, problem))
  }

  let lastHeartbeatAt = 0
  async function heartbeat(): Promise<void> {
    if (Date.now() < lastHeartbeatAt + options.heartbeatMs) return
    const isFirst = lastHeartbeatAt === 0
    lastHeartbeatAt = Date.now()
    await keepAlive(database, [...batches])
    const recovered = await recoverBatches(database, isFirst && options.isAlone ? 0 : options.silentMs, ledgers)
    if (recovered) log('batches of a lost process taken over', { batches: recovered })
  }

  const loop = (async () => {
    while (!stopping.signal.aborted) {
      for (const step of [heartbeat, pollTasks])
        await step().catch((error: unknown) => {
          if (!stopping.signal.aborted) log('cannot look for mails to send', errorFields(error))
        })
      await sleep(options.everyMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()

  return {
    async stop() {
      stopping.abort()
      await loop
      const done = Promise.all([...runners.values()].map((runner) => runner.done))
      const late = new AbortController()
      await Promise.race([done, sleep(options.patienceMs, undefined, { signal: late.signal }).catch(() => {})])
      late.abort()
      ended.abort()
      for (const driver of drivers) driver.stop()
      await Promise.race([done, sleep(1_000)])
    },
  }
}

/** None of them is left behind when another one fails. */
async function allDone(works: readonly Promise<void>[]): Promise<void> {
  for (const one of await Promise.allSettled(works)) if (one.status === 'rejected') throw one.reason
}

/** A task is filled while it is sent. */
const runnerKeyOf = ({ account, task, doing }: OpenTask) => `${account} ${task}${doing === 'fill' ? ' fill' : ''}`
