import { isFresh } from '#domain/email/deliverability/addressCheck'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { errorFields, type Log } from '../../log.ts'
import { schedule } from '../../schedule.ts'
import type { MailNetwork } from '../network.ts'
import { claimItems, finishRun, type Item, keepItems, type OpenRun, putOff, readOpenRuns } from './checkQueue.ts'
import { NotYet, openDomainBook } from './domainBook.ts'
import type { ProbeSettings } from './probe.ts'
import { type CheckAnswer, readKnownAddresses, type StoredCheck, settleItems } from './settleItems.ts'
import { makeVerifier, type Verify } from './verifier.ts'

export type CheckOptions = {
  /** how often open checks are polled */
  everyMs: number
  /** addresses that a process takes at once, of each check, and how many it looks at side by side */
  batch: number
  lanes: number
  /** how long a claim on addresses lasts without being renewed */
  leaseMs: number
  /** how often results are written */
  flushMs: number
  probe: Pick<ProbeSettings, 'port' | 'patienceMs' | 'wholeMs'>
}

const usual: CheckOptions = {
  everyMs: 1_000,
  batch: 60,
  lanes: 12,
  leaseMs: 60_000,
  flushMs: 1_000,
  probe: { port: 25, patienceMs: 15_000, wholeMs: 45_000 },
}

type CheckServices = { database: Database; network: MailNetwork; log: Log }

/** Runs the address checks that users asked for; in every process. */
export function startChecks(
  checking: CheckServices,
  changes: Partial<CheckOptions> = {},
): { stop: () => Promise<void> } {
  const options = { ...usual, ...changes }
  const verifiers = verifiersOf(checking, options)
  return schedule((signal) => checkAll(checking, options, verifiers, signal), {
    everyMs: options.everyMs,
    log: checking.log,
    failed: 'addresses could not be checked',
  })
}

type Verifiers = { probing: Verify; dnsOnly: Verify }

function verifiersOf({ database, network }: CheckServices, { probe }: CheckOptions): Verifiers {
  const book = openDomainBook(database)
  const { resolve, forget } = network.dns
  // The null sender: nobody is written to, and no answer is wanted.
  const asking = { ehlo: network.name, from: '', ...probe }
  return {
    probing: makeVerifier({ resolve, forget, book, probe: asking, isAllowed: network.allowedAt(probe.port) }),
    dnsOnly: makeVerifier({ resolve, forget, book, probe: null }),
  }
}

/** The checks take turns, so that one address of one user does not wait for 100,000 of another one. */
async function checkAll(checking: CheckServices, options: CheckOptions, verifiers: Verifiers, stop: AbortSignal) {
  for (let more = true; more && !stop.aborted; ) {
    const runs = await readOpenRuns(checking.database)
    const done = await Promise.all(runs.map((run) => checkSome(checking, options, verifiers, run, stop)))
    more = done.includes(true)
  }
}

/** Whether there was anything to do. */
async function checkSome(
  { database, log }: CheckServices,
  options: CheckOptions,
  { probing, dnsOnly }: Verifiers,
  run: OpenRun,
  stop: AbortSignal,
): Promise<boolean> {
  const { batch, leaseMs, lanes, flushMs } = options
  const items = await claimItems(database, run, { most: batch, leaseMs })
  if (!items.length) {
    await asSystem(database, (connection) => finishRun(connection, run))
    return false
  }
  const known = await readKnownAddresses(
    database.pool,
    run.account,
    items.map(({ email }) => email),
  )
  const verify = run.asks ? probing : dnsOnly
  const open = new Set(items)
  const writer = answerWriterOf(database, run, open, flushMs)
  const heartbeat = setInterval(() => {
    keepItems(database, run, [...open], leaseMs).catch((error: unknown) =>
      log('addresses under way could not be kept', errorFields(error)),
    )
  }, leaseMs / 3)
  try {
    await inLanes(items, lanes, async (item) => {
      if (stop.aborted) return
      const answer = await answerOf(item, known.get(item.email), { verify, run, stop })
      if (answer instanceof NotYet) {
        open.delete(item)
        await putOff(database, run, item, answer.until)
      } else if (answer) await writer.take(answer)
    })
    await writer.rest()
  } finally {
    clearInterval(heartbeat)
  }
  return true
}

/** Null when the process stops first: another process then claims the address. */
async function answerOf(
  item: Item,
  kept: StoredCheck | undefined,
  { verify, run, stop }: { verify: Verify; run: OpenRun; stop: AbortSignal },
): Promise<CheckAnswer | NotYet | null> {
  if (kept && isKnown(item, kept, run)) return { item, found: null }
  try {
    const { reason, evidence } = await verify(item.email, stop, { anew: run.again })
    return { item, found: { reason, evidence } }
  } catch (error) {
    if (error instanceof NotYet) return error
    if (stop.aborted) return null
    throw error
  }
}

/** A mail that came back says more than any check; who was told to come back comes back. */
const isKnown = ({ tries }: Item, kept: StoredCheck, { again, asks }: OpenRun) =>
  kept.standing === 'bounced' || (!again && tries === 0 && isFresh(kept, { now: Date.now(), asks }))

/** Collects answers and writes them in one transaction per `flushMs`. */
function answerWriterOf(database: Database, run: OpenRun, open: Set<Item>, flushMs: number) {
  let answers: CheckAnswer[] = []
  let last = Date.now()
  let flushing = Promise.resolve()
  const flush = () => {
    const some = answers
    answers = []
    last = Date.now()
    if (!some.length) return flushing
    flushing = storeAnswers(flushing, some)
    return flushing
  }
  async function storeAnswers(earlier: Promise<void>, some: CheckAnswer[]) {
    await earlier
    await settleItems(database, run, some)
    for (const { item } of some) open.delete(item)
  }
  return {
    async take(answer: CheckAnswer) {
      answers.push(answer)
      if (Date.now() - last >= flushMs) await flush()
    },
    rest: flush,
  }
}

async function inLanes<T>(items: readonly T[], lanes: number, work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of rest) await work(item)
    }),
  )
}
