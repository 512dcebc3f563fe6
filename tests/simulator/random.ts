/** sfc32: full 2^128 states, period of at least 2^32 for every seed; the same seed gives the same history anywhere. */
export class Random {
  #a: number
  #b: number
  #c: number
  #d = 1

  constructor(seed: number, stream = 0) {
    this.#a = seed >>> 0
    this.#b = Math.floor(seed / 2 ** 32) >>> 0
    this.#c = stream >>> 0
    for (let i = 0; i < 15; i++) this.next()
  }

  /** In [0, 1). */
  next = (): number => {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0
    this.#d = (this.#d + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (this.#c << 21) | (this.#c >>> 11)
    this.#c = (this.#c + t) | 0
    return (t >>> 0) / 2 ** 32
  }

  below(n: number): number {
    return Math.floor(this.next() * n)
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }

  chance(p: number): boolean {
    return p > 0 && this.next() < p
  }

  pick<T>(all: readonly T[]): T {
    return all[this.below(all.length)]!
  }

  some<T>(all: readonly T[], most: number): T[] {
    const left = [...all]
    const taken: T[] = []
    for (let n = this.between(1, most); n > 0 && left.length > 0; n--)
      taken.push(...left.splice(this.below(left.length), 1))
    return taken
  }

  /** A name by its weight. */
  weighted<K extends string>(weights: Partial<Record<K, number>>): K {
    const names = Object.entries(weights) as [K, number][]
    let at = this.next() * names.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [name, weight] of names) {
      at -= weight
      if (at < 0) return name
    }
    return names.at(-1)![0]
  }
}
