import { names } from '../sync/core/names.ts'
import { changedLately } from './changedLately.ts'
import { entriesByIds } from './read.ts'
import type { UserDatabase } from './schema.ts'

type Kind = 'note' | 'reminder' | 'origin' | 'mail' | `consent ${string}`

/** Under which key something that is half typed about a contact is kept; `rest`: what tells several of a kind apart. */
export const contactDraft = (kind: Kind, contact: string, rest = ''): string => `${kind} ${contact}${rest}`

const keyOfDraft = /^(?:note|reminder|origin|mail|consent \S+) ([0-9a-f-]{36})/
const contactOf = (key: string) => keyOfDraft.exec(key)?.[1]

/**
 * What is half typed about a contact goes with it when it leaves this device: given to somebody else, deleted, or erased
 * for good. It stays while rows are still being read, while a deletion can be undone, and while a change that made the
 * contact needs the user.
 */
export async function tidyDrafts(db: UserDatabase, now: number): Promise<void> {
  const keys = (await db.drafts.toCollection().primaryKeys()).filter(contactOf)
  if (!keys.length) return
  if (!(await isAllRead(db))) return
  const left = new Set(await absentOf(db, [...new Set(keys.map((key) => contactOf(key)!))]))
  if (!left.size) return
  const lately = await changedLately(db, now)
  const issues = await db.issues.toArray()
  const isOver = (id: string) =>
    left.has(id) && !lately.has(`contact ${id}`) && !issues.some(({ args }) => names(args, new Set([id])))
  await db.drafts.bulkDelete(keys.filter((key) => isOver(contactOf(key)!)))
}

/** Whether all that the user may see is here, so that what is not here has left. */
export async function isAllRead(db: UserDatabase): Promise<boolean> {
  const scopes = await db.scopes.toArray()
  return scopes.length > 0 && scopes.every(({ phase }) => phase.kind === 'delta')
}

export async function absentOf(db: UserDatabase, ids: readonly string[]): Promise<string[]> {
  const entries = await entriesByIds(db, 'contact', ids)
  return ids.filter((_, at) => entries[at] === undefined)
}
