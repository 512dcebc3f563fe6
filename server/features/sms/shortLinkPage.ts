import { hitNotes } from '../../campaigns/hits/hitNotes.ts'
import { httpUrl } from '../../campaigns/hits/httpUrl.ts'
import type { Database } from '../../db/connect.ts'
import { clientAddress } from '../../http/address.ts'
import { noPage } from '../../http/headers.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { HttpApp } from '../../http/route.ts'
import type { Log } from '../../log.ts'
import type { Secrets } from '../../secrets.ts'
import { codePattern, shortLinkPath } from '../../sms/shortLinks.ts'

const headers = {
  'content-security-policy': noPage,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}

/** Where the links of text messages lead. Who tries codes out is bound by the network address. */
export function shortLinkPage(
  app: HttpApp,
  services: { database: Database; secrets: Secrets; limiter: Limiter; log: Log },
): void {
  const { database, limiter } = services
  const noteHit = hitNotes(services)
  app.get(shortLinkPath, async (c) => {
    c.set('route', shortLinkPath)
    const code = c.req.param('code')
    const link = codePattern.test(code) ? await linkOf(database, code) : null
    const url = link && httpUrl(link.url)
    if (!url) {
      limiter.admit('address', clientAddress(c))
      return c.text('not found', 404, headers)
    }
    await noteHit(c, link.receiver, { kind: 'click', link: link.number })
    return c.body(null, 302, { ...headers, location: url })
  })
}

async function linkOf({ pool }: Database, code: string) {
  const { rows } = await pool.query<{ receiver: string; number: number; url: string }>(
    'select receiver_id as receiver, number, url from sms_link where code = $1',
    [code],
  )
  return rows[0] ?? null
}
