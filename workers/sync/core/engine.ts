import { type ErrorCode, errors, isErrorCode } from '#domain/errors'
import { limits } from '#domain/limits'
import {
  type BootPage,
  type DeltaPage,
  type PullAnswer,
  type PullRequest,
  type PushAnswer,
  type PushRequest,
  type SentMutation,
  schemaNumber,
} from '#domain/sync/protocol'
import { announced } from './announce.ts'
import { applyPull, applyPush, type Pulled, pruneErased, type Question, setAside, withdraw } from './apply.ts'
import { erasedIn, isOver } from './erased.ts'
import { fenced, takeLead } from './fenced.ts'
import { applyHello, followEpoch, type Greeted, mendChain, resendSome } from './history.ts'
import { confirm, isOverfull, prune } from './journal.ts'
import { leave } from './leave.ts'
import { createLoop, type Loop, type Step } from './loop.ts'
import { askAboutOrphans } from './orphans.ts'
import { createPace, fixedPace } from './pace.ts'
import type { OutboxEntry, Ports, Reply } from './ports.ts'
import { isSameQuestion, nextQuestion } from './readAhead.ts'
import { type Fence, LostLead, type Rule } from './rules.ts'
import { forget } from './scopes.ts'
import { bytesOf, toSent } from './sent.ts'
import { answersToWhoIsSignedIn } from './signedIn.ts'
import { upgrade } from './upgrade.ts'
import { compareRows } from './verify.ts'
import { lastWitness } from './witness.ts'

export type { Step }
/** What makes it worth trying at once. Only `signedIn` lifts a block. */
export type KickReason = 'new' | 'online' | 'visible' | 'poke' | 'user' | 'signedIn' | 'verify'

export type EngineConfig = {
  /** whose database this is: folding needs the owner of what is created */
  user: string
  schema?: number
  /** how often to ask although nobody hinted, ms */
  pollVisibleMs?: number
  pollHiddenMs?: number
  /** how often to look for entries of other tabs whose kick was lost, ms */
  scanMs?: number
  visible?: () => boolean
  /** storage that failed, or a mistake of ours: for the console; the engine goes on */
  report?: (error: unknown) => void
  /** for tests: smaller pages and batches, and rules taken away */
  pullRows?: number
  pushMutations?: number
  pushBytes?: number
  journalBytes?: number
  without?: ReadonlySet<Rule>
}

export type EngineState = {
  /** false before `start`, after `stop`, and when another tab took the lead */
  leading: boolean
  /** `serverTrouble`: something answers, and it is not what was asked for */
  connection: 'online' | 'offline' | 'captivePortal' | 'serverTrouble' | 'signedOut' | 'upgradeRequired' | 'disabled'
  offlineSince: number | null
  /** an answer has been coming for a while: so many bytes of it are here */
  slow: { bytes: number } | null
  lastContact: number | null
  /** rows received so far while scopes are read for the first time; `stopped`: there is no room for more */
  firstSync: { rows: number; stopped?: true } | null
  storage: 'fine' | 'full' | 'lost'
  /** the server's counter as last heard; what the scopes are behind it is what has not come yet */
  head: number | null
  lastError: { code: ErrorCode | string; at: number } | null
  stopped: 'lostLead' | null
}

export type Engine = {
  /**
   * Takes the lead of this database (call it while holding the lock) and runs until `stop`; once per engine. A tab that
   * was frozen while it took the lead may take it late: whoever still holds the lock and is told `lostLead` starts a new
   * engine after a second.
   */
  start(): Promise<void>
  stop(): void
  kick(reason: KickReason): void
  state(): EngineState
  onState(listener: (state: EngineState) => void): () => void
  /** One push request and its answer. */
  pushOnce(): Promise<Step>
  /** Pulls until every scope has been read up to the head, then confirms. */
  pullRound(): Promise<Step>
}

type Asked = Question & { reply: Promise<Reply<PullAnswer>> }

/** How often a change that the server cannot read is tried alone before it is set aside. */
const triesAlone = 3
/** An answer that takes longer than this comes over a slow line. */
const slowAfterMs = 4_000
/** The first page of a line that nobody knows, and the first batch. */
const firstRows = 250
const firstBytes = 64_000
const tellSlowMs = 1_000
const day = 24 * 60 * 60 * 1_000

export function createEngine(ports: Ports, config: EngineConfig): Engine {
  const { store, clock } = ports
  let signIns = 0
  const net = answersToWhoIsSignedIn(ports.net, () => signIns)
  const schema = config.schema ?? schemaNumber
  const visible = config.visible ?? (() => true)
  const most = {
    mutations: config.pushMutations ?? limits.mutationsPerPush,
    bytes: config.pushBytes ?? limits.pushBytes,
    rows: config.pullRows ?? limits.pullRows,
    journal: config.journalBytes ?? limits.journalBytes,
  }
  const paceOf = config.without?.has('pace') ? fixedPace : createPace
  const rowPace = paceOf({ least: 1, first: firstRows, most: most.rows })
  const bytePace = paceOf({ least: 1_000, first: firstBytes, most: most.bytes })
  let fence: Fence = { leader: 0, user: config.user, without: config.without ?? new Set() }
  let state: EngineState = {
    leading: false,
    connection: 'online',
    offlineSince: null,
    slow: null,
    lastContact: null,
    firstSync: null,
    storage: 'fine',
    head: null,
    lastError: null,
    stopped: null,
  }
  const listeners = new Set<(state: EngineState) => void>()
  let loops: { push: Loop; pull: Loop } | undefined
  let greeted = false
  let upToSchema = false
  let ended = false
  /** how many mutations the next batch may have; halves when the server refuses one as a whole */
  let batchSize = most.mutations
  let alone = { uid: '', tries: 0 }
  /** scopes are being read from their start, which is what may not fit on this device */
  let isReading = false
  /** it did not fit: nothing more is fetched until the user has made room */
  let hasNoRoom = false
  /** disabled, and the server still takes what was not sent yet */
  let isLeaving = false
  /** somebody wants to know now whether the rows are the server's */
  let isDoubted = false
  /** there is something to send: no need to look first */
  let isNew = false

  const tell = (change: Partial<EngineState>) => {
    const next = { ...state, ...change }
    if (Object.keys(change).every((key) => next[key as keyof EngineState] === state[key as keyof EngineState])) return
    state = next
    for (const listener of listeners) listener(state)
  }

  /* ---------- push ---------- */

  async function push(): Promise<Step> {
    if (isBlocked(state) && !isLeaving) return 'blocked'
    if (!upToSchema) await bringUpToSchema()
    const isTold = isNew
    isNew = false
    if (!isTold && !(await anythingToPush())) return nothingToPush()
    const { epoch, replica, entries, bytes, known, isResending } = await nextBatch()
    if (isResending) return resend()
    if (entries.length === 0) return nothingToPush()
    if (epoch === null && isLeaving) return cannotLeave()
    if (epoch === null) return (await greet()) ?? 'more'
    const mutations = entries.map(toSent)
    const request: PushRequest = { replica, schema, epoch, mutations, row_by_row: true, ...known }
    const began = clock()
    const reply = await net.push(request)
    if (reply.kind === 'ok') bytePace.took(bytes, clock() - began)
    if (reply.kind === 'unknown' && reply.reason === 'timeout') bytePace.brokeOff()
    return reply.kind === 'ok' ? pushed(request, reply.body) : notPushed(request, reply)
  }

  /** What another history of the server may lack is queued before anything is sent or asked. */
  async function resend(): Promise<Step> {
    while (await resendSome(store, fence)) continue
    loops?.push.kick()
    return 'more'
  }

  const anythingToPush = () =>
    store.transact('read', async (tx) => {
      await fenced(tx, fence)
      return (await tx.countOutbox(['queued', 'sent'])) > 0
    })

  /** The oldest mutations without an answer, in order; one that is larger than a batch may be goes alone. */
  async function nextBatch() {
    const take = batchSize
    return store.transact('write', async (tx) => {
      const { epoch, replica, history, resending, ...meta } = await fenced(tx, fence)
      const entries: OutboxEntry[] = []
      // Else its numbers would seem to be covered by what was read of another history.
      const witness = lastWitness(meta, fence)
      const known = witness && { witness }
      let bytes = 0
      if (resending) return { epoch, replica, entries, bytes, known, isResending: true }
      const mostBytes = bytePace.size()
      let isFull = false
      for (const entry of await tx.outbox(['queued', 'sent'], Math.min(take, readAhead))) {
        const size = bytesOf(entry)
        isFull = entries.length > 0 && bytes + size > mostBytes
        if (isFull) break
        bytes += size
        entries.push({ ...entry, size, ...(entry.history !== history && { base_rev: 0 }) })
      }
      readAhead = isFull ? entries.length + 2 : Math.min(most.mutations, readAhead * 2)
      const queued = entries.filter((entry) => entry.state === 'queued')
      if (epoch !== null && queued.length > 0) await tx.putOutbox(queued.map((entry) => ({ ...entry, state: 'sent' })))
      // A batch that was cut for its size is as much as the line was allowed to take.
      return { epoch, replica, entries, bytes: isFull ? Math.max(bytes, mostBytes) : bytes, known, isResending: false }
    })
  }
  let readAhead = 16

  /** It never met the server: there is nothing of the company here, and what waits stays with the user. */
  function cannotLeave(): Step {
    isLeaving = false
    return 'blocked'
  }

  const nothingToPush = () => (isLeaving ? left() : 'idle')

  async function left(): Promise<Step> {
    isLeaving = false
    greeted = false
    await ports.dropUndos?.()
    await leave(store, fence)
    return 'blocked'
  }

  async function pushed(request: PushRequest, answer: PushAnswer): Promise<Step> {
    const outcome = await applyPush(store, fence, request, answer, clock())
    reached(answer.head)
    batchSize = Math.min(most.mutations, batchSize * 2)
    loops?.pull.kick()
    // An answer without verdicts would make a hot loop.
    return outcome.kind === 'applied' && outcome.answered === 0 ? 'later' : 'more'
  }

  async function notPushed(request: PushRequest, reply: Exclude<Reply<PushAnswer>, { kind: 'ok' }>): Promise<Step> {
    if (reply.kind !== 'refused') return failed(reply, 'push')
    if (reply.code === 'epochChanged' && isLeaving) return handOverTo(reply.data, request.epoch)
    if (reply.code === 'missingPredecessor') return (await mendChain(store, fence, request)) ? 'more' : 'later'
    const status = isErrorCode(reply.code) ? errors[reply.code].status : 500
    if (status !== 413 && status !== 422) return failed(reply, 'push')
    if (request.mutations.length === 1) return refusedAlone(request.mutations[0]!, reply.code, status)
    batchSize = Math.ceil(request.mutations.length / 2)
    return 'more'
  }

  /** Who is disabled cannot ask what happened, and still has to hand over to the server as it is now. */
  async function handOverTo(data: unknown, asked: string): Promise<Step> {
    const { epoch } = (data ?? {}) as { epoch?: unknown }
    if (typeof epoch !== 'string') return 'later'
    await followEpoch(store, fence, asked, epoch)
    return 'more'
  }

  async function refusedAlone({ uid, args }: SentMutation, code: string, status: 413 | 422): Promise<Step> {
    alone = { uid, tries: alone.uid === uid ? alone.tries + 1 : 1 }
    if (alone.tries < triesAlone) return 'later'
    alone = { uid: '', tries: 0 }
    if (args !== null && !fence.without.has('withdrawal')) await withdraw(store, fence, uid, code)
    // What is empty and still too large is not to blame.
    else if (status === 413 && args === null) return 'later'
    else await setAside(store, fence, uid, code, clock())
    return 'more'
  }

  /* ---------- pull ---------- */

  async function greet(): Promise<Step | null> {
    const { epoch, history, replica, lost, isParted, witnesses } = await store.transact('read', (tx) => tx.meta())
    const sent = clock()
    const reply = await net.hello({
      replica,
      schema,
      ...(lost?.unchecked && { lost: lost.unchecked.uids }),
      ...(isParted && witnesses && !fence.without.has('witness') && { witnesses }),
    })
    if (reply.kind !== 'ok') return failed(reply, 'pull')
    if (reply.body.min_schema > schema) return failed({ kind: 'refused', code: 'upgradeRequired' }, 'pull')
    const outcome = await applyHello(store, fence, { epoch, history }, reply.body, { sent, now: clock() })
    reached(reply.body.head)
    if (outcome.kind === 'stale') return 'more'
    greeted = true
    await forgetLeft(outcome)
    return null
  }

  async function pull(): Promise<Step> {
    if (isBlocked(state) || hasNoRoom) return 'blocked'
    if (!upToSchema) await bringUpToSchema()
    if (!greeted) {
      const step = await greet()
      if (step) return step
    }
    const finished = new Set<string>()
    let ahead: Asked | null = null
    let last: PullRequest['last']
    for (;;) {
      const question = await nextPull(finished)
      if (question === 'resend') {
        await resend()
        continue
      }
      if (!question) {
        greeted = false
        return 'more'
      }
      const { request, history } = question
      isReading = request.scopes.some(({ phase }) => phase.kind === 'boot')
      const asked: Asked =
        ahead && isSameQuestion(ahead.request, request) ? ahead : { request, history, reply: ask(request) }
      const reply = await asked.reply
      if (reply.kind !== 'ok') return failed(reply, 'pull')
      last = asked.request.last
      const { witness: _, ...bare } = reply.body
      const answered = fence.without.has('witness') ? bare : reply.body
      const next = nextQuestion(request, answered, rowPace.size())
      ahead = next && { request: next, history, reply: ask(next) }
      // First: should it be broken off between the two, the answer comes again.
      const erased = erasedIn(reply.body)
      if (erased.length > 0) await Promise.all([ports.dropSnapshots?.(), ports.forgetRows?.(new Set(erased))])
      const outcome = await applyPull(store, fence, asked, reply.body, clock())
      reached(reply.body.head)
      if (outcome.kind === 'epoch') return restart()
      if (outcome.kind === 'stale') return 'more'
      await forgetLeft(outcome)
      countRows(outcome)
      for (const scope of outcome.finished) finished.add(scope)
      if (outcome.scopes.every((scope) => finished.has(scope))) break
      if (outcome.pages === 0) return 'later'
      if (fence.without.has('confirmAfterRound')) await settle(last)
    }
    await settle(last)
    if (!(await askAboutOrphans({ store, net }, fence, schema))) return 'later'
    return verify()
  }

  /** One answer of pull, and what it says of the line that it came over. */
  async function ask(request: PullRequest): Promise<Reply<PullAnswer>> {
    const began = clock()
    let told = began
    const reply = await net.pull(request, (bytes) => {
      const now = clock()
      if (ended || isBlocked(state)) return
      tell({ connection: 'online', offlineSince: null })
      if (now - began < slowAfterMs || Math.abs(now - told) < tellSlowMs) return
      told = now
      tell({ slow: { bytes } })
    })
    const ms = clock() - began
    if (reply.kind === 'ok') rowPace.took(rowsIn(reply.body), ms)
    if (reply.kind === 'unknown' && (reply.reason === 'timeout' || reply.received)) rowPace.brokeOff()
    if (reply.kind !== 'ok' || ms < slowAfterMs) tell({ slow: null })
    return reply
  }

  /** Push and pull both ask, and wait for the same one. */
  async function bringUpToSchema() {
    upgrading ??= upgrade(store, fence, schema).finally(() => {
      upgrading = undefined
    })
    await upgrading
    upToSchema = true
  }
  let upgrading: Promise<void> | undefined

  async function verify(): Promise<Step> {
    const outcome = await compareRows(ports, fence, schema, isDoubted, bytePace)
    if (outcome !== 'unknown') isDoubted = false
    return outcome === 'mended' ? 'more' : 'idle'
  }

  /** What this round has not finished comes first: an answer may be full before it gets to the last scopes. */
  async function nextPull(finished: ReadonlySet<string>): Promise<Question | 'resend' | null> {
    const [scopes, meta, waiting] = await store.transact('read', async (tx) => {
      const [all, known] = await Promise.all([tx.scopes(), fenced(tx, fence)])
      return [all, known, await announced(tx, fence, all)] as const
    })
    if (meta.resending) return 'resend'
    if (meta.epoch === null || meta.isParted) return null
    const inOrder = [...scopes].sort((a, b) => Number(finished.has(a.scope)) - Number(finished.has(b.scope)))
    const asked = inOrder.map(({ scope, gen, phase }) => ({ scope, gen, phase }))
    const { replica, epoch } = meta
    const last = fence.without.has('lastAnswer') ? undefined : meta.acked
    const size = { limit: rowPace.size(), parts: true }
    const witness = lastWitness(meta, fence)
    const known = { ...(last && { last }), ...(witness && { witness }), ...(waiting.length > 0 && { waiting }) }
    return { request: { replica, schema, epoch, scopes: asked, ...size, ...known }, history: meta.history }
  }

  /** Another history of the server: what was acknowledged goes out again. */
  function restart(): Promise<Step> {
    greeted = false
    return resend()
  }

  async function forgetLeft(outcome: Pulled | Greeted) {
    if (outcome.kind === 'epoch') loops?.push.kick()
    if (outcome.kind !== 'applied') return
    if (outcome.left.length > 0) await ports.dropUndos?.()
    for (const scope of outcome.left) while (await forget(store, fence, scope)) continue
  }

  function countRows(outcome: Extract<Pulled, { kind: 'applied' }>) {
    if (outcome.firstRows > 0) tell({ firstSync: { rows: (state.firstSync?.rows ?? 0) + outcome.firstRows } })
  }

  /** After a finished round: what it covers stops waiting. Mostly there is nothing, and then nothing is written. */
  async function settle(last: PullRequest['last']) {
    const bounds = { before: clock() - limits.journalDays * day, bytes: most.journal }
    const told = clock() - limits.refusedErasedDays * day
    const { acked, erased, overfull } = await store.transact('read', async (tx) => ({
      erased: (await tx.issues()).some((issue) => isOver(issue, told)),
      acked: await tx.countOutbox(['acked']),
      overfull: await isOverfull(tx, bounds),
    }))
    if (acked > 0) while (await confirm(store, fence, last, clock())) continue
    if (erased) await pruneErased(store, fence, told)
    if (overfull) while (await prune(store, fence, bounds)) continue
    tell({ firstSync: null, slow: null })
  }

  /* ---------- both ---------- */

  function reached(head: number) {
    tell({ lastContact: clock(), head })
    if (!isBlocked(state)) tell({ connection: 'online', offlineSince: null })
  }

  /** An HTTP error is no verdict: whatever it says, everything stays where it is. */
  function failed(reply: Exclude<Reply<unknown>, { kind: 'ok' }>, direction: 'push' | 'pull'): Step {
    tell({ lastError: { code: codeOf(reply), at: clock() } })
    if (reply.kind === 'unknown') {
      const connection = reply.reason === 'captivePortal' ? 'captivePortal' : 'offline'
      tell({ connection, offlineSince: state.offlineSince ?? clock() })
      // Whoever looks at it signs in to the network now, and no event tells of that.
      return connection === 'captivePortal' && visible() ? 'soon' : 'later'
    }
    if (reply.kind === 'busy') {
      if (!isBlocked(state)) tell({ connection: 'serverTrouble', offlineSince: null })
      if (reply.retryAfter !== null) loops?.[direction].hold(reply.retryAfter)
      return 'later'
    }
    if (reply.kind === 'signedOut') return block('signedOut')
    if (reply.code === 'upgradeRequired') return block('upgradeRequired')
    if (reply.code === 'accountDisabled') {
      isLeaving = direction === 'pull'
      loops?.push.kick()
      return block('disabled')
    }
    // It was our server that said so.
    if (!isBlocked(state)) tell({ connection: 'online', offlineSince: null })
    if (reply.code === 'epochChanged') {
      greeted = false
      loops?.pull.kick()
    }
    return 'later'
  }

  function block(connection: EngineState['connection']): Step {
    tell({ connection })
    return 'blocked'
  }

  /** Storage that fails is a reason to try again, a newer leader one to stop. */
  const guarded = (step: () => Promise<Step>) => async (): Promise<Step> => {
    if (ended) return 'stopped'
    try {
      if (fence.leader === 0) await lead()
      const outcome = await step()
      tell({ storage: hasNoRoom ? 'full' : 'fine' })
      return outcome
    } catch (error) {
      if (error instanceof LostLead) {
        stop()
        tell({ stopped: 'lostLead' })
        return 'stopped'
      }
      if (!isFull(error)) config.report?.(error)
      const storage = isFull(error) ? 'full' : 'lost'
      tell({ storage, lastError: { code: storage === 'full' ? 'storageFull' : 'storageLost', at: clock() } })
      return step === pull && storage === 'full' && isReading ? stopFirstSync() : 'later'
    }
  }

  /** Fetching the same page again and again would fill nothing but the network. */
  function stopFirstSync(): Step {
    hasNoRoom = true
    tell({ firstSync: { rows: state.firstSync?.rows ?? 0, stopped: true } })
    return 'blocked'
  }

  const pushOnce = guarded(push)
  const pullRound = guarded(pull)

  async function lead() {
    fence = { ...fence, leader: await takeLead(store) }
  }

  async function start() {
    if (ended) throw new Error('An engine leads once')
    await lead()
    tell({ leading: true })
    loops = {
      push: createLoop(ports, pushOnce, () => config.scanMs ?? 5_000),
      pull: createLoop(ports, pullRound, () =>
        visible() ? (config.pollVisibleMs ?? 30_000) : (config.pollHiddenMs ?? 300_000),
      ),
    }
    loops.push.kick()
    loops.pull.kick()
  }

  function stop() {
    ended = true
    loops?.push.stop()
    loops?.pull.stop()
    loops = undefined
    tell({ leading: false })
  }

  function kick(reason: KickReason) {
    if (reason === 'signedIn') signIns++
    if (reason === 'signedIn' && isBlocked(state)) tell({ connection: 'online' })
    if (reason === 'user') hasNoRoom = false
    if (reason === 'verify') isDoubted = true
    if (reason === 'online') for (const pace of [rowPace, bytePace]) pace.startAnew()
    if (reason === 'new') {
      isNew = true
      loops?.push.gather()
      return
    }
    loops?.push.kick()
    loops?.pull.kick()
  }

  return {
    start,
    stop,
    kick,
    pushOnce,
    pullRound,
    state: () => state,
    onState(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const rowsIn = ({ pages }: PullAnswer) =>
  pages.reduce((sum, page) => (page.kind === 'reset' ? sum : sum + rowsOfPage(page)), 0)
const rowsOfPage = (page: BootPage | DeltaPage) =>
  Object.values(page.puts).reduce((sum, { length }) => sum + length, page.kind === 'delta' ? page.dels.length : 0)

function codeOf(reply: Exclude<Reply<unknown>, { kind: 'ok' }>): ErrorCode | string {
  if (reply.kind === 'refused' || reply.kind === 'signedOut') return reply.code
  if (reply.kind === 'busy') return reply.code ?? 'serverBusy'
  return reply.reason === 'captivePortal' ? 'captivePortal' : 'network'
}

const isBlocked = ({ connection }: EngineState) =>
  connection === 'signedOut' || connection === 'upgradeRequired' || connection === 'disabled'

/** Dexie wraps the browser's error and keeps it as `inner`. */
function isFull(error: unknown): boolean {
  const { name, inner, code } = error as { name?: string; inner?: { name?: string }; code?: string }
  return name === 'QuotaExceededError' || inner?.name === 'QuotaExceededError' || code === 'storageFull'
}
