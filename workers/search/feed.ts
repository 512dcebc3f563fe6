import type { UserDatabase } from '../database/schema.ts'

/** Never read (below 0), or the change feed was cut off after the place where this reader stands, or it is another feed. */
export async function isBehind(db: UserDatabase, seen: number): Promise<boolean> {
  if (seen < 0) return true
  const [first] = await db.changes.orderBy('n').limit(1).primaryKeys()
  const last = await lastChange(db)
  if (first === undefined || last === undefined) return seen > 0
  return first > seen + 1 || last < seen
}

export async function lastChange(db: UserDatabase): Promise<number | undefined> {
  const newestFirst = db.changes.orderBy('n')
  newestFirst.reverse()
  return (await newestFirst.limit(1).primaryKeys())[0]
}
