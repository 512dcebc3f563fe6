import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import { FairQueue, type Party } from '../db/fairQueue.ts'

/** answers that are packed at once */
const packedAtOnce = { atOnce: 3, company: 2, user: 1 } as const

/** Counts what is under way for each user and each company; what would be too much is refused at once. */
export class UnderWay {
  readonly #most: { user: number; company: number }
  readonly #byKey = new Map<string, number>()

  constructor(most: { user: number; company: number }) {
    this.#most = most
  }

  get size(): number {
    return this.#byKey.size
  }

  /** Gives what takes it off again. */
  add({ company, user }: Party, amount = 1): () => void {
    const keys = [
      [`user ${user}`, this.#most.user],
      [`company ${company}`, this.#most.company],
    ] as const
    // What is too much for itself is let in where nothing else is under way.
    if (keys.some(([key, most]) => this.#count(key) > 0 && this.#count(key) + amount > most))
      throw new AppError('tooManyRequests', { values: { seconds: 2 } })
    for (const [key] of keys) this.#byKey.set(key, this.#count(key) + amount)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      for (const [key] of keys) this.#take(key, amount)
    }
  }

  #count = (key: string) => this.#byKey.get(key) ?? 0

  #take(key: string, amount: number): void {
    const left = this.#count(key) - amount
    if (left > 0) this.#byKey.set(key, left)
    else this.#byKey.delete(key)
  }
}

/** What one process has under way over HTTP. */
export type Load = {
  requests: UnderWay
  bodyBytes: UnderWay
  /** packing of answers, which the few threads of the process do beside much else */
  packing: FairQueue
  /** what may read all rows of a company */
  searches: FairQueue
}

export const makeLoad = (): Load => ({
  requests: new UnderWay(limits.requestsAtOnce),
  bodyBytes: new UnderWay(limits.bodyBytesAtOnce),
  packing: new FairQueue({
    atOnce: packedAtOnce.atOnce,
    perCompany: packedAtOnce.company,
    perUser: packedAtOnce.user,
    waitingPerUser: Infinity,
    waitingPerCompany: Infinity,
    waitMs: limits.requestSeconds * 1_000,
  }),
  searches: new FairQueue({
    atOnce: limits.searchesAtOnce.process,
    perCompany: limits.searchesAtOnce.company,
    perUser: limits.searchesAtOnce.user,
    waitingPerUser: limits.searchesAtOnce.waitingOfUser,
    waitingPerCompany: limits.requestsAtOnce.company,
    waitMs: limits.longSearchSeconds * 1_000,
  }),
})
