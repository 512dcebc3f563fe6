import { useEffect, useState } from 'react'
import type { UserInfo } from '#domain/auth/user'
import type { Client } from '#workers/api'
import { holdOpen } from './holdOpen.ts'
import { useUser } from './session.ts'
import { allGone } from './signOutPurge.ts'
import { sessionOf } from './workerSession.ts'

/** The workers, opened once per session and page, however often React mounts the frame; `ready`: once they are. */
let opened: { token: string; client: Promise<Client>; ready: Client | null } | null = null
export function openUserClient(user: UserInfo): Promise<Client> {
  if (opened?.token === user.token) return opened.client
  void closeClient()
  const client = Promise.all([import('#workers/client'), allGone(), holdOpen(sessionOf(user))]).then(([workers]) =>
    workers.openClient(sessionOf(user)),
  )
  const opening = { token: user.token, client, ready: null as Client | null }
  opened = opening
  client.then(
    (ready) => (opening.ready = ready),
    // Who asked for it hears why there is none.
    () => undefined,
  )
  return client
}

/** A worker that does not say how things stand must not keep anybody from leaving. */
const standingMs = 3_000

async function syncState() {
  const asked = opened
  const standing = asked?.client.then((client) => client.standing).catch(() => undefined)
  await Promise.race([standing, new Promise((resolve) => setTimeout(resolve, standingMs))])
  return asked?.ready?.syncState()
}

/** How many changes of whoever works here have not been sent. */
export const countWaiting = async (): Promise<number> => (await syncState())?.waiting ?? 0

/** How many would stay behind on this device: not sent, or refused. */
export async function countStaying(): Promise<number> {
  const state = await syncState()
  return state ? state.waiting + state.issues : 0
}

/** Before somebody else signs in. What waits stays in this user's database. */
export async function closeClient() {
  const former = opened
  opened = null
  // One that never opened has nothing to close.
  const client = await former?.client.catch(() => null)
  await client?.close()
}

/** `client` is there as soon as a page can be drawn, `standing` once it knows how things stand. */
export function useOpenClient(): { client: Client | null; standing: Client | null } {
  const user = useUser()
  // One that is ready is drawn with at once, and not after a frame without a page.
  const [client, setClient] = useState(() => (opened?.token === user.token ? opened.ready : null))
  const [standing, setStanding] = useState<Client | null>(null)
  const [failure, setFailure] = useState<unknown>(null)

  useEffect(() => {
    let isCurrent = true
    const use = async () => {
      try {
        const next = await openUserClient(user)
        if (isCurrent) setClient(next)
        await next.standing
        if (isCurrent) setStanding(next)
      } catch (error) {
        if (isCurrent) setFailure(error)
      }
    }
    void use()
    return () => {
      isCurrent = false
    }
  }, [user])

  if (failure) throw failure
  return { client, standing }
}
