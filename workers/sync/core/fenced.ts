import type { Meta, Store, Tx } from './ports.ts'
import { type Fence, LostLead } from './rules.ts'

/** Of conversations: how many are kept, and how many where nobody has said so. */
export type LeadMonths = { months?: number; usualMonths?: number }

/** Rises with every leader; whoever holds an older number writes nothing any more. */
export async function takeLead(store: Store, { months, usualMonths }: LeadMonths = {}): Promise<number> {
  return store.transact('strict', async (tx) => {
    const meta = await tx.meta()
    const kept = months ?? meta.months ?? usualMonths
    await tx.setMeta({ ...meta, leader: meta.leader + 1, ...(kept !== undefined && { months: kept }) })
    return meta.leader + 1
  })
}

/** A copy of its own for every transaction. */
export async function fenced(tx: Tx, fence: Fence): Promise<Meta> {
  const meta = await tx.meta()
  if (meta.leader !== fence.leader && !fence.without.has('compareAndSwap')) throw new LostLead()
  return { ...meta }
}
