import { entityNames } from '#domain/entities'
import type { BootPage, DeltaPage, PullPage, Scope, Within } from '#domain/sync/protocol'
import { baseOfScope, kindOfScope, monthBefore, monthOfScope, monthScope } from '#domain/sync/scopeKinds'
import { fenced } from './fenced.ts'
import { monthsThatFit } from './monthsThatFit.ts'
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
  const wanted = wantedScopes(granted, monthsThatFit(meta, granted.scopes))
  for (const scope of wanted) {
    if (scopes.has(scope)) continue
    const fresh: ScopeState = { scope, gen: 0, phase: { kind: 'boot', boot: null, after: null }, confirmed: -1 }
    await tx.putScope(fresh)
    scopes.set(scope, fresh)
  }
  const left = [...scopes.values()].filter(({ scope }) => !wanted.has(scope))
  for (const state of left) await giveUp(tx, state)
  return left.map(({ scope }) => scope)
}

/** With every month that has begun last those before it, `months` in all. */
export function wantedScopes({ scopes, oldest_month = 0 }: GrantedScopes, months: number): ReadonlySet<Scope> {
  const wanted = new Set(scopes)
  for (const scope of scopes) {
    const month = monthOfScope(scope)
    if (month === null) continue
    for (let back = 1; back < months && monthBefore(month, back) >= oldest_month; back++)
      wanted.add(monthScope(baseOfScope(scope), monthBefore(month, back)))
  }
  return wanted
}

/** A message that was written in the last second of a month is in that month, so a round reads every scope that is here. */
export const isOfRound = (scope: Scope, { without }: Fence) =>
  !without.has('wholeRound') || kindOfScope(scope) !== 'month'

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
