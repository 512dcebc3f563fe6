import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { jsonOf } from '../callService.ts'

const Signed = z.object({ algorithm: z.literal('HMAC-SHA256'), user_id: z.string() })

/**
 * By which Meta says that somebody wants their data deleted, or lets the app in no longer: whose id it is at the app; null: Meta has
 * not signed it. https://developers.facebook.com/docs/development/create-an-app/app-dashboard/data-deletion-callback
 */
export function readSignedRequest(text: string, appSecret: string): { user: string } | null {
  const [signature = '', payload = ''] = text.split('.')
  const given = Buffer.from(signature, 'base64url')
  const wanted = createHmac('sha256', appSecret).update(payload).digest()
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
  const read = z.safeParse(Signed, jsonOf(Buffer.from(payload, 'base64url').toString('utf8')))
  return read.success ? { user: read.data.user_id } : null
}
