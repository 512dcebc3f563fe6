import type { Download } from './download.ts'

/** What a watcher leaves to the next one of the same mailbox in this process. Without it nothing is missed, only done again. */
export type WatchMemory = {
  /** Who tries a refused password again and again locks the account. */
  refused: { text: string; until: number } | null
  /** in a row */
  failures: number
  /** what a broken connection left behind */
  download: Download | null
}

export const newMemory = (): WatchMemory => ({ refused: null, failures: 0, download: null })
