import type { Context } from 'hono'
import { verifyTokenOf, type WebhookOwner, webhookOwner, webhookPath } from '../../channels/accounts/webhookAddress.ts'
import { answerToVerification, isSignedByMeta } from '../../channels/whatsapp/webhook.ts'
import type { Database } from '../../db/connect.ts'
import { clientAddress } from '../../http/address.ts'
import { readAll } from '../../http/body.ts'
import { noPage } from '../../http/headers.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { HttpApp } from '../../http/route.ts'
import type { Log } from '../../log.ts'
import type { Secrets } from '../../secrets.ts'
import { openShortMemory } from '../../shortMemory.ts'
import { callEvent, keepEvents } from '../../sms/receiving/events.ts'
import type { GraphAccounts } from '../../whatsapp/graphAccounts.ts'
import { readWhatsappAccounts } from '../../whatsapp/numbers.ts'

/** Meta's calls are 3 MB at most. */
const mostBytes = 3_000_000
/** Meta calls hundreds of times a second; a number that was deleted is heard for so long. */
const secretHoldsMs = 5_000

/** `secret`: what Meta signs with, or null where nobody has entered it. */
type KnownNumber = { secret: string | null }

type HookUses = {
  database: Database
  secrets: Secrets
  limiter: Limiter
  graphAccounts: GraphAccounts
  log: Log
}

/**
 * Where Meta tells what became of messages, and what people write. What is kept is thanked for at once, and worked off
 * afterwards. A stranger who does not know the address learns nothing.
 */
export function whatsappHooks(app: HttpApp, { database, secrets, limiter, graphAccounts, log }: HookUses): void {
  const events = keepEvents(database)
  const path = webhookPath('whatsapp')
  const appSecrets = openShortMemory<KnownNumber | null>({ holdMs: () => secretHoldsMs, most: 1_000 })

  /** Meta makes sure that the address is ours. */
  app.get(path, (c) => {
    c.set('route', path)
    const owner = ownerOf(c.req.param())
    const said = owner && answerToVerification(new URL(c.req.url).searchParams, verifyTokenOf(secrets, owner))
    return said ? c.body(said, 200, plain) : refused(c, 404)
  })

  app.post(path, async (c) => {
    c.set('route', path)
    const owner = ownerOf(c.req.param())
    const known = owner && (await appSecrets.of(keyOf(owner), () => readNumber(owner)))
    if (!owner || !known) return refused(c, 404)
    limiter.admit('webhook', owner.channelAccount)
    const body = await readAll(c.req.raw, mostBytes)
    const isSigned = (secret: string | null) =>
      Boolean(secret && isSignedByMeta(body, c.req.header('x-hub-signature-256'), secret))
    const asItIsNow = () => appSecrets.anew(keyOf(owner), () => readNumber(owner))
    if (!isSigned(known.secret) && !isSigned((await asItIsNow())?.secret ?? null)) {
      log('a call is not signed by Meta')
      return refused(c, 401)
    }
    await events.add(callEvent(owner, { url: new URL(path, c.req.url).href, body: body.toString('utf8') }))
    return c.body('', 200, plain)
  })

  const ownerOf = ({ account, key }: { account: string; key: string }): WebhookOwner | null =>
    webhookOwner(secrets, { name: account, key }, 'whatsapp')

  /** Null: the number is gone. */
  async function readNumber({ account, channelAccount }: WebhookOwner): Promise<KnownNumber | null> {
    const row = (await readWhatsappAccounts(database.pool, account)).find(({ id }) => id === channelAccount)
    if (!row) return null
    return { secret: (await graphAccounts.secretsOf({ account, row })).appSecret ?? null }
  }

  function refused(c: Context, status: 401 | 404): Response {
    limiter.admit('address', clientAddress(c))
    return c.body(status === 404 ? 'not found' : 'not signed', status, plain)
  }
}

const keyOf = ({ account, channelAccount }: WebhookOwner) => `${account} ${channelAccount}`

const plain = {
  'content-security-policy': noPage,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-type': 'text/plain',
}
