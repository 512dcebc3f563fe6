import { limits } from '#domain/limits'
import type { LostChanges, Meta } from '../sync/core/ports.ts'
import type { LocalDatabase } from './database.ts'
import type { UserDatabase } from './schema.ts'

/**
 * What is kept of a database outside of it, by the page in its own small storage: when the browser throws the database
 * away, this tells what went with it. `uids` are the oldest of what waits; the server gets them in this order, so those
 * beyond them have certainly not arrived.
 */
export type Mirror = {
  replica: string
  waiting: number
  uids: string[]
  /** went with an even earlier copy, and the user has not taken note of it yet */
  lost: number
}

export function readMirror({ strict: db, replica }: LocalDatabase): Promise<Mirror> {
  return db.transaction('r', db.meta, db.outbox, async () => {
    const unsent = (state: 'queued' | 'sent') => db.outbox.where('state').equals(state)
    const most = limits.mirroredUids
    const [meta, queued, sent, ...first] = await Promise.all([
      db.meta.get('meta'),
      unsent('queued').count(),
      unsent('sent').count(),
      unsent('sent').limit(most).toArray(),
      unsent('queued').limit(most).toArray(),
    ])
    const oldest = first.flat().sort((a, b) => a.mid - b.mid)
    const uids = oldest.slice(0, most).map(({ uid }) => uid)
    return { replica, waiting: queued + sent, uids, lost: countLost(meta?.lost) }
  })
}

/** What a new, empty database has to say of the one before it. */
export function lossOf(mirror: Mirror | null): LostChanges | undefined {
  if (!mirror || mirror.waiting + mirror.lost === 0) return undefined
  const { waiting, uids, lost } = mirror
  return { changes: lost, ...(waiting > 0 && { unchecked: { waiting, uids } }) }
}

/**
 * What a database that stands never heard of, although it waited there: the browser has set it back. Chromium does, when it
 * was killed in the middle of a write: it goes on writing behind what it broke off, and finds nothing of that again.
 */
export async function lossIn(db: UserDatabase, meta: Meta, mirror: Mirror | null): Promise<LostChanges | undefined> {
  if (!mirror?.uids.length || mirror.replica !== meta.replica || meta.lost?.unchecked) return undefined
  const known = new Set(await db.outbox.where('uid').anyOf(mirror.uids).keys())
  const uids = mirror.uids.filter((uid) => !known.has(uid))
  if (uids.length === 0) return undefined
  // The newest went, so those that the mirror does not name have gone as well.
  return { changes: meta.lost?.changes ?? 0, unchecked: { waiting: mirror.waiting - known.size, uids } }
}

export const countLost = (lost: LostChanges | undefined) => (lost?.changes ?? 0) + (lost?.unchecked?.waiting ?? 0)
