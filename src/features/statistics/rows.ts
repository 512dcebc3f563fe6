import type { Count } from '#domain/statistics/statistics'

/** One bar of a chart, one line of its table. `to`: the address of its contacts. */
export type CountRow = { value: string; name: string; count: number; before: number; to: string | null }

/** Somewhere on the map, in degrees. */
export type PlaceRow = CountRow & { longitude: number; latitude: number }

/** Beyond these a chart shows nothing that its table does not show better. */
export const shownBars = 10

/** Names are unique, because a chart puts two bars of one name on top of each other. */
export function statisticsRows(
  counts: readonly Count[],
  nameOf: (value: string) => string,
  toOf: (value: string) => string | null,
): CountRow[] {
  const taken = new Map<string, number>()
  return counts.map(({ value, count, before }) => {
    const name = nameOf(value)
    const times = (taken.get(name) ?? 0) + 1
    taken.set(name, times)
    return { value, name: times > 1 ? `${name} (${times})` : name, count, before, to: toOf(value) }
  })
}
