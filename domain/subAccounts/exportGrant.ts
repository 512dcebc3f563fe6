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

/** Whether the permission stands for this user. `now` is the server's time. */
export const grantStands = (grant: ExportGrant, user: string, now: number) =>
  grant.user === user && now < grant.expires_at
