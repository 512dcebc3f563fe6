import { randomUUID } from 'node:crypto'
import type { MutationResult } from '#domain/sync/protocol'
import { createEngine } from '#workers/sync/core/engine'
import { enqueue } from '#workers/sync/core/enqueue'
import type { Net } from '#workers/sync/core/ports'
import { MemoryStore } from '#workers/sync/core/testing/memoryStore'
import { actorOf } from '../../server/testing/company.ts'
import { type Device, newTestId } from '../../server/testing/device.ts'
import { netFor } from '../simulator/realServer.ts'

/** The product's own engine over a memory disk and real requests, and somebody who never stops working on it. */
export class WorkingDevice {
  /** what the screen called saved: uid by uid, in order */
  readonly saved: string[] = []
  /** what the server has answered */
  readonly acked = new Map<string, MutationResult>()
  /** the last name that was given to each contact */
  readonly names = new Map<string, string>()
  readonly store = new MemoryStore(randomUUID())
  readonly user: string
  readonly #device: Device
  readonly #engine
  isWorking = true

  /** `where`: the address of a server that this device reaches now */
  constructor(device: Device, where: () => string) {
    this.#device = device
    this.user = device.user.id
    const net: Net = this.#remember(() => netFor(where(), device))
    const timer = (ms: number, run: () => void) => {
      const timeout = setTimeout(run, ms)
      return () => clearTimeout(timeout)
    }
    const ports = { store: this.store, net, clock: Date.now, newId: () => newTestId(), random: Math.random, timer }
    this.#engine = createEngine(ports, { user: device.user.id, pollVisibleMs: 200, scanMs: 100, pushMutations: 5 })
  }

  start = () => this.#engine.start()
  stop = () => this.#engine.stop()
  /** As the browser tells that there is a network again. */
  online = () => this.#engine.kick('online')

  /** Creates and renames contacts until told to rest. */
  async work(pause: () => Promise<unknown>): Promise<void> {
    for (let n = 0; this.isWorking; n++) {
      const known = [...this.names.keys()]
      const id = n % 3 && known.length ? known[(n * 7) % known.length]! : newTestId()
      const name = `${this.#device.user.username} ${n}`
      const change = this.names.has(id)
        ? { name: 'contact.patch', args: { ids: [id], fields: { name } } }
        : { name: 'contact.create', args: { rows: [{ id, name }] } }
      const saved = await enqueue(this.store, { clock: Date.now, newId: () => newTestId() }, actorOf(this.#device), [
        change,
      ])
      if (saved.kind !== 'saved') throw new Error(`refused: ${saved.code}`)
      this.saved.push(saved.uid)
      this.names.set(id, name)
      this.#engine.kick('new')
      await pause()
    }
  }

  rest() {
    this.isWorking = false
  }

  async waiting(): Promise<number> {
    return this.store.transact('read', (tx) => tx.countOutbox(['queued', 'sent', 'acked']))
  }

  issues = () => this.store.transact('read', (tx) => tx.issues())

  /** The contacts on this device's screens, by id and name. */
  shown = () =>
    [...(this.store.image.entries.get('contact') ?? [])]
      .flatMap(([id, { row }]) => (row ? [`${id} ${String(row.name)}`] : []))
      .toSorted()

  #remember(net: () => Net): Net {
    return {
      hello: (request) => net().hello(request),
      pull: (request) => net().pull(request),
      verify: (request) => net().verify(request),
      push: async (request) => {
        const reply = await net().push(request)
        if (reply.kind === 'ok') for (const result of reply.body.results) this.acked.set(result.uid, result)
        return reply
      },
    }
  }
}
