import type { OwnServer } from '../email/network.ts'
import { type Environment, SettingError } from '../environment.ts'

export type LeadSettings = {
  overpass: string | null
  brave: { url: string; key: string } | null
  searxng: string | null
  companiesHouse: string | null
  /** the operator's app at Meta: a token of it, its secret, and an own professional account in whose name others are looked at */
  meta: { url: string; version: string; token: string; appSecret: string | null; instagram: string | null } | null
  /** a release of Overture Places: a folder or file of GeoParquet */
  overture: string | null
  /** the countries that are read of it; none named: all */
  overtureCountries: readonly string[]
  /** places of Google, which may be looked at and never kept */
  googlePlaces: { url: string; key: string } | null
  /** pictures of streets for maps: an address with {z}, {x} and {y}, and whom to name for them */
  tiles: { url: string; credit: string } | null
  /** of these those inside the operator's own network */
  servers: readonly OwnServer[]
}

const braveAddress = 'https://api.search.brave.com/res/v1'
const metaAddress = 'https://graph.facebook.com'
const metaVersion = 'v25.0'
const placesAddress = 'https://places.googleapis.com/v1'

export function leadSettingsOf(env: Environment, servers: readonly OwnServer[]): LeadSettings {
  const address = (name: string) => (env[name] ? addressOf(name, env[name]) : null)
  return {
    overpass: address('OVERPASS_URL'),
    brave: env.BRAVE_KEY ? { url: address('BRAVE_URL') ?? braveAddress, key: env.BRAVE_KEY } : null,
    searxng: address('SEARXNG_URL'),
    companiesHouse: env.COMPANIES_HOUSE_KEY || null,
    meta: env.META_TOKEN ? metaSettingOf(env, env.META_TOKEN, address('META_URL')) : null,
    overture: env.OVERTURE_URL || null,
    overtureCountries: countriesOf(env.OVERTURE_COUNTRIES || ''),
    googlePlaces: env.GOOGLE_PLACES_KEY
      ? { url: address('GOOGLE_PLACES_URL') ?? placesAddress, key: env.GOOGLE_PLACES_KEY }
      : null,
    tiles: env.MAP_TILES_URL ? { url: tileAddressOf(env.MAP_TILES_URL), credit: env.MAP_TILES_CREDIT || '' } : null,
    servers,
  }
}

function metaSettingOf(env: Environment, token: string, url: string | null): NonNullable<LeadSettings['meta']> {
  const { META_VERSION: version = metaVersion, META_INSTAGRAM_ID: instagram } = env
  if (!/^v\d+\.\d+$/.test(version))
    throw new SettingError(`META_VERSION must be such as ${metaVersion}, not "${version}".`)
  if (instagram && !/^\d+$/.test(instagram))
    throw new SettingError(`META_INSTAGRAM_ID must be the number of an account, not "${instagram}".`)
  const appSecret = env.META_APP_SECRET || null
  return { url: url ?? metaAddress, version, token, appSecret, instagram: instagram || null }
}

function countriesOf(text: string): string[] {
  const codes = text.split(/[\s,]+/).filter(Boolean)
  if (codes.some((code) => !/^[A-Z]{2}$/.test(code)))
    throw new SettingError(`OVERTURE_COUNTRIES must be codes of countries such as PT,DE, not "${text}".`)
  return codes
}

function tileAddressOf(text: string): string {
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => text.includes(part))
  if (!isWhole || !/^https?:\/\/[^/{}]+\//.test(text) || /[\s;,'"]/.test(text))
    throw new SettingError(
      `MAP_TILES_URL must be an address such as https://tiles.example.com/{z}/{x}/{y}.png, not "${text}".`,
    )
  return text
}

/** Whose pictures a page may show because of it. */
export const tileOrigins = ({ tiles }: Pick<LeadSettings, 'tiles'>): string[] =>
  tiles ? [new URL(tiles.url).origin] : []

function addressOf(name: string, text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new SettingError(`${name} must be an address such as https://example.com, not "${text}".`)
  return url.href.replace(/\/$/, '')
}
