/** What was heard, in its order; `until` waits for the first that fits, also of what was heard before. */
export class HeardList<T> {
  readonly all: T[] = []
  readonly #waiting = new Set<(one: T) => void>()

  add(one: T): void {
    this.all.push(one)
    for (const hear of this.#waiting) hear(one)
  }

  until<K extends T>(fits: ((one: T) => one is K) | ((one: T) => boolean)): Promise<K> {
    const there = this.all.find(fits)
    if (there) return Promise.resolve(there as K)
    return new Promise((resolve) => {
      const hear = (one: T) => {
        if (!fits(one)) return
        this.#waiting.delete(hear)
        resolve(one as K)
      }
      this.#waiting.add(hear)
    })
  }

  async count(many: number, fits: (one: T) => boolean): Promise<T[]> {
    let seen: T[] = []
    await this.until(() => {
      seen = this.all.filter(fits)
      return seen.length >= many
    })
    return seen
  }
}
