import { entityNames } from '#domain/entities'
import type { BootPage, DeltaPage, PullPage, Scope, Within } from '#domain/sync/protocol'
import { baseOfScope, kindOfScope, monthBefore, monthOfScope, monthScope } from '#domain/sync/scopeKinds'
import { fenced } from './fenced.ts'
import { dropOrphansOf } from './orphans.ts'
import type { Meta, ScopeState, Store, Tx } from './ports.ts'
import { phaseAfter } from './readAhead.ts'
import { removeBases } from './rows.ts'
import type { Fence } from './rules.ts'

/** Where each scope stands on this device, and where it goes. */

export const scopesOf = async (tx: Tx) => new Map((await tx.scopes()).map((state) => [state.scope, state]))

/**
 * Up to here every change of every row that is here has been seen. A scope that is read for the first time brings its rows
 * as they were when that began or later; before its first page it has no rows here, and takes nothing back from the others.
 * A month takes nothing back either way: a message has no field that two people write.
 */
export function seenIn(states: Iterable<ScopeState>): number {
  const seen = [...states].flatMap((state) => (kindOfScope(state.scope) === 'month' ? [] : (seenOf(state) ?? [])))
  return seen.length === 0 ? 0 : Math.min(...seen)
}

const seenOf = ({ confirmed, booted }: ScopeState) => (confirmed >= 0 ? confirmed : booted)

export function fits(state: ScopeState | undefined, page: PullPage, fence: Fence): boolean {
  if (!state) return false
  if (fence.without.has('compareAndSwap')) return page.kind === 'reset' || page.kind === state.phase.kind
  if (state.gen !== page.gen) return false
  if (page.kind === 'reset') return true
  if (page.kind === 'delta')
    return state.phase.kind === 'delta' && state.phase.cursor === page.cursor && isSame(state.phase.within, page.within)
  if (state.phase.kind !== 'boot') return false
  const { boot, after } = state.phase
  return (boot === null || boot === page.boot) && after?.[0] === page.after?.[0] && after?.[1] === page.after?.[1]
}

const isSame = (a: Within | undefined, b: Within | undefined) =>
  a?.seq === b?.seq && a?.kind === b?.kind && a?.after?.[0] === b?.after?.[0] && a?.after?.[1] === b?.after?.[1]

export function advance(state: ScopeState, page: BootPage | DeltaPage): ScopeState {
  const confirmed = page.kind === 'boot' || page.more ? state.confirmed : page.upto
  // Until it has been read to its end, rows of an earlier reading may be here that are older than this one.
  const booted = page.kind === 'boot' ? Math.min(page.boot, state.booted ?? page.boot) : state.booted
  return { ...state, phase: phaseAfter(page), confirmed, ...(booted !== undefined && { booted }) }
}

/** Reads the scope again over the rows that are there. What was confirmed stays so: those changes are in the rows. */
export async function readAgain(tx: Tx, state: ScopeState): Promise<ScopeState> {
  const again: ScopeState = { ...state, gen: state.gen + 1, phase: { kind: 'boot', boot: null, after: null } }
  await tx.putScope(again)
  return again
}

/** The same in another history, where no number that is here says anything any more. */
export function readAnew(tx: Tx, { booted: _, ...state }: ScopeState): Promise<ScopeState> {
  return readAgain(tx, { ...state, confirmed: -1 })
}

/** A right that has gone. Should it come back while the rows are being removed, those that are left are as they were. */
export function giveUp(tx: Tx, state: ScopeState): Promise<ScopeState> {
  const { booted: _, ...rest } = state
  const seen = seenOf(state)
  return readAgain(tx, { ...rest, confirmed: -1, ...(seen !== undefined && { booted: seen }) })
}

/** What the server says that this user may see now: of months those that began last, and how far back they go. */
export type GrantedScopes = { scopes: readonly Scope[]; oldest_month?: number | undefined }

/** How many months a device keeps that was not told otherwise. */
const usualMonths = 3

/**
 * New scopes are read from the start, and older months as far back as this device keeps them; those that are gone are
 * given back for `forget`.
 */
export async function grant(
  tx: Tx,
  meta: Meta,
  scopes: Map<Scope, ScopeState>,
  granted: GrantedScopes,
): Promise<Scope[]> {
  const window = windowOf(granted, meta.months ?? usualMonths)
  for (const scope of window.scopes) {
    if (scopes.has(scope)) continue
    const fresh: ScopeState = { scope, gen: 0, phase: { kind: 'boot', boot: null, after: null }, confirmed: -1 }
    await tx.putScope(fresh)
    scopes.set(scope, fresh)
  }
  const gone = [...scopes.values()].filter(({ scope }) => !window.scopes.has(scope))
  /** a month of what this user may see all the same */
  const isMonth = ({ scope }: ScopeState) => window.current.has(baseOfScope(scope))
  // What waits may be about a message of such a month, and is to be seen until it is answered.
  const stays = gone.some(isMonth) && (await tx.countOutbox(['queued', 'sent', 'acked'])) > 0
  const left = gone.filter((state) => !isMonth(state) || !(stays || isLater(state, window)))
  for (const state of left) await giveUp(tx, state)
  return left.map(({ scope }) => scope)
}

/** `current`: of each scope that has months the one that began last. */
type Window = { scopes: ReadonlySet<Scope>; current: ReadonlyMap<Scope, number> }

function windowOf({ scopes, oldest_month = 0 }: GrantedScopes, months: number): Window {
  const wanted = new Set(scopes)
  const current = new Map<Scope, number>()
  for (const scope of scopes) {
    const month = monthOfScope(scope)
    if (month === null) continue
    const base = baseOfScope(scope)
    current.set(base, month)
    for (let back = 1; back < months && monthBefore(month, back) >= oldest_month; back++)
      wanted.add(monthScope(base, monthBefore(month, back)))
  }
  return { scopes: wanted, current }
}

/** A server that was set back to the month before goes on taking what is written in this one. */
const isLater = ({ scope }: ScopeState, { current }: Window) =>
  (monthOfScope(scope) ?? 0) > (current.get(baseOfScope(scope)) ?? Number.POSITIVE_INFINITY)

/** Of each scope that has months, the last one that is here. */
export function lastMonths(states: Iterable<ScopeState>): ReadonlySet<Scope> {
  const last = new Map<Scope, Scope>()
  for (const { scope } of states) {
    const base = baseOfScope(scope)
    if (base !== scope && scope > (last.get(base) ?? '')) last.set(base, scope)
  }
  return new Set(last.values())
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
    if (await dropOrphansOf(tx, meta, scope, limit)) return true
    await tx.deleteScope(scope)
    return false
  })
}
