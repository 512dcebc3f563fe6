import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { isId } from '#domain/shared/schema'
import { workBits } from '#domain/shop/site/inquiry'
import type { Secrets } from '../../../secrets.ts'

const purpose = 'shop form'
/** A form that is open longer is shown once more, with what was typed. */
const longestMs = 12 * 3_600_000

/** When a form was shown, by whose shop, and which one it is. Nobody can make one up, and none holds for another shop. */
export function makeStamp(secrets: Secrets, account: string, now: number, uid: string = randomUUID()): string {
  const text = `${now}.${uid}`
  return `${text}.${secrets.digest(purpose, `${account} ${text}`).toString('base64url')}`
}

/** null: it was not made here; `isOld`: it has to be shown once more. */
export function readStamp(
  secrets: Secrets,
  account: string,
  stamp: string,
  now: number,
): { uid: string; at: number; isOld: boolean } | null {
  const [at = '', uid = '', mac = ''] = stamp.split('.')
  if (!/^\d{13}$/.test(at) || !isId(uid)) return null
  const given = Buffer.from(mac, 'base64url')
  const isOurs = secrets
    .digests(purpose, `${account} ${at}.${uid}`)
    .some((own) => own.length === given.length && timingSafeEqual(own, given))
  return isOurs ? { uid, at: Number(at), isOld: now - Number(at) > longestMs } : null
}

/** Whether a browser has looked for this number, as the page's script does. */
export function isWorkDone(stamp: string, nonce: string): boolean {
  if (!/^\d{1,9}$/.test(nonce)) return false
  const hash = createHash('sha256').update(`${stamp}:${nonce}`).digest()
  return hash.readUIntBE(0, 3) >>> (24 - workBits) === 0
}
