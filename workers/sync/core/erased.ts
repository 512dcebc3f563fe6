import type { DeltaPage, PullAnswer } from '#domain/sync/protocol'
import { names } from './names.ts'
import { dropErasedOrphans } from './orphans.ts'
import type { Issue, Meta, Tx } from './ports.ts'
import { withoutRows } from './rowByRow.ts'

export const erasedIn = ({ pages }: PullAnswer): string[] =>
  pages.flatMap((page) => (page.kind === 'delta' ? erasedIds(page) : []))
export const erasedIds = ({ erased = [] }: DeltaPage): string[] => erased.map(([, id]) => id)

/**
 * Rows that the server erased for good: the journal would give them back to a restored server, and the list of refused
 * changes would show them for ever. What waits is sent and refused.
 */
export async function forgetErased(tx: Tx, meta: Meta, ids: readonly string[]): Promise<void> {
  const gone = new Set(ids)
  await dropErasedOrphans(tx, meta, gone)
  const naming = await tx.outboxNaming(ids)
  const past = naming.filter(({ state }) => state === 'acked' || state === 'done')
  const rest = past.map((entry) => ({ entry, args: withoutRows(entry.args, gone) }))
  await tx.putOutbox(rest.flatMap(({ entry, args }) => (args === null ? [] : [{ ...entry, args }])))
  await tx.deleteOutbox(rest.flatMap(({ entry, args }) => (args === null ? [entry.mid] : [])))
  for (const issue of await tx.issues()) {
    if (!names(issue.args, gone)) continue
    const args = withoutRows(issue.args, gone)
    if (args === null) await tx.deleteIssue(issue.uid)
    else await tx.putIssue({ ...issue, args })
  }
}

/**
 * Of somebody who asked to be erased the user is told no more than who it was: it cannot be sent again, and it goes by
 * itself after `limits.refusedErasedDays`.
 */
export function toldErased(issue: Issue, ids: readonly string[]): Issue {
  const { rows } = (issue.args ?? {}) as { rows?: readonly ContactName[] }
  const gone = new Set(ids)
  const who = rows?.filter(({ id }) => gone.has(id)).map(({ id, name, company }) => ({ id, name, company }))
  return { ...issue, status: 'rejected', code: 'erased', args: who ? { rows: who } : idsOnly(issue.args) }
}
type ContactName = { id: string; name?: string; company?: string }

function idsOnly(args: unknown): unknown {
  const { id, ids, contact_id } = (args ?? {}) as Record<string, unknown>
  return {
    ...(id !== undefined && { id }),
    ...(ids !== undefined && { ids }),
    ...(contact_id !== undefined && { contact_id }),
    fields: {},
  }
}

export const isOver = ({ code, at }: Issue, before: number) => code === 'erased' && at < before
