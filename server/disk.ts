import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#domain/errors'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'

/** so long a write that found no space is told of */
export const diskFullMinutes = 5

/** less than so many bytes is little: PostgreSQL alone may need as much between two checkpoints */
const diskLeastFree = 500_000_000

/** `full`: something could not be written lately. `low`: little is left where the data lies. */
export type DiskState = 'ok' | 'low' | 'full'

export type Disk = {
  /** Any error: one that tells of a full disk, here or at the database, counts for some minutes. */
  heard: (error: unknown) => void
  state: () => Promise<DiskState>
}

type DiskOptions = { leastFree?: number; clock?: () => number }

/** Whether there is space to write, where the data folder and the embedded database lie and where PostgreSQL says so. */
export function watchDisk(
  { data, databaseUrl }: Pick<Settings, 'data' | 'databaseUrl'>,
  log: Log,
  { leastFree = diskLeastFree, clock = Date.now }: DiskOptions = {},
): Disk {
  const folders = [data, join(data, 'blobs'), ...(databaseUrl ? [] : [join(data, 'postgres')])]
  let fullUntil = -Infinity
  return {
    heard(error) {
      if (!isDiskFull(error)) return
      if (clock() >= fullUntil) log('no space left to write')
      fullUntil = clock() + diskFullMinutes * 60_000
    },
    async state() {
      if (clock() < fullUntil) return 'full'
      const free = await Promise.all(folders.map(freeIn))
      return Math.min(...free) < leastFree ? 'low' : 'ok'
    },
  }
}

const codes = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** PostgreSQL's disk_full, and what the operating system says. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'serverDiskFull'
  return codes.has(String((error as { code?: unknown } | null)?.code))
}

/** In bytes, to whoever is not root. A folder that is not there holds nothing of ours. */
const freeIn = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Infinity,
  )
