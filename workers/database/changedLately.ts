import type { UserDatabase } from './schema.ts'

/** After this time nobody undoes a change. */
const undoMs = 60_000

/** `entity id` of the rows that the user of this device has changed within the time of an undo. */
export async function changedLately(db: UserDatabase, now: number): Promise<Set<string>> {
  const newest = await db.outbox.orderBy('mid').reverse().limit(100).toArray()
  const lately = newest.filter(({ edited_at }) => edited_at > now - undoMs)
  const payloads = await db.outboxData.bulkGet(lately.map(({ mid }) => mid))
  return new Set(lately.flatMap(({ entity }, at) => (payloads[at]?.ids ?? []).map((id) => `${entity} ${id}`)))
}
