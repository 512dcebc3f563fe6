import { readOnce, useStored } from '../../../lib/reader.ts'
import { type ChapterId, chapterIds } from './chapters.ts'

const key = 'email.course'

/** The chapters that this user has read on this device; undefined while it is looked up. */
export function useProgress(): ChapterId[] | undefined {
  return useStored(async (db) => {
    const kept = ((await db.drafts.get(key))?.value ?? []) as string[]
    return chapterIds.filter((id) => kept.includes(id))
  }, [])
}

export const keepRead = (read: readonly ChapterId[]) =>
  readOnce((db) => db.drafts.put({ key, value: [...read], at: Date.now() }))
