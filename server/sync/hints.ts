import type { Actor } from '#domain/shared/mutation'
import { guarded } from '../guarded.ts'
import type { Log } from '../log.ts'
import type { Poke } from './listen.ts'
import { mayConcern } from './scopes.ts'

/** Between two hints to one listener: a push of a colleague may be a hundred transactions. Longer where many listen. */
const restMs = (listeners: number) => Math.min(200, Math.max(50, listeners * 10))
/** Of one company so many are told at once, and so many more each time: they all ask at once what is new. */
const toldAtOnce = 4
const everyMs = 10

export type Listener = { user: Actor; tell: (head: number) => void }

type ListenerState = { head: number; toldAt: number }
type Company = {
  listeners: Map<Listener, ListenerState>
  /** not told yet, in the order in which they get their turn */
  due: Set<Listener>
  timer: NodeJS.Timeout | null
}

/**
 * Tells those who listen that there is something new, if they may see it. The first at once; of a large company the
 * others little by little, and what comes meanwhile is told with it.
 */
export class Hints {
  readonly #companies = new Map<string, Company>()
  readonly #tellSome: (company: Company) => void

  constructor(log: Log) {
    this.#tellSome = guarded(log, 'a live socket could not be told', (company) => this.#tell(company))
  }

  add(listener: Listener): void {
    const { account } = listener.user
    const company = this.#companies.get(account) ?? { listeners: new Map(), due: new Set(), timer: null }
    company.listeners.set(listener, { head: 0, toldAt: -Infinity })
    this.#companies.set(account, company)
  }

  remove(listener: Listener): void {
    const { account } = listener.user
    const company = this.#companies.get(account)
    company?.listeners.delete(listener)
    company?.due.delete(listener)
    if (!company || company.listeners.size) return
    if (company.timer) clearTimeout(company.timer)
    this.#companies.delete(account)
  }

  hear({ account, head, scopes }: Poke): void {
    const company = this.#companies.get(account)
    if (!company) return
    for (const [listener, hearing] of company.listeners) {
      if (scopes && !scopes.some((scope) => mayConcern(listener.user, scope))) continue
      hearing.head = Math.max(hearing.head, head)
      company.due.add(listener)
    }
    if (company.due.size && !company.timer) this.#tellSome(company)
  }

  /** After a gap in listening nobody knows what was missed. */
  hearAnything(): void {
    for (const account of this.#companies.keys()) this.hear({ account, head: 0, scopes: null })
  }

  #tell(company: Company): void {
    company.timer = null
    const now = performance.now()
    const rest = restMs(company.listeners.size)
    let room = toldAtOnce
    for (const listener of company.due) {
      const hearing = company.listeners.get(listener)!
      if (now - hearing.toldAt < rest) continue
      if (room-- === 0) break
      hearing.toldAt = now
      company.due.delete(listener)
      listener.tell(hearing.head)
    }
    company.timer = company.due.size ? setTimeout(this.#tellSome, everyMs, company) : null
  }
}
