const turnMs = 8

/** A turn that is taken every few milliseconds: in between whoever else asks is answered. */
export function turns(): () => Promise<void> {
  let rested = performance.now()
  return async () => {
    if (performance.now() - rested < turnMs) return
    await new Promise((go) => setTimeout(go))
    rested = performance.now()
  }
}

const runLength = 1_024

/** Sorted as `toSorted` does it, but others have their turn meanwhile: `turn` is asked every some hundred steps. */
export async function sortedInTurns<T>(
  all: readonly T[],
  compare: (a: T, b: T) => number,
  turn: () => Promise<unknown>,
): Promise<T[]> {
  let runs: T[][] = []
  for (let at = 0; at < all.length; at += runLength) {
    runs.push(all.slice(at, at + runLength).sort(compare))
    await turn()
  }
  while (runs.length > 1) {
    const merged: T[][] = []
    for (let at = 0; at < runs.length; at += 2) merged.push(await mergedRuns(runs[at]!, runs[at + 1] ?? []))
    runs = merged
  }
  return runs[0] ?? []

  async function mergedRuns(one: readonly T[], other: readonly T[]): Promise<T[]> {
    const merged: T[] = []
    for (let i = 0, j = 0; i < one.length || j < other.length; ) {
      const takesOne = j >= other.length || (i < one.length && compare(one[i]!, other[j]!) <= 0)
      merged.push(takesOne ? one[i++]! : other[j++]!)
      if (merged.length % runLength === 0) await turn()
    }
    return merged
  }
}
