import { mutationNamed } from '#domain/mutations'
import { bringChanges } from '#workers/sync/core/changesFile'
import { createEngine, type Engine } from '#workers/sync/core/engine'
import { enqueue, type NewChange } from '#workers/sync/core/enqueue'
import { bringBack, discardOrphans } from '#workers/sync/core/orphans'
import type { Ports, Tx } from '#workers/sync/core/ports'
import { bringRecovered, type RecoveredChange } from '#workers/sync/core/recovered'
import { Remembered, type RememberedChange } from '#workers/sync/core/remembered'
import type { SaveResult } from '#workers/sync/core/saveResult'
import { FileWriteAheadLog } from '#workers/writeAheadLog/writeAheadLog'
import type { Device } from './device.ts'
import { netOf } from './net.ts'

/** One tab with its engine, which runs only while the tab leads. */
export class Tab {
  dead = false
  frozen = false
  engine: Engine | null = null
  /** what its page has given to its worker and heard nothing of */
  unacked: RecoveredChange[] = []
  #deferred: (() => void)[] = []
  readonly remembered = new Remembered()
  /** whether it could read what waits, when it last tried; if not, it tells the user that the disk refuses */
  seesWaiting = false

  readonly device: Device
  readonly ports: Ports
  readonly wal: FileWriteAheadLog
  readonly #isReady: Promise<void>

  constructor(device: Device) {
    this.device = device
    const clock = () => device.history.world.now + device.skew
    this.ports = {
      clock,
      random: () => device.random.next(),
      newId: () => device.history.world.id(clock()),
      timer: (ms, run) => this.after(ms, run),
      store: { transact: (mode, work) => this.transact(mode, work) },
      net: netOf(this),
    }
    const { mine, left } = device.openFiles(this)
    const read = device.history.without.has('writeAheadLog') ? [] : left
    this.wal = new FileWriteAheadLog(device.actor, { mine, left: read }, { timer: this.ports.timer, report: () => {} })
    // Nobody leads or changes anything before it was tried.
    this.#isReady = new Promise((resolve) =>
      this.after(1, () => void this.wal.restore(this.ports.store, this.ports, device.actor).then(resolve)),
    )
    void this.#isReady.then(() => this.#takeLeft())
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
    history.struck('tabFrozen')
    this.frozen = true
    this.device.putAside(this)
    history.world.after(12_000, () => this.device.steal())
  }

  thaw() {
    this.frozen = false
    const deferred = this.#deferred
    this.#deferred = []
    for (const run of deferred) this.after(0, run)
    // The browser tells a tab that it lost the lock, but not at once: until then it is a zombie.
    this.after(this.device.random.between(0, 6_000), () => this.device.leader !== this && this.engine?.stop())
  }

  /** What the worker does when it gets the lock. */
  lead() {
    this.after(1, () => void this.#lead())
  }

  async #lead() {
    await this.#isReady
    if (this.device.leader !== this) return
    const { profile, without } = this.device.history
    this.engine?.stop()
    const engine = createEngine(this.ports, {
      user: this.device.actor.user,
      schema: this.device.schema,
      months: this.device.months,
      pullRows: profile.pullRows,
      pushMutations: profile.pushMutations,
      pushBytes: profile.pushBytes,
      ...(profile.journalBytes && { journalBytes: profile.journalBytes }),
      without,
    })
    this.engine = engine
    // A tab that was frozen in the middle of taking the lead may take it late: who has the lock takes it again.
    engine.onState(({ stopped }) => {
      if (stopped === 'lostLead') this.after(1_000, () => this.engine === engine && this.lead())
    })
    engine.start().catch(() => this.after(1_000, () => this.engine === engine && this.lead()))
  }

  async mutate(changes: readonly NewChange[]): Promise<SaveResult | null> {
    const named = changes.map((change) => ({ ...change, uid: this.ports.newId() }))
    const mine = named.map((change) => this.#leftOf(change))
    this.unacked.push(...mine)
    const saved = await this.#save(named)
    // A page that lived on has its answer, and lets go of what it put aside.
    this.unacked = this.unacked.filter((one) => !mine.includes(one))
    this.device.forgetLeft(mine, saved)
    return saved
  }

  async #save(named: readonly NewChange[]): Promise<SaveResult | null> {
    try {
      await this.#isReady
      return await enqueue(this.ports.store, this.#writer(), this.device.actor, named)
    } catch {
      return null
    }
  }

  #leftOf(change: NewChange & { uid: string }): RecoveredChange {
    return { ...change, version: mutationNamed(change.name)?.version ?? 1, edited_at: this.device.history.world.now }
  }
  #writer = () => ({ ...this.ports, wal: this.wal })

  /** At its start, and after something was committed, by this tab or another one. */
  remember() {
    this.after(60, () => {
      const waiting = [...this.device.mirror.outbox.values()].filter(
        ({ state }) => state === 'queued' || state === 'sent',
      )
      const uids = waiting.map(({ uid }) => uid)
      this.remembered.follow(this.ports.store, uids).then(
        () => (this.seesWaiting = true),
        () => {
          this.seesWaiting = false
          this.after(1_000, () => this.remember())
        },
      )
    })
  }

  /** A file of waiting changes; false when the disk refused. A tab that dies says nothing. */
  bring(changes: readonly RememberedChange[], epoch: string | null): Promise<boolean> {
    const { account, user } = this.device.actor
    const text = JSON.stringify({ kind: 'fairlead.changes', format: 1, account, user, username: '', epoch, changes })
    const bringing = async () => {
      await this.#isReady
      const brought = await bringChanges(this.ports.store, this.#writer(), this.device.actor, text, () => 'storageLost')
      this.device.leader?.after(1, () => this.device.leader?.engine?.kick('new'))
      return brought.kind === 'brought' && !brought.stopped
    }
    return bringing().catch(() => false)
  }

  async decide(wantsThem: boolean) {
    try {
      await this.#isReady
      if (!wantsThem) return await discardOrphans(this.ports.store)
      await bringBack(this.ports.store, this.#writer(), this.device.actor)
      this.device.leader?.after(1, () => this.device.leader?.engine?.kick('new'))
    } catch {
      // The disk refused; the list is still there.
    }
  }

  /** Brings what pages of this device have left; tried again by the next one, where the disk refuses. */
  takeLeft() {
    this.after(1, () => void this.#takeLeft())
  }

  async #takeLeft() {
    const { device } = this
    if (device.history.without.has('aside')) device.left = []
    const left = [...device.left]
    if (left.length === 0) return
    try {
      await bringRecovered(this.ports.store, this.#writer(), device.actor, left)
      device.left = device.left.filter((one) => !left.includes(one))
      device.leader?.after(1, () => device.leader?.engine?.kick('new'))
    } catch {
      this.after(5_000, () => void this.#takeLeft())
    }
  }

  private transact<T>(mode: 'read' | 'write' | 'strict', work: (tx: Tx) => Promise<T>): Promise<T> {
    const { random } = this.device
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
