import { entityNames } from '../entities.ts'

/** A place in a scope's first sync: the last row read. */
type BootPlace = readonly [entity: string, id: string] | null
/** Ids with `above <= id < below`; null is no bound. */
type Interval = { entity: string; above: string | null; below: string | null }

/**
 * What a page of the first sync covers: everything after `after` up to and including `next`, entities in the order of
 * `entities`, ids downwards. An entity that this version does not know covers nothing of what it does know.
 */
export function bootIntervals(after: BootPlace, next: BootPlace, names: readonly string[] = entityNames): Interval[] {
  const first = after ? names.indexOf(after[0]) : 0
  const last = next ? names.indexOf(next[0]) : names.length - 1
  if (first < 0 || last < 0) return []
  return names.slice(first, last + 1).map((entity, at) => ({
    entity,
    above: next && first + at === last ? next[1] : null,
    below: after && at === 0 ? after[1] : null,
  }))
}
