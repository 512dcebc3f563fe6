import { useSyncExternalStore } from 'react'
import type { UserInfo } from '#domain/auth/user'
import type { ErrorCode } from '#domain/errors'

/**
 * Who is signed in, as this tab sees it. What outlives the page is kept by workers/database/device.ts; `keptSession.ts`
 * joins the two, so that screens can ask without waiting.
 */
type SessionState =
  | { kind: 'visitor'; farewell: Farewell | null }
  | { kind: 'signedIn'; user: UserInfo; ending: ErrorCode | null }

/** Why a session ended by itself, for the sign-in page, and how many changes wait on this device for the next one. */
export type Farewell = { code: ErrorCode; username: string; waiting?: number }

let state: SessionState = { kind: 'visitor', farewell: null }
const listeners = new Set<() => void>()

export const sessionState = () => state
export const currentUser = () => (state.kind === 'signedIn' ? state.user : null)
export function onSession(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export function setSession(next: SessionState) {
  state = next
  for (const listener of listeners) listener()
}

/** The server no longer knows this session; the app looks again in two seconds and then says goodbye. */
export function sessionRefused(code: ErrorCode) {
  if (state.kind === 'signedIn' && !state.ending) setSession({ ...state, ending: code })
}

export const useSession = () => useSyncExternalStore(onSession, sessionState)

/** Inside the frame somebody is always signed in. */
export function useUser(): UserInfo {
  const session = useSession()
  if (session.kind !== 'signedIn') throw new Error('a screen of the frame was shown to a visitor')
  return session.user
}
