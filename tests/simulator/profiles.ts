export type NetworkFault =
  | 'none'
  | 'requestLost'
  | 'answerLost'
  | 'duplicated'
  | 'slow'
  | 'slowAnswer'
  | 'busy'
  | 'tooLarge'
  | 'garbled'

export type Action =
  | 'change'
  | 'wait'
  | 'killTab'
  | 'killAllTabs'
  | 'openTab'
  | 'freeze'
  | 'thaw'
  | 'offline'
  | 'captive'
  | 'signOut'
  | 'killServer'
  | 'backup'
  | 'restoreServer'
  | 'collectTombstones'
  | 'transfer'
  | 'share'
  | 'unshare'
  | 'copyDisk'
  | 'setDiskBack'

export type Profile = {
  name: string
  steps: number
  /** between steps, ms */
  pause: [number, number]
  actions: Partial<Record<Action, number>>
  network: Partial<Record<NetworkFault, number>>
  storageFails: number
  tabDiesAtCommit: number
  serverDiesInPush: number
  pullRows: number
  pushMutations: number
  pushBytes: number
  /** a device with a bug that leaves mutations out */
  skipsOne: boolean
  /** users work on the same few rows */
  fewRows?: boolean
}

const base: Profile = {
  name: 'everything',
  steps: 80,
  pause: [0, 3_000],
  actions: {
    change: 40,
    wait: 6,
    killTab: 4,
    killAllTabs: 2,
    openTab: 4,
    freeze: 4,
    thaw: 4,
    offline: 5,
    captive: 1,
    signOut: 1,
    killServer: 2,
    backup: 2,
    restoreServer: 1,
    collectTombstones: 2,
    transfer: 6,
    share: 2,
    unshare: 1,
    copyDisk: 2,
    setDiskBack: 1,
  },
  network: {
    none: 60,
    requestLost: 4,
    answerLost: 6,
    duplicated: 6,
    slow: 6,
    slowAnswer: 8,
    busy: 3,
    tooLarge: 2,
    garbled: 2,
  },
  storageFails: 0.01,
  tabDiesAtCommit: 0.003,
  serverDiesInPush: 0.02,
  pullRows: 4,
  pushMutations: 6,
  pushBytes: 20_000,
  skipsOne: false,
}

/** Histories take turns; each leans on other faults, so that what one kind hides another finds. */
export const profiles = {
  everything: base,
  /** Leaders that sleep and wake among several tabs, with answers under way. */
  zombies: {
    ...base,
    name: 'zombies',
    pause: [0, 6_000],
    actions: { change: 30, freeze: 14, thaw: 14, openTab: 8, killTab: 2, wait: 8, transfer: 6, collectTombstones: 2 },
    network: { none: 40, slow: 20, slowAnswer: 30, duplicated: 10 },
    pullRows: 3,
  },
  /** A server that is set back to its backups. */
  restores: {
    ...base,
    name: 'restores',
    actions: { change: 40, wait: 12, backup: 8, restoreServer: 6, transfer: 4, offline: 4, openTab: 2, killTab: 2 },
  },
  /** Contacts and rights that move while devices are away and tombstones are thrown out. */
  moves: {
    ...base,
    name: 'moves',
    actions: { change: 30, transfer: 20, offline: 10, collectTombstones: 6, share: 5, unshare: 5, wait: 8, openTab: 2 },
    pullRows: 2,
  },
  /** Everybody changes the same few rows while pages hold only one. */
  crowd: {
    ...base,
    name: 'crowd',
    pause: [0, 700],
    actions: { change: 80, wait: 4, transfer: 4, offline: 3 },
    network: { none: 70, slow: 5, slowAnswer: 20, answerLost: 5 },
    pullRows: 1,
    fewRows: true,
  },
} satisfies Record<string, Profile>
export type ProfileName = keyof typeof profiles

/** Not one of the turns: a device that would send its changes out of order, for the rule that refuses this. */
export const skipping: Profile = { ...base, name: 'skipping', skipsOne: true }
