import type { PullRequest } from '#domain/sync/protocol'
import { fenced } from './fenced.ts'
import type { Meta, OutboxEntry, OutboxHead, ScopeState, Store, Tx } from './ports.ts'
import { refoldRows } from './rows.ts'
import type { Fence } from './rules.ts'
import { isOfRound } from './scopes.ts'
import { sentBytes } from './sent.ts'

/**
 * What the server has answered stays for a while, to be sent again when the server was restored to a backup. How large all
 * of it is nobody adds up: every entry knows how much had ever been written with it, so the first and the last one tell.
 */

/**
 * A mutation stops waiting when every scope has been read up to the head at or after its seq. Neither the push answer
 * nor a page's cursor is enough: its row may have moved on to a later rev and sit in the page that has not come yet.
 * `last`: the answer that the last question of the round named, and that the server still knew.
 */
export function confirm(store: Store, fence: Fence, last: PullRequest['last'], now: number): Promise<boolean> {
  return store.transact('write', async (tx) => {
    const meta = await fenced(tx, fence)
    const states = (await tx.scopes()).filter(({ scope }) => isOfRound(scope, fence))
    const read = Math.min(...states.map((state) => reached(state, fence)), Number.POSITIVE_INFINITY)
    if (!Number.isFinite(read)) return false
    const upto = Math.min(read, vouchedFor(meta, last, fence))
    const acked = await tx.outboxHeads(['acked'], confirmedAtOnce)
    const mids = acked.flatMap(({ mid, seq }) => (seq <= upto ? mid : []))
    const confirmed = await someOf(tx, mids)
    await finish(tx, meta, fence, confirmed, now)
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

/**
 * What was answered while the question was under way, a server may have forgotten that was set back meanwhile and has come
 * as far again: only the next question finds out.
 */
const vouchedFor = ({ acked }: Meta, last: PullRequest['last'], fence: Fence) =>
  fence.without.has('lastAnswer') || acked?.uid === last?.uid ? Number.POSITIVE_INFINITY : (last?.seq ?? -1)

export async function finish(tx: Tx, meta: Meta, fence: Fence, entries: readonly OutboxEntry[], now: number) {
  if (entries.length === 0) return
  await tx.putOutbox(entries.map((entry) => inJournal(meta, entry, now)))
  await tx.setMeta(meta)
  await refoldRows(tx, fence, entries)
}

/** `meta` is this transaction's own, and written by the caller. */
export function inJournal(meta: Meta, entry: OutboxEntry, now: number): OutboxEntry {
  const size = entry.size ?? sentBytes(entry)
  meta.written = (meta.written ?? 0) + size
  return { ...entry, state: 'done', done_at: now, size, written: meta.written }
}

export type JournalBounds = { before: number; bytes: number }

/** Too old, or more than there is room for has been written from this one on. */
const mustGo = (meta: Meta, { before, bytes }: JournalBounds) => {
  const floor = (meta.written ?? 0) - bytes
  return ({ done_at = 0, written = 0, size = 0 }: OutboxHead) => done_at < before || written - size < floor
}

/** Whether the journal is longer than that; looks at its first entry alone. */
export async function isOverfull(tx: Tx, bounds: JournalBounds): Promise<boolean> {
  const [first] = await tx.outboxHeads(['done'], 1)
  return first !== undefined && mustGo(await tx.meta(), bounds)(first)
}

const prunedAtOnce = 500

/** The oldest go first. That one went before its time, for its size alone, is remembered. */
export function prune(store: Store, fence: Fence, bounds: JournalBounds): Promise<boolean> {
  return store.transact('write', async (tx) => {
    const meta = await fenced(tx, fence)
    const oldest = await tx.outboxHeads(['done'], prunedAtOnce)
    const gone = oldest.filter(mustGo(meta, bounds))
    await tx.deleteOutbox(gone.map(({ mid }) => mid))
    if (gone.length === 0) return false
    const early = gone.map(({ done_at }) => done_at ?? 0).filter((at) => at >= bounds.before)
    if (early.length > 0) meta.cutAt = Math.max(meta.cutAt ?? 0, ...early)
    meta.prunedTo = Math.max(meta.prunedTo ?? 0, ...gone.map(({ seq }) => seq))
    await tx.setMeta(meta)
    return true
  })
}
