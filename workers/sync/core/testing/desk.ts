import type { Actor } from '#domain/shared/mutation'
import type { PullRequest, PushRequest, VerifyRequest } from '#domain/sync/protocol'
import { createEngine, type EngineConfig } from '../engine.ts'
import { enqueue, type NewChange } from '../enqueue.ts'
import type { Net, Ports, Reply } from '../ports.ts'
import { MemoryStore } from './memoryStore.ts'

type Timer = { at: number; run: () => void }

/** One device on a table: its disk, its clock, and a network that answers as the test says. */
export class Desk {
  now = 1_800_000_000_000
  /** its own clock, against the time that passes */
  skew = 0
  readonly store = new MemoryStore(idOf(999))
  readonly actor: Actor = { account: idOf(900), user: idOf(901), role: 'sub' }
  readonly pushes: PushRequest[] = []
  readonly pulls: PullRequest[] = []
  readonly verifies: VerifyRequest[] = []
  epoch = 'one'
  head = 0
  #ids = 1
  #timers: Timer[] = []
  readonly net: Net = {
    hello: async () => ({
      kind: 'ok',
      body: { epoch: this.epoch, head: this.head, min_schema: 1, server_now: this.now, scopes: ['acct'] },
    }),
    push: async (request) => {
      this.pushes.push(request)
      return this.onPush(request)
    },
    pull: async (request) => {
      this.pulls.push(request)
      return this.onPull(request)
    },
    verify: async (request) => {
      this.verifies.push(request)
      return this.onVerify(request)
    },
  }
  readonly ports: Ports = {
    store: this.store,
    net: this.net,
    clock: () => this.now + this.skew,
    newId: () => idOf(this.#ids++),
    random: () => 0.5,
    timer: (ms, run) => {
      const timer = { at: this.now + ms, run }
      this.#timers.push(timer)
      return () => {
        this.#timers = this.#timers.filter((other) => other !== timer)
      }
    },
  }

  /** Takes everything, unless a test says otherwise. */
  onPush = (request: PushRequest): ReturnType<Net['push']> extends Promise<infer R> ? R : never => {
    const results = request.mutations.map(({ uid }) => ({ uid, status: 'applied' as const, seq: ++this.head }))
    return { kind: 'ok', body: { epoch: this.epoch, head: this.head, results } }
  }

  onPull = (request: PullRequest): ReturnType<Net['pull']> extends Promise<infer R> ? R : never => {
    const { head, epoch } = this
    const pages = request.scopes.map(({ scope, gen, phase }) =>
      phase.kind === 'boot'
        ? ({ kind: 'boot', scope, gen, after: phase.after, boot: head, next: null, puts: {} } as const)
        : ({
            kind: 'delta',
            scope,
            gen,
            cursor: phase.cursor,
            upto: head,
            more: false,
            puts: {},
            dels: [] as [string, string, number][],
          } as const),
    )
    return { kind: 'ok', body: { epoch, head, scopes: ['acct'], pages } }
  }

  onVerify = ({ epoch, scopes }: VerifyRequest): ReturnType<Net['verify']> extends Promise<infer R> ? R : never => {
    return { kind: 'ok', body: { epoch, scopes: scopes.map(({ scope }) => ({ scope, verdict: 'same' })) } }
  }

  engine = (config: Partial<EngineConfig> = {}) => createEngine(this.ports, { user: this.actor.user, ...config })
  save = (...changes: NewChange[]) => enqueue(this.store, this.ports, this.actor, changes)
  states = () => [...this.store.image.outbox.values()].map(({ state }) => state)
  row = (entity: string, id: string) => this.store.image.entries.get(entity)?.get(id)?.row

  /** Lets so much time pass; timers run in their order. */
  async pass(ms: number) {
    const until = this.now + ms
    for (;;) {
      await settled()
      const next = this.#timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.#timers = this.#timers.filter((timer) => timer !== next)
      this.now = Math.max(this.now, next.at)
      next.run()
    }
    this.now = until
  }
}

export const idOf = (n: number) => `018f0000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
export const newTag = (n: number, name = `tag ${n}`): NewChange => ({
  name: 'tag.create',
  args: { id: idOf(n), name },
})
export const refusal = <T>(code: string): Reply<T> => ({ kind: 'refused', code })

/** All that was waiting for nothing but its turn is done. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0))
