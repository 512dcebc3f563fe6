import { schemaNumber } from '#domain/sync/protocol'
import { monthBefore } from '#domain/sync/scopeKinds'
import { carry } from './carry.ts'
import type { Device } from './device.ts'
import type { History } from './history.ts'
import { askOlder } from './olderTalks.ts'
import type { Action } from './profiles.ts'
import type { Random } from './random.ts'
import { ServerModel } from './serverModel.ts'
import { monthMs, threads } from './talks.ts'
import { change, fightOver } from './users.ts'

type Doing = (history: History, device: Device, random: Random) => void

/** What each step does. A fault counts as struck only when there was something to strike. */
export const actions: Record<Action, Doing> = {
  change: (history, device, random) => change(history, device, random),
  fieldFight: (history, _, random) => fightOver(history, random),
  notified: (history, _, random) => history.notify(random.pick(history.server.users).id, `told ${random.below(3)}`),
  wait: ({ world }, _, random) => void (world.now += random.between(1_000, 40_000)),

  /* ---------- tabs ---------- */

  openTab: (_, device) => void (device.tabs.length < 3 && device.open()),
  tabKilled(history, device, random) {
    if (device.tabs.length === 0) return
    history.struck('tabKilled')
    device.kill(random.pick(device.tabs))
  },
  allTabsKilled(history, device) {
    if (device.tabs.length === 0) return
    history.struck('allTabsKilled')
    device.killAll()
  },
  tabFrozen: (_, { leader }) => void (leader && !leader.frozen && leader.freeze()),
  thaw({ devices }) {
    for (const tab of devices.flatMap(({ tabs }) => tabs)) if (tab.frozen) tab.thaw()
  },
  updateApp(history, device) {
    if (device.schema < history.server.minSchema) history.updateApp(device)
  },

  verify: (_, { leader }) => leader?.engine?.kick('verify'),
  decide: (_, device, random) => void device.decide(random.chance(0.6)),

  /* ---------- the network, as a device sees it ---------- */

  offline(history, device, random) {
    history.struck('offline')
    away(history, device, random.between(100, 60_000), random)
  },
  flapping(history, device, random) {
    history.struck('flapping')
    for (let at = 0; at < 10_000; at += random.between(20, 200))
      history.world.after(at, () => goOnline(device, history.healed || !device.online))
    history.world.after(10_001, () => goOnline(device, true))
  },
  captivePortal(history, device, random) {
    history.struck('captivePortal')
    device.captive = true
    history.world.after(random.below(10_000), () => (device.captive = false))
  },
  signedOut(history, device, random) {
    history.struck('signedOut')
    device.signedOut = true
    history.world.after(random.between(1_000, 30_000), () => history.signIn(device))
  },

  /* ---------- the server ---------- */

  serverKilled: (history) => history.serverDied(),
  backup({ backups, server }) {
    if (server instanceof ServerModel) backups.push(server.backup())
  },
  serverRestored: (history) => history.restoreServer('serverRestored'),
  serverRestoredRunning: (history) => history.restoreServer('serverRestoredRunning'),
  machineSetBack: (history) => history.restoreServer('machineSetBack'),
  serverBehind({ server, world, struck }, _, random) {
    struck('serverBehind')
    server.unknown = new Set(random.some(['contact.patch', 'contact.tag.add', 'contact.restore', 'tag.create'], 2))
    world.after(random.between(1_000, 20_000), () => (server.unknown = new Set()))
  },
  upgradeRequired({ server, struck }) {
    if (server.minSchema > schemaNumber) return
    struck('upgradeRequired')
    server.minSchema = schemaNumber + 1
  },
  tombstonesCollected(history, _, random) {
    history.struck('tombstonesCollected')
    history.collected = true
    void history.busyWith(() => history.server.collectTombstones(random.between(0, history.server.head)))
  },

  /* ---------- rights ---------- */

  transferred(history, _, random) {
    const moved = random.some(history.server.contactIds(), 2)
    if (moved.length === 0) return
    history.struck('transferred')
    history.transfer(moved, random.pick(history.server.users).id)
  },
  thereAndBack(history, device, random) {
    const { user } = device.actor
    const own = history.server.contactIds(user)
    if (own.length === 0) return
    history.struck('thereAndBack')
    const moved = random.some(own, 3)
    away(history, device, random.between(5_000, 40_000), random)
    history.transfer(moved, random.pick(history.server.users.filter(({ id }) => id !== user)).id)
    history.world.after(random.between(100, 20_000), () => history.transfer(moved, user))
  },
  heard: (history, _, random) =>
    history.talk((talks) =>
      talks.hear(random.below(threads), `said ${random.below(1_000)}`, random.chance(0.1) ? random.below(5) : 0),
    ),
  handedOver: (history, _, random) =>
    history.talk((talks) => {
      const conversation = random.pick([...talks.conversationIds(), ''])
      history.disturbed.add(conversation)
      talks.handOver(conversation, random.pick([...history.server.users.map(({ id }) => id), null]))
    }),
  carried: (history, _, random) => carry(history, random),
  peersJoined: (history, _, random) =>
    history.talk((talks) => talks.join(random.below(threads), random.below(threads))),
  askedOlder: (history, device, random) => askOlder(history, device, random),
  narrowed(_, device, random) {
    device.narrowed = true
    device.months = random.between(1, 4)
    device.leader?.lead()
  },
  monthPasses: ({ world }) => void (world.now += monthMs),
  monthClosed: (history, _, random) =>
    history.talk((talks) =>
      talks.closeMonths(monthBefore(talks.talks.monthAt(history.world.now), random.between(2, 6))),
    ),
  bulkTransferred(history, device, random) {
    const own = history.server.contactIds(device.actor.user)
    if (own.length === 0) return
    history.struck('bulkTransferred')
    history.transfer(own, random.pick(history.server.users).id)
  },
  userDisabled: (history, _, random) => history.disable(random.pick(history.subs)),
  enable: (history) => history.enable(),
  shared: (history) => history.share(),
  unshared: (history) => history.unshare(),
  grantedAndRevoked(history, _, random) {
    history.struck('grantedAndRevoked')
    for (const device of history.devicesOf(history.subs[0]))
      away(history, device, random.between(5_000, 30_000), random)
    history.share()
    history.world.after(random.between(100, 4_000), () => history.unshare())
  },

  /* ---------- disks and clocks ---------- */

  storageLost(history, device, random) {
    history.struck('storageLost')
    failing(history, device, 'lost', random)
  },
  diskFull(history, device, random) {
    history.struck('diskFull')
    failing(history, device, 'full', random)
  },
  copyDisk(history, device) {
    const copy = device.copy()
    if (copy) history.copies.set(device, copy)
  },
  diskSetBack(history) {
    const [device, copy] = [...history.copies][0] ?? []
    if (!device || !copy) return
    history.struck('diskSetBack')
    history.copies.delete(device)
    device.setBack(copy)
  },
  diskEvicted(history, device) {
    if (!device.disk.evict) return
    history.struck('diskEvicted')
    history.copies.delete(device)
    device.evict(history.world.id(history.world.now))
  },
  siteDataCleared(history, device, random) {
    if (!device.disk.evict || device.awake().length === 0) return
    history.struck('siteDataCleared')
    history.copies.delete(device)
    device.clearSiteData(history.world.id(history.world.now), random.chance(0.5))
  },
  clockJumped(history, device, random) {
    history.struck('clockJumped')
    device.skew += random.between(-day, day)
    device.clockIsRight = false
  },
}

export const day = 86_400_000

function away(history: History, device: Device, ms: number, random: Random) {
  device.online = false
  const hears = random.chance(0.7)
  history.world.after(ms, () => {
    device.online = true
    if (hears) device.leader?.engine?.kick('online')
  })
}

function goOnline(device: Device, online: boolean) {
  device.online = online
  if (online) device.leader?.engine?.kick('online')
}

function failing(history: History, device: Device, how: 'lost' | 'full', random: Random) {
  device.storage = how
  history.world.after(random.between(500, 20_000), () => (device.storage = 'fine'))
}
