import { useContext, useSyncExternalStore } from 'react'
import { ClientContext } from './client.ts'
import { request } from './http.ts'
import { leaveSession } from './keptSession.ts'
import { currentUser } from './session.ts'
import { mustGo, purgeSignedOut } from './signOutPurge.ts'

/** Changes that would stay behind; while it is a number, the question stands. It outlives the menu that asked. */
let asking: number | null = null
const listeners = new Set<() => void>()
export const ask = (waiting: number | null) => {
  asking = waiting
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSignOut() {
  const client = useContext(ClientContext)
  return () => {
    const state = client?.syncState()
    const staying = state ? state.waiting + state.issues : 0
    if (staying > 0) ask(staying)
    else void signOutHere()
  }
}

/**
 * The server is told if it can be reached; without a network this device alone forgets the session. Others may use this
 * browser next: what the server has as well goes.
 */
export async function signOutHere() {
  ask(null)
  const user = currentUser()
  const { authCalls } = await import('#domain/auth/calls')
  await request(authCalls.logout, {}, { timeout: 3_000 }).catch(() => undefined)
  if (user) mustGo(user)
  await leaveSession()
  await purgeSignedOut()
}

export const useAsking = () => useSyncExternalStore(subscribe, () => asking)
