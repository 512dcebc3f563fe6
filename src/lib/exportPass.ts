import { type ExportGrant, grantStands, grantText } from '#domain/subAccounts/exportGrant'
import { fromBase64 } from '#workers/base64'
import { readOnce } from './reader.ts'
import { hearServerTime, serverTimeNow } from './serverTime.ts'
import { currentUser } from './session.ts'

/**
 * The permission that a right code gave, as this device carries it: good without a network too, until the server's time
 * has come to its end. A page that has not heard that time since it was opened has to ask first.
 */
export type Pass = {
  grant: ExportGrant
  public_key: string
  /** of the session that it was given to: the end of its token */
  session: string
}

const key = 'exportPass'
const sessionMark = () => currentUser()?.token.slice(-8) ?? ''

export const minutesLeft = ({ grant }: Pass) =>
  Math.max(1, Math.ceil((grant.expires_at - (serverTimeNow() ?? grant.issued_at)) / 60_000))

export async function keepPass(given: Pick<Pass, 'grant' | 'public_key'>, server_now: number): Promise<Pass> {
  hearServerTime(server_now)
  const pass = { ...given, session: sessionMark() }
  await readOnce((db) => db.drafts.put({ key, value: pass, at: Date.now() }))
  return pass
}

/** The permission that stands now, or null. */
export async function standingPass(): Promise<Pass | null> {
  const [user, now] = [currentUser(), serverTimeNow()]
  const kept = (await readOnce((db) => db.drafts.get(key)))?.value as Pass | undefined
  if (!user || now === null || kept?.session !== sessionMark()) return null
  return grantStands(kept.grant, user.id, now) && (await isGenuine(kept)) ? kept : null
}

export const dropPass = () => readOnce((db) => db.drafts.delete(key))

/** A browser that cannot check a signature takes none: it asks the server. */
export async function isGenuine({ grant, public_key }: Pick<Pass, 'grant' | 'public_key'>): Promise<boolean> {
  try {
    const verifier = await crypto.subtle.importKey('spki', fromBase64(public_key), 'Ed25519', false, ['verify'])
    const text = new TextEncoder().encode(grantText(grant))
    return await crypto.subtle.verify('Ed25519', verifier, fromBase64(grant.signature), text)
  } catch (error) {
    console.error(error)
    return false
  }
}
