import { request } from './http.ts'
import { renew } from './keptSession.ts'
import { currentUser } from './session.ts'

/** Asks the server what it knows of the user now. Without a network what was known stays. */
export async function refreshProfile() {
  const before = currentUser()
  if (!before) return
  const { authCalls } = await import('#domain/auth/calls')
  const user = await request(authCalls.accountInfo, {})
  const now = currentUser()
  // Somebody left meanwhile; or nothing changed, and nobody need draw anything again.
  if (now?.token === before.token && JSON.stringify(user) !== JSON.stringify(now)) await renew(user)
}
