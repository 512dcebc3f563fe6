import type { HelloAnswer, PushRequest, Scope } from '#domain/sync/protocol'
import { fenced } from './fenced.ts'
import type { LostChanges, Meta, OutboxEntry, Store, Tx } from './ports.ts'
import { refoldRows } from './rows.ts'
import type { Fence } from './rules.ts'
import { grant, readAnew, scopesOf } from './scopes.ts'

/** `epoch`: the server has another history now. `stale`: the answer belongs to a state of this device that is past. */
export type GreetingResult = { kind: 'epoch' } | { kind: 'stale' } | { kind: 'applied'; left: Scope[] }

/** The first words: which history, which scopes, what time it is there. `asked`: the device's when the question was sent. */
export function applyHello(
  store: Store,
  fence: Fence,
  asked: Pick<Meta, 'epoch' | 'history'>,
  answer: HelloAnswer,
  at: { sent: number; now: number },
): Promise<GreetingResult> {
  return store.transact('write', async (tx) => {
    const meta = await fenced(tx, fence)
    if (meta.epoch !== asked.epoch || meta.history !== asked.history) return { kind: 'stale' }
    meta.skew = skewAfter(meta.skew, answer.server_now, at)
    meta.lastContact = at.now
    if (meta.lost) meta.lost = settledLoss(meta.lost, answer.known)
    const isAnother = meta.epoch !== null && meta.epoch !== answer.epoch
    if (isAnother) await newHistory(tx, meta, answer.epoch)
    // How far the two are one it says when it is asked with the witnesses.
    if (!isAnother || !meta.witnesses?.length) notePart(meta, answer)
    if (isAnother) {
      await tx.setMeta(meta)
      return { kind: 'epoch' }
    }
    meta.epoch = answer.epoch
    meta.messages = answer.messages ?? {}
    const left = await grant(tx, meta, await scopesOf(tx), answer)
    await tx.setMeta(meta)
    return { kind: 'applied', left }
  })
}

/**
 * The server's clock minus ours. An answer says only between what two it lies, and one that took long says little: of what
 * it allows, this is nearest to what was known. The middle would be wrong by half of the way, which orders edits wrongly.
 */
export const skewAfter = (known: number, server_now: number, { sent, now }: { sent: number; now: number }): number =>
  Math.round(Math.min(Math.max(known, server_now - now), server_now - sent))

/**
 * Where the history that this device has read and the present one part. However often the server was restored meanwhile,
 * and whether it noticed that or not, what both have in common is what this device's witnesses say.
 */
function notePart(meta: Meta, { began: begun, common }: HelloAnswer): void {
  const { isParted, lostFrom, witnesses = [] } = meta
  const began = isParted ? (common ?? begun ?? 0) : (meta.began ?? begun)
  if (began !== undefined) meta.began = began
  if (!isParted || began === undefined) return
  delete meta.isParted
  meta.lostFrom = Math.min(lostFrom ?? began, began)
  meta.witnesses = witnesses.filter(({ seq }) => seq <= began)
}

/** What had reached the server after all is not lost. */
function settledLoss(lost: LostChanges, known: number | undefined): LostChanges {
  const { unchecked, ...settled } = lost
  if (!unchecked || known === undefined) return lost
  return { ...settled, changes: settled.changes + Math.max(0, unchecked.waiting - known) }
}

/** A push found another history, and no pull will be answered that would tell more. */
export function followEpoch(store: Store, fence: Fence, asked: string, epoch: string): Promise<void> {
  return store.transact('write', async (tx) => {
    const meta = await fenced(tx, fence)
    if (meta.epoch === asked) await newHistory(tx, meta, epoch)
  })
}

/**
 * The server was restored: everything stays on the screen, its scopes are read again behind it, and what the old history
 * had acknowledged within the journal is sent again; the server knows by uid what it still has. `doubted`: only these scopes
 * are read again. `meta` is this transaction's own.
 */
export async function newHistory(
  tx: Tx,
  meta: Meta,
  epoch: string,
  doubted?: ReadonlySet<Scope>,
): Promise<{ kind: 'epoch' }> {
  const again = (await tx.scopes()).filter(({ scope }) => !doubted || doubted.has(scope))
  for (const state of again) await readAnew(tx, state)
  delete meta.acked
  // Else there are rows of still earlier histories, which lack what those had lost as well.
  if (!meta.rereading?.length) delete meta.lostFrom
  if (!doubted) meta.isParted = true
  const rereading = [...new Set([...(meta.rereading ?? []), ...again.map(({ scope }) => scope)])]
  const seen = doubted ? meta.seen : 0
  Object.assign(meta, { epoch, history: meta.history + 1, seen, resending: true, rereading } satisfies Partial<Meta>)
  await tx.setMeta(meta)
  return { kind: 'epoch' }
}

const resentAtOnce = 20
const rowsResentAtOnce = 1_000

/**
 * What the server may have forgotten is queued again, in its old order, in steps that nobody has to wait for: the journal
 * can be large. True while there is more. Nothing is sent or asked before it is done.
 */
export function resendSome(store: Store, fence: Fence): Promise<boolean> {
  return store.transact('write', async (tx) => {
    const meta = await fenced(tx, fence)
    if (!meta.resending) return false
    const states = fence.without.has('journal') ? (['sent', 'acked'] as const) : (['sent', 'acked', 'done'] as const)
    for (let rows = 0; rows < rowsResentAtOnce; ) {
      const batch = await tx.outbox(states, resentAtOnce)
      if (batch.length === 0) {
        delete meta.resending
        await tx.setMeta(meta)
        return false
      }
      await tx.putOutbox(batch.map((entry) => ({ ...entry, state: 'queued', seq: 0 })))
      const journal = batch.filter(({ state }) => state === 'done')
      await refoldRows(tx, fence, journal, true)
      rows += batch.reduce((sum, { ids }) => sum + ids.length, batch.length)
    }
    return true
  })
}

/**
 * The server misses what came before this batch. A gap inside the batch is a change it never has to see (refused here),
 * so the next one follows the one before the gap. Else it has lost what it once acknowledged: its history is another one.
 * When what came before is no longer here, the batch follows the last change before it that the server has answered, so
 * that a server that lost this one says so; without any, the chain starts anew. False: there is nothing to mend.
 */
export function mendChain(store: Store, fence: Fence, request: PushRequest): Promise<boolean> {
  return store.transact('write', async (tx) => {
    const meta = await fenced(tx, fence)
    if (meta.epoch !== request.epoch || meta.resending) return true
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
      const wasAnswered = before?.state === 'acked' || before?.state === 'done'
      if (isHere && wasAnswered) await newHistory(tx, meta, request.epoch)
      if (isHere) return true
      if (!before) await noteLossBeyondJournal(tx, meta)
      const answered = before ? undefined : await lastAnsweredBefore(tx, first.mid)
      mended.push({ ...first, prev: answered?.uid ?? null })
    }
    await tx.putOutbox(mended)
    return mended.length > 0
  })
}

/** How many numbers before a change are looked through: nobody takes back more changes in a row. */
const lookedBack = 200

async function lastAnsweredBefore(tx: Tx, mid: number): Promise<OutboxEntry | undefined> {
  const mids = Array.from({ length: Math.min(lookedBack, mid - 1) }, (_, at) => mid - 1 - at)
  const entries = await tx.outboxByMid(mids)
  return entries.find((entry) => entry?.state === 'acked' || entry?.state === 'done')
}

/**
 * What had left the journal is not there any more: the server was restored more than once while this device was away, and
 * lost more than its present history says. Rows that are read again now are told by that.
 */
async function noteLossBeyondJournal(tx: Tx, meta: Meta): Promise<void> {
  const { prunedTo, rereading = [], began = 0, lostFrom = began } = meta
  if (prunedTo === undefined || rereading.length === 0) return
  await tx.setMeta({ ...meta, lostFrom: Math.min(lostFrom, prunedTo - 1) })
}
