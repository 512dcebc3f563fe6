import { type EntityName, entityNames, isEntityName } from '#domain/entities'
import { bootIntervals } from '#domain/sync/intervals'
import type {
  BootPage,
  DeltaPage,
  MutationResult,
  PullAnswer,
  PullPage,
  PullRequest,
  PushAnswer,
  PushRequest,
  Scope,
} from '#domain/sync/protocol'
import { erasedIds, forgetErased, isOver, toldErased } from './erased.ts'
import { fenced } from './fenced.ts'
import { newHistory } from './history.ts'
import { finish, inJournal } from './journal.ts'
import type { Issue, Meta, OutboxEntry, ScopeState, Store, Tx } from './ports.ts'
import { answerHere, countedAfterAll, leftOutOf, onlyRows, tell } from './rowByRow.ts'
import { detachRows, putRows, refoldRows, removeAbsent, removeLeft, showUnread } from './rows.ts'
import type { Fence } from './rules.ts'
import { advance, fits, grant, readAgain, scopesOf, seenIn } from './scopes.ts'
import { lastWitness, withWitness } from './witness.ts'

/** `epoch`: the server has another history now. `stale`: the answer belongs to a state of this device that is past. */
export type PushResult = { kind: 'epoch' } | { kind: 'stale' } | { kind: 'applied'; answered: number }
export type PullResult =
  | { kind: 'epoch' }
  | { kind: 'stale' }
  /** `scopes`: what is read; `finished`: of it, up to the head; `left`: what this user may see no more, and months that are past */
  | { kind: 'applied'; pages: number; firstRows: number; scopes: Scope[]; finished: Scope[]; left: Scope[] }

/** `history`: this device's when it asked. */
export type PullQuestion = { request: PullRequest; history: number }

/** The verdicts. Applied ones go on waiting until a pull has brought their effect; refused ones become issues at once. */
export function applyPush(
  store: Store,
  fence: Fence,
  request: PushRequest,
  answer: PushAnswer,
  now: number,
): Promise<PushResult> {
  return store.transact('write', async (tx) => {
    const meta = await fenced(tx, fence)
    if (meta.epoch !== request.epoch) return { kind: 'stale' }
    if (answer.epoch !== request.epoch) return newHistory(tx, meta, answer.epoch)
    if (answer.forgotten && request.witness?.mark !== lastWitness(meta, fence)?.mark) return { kind: 'stale' }
    if (answer.forgotten) return newHistory(tx, meta, answer.epoch)
    const found = await tx.outboxByUid(answer.results.map(({ uid }) => uid))
    const acked: OutboxEntry[] = []
    const refused: OutboxEntry[] = []
    const told: OutboxEntry[] = []
    const regained: OutboxEntry[] = []
    /** of what was applied, the rows that do not count */
    const partly: { entry: OutboxEntry; ids: readonly string[] }[] = []
    for (const [at, result] of answer.results.entries()) {
      const sent = found[at]
      // What was queued again meanwhile is to be answered by the server as it is now.
      if (sent?.state !== 'sent') continue
      const more = result.status === 'applied' ? await countedAfterAll(tx, sent, result) : null
      const entry = more ?? sent
      if (more) regained.push(more)
      const said = answerHere(result, entry)
      const { status, seq, code, id } = said
      meta.acked = { uid: entry.uid, seq: result.seq }
      if (status === 'applied') {
        const { ids, issue } = notTaken(entry, said, fence, now)
        acked.push({ ...leftOutOf(entry, said), state: 'acked', seq })
        if (issue) await tell(tx, entry, issue)
        partly.push({ entry, ids })
        continue
      }
      refused.push(entry)
      const issue = issueOf(entry, status, entry.withdrawn ?? code ?? 'operationFailed', now)
      if (!entry.told) await tell(tx, entry, code === 'erased' ? toldErased(issue, id ? [id] : []) : issue)
      told.push(inJournal(meta, toldOf(entry, status, code ?? 'operationFailed'), now))
    }
    await tx.putOutbox(acked)
    if (fence.without.has('refusalJournal')) await tx.deleteOutbox(refused.map(({ mid }) => mid))
    else await tx.putOutbox(told)
    await refoldRows(tx, fence, refused)
    await refoldRows(tx, fence, regained, true)
    for (const { entry, ids } of partly) await detachRows(tx, fence, entry, ids)
    if (fence.without.has('confirmAfterPull')) await finish(tx, meta, fence, acked, now)
    await tx.setMeta({ ...meta, lastContact: now })
    return { kind: 'applied', answered: acked.length + refused.length }
  })
}

/**
 * What was refused stays in the journal, or a restored server would take it, late, from a disk that was restored too.
 * Its content is with the user; only what is parked is needed whole by a server that forgot it.
 */
function toldOf({ size: _, ...entry }: OutboxEntry, status: Issue['status'], code: string): OutboxEntry {
  const told: OutboxEntry = { ...entry, ids: [], seq: 0, told: true }
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
  { request, history }: PullQuestion,
  answer: PullAnswer,
  now: number,
): Promise<PullResult> {
  return store.transact('write', async (tx) => {
    const [meta, scopes] = await Promise.all([fenced(tx, fence), scopesOf(tx)])
    if (meta.epoch !== request.epoch) return { kind: 'stale' }
    if (answer.epoch !== request.epoch) return newHistory(tx, meta, answer.epoch)
    // It says nothing of what was read since it was asked.
    if (request.witness?.mark !== lastWitness(meta, fence)?.mark) return { kind: 'stale' }
    if (answer.forgotten && meta.history !== history) return { kind: 'stale' }
    if (answer.forgotten) return newHistory(tx, meta, answer.epoch)
    const fitting = answer.pages.filter((page) => fits(scopes.get(page.scope), page, fence))
    const pages = await asFarAsKnown(tx, meta, request, fitting, fence)
    await readBeside(tx, pages)
    let firstRows = 0
    for (const page of pages) if (page.kind !== 'reset') firstRows += await put(tx, meta, fence, page, scopes)
    for (const page of pages) if (page.kind !== 'reset') await takeAway(tx, meta, fence, page)
    for (const page of pages) {
      const state = scopes.get(page.scope)!
      const moved = page.kind === 'reset' ? await readAgain(tx, state) : advance(state, page)
      scopes.set(page.scope, moved)
      await tx.putScope(moved)
    }
    const left = await grant(tx, meta, scopes, answer)
    const { witness } = answer
    const known = witness && meta.history === history && { witnesses: withWitness(meta.witnesses, witness) }
    await tx.setMeta({ ...meta, ...seenNow(meta, scopes), ...known, lastContact: now })
    const finished = pages.flatMap((page) => (page.kind === 'delta' && !page.more ? [page.scope] : []))
    const read = [...scopes.keys()].filter((scope) => !left.includes(scope))
    return { kind: 'applied', pages: pages.length, firstRows, scopes: read, finished, left }
  })
}

/**
 * A question that was under way while changes were answered may have been answered by a server that was set back since:
 * what it says of the number of the first of them and of later ones is left to the next question, which names the last.
 */
async function asFarAsKnown(
  tx: Tx,
  { acked }: Meta,
  { last }: PullRequest,
  pages: readonly PullPage[],
  fence: Fence,
): Promise<readonly PullPage[]> {
  const isCurrent = !acked || acked.uid === last?.uid || fence.without.has('lastAnswer')
  if (isCurrent || !pages.some((page) => page.kind === 'delta' && lastSeqOf(page) > page.cursor)) return pages
  const heads = await tx.outboxHeads(['acked'], lookedThrough)
  const since = heads.flatMap(({ seq }) => (seq > (last?.seq ?? -1) ? seq : []))
  const upto = Math.min(acked.seq, ...since) - 1
  return pages.map((page) => (page.kind === 'delta' ? upTo(page, Math.max(page.cursor, upto)) : page))
}
const lookedThrough = 500

/** The greatest number of which it says something. */
const lastSeqOf = ({ upto, next }: DeltaPage) => Math.max(upto, next?.seq ?? 0)

function upTo({ next, ...page }: DeltaPage, upto: number): DeltaPage {
  if (lastSeqOf({ ...page, next }) <= upto) return { ...page, ...(next && { next }) }
  const puts = Object.entries(page.puts).map(([entity, columns]) => [entity, upToRev(columns, upto)] as const)
  const dels = page.dels.filter(([, , seq]) => seq <= upto)
  return { ...page, upto: Math.min(page.upto, upto), more: true, puts: Object.fromEntries(puts), dels }
}

type Columns = DeltaPage['puts'][string]

function upToRev({ fields }: Columns, upto: number): Columns {
  const known = (fields.rev as number[]).map((rev) => rev <= upto)
  const kept = Object.entries(fields).map(([field, values]) => [field, values.filter((_, at) => known[at])] as const)
  return { length: known.filter(Boolean).length, fields: Object.fromEntries(kept) }
}

function seenNow({ rereading }: Meta, scopes: ReadonlyMap<Scope, ScopeState>): Partial<Meta> {
  const still = rereading?.filter((scope) => (scopes.get(scope)?.confirmed ?? 0) < 0)
  return { seen: seenIn(scopes.values()), ...(still && { rereading: still }) }
}

const besides = 250

/**
 * Where few rows come, what stands beside them is read for all of them at once: each question waits for the storage, and one after
 * the other they are most of what a change takes to its screen.
 */
async function readBeside(tx: Tx, pages: readonly PullPage[]): Promise<void> {
  const byEntity = new Map<EntityName, string[]>()
  const note = (entity: string, ids: readonly unknown[]) => {
    if (!isEntityName(entity)) return
    const known = byEntity.get(entity) ?? []
    byEntity.set(entity, known)
    for (const id of ids) if (typeof id === 'string' && id) known.push(id)
  }
  for (const page of pages) {
    if (page.kind !== 'delta') return
    for (const [entity, { fields }] of Object.entries(page.puts)) note(entity, fields.id ?? [])
    for (const [entity, id] of page.dels) note(entity, [id])
  }
  const all = [...byEntity].filter(([, ids]) => ids.length)
  if (all.length < 2 || all.reduce((sum, [, ids]) => sum + ids.length, 0) > besides) return
  await Promise.all(all.map(([entity, ids]) => tx.entries(entity, ids)))
}

async function put(tx: Tx, meta: Meta, fence: Fence, page: BootPage | DeltaPage, scopes: Map<Scope, ScopeState>) {
  const { scope } = page
  let count = 0
  for (const [entity, columns] of Object.entries(page.puts)) {
    if (!isEntityName(entity)) continue
    count += await putRows(tx, meta, fence, { scope, isReread: page.kind === 'boot' }, entity, columns)
  }
  const state = scopes.get(scope)!
  return page.kind === 'boot' && state.gen === 0 && state.confirmed < 0 ? count : 0
}

async function takeAway(tx: Tx, meta: Meta, fence: Fence, page: BootPage | DeltaPage) {
  if (page.kind === 'boot') return fence.without.has('interval') ? undefined : removeInterval(tx, meta, fence, page)
  const byEntity = new Map<EntityName, { id: string; seq: number }[]>()
  for (const [entity, id, seq] of page.dels) {
    if (!isEntityName(entity)) continue
    const dels = byEntity.get(entity) ?? []
    byEntity.set(entity, dels)
    dels.push({ id, seq })
  }
  for (const [entity, dels] of byEntity) await removeLeft(tx, meta, fence, page.scope, entity, dels)
  const erased = erasedIds(page)
  if (erased.length > 0) await forgetErased(tx, meta, erased)
}

/**
 * What this scope has here within the page's interval and the page has not, has left the scope: only pages of this
 * scope ever put a row into it, each of them was read before this one was asked for, and none comes in between (the
 * generation). So rev need not be looked at.
 */
async function removeInterval(tx: Tx, meta: Meta, fence: Fence, page: BootPage) {
  for (const { entity, above, below } of bootIntervals(page.after, page.next)) {
    const present = new Set(page.puts[entity]?.fields.id as string[] | undefined)
    const absent = await tx.entriesOfScope(entity, page.scope, above, below, present)
    await removeAbsent(tx, meta, fence, entity, absent)
  }
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

/** A newer app may keep rows that the older one skipped, so it reads every scope again, once. */
export function readAgainFor(store: Store, fence: Fence, schema: number): Promise<void> {
  return store.transact('write', async (tx) => {
    const meta = await fenced(tx, fence)
    if (meta.schema === schema) return
    if (meta.schema !== undefined) for (const state of await tx.scopes()) await readAgain(tx, state)
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
