import type { ContactQuery } from '#workers/search/api'

/** "These 40", or "all that match" but for the ones taken out again. */
export type Selection = { kind: 'these'; ids: ReadonlySet<string> } | { kind: 'all'; except: ReadonlySet<string> }

/** What was selected in a list, with the question that the list answers. */
export type SelectedContacts = {
  selection: Selection
  query: ContactQuery
  count: number
  ids: () => Promise<string[]>
}

export const noSelection: Selection = { kind: 'these', ids: new Set() }
export const allSelected: Selection = { kind: 'all', except: new Set() }

export const isSelected = (selection: Selection, id: string) =>
  selection.kind === 'these' ? selection.ids.has(id) : !selection.except.has(id)

export const selectedCount = (selection: Selection, matching: number) =>
  selection.kind === 'these' ? selection.ids.size : Math.max(0, matching - selection.except.size)

export function toggled(selection: Selection, id: string): Selection {
  return selection.kind === 'these'
    ? { kind: 'these', ids: flipped(selection.ids, id) }
    : { kind: 'all', except: flipped(selection.except, id) }
}

/** Adds a run of rows, as a click with Shift does. */
export function withIds(selection: Selection, ids: readonly string[]): Selection {
  if (selection.kind === 'these') return { kind: 'these', ids: new Set([...selection.ids, ...ids]) }
  const except = new Set(selection.except)
  for (const id of ids) except.delete(id)
  return { kind: 'all', except }
}

/** The ids meant, given all that match in their order. */
export function selectedIds(selection: Selection, matching: readonly string[]): string[] {
  return selection.kind === 'these' ? [...selection.ids] : matching.filter((id) => !selection.except.has(id))
}

function flipped(ids: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
