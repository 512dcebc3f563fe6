/**
 * How much there is of what takes long: a short specimen in `npm test`, and all of it in `npm run soak`, which sets SOAK.
 * Each can be set by its name in the environment.
 */
const amounts = {
  /** simulated histories of the sync engine; the soak has 100,000 more of them first */
  SIM_RUNS: { test: 500, soak: 2_000 },
  /** of those on IndexedDB, where one takes about a thousand times longer */
  SIM_DEXIE_RUNS: { test: 12, soak: 25 },
  /** of those of a device with a bug that leaves changes out */
  SIM_SKIPPING: { test: 15, soak: 50 },
  /** servers killed while devices push: at each of the named points once, and everywhere again and again */
  KILLS: { test: 12, soak: 300 },
  /** a task whose server is killed while it sends, and how many mails it has */
  MAIL_KILLS: { test: 2, soak: 10 },
  MAIL_KILLS_MAILS: { test: 600, soak: 30_000 },
  /** receivers of a day of mails on a phone that is offline half of the time */
  MAIL_DAY: { test: 120, soak: 1_000 },
  /** points at which a process that moves a run of auto marketing is killed, and histories of runs with faults */
  AUTO_KILLS: { test: 2, soak: 12 },
  AUTO_HISTORIES: { test: 2, soak: 2_000 },
  /** hostile pushes, and batches of 25 hostile requests at every other route */
  FUZZ_RUNS: { test: 500, soak: 30_000 },
  FUZZ_BATCHES: { test: 2, soak: 12 },
  /** of all attacks with row-level security alone, one in so many; the whole product takes all of them in either */
  ROW_SECURITY_ONE_IN: { test: 6, soak: 1 },
  /** leading tabs that are killed, reloads in the middle of a push, and browsers that are killed */
  TAB_KILLS: { test: 2, soak: 300 },
  RELOADS: { test: 1, soak: 80 },
  BROWSER_KILLS: { test: 2, soak: 100 },
  /** exhibitors of a day in the office, of which the export takes no more than the soak has */
  OFFICE_DAY: { test: 3_000, soak: 30_000 },
  /** leads that come while a device is away */
  LEADS_AWAY: { test: 3_000, soak: 50_000 },
  /** cards that are read at a day at the fair, each with a voice */
  FAIR_DAY: { test: 1, soak: 3 },
} as const

export const isSoak = Boolean(process.env.SOAK)

export const amount = (name: keyof typeof amounts): number =>
  Number(process.env[name] ?? amounts[name][isSoak ? 'soak' : 'test'])

/** A journey that is done once already in `npm test`, in another language, at another width or with another fault. */
export const inSoak = (isSecond: boolean) => ({ tag: isSecond ? ['@soak'] : [] })

/** A journey whose rules are held in `npm test` by shorter ones, or by units. */
export const soakOnly = { tag: ['@soak'] }

/** A time-out. SLOW: how many times slower than a small machine that is busy with something else as well. */
export const minutes = (count: number): number => count * 60_000 * Number(process.env.SLOW ?? 1)
