import { type GrantProviderName, grantProviders } from '#domain/email/sender/mailGrant'
import { allOrNone, type Environment, SettingError } from '../../environment.ts'

/** What the provider knows this server by, and where it is asked. */
export type GrantClient = {
  clientId: string
  clientSecret: string
  authorizeUrl: string
  tokenUrl: string
  /** the only servers that a token is shown to */
  hosts: readonly string[]
}
export type GrantSettings = Partial<Record<GrantProviderName, GrantClient>>

/** The demo asks nobody for anything, whatever is set up. */
export const clientsOf = ({ demo, grants }: { demo: boolean; grants: GrantSettings }): GrantSettings =>
  demo ? {} : grants

/** Each provider that knows this server; it sends users back to the public address, so there has to be one. */
export function grantsOf(env: Environment): GrantSettings {
  const google = clientOf(env, 'GOOGLE', 'Grants of Google mailboxes')
  const microsoft = clientOf(env, 'MICROSOFT', 'Grants of Microsoft mailboxes')
  if ((google || microsoft) && !env.FAIRLEAD_URL)
    throw new SettingError(
      'Grants of mailboxes need FAIRLEAD_URL, the public address: the provider sends users back there.',
    )
  const tenant = env.MICROSOFT_TENANT || 'common'
  if (!/^[\w.-]+$/.test(tenant))
    throw new SettingError('MICROSOFT_TENANT must be the id or a domain of your directory, such as contoso.com.')
  return {
    ...(google && { google: clientAt('google', google) }),
    ...(microsoft && { microsoft: clientAt('microsoft', microsoft, `/${tenant}`) }),
  }
}

type ClientCredentials = Pick<GrantClient, 'clientId' | 'clientSecret'>

function clientOf(env: Environment, name: string, what: string): ClientCredentials | null {
  const [id, secret] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`] as const
  return allOrNone(env, [id, secret], what) ? { clientId: env[id]!, clientSecret: env[secret]! } : null
}

function clientAt(provider: GrantProviderName, known: ClientCredentials, path = ''): GrantClient {
  const { login, authorize, token, hosts } = grantProviders[provider]
  const at = (end: string) => new URL(path + end, login).href
  return { ...known, authorizeUrl: at(authorize), tokenUrl: token.startsWith('https:') ? token : at(token), hosts }
}
