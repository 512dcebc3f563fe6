import type { ErrorCode } from '../errors.ts'
import type { Label } from './label.ts'

const labelLevels = 5

type Node = Pick<Label, 'id' | 'parent'>

/** Labels by their ids, and the ids of those that hang below each: whatever is asked of one does not look at all. */
export type LabelIndex = {
  get: (id: string) => Pick<Label, 'parent'> | undefined
  below: (id: string) => Iterable<string>
}

export function indexLabels(labels: readonly Node[]): LabelIndex {
  const byId = new Map(labels.map((label) => [label.id, label]))
  const children = new Map<string, string[]>()
  for (const { id, parent } of labels) if (parent) childrenOf(children, parent).push(id)
  return { get: (id) => byId.get(id), below: (id) => children.get(id) ?? [] }
}

function childrenOf<K, V>(children: Map<K, V[]>, parent: K): V[] {
  const known = children.get(parent)
  if (known) return known
  const none: V[] = []
  children.set(parent, none)
  return none
}

/** A label as it stands in its tree; `level` counts from 0. */
export type Branch = { label: Label; level: number; hasChildren: boolean }

/**
 * All labels, each below its parent; those of one place stay in the order given. Two devices may each have moved one of
 * two labels below the other, and a parent may be gone: what hangs on nothing stands at the top, so that no label is ever
 * out of reach.
 */
export function labelTree(labels: readonly Label[]): Branch[] {
  const ids = new Set(labels.map(({ id }) => id))
  const children = new Map<string | null, Label[]>()
  for (const label of labels.toSorted((a, b) => a.place - b.place)) {
    const parent = label.parent && ids.has(label.parent) ? label.parent : null
    childrenOf(children, parent).push(label)
  }
  const branches: Branch[] = []
  const seen = new Set<string>()
  const walk = (some: readonly Label[], level: number) => {
    for (const label of some) {
      if (seen.has(label.id)) continue
      seen.add(label.id)
      const below = children.get(label.id) ?? []
      branches.push({ label, level, hasChildren: below.length > 0 })
      walk(below, level + 1)
    }
  }
  walk(children.get(null) ?? [], 0)
  for (const label of labels) if (!seen.has(label.id)) walk([label], 0)
  return branches
}

/** The places that its siblings and it get when a label goes one up (-1) or down (1); empty where it cannot. */
export function movedPlaces(labels: readonly Label[], id: string, by: -1 | 1): { id: string; place: number }[] {
  const tree = labelTree(labels)
  const parent = labels.find((label) => label.id === id)?.parent ?? null
  const siblings = tree.map(({ label }) => label).filter((label) => label.parent === parent)
  const from = siblings.findIndex((label) => label.id === id)
  const to = from + by
  if (from < 0 || !siblings[to]) return []
  const ordered = siblings.with(from, siblings[to]).with(to, siblings[from]!)
  return ordered.flatMap((label, place) => (label.place === place ? [] : [{ id: label.id, place }]))
}

/** Why this label may not hang below that one. */
export function refuseParent(labels: LabelIndex, id: string, parent: string | null): ErrorCode | null {
  if (parent === null) return null
  if (!labels.get(parent)) return 'gone'
  const above = withAncestors(labels, parent)
  if (above.has(id)) return 'labelCycle'
  return isTooDeep(labels, id, above.size) ? 'labelTooDeep' : null
}

/** Why the one may not become the other: what hangs below the first one would come to hang too deep, or below itself. */
export function refuseLabelMerge(labels: LabelIndex, from: string, into: string): ErrorCode | null {
  if (from === into) return 'sameLabel'
  if (!labels.get(from) || !labels.get(into)) return 'gone'
  const above = withAncestors(labels, into)
  if (above.has(from)) return 'labelCycle'
  return isTooDeep(labels, from, above.size - 1) ? 'labelTooDeep' : null
}

/** The label itself and all below it: a list by a label has what has any of them. */
export function labelAndBelow(labels: readonly Node[], id: string): string[] {
  const index = indexLabels(labels)
  const found = new Set([id])
  for (const one of found) for (const below of index.below(one)) found.add(below)
  return [...found]
}

/** What stands above each label that does not stand at the top. */
export function labelsAbove(labels: readonly Node[]): Record<string, string[]> {
  const index = indexLabels(labels)
  const above = labels.map(({ id }) => [id, [...withAncestors(index, id)].slice(1)] as const)
  return Object.fromEntries(above.filter(([, ids]) => ids.length > 0))
}

/** Itself and what is above it, from below to the top; of a circle each once. */
function withAncestors(labels: LabelIndex, id: string): Set<string> {
  const above = new Set<string>()
  for (let at: string | null | undefined = id; at && !above.has(at) && labels.get(at); at = labels.get(at)!.parent)
    above.add(at)
  return above
}

/** Whether it takes too many levels with all below it, where so many are above. */
function isTooDeep(labels: LabelIndex, id: string, above: number): boolean {
  const seen = new Set<string>()
  let level = [id]
  for (let levels = above; level.length; levels++) {
    if (levels >= labelLevels) return true
    for (const one of level) seen.add(one)
    level = level.flatMap((one) => [...labels.below(one)]).filter((one) => !seen.has(one))
  }
  return false
}
