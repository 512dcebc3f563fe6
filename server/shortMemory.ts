/** Answers that hold for some time, by what was asked. */
export type ShortMemory<T> = {
  /** All who ask before there is an answer wait for the same one. */
  of: (key: string, ask: () => Promise<T>) => Promise<T>
  /** as it is now */
  anew: (key: string, ask: () => Promise<T>) => Promise<T>
  forget: (isMeant: (key: string) => boolean) => void
}

type ShortMemoryOptions<T> = {
  /** how long an answer holds, in ms */
  holdMs: (answer: T) => number
  /** of more keys the oldest are forgotten */
  most: number
  now?: () => number
}

/** A question that failed is asked again by the next. */
export function openShortMemory<T>({ holdMs, most, now = Date.now }: ShortMemoryOptions<T>): ShortMemory<T> {
  type Entry = { answer: Promise<T>; until: number }
  const known = new Map<string, Entry>()

  function anew(key: string, ask: () => Promise<T>): Promise<T> {
    const entry: Entry = { answer: asked(), until: Number.POSITIVE_INFINITY }
    known.delete(key)
    known.set(key, entry)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return entry.answer

    async function asked(): Promise<T> {
      try {
        const answer = await ask()
        entry.until = now() + holdMs(answer)
        return answer
      } catch (error) {
        if (known.get(key) === entry) known.delete(key)
        throw error
      }
    }
  }
  return {
    of(key, ask) {
      const entry = known.get(key)
      return entry && entry.until > now() ? entry.answer : anew(key, ask)
    },
    anew,
    forget(isMeant) {
      for (const key of known.keys()) if (isMeant(key)) known.delete(key)
    },
  }
}
