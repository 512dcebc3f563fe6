import { limits } from '#domain/limits'
import type { BootPage, DeltaPage, PullAnswer, PullRequest } from '#domain/sync/protocol'
import { bootOrder } from '#domain/sync/scopeKinds'
import { announced } from './announce.ts'
import { applyPull, type PullQuestion, type PullResult, pruneErased } from './apply.ts'
import { type EngineSession, noteFailure, reached } from './engineSession.ts'
import { isBlocked } from './engineState.ts'
import { erasedIn, isOver } from './erased.ts'
import { fenced } from './fenced.ts'
import { forgetLeft, greet, resend } from './greet.ts'
import { confirm, isOverfull, prune } from './journal.ts'
import type { LoopStep } from './loop.ts'
import { askAboutOrphans } from './orphans.ts'
import type { Meta, Reply, ScopeState } from './ports.ts'
import { isSameQuestion, nextQuestion } from './readAhead.ts'
import { isOfRound, lastMonths } from './scopes.ts'
import { compareRows, mayCompare } from './verify.ts'
import { lastWitness } from './witness.ts'

type AskedQuestion = PullQuestion & { reply: Promise<Reply<PullAnswer>> }

/** An answer that takes longer than this comes over a slow line. */
const slowAfterMs = 4_000
const tellSlowMs = 1_000
const lastInOrder = 99
const day = 24 * 60 * 60 * 1_000

/** Pulls until every scope has been read up to the head, then confirms and compares. */
export async function pullStep(session: EngineSession): Promise<LoopStep> {
  const { ports, net, fence, schema, flags } = session
  if (isBlocked(session.state()) || flags.hasNoRoom) return 'blocked'
  if (!flags.isUpToSchema) await session.bringUpToSchema()
  if (!flags.isGreeted) {
    const step = await greet(session)
    if (step) return step
  }
  const read = await readToHead(session)
  if (read.kind === 'step') return read.step
  const meta = await settle(session, read.last)
  if (meta.hasOrphans && !(await askAboutOrphans({ store: ports.store, net }, fence(), schema))) return 'later'
  return flags.isDoubted || mayCompare(meta, ports.clock()) ? verify(session) : 'idle'
}

type ReadOutcome = { kind: 'read'; last: PullRequest['last'] } | { kind: 'step'; step: LoopStep }
const ended = (step: LoopStep): ReadOutcome => ({ kind: 'step', step })

/** Page after page, with the next question already under way while an answer is written. */
async function readToHead(session: EngineSession): Promise<ReadOutcome> {
  const { fence, flags, rowPace } = session
  const finished = new Set<string>()
  let ahead: AskedQuestion | null = null
  for (;;) {
    const question = await nextPull(session, finished)
    if (question === 'resend') {
      await resend(session)
      continue
    }
    if (!question) {
      flags.isGreeted = false
      return ended('more')
    }
    const { request, history } = question
    flags.isReading = request.scopes.some(({ phase }) => phase.kind === 'boot')
    const asked: AskedQuestion =
      ahead && isSameQuestion(ahead.request, request) ? ahead : { request, history, reply: ask(session, request) }
    const reply = await asked.reply
    if (reply.kind !== 'ok') return ended(noteFailure(session, reply, 'pull'))
    const { witness: _, ...bare } = reply.body
    const answered = fence().without.has('witness') ? bare : reply.body
    const next = nextQuestion(request, answered, rowPace.size())
    ahead = next && { request: next, history, reply: ask(session, next) }
    const step = await take(session, asked, reply.body, finished)
    const { last } = asked.request
    if (step === 'read') return { kind: 'read', last }
    if (step) return ended(step)
    if (fence().without.has('confirmAfterRound')) await settle(session, last)
  }
}

/** Writes one answer. Null: there is more to ask. */
async function take(
  session: EngineSession,
  asked: AskedQuestion,
  answer: PullAnswer,
  finished: Set<string>,
): Promise<LoopStep | 'read' | null> {
  const { ports, fence, flags } = session
  // First: should it be broken off between the two, the answer comes again.
  const erased = erasedIn(answer)
  if (erased.length > 0) await Promise.all([ports.dropSnapshots?.(), ports.forgetRows?.(new Set(erased))])
  const outcome = await applyPull(ports.store, fence(), asked, answer, ports.clock())
  reached(session, answer.head)
  if (outcome.kind === 'epoch') {
    // Another history of the server: what was acknowledged goes out again.
    flags.isGreeted = false
    return resend(session)
  }
  if (outcome.kind === 'stale') return 'more'
  await forgetLeft(session, outcome)
  countRows(session, outcome)
  for (const scope of outcome.finished) finished.add(scope)
  const round = outcome.scopes.filter((scope) => isOfRound(scope, fence()))
  if (round.every((scope) => finished.has(scope))) return 'read'
  return outcome.pages === 0 ? 'later' : null
}

/** One answer of pull, and what it says of the line that it came over. */
async function ask(session: EngineSession, request: PullRequest): Promise<Reply<PullAnswer>> {
  const { ports, net, tell, flags, rowPace } = session
  const began = ports.clock()
  let told = began
  const reply = await net.pull(request, (bytes) => {
    const now = ports.clock()
    if (flags.hasEnded || isBlocked(session.state())) return
    tell({ connection: 'online', offlineSince: null })
    if (now - began < slowAfterMs || Math.abs(now - told) < tellSlowMs) return
    told = now
    tell({ slow: { bytes } })
  })
  const ms = ports.clock() - began
  if (reply.kind === 'ok') rowPace.took(rowsIn(reply.body), ms)
  if (reply.kind === 'unknown' && (reply.reason === 'timeout' || reply.received)) rowPace.brokeOff()
  if (reply.kind !== 'ok' || ms < slowAfterMs) tell({ slow: null })
  return reply
}

async function verify({ ports, fence, schema, flags, bytePace }: EngineSession): Promise<LoopStep> {
  const outcome = await compareRows(ports, fence(), schema, flags.isDoubted, bytePace)
  if (outcome !== 'unknown') flags.isDoubted = false
  return outcome === 'mended' ? 'more' : 'idle'
}

/** What this round has not finished comes first: an answer may be full before it gets to the last scopes. */
async function nextPull(
  { ports, fence, schema, rowPace }: EngineSession,
  finished: ReadonlySet<string>,
): Promise<PullQuestion | 'resend' | null> {
  const [scopes, meta, waiting] = await ports.store.transact('read', async (tx) => {
    const [all, known] = await Promise.all([tx.scopes(), fenced(tx, fence())])
    return [all, known, await announced(tx, fence(), all)] as const
  })
  if (meta.resending) return 'resend'
  if (meta.epoch === null || meta.isParted) return null
  const current = lastMonths(scopes)
  const order = ({ scope, phase }: ScopeState) =>
    finished.has(scope) ? lastInOrder : phase.kind === 'boot' ? bootOrder(scope, current) : 0
  const inOrder = [...scopes].sort((a, b) => order(a) - order(b))
  const asked = inOrder.map(({ scope, gen, phase }) => ({ scope, gen, phase }))
  const { replica, epoch } = meta
  const last = fence().without.has('lastAnswer') ? undefined : meta.acked
  const size = { limit: rowPace.size(), parts: true }
  const witness = lastWitness(meta, fence())
  const known = { ...(last && { last }), ...(witness && { witness }), ...(waiting.length > 0 && { waiting }) }
  return { request: { replica, schema, epoch, scopes: asked, ...size, ...known }, history: meta.history }
}

function countRows({ state, tell }: EngineSession, outcome: Extract<PullResult, { kind: 'applied' }>): void {
  if (outcome.firstRows > 0) tell({ firstSync: { rows: (state().firstSync?.rows ?? 0) + outcome.firstRows } })
}

/** After a finished round: what it covers stops waiting. Mostly there is nothing, and then nothing is written. */
async function settle({ ports, fence, most, tell }: EngineSession, last: PullRequest['last']): Promise<Meta> {
  const { store, clock } = ports
  const bounds = { before: clock() - limits.journalDays * day, bytes: most.journal }
  const told = clock() - limits.refusedErasedDays * day
  const [meta, issues, acked, overfull] = await store.transact('read', async (tx) =>
    Promise.all([tx.meta(), tx.issues(), tx.countOutbox(['acked']), isOverfull(tx, bounds)]),
  )
  if (acked > 0) while (await confirm(store, fence(), last, clock())) continue
  if (issues.some((issue) => isOver(issue, told))) await pruneErased(store, fence(), told)
  if (overfull) while (await prune(store, fence(), bounds)) continue
  tell({ firstSync: null, slow: null })
  return meta
}

const rowsIn = ({ pages }: PullAnswer) =>
  pages.reduce((sum, page) => (page.kind === 'reset' ? sum : sum + rowsOfPage(page)), 0)
const rowsOfPage = (page: BootPage | DeltaPage) =>
  Object.values(page.puts).reduce((sum, { length }) => sum + length, page.kind === 'delta' ? page.dels.length : 0)
