import { fenced } from './fenced.ts'
import type { Store } from './ports.ts'
import { refoldRows } from './rows.ts'
import type { Fence } from './rules.ts'
import { forget, giveUp } from './scopes.ts'

/**
 * The user is disabled, and nothing is left to hand over: every row goes, and what had been sent with its content as
 * well. What was refused or parked stays in the list of issues: it is the user's own words.
 */
export async function leave(store: Store, fence: Fence): Promise<void> {
  while (await dropSent(store, fence)) continue
  const scopes = await store.transact('write', async (tx) => {
    await fenced(tx, fence)
    const states = await tx.scopes()
    // From the start, should the user come back while the rows are being removed.
    for (const state of states) await giveUp(tx, state)
    return states.map(({ scope }) => scope)
  })
  for (const scope of scopes) while (await forget(store, fence, scope)) continue
}

function dropSent(store: Store, fence: Fence): Promise<boolean> {
  return store.transact('write', async (tx) => {
    await fenced(tx, fence)
    const batch = await tx.outbox(['acked', 'done'], 20)
    await tx.deleteOutbox(batch.map(({ mid }) => mid))
    await refoldRows(tx, fence, batch)
    return batch.length > 0
  })
}
