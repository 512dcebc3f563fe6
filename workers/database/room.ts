import { dropFiles } from '../blobs/blobStore.ts'
import { giveReserve } from '../writeAheadLog/reserve.ts'
import type { LocalDatabase } from './database.ts'
import type { UserDatabase } from './schema.ts'

const filesAtOnce = 20_000_000

/**
 * What a full disk is given back, the most easily fetched again first; never the rows, and never what the user did. Each
 * says whether it had anything.
 */
const reclaim: ((db: UserDatabase) => Promise<boolean>)[] = [
  // Pictures and sounds that the server has too.
  (db) => dropFiles(db, filesAtOnce),
  // Built anew from the rows at the next start.
  async (db) => {
    const kept = await db.snapshots.count()
    await db.snapshots.clear()
    return kept > 0
  },
]

/** True when there is more room than before, so that what failed is worth another try. `isUsers`: what the user did. */
export async function makeRoom({ relaxed, owner }: LocalDatabase, isUsers: boolean): Promise<boolean> {
  if (isUsers && (await giveReserve(owner).catch(() => false))) return true
  for (const give of reclaim) {
    try {
      if (await give(relaxed)) return true
    } catch (error) {
      // A disk that cannot even delete; the next one may be smaller.
      console.error(error)
    }
  }
  return false
}
