import { isFresh } from '#domain/email/addressCheck'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { errorFields, type Log } from '../../log.ts'
import { repeat } from '../../repeat.ts'
import type { MailNetwork } from '../network.ts'
import { claimItems, finishRun, type Item, keepItems, type OpenRun, putOff, readOpenRuns } from './checkQueue.ts'
import { NotYet, openDomainBook } from './domainBook.ts'
import type { ProbeSettings } from './probe.ts'
import { type Answer, type Kept, readKept, settleItems } from './settleItems.ts'
import { makeVerifier, type Verify } from './verifier.ts'

export type CheckOptions = {
  /** how often is looked for work */
  everyMs: number
  /** addresses that a process takes at once, of each check, and how many it looks at side by side */
  batch: number
  lanes: number
  /** how long others leave them alone without a word of it */
  leaseMs: number
  /** how soon what was found out is seen */
  tellMs: number
  probe: Pick<ProbeSettings, 'port' | 'patienceMs' | 'wholeMs'>
}

const usual: CheckOptions = {
  everyMs: 1_000,
  batch: 60,
  lanes: 12,
  leaseMs: 60_000,
  tellMs: 1_000,
  probe: { port: 25, patienceMs: 15_000, wholeMs: 45_000 },
}

type Checking = { database: Database; network: MailNetwork; log: Log }

/** Checks addresses, for whoever wants it; in every process. */
export function startChecks(checking: Checking, changes: Partial<CheckOptions> = {}): { stop: () => Promise<void> } {
  const options = { ...usual, ...changes }
  const verifiers = verifiersOf(checking, options)
  return repeat((signal) => checkAll(checking, options, verifiers, signal), {
    everyMs: options.everyMs,
    log: checking.log,
    failed: 'addresses could not be checked',
  })
}

type Verifiers = { asking: Verify; looking: Verify }

function verifiersOf({ database, network }: Checking, { probe }: CheckOptions): Verifiers {
  const book = openDomainBook(database)
  const { resolve, forget } = network.dns
  // The null sender: nobody is written to, and no answer is wanted.
  const asking = { ehlo: network.name, from: '', ...probe }
  return {
    asking: makeVerifier({ resolve, forget, book, probe: asking, isAllowed: network.allowedAt(probe.port) }),
    looking: makeVerifier({ resolve, forget, book, probe: null }),
  }
}

/** The checks take turns, so that one address of one user does not wait for 100,000 of another one. */
async function checkAll(checking: Checking, options: CheckOptions, verifiers: Verifiers, stop: AbortSignal) {
  for (let more = true; more && !stop.aborted; ) {
    const runs = await readOpenRuns(checking.database)
    const done = await Promise.all(runs.map((run) => checkSome(checking, options, verifiers, run, stop)))
    more = done.includes(true)
  }
}

/** Whether there was anything to do. */
async function checkSome(
  { database, log }: Checking,
  options: CheckOptions,
  { asking, looking }: Verifiers,
  run: OpenRun,
  stop: AbortSignal,
): Promise<boolean> {
  const { batch, leaseMs, lanes, tellMs } = options
  const items = await claimItems(database, run, { most: batch, leaseMs })
  if (!items.length) {
    await asSystem(database, (connection) => finishRun(connection, run))
    return false
  }
  const known = await readKept(
    database.pool,
    run.account,
    items.map(({ email }) => email),
  )
  const verify = run.asks ? asking : looking
  const open = new Set(items)
  const told = tellerOf(database, run, open, tellMs)
  const beat = setInterval(() => {
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
      } else if (answer) await told.take(answer)
    })
    await told.rest()
  } finally {
    clearInterval(beat)
  }
  return true
}

/** Null where the process ends before there is one: the address is taken by another one then. */
async function answerOf(
  item: Item,
  kept: Kept | undefined,
  { verify, run, stop }: { verify: Verify; run: OpenRun; stop: AbortSignal },
): Promise<Answer | NotYet | null> {
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
const isKnown = ({ tries }: Item, kept: Kept, { again, asks }: OpenRun) =>
  kept.standing === 'bounced' || (!again && tries === 0 && isFresh(kept, { now: Date.now(), asks }))

/** Many answers are one transaction, as long as nobody waits for them. */
function tellerOf(database: Database, run: OpenRun, open: Set<Item>, tellMs: number) {
  let answers: Answer[] = []
  let last = Date.now()
  let telling = Promise.resolve()
  const tell = () => {
    const some = answers
    answers = []
    last = Date.now()
    if (!some.length) return telling
    telling = settle(telling, some)
    return telling
  }
  async function settle(earlier: Promise<void>, some: Answer[]) {
    await earlier
    await settleItems(database, run, some)
    for (const { item } of some) open.delete(item)
  }
  return {
    async take(answer: Answer) {
      answers.push(answer)
      if (Date.now() - last >= tellMs) await tell()
    },
    rest: tell,
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
