import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { grantProviderNames, grantProviders, grantReturnPath } from '#domain/email/sender/mailGrant'
import type { senderCalls } from '#domain/email/sender/senderCalls'
import { AppError } from '#domain/errors'
import type { InputOf, OutputOf } from '#domain/shared/call'
import type { Actor } from '#domain/shared/mutation'
import type { Database } from '../../../db/connect.ts'
import type { StoredGrant } from '../../../email/grants/grants.ts'
import { clientsOf, type GrantClient } from '../../../email/grants/settings.ts'
import { askForTokens, mailboxIn, NoToken, type Tokens } from '../../../email/grants/tokenRequest.ts'
import { dropSecret, putSecret } from '../../../email/secrets/senderSecrets.ts'
import { changeSender, findSender } from '../../../email/senderRow.ts'
import type { Log } from '../../../log.ts'
import { errorFields } from '../../../log.ts'
import { recordOperation } from '../../../operation.ts'
import type { By } from '../../../people/manage.ts'
import type { Secrets } from '../../../secrets.ts'
import type { Settings } from '../../../settings.ts'

type GrantContext = { database: Database; secrets: Secrets; settings: Settings; log: Log; user: Actor; by: By }
type Calls = typeof senderCalls

export const grantProvidersOf = ({ settings }: { settings: Settings }): OutputOf<Calls['grantProviders']> => ({
  providers: grantProviderNames.filter((name) => clientsOf(settings)[name] !== undefined),
})

/**
 * What goes to the provider and comes back: sealed, so that nobody else makes one, and bound to who began. Otherwise
 * somebody could have another person say yes, and read that person's mailbox.
 */
const Begun = z.object({
  account: z.string(),
  user: z.string(),
  sender: z.string(),
  provider: z.enum(grantProviderNames),
  /** PKCE (RFC 7636): the code is worth nothing to who has not got it */
  verifier: z.string(),
  until: z.number(),
})
type Begun = z.output<typeof Begun>
const purpose = 'mail grant'
const minutes = 10

/** The provider's page. */
export async function beginGrant(
  doing: GrantContext,
  { id, provider }: InputOf<Calls['beginGrant']>,
): Promise<{ url: string }> {
  const { database, secrets, user } = doing
  const { client, redirect_uri } = reach(doing, provider)
  const { smtp, address } = await findSender(database, user, id)
  const verifier = randomBytes(32).toString('base64url')
  const begun: Begun = {
    account: user.account,
    user: user.user,
    sender: id,
    provider,
    verifier,
    until: Date.now() + minutes * 60_000,
  }
  const { scope, ask } = grantProviders[provider]
  const url = new URL(client.authorizeUrl)
  url.search = String(
    new URLSearchParams({
      response_type: 'code',
      client_id: client.clientId,
      redirect_uri,
      scope,
      state: secrets.seal(purpose, JSON.stringify(begun)),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      login_hint: smtp.user || address,
      ...ask,
    }),
  )
  return { url: url.href }
}

/** From here on mails go out, and answers are read, by what the owner of the mailbox has granted. */
export async function finishGrant(
  doing: GrantContext,
  { state, code }: InputOf<Calls['finishGrant']>,
): Promise<{ id: string }> {
  const { database, secrets, user, by } = doing
  const { sender: id, provider, verifier } = begunBy(doing, state)
  const { client, redirect_uri } = reach(doing, provider)
  const grant_type = 'authorization_code' as const
  const tokens = await askForTokens(provider, client, {
    grant_type,
    code,
    code_verifier: verifier,
    redirect_uri,
  }).catch((error: unknown) => notGranted(doing, error))
  const stored = storedGrant(provider, tokens)
  const mailbox = mailboxIn(tokens).slice(0, 254)
  const isThere = await changeSender(database, { account: user.account, id, by: user }, async (sender, connection) => {
    const place = { account: user.account, sender: id, kind: 'grant' } as const
    await putSecret(connection, secrets, place, JSON.stringify(stored))
    const detail = { sender: sender.address, provider, mailbox }
    await recordOperation(connection, { ...by, action: 'email.grant', target: id, detail })
    return { granted: { provider, mailbox, at: Date.now() }, tested: null }
  })
  if (!isThere) throw new AppError('notFound')
  return { id }
}

/** We forget it; what the provider remembers of it, its owner takes back there. */
export async function dropGrant(
  { database, user, by }: GrantContext,
  { id }: InputOf<Calls['dropGrant']>,
): Promise<void> {
  const isThere = await changeSender(database, { account: user.account, id, by: user }, async (sender, connection) => {
    if (!sender.granted) return null
    await dropSecret(connection, { account: user.account, sender: id, kind: 'grant' })
    const detail = { sender: sender.address, provider: sender.granted.provider }
    await recordOperation(connection, { ...by, action: 'email.dropGrant', target: id, detail })
    return { granted: null, tested: null }
  })
  if (!isThere) throw new AppError('notFound')
}

function reach({ settings }: GrantContext, provider: Begun['provider']): { client: GrantClient; redirect_uri: string } {
  const client = clientsOf(settings)[provider]
  if (!client || !settings.url) throw new AppError('grantMissing')
  return { client, redirect_uri: settings.url + grantReturnPath }
}

function begunBy({ secrets, user }: GrantContext, state: string): Begun {
  const begun = opened(secrets, state)
  const isTheirs = begun && begun.account === user.account && begun.user === user.user
  if (!isTheirs || Date.now() > begun.until) throw new AppError('grantStale')
  return begun
}

function opened(secrets: Secrets, state: string): Begun | null {
  try {
    return Begun.parse(JSON.parse(secrets.open(purpose, state)))
  } catch {
    return null
  }
}

function notGranted({ log }: GrantContext, error: unknown): never {
  if (!(error instanceof NoToken)) throw error
  log('mailbox not granted', errorFields(error))
  throw new AppError(error.why === 'ended' ? 'grantStale' : 'grantFailed')
}

/** Without one it would be over in an hour. */
function storedGrant(provider: Begun['provider'], { refresh_token }: Tokens): StoredGrant {
  if (!refresh_token) throw new AppError('grantFailed')
  return { provider, refresh_token }
}
