import pg from 'pg'
import { limits } from '#domain/limits'
import { FairQueue, type FairQueueBounds } from './fairQueue.ts'
import { currentPartyContext, type Lane } from './party.ts'

/**
 * Connections of one process to the database, by what they are for; none of these takes the others'. A company, and one
 * user of it, have only so many of those for requests at once, and the rest of theirs waits. `spare`: for what has one
 * already and needs a second one for a moment, when all have one.
 */
export const connectionsFor = { request: 10, session: 3, anyone: 3, background: 8, spare: 2 } as const
const connectionsPerCompany = 5
export const connectionsPerUser = 3
export const connectionWaitSeconds = 20

const { request, session, anyone, background, spare } = connectionsFor
const patience = { waitMs: connectionWaitSeconds * 1_000 }
const own = (atOnce: number): FairQueueBounds => ({
  atOnce,
  perCompany: atOnce,
  perUser: atOnce,
  waitingPerUser: Infinity,
  waitingPerCompany: Infinity,
  ...patience,
})
const waiting = { waitingPerUser: limits.requestsAtOnce.user, waitingPerCompany: limits.requestsAtOnce.company }

const bounds: Record<Lane, FairQueueBounds> = {
  request: {
    atOnce: request,
    perCompany: connectionsPerCompany,
    perUser: connectionsPerUser,
    ...waiting,
    ...patience,
  },
  session: { ...own(session), perUser: 1, waitingPerUser: limits.rates.session.burst },
  // Behind one address there may be a hall full of people.
  anyone: { ...own(anyone), perCompany: anyone - 1, perUser: anyone - 1 },
  background: own(background),
}

type QueryCallback = (error: unknown, result?: unknown) => void

/** A pool of connections that no company and no user can have for itself. */
export class FairPool extends pg.Pool {
  readonly #lanes: Record<Lane, FairQueue>

  constructor(config: pg.PoolConfig) {
    const max = request + session + anyone + background + spare
    super({ ...config, max })
    this.#lanes = {
      request: new FairQueue(bounds.request),
      session: new FairQueue(bounds.session),
      anyone: new FairQueue(bounds.anyone),
      background: new FairQueue(bounds.background),
    }
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    // The pool asks itself so, for `query`.
    if (callback) return super.connect(callback)
    return this.#connectInTurn()
  }

  /** Passes on whatever the many signatures of `query` take; who gives a callback hears of it there alone. */
  override query = ((...args: unknown[]) => {
    const callback = typeof args.at(-1) === 'function' ? (args.pop() as QueryCallback) : null
    return callback ? this.#answerTo(callback, args) : this.#queryInTurn(args)
  }) as unknown as pg.Pool['query']

  async #answerTo(callback: QueryCallback, args: unknown[]): Promise<void> {
    let result: unknown
    try {
      result = await this.#queryInTurn(args)
    } catch (error) {
      return callback(error)
    }
    callback(null, result)
  }

  async #queryInTurn(args: unknown[]): Promise<unknown> {
    const end = await this.#turn()
    try {
      return await (super.query as (...all: unknown[]) => Promise<unknown>)(...args)
    } finally {
      end()
    }
  }

  async #connectInTurn(): Promise<pg.PoolClient> {
    const end = await this.#turn()
    try {
      const client = await super.connect()
      const release = client.release.bind(client)
      client.release = (error) => {
        end()
        release(error)
      }
      return client
    } catch (error) {
      end()
      throw error
    }
  }

  #turn(): Promise<() => void> {
    const { lane, party, holding } = currentPartyContext()
    return holding?.isOpen ? Promise.resolve(() => {}) : this.#lanes[lane].take(party)
  }
}
