import { mutationNamed } from '#domain/mutations'
import type { Row } from '#domain/shared/mutation'
import type { Entry, OutboxEntry, Tx } from './ports.ts'

export type FoldedChange = Pick<OutboxEntry, 'name' | 'version' | 'args' | 'edited_at'>

/**
 * One waiting mutation on one row. Total: what this version does not know, or cannot run, leaves the row as it is;
 * the server's verdict decides anyway, and a page from the server must never fail because of what waits here.
 */
export function foldOne(row: Row | null, id: string, mutation: FoldedChange, user: string): Row | null {
  const definition = mutationNamed(mutation.name)
  if (!definition || definition.version !== mutation.version) return row
  try {
    return definition.apply(row, mutation.args, { id, user, edited_at: mutation.edited_at })
  } catch {
    return row
  }
}

export const baseOf = (entry: Entry): Row | null => (entry.waiting ? (entry.base ?? null) : entry.row)

/** View = base folded with what waits, in mid order. A mid whose mutation is gone from the outbox waits no more. */
export function refold(
  entry: Entry,
  base: Row | null,
  waiting: readonly number[],
  mutations: ReadonlyMap<number, FoldedChange>,
  user: string,
): Entry {
  if (waiting.length === 0 && !entry.waiting && entry.base === undefined) return { ...entry, row: base }
  const mids = waiting.filter((mid) => mutations.has(mid))
  const { base: _base, waiting: _waiting, ...rest } = entry
  if (mids.length === 0) return { ...rest, row: base }
  const row = mids.reduce<Row | null>((view, mid) => foldOne(view, entry.id, mutations.get(mid)!, user), base)
  return { ...rest, row, base, waiting: mids }
}

/** The mutations that these entries wait for, in one read. */
export async function waitingOf(tx: Tx, entries: readonly (Entry | undefined)[]): Promise<Map<number, OutboxEntry>> {
  const mids = [...new Set(entries.flatMap((entry) => entry?.waiting ?? []))]
  if (mids.length === 0) return new Map()
  const found = await tx.outboxByMid(mids)
  return new Map(found.flatMap((entry) => (entry && entry.state !== 'done' ? [[entry.mid, entry] as const] : [])))
}
