import * as z from 'zod/mini'
import { grantProviderNames } from '#domain/email/sender/mailGrant'
import type { EmailSender } from '#domain/email/sender/sender'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import type { Secrets } from '../../secrets.ts'
import { readSecret, renewSecret, type SecretPlace } from '../secrets/senderSecrets.ts'
import type { GrantSettings } from './settings.ts'
import { askForTokens, NoToken } from './tokenRequest.ts'

/** What a server takes in place of a password (XOAUTH2). `renewed`: another one, for when this one was refused. */
export type AccessToken = { token: string; renewed: () => Promise<AccessToken> }
/** What signs in to a mail server. */
export type Credential = string | AccessToken

/** `version`: another one when it was entered or granted anew. */
export type SignIn = { version: string; credential: () => Promise<Credential> }
/** Where there is no password, and no grant. */
export const signsInNowhere: SignIn = { version: '', credential: async () => '' }

type SenderPlace = Omit<SecretPlace, 'kind'>
type Servers = Pick<EmailSender, 'smtp' | 'imap'>

export type SignIns = {
  /** How this sender signs in to its server: by the grant where that opens it, else by its password; null: not at all. */
  of: (place: SenderPlace, servers: Servers, kind: 'smtp' | 'imap') => Promise<SignIn | null>
}

export const StoredGrant = z.object({ provider: z.enum(grantProviderNames), refresh_token: z.string() })
export type StoredGrant = z.output<typeof StoredGrant>

type Tools = { database: Database; secrets: Secrets; clients: GrantSettings; now?: () => number }
type CachedToken = { version: string; token: Promise<string>; until: number }

/** A token is not begun to be used in its last minutes. */
const spareMs = 120_000
/** So long nobody asks again whether a grant that has ended has come back; one that is given anew is another one. */
const endedMs = 600_000

export function openSignIns({ database, secrets, clients, now = Date.now }: Tools): SignIns {
  const tokens = new Map<string, CachedToken>()

  return {
    async of(place, servers, kind) {
      const server = servers[kind]
      if (!server) return null
      const granted = await readSecret(database.pool, secrets, { ...place, kind: 'grant' })
      const grant = granted && StoredGrant.parse(JSON.parse(granted.text))
      if (grant && clients[grant.provider]?.hosts.includes(server.host.toLowerCase()))
        return { version: granted.version, credential: () => accessToken(place, grant, granted.version) }
      const secret = await passwordFor(place, servers, kind)
      return secret && { version: secret.version, credential: async () => secret.text }
    },
  }

  /** Most providers know one password for both, and nobody enters it twice. */
  async function passwordFor(place: SenderPlace, { smtp, imap }: Servers, kind: 'smtp' | 'imap') {
    const own = await readSecret(database.pool, secrets, { ...place, kind })
    if (own || kind === 'smtp' || smtp.user !== imap?.user) return own
    return readSecret(database.pool, secrets, { ...place, kind: 'smtp' })
  }

  async function accessToken(place: SenderPlace, grant: StoredGrant, version: string): Promise<AccessToken> {
    const key = `${place.account} ${place.sender}`
    const known = tokens.get(key)
    if (known?.version === version && now() < known.until) return given(await known.token)
    const asked: CachedToken = { version, token: Promise.resolve(''), until: Number.POSITIVE_INFINITY }
    asked.token = renew(place, grant, asked)
    tokens.set(key, asked)
    return given(await asked.token)

    function given(token: string): AccessToken {
      return {
        token,
        async renewed() {
          // Whoever found it refused first has asked already.
          if (tokens.get(key)?.version === version && (await tokens.get(key)?.token) === token) tokens.delete(key)
          return accessToken(place, grant, version)
        },
      }
    }
  }

  /** Everybody who wants one at the same time waits for the same one. */
  async function renew(
    place: SenderPlace,
    { provider, refresh_token }: StoredGrant,
    asked: CachedToken,
  ): Promise<string> {
    try {
      const latest = await latestOf(place, asked.version)
      const answer = await askForTokens(provider, clients[provider]!, {
        grant_type: 'refresh_token',
        refresh_token: latest ?? refresh_token,
      })
      if (answer.refresh_token) await keep(place, { provider, refresh_token: answer.refresh_token }, asked.version)
      asked.until = now() + Math.max(0, answer.expires_in * 1_000 - spareMs)
      return answer.access_token
    } catch (error) {
      asked.until = error instanceof NoToken && error.why === 'ended' ? now() + endedMs : 0
      throw error
    }
  }

  /** Another process may have been given a newer one meanwhile. */
  async function latestOf(place: SenderPlace, version: string): Promise<string | null> {
    const kept = await readSecret(database.pool, secrets, { ...place, kind: 'grant' })
    return kept?.version === version ? StoredGrant.parse(JSON.parse(kept.text)).refresh_token : null
  }

  function keep(place: SenderPlace, grant: StoredGrant, version: string): Promise<void> {
    const text = JSON.stringify(grant)
    return asSystem(database, (connection) =>
      renewSecret(connection, secrets, { ...place, kind: 'grant' }, { text, version }),
    )
  }
}
