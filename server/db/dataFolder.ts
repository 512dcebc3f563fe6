import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SettingError } from '../environment.ts'

/**
 * Two servers on one data folder are two postmasters on one database. The lock is the kernel's (SQLite's file lock), so
 * a holder that is killed has let it go; the pid beside it is only for the message.
 */
export function lockDataFolder(folder: string): { release: () => void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const pidFile = join(folder, 'server.pid')
  const lock = new DatabaseSync(join(folder, 'server.lock'))
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    lock.close()
    if (!isLocked(cause)) throw cause
    throw new SettingError(
      `Fairlead already runs on ${folder} (process ${readPid(pidFile)}). Stop that one first, or set FAIRLEAD_DATA to another folder.`,
    )
  }
  writeFileSync(pidFile, String(process.pid))
  return { release: () => lock.close() }
}

/** Whether a server runs on this folder now; the operator's tool then uses that server's database. */
export function isDataFolderLocked(folder: string): boolean {
  try {
    lockDataFolder(folder).release()
    return false
  } catch (cause) {
    if (cause instanceof SettingError) return true
    throw cause
  }
}

const SQLITE_BUSY = 5
const isLocked = (cause: unknown) => (cause as { errcode?: number }).errcode === SQLITE_BUSY

function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim() || 'unknown'
  } catch {
    return 'unknown'
  }
}
