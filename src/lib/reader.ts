import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useRef, useState } from 'react'
import type { UserInfo } from '#domain/auth/user'
import { openForReading } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'
import { holdOpen } from './holdOpen.ts'
import { withSameParts } from './sameParts.ts'
import { currentUser, useUser } from './session.ts'
import { takeUnkept } from './unkept.ts'

type Owner = { account: string; user: string }

/** One open database per signed-in user of this tab; `ready` once it is open. */
let opened: { key: string; db: Promise<UserDatabase>; ready: UserDatabase | null } | null = null

const keyOf = ({ account, user }: Owner) => `${account}:${user}`

/** Before anybody reads: opening takes as long as a page takes to be drawn. */
export const openReader = ({ account, id }: UserInfo) => void readerOf({ account, user: id })

function readerOf(owner: Owner): Promise<UserDatabase> {
  const key = keyOf(owner)
  if (opened?.key === key) return opened.db
  void opened?.db.then((db) => db.close())
  const db = holdOpen(owner).then(() => openWithUnkept(owner))
  const opening = { key, db, ready: null as UserDatabase | null }
  opened = opening
  void keepOpen(opening)
  return db
}

async function openWithUnkept(owner: Owner): Promise<UserDatabase> {
  const db = await openForReading(owner)
  // A full disk does not keep the user out; it is tried again with the next page.
  await takeUnkept(owner, db).catch(console.error)
  return db
}

async function keepOpen(opening: NonNullable<typeof opened>) {
  try {
    opening.ready = await opening.db
  } catch {
    // Whoever waits for it hears why; the next one tries again.
    if (opened === opening) opened = null
  }
}

/** A read of the local database that follows every change, made in this tab, in another one, or on another device. */
export function useStored<T>(read: (db: UserDatabase) => Promise<T>, deps: unknown[]): T | undefined {
  const { account, id } = useUser()
  const db = useReader(account, id)
  const last = useRef<T>(undefined)
  return useLiveQuery(async () => {
    if (!db) return undefined
    last.current = withSameParts(last.current, await read(db))
    return last.current
  }, [db, ...deps])
}

/** Open before the live query begins: it follows nothing of what it reads after it has waited for something else. */
function useReader(account: string, user: string): UserDatabase | null {
  const key = keyOf({ account, user })
  const [known, setKnown] = useState(() => ({ key, db: opened?.key === key ? opened.ready : null }))
  useEffect(() => {
    let isHere = true
    const know = (next: () => { key: string; db: UserDatabase }) => isHere && setKnown(next)
    readerOf({ account, user }).then(
      (db) => know(() => ({ key, db })),
      (error: unknown) =>
        // For the nearest error boundary, as if it had been read here.
        know(() => {
          throw error
        }),
    )
    return () => {
      isHere = false
    }
  }, [account, user, key])
  return known.key === key ? known.db : null
}

/** For what happens once: words for a change, the rows of an undo. Null while nobody is signed in. */
export async function readOnce<T>(read: (db: UserDatabase) => Promise<T>): Promise<T | null> {
  const user = currentUser()
  return user && read(await readerOf({ account: user.account, user: user.id }))
}
