import { AppError } from '#domain/errors'

/** Who is charged for work: a company and one of its users. */
export type Party = { company: string; user: string }

export type FairQueueBounds = {
  atOnce: number
  perCompany: number
  perUser: number
  /** beyond it a request is refused at once (429) */
  waitingPerUser: number
  waitingPerCompany: number
  /** after it a request is answered that the server is busy (503) */
  waitMs: number
}

type Waiter = { begin: () => void; timer: NodeJS.Timeout }
type User = { busy: number; waiting: Waiter[] }
type Company = { busy: number; waiting: number; users: Map<string, User> }

/**
 * Fair queue for a scarce resource. A company and each of its users hold a bounded number of slots at once; the rest of
 * their work waits. A free slot goes round robin among the waiting companies, and among the users of each, so that
 * however much one of them asks for, the next one waits for one piece of work and not for all of it.
 */
export class FairQueue {
  readonly #bounds: FairQueueBounds
  readonly #companies = new Map<string, Company>()
  #busy = 0

  constructor(bounds: FairQueueBounds) {
    this.#bounds = bounds
  }

  get size(): number {
    return this.#companies.size
  }

  async run<T>(party: Party, work: () => Promise<T>): Promise<T> {
    const end = await this.take(party)
    try {
      return await work()
    } finally {
      end()
    }
  }

  /** Resolves to the function that releases the slot. */
  async take(party: Party): Promise<() => void> {
    const company = this.#companies.get(party.company) ?? { busy: 0, waiting: 0, users: new Map<string, User>() }
    const user = company.users.get(party.user) ?? { busy: 0, waiting: [] }
    const { waitingPerUser, waitingPerCompany } = this.#bounds
    const isFree = this.#mayBegin(company, user)
    if (!isFree && (user.waiting.length >= waitingPerUser || company.waiting >= waitingPerCompany))
      throw new AppError('tooManyRequests', { values: { seconds: 2 } })
    if (isFree) this.#begin(party, company, user)
    else await this.#wait(party, company, user)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#busy--
      company.busy--
      user.busy--
      this.#forget(party, company, user)
      this.#serve()
    }
  }

  #mayBegin(company: Company, user: User): boolean {
    const { atOnce, perCompany, perUser } = this.#bounds
    return this.#busy < atOnce && company.busy < perCompany && user.busy < perUser
  }

  /** Who has been served stands last, among the users and among the companies. */
  #begin(party: Party, company: Company, user: User): void {
    this.#busy++
    company.busy++
    user.busy++
    company.users.delete(party.user)
    company.users.set(party.user, user)
    this.#companies.delete(party.company)
    this.#companies.set(party.company, company)
  }

  #wait(party: Party, company: Company, user: User): Promise<void> {
    this.#companies.set(party.company, company)
    company.users.set(party.user, user)
    return new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        user.waiting.splice(user.waiting.indexOf(waiter), 1)
        company.waiting--
        this.#forget(party, company, user)
        reject(new AppError('serverBusy'))
      }
      const waiter = { begin: resolve, timer: setTimeout(giveUp, this.#bounds.waitMs) }
      user.waiting.push(waiter)
      company.waiting++
    })
  }

  #serve(): void {
    for (const [name, company] of this.#companies) {
      if (this.#busy >= this.#bounds.atOnce) return
      for (const [userName, user] of company.users) {
        if (!user.waiting.length || !this.#mayBegin(company, user)) continue
        const waiter = user.waiting.shift()!
        company.waiting--
        clearTimeout(waiter.timer)
        this.#begin({ company: name, user: userName }, company, user)
        waiter.begin()
        break
      }
    }
  }

  #forget(party: Party, company: Company, user: User): void {
    if (!user.busy && !user.waiting.length) company.users.delete(party.user)
    if (!company.users.size) this.#companies.delete(party.company)
  }
}
