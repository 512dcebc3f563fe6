import type { Lock } from '#workers/fair/shareLeads'
import { readOnce } from '../../lib/reader.ts'

const key = 'fair.lock'

/** This phone's key for the next bundle, made when it is first asked for. */
export async function keptLock(owner: { account: string; user: string }): Promise<Lock> {
  const kept = (await readOnce((db) => db.drafts.get(key)))?.value as Lock | undefined
  // One of an earlier version cannot be opened any more, and its code is no longer shown.
  if (kept?.privateKey) return kept
  const { newLock } = await import('#workers/fair/shareLeads')
  const lock = await newLock(owner)
  await readOnce((db) => db.drafts.put({ key, value: lock, at: Date.now() }))
  return lock
}

/** A bundle has come: the next one is for another key. */
export const forgetLock = () => readOnce((db) => db.drafts.delete(key))
