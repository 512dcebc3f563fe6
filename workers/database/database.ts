import { AppError } from '#domain/errors'
import type { Meta } from '../sync/core/ports.ts'
import { storageError } from './failures.ts'
import { databaseName, databaseVersion, UserDatabase } from './schema.ts'

/**
 * One user's database. Durability belongs to a Dexie instance, so there are two on the same database: what a user did
 * goes through `strict` and is on the disk when it resolves; what can be fetched again goes through `relaxed`.
 */
export type Database = {
  relaxed: UserDatabase
  strict: UserDatabase
  /** the identity of this copy; another one means that the browser threw the former away */
  replica: string
  /** this copy was made just now */
  isNew: boolean
  close(): void
}

type Options = { owner: { account: string; user: string }; newId: () => string; onOutdated?: () => void }

export async function openDatabase({ owner, newId, onOutdated }: Options): Promise<Database> {
  const name = databaseName(owner)
  const relaxed = new UserDatabase(name, 'relaxed')
  const strict = new UserDatabase(name, 'strict')
  const close = () => {
    relaxed.close({ disableAutoOpen: true })
    strict.close({ disableAutoOpen: true })
  }
  for (const db of [relaxed, strict]) {
    // Another tab brings newer tables: let it, and write nothing more here.
    db.on('versionchange', () => {
      close()
      onOutdated?.()
    })
  }
  try {
    await relaxed.open()
    await strict.open()
    for (const db of [relaxed, strict]) refuseNewer(db)
    const { meta, isNew } = await firstMeta(strict, newId)
    return { relaxed, strict, replica: meta.replica, isNew, close }
  } catch (error) {
    close()
    throw storageError(error)
  }
}

/** Dexie opens a newer database without complaint; writing into tables that this version does not know must not happen. */
export function refuseNewer(db: UserDatabase) {
  if (Math.floor(db.backendDB().version / 10) > databaseVersion) throw new AppError('upgradeRequired')
}

function firstMeta(db: UserDatabase, newId: () => string) {
  return db.transaction('rw', db.meta, async () => {
    const kept = await db.meta.get('meta')
    if (kept) return { meta: kept, isNew: false }
    const meta = { key: 'meta' as const, ...emptyMeta(newId()) }
    await db.meta.add(meta)
    return { meta, isNew: true }
  })
}

const emptyMeta = (replica: string): Meta => ({
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
