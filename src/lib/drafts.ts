import type { UserDatabase } from '#workers/database/schema'
import { followLeaving, pageState } from '#workers/page'
import { readOnce } from './reader.ts'
import { currentUser } from './session.ts'
import { stashOf, type UnsavedDraft } from './unkept.ts'

type Owner = { account: string; user: string }

/** Typed, and not confirmed by the database yet. */
const unkept = new Map<string, UnsavedDraft>()
/** Of these, what nobody has given to the database yet, or anew. */
const toWrite = new Set<string>()
/** Those that lie beside the database as well. */
const stashed = new Set<string>()
let owner: Owner | null = null
let writing: Promise<void> | null = null

/**
 * Keeps what is half typed in the user's own database; null: it is discarded, or saved. Only the last text of each draft is
 * written, so that nobody waits for those before it; what is given together is kept together. Fulfilled when nothing waits
 * any more; never rejected: a full disk refuses a text, which stays on the screen, and saving says so.
 */
export function keepDrafts(values: Readonly<Record<string, unknown>>): Promise<void> {
  const user = currentUser()
  if (!user) return Promise.resolve()
  const mine = { account: user.account, user: user.id }
  if (owner && owner.user !== mine.user) forgetAll()
  owner = mine
  const at = Date.now()
  for (const [key, value] of Object.entries(values)) {
    unkept.set(key, { value, at })
    toWrite.add(key)
  }
  if (!pageState().visible) stashOnExit()
  return (writing ??= writeAll())
}

export const keepDraft = (key: string, value: unknown): Promise<void> => keepDrafts({ [key]: value })

/** As it was typed last; null: there is none. */
export async function readDraft<T>(key: string): Promise<T | null> {
  const kept = await readOnce((db) => db.drafts.get(key))
  const typed = owner && isSignedIn(owner) ? unkept.get(key) : undefined
  return ((typed ?? kept)?.value as T | undefined) ?? null
}

/** Whatever is typed is in the database. */
export const draftsKept = () => writing ?? Promise.resolve()

async function writeAll(): Promise<void> {
  // What is given in the same turn goes together. What somebody left who is signed out waits for them.
  await Promise.resolve()
  while (hasWork()) {
    const mine = owner!
    const batch = [...toWrite].map((key) => [key, unkept.get(key)!] as const)
    toWrite.clear()
    try {
      await readOnce((db) => write(db, batch))
      for (const [key, typed] of batch) if (unkept.get(key) === typed) confirm(mine, key)
    } catch (error) {
      console.error(error)
    }
  }
  // In the same turn: what is given now begins anew.
  writing = null
}

const hasWork = () => owner !== null && isSignedIn(owner) && toWrite.size > 0

const write = (db: UserDatabase, batch: readonly (readonly [string, UnsavedDraft])[]) =>
  db.transaction('rw', db.drafts, async () => {
    await db.drafts.bulkDelete(batch.flatMap(([key, { value }]) => (value === null ? [key] : [])))
    await db.drafts.bulkPut(batch.flatMap(([key, typed]) => (typed.value === null ? [] : [{ key, ...typed }])))
  })

function confirm(mine: Owner, key: string) {
  unkept.delete(key)
  if (stashed.delete(key)) stashOf(mine).drop(key)
}

function forgetAll() {
  for (const some of [unkept, toWrite, stashed]) some.clear()
}

const isSignedIn = ({ user }: Owner) => currentUser()?.id === user

/** The page may be gone with the next line, and the browser does not wait for a database. */
export function stashOnExit() {
  if (!owner || !isSignedIn(owner) || !unkept.size) return
  stashOf(owner).put(unkept)
  for (const key of unkept.keys()) stashed.add(key)
}

if (typeof document !== 'undefined') followLeaving(stashOnExit)
