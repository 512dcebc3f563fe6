import { monthBefore, monthOfScope, scopeMonth } from '#domain/sync/scopeKinds'
import { fitting, usualMonths } from './monthsThatFit.ts'
import type { Meta, ScopeState, Store } from './ports.ts'
import { type Fence, LostLead } from './rules.ts'
import { forget, giveUp } from './scopes.ts'

/** What the user chose, and as much of it as there is room for; both count the current month. */
export type MessageMonths = { chosen: number; kept: number }

/** As the server's clock says; null: this user has no conversations. */
export function messageMonths(meta: Meta, scopes: readonly ScopeState[], now: number): MessageMonths | null {
  const { months: chosen = usualMonths, messages = {} } = meta
  if (!scopes.some(({ scope }) => monthOfScope(scope) !== null)) return null
  return { chosen, kept: fitting(chosen, messages, scopeMonth(now + meta.skew)) }
}

/** From now on so many months. What is more goes at once, with or without a network; what is missing comes with the next sync. */
export async function keepMonths(store: Store, { user, months, now }: { user: string; months: number; now: number }) {
  const { leader, left } = await store.transact('write', async (tx) => {
    const meta = { ...(await tx.meta()), months }
    await tx.setMeta(meta)
    const current = scopeMonth(now + meta.skew)
    const first = monthBefore(current, fitting(months, meta.messages ?? {}, current) - 1)
    const states = (await tx.scopes()).filter(({ scope }) => (monthOfScope(scope) ?? first) < first)
    for (const state of states) await giveUp(tx, state)
    return { leader: meta.leader, left: states.map(({ scope }) => scope) }
  })
  const fence: Fence = { leader, user, without: new Set() }
  try {
    for (const scope of left) while (await forget(store, fence, scope)) continue
  } catch (error) {
    // Whoever took the lead meanwhile lets go of the rest with the first answer of the server.
    if (!(error instanceof LostLead)) throw error
  }
}
