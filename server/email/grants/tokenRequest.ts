import * as z from 'zod/mini'
import { type GrantProviderName, grantProviders } from '#domain/email/sender/mailGrant'
import type { GrantClient } from './settings.ts'

/** `ended`: its owner, an administrator or time has taken the grant back. `silent`: nobody can tell just now. */
export class NoToken extends Error {
  readonly why: 'ended' | 'silent'
  constructor(why: NoToken['why'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'NoToken'
    this.why = why
  }
}

/** RFC 6749 5.1, as far as it matters. Not every answer brings a new refresh token, and that of Google never does. */
const Tokens = z.object({
  access_token: z.string().check(z.minLength(1), z.maxLength(16_000)),
  /** seconds */
  expires_in: z._default(z.number(), 3_600),
  refresh_token: z.optional(z.string().check(z.minLength(1), z.maxLength(16_000))),
  id_token: z.optional(z.string()),
})
export type Tokens = z.output<typeof Tokens>

const Refusal = z.object({ error: z.string() })
const timeoutMs = 15_000
const mostBytes = 100_000

type TokenRequest =
  | { grant_type: 'authorization_code'; code: string; code_verifier: string; redirect_uri: string }
  | { grant_type: 'refresh_token'; refresh_token: string }

/** One request to the provider's token endpoint. @throws NoToken */
export async function askForTokens(
  provider: GrantProviderName,
  client: GrantClient,
  asked: TokenRequest,
): Promise<Tokens> {
  const { clientId: client_id, clientSecret: client_secret, tokenUrl } = client
  const { scope } = grantProviders[provider]
  const { status, body } = await posted(tokenUrl, new URLSearchParams({ client_id, client_secret, scope, ...asked }))
  if (status === 200) {
    const tokens = z.safeParse(Tokens, body)
    if (tokens.success) return tokens.data
    throw new NoToken('silent', `${provider} answered what is no token`)
  }
  const error = z.safeParse(Refusal, body).data?.error ?? ''
  // Whatever else it says is about us, or about now; it may be mended by the operator, and not by who owns the mailbox.
  throw new NoToken(
    error === 'invalid_grant' ? 'ended' : 'silent',
    `${provider} answered ${status} ${error.slice(0, 60)}`,
  )
}

async function posted(url: string, body: URLSearchParams): Promise<{ status: number; body: unknown }> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal,
    })
    const text = await response.text()
    return { status: response.status, body: text.length > mostBytes ? null : parsed(text) }
  } catch (cause) {
    throw new NoToken('silent', `${new URL(url).host} was not reached`, { cause })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const Claims = z.object({ email: z.optional(z.string()), preferred_username: z.optional(z.string()) })

/**
 * Whose mailbox it is, by the id token: for the eyes of who granted it, and nothing is decided by it. It came from the
 * provider itself over TLS, so its signature need not be looked at (OpenID Connect Core 3.1.3.7).
 */
export function mailboxIn({ id_token = '' }: Pick<Tokens, 'id_token'>): string {
  const claims = z.safeParse(Claims, parsed(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString()))
  return claims.data?.email ?? claims.data?.preferred_username ?? ''
}
