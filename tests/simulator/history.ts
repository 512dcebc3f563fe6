import type { Contact } from '#domain/contacts/contact'
import type { Actor, Row } from '#domain/shared/mutation'
import type { NewChange } from '#workers/sync/core/enqueue'
import { baseOf, refold } from '#workers/sync/core/fold'
import type { OutboxEntry } from '#workers/sync/core/ports'
import type { Rule } from '#workers/sync/core/rules'
import { copyImage, type Image, MemoryStore } from '#workers/sync/core/testing/memoryStore'
import { type Copy, Device, type Disk, type Tab } from './device.ts'
import { type Action, type Profile, type ProfileName, profiles } from './profiles.ts'
import type { Random } from './random.ts'
import type { Changed } from './recorder.ts'
import { type Backup, ServerModel, type ServerRule } from './serverModel.ts'
import { World } from './world.ts'

export type Options = {
  seed: number
  profile?: ProfileName | Profile
  /** rules of the core and of the server to take away */
  without?: readonly (Rule | ServerRule)[]
  /** another disk than the simulator's maps, as Dexie over fake-indexeddb */
  makeDisk?: (replica: string, name: string) => Disk | Promise<Disk>
}
export type Outcome = {
  seed: number
  profile: string
  violation: string | null
  mutations: number
  counts: Record<string, number>
}

const profileNames = Object.keys(profiles) as ProfileName[]

/** One history from its seed: faults, then peace, then the reckoning. */
export async function runHistory(options: Options): Promise<Outcome> {
  const named = options.profile ?? profileNames[options.seed % profileNames.length]!
  const history = new History(options, typeof named === 'string' ? profiles[named] : named)
  await history.run()
  const { violation, ledger, profile, world } = history
  return { seed: options.seed, profile: profile.name, violation, mutations: ledger.size, counts: world.counts }
}

type Kept = { device: Device; life: number; mid: number; forgiven: boolean }

export class History {
  readonly world: World
  readonly random: Random
  readonly server: ServerModel
  readonly without: ReadonlySet<Rule>
  healed = false
  violation: string | null = null
  readonly ledger = new Map<string, Kept>()
  #devices: Device[] = []
  #subs: string[] = []
  #backups: Backup[] = []
  #copies = new Map<Device, Copy>()
  /** contacts that were deleted, brought back or given away: they may be missing on a screen */
  #disturbed = new Set<string>()
  #removedMarks = new Set<string>()
  #restored = false
  #head = 0

  readonly options: Options
  readonly profile: Profile

  constructor(options: Options, profile: Profile) {
    this.options = options
    this.profile = profile
    this.world = new World(options.seed)
    this.random = this.world.random
    this.without = new Set(options.without as Rule[] | undefined)
    const id = () => this.world.id(this.world.now)
    const main = { id: id(), role: 'main' as const }
    this.#subs = [id(), id()]
    const users = [main, ...this.#subs.map((sub) => ({ id: sub, role: 'sub' as const }))]
    const serverWithout = new Set(options.without as ServerRule[] | undefined)
    this.server = new ServerModel(id(), users, serverWithout, () => this.world.now, this.random.chance(0.5))
  }

  async run() {
    await this.#start()
    for (let step = 0; step < this.profile.steps && !this.violation; step++) {
      this.#act(this.random.weighted<Action>(this.profile.actions))
      const [least, most] = this.profile.pause
      await this.world.run(this.world.now + this.random.between(least, most), () => this.violation !== null)
    }
    if (!this.violation) await this.#heal()
    if (!this.violation) await this.#reckon()
  }

  fail(violation: string) {
    this.violation ??= violation
  }

  async #start() {
    const [main, first, second] = this.server.users
    for (const [at, { id, role }] of [main!, first!, first!, second!].entries()) {
      const replica = this.world.id(this.world.now)
      const name = `${role} ${at}`
      const disk = (await this.options.makeDisk?.(replica, name)) ?? memoryDisk(replica)
      const actor: Actor = { account: this.server.account, user: id, role }
      const skew = this.random.chance(0.3) ? this.random.between(-86_400_000, 86_400_000) : 0
      const device = new Device(this, name, actor, disk, replica, skew)
      this.#devices.push(device)
      for (let tabs = this.random.between(1, 3); tabs > 0; tabs--) device.open()
    }
  }

  /* ---------- what happens ---------- */

  #act(action: Action) {
    const { random, world, server } = this
    const device = random.pick(this.#devices)
    if (action !== 'change' && action !== 'wait') world.count(action)
    const doing: Record<Action, () => void> = {
      change: () => this.#change(device),
      wait: () => void (world.now += random.between(1_000, 40_000)),
      killTab: () => device.tabs.length > 0 && device.kill(random.pick(device.tabs)),
      killAllTabs: () => [...device.tabs].forEach((tab) => device.kill(tab)),
      openTab: () => device.tabs.length < 3 && device.open(),
      freeze: () => (device.leader && !device.leader.frozen && random.chance(0.8) ? device.leader.freeze() : undefined),
      thaw: () => this.#devices.forEach(({ tabs }) => tabs.forEach((tab) => tab.frozen && tab.thaw())),
      offline: () => this.#offline(device),
      captive: () => this.#for(10_000, (on) => (device.captive = on)),
      signOut: () => this.#signOut(device),
      killServer: () => this.serverDied(),
      backup: () => this.#backups.push(server.backup()),
      restoreServer: () => this.#restoreServer(),
      collectTombstones: () => server.collectTombstones(random.between(0, server.head)),
      transfer: () => this.#transfer(),
      share: () => this.#share(),
      unshare: () => server.shared.clear(),
      copyDisk: () => this.#copyDisk(device),
      setDiskBack: () => this.#setDiskBack(),
    }
    doing[action]()
  }

  serverDied() {
    this.server.up = false
    this.world.count('server killed')
    this.world.after(this.random.between(500, 8_000), () => (this.server.up = true))
  }

  #for(ms: number, set: (on: boolean) => void) {
    set(true)
    this.world.after(this.random.below(ms), () => set(false))
  }

  #offline(device: Device) {
    device.online = false
    this.world.after(this.random.between(100, 60_000), () => {
      device.online = true
      if (this.random.chance(0.7)) device.leader?.engine?.kick('online')
    })
  }

  #signOut(device: Device) {
    device.signedOut = true
    this.world.after(this.random.between(1_000, 30_000), () => this.#signIn(device))
  }

  #signIn(device: Device) {
    device.signedOut = false
    for (const tab of device.tabs) tab.after(5, () => tab.engine?.kick('signedIn'))
  }

  #restoreServer() {
    const backup = this.#backups.pop()
    if (!backup) return
    this.#restored = true
    this.#head = 0
    this.server.restore(backup)
  }

  #transfer() {
    const ids = this.server.contactIds()
    if (ids.length === 0) return
    const moved = this.random.some(ids, this.random.chance(0.2) ? 12 : 2)
    for (const id of moved) this.#disturbed.add(id)
    this.server.transfer(moved, this.random.pick(this.server.users).id)
    this.#poke()
  }

  #share() {
    const [one, other] = this.#subs
    const scopes = this.server.shared.get(one!) ?? new Set()
    this.server.shared.set(one!, scopes.add(`user:${other}`))
  }

  #copyDisk(device: Device) {
    const copy = device.copy()
    if (copy) this.#copies.set(device, copy)
  }

  #setDiskBack() {
    for (const [device, copy] of this.#copies) {
      this.#copies.delete(device)
      device.setBack(copy)
      return
    }
  }

  afterPush() {
    if (this.server.head > this.#head) this.#poke()
  }

  /** Hints get lost now and then; nothing may depend on them. */
  #poke() {
    this.#head = this.server.head
    for (const { leader } of this.#devices)
      if (leader && this.random.chance(0.7))
        leader.after(this.random.between(5, 300), () => leader.engine?.kick('poke'))
  }

  /* ---------- what users do ---------- */

  #change(device: Device) {
    const tab = this.random.pick(device.awake().length > 0 ? device.awake() : [device.open()])
    const changes: NewChange[] = []
    for (let n = this.random.chance(0.2) ? 3 : 1; n > 0; n--) changes.push(this.#newChange(device))
    this.#enqueue(tab, changes)
    if (this.random.chance(0.15)) this.#enqueue(this.random.pick(device.awake()), [this.#newChange(device)])
  }

  #enqueue(tab: Tab, changes: readonly NewChange[]) {
    const kick = this.random.chance(0.8)
    tab.after(0, () => {
      void this.#save(tab, changes, kick)
    })
  }

  async #save(tab: Tab, changes: readonly NewChange[], kick: boolean) {
    const { device } = tab
    const saved = await tab.mutate(changes)
    if (saved?.kind !== 'saved') return
    this.world.count('saved')
    if (!this.ledger.has(saved.uid)) this.fail(`${device.name}: "saved" but nothing was kept`)
    if (kick) device.leader?.after(1, () => device.leader?.engine?.kick('new'))
  }

  #newChange(device: Device): NewChange {
    const { random, world } = this
    const shown = [...(device.mirror.entries.get('contact')?.values() ?? [])].flatMap(({ row }) => row ?? [])
    const labels = [...(device.mirror.entries.get('tag')?.values() ?? [])].flatMap(({ row }) => row ?? [])
    const id = () => world.id(world.now + device.skew)
    if (random.chance(0.08)) return { name: 'tag.create', args: { id: id(), name: `tag ${random.below(100)}` } }
    if (labels.length > 0 && random.chance(0.06)) {
      const label = random.pick(labels).id
      return random.chance(0.5)
        ? { name: 'tag.rename', args: { id: label, name: `renamed ${random.below(100)}` } }
        : { name: 'tag.delete', args: { id: label } }
    }
    if (shown.length < 3 || random.chance(this.profile.fewRows ? 0.02 : 0.2)) {
      const rows = Array.from({ length: random.chance(0.15) ? random.between(4, 10) : random.between(1, 2) }, () => ({
        id: id(),
        name: `contact ${random.below(1_000)}`,
      }))
      return { name: 'contact.create', args: { rows } }
    }
    const rows = random.some(shown, random.chance(0.15) ? 8 : 2)
    const ids = rows.map((row) => row.id)
    return this.#changeRows(device, rows, ids, id())
  }

  #changeRows(device: Device, rows: Row[], ids: string[], mark: string): NewChange {
    const { random } = this
    const kind = random.weighted({ mark: 55, unmark: 8, patch: 20, delete: 8, restore: 8, poison: 2 })
    const disturb = (all: readonly string[]) => all.forEach((id) => this.#disturbed.add(id))
    if (kind === 'unmark') {
      const tag = random.pick((rows[0] as Contact).tag.length > 0 ? (rows[0] as Contact).tag : [mark])
      this.#removedMarks.add(tag)
      return { name: 'contact.tag.remove', args: { ids, tag } }
    }
    if (kind === 'patch') return { name: 'contact.patch', args: { ids, fields: { remark: mark } } }
    if (kind === 'poison') return { name: 'contact.patch', args: { ids, fields: { remark: 'unreadable' } } }
    if (kind === 'delete') {
      disturb(ids)
      return { name: 'contact.delete', args: { ids } }
    }
    const gone = kind === 'restore' ? this.#lastDeleted(device) : undefined
    if (gone) {
      disturb([gone.id])
      return { name: 'contact.restore', args: { rows: [gone] } }
    }
    return { name: 'contact.tag.add', args: { ids, tag: mark } }
  }

  #lastDeleted(device: Device): Row | undefined {
    const entries = [...(device.mirror.entries.get('contact')?.values() ?? [])]
    return entries.find(({ row, base }) => row === null && base)?.base ?? undefined
  }

  /* ---------- what must always be true ---------- */

  /** A mutation is on the disk for the first time. */
  kept(device: Device, { uid, mid, name, args, ids }: OutboxEntry) {
    this.ledger.set(uid, { device, life: device.life, mid, forgiven: false })
    if (name !== 'contact.tag.add') return
    for (const id of ids) {
      const marks = device.tokens.get(id) ?? new Map<string, string>()
      device.tokens.set(id, marks.set((args as { tag: string }).tag, uid))
    }
  }

  /** What was made after the copy that the disk was set back to, is lost by the disk and not by us. */
  forgive(device: Device, nextMid: number) {
    for (const kept of this.ledger.values()) if (kept.device === device && kept.mid >= nextMid) kept.forgiven = true
  }

  checkCommit(device: Device, changed: readonly Changed[]) {
    for (const { entity, id, before, after } of changed) {
      const where = `${device.name}: ${entity} ${id}`
      if (after) this.#checkView(device.mirror, after, where, device.actor.user)
      if (before && after && before.scope && after.scope && before.history === after.history && after.rev < before.rev)
        this.fail(`${where} went back from rev ${before.rev} to ${after.rev}`)
      if (entity === 'contact') this.#checkMarks(device, id, after?.row ?? null, where)
    }
  }

  /** View = base folded with what waits. */
  #checkView({ outbox }: Image, entry: NonNullable<Changed['after']>, where: string, user: string) {
    const waiting = entry.waiting ?? []
    for (const mid of waiting) {
      const mutation = outbox.get(mid)
      if (!mutation || mutation.state === 'done' || !mutation.ids.includes(entry.id))
        return this.fail(`${where} waits for ${mid}, which does not`)
    }
    if (entry.waiting?.length === 0 || ('base' in entry && !entry.waiting)) return this.fail(`${where} keeps a base`)
    const folded = refold(entry, baseOf(entry), waiting, outbox, user)
    if (!same(folded.row, entry.row)) this.fail(`${where} does not show its base and what waits`)
  }

  /** Read your writes: a mark that a user was told is saved stays on the screen until it is visibly refused. */
  #checkMarks(device: Device, id: string, row: Row | null, where: string) {
    for (const [mark, uid] of device.tokens.get(id) ?? []) {
      if (this.#disturbed.has(id) || this.#removedMarks.has(mark) || device.mirror.issues.has(uid)) continue
      if (row === null && (this.#restored || device.actor.role === 'sub')) continue
      if (!row || !(row as Contact).tag.includes(mark)) return this.fail(`${where} lost its mark of ${uid}`)
    }
  }

  /* ---------- peace, and the reckoning ---------- */

  async #heal() {
    this.healed = true
    this.server.up = true
    for (const device of this.#devices) {
      device.online = true
      device.captive = false
      if (device.tabs.length === 0) device.open()
      for (const tab of device.tabs) if (tab.frozen) tab.thaw()
      this.#signIn(device)
    }
    const deadline = this.world.now + 20 * 60_000
    let quiet = false
    const look = () => {
      quiet = this.#devices.every((device) => this.#restless(device) === null)
      if (!quiet) this.world.after(5_000, look)
    }
    look()
    if (await this.world.run(deadline, () => quiet || this.violation !== null)) return
    const restless = this.#devices.flatMap((device) => this.#restless(device) ?? [])
    this.fail(`never comes to rest: ${restless.join('; ')}`)
  }

  #restless({ mirror, name, actor }: Device): string | null {
    const grants = this.server.grants(actor.user)
    if (mirror.meta.epoch !== this.server.epoch) return `${name}: is in ${mirror.meta.epoch}`
    for (const { state, mid } of mirror.outbox.values()) if (state !== 'done') return `${name}: ${mid} is ${state}`
    if (mirror.scopes.size !== grants.size) return `${name}: has ${mirror.scopes.size} scopes of ${grants.size}`
    for (const { scope, phase, gen } of mirror.scopes.values())
      if (phase.kind !== 'delta' || phase.cursor !== this.server.head)
        return `${name}: ${scope} generation ${gen} is at ${JSON.stringify(phase)} of ${this.server.head}`
    return null
  }

  async #reckon() {
    for (const device of this.#devices) this.#compare(device, await device.disk.inspect())
    this.#account()
  }

  /** Every device shows exactly what a plain query of the server gives its user. */
  #compare(device: Device, image: Image) {
    const expected = this.server.visible(device.actor.user)
    let rows = 0
    for (const [entity, entries] of image.entries)
      for (const entry of entries.values()) {
        const where = `${device.name}: ${entity} ${entry.id}`
        rows++
        const kept = expected.get(`${entity}/${entry.id}`)
        if (!kept) return this.fail(`${where} is here without a right or after its end`)
        if (entry.waiting || 'base' in entry) return this.fail(`${where} still waits`)
        if (entry.scope !== kept.scope || entry.rev !== kept.rev)
          return this.fail(`${where} has ${entry.scope} ${entry.rev} instead of ${kept.scope} ${kept.rev}`)
        if (!same(entry.row, kept.row)) return this.fail(`${where} differs from the server`)
      }
    if (rows !== expected.size) this.fail(`${device.name} has ${rows} of ${expected.size} rows`)
  }

  /** Nothing that was saved is nowhere; nothing counts twice; each replica's changes count in their order. */
  #account() {
    const seen = new Set<string>()
    const last = new Map<string, number>()
    for (const { uid } of this.server.log) {
      const kept = this.ledger.get(uid)
      if (!kept) return this.fail(`${uid} was applied but never kept on a device`)
      if (seen.has(uid)) return this.fail(`${uid} was applied twice`)
      seen.add(uid)
      const line = `${kept.device.name} ${kept.life}`
      if ((last.get(line) ?? 0) > kept.mid) return this.fail(`${kept.device.name}: ${kept.mid} was applied too late`)
      last.set(line, kept.mid)
    }
    for (const [uid, { device, mid, forgiven }] of this.ledger) {
      if (forgiven) continue
      const refused = device.mirror.issues.has(uid)
      if (seen.has(uid) && refused) return this.fail(`${device.name}: ${mid} was applied and shown as refused`)
      if (!seen.has(uid) && !refused) return this.fail(`${device.name}: ${mid} is nowhere`)
    }
  }
}

function memoryDisk(replica: string): Disk {
  const store = new MemoryStore(replica)
  return {
    store,
    inspect: () => store.inspect(),
    copy: () => copyImage(store.image),
    restore: (copy) => {
      store.image = copyImage(copy as Image)
    },
  }
}

/** Equal but for fields that are null on one side and absent on the other: columns on the wire do not tell them apart. */
function same(a: unknown, b: unknown): boolean {
  if (a === b || ((a ?? null) === null && (b ?? null) === null)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => same(a[key as keyof typeof a], b[key as keyof typeof b]))
}
