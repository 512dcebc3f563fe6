import type { ErrorCode } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Label } from './label.ts'

type Node = Pick<Label, 'id' | 'parent'>

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
    children.set(parent, [...(children.get(parent) ?? []), label])
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
export function refuseParent(labels: readonly Node[], id: string, parent: string | null): ErrorCode | null {
  if (parent === null) return null
  if (!labels.some((label) => label.id === parent)) return 'gone'
  const above = [parent, ...ancestors(parentsIn(labels), parent)]
  if (above.includes(id)) return 'labelCycle'
  return above.length + height(labels, id) > limits.labelLevels ? 'labelTooDeep' : null
}

/** Why the one may not become the other: what hangs below the first one would come to hang too deep, or below itself. */
export function refuseLabelMerge(labels: readonly Node[], from: string, into: string): ErrorCode | null {
  if (from === into) return 'sameLabel'
  if (![from, into].every((id) => labels.some((label) => label.id === id))) return 'gone'
  const above = [into, ...ancestors(parentsIn(labels), into)]
  if (above.includes(from)) return 'labelCycle'
  return above.length + height(labels, from) - 1 > limits.labelLevels ? 'labelTooDeep' : null
}

/** The label itself and all below it: a list by a label has what has any of them. */
export function labelAndBelow(labels: readonly Node[], id: string): string[] {
  const found = new Set([id])
  let size = 0
  while (size < found.size) {
    size = found.size
    for (const label of labels) if (label.parent && found.has(label.parent)) found.add(label.id)
  }
  return [...found]
}

/** What stands above each label that does not stand at the top. */
export function labelsAbove(labels: readonly Node[]): Record<string, string[]> {
  const parents = parentsIn(labels)
  const above = labels.map(({ id }) => [id, ancestors(parents, id).filter((one) => one !== id)] as const)
  return Object.fromEntries(above.filter(([, ids]) => ids.length > 0))
}

const parentsIn = (labels: readonly Node[]) => new Map(labels.map((label) => [label.id, label.parent]))

/** From its parent to the top; of a circle each once. */
function ancestors(parents: ReadonlyMap<string, string | null>, id: string): string[] {
  const above: string[] = []
  for (let at = parents.get(id); at && !above.includes(at) && parents.has(at); at = parents.get(at)) above.push(at)
  return above
}

/** How many levels it takes with all below it. */
function height(labels: readonly Node[], id: string): number {
  let level = [id]
  const seen = new Set(level)
  for (let levels = 1; ; levels++) {
    level = labels.filter((label) => label.parent && level.includes(label.parent)).map((label) => label.id)
    level = level.filter((one) => !seen.has(one) && seen.add(one))
    if (!level.length) return levels
  }
}
