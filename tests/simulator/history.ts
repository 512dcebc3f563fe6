import type { Actor } from '#domain/shared/mutation'
import { baseOf } from '#workers/sync/core/fold'
import type { Orphan, OutboxEntry } from '#workers/sync/core/ports'
import type { Rule } from '#workers/sync/core/rules'
import { copyImage, emptyImage, type Image, MemoryStore } from '#workers/sync/core/testing/memoryStore'
import { actions, day } from './actions.ts'
import { checkCommit } from './checks.ts'
import { type Copy, Device, type Disk } from './device.ts'
import type { Fault } from './faults.ts'
import { type Action, type Profile, type ProfileName, planOf, profileNames, profiles, type Step } from './profiles.ts'
import { Random } from './random.ts'
import type { RealServer } from './realServer.ts'
import { reckon, restless } from './reckoning.ts'
import type { Changed } from './recorder.ts'
import { type Backup, ServerModel, type ServerRule, type Watermark } from './serverModel.ts'
import type { ServerTalks } from './serverTalks.ts'
import { Talks } from './talks.ts'
import { World } from './world.ts'

/** `olderJoined`: of what the worker that shows conversations does, and not the core. */
export type AnyRule = Rule | ServerRule | 'olderJoined'
export type Options = {
  seed: number
  profile?: ProfileName | Profile
  /** other steps than the seed's own */
  plan?: readonly Step[]
  /** faults that never strike, and steps that are nothing but time */
  off?: readonly Fault[]
  /** rules of the core and of the server to take away */
  without?: readonly AnyRule[]
  /** another disk than the simulator's maps, as Dexie over fake-indexeddb */
  makeDisk?: (replica: string, name: string) => Disk | Promise<Disk>
  /** when faults may begin, and when they must end */
  onBegin?: () => void
  onHeal?: () => void
  /** the real server instead of the model */
  server?: RealServer
}
export type Outcome = {
  seed: number
  profile: string
  violation: string | null
  /** how many steps it took until then */
  steps: number
  mutations: number
  counts: Record<string, number>
}

/** One history from its seed: faults, then peace, then the reckoning. */
export async function runHistory(options: Options): Promise<Outcome> {
  const named = options.profile ?? profileNames[options.seed % profileNames.length]!
  const history = new History(options, typeof named === 'string' ? profiles[named] : named)
  await history.run()
  const { violation, ledger, profile, world, steps } = history
  return { seed: options.seed, profile: profile.name, violation, steps, mutations: ledger.size, counts: world.counts }
}

/** A mutation that some device once kept. `forgiven`: its disk was set back or thrown away before anybody answered. */
export type Kept = {
  device: Device
  name: string
  at: number
  life: number
  /** by a write-ahead log: what was made after it may have been under way, and come before it */
  isBroughtBack: boolean
  mid: number
  /** what the device said it had seen, in which of its histories of the server */
  base_rev: number
  history: number
  ids: readonly string[]
  args: unknown
  /** of what is said in a thread: it was its user's, as the server had told */
  wasMine: boolean
  forgiven: boolean
  patch: Patch | null
}
/** A remark on some contacts: what the user saw there before, and whether all of them were the user's own. */
export type Patch = { value: string; ids: string[]; saw: unknown[]; own: boolean; at: number }

type PatchArgs = { ids: string[]; fields: { remark: string } }

/** Streams of randomness, so that leaving out a step changes as little else as can be. */
const streams = { ids: 2, start: 3, devices: 10 }

export class History {
  readonly world: World
  readonly server: ServerModel | RealServer
  readonly without: ReadonlySet<Rule>
  healed = false
  violation: string | null = null
  steps = 0
  readonly ledger = new Map<string, Kept>()
  /** what a page put aside when it went → by whom */
  readonly everLeft = new Map<string, Device>()
  readonly devices: Device[] = []
  readonly subs: readonly [string, string]
  readonly users: { main: string }
  readonly backups: Backup[] = []
  readonly copies = new Map<Device, Copy>()
  /** contacts that were deleted, brought back or given away: they may be missing on a screen */
  readonly disturbed = new Set<string>()
  readonly removedMarks = new Set<string>()
  restored = false
  /** restores that the server, which runs, has not noticed yet */
  unnoticed = 0
  /** changes that a device let go of because its journal was full */
  readonly cut = new Set<string>()
  /** rows of which some user was told that the server lost them, and marks that such a row had */
  readonly toldOf = new Set<string>()
  collected = false
  readonly everDisabled = new Set<string>()
  /** when each contact was given away */
  readonly transfers = new Map<string, number[]>()
  #head = 0
  readonly #off: ReadonlySet<string>
  readonly #start: Random

  readonly options: Options
  readonly profile: Profile

  constructor(options: Options, profile: Profile) {
    this.options = options
    this.profile = profile
    this.#off = new Set(options.off)
    this.#start = new Random(options.seed, streams.start)
    this.world = new World(new Random(options.seed, streams.ids))
    this.without = new Set(options.without as Rule[] | undefined)
    this.server = options.server ?? this.#model()
    const [main, first, second] = this.server.users
    this.users = { main: main!.id }
    this.subs = [first!.id, second!.id]
  }

  #model(): ServerModel {
    const id = () => this.world.id(this.world.now)
    const users = (['main', 'sub', 'sub'] as const).map((role) => ({ id: id(), role }))
    const without = new Set(this.options.without as ServerRule[] | undefined)
    const clock = () => this.world.now
    const talks = this.profile.talks ? new Talks(id, { main: users[0]!.id, poolUser: users[1]!.id }) : null
    return new ServerModel(users, { without, clock, newId: id, perRequest: this.#start.chance(0.5), talks })
  }

  async run() {
    await this.#begin()
    this.options.onBegin?.()
    for (const { action, seed, pause } of this.options.plan ?? planOf(this.profile, this.options.seed)) {
      if (this.violation) return
      this.steps++
      await this.options.server?.read()
      this.#act(action, new Random(seed))
      await this.world.run(this.world.now + pause, () => this.violation !== null)
    }
    if (!this.violation) await this.#heal()
    await this.options.server?.read()
    if (!this.violation) await reckon(this)
  }

  fail = (violation: string) => {
    this.violation ??= violation
  }

  /** Something outside of virtual time: which stands still meanwhile. */
  async busyWith<T>(work: () => T | Promise<T>): Promise<T> {
    this.world.busy++
    try {
      return await work()
    } finally {
      this.world.busy--
    }
  }

  /** A fault happened. */
  struck = (fault: Fault) => this.world.count(fault)
  canStrike = (fault: Fault) => !this.#off.has(fault)

  async #begin() {
    const random = this.#start
    const [main, first, second] = this.server.users
    for (const [at, { id, role }] of [main!, first!, first!, second!].entries()) {
      const replica = this.world.id(this.world.now)
      const name = `${role} ${at}`
      const disk = (await this.options.makeDisk?.(replica, name)) ?? memoryDisk(replica)
      const actor: Actor = { account: this.server.account, user: id, role }
      const skew = random.chance(this.profile.wrongClocks) ? random.between(-day, day) : 0
      if (skew !== 0) this.struck('clockWrong')
      const own = new Random(this.options.seed, streams.devices + at)
      const device = new Device(this, { name, actor, disk, random: own, skew }, replica)
      this.devices.push(device)
      if (this.profile.line) device.bytesPerSecond = random.between(...this.profile.line.bytesPerSecond)
      for (let tabs = random.between(1, 3); tabs > 0; tabs--) device.open()
    }
  }

  #act(action: Action, random: Random) {
    const device = random.pick(this.devices)
    if (!this.#off.has(action)) actions[action](this, device, random)
  }

  /** An id that tells what a user did from everything else. */
  mark = (device: Device, _random: Random) => this.world.id(this.world.now + device.skew)

  devicesOf = (user: string) => this.devices.filter(({ actor }) => actor.user === user)

  /* ---------- what the world does ---------- */

  serverDied() {
    this.server.up = false
    this.struck('serverKilled')
    this.world.after(this.#start.between(500, 8_000), () => (this.server.up = true))
  }

  restoreServer(how: 'serverRestored' | 'serverRestoredRunning' | 'machineSetBack') {
    const { server } = this
    if (!(server instanceof ServerModel)) return
    const backup = this.backups.pop()
    if (!backup) return
    this.struck(how)
    this.restored = true
    this.#head = 0
    const watermark = server.setBack(backup)
    if (how === 'serverRestored') return server.compare(watermark)
    if (how === 'machineSetBack') return
    const again = this.#start.chance(0.5)
    this.#compareSoon(server, watermark, () => {
      // A restore that writes the server's own row last.
      if (!again) return
      const noticed = server.setBack(backup)
      this.#head = 0
      this.#compareSoon(server, noticed)
    })
  }

  #compareSoon(server: ServerModel, watermark: Watermark, andThen = () => {}) {
    this.unnoticed++
    this.world.after(this.#start.between(0, 1_000), () => {
      this.unnoticed--
      // Others may have written so much meanwhile that the server is not behind any more.
      server.compare(watermark)
      andThen()
    })
  }

  signIn(device: Device) {
    device.signedOut = false
    for (const tab of device.tabs) tab.after(5, () => tab.engine?.kick('signedIn'))
  }

  updateApp(device: Device) {
    device.killAll()
    device.schema = this.server.minSchema
    device.open()
  }

  transfer(ids: readonly string[], to: string) {
    this.noteTransfer(ids)
    void this.busyWith(async () => {
      await this.server.transfer(ids, to)
      this.#poke()
    })
  }

  /** Something about conversations that no device of a user does. */
  talk(work: (talks: ServerTalks) => void) {
    if (!(this.server instanceof ServerModel) || !this.server.talks) return
    work(this.server.talks)
    this.#poke()
  }

  /** Soon after something changed threads follow their contacts, unless the server is down or this is done already. */
  #followSoon() {
    const { server } = this
    if (!(server instanceof ServerModel) || !server.talks?.isBehind()) return
    this.world.after(this.#start.between(100, 3_000), () => {
      if (server.up && server.talks!.isBehind()) this.talk((talks) => talks.follow())
      else this.#followSoon()
    })
  }

  notify(user: string, text: string) {
    void this.busyWith(async () => {
      await this.server.notify(user, text)
      this.#poke()
    })
  }

  noteTransfer(ids: readonly string[]) {
    for (const id of ids) {
      this.disturbed.add(id)
      this.transfers.set(id, [...(this.transfers.get(id) ?? []), this.world.now])
    }
  }

  disable(user: string) {
    if (!(this.server instanceof ServerModel) || this.server.disabled.size > 0) return
    this.struck('userDisabled')
    this.everDisabled.add(user)
    this.server.disabled.add(user)
  }

  /** Who works again signs in again. */
  enable() {
    if (!(this.server instanceof ServerModel)) return
    const back = this.devices.filter(({ actor }) => this.isDisabled(actor.user))
    this.server.disabled.clear()
    for (const device of back) this.signIn(device)
  }

  isFollowing = () => this.server instanceof ServerModel && this.server.talks?.isBehind() === true

  /** Another answers it now than once. */
  hasMoved = (thread: string) => this.server instanceof ServerModel && this.server.talks?.hasMoved(thread) === true

  isDisabled = (user: string) => this.server instanceof ServerModel && this.server.disabled.has(user)

  share() {
    const [one, other] = this.subs
    this.struck('shared')
    this.server.shared.set(one, new Set([...(this.server.shared.get(one) ?? []), `user:${other}`]))
  }

  unshare() {
    if (this.server.shared.size > 0) this.struck('unshared')
    this.server.shared.clear()
  }

  afterPush() {
    if (this.server.head > this.#head) this.#poke()
  }

  /** Hints get lost now and then; nothing may depend on them. */
  #poke() {
    this.#head = this.server.head
    this.#followSoon()
    for (const { leader, random } of this.devices) {
      if (!leader) continue
      if (!this.healed && random.chance(0.3) && this.canStrike('pokeLost')) this.struck('pokeLost')
      else leader.after(random.between(5, 300), () => leader.engine?.kick('poke'))
    }
  }

  /** A mutation is on the disk for the first time. */
  kept(device: Device, { uid, mid, name, args, ids, base_rev, history }: OutboxEntry) {
    const former = this.ledger.get(uid)
    const isRemark = name === 'contact.patch' && (args as PatchArgs).fields.remark !== undefined
    const patch = former ? former.patch : isRemark ? this.#patchOf(device, args as PatchArgs) : null
    const isBroughtBack = former !== undefined
    this.ledger.set(uid, {
      device,
      name,
      at: this.world.now,
      life: device.life,
      isBroughtBack,
      mid,
      base_rev,
      history,
      ids,
      args,
      wasMine: former?.wasMine ?? wasOwnThread(device, args),
      forgiven: false,
      patch,
    })
    if (name === 'message.send' && !former) device.written.set(ids[0]!, { uid, at: this.world.now })
    if (name !== 'contact.tag.add') return
    const shown = device.mirror.entries.get('contact')
    for (const id of ids) {
      // A new database has the contact only when the server has sent it.
      if (former && !shown?.get(id)?.row) continue
      const marks = device.tokens.get(id) ?? new Map<string, string>()
      device.tokens.set(id, marks.set((args as { tag: string }).tag, uid))
    }
  }

  #patchOf(device: Device, { ids, fields: { remark } }: PatchArgs): Patch {
    const shown = device.mirror.entries.get('contact')
    const saw = ids.map((id) => shown?.get(id)?.row?.remark)
    const owned = new Set(this.server.contactIds(device.actor.user))
    return { value: remark, ids, saw, own: ids.every((id) => owned.has(id)), at: this.world.now }
  }

  /** The user is told, or will be when the server was asked about it. */
  told({ key, row }: Orphan) {
    this.toldOf.add(key)
    for (const mark of (row.tag as string[] | undefined) ?? []) this.toldOf.add(`${key} ${mark}`)
  }

  committed(device: Device, changed: readonly Changed[]) {
    checkCommit(this, device, changed)
  }

  /** What was made after the copy that the disk was set back to is lost by the disk, but for what a write-ahead log has. */
  forgive(device: Device, nextMid: number, records: ReadonlySet<string>) {
    for (const [uid, kept] of this.ledger)
      if (kept.device === device && kept.mid >= nextMid && !records.has(uid)) kept.forgiven = true
  }

  /* ---------- peace ---------- */

  async #heal() {
    this.healed = true
    this.options.onHeal?.()
    this.server.up = true
    this.server.unknown = new Set()
    for (const device of this.devices) {
      device.online = true
      device.captive = false
      device.storage = 'fine'
      if (device.schema < this.server.minSchema) this.updateApp(device)
      // Whoever opens the app again gets what the tabs before have left.
      if (device.tabs.some(({ wal }) => wal.isBehind)) device.killAll()
      if (device.tabs.length === 0 || device.hasLeft()) device.open()
      for (const tab of device.tabs) if (tab.frozen) tab.thaw()
      this.signIn(device)
      // There is room again: the user was told that there was none, and says so.
      for (const tab of device.tabs) tab.after(10, () => tab.engine?.kick('user'))
      device.tabs[0]?.takeLeft()
    }
    const deadline = this.world.now + 20 * 60_000
    let quiet = false
    const look = () => {
      quiet = this.unnoticed === 0 && this.devices.every((device) => restless(this, device) === null)
      if (!quiet) this.world.after(5_000, look)
    }
    look()
    if (await this.world.run(deadline, () => quiet || this.violation !== null)) return
    this.fail(`never comes to rest: ${this.devices.flatMap((device) => restless(this, device) ?? []).join('; ')}`)
  }
}

function wasOwnThread({ mirror, actor }: Device, args: unknown): boolean {
  const { conversation_id } = args as { conversation_id?: string }
  const entry = conversation_id ? mirror.entries.get('conversation')?.get(conversation_id) : undefined
  return entry !== undefined && baseOf(entry)?.owner === actor.user
}

function memoryDisk(replica: string): Disk {
  const store = new MemoryStore(replica)
  return {
    store,
    inspect: () => store.inspect(),
    copy: () => copyImage(store.image),
    restore(copy) {
      store.image = copyImage(copy as Image)
    },
    evict(fresh) {
      store.image = emptyImage(fresh)
    },
  }
}
