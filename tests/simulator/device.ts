import type { Actor } from '#domain/shared/mutation'
import { schemaNumber } from '#domain/sync/protocol'
import type { OlderRecord } from '#workers/database/schema'
import type { Store, Tx } from '#workers/sync/core/ports'
import type { RecoveredChange } from '#workers/sync/core/recovered'
import type { RememberedChange } from '#workers/sync/core/remembered'
import type { SaveResult } from '#workers/sync/core/saveResult'
import { copyImage, emptyImage, type Image } from '#workers/sync/core/testing/memoryStore'
import { fromPages } from '#workers/writeAheadLog/pages'
import type { History } from './history.ts'
import type { Random } from './random.ts'
import { Recorder } from './recorder.ts'
import { SimFile } from './simFile.ts'
import { Tab } from './tab.ts'

/** A device's disk as the simulator needs it. Only one that can be copied is set back to an older copy or thrown away. */
export type Disk = {
  store: Store
  inspect: () => Promise<Image>
  copy?: () => unknown
  restore?: (copy: unknown) => void
  evict?: (replica: string) => void
}

export type Copy = { disk: unknown; mirror: Image; tokens: Device['tokens'] }

/** One browser profile of one user: one disk, some tabs, one of them the leader. */
export class Device {
  tabs: Tab[] = []
  leader: Tab | null = null
  online = true
  captive = false
  signedOut = false
  bytesPerSecond = Number.POSITIVE_INFINITY
  storage: 'fine' | 'lost' | 'full' = 'fine'
  /** of the app that its tabs run */
  schema = schemaNumber
  /** so many months of conversations it keeps; it kept fewer once, and then what is old may go from it */
  months = 3
  narrowed = false
  /** messages that its user has written, and when */
  readonly written = new Map<string, { uid: string; at: number }>()
  /** by thread what the server told of it below its months */
  readonly older = new Map<string, readonly OlderRecord[]>()
  /** rises when the disk is not the one it was */
  life = 0
  /** what the disk holds, kept by watching what was committed */
  mirror: Image
  /** row → marks that this device put on it and that its screen must go on showing → uid */
  tokens = new Map<string, Map<string, string>>()

  /** what pages gave to their workers and heard nothing of */
  left: RecoveredChange[] = []
  /** what a page remembered, and the user has not brought in yet */
  file: { epoch: string | null; changes: readonly RememberedChange[] } | null = null
  /** where its write-ahead logs stand, which no fault of the disk reaches */
  readonly files: SimFile[] = []
  readonly history: History
  readonly name: string
  readonly actor: Actor
  readonly disk: Disk
  /** what happens to it; apart from other devices, so that one of them is not changed by another */
  readonly random: Random
  skew: number
  clockIsRight: boolean

  constructor(
    history: History,
    { name, actor, disk, random, skew }: Pick<Device, 'name' | 'actor' | 'disk' | 'random' | 'skew'>,
    replica: string,
  ) {
    this.history = history
    this.name = name
    this.actor = actor
    this.disk = disk
    this.random = random
    this.skew = skew
    this.clockIsRight = skew === 0
    this.mirror = emptyImage(replica)
  }

  open() {
    const tab = new Tab(this)
    this.tabs.push(tab)
    this.#remember()
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
    this.history.struck('leaderStolen')
    this.leader = thief
    thief.lead()
  }

  kill(tab: Tab) {
    this.putAside(tab)
    tab.dead = true
    tab.engine?.stop()
    this.tabs = this.tabs.filter((other) => other !== tab)
    if (this.leader !== tab) return
    this.leader = null
    this.history.world.after(this.random.between(0, 500), () => this.elect())
  }

  /** The browser gives a page that goes a moment, in which it can keep a little beside the database. */
  putAside(tab: Tab) {
    if (!this.history.profile.putsAside) return
    this.left.push(...tab.unacked)
    for (const { uid } of tab.unacked) this.history.everLeft.set(uid, this)
    this.awake()
      .find((other) => other !== tab)
      ?.takeLeft()
  }

  /** Who was told that it was not kept expects nothing. */
  forgetLeft(left: readonly RecoveredChange[], saved: SaveResult | null) {
    this.left = this.left.filter((one) => !left.includes(one))
    if (saved?.kind !== 'saved') for (const { uid } of left) this.history.everLeft.delete(uid)
  }

  killAll() {
    for (const tab of this.tabs) this.kill(tab)
  }

  copy(): Copy | null {
    if (!this.disk.copy) return null
    const tokens = new Map([...this.tokens].map(([row, marks]) => [row, new Map(marks)]))
    return { disk: this.disk.copy(), mirror: copyImage(this.mirror), tokens }
  }

  setBack(copy: Copy) {
    this.killAll()
    const records = this.#openInLogbooks()
    this.disk.restore!(copy.disk)
    this.mirror = copyImage(copy.mirror)
    this.tokens = new Map([...copy.tokens].map(([row, marks]) => [row, new Map(marks)]))
    this.history.forgive(this, copy.mirror.meta.nextMid, records)
    this.older.clear()
    this.life++
  }

  evict(replica: string) {
    this.killAll()
    const records = this.#openInLogbooks()
    this.disk.evict!(replica)
    this.mirror = emptyImage(replica)
    this.tokens = new Map()
    this.history.forgive(this, 0, records)
    this.older.clear()
    this.life++
  }

  /**
   * The user empties the browser while a page of the site is open: nothing is left but what that page remembers. It says
   * so, and gives it as a file, which may be brought in on the device as it is then.
   */
  clearSiteData(replica: string, bringsFile: boolean) {
    const { history } = this
    const told = new Map(
      this.awake().flatMap(({ remembered }) => remembered.all().map((change) => [change.uid, change])),
    )
    const { outbox, meta } = this.mirror
    // What was kept in this moment is not told yet to every tab, and no page knows what waits on a disk that it cannot read.
    const lately = history.world.now - 100
    const isRead = this.awake().some(({ seesWaiting }) => seesWaiting)
    for (const { uid, state, told: isTold } of isRead ? outbox.values() : [])
      if ((state === 'queued' || state === 'sent') && !isTold && !told.has(uid) && history.ledger.get(uid)!.at < lately)
        history.fail(`${this.name}: ${uid} went with the site's data without a word`)
    const epoch = meta.epoch
    this.killAll()
    for (const file of this.files) file.clear()
    for (const { uid } of this.left) history.everLeft.delete(uid)
    this.left = []
    this.disk.evict!(replica)
    this.mirror = emptyImage(replica)
    this.tokens = new Map()
    history.forgive(this, 0, new Set(bringsFile ? told.keys() : []))
    this.older.clear()
    this.life++
    if (!bringsFile || told.size === 0) return
    this.file = { epoch, changes: [...told.values()] }
    this.#bringFile()
  }

  /** Until it is in, whatever happens to the tab. */
  #bringFile() {
    const { file } = this
    if (!file) return
    const tab = this.awake()[0] ?? this.open()
    void tab.bring(file.changes, file.epoch).then((isIn) => {
      if (isIn && this.file === file) this.file = null
      return isIn
    })
    this.history.world.after(15_000, () => this.file === file && this.#bringFile())
  }

  /** The user goes through the list of what a restored server lost. */
  async decide(wantsThem: boolean) {
    const tab = this.awake()[0]
    if (!tab || this.mirror.orphans.size === 0) return
    await tab.decide(wantsThem)
  }

  /** What no answer has come for, or a refusal that the user has not dealt with, and a write-ahead log has as well. */
  #openInLogbooks(): ReadonlySet<string> {
    const { outbox, issues } = this.mirror
    const waiting = [...outbox.values()].filter(({ state }) => state === 'queued' || state === 'sent')
    const open = new Set([...waiting.map(({ uid }) => uid), ...issues.keys()])
    const records = this.files.flatMap((file) => fromPages(file.read(), null)!)
    return new Set(records.flatMap((record) => ('uid' in record && open.has(record.uid) ? [record.uid] : [])))
  }

  #freeFiles = () => this.files.filter(({ holder }) => !holder || holder.dead)
  hasLeft = () => this.#freeFiles().some((file) => file.size() > 0)

  /** An empty file, and those of tabs that are gone. */
  openFiles(tab: Tab) {
    const free = this.#freeFiles()
    const mine = free.find((file) => file.size() === 0) ?? new SimFile()
    if (!this.files.includes(mine)) this.files.push(mine)
    const left = free.filter((file) => file !== mine && file.size() > 0)
    for (const file of [mine, ...left]) file.holder = tab
    return { mine, left }
  }

  /** Runs one transaction on the disk, with what can happen to it, and looks at what it left. */
  async transact<T>(tab: Tab, mode: 'read' | 'write' | 'strict', work: (tx: Tx) => Promise<T>): Promise<T> {
    const { history, random } = this
    const { world, profile } = history
    const writes = mode !== 'read'
    const may = (chance: number) => !history.healed && random.chance(chance)
    const fails = may(profile.storageFails) && history.canStrike('storageFailed')
    const dies = writes && may(profile.killedBeforeCommit) && history.canStrike('killedBeforeCommit')
    const { life } = this
    this.#mustWork(writes)
    world.busy++
    try {
      const [result, recorder] = await this.disk.store.transact(mode, async (tx) => {
        const recorder = new Recorder(tx, fails ? random.between(1, 8) : Number.POSITIVE_INFINITY)
        const result = await work(recorder)
        if (fails) throw new Error('storage failed')
        if (dies) {
          history.struck('killedBeforeCommit')
          this.kill(tab)
          throw new Error('killed')
        }
        return [result, recorder] as const
      })
      if (writes && life === this.life) this.committed(recorder)
      if (writes && may(profile.killedAfterCommit) && history.canStrike('killedAfterCommit')) {
        history.struck('killedAfterCommit')
        this.kill(tab)
      }
      return result
    } catch (error) {
      if (fails) history.struck('storageFailed')
      throw error
    } finally {
      world.busy--
    }
  }

  /** Every open tab reads what waits. */
  #remember() {
    if (this.history.profile.actions.siteDataCleared) for (const tab of this.tabs) tab.remember()
  }

  #mustWork(writes: boolean) {
    if (this.storage === 'lost') throw new Error('the connection to the storage is lost')
    if (this.storage === 'full' && writes) throw Object.assign(new Error('full'), { name: 'QuotaExceededError' })
  }

  private committed(recorder: Recorder) {
    const before = this.mirror
    for (const orphan of recorder.orphaned) this.history.told(orphan)
    for (const mid of recorder.deleted) {
      const gone = before.outbox.get(mid)
      if (gone?.state === 'done') this.history.cut.add(gone.uid)
    }
    for (const entry of recorder.written) if (!before.outbox.has(entry.mid)) this.history.kept(this, entry)
    const changed = recorder.applyTo(before)
    for (const { entity, id, after } of changed) if (entity === 'conversation' && !after?.row) this.older.delete(id)
    this.history.committed(this, changed)
    if (recorder.written.length > 0) this.#remember()
  }
}
