/** The same numbers for the same seed (mulberry32): sample data only, nothing secret. */
export type Random = {
  /** in [0, 1) */
  next: () => number
  below: (limit: number) => number
  pick: <T>(items: readonly T[]) => T
  chance: (share: number) => boolean
  digits: (count: number) => string
  /** UUIDv7 of this moment */
  id: (at: number) => string
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const hex = (length: number) => Array.from({ length }, () => below(16).toString(16)).join('')
  return {
    next,
    below,
    pick: (items) => items[below(items.length)]!,
    chance: (share) => next() < share,
    digits: (count) => Array.from({ length: count }, () => below(10)).join(''),
    id(at) {
      const time = at.toString(16).padStart(12, '0')
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${'89ab'[below(4)]}${hex(3)}-${hex(12)}`
    },
  }
}
