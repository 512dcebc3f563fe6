import { useSyncExternalStore } from 'react'
import { request } from './http.ts'
import { leaveSession } from './keptSession.ts'
import { countStaying } from './openClient.ts'
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

export async function signOut() {
  const staying = await countStaying()
  if (staying > 0) ask(staying)
  else await signOutHere()
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

export const askedAbout = () => asking
export const useAsking = () => useSyncExternalStore(subscribe, askedAbout)
