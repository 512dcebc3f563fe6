import type { OwnServer } from '../email/network.ts'
import { type Environment, SettingError } from '../environment.ts'

export type LeadSettings = {
  overpass: string | null
  brave: { url: string; key: string } | null
  searxng: string | null
  companiesHouse: string | null
  /** a release of Overture Places: a folder or file of GeoParquet */
  overture: string | null
  /** of these those inside the operator's own network */
  servers: readonly OwnServer[]
}

const braveAddress = 'https://api.search.brave.com/res/v1'

export function leadSettingsOf(env: Environment, servers: readonly OwnServer[]): LeadSettings {
  const address = (name: string) => (env[name] ? addressOf(name, env[name]) : null)
  return {
    overpass: address('OVERPASS_URL'),
    brave: env.BRAVE_KEY ? { url: address('BRAVE_URL') ?? braveAddress, key: env.BRAVE_KEY } : null,
    searxng: address('SEARXNG_URL'),
    companiesHouse: env.COMPANIES_HOUSE_KEY || null,
    overture: env.OVERTURE_URL || null,
    servers,
  }
}

function addressOf(name: string, text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new SettingError(`${name} must be an address such as https://example.com, not "${text}".`)
  return url.href.replace(/\/$/, '')
}
