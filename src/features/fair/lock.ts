import type { Lock } from '#workers/fair/handOver'
import { readOnce } from '../../lib/reader.ts'

const key = 'fair.lock'

/** This phone's key for the next bundle, made when it is first asked for; its private half cannot be read out. */
export async function keptLock(owner: { account: string; user: string }): Promise<Lock> {
  const kept = await readOnce((db) => db.drafts.get(key))
  if (kept) return kept.value as Lock
  const { newLock } = await import('#workers/fair/handOver')
  const lock = await newLock(owner)
  await readOnce((db) => db.drafts.put({ key, value: lock, at: Date.now() }))
  return lock
}

/** A bundle has come: the next one is for another key. */
export const forgetLock = () => readOnce((db) => db.drafts.delete(key))
