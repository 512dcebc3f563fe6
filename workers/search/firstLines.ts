import type { UserDatabase } from '../database/schema.ts'
import type { ContactLines, ContactQuery } from './api.ts'
import { lastChange } from './feed.ts'

const name = 'first lines'

/** `n`: the place in the change feed that they belong to; `day`: a query may be about days. */
type FirstLines = { question: string; n: number; day: string; lines: ContactLines }

const questionOf = (query: ContactQuery) => JSON.stringify(query)
const dayNow = () => new Date().toDateString()

/** Keeps how the list that is looked at begins: the next start draws it before the index is there. */
export async function keepFirstLines(db: UserDatabase, query: ContactQuery, lines: ContactLines, n: number) {
  const value: FirstLines = { question: questionOf(query), n, day: dayNow(), lines }
  await db.snapshots.put({ name, value })
}

/** Null where another list was kept, or anything has changed since then: what is drawn is true. */
export function readFirstLines(db: UserDatabase, query: ContactQuery): Promise<ContactLines | null> {
  return db.transaction('r', db.snapshots, db.changes, async () => {
    const kept = (await db.snapshots.get(name))?.value as FirstLines | undefined
    if (kept?.question !== questionOf(query) || kept.day !== dayNow()) return null
    return ((await lastChange(db)) ?? 0) === kept.n ? kept.lines : null
  })
}
