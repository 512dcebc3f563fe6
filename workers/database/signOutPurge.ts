import { Dexie } from 'dexie'
import { lockName } from '../sync/lockName.ts'
import { dropLogbook } from '../writeAheadLog/files.ts'
import { sessionOwner } from './device.ts'
import { databaseName, taskFilesName, UserDatabase } from './schema.ts'

type Owner = { account: string; user: string }

/** A frozen tab keeps the lock that the others wait for; it writes nothing either. */
const waitMs = 10_000

/**
 * A user who has left leaves nothing behind that the server has as well: the next one at this browser finds no rows, no
 * files and no answers. What only this device has stays, with the rows that it is about; so does what is half typed.
 */
export async function purgeUser(owner: Owner): Promise<void> {
  if (!(await Dexie.exists(databaseName(owner)))) return
  // Whoever leads in another tab may still be writing.
  const signal = AbortSignal.timeout(waitMs)
  try {
    await navigator.locks.request(lockName(owner), { signal }, () => clear(owner))
  } catch (error) {
    if (!signal.aborted) throw error
    await clear(owner)
  }
}

async function clear(owner: Owner): Promise<void> {
  if ((await sessionOwner())?.user === owner.user) return
  // Files that were brought in or made for handing on are elsewhere as well.
  await Dexie.delete(taskFilesName(owner))
  const db = new UserDatabase(databaseName(owner), 'strict')
  try {
    await db.open()
    const isCleared = await db.transaction('rw', db.tables, async () => {
      if (await hasOwn(db)) return false
      for (const table of db.tables) if (table.name !== db.drafts.name) await table.clear()
      return true
    })
    if (isCleared) await dropLogbook(owner)
  } finally {
    db.close()
  }
}

async function hasOwn(db: UserDatabase): Promise<boolean> {
  const counts = await Promise.all([
    db.outbox.where('state').anyOf('queued', 'sent').count(),
    db.issues.count(),
    db.blobs.where('state').equals('local').count(),
  ])
  return counts.some((count) => count > 0)
}
