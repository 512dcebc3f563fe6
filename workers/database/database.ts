import { AppError } from '#domain/errors'
import type { Meta } from '../sync/core/ports.ts'
import { storageError } from './failures.ts'
import { lossIn, lossOf, type Mirror } from './mirror.ts'
import { databaseName, databaseVersion, UserDatabase } from './schema.ts'

/**
 * One user's database. Durability belongs to a Dexie instance, so there are two on the same database: what a user did
 * goes through `strict` and is on the disk when it resolves; what can be fetched again goes through `relaxed`.
 */
export type LocalDatabase = {
  owner: { account: string; user: string }
  relaxed: UserDatabase
  strict: UserDatabase
  /** the identity of this copy; another one means that the browser threw the former away */
  replica: string
  close(): void
}

type Options = {
  owner: { account: string; user: string }
  newId: () => string
  /** of the copy that was there before, should this one be new */
  mirror?: Mirror | null
  onOutdated?: () => void
}

export async function openUserDatabase({ owner, newId, mirror = null, onOutdated }: Options): Promise<LocalDatabase> {
  const name = databaseName(owner)
  const relaxed = new UserDatabase(name, 'relaxed')
  const strict = new UserDatabase(name, 'strict')
  const close = () => {
    relaxed.close({ disableAutoOpen: true })
    strict.close({ disableAutoOpen: true })
  }
  for (const db of [relaxed, strict]) {
    db.on('versionchange', ({ newVersion }) => {
      // It is being deleted: the next access meets an empty one and says so.
      if (newVersion === null) return db.close({ disableAutoOpen: false })
      // Another tab brings newer tables: let it, and write nothing more here.
      close()
      onOutdated?.()
    })
  }
  try {
    await relaxed.open()
    await strict.open()
    for (const db of [relaxed, strict]) refuseNewer(db)
    const { replica } = await firstMeta(strict, newId, mirror)
    return { owner, relaxed, strict, replica, close }
  } catch (error) {
    close()
    throw storageError(error)
  }
}

/** Dexie opens a newer database without complaint; writing into tables that this version does not know must not happen. */
export function refuseNewer(db: UserDatabase) {
  if (Math.floor(db.backendDB().version / 10) > databaseVersion) throw new AppError('upgradeRequired')
}

/** A new copy is another replica; what went with the former one, or with a newer state, is written down at once. */
function firstMeta(db: UserDatabase, newId: () => string, mirror: Mirror | null): Promise<Meta> {
  return db.transaction('rw', db.meta, db.outbox, async () => {
    const kept = await db.meta.get('meta')
    const lost = kept ? await lossIn(db, kept, mirror) : lossOf(mirror)
    if (kept && lost) await db.meta.put({ ...kept, lost })
    if (kept) return kept
    const meta = { ...emptyMeta(newId()), ...(lost && { lost }) }
    await db.meta.add({ key: 'meta', ...meta })
    return meta
  })
}

export const emptyMeta = (replica: string): Meta => ({
  replica,
  epoch: null,
  history: 0,
  nextMid: 1,
  tailUid: null,
  leader: 0,
  skew: 0,
  seen: 0,
  lastContact: null,
})
