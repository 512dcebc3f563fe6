import type { Actor } from '#domain/shared/mutation'
import type { Saved } from '#workers/api'
import { createEngine, type Engine } from '#workers/sync/core/engine'
import { enqueue, type NewChange } from '#workers/sync/core/enqueue'
import type { Net, Ports, Reply, Store, Tx } from '#workers/sync/core/ports'
import { copyImage, emptyImage, type Image } from '#workers/sync/core/testing/memoryStore'
import type { History } from './history.ts'
import { Recorder } from './recorder.ts'

/** A device's disk as the simulator needs it. Only a disk that can be copied takes part in "restored to an older copy". */
export type Disk = {
  store: Store
  inspect: () => Promise<Image>
  copy?: () => unknown
  restore?: (copy: unknown) => void
}

export type Copy = { disk: unknown; mirror: Image; tokens: Device['tokens'] }

/** One browser profile of one user: one disk, some tabs, one of them the leader. */
export class Device {
  tabs: Tab[] = []
  leader: Tab | null = null
  online = true
  captive = false
  signedOut = false
  /** rises when the disk is set back to an older copy */
  life = 0
  /** what the disk holds, kept by watching what was committed */
  mirror: Image
  /** row → marks that this device put on it and that its screen must go on showing → uid */
  tokens = new Map<string, Map<string, string>>()

  readonly history: History
  readonly name: string
  readonly actor: Actor
  readonly disk: Disk
  readonly skew: number

  constructor(history: History, name: string, actor: Actor, disk: Disk, replica: string, skew: number) {
    this.history = history
    this.name = name
    this.actor = actor
    this.disk = disk
    this.skew = skew
    this.mirror = emptyImage(replica)
  }

  open() {
    const tab = new Tab(this)
    this.tabs.push(tab)
    this.elect()
    return tab
  }

  awake = () => this.tabs.filter((tab) => !tab.frozen)

  /** Who waits for the lock gets it when its holder is gone. */
  elect() {
    if (this.leader && !this.leader.dead) return
    this.leader = this.tabs[0] ?? null
    this.leader?.lead()
  }

  /** A frozen leader holds the lock; another tab takes it by force after some silence. */
  steal() {
    const thief = this.awake()[0]
    if (!this.leader?.frozen || !thief) return
    this.history.world.count('leader stolen')
    this.leader = thief
    thief.lead()
  }

  kill(tab: Tab) {
    tab.dead = true
    tab.engine?.stop()
    this.tabs = this.tabs.filter((other) => other !== tab)
    if (this.leader !== tab) return
    this.leader = null
    this.history.world.after(this.history.random.between(0, 500), () => this.elect())
  }

  copy(): Copy | null {
    if (!this.disk.copy) return null
    const tokens = new Map([...this.tokens].map(([row, marks]) => [row, new Map(marks)]))
    return { disk: this.disk.copy(), mirror: copyImage(this.mirror), tokens }
  }

  setBack(copy: Copy) {
    for (const tab of this.tabs) this.kill(tab)
    this.disk.restore!(copy.disk)
    this.mirror = copyImage(copy.mirror)
    this.tokens = new Map([...copy.tokens].map(([row, marks]) => [row, new Map(marks)]))
    this.history.forgive(this, copy.mirror.meta.nextMid)
    this.life++
  }

  /** Runs one transaction on the disk, with what can happen to it, and looks at what it left. */
  async transact<T>(tab: Tab, mode: 'read' | 'write' | 'strict', work: (tx: Tx) => Promise<T>): Promise<T> {
    const { world, random, profile, healed } = this.history
    const fails = !healed && random.chance(profile.storageFails)
    const dies = !healed && mode !== 'read' && random.chance(profile.tabDiesAtCommit)
    const { life } = this
    world.busy++
    try {
      const [result, recorder] = await this.disk.store.transact(mode, async (tx) => {
        const recorder = new Recorder(tx, fails ? random.between(1, 8) : Number.POSITIVE_INFINITY)
        const result = await work(recorder)
        if (fails) throw new Error('storage failed')
        if (dies) {
          world.count('tab killed before commit')
          this.kill(tab)
          throw new Error('killed')
        }
        return [result, recorder] as const
      })
      if (mode !== 'read' && life === this.life) this.committed(recorder)
      return result
    } catch (error) {
      if (fails) world.count('storage failed')
      throw error
    } finally {
      world.busy--
    }
  }

  private committed(recorder: Recorder) {
    const before = this.mirror
    for (const entry of recorder.written) if (!before.outbox.has(entry.mid)) this.history.kept(this, entry)
    const changed = recorder.applyTo(before)
    this.history.checkCommit(this, changed)
  }
}

export class Tab {
  dead = false
  frozen = false
  engine: Engine | null = null
  #deferred: (() => void)[] = []

  readonly device: Device

  readonly ports: Ports

  constructor(device: Device) {
    this.device = device
    const clock = () => device.history.world.now + device.skew
    this.ports = {
      clock,
      random: () => device.history.random.next(),
      newId: () => device.history.world.id(clock()),
      timer: (ms, run) => this.after(ms, run),
      store: { transact: (mode, work) => this.transact(mode, work) },
      net: netOf(this),
    }
  }

  /** Something that reaches this tab: never when it is dead, later when it is frozen. */
  after(ms: number, run: () => void) {
    return this.device.history.world.after(ms, () => {
      if (this.dead) return
      if (this.frozen) this.#deferred.push(run)
      else run()
    })
  }

  freeze() {
    const { history } = this.device
    history.world.count('tab frozen')
    this.frozen = true
    history.world.after(12_000, () => this.device.steal())
  }

  thaw() {
    this.frozen = false
    const deferred = this.#deferred
    this.#deferred = []
    for (const run of deferred) this.after(0, run)
    // The browser tells a tab that it lost the lock, but not at once: until then it is a zombie.
    const { random } = this.device.history
    this.after(random.between(0, 6_000), () => this.device.leader !== this && this.engine?.stop())
  }

  /** What the worker does when it gets the lock. */
  lead() {
    this.after(1, () => {
      if (this.device.leader !== this) return
      const { profile, without } = this.device.history
      this.engine?.stop()
      const engine = createEngine(this.ports, {
        user: this.device.actor.user,
        pullRows: profile.pullRows,
        pushMutations: profile.pushMutations,
        pushBytes: profile.pushBytes,
        without,
      })
      this.engine = engine
      // A tab that was frozen in the middle of taking the lead may take it late: who has the lock takes it again.
      engine.onState(({ stopped }) => {
        if (stopped === 'lostLead') this.after(1_000, () => this.engine === engine && this.lead())
      })
      engine.start().catch(() => this.after(1_000, () => this.engine === engine && this.lead()))
    })
  }

  async mutate(changes: readonly NewChange[]): Promise<Saved | null> {
    try {
      return await enqueue(this.ports.store, this.ports, this.device.actor, changes)
    } catch {
      return null
    }
  }

  private transact<T>(mode: 'read' | 'write' | 'strict', work: (tx: Tx) => Promise<T>): Promise<T> {
    const { random } = this.device.history
    return new Promise((resolve, reject) => {
      this.after(random.below(4), () => {
        this.device.transact(this, mode, work).then(
          (value) => this.after(random.below(4), () => resolve(value)),
          (error: unknown) => this.after(random.below(4), () => reject(error)),
        )
      })
    })
  }
}

/** The way to the server and back, with everything that happens on it. */
function netOf(tab: Tab): Net {
  const { device } = tab
  const { history } = device
  const { user } = device.actor

  const request = <T>(kind: 'hello' | 'push' | 'pull', send: () => Reply<T>) =>
    new Promise<Reply<T>>((resolve) => {
      const { world, random, healed, profile, server } = history
      const answer = (reply: Reply<T>, ms: number) => void tab.after(ms, () => resolve(reply))
      world.count(kind)
      if (!device.online) return answer({ kind: 'unknown', reason: 'offline' }, 5)
      if (device.captive) return answer({ kind: 'unknown', reason: 'captivePortal' }, 50)
      const drawn = healed ? 'none' : random.weighted(profile.network)
      const fault = drawn
      if (fault !== 'none') world.count(`network: ${fault}`)
      if (fault === 'requestLost') return answer({ kind: 'unknown', reason: 'timeout' }, 8_000)
      if (fault === 'busy') return answer({ kind: 'busy', retryAfter: random.chance(0.5) ? 3_000 : null }, 30)
      if (fault === 'tooLarge') return answer({ kind: 'refused', code: 'tooLarge' }, 30)
      if (fault === 'garbled') return answer({ kind: 'unknown', reason: 'garbled' }, 60)
      const there = fault === 'slow' ? random.between(1_000, 15_000) : random.between(5, 120)
      const back = fault === 'slowAnswer' ? random.between(1_000, 15_000) : random.between(5, 120)
      world.after(there, () => {
        if (!server.up) return answer({ kind: 'unknown', reason: 'offline' }, 20)
        if (device.signedOut) return answer({ kind: 'signedOut', code: 'signInAgain' }, 20)
        const reply = send()
        if (fault === 'duplicated') world.after(random.between(10, 20_000), () => void (server.up && send()))
        if (fault === 'answerLost' || !server.up) return answer({ kind: 'unknown', reason: 'timeout' }, 8_000)
        answer(reply, back)
      })
    })

  return {
    hello: () => request('hello', () => history.server.hello(user)),
    push: (body) => {
      const sent = history.profile.skipsOne && history.random.chance(0.3) ? skipOne(body) : body
      return request('push', () => {
        const crash = !history.healed && history.random.chance(history.profile.serverDiesInPush)
        const reply = history.server.push(user, sent, crash ? history.random.below(sent.mutations.length) : undefined)
        if (!history.server.up) history.serverDied()
        history.afterPush()
        return reply
      })
    },
    pull: (body) => request('pull', () => history.server.pull(user, body)),
  }
}

/** A bug that a device could have: one mutation of a batch is left out. */
function skipOne<T extends { mutations: unknown[] }>(body: T): T {
  if (body.mutations.length < 2) return body
  return { ...body, mutations: body.mutations.filter((_, at) => at !== 0) }
}
