import { type ExportGrant, grantStands, grantText } from '#domain/subAccounts/exportGrant'
import { readOnce } from '../../lib/reader.ts'
import { currentUser } from '../../lib/session.ts'

/**
 * The permission that a right code gave, as this device carries it: good without a network too, for as long as the time
 * that the server told, reckoned on by this device's clock, has not reached its end.
 */
export type Pass = {
  grant: ExportGrant
  public_key: string
  known: number
  knownAt: number
  /** of the session that it was given to: the end of its token */
  session: string
}

const key = 'exportPass'
const sessionMark = () => currentUser()?.token.slice(-8) ?? ''

/** A moment later: what was reckoned is kept, so that a clock that is set back cannot win that time again. */
export function passAt(pass: Pass, user: string, now: number): Pass | null {
  if (!grantStands(pass.grant, user, { known: pass.known, knownAt: pass.knownAt, now })) return null
  return { ...pass, known: Math.max(pass.known, pass.grant.issued_at) + (now - pass.knownAt), knownAt: now }
}

export const minutesLeft = ({ grant, known }: Pass) => Math.max(1, Math.ceil((grant.expires_at - known) / 60_000))

export async function keepPass(given: Pick<Pass, 'grant' | 'public_key'>, server_now: number): Promise<Pass> {
  const { grant, public_key } = given
  const pass = { grant, public_key, known: server_now, knownAt: Date.now(), session: sessionMark() }
  await write(pass)
  return pass
}

/** The permission that stands now, or null. One that rests because the clock was set back is not thrown away. */
export async function standingPass(): Promise<Pass | null> {
  const user = currentUser()
  const kept = (await readOnce((db) => db.drafts.get(key)))?.value as Pass | undefined
  if (!user || !kept || kept.session !== sessionMark() || !(await isGenuine(kept))) return null
  const pass = passAt(kept, user.id, Date.now())
  if (pass) await write(pass)
  return pass
}

export const dropPass = () => readOnce((db) => db.drafts.delete(key))

const write = (pass: Pass) => readOnce((db) => db.drafts.put({ key, value: pass, at: pass.knownAt }))

/** A browser that cannot check a signature takes none: it asks the server. */
export async function isGenuine({ grant, public_key }: Pick<Pass, 'grant' | 'public_key'>): Promise<boolean> {
  try {
    const verifier = await crypto.subtle.importKey('spki', bytesOf(public_key), 'Ed25519', false, ['verify'])
    const text = new TextEncoder().encode(grantText(grant))
    return await crypto.subtle.verify('Ed25519', verifier, bytesOf(grant.signature), text)
  } catch (error) {
    console.error(error)
    return false
  }
}

/** Of base64 and base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}
