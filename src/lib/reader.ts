import { useLiveQuery } from 'dexie-react-hooks'
import { openForReading } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'
import { currentUser, useUser } from './session.ts'

type Owner = { account: string; user: string }

/** One open database per signed-in user of this tab. */
let opened: { key: string; db: Promise<UserDatabase> } | null = null

function readerOf(owner: Owner): Promise<UserDatabase> {
  const key = `${owner.account}:${owner.user}`
  if (opened?.key === key) return opened.db
  void opened?.db.then((db) => db.close())
  const db = openForReading(owner)
  opened = { key, db }
  // The next one tries again.
  db.catch(() => {
    if (opened?.db === db) opened = null
  })
  return db
}

/** A read of the local database that follows every change, made in this tab, in another one, or on another device. */
export function useStored<T>(read: (db: UserDatabase) => Promise<T>, deps: unknown[]): T | undefined {
  const { account, id } = useUser()
  return useLiveQuery(async () => read(await readerOf({ account, user: id })), [account, id, ...deps])
}

/** For what happens once: words for a change, the rows of an undo. Null while nobody is signed in. */
export async function readOnce<T>(read: (db: UserDatabase) => Promise<T>): Promise<T | null> {
  const user = currentUser()
  return user && read(await readerOf({ account: user.account, user: user.id }))
}
