/** What is asked for hundreds of times a second and read once in a while. */
export type ShortMemory<T> = {
  of: (key: string) => Promise<T>
  /** as it is now */
  anew: (key: string) => Promise<T>
}

/** An answer holds for `ms`; one that failed is asked for again by the next. Of `most` keys the oldest are forgotten. */
export function openShortMemory<T>(
  read: (key: string) => Promise<T>,
  { ms, most, now = performance.now.bind(performance) }: { ms: number; most: number; now?: () => number },
): ShortMemory<T> {
  const known = new Map<string, { answer: Promise<T>; until: number }>()

  function anew(key: string): Promise<T> {
    const answer = read(key)
    const entry = { answer, until: now() + ms }
    known.delete(key)
    known.set(key, entry)
    if (known.size > most) known.delete(known.keys().next().value!)
    answer.catch(() => known.get(key) === entry && known.delete(key))
    return answer
  }
  return {
    of(key) {
      const entry = known.get(key)
      return entry && entry.until > now() ? entry.answer : anew(key)
    },
    anew,
  }
}
