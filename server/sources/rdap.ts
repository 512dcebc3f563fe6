import { domainToASCII } from 'node:url'
import { getDomain } from 'tldts'
import * as z from 'zod/mini'
import { sourceEvidence } from '#domain/leadSources/licences'
import type { DomainLookup, DomainRegistration } from '#domain/leadSources/registration'
import {
  failedTrouble,
  halfAnswer,
  type SourceAnswer,
  type SourceTrouble,
  wholeAnswer,
} from '#domain/leadSources/sourceAnswer'
import { jsonOf } from '../channels/callService.ts'
import { askSource, type SourceReach, type SourceReply } from './askSource.ts'
import { rdapServers } from './rdapServers.ts'

/** `servers`: ending → the server that answers for it. */
export type RdapSetting = SourceReach & { servers?: ReadonlyMap<string, string> }

/**
 * What is registered of a domain, or of the one that a host belongs to. Where the registry sends on to the registrar, that
 * is asked for the company behind it; without an answer the registry's stands, and says that a part is missing.
 */
export async function askRdap(
  setting: RdapSetting,
  host: string,
  signal: AbortSignal,
): Promise<SourceAnswer<DomainLookup>> {
  const domain = domainToASCII(getDomain(host) ?? '')
  const server = serverFor(domain, setting.servers ?? rdapServers)
  if (!domain || !server) return failedTrouble('notCovered', host)
  const asked = await askServer(setting, domain, `${server}domain/${domain}`, signal)
  if (asked.kind === 'none') return wholeAnswer<DomainLookup>({ kind: 'free', domain })
  if (asked.kind !== 'domain') return asked
  const registration = registrationOf(domain, asked, setting.clock())
  const found = (): DomainLookup => ({ kind: 'registered', registration })
  const referral = asked.said.links?.find(({ rel, type }) => rel === 'related' && type === rdapType)?.href
  if (!referral || registration.holder) return wholeAnswer(found())
  if (!isSafeNext(asked.url, referral)) return halfAnswer(found(), 'registrar')
  const more = await askServer(setting, domain, referral, signal)
  if (more.kind !== 'domain') return halfAnswer(found(), 'registrar')
  registration.holder = holderOf(more.said)
  return wholeAnswer(found())
}

/** The longest ending that has a server (RFC 9224, 4). */
function serverFor(domain: string, servers: ReadonlyMap<string, string>): string | undefined {
  const labels = domain.split('.')
  const ending = labels.map((_, n) => labels.slice(n).join('.')).find((one) => servers.has(one))
  return ending === undefined ? undefined : servers.get(ending)
}

const rdapType = 'application/rdap+json'
const mostRedirects = 3

type ServerAnswer =
  | { kind: 'domain'; said: z.output<typeof DomainObject>; url: string }
  | { kind: 'none' }
  | SourceTrouble

/** Redirects are followed by hand: each address is judged anew by whoever connects. */
async function askServer(
  setting: RdapSetting,
  domain: string,
  first: string,
  signal: AbortSignal,
): Promise<ServerAnswer> {
  let url = first
  for (let hops = 0; hops <= mostRedirects; hops++) {
    const answer = await askSource(setting, { url, headers: { accept: rdapType } }, signal)
    if (answer.kind !== 'said') return answer
    const next = [301, 302, 303, 307, 308].includes(answer.status) ? answer.headers.get('location') : null
    if (!next) return readAnswer(answer, domain, url)
    const to = URL.canParse(next, url) ? new URL(next, url).href : ''
    if (!isSafeNext(url, to)) return failedTrouble('forbidden', 'redirect')
    url = to
  }
  return failedTrouble('unreadable', 'redirects')
}

/** No other scheme than the web's, never from https to http, and no password in it. */
function isSafeNext(from: string, to: string): boolean {
  if (!URL.canParse(to)) return false
  const { protocol, username, password } = new URL(to)
  if (username || password) return false
  return protocol === 'https:' || (protocol === 'http:' && new URL(from).protocol === 'http:')
}

/** A 404 that is not said in RDAP comes from something else than a registry, and says nothing of the domain. */
function readAnswer({ status, headers, text }: SourceReply, domain: string, url: string): ServerAnswer {
  const body = jsonOf(text)
  const isRdap = (headers.get('content-type') ?? '').startsWith(rdapType) || z.safeParse(RdapError, body).success
  if (status === 404) return isRdap ? { kind: 'none' } : failedTrouble('unreadable', '404')
  const read = z.safeParse(DomainObject, body)
  if (status !== 200 || !read.success) return failedTrouble(status === 400 ? 'refused' : 'unreadable', String(status))
  const isAsked = read.data.ldhName.toLowerCase().replace(/\.$/, '') === domain
  return isAsked ? { kind: 'domain', said: read.data, url } : failedTrouble('unreadable', 'anotherDomain')
}

const RdapError = z.object({ rdapConformance: z.array(z.string()) })
const Entity = z.object({
  roles: z.optional(z.array(z.string())),
  vcardArray: z.optional(z.tuple([z.literal('vcard'), z.array(z.array(z.unknown()))])),
})
type Entity = z.output<typeof Entity>
const DomainObject = z.object({
  objectClassName: z.literal('domain'),
  ldhName: z.string(),
  status: z.optional(z.array(z.string())),
  events: z.optional(z.array(z.object({ eventAction: z.string(), eventDate: z.string() }))),
  nameservers: z.optional(z.array(z.object({ ldhName: z.optional(z.string()) }))),
  entities: z.optional(z.array(Entity)),
  links: z.optional(z.array(z.object({ rel: z.optional(z.string()), href: z.string(), type: z.optional(z.string()) }))),
})

function registrationOf(
  domain: string,
  { said, url }: { said: z.output<typeof DomainObject>; url: string },
  at: number,
): DomainRegistration {
  const event = (action: string) => timeOf(said.events?.find(({ eventAction }) => eventAction === action)?.eventDate)
  const registrar = said.entities?.find(({ roles }) => roles?.includes('registrar'))
  return {
    domain,
    registrar: registrar ? vcardText(registrar, 'fn') : '',
    created_at: event('registration'),
    changed_at: event('last changed'),
    expires_at: event('expiration'),
    states: said.status ?? [],
    name_servers: (said.nameservers ?? []).flatMap(({ ldhName }) => (ldhName ? [ldhName.toLowerCase()] : [])),
    holder: holderOf(said),
    evidence: sourceEvidence('rdap', url, at),
  }
}

function timeOf(text: string | undefined): number | null {
  const at = text ? Date.parse(text) : Number.NaN
  return Number.isFinite(at) ? at : null
}

/** A company, never a person: its name is read from `org`, and not where it is hidden. */
function holderOf({ entities }: z.output<typeof DomainObject>): string {
  const holder = entities?.find(({ roles }) => roles?.includes('registrant'))
  const name = holder ? vcardText(holder, 'org') : ''
  return /redacted|privacy|private|proxy|withheld|not disclosed|whoisguard|data protected/i.test(name) ? '' : name
}

/** jCard (RFC 7095): `["fn", {}, "text", "Example Ltd"]`. */
function vcardText({ vcardArray }: Entity, property: string): string {
  const value = vcardArray?.[1].find(([name]) => name === property)?.[3]
  const text = Array.isArray(value) ? value[0] : value
  return typeof text === 'string' ? text.trim().slice(0, 255) : ''
}
