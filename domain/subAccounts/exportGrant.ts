import * as z from 'zod/mini'
import { Id, Time } from '../shared/schema.ts'

/**
 * The permission that a right code gives: of this user in this session, until `expires_at`, both by the server's clock.
 * `signature` is the server's Ed25519 over `grantText`, in base64url, so that a device can carry it where there is no
 * network.
 */
export const ExportGrant = z.object({
  id: Id,
  user: Id,
  session: Id,
  issued_at: Time,
  expires_at: Time,
  signature: z.string().check(z.regex(/^[\w-]{86}$/)),
})
export type ExportGrant = z.output<typeof ExportGrant>

/** What is signed: these fields and no others, in this order. */
export const grantText = ({ id, user, session, issued_at, expires_at }: Omit<ExportGrant, 'signature'>) =>
  JSON.stringify(['fairlead export', id, user, session, issued_at, expires_at])

/** How a device reckons the server's time without it. */
export type GrantClock = {
  /** the highest server time that this device was ever told or has reckoned since, and kept */
  known: number
  /** the device's own clock when that was, and now */
  knownAt: number
  now: number
}

/**
 * Whether the permission stands now. The device's clock only adds to what the server said: set back, it is not believed
 * and the permission rests until the server is asked; set forward, it ends the permission sooner.
 */
export function grantStands(grant: ExportGrant, user: string, { known, knownAt, now }: GrantClock): boolean {
  if (grant.user !== user || now < knownAt) return false
  const serverNow = Math.max(known, grant.issued_at) + (now - knownAt)
  return serverNow < grant.expires_at
}
