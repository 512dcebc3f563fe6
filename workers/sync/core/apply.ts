import { type EntityName, entityNames, isEntityName } from '#domain/entities'
import { bootIntervals } from '#domain/sync/intervals'
import type {
  BootPage,
  DeltaPage,
  HelloAnswer,
  MutationResult,
  Page,
  PullAnswer,
  PullRequest,
  PushAnswer,
  PushRequest,
  Scope,
} from '#domain/sync/protocol'
import { forgetErased, isOver, toldErased } from './erased.ts'
import type { Issue, Lost, Meta, OutboxEntry, ScopeState, Store, Tx } from './ports.ts'
import { phaseAfter } from './readAhead.ts'
import { answerHere, leftOutOf, onlyRows, tell } from './rowByRow.ts'
import { letGo, putRows, refoldRows, removeBases, removeLeft, showUnread } from './rows.ts'
import { type Fence, LostLead } from './rules.ts'

/** `epoch`: the server has another history now. `stale`: the answer belongs to a state of this device that is past. */
export type Pushed = { kind: 'epoch' } | { kind: 'stale' } | { kind: 'applied'; answered: number }
export type Pulled =
  | { kind: 'epoch' }
  | { kind: 'stale' }
  /** `finished`: scopes that were read up to the head; `left`: scopes this user may see no more */
  | { kind: 'applied'; pages: number; firstRows: number; scopes: Scope[]; finished: Scope[]; left: Scope[] }

/** Rises with every leader; whoever holds an older number writes nothing any more. */
export async function takeLead(store: Store): Promise<number> {
  return store.transact('strict', async (tx) => {
    const meta = await tx.meta()
    await tx.setMeta({ ...meta, leader: meta.leader + 1 })
    return meta.leader + 1
  })
}

export async function fenced(tx: Tx, fence: Fence): Promise<Meta> {
  const meta = await tx.meta()
  if (meta.leader !== fence.leader && !fence.without.has('compareAndSwap')) throw new LostLead()
  return { ...meta }
}

/** The first words: which history, which scopes, what time it is there. `asked`: the epoch when the question was sent. */
export function applyHello(
  store: Store,
  fence: Fence,
  asked: string | null,
  answer: HelloAnswer,
  at: { sent: number; now: number },
): Promise<Pulled> {
  return store.transact('write', async (tx) => {
    const meta = await fenced(tx, fence)
    if (meta.epoch !== asked) return { kind: 'stale' }
    meta.skew = skewAfter(meta.skew, answer.server_now, at)
    meta.lastContact = at.now
    if (meta.lost) meta.lost = settledLoss(meta.lost, answer.known)
    if (meta.epoch !== null && meta.epoch !== answer.epoch) return newHistory(tx, meta, fence, answer.epoch)
    meta.epoch = answer.epoch
    const left = await grant(tx, await scopesOf(tx), answer.scopes)
    await tx.setMeta(meta)
    return { kind: 'applied', pages: 0, firstRows: 0, scopes: answer.scopes, finished: [], left }
  })
}

/**
 * The server's clock minus ours. An answer says only between what two it lies, and one that took long says little: of what
 * it allows, this is nearest to what was known. The middle would be wrong by half of the way, which orders edits wrongly.
 */
export const skewAfter = (known: number, server_now: number, { sent, now }: { sent: number; now: number }): number =>
  Math.round(Math.min(Math.max(known, server_now - now), server_now - sent))

/** What had reached the server after all is not lost. */
function settledLoss({ changes, unchecked }: Lost, known: number | undefined): Lost {
  if (!unchecked || known === undefined) return { changes, ...(unchecked && { unchecked }) }
  return { changes: changes + Math.max(0, unchecked.waiting - known) }
}

/** The verdicts. Applied ones go on waiting until a pull has brought their effect; refused ones become issues at once. */
export function applyPush(
  store: Store,
  fence: Fence,
  request: PushRequest,
  answer: PushAnswer,
  now: number,
): Promise<Pushed> {
  return store.transact('write', async (tx) => {
    const meta = await fenced(tx, fence)
    if (meta.epoch !== request.epoch) return { kind: 'stale' }
    if (answer.epoch !== request.epoch) return newHistory(tx, meta, fence, answer.epoch)
    const found = await tx.outboxByUid(answer.results.map(({ uid }) => uid))
    const acked: OutboxEntry[] = []
    const refused: OutboxEntry[] = []
    const told: OutboxEntry[] = []
    /** of what was applied, the rows that do not count */
    const partly: { entry: OutboxEntry; ids: readonly string[] }[] = []
    for (const [at, result] of answer.results.entries()) {
      const entry = found[at]
      if (!entry || (entry.state !== 'queued' && entry.state !== 'sent')) continue
      const said = answerHere(result, entry)
      const { status, seq, code, id } = said
      if (status === 'applied') {
        const { ids, issue } = notTaken(entry, said, fence, now)
        acked.push({ ...leftOutOf(entry, said), state: 'acked', seq })
        if (entry.told) await tx.deleteIssue(entry.uid)
        if (issue) await tell(tx, entry, issue)
        partly.push({ entry, ids })
        continue
      }
      refused.push(entry)
      const issue = issueOf(entry, status, entry.withdrawn ?? code ?? 'operationFailed', now)
      if (!entry.told) await tell(tx, entry, code === 'erased' ? toldErased(issue, id ? [id] : []) : issue)
      told.push(toldOf(entry, status, code ?? 'operationFailed', now))
    }
    await tx.putOutbox(acked)
    if (fence.without.has('refusalJournal')) await tx.deleteOutbox(refused.map(({ mid }) => mid))
    else await tx.putOutbox(told)
    await refoldRows(tx, fence, refused)
    for (const { entry, ids } of partly) await letGo(tx, fence, entry, ids)
    if (fence.without.has('confirmAfterPull')) await finish(tx, fence, acked, now)
    await tx.setMeta({ ...meta, lastContact: now })
    return { kind: 'applied', answered: acked.length + refused.length }
  })
}

/**
 * What was refused stays in the journal, or a restored server would take it, late, from a disk that was restored too.
 * Its content is with the user; only what is parked is needed whole by a server that forgot it.
 */
function toldOf(entry: OutboxEntry, status: Issue['status'], code: string, now: number): OutboxEntry {
  const told: OutboxEntry = { ...entry, ids: [], state: 'done', seq: 0, done_at: now, told: true }
  return status === 'parked' ? told : { ...told, args: null, withdrawn: entry.withdrawn ?? code }
}

export const issueOf = (entry: OutboxEntry, status: Issue['status'], code: string, at: number): Issue => {
  const { uid, name, version, args, edited_at } = entry
  return { uid, name, version, args, status, code, edited_at, at }
}

/** Which rows of a change do not count though it was applied, and what the user is told: the reason of the first. */
function notTaken(
  entry: OutboxEntry,
  { left_out, refused }: MutationResult,
  fence: Fence,
  now: number,
): { ids: readonly string[]; issue?: Issue } {
  if (left_out) return { ids: left_out, issue: toldErased(issueOf(entry, 'rejected', 'erased', now), left_out) }
  const ids = Object.keys(refused ?? {})
  if (ids.length === 0 || fence.without.has('refusedRows')) return { ids }
  const whole = issueOf(entry, 'rejected', refused![ids[0]!]!, now)
  return { ids, issue: { ...whole, args: onlyRows(entry.args, new Set(ids)) } }
}

/**
 * One answer of pull in one transaction. A page counts only while its scope stands exactly where it stood when the page
 * was asked for; what comes late, twice, or to a leader of yesterday changes nothing. All rows that came are put before
 * any row is taken away, so one that moved between two scopes of the same answer is never off the screen.
 */
export function applyPull(
  store: Store,
  fence: Fence,
  request: PullRequest,
  answer: PullAnswer,
  now: number,
): Promise<Pulled> {
  return store.transact('write', async (tx) => {
    const [meta, scopes] = await Promise.all([fenced(tx, fence), scopesOf(tx)])
    if (meta.epoch !== request.epoch) return { kind: 'stale' }
    if (answer.epoch !== request.epoch) return newHistory(tx, meta, fence, answer.epoch)
    const pages = answer.pages.filter((page) => fits(scopes.get(page.scope), page, fence))
    let firstRows = 0
    for (const page of pages) if (page.kind !== 'reset') firstRows += await put(tx, meta, fence, page, scopes)
    for (const page of pages) if (page.kind !== 'reset') await takeAway(tx, meta, fence, page)
    for (const page of pages) {
      const moved = advance(scopes.get(page.scope)!, page)
      scopes.set(page.scope, moved)
      await tx.putScope(moved)
    }
    const left = await grant(tx, scopes, answer.scopes)
    await tx.setMeta({ ...meta, lastContact: now, seen: seenOf([...scopes.values()]) })
    const finished = pages.flatMap((page) => (page.kind === 'delta' && !page.more ? [page.scope] : []))
    return { kind: 'applied', pages: pages.length, firstRows, scopes: answer.scopes, finished, left }
  })
}

const scopesOf = async (tx: Tx) => new Map((await tx.scopes()).map((state) => [state.scope, state]))
const seenOf = (states: readonly ScopeState[]) =>
  states.length === 0 ? 0 : Math.max(0, Math.min(...states.map((state) => state.confirmed)))

function fits(state: ScopeState | undefined, page: Page, fence: Fence): boolean {
  if (!state) return false
  if (fence.without.has('compareAndSwap')) return page.kind === 'reset' || page.kind === state.phase.kind
  if (state.gen !== page.gen) return false
  if (page.kind === 'reset') return true
  if (page.kind === 'delta') return state.phase.kind === 'delta' && state.phase.cursor === page.cursor
  if (state.phase.kind !== 'boot') return false
  const { boot, after } = state.phase
  return (boot === null || boot === page.boot) && after?.[0] === page.after?.[0] && after?.[1] === page.after?.[1]
}

function advance(state: ScopeState, page: Page): ScopeState {
  if (page.kind === 'reset') return fromStart(state)
  const confirmed = page.kind === 'boot' || page.more ? state.confirmed : page.upto
  return { ...state, phase: phaseAfter(page), confirmed }
}

/** Reads the scope again over the rows that are there. What was confirmed stays so: those changes are in the rows. */
export const fromStart = (state: ScopeState): ScopeState => ({
  ...state,
  gen: state.gen + 1,
  phase: { kind: 'boot', boot: null, after: null },
})

async function put(tx: Tx, meta: Meta, fence: Fence, page: BootPage | DeltaPage, scopes: Map<Scope, ScopeState>) {
  let count = 0
  for (const [entity, columns] of Object.entries(page.puts)) {
    if (!isEntityName(entity)) continue
    count += await putRows(tx, meta, fence, page.scope, entity, columns)
  }
  const state = scopes.get(page.scope)!
  return page.kind === 'boot' && state.gen === 0 && state.confirmed < 0 ? count : 0
}

async function takeAway(tx: Tx, meta: Meta, fence: Fence, page: BootPage | DeltaPage) {
  if (page.kind === 'boot') return fence.without.has('interval') ? undefined : removeAbsent(tx, meta, fence, page)
  const byEntity = new Map<EntityName, { id: string; seq: number }[]>()
  for (const [entity, id, seq] of page.dels) {
    if (!isEntityName(entity)) continue
    const dels = byEntity.get(entity) ?? []
    byEntity.set(entity, dels)
    dels.push({ id, seq })
  }
  for (const [entity, dels] of byEntity) await removeLeft(tx, meta, fence, page.scope, entity, dels)
  if (page.erased?.length)
    await forgetErased(
      tx,
      page.erased.map(([, id]) => id),
    )
}

/**
 * What this scope has here within the page's interval and the page has not, has left the scope: only pages of this
 * scope ever put a row into it, each of them was read before this one was asked for, and none comes in between (the
 * generation). So rev need not be looked at.
 */
async function removeAbsent(tx: Tx, meta: Meta, fence: Fence, page: BootPage) {
  for (const { entity, above, below } of bootIntervals(page.after, page.next)) {
    const present = new Set(page.puts[entity]?.fields.id as string[] | undefined)
    const absent = await tx.entriesOfScope(entity, page.scope, above, below, present)
    await removeBases(tx, meta, fence, entity, absent)
  }
}

/** What the user may see now: new scopes are read from the start; those that are gone are given back for `forget`. */
async function grant(tx: Tx, scopes: Map<Scope, ScopeState>, granted: readonly Scope[]): Promise<Scope[]> {
  for (const scope of granted) {
    if (scopes.has(scope)) continue
    const fresh: ScopeState = { scope, gen: 0, phase: { kind: 'boot', boot: null, after: null }, confirmed: -1 }
    await tx.putScope(fresh)
    scopes.set(scope, fresh)
  }
  const left = [...scopes.values()].filter(({ scope }) => !granted.includes(scope))
  // From the start, should the right come back while its rows are being removed.
  for (const state of left) await tx.putScope({ ...fromStart(state), confirmed: -1 })
  return left.map(({ scope }) => scope)
}

/** Removes up to `limit` rows of a scope that is no longer this user's; true while there may be more. */
export function forget(store: Store, fence: Fence, scope: Scope, limit = 500): Promise<boolean> {
  return store.transact('write', async (tx) => {
    const meta = await fenced(tx, fence)
    for (const entity of entityNames) {
      const entries = await tx.entriesInScope(entity, scope, limit)
      await removeBases(tx, meta, fence, entity, entries)
      if (entries.length > 0) return true
    }
    await tx.deleteScope(scope)
    return false
  })
}

/** A push found another history, and no pull will be answered that would tell more. */
export function followEpoch(store: Store, fence: Fence, asked: string, epoch: string): Promise<void> {
  return store.transact('write', async (tx) => {
    const meta = await fenced(tx, fence)
    if (meta.epoch === asked) await newHistory(tx, meta, fence, epoch)
  })
}

/**
 * The server was restored: everything stays on the screen, all scopes are read again behind it, and what the old
 * history had acknowledged within the journal is sent again; the server knows by uid what it still has.
 */
async function newHistory(tx: Tx, meta: Meta, fence: Fence, epoch: string): Promise<{ kind: 'epoch' }> {
  await tx.setMeta({ ...meta, epoch, history: meta.history + 1, seen: 0 })
  for (const state of await tx.scopes()) await tx.putScope({ ...fromStart(state), confirmed: -1 })
  await requeue(tx, fence)
  return { kind: 'epoch' }
}

/** Acknowledged mutations wait to be sent again, in their old order; in steps, because the journal can be large. */
async function requeue(tx: Tx, fence: Fence) {
  const states = fence.without.has('journal') ? (['sent', 'acked'] as const) : (['sent', 'acked', 'done'] as const)
  for (;;) {
    const batch = await tx.outbox(states, 20)
    if (batch.length === 0) return
    await tx.putOutbox(batch.map((entry) => ({ ...entry, state: 'queued', seq: 0 })))
    const journal = batch.filter(({ state }) => state === 'done')
    await refoldRows(tx, fence, journal, true)
  }
}

/**
 * The server misses what came before this batch. A gap inside the batch is a change it never has to see (refused here),
 * so the next one follows the one before the gap. Else it has lost what it once acknowledged: that is sent again, and
 * when it is no longer here either, the chain starts anew. False: there is nothing to mend.
 */
export function mendChain(store: Store, fence: Fence, request: PushRequest): Promise<boolean> {
  return store.transact('write', async (tx) => {
    const meta = await fenced(tx, fence)
    if (meta.epoch !== request.epoch) return true
    const batch = (await tx.outboxByUid(request.mutations.map(({ uid }) => uid))).filter((entry) => entry !== undefined)
    const first = batch[0]
    if (!first) return true
    const mended: OutboxEntry[] = batch.flatMap((entry, at) => {
      const before = batch[at - 1]
      return before && entry.prev !== before.uid ? [{ ...entry, prev: before.uid }] : []
    })
    if (mended.length === 0 && first.prev !== null) {
      const [before] = await tx.outboxByUid([first.prev])
      // One that was brought back stands behind what followed it once, and would be waited for in a circle.
      const isHere = before !== undefined && before.mid < first.mid
      if (isHere) await requeue(tx, fence)
      else mended.push({ ...first, prev: null })
      if (isHere) return true
    }
    await tx.putOutbox(mended)
    return mended.length > 0
  })
}

/**
 * A change that does not get through to the server, though others do. An earlier try may have got through all the same,
 * so the server is asked for its answer, without the content that is in the way.
 */
export function withdraw(store: Store, fence: Fence, uid: string, code: string): Promise<void> {
  return store.transact('strict', async (tx) => {
    await fenced(tx, fence)
    const [entry] = await tx.outboxByUid([uid])
    if (entry?.state === 'queued' || entry?.state === 'sent') await tx.putOutbox([{ ...entry, withdrawn: code }])
  })
}

/** Not even its envelope can be read, so no server has ever taken it: out of the way, into the user's hands. */
export function setAside(store: Store, fence: Fence, uid: string, code: string, now: number): Promise<void> {
  return store.transact('strict', async (tx) => {
    await fenced(tx, fence)
    const [entry] = await tx.outboxByUid([uid])
    if (!entry || (entry.state !== 'queued' && entry.state !== 'sent')) return
    await tell(tx, entry, issueOf(entry, 'rejected', code, now))
    await tx.deleteOutbox([entry.mid])
    await refoldRows(tx, fence, [entry])
  })
}

/**
 * A mutation stops waiting when every scope has been read up to the head at or after its seq. Neither the push answer
 * nor a page's cursor is enough: its row may have moved on to a later rev and sit in the page that has not come yet.
 */
export function confirm(store: Store, fence: Fence, now: number): Promise<boolean> {
  return store.transact('write', async (tx) => {
    await fenced(tx, fence)
    const upto = Math.min(...(await tx.scopes()).map((state) => reached(state, fence)), Number.POSITIVE_INFINITY)
    if (!Number.isFinite(upto)) return false
    const acked = await tx.outboxHeads(['acked'], confirmedAtOnce)
    const mids = acked.flatMap(({ mid, seq }) => (seq <= upto ? mid : []))
    const confirmed = await someOf(tx, mids)
    await finish(tx, fence, confirmed, now)
    return confirmed.length < mids.length || (mids.length > 0 && acked.length === confirmedAtOnce)
  })
}

/** One change may be of hundreds of rows, and what the user saves waits behind this transaction. */
async function someOf(tx: Tx, mids: readonly number[]): Promise<OutboxEntry[]> {
  const some: OutboxEntry[] = []
  for (let at = 0, rows = 0; at < mids.length && rows < rowsConfirmedAtOnce; at += 20) {
    const found = (await tx.outboxByMid(mids.slice(at, at + 20))).filter((entry) => entry !== undefined)
    some.push(...found)
    rows += found.reduce((sum, { ids }) => sum + ids.length, 0)
  }
  return some
}
const confirmedAtOnce = 500
const rowsConfirmedAtOnce = 1_000

const reached = ({ phase, confirmed }: ScopeState, fence: Fence) =>
  fence.without.has('confirmAfterRound') && phase.kind === 'delta' ? phase.cursor : confirmed

async function finish(tx: Tx, fence: Fence, entries: readonly OutboxEntry[], now: number) {
  await tx.putOutbox(entries.map((entry) => ({ ...entry, state: 'done', done_at: now })))
  await refoldRows(tx, fence, entries)
}

/** A newer app may keep rows that the older one skipped, so it reads every scope again, once. */
export function readAgainFor(store: Store, fence: Fence, schema: number): Promise<void> {
  return store.transact('write', async (tx) => {
    const meta = await fenced(tx, fence)
    if (meta.schema === schema) return
    if (meta.schema !== undefined) for (const state of await tx.scopes()) await tx.putScope(fromStart(state))
    await tx.setMeta({ ...meta, schema })
  })
}

/** Rows that came before this version could show them. */
export async function showAllUnread(store: Store, fence: Fence): Promise<void> {
  for (const entity of entityNames)
    for (let above: string | null = ''; above !== null; ) {
      const from: string = above
      above = await store.transact('write', async (tx) => {
        await fenced(tx, fence)
        return showUnread(tx, fence, entity, from)
      })
    }
}

/** Whoever asked to be erased does not stay in the list of refused changes either. */
export function pruneErased(store: Store, fence: Fence, before: number): Promise<void> {
  return store.transact('write', async (tx) => {
    await fenced(tx, fence)
    for (const issue of await tx.issues()) if (isOver(issue, before)) await tx.deleteIssue(issue.uid)
  })
}

const prunedAtOnce = 500

/** The journal keeps what a restored server might have lost: so many days, so many entries. */
export function prune(store: Store, fence: Fence, before: number, keep: number): Promise<boolean> {
  return store.transact('write', async (tx) => {
    await fenced(tx, fence)
    const over = Math.max(0, (await tx.countOutbox(['done'])) - keep)
    const oldest = await tx.outboxHeads(['done'], prunedAtOnce)
    const gone = oldest.filter(({ done_at }, at) => at < over || (done_at ?? 0) < before)
    await tx.deleteOutbox(gone.map(({ mid }) => mid))
    return gone.length > 0
  })
}
