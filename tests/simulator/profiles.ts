import type { Fault } from './faults.ts'
import { Random } from './random.ts'

export type NetworkFault = Extract<
  Fault,
  | 'requestLost'
  | 'answerLost'
  | 'duplicated'
  | 'slowRequest'
  | 'slowAnswer'
  | 'busy'
  | 'serverError'
  | 'tooLarge'
  | 'garbled'
  | 'halfProcessed'
  | 'rolledBack'
  | 'longTransaction'
  | 'serverKilledInPush'
>

/** What a step can do: a user at work, time that passes, or a fault. */
export type Action =
  | 'change'
  | 'fieldFight'
  | 'notified'
  | 'wait'
  | 'openTab'
  | 'thaw'
  | 'backup'
  | 'copyDisk'
  | 'updateApp'
  | 'verify'
  | 'enable'
  | 'decide'
  | 'heard'
  | 'handedOver'
  | 'carried'
  | 'peersJoined'
  | 'askedOlder'
  | 'narrowed'
  | 'monthPasses'
  | 'monthClosed'
  | Extract<
      Fault,
      | 'tabKilled'
      | 'allTabsKilled'
      | 'tabFrozen'
      | 'offline'
      | 'flapping'
      | 'captivePortal'
      | 'signedOut'
      | 'serverKilled'
      | 'serverRestored'
      | 'serverRestoredRunning'
      | 'machineSetBack'
      | 'serverBehind'
      | 'upgradeRequired'
      | 'tombstonesCollected'
      | 'transferred'
      | 'thereAndBack'
      | 'bulkTransferred'
      | 'shared'
      | 'unshared'
      | 'grantedAndRevoked'
      | 'userDisabled'
      | 'storageLost'
      | 'diskFull'
      | 'diskSetBack'
      | 'diskEvicted'
      | 'siteDataCleared'
      | 'clockJumped'
    >

export type Profile = {
  name: string
  steps: number
  /** between steps, ms */
  pause: [number, number]
  actions: Partial<Record<Action, number>>
  network: Partial<Record<NetworkFault | 'none', number>>
  storageFails: number
  killedBeforeCommit: number
  killedAfterCommit: number
  /** of all devices */
  wrongClocks: number
  pullRows: number
  pushMutations: number
  pushBytes: number
  /** a device with a bug that leaves mutations out */
  skipsOne: boolean
  /** the line of every device, until the end: so many bytes a second, and what takes longer than `cutAfterMs` breaks off */
  line?: { bytesPerSecond: [number, number]; cutAfterMs: number }
  /** what a device keeps of what was answered, in bytes */
  journalBytes?: number
  /** users work on the same few rows */
  fewRows?: boolean
  /** a page that goes puts aside what it has heard nothing of, and the next one, or another tab, brings it */
  putsAside?: boolean
  /** users write to people, who answer, and months pass */
  talks?: boolean
}

/** One step of a history. What it draws comes from its own seed, so that a step can be left out without changing others. */
export type Step = { action: Action; seed: number; pause: number }

export function planOf({ actions, pause, steps }: Profile, seed: number): Step[] {
  const random = new Random(seed, 1)
  return Array.from({ length: steps }, () => ({
    action: random.weighted<Action>(actions),
    seed: random.below(2 ** 32),
    pause: random.between(...pause),
  }))
}

const everything: Profile = {
  name: 'everything',
  steps: 200,
  pause: [0, 3_000],
  actions: {
    change: 80,
    fieldFight: 6,
    notified: 5,
    wait: 10,
    openTab: 9,
    tabKilled: 7,
    allTabsKilled: 2,
    tabFrozen: 7,
    thaw: 8,
    offline: 8,
    flapping: 1,
    captivePortal: 2,
    signedOut: 2,
    serverKilled: 3,
    backup: 3,
    serverRestored: 1,
    serverRestoredRunning: 0.5,
    machineSetBack: 0.5,
    decide: 1,
    serverBehind: 1,
    upgradeRequired: 0.3,
    updateApp: 2,
    verify: 3,
    tombstonesCollected: 4,
    transferred: 8,
    thereAndBack: 3,
    bulkTransferred: 1,
    shared: 3,
    unshared: 2,
    grantedAndRevoked: 1,
    userDisabled: 1,
    enable: 2,
    copyDisk: 3,
    diskSetBack: 1,
    diskEvicted: 0.4,
    storageLost: 1,
    diskFull: 1,
    clockJumped: 1,
  },
  network: {
    none: 120,
    requestLost: 8,
    answerLost: 12,
    duplicated: 12,
    slowRequest: 12,
    slowAnswer: 16,
    busy: 6,
    serverError: 2,
    tooLarge: 4,
    garbled: 4,
    halfProcessed: 3,
    rolledBack: 3,
    longTransaction: 4,
    serverKilledInPush: 1,
  },
  storageFails: 0.01,
  killedBeforeCommit: 0.002,
  killedAfterCommit: 0.002,
  wrongClocks: 0.3,
  pullRows: 4,
  pushMutations: 6,
  pushBytes: 20_000,
  skipsOne: false,
}

/** Histories take turns; each leans on other faults, so that what one kind hides another finds. */
export const profiles = {
  everything,
  /** Leaders that sleep and wake among several tabs, with answers under way. */
  zombies: {
    ...everything,
    name: 'zombies',
    pause: [0, 6_000],
    actions: {
      change: 60,
      notified: 5,
      tabFrozen: 28,
      thaw: 28,
      openTab: 16,
      tabKilled: 5,
      allTabsKilled: 1,
      wait: 16,
      transferred: 12,
      tombstonesCollected: 4,
    },
    network: { none: 40, slowRequest: 20, slowAnswer: 30, duplicated: 10 },
    pullRows: 3,
  },
  /** Conversations, of which devices keep some months; they change hands while their users are away. */
  talks: {
    ...everything,
    name: 'talks',
    talks: true,
    actions: {
      ...everything.actions,
      heard: 40,
      handedOver: 10,
      carried: 30,
      peersJoined: 1,
      askedOlder: 20,
      narrowed: 2,
      monthPasses: 5,
      monthClosed: 3,
    },
  },
  /** A server that is set back to its backups, and kills and transactions in between. */
  restores: {
    ...everything,
    name: 'restores',
    actions: {
      change: 80,
      fieldFight: 4,
      notified: 5,
      wait: 24,
      backup: 16,
      serverRestored: 5,
      serverRestoredRunning: 4,
      machineSetBack: 4,
      verify: 3,
      decide: 3,
      serverKilled: 6,
      serverBehind: 3,
      transferred: 8,
      offline: 8,
      openTab: 6,
      tabKilled: 6,
      copyDisk: 4,
      diskSetBack: 2,
      userDisabled: 2,
      enable: 2,
    },
  },
  /** Contacts and rights that move while devices are away and tombstones are thrown out. */
  moves: {
    ...everything,
    name: 'moves',
    actions: {
      change: 60,
      fieldFight: 6,
      notified: 6,
      transferred: 26,
      thereAndBack: 8,
      bulkTransferred: 5,
      offline: 20,
      tombstonesCollected: 12,
      shared: 10,
      unshared: 10,
      grantedAndRevoked: 5,
      userDisabled: 3,
      enable: 4,
      wait: 16,
      openTab: 4,
    },
    pullRows: 2,
  },
  /** Everybody changes the same few rows while pages hold only one. */
  crowd: {
    ...everything,
    name: 'crowd',
    pause: [0, 700],
    actions: { change: 150, fieldFight: 16, wait: 8, transferred: 8, offline: 8, flapping: 1 },
    network: { none: 60, slowRequest: 5, slowAnswer: 20, answerLost: 5, longTransaction: 10 },
    pullRows: 1,
    fewRows: true,
  },
  /** Disks that fail, fill up, come back from yesterday or are thrown away. */
  disks: {
    ...everything,
    name: 'disks',
    actions: {
      change: 90,
      notified: 5,
      copyDisk: 10,
      diskSetBack: 6,
      diskEvicted: 3,
      siteDataCleared: 3,
      storageLost: 5,
      diskFull: 5,
      allTabsKilled: 4,
      tabKilled: 4,
      openTab: 12,
      wait: 12,
      transferred: 4,
      clockJumped: 4,
      tombstonesCollected: 2,
    },
    storageFails: 0.03,
    killedBeforeCommit: 0.006,
    killedAfterCommit: 0.006,
  },
  /** Pages that are closed and loaded anew in the middle of what they keep. */
  pages: {
    ...everything,
    name: 'pages',
    pause: [0, 300],
    actions: {
      change: 110,
      fieldFight: 6,
      tabKilled: 20,
      allTabsKilled: 12,
      tabFrozen: 16,
      thaw: 12,
      openTab: 20,
      wait: 16,
      offline: 6,
      transferred: 8,
      thereAndBack: 2,
      storageLost: 2,
      diskFull: 2,
      clockJumped: 2,
      serverRestored: 1,
      backup: 2,
    },
    storageFails: 0.02,
    killedBeforeCommit: 0.03,
    killedAfterCommit: 0.03,
    putsAside: true,
  },
  /** Long days without a network while contacts are given to others; nothing that would excuse a lost edit. */
  fairs: {
    ...everything,
    name: 'fairs',
    actions: {
      change: 70,
      fieldFight: 12,
      notified: 6,
      offline: 30,
      transferred: 10,
      thereAndBack: 4,
      wait: 12,
      openTab: 4,
      userDisabled: 1,
      enable: 2,
    },
    wrongClocks: 0.1,
  },
  /** Restores to backups that are older than what devices keep to send it again; all clocks are right. */
  longAgo: {
    ...everything,
    name: 'longAgo',
    actions: {
      change: 90,
      wait: 20,
      backup: 8,
      serverRestored: 5,
      serverRestoredRunning: 2,
      machineSetBack: 2,
      decide: 6,
      transferred: 3,
      offline: 6,
      openTab: 4,
    },
    wrongClocks: 0,
    journalBytes: 3_000,
  },
  /** A line of one to three kB/s in a crowded hall. */
  halls: {
    ...everything,
    name: 'halls',
    steps: 100,
    pause: [0, 12_000],
    actions: {
      change: 60,
      fieldFight: 3,
      notified: 4,
      wait: 20,
      openTab: 5,
      tabKilled: 4,
      transferred: 6,
      bulkTransferred: 3,
      offline: 8,
      backup: 1,
      serverRestored: 0.5,
    },
    network: { none: 120, requestLost: 3, answerLost: 3 },
    storageFails: 0,
    line: { bytesPerSecond: [1_000, 3_000], cutAfterMs: 5_000 },
    pullRows: 400,
    pushMutations: 200,
    pushBytes: 100_000,
  },
  /** Somebody between device and server who minds the size today and loses answers. */
  proxies: {
    ...everything,
    name: 'proxies',
    actions: { change: 80, wait: 20, transferred: 6, captivePortal: 6, flapping: 1, tabKilled: 3, openTab: 5 },
    network: { none: 50, tooLarge: 40, answerLost: 15, duplicated: 6, garbled: 6, serverError: 3, busy: 3 },
  },
} satisfies Record<string, Profile>
export type ProfileName = keyof typeof profiles
export const profileNames = Object.keys(profiles) as ProfileName[]

/** Not one of the turns: every restore is one that the server notices by its watermark, which is what `epoch` is for. */
export const noticed: Profile = {
  ...profiles.restores,
  name: 'noticed',
  actions: { ...profiles.restores.actions, machineSetBack: 0 },
}

/**
 * Not one of the turns: a device that would send its changes out of order, for the rule that refuses this. Its last answer is
 * not that of its last change, so it cannot notice that a machine was set back between the two, and none is.
 */
export const skipping: Profile = {
  ...everything,
  name: 'skipping',
  skipsOne: true,
  actions: { ...everything.actions, machineSetBack: 0 },
}
