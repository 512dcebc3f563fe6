import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import type { EntityName } from '#domain/entities'
import type { MutationName } from '#domain/mutations'
import type { Row } from '#domain/shared/mutation'
import type { AudienceQuestion, AudienceTotals } from '#workers/campaigns/audienceApi'
import { AudienceCounter } from '#workers/campaigns/audienceCounter'
import { type LocalDatabase, openUserDatabase } from '#workers/database/database'
import { eachLeaf } from '#workers/database/read'
import { dexieStore } from '#workers/database/store'
import { IndexFollower } from '#workers/search/follow'
import { createEngine, type Engine } from '#workers/sync/core/engine'
import { enqueue } from '#workers/sync/core/enqueue'
import type { Store } from '#workers/sync/core/ports'
import { actorOf } from '../../server/testing/company.ts'
import { type Device, newTestId } from '../../server/testing/device.ts'
import type { Random } from '../simulator/random.ts'
import { netFor } from '../simulator/realServer.ts'

/** The product's own engine, database and counting on a phone whose network comes and goes; all but its screen. */
export class Phone {
  isOffline = false
  readonly #device: Device
  readonly #database: LocalDatabase
  readonly #store: Store
  readonly #engine: Engine
  #flickering: NodeJS.Timeout | undefined
  /** Milliseconds without and with a network. */
  readonly #times = { offline: 0, online: 0 }
  #since = Date.now()

  private constructor(device: Device, database: LocalDatabase) {
    this.#device = device
    this.#database = database
    this.#store = dexieStore(database)
    const net = netFor(device.url, device, (...request) =>
      this.isOffline ? Promise.reject(new TypeError('no network')) : fetch(...request),
    )
    const timer = (ms: number, run: () => void) => {
      const timeout = setTimeout(run, ms)
      return () => clearTimeout(timeout)
    }
    const ports = { store: this.#store, net, clock: Date.now, newId: () => newTestId(), random: Math.random, timer }
    this.#engine = createEngine(ports, { user: device.user.id, pollVisibleMs: 200, scanMs: 100 })
  }

  static async open(device: Device): Promise<Phone> {
    const { account, id } = device.user
    const database = await openUserDatabase({ owner: { account, user: id }, newId: () => randomUUID() })
    const phone = new Phone(device, database)
    await phone.#engine.start()
    return phone
  }

  /** What somebody does on it, with or without a network. */
  async does(name: MutationName, args: unknown): Promise<void> {
    const writer = { clock: Date.now, newId: () => newTestId() }
    const saved = await enqueue(this.#store, writer, actorOf(this.#device), [{ name, args }])
    if (saved.kind !== 'saved') throw new Error(`refused: ${saved.code}`)
    this.#engine.kick('new')
  }

  async rows<T extends Row>(entity: EntityName): Promise<T[]> {
    const rows: T[] = []
    for await (const entries of eachLeaf(this.#database.relaxed, entity))
      for (const { row } of entries) if (row) rows.push(row as T)
    return rows
  }

  waiting = () => this.#store.transact('read', (tx) => tx.countOutbox(['queued', 'sent', 'acked']))
  issues = () => this.#store.transact('read', (tx) => tx.issues())

  async dryRun(question: Partial<AudienceQuestion>): Promise<AudienceTotals> {
    const follower = new IndexFollower(this.#database.relaxed)
    await follower.start()
    const counted = await new AudienceCounter(this.#database.relaxed, follower).count(
      { ...everybody, ...question },
      () => {},
    )
    if (counted.kind !== 'counted') throw new Error('cancelled')
    return counted.run
  }

  network(isThere: boolean): void {
    const now = Date.now()
    this.#times[this.isOffline ? 'offline' : 'online'] += now - this.#since
    this.#since = now
    this.isOffline = !isThere
    if (isThere) this.#engine.kick('online')
  }

  /** From now on half of the time there is none. */
  flicker(random: Random): void {
    this.#flickering = setInterval(() => this.network(random.below(2) === 0), 250)
  }

  /** It stays, and the share of the time in which there was none. */
  steady(): number {
    clearInterval(this.#flickering)
    this.network(true)
    const { offline, online } = this.#times
    return offline / (offline + online)
  }

  close(): void {
    clearInterval(this.#flickering)
    this.#engine.stop()
    this.#database.close()
  }
}

const everybody: AudienceQuestion = {
  filter: { join: 'all', of: [] },
  chosen: [],
  owner: null,
  sendCount: null,
  overCap: [],
  allowsUnknownBasis: true,
  limits: {
    hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] },
    per_hour: 100_000,
    per_domain_hour: 100_000,
    warms_up: false,
  },
  warmUp: null,
  start: Date.now(),
  home: 'Asia/Shanghai',
  points: null,
}
