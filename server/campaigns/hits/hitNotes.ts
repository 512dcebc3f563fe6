import type { Context } from 'hono'
import type { Hit } from '#domain/email/hits/classifyHit'
import type { Database } from '../../db/connect.ts'
import { clientAddress } from '../../http/address.ts'
import { Buckets } from '../../http/limiter.ts'
import { errorFields, type Log } from '../../log.ts'
import type { Secrets } from '../../secrets.ts'
import { takeHit } from './takeHit.ts'

/** what one message is asked for: more says nothing new (`mailHitsKept`) */
const messageHits = { burst: 40, perSecond: 0.2 }

export type NoteHit = (c: Context, receiver: string, what: Pick<Hit, 'kind' | 'link'>) => Promise<void>

/**
 * Writes down that somebody, or a program, looked at a message. What cannot be written down now is lost, and its reader does
 * not hear of it. By message, because a whole company may read behind one address.
 */
export function hitNotes({ database, secrets, log }: { database: Database; secrets: Secrets; log: Log }): NoteHit {
  const perMessage = new Buckets(messageHits)
  const askedBy = (c: Context) => ({
    method: c.req.method,
    user_agent: headerOf(c, 'user-agent', 300),
    purpose: ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']
      .map((name) => headerOf(c, name, 60))
      .join(' ')
      .trim(),
    from: secrets.digest('mail hit', clientAddress(c)).toString('base64url').slice(0, 16),
  })
  return async (c, receiver, what) => {
    if (perMessage.take(receiver, performance.now()).seconds) return
    try {
      await takeHit(database, receiver, { ...what, ...askedBy(c) })
    } catch (error) {
      log('hit not kept', errorFields(error))
    }
  }
}

/** PostgreSQL keeps no NUL, and half of a sign is none. */
const headerOf = (c: Context, name: string, most: number) =>
  (c.req.header(name) ?? '').slice(0, most).replaceAll('\u0000', '').toWellFormed()
