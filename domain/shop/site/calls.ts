import * as z from 'zod/mini'
import { says } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { calls } from '../../shared/call.ts'
import { Id, Time, text } from '../../shared/schema.ts'
import { siteThemes } from './themes.ts'
import { VisitCounts } from './visitCounts.ts'

const main = { access: 'main' } as const
const Nothing = z.object({})

/** A host name of the company's own, without a port. Addresses and the machine itself are nobody's. */
export const SiteHost = text(253).check(
  z.trim(),
  z.toLowerCase(),
  z.regex(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/, says('hostForbidden')),
)

const hostCheckStates = ['ok', 'missing', 'unknown'] as const
export type HostCheckState = (typeof hostCheckStates)[number]
/** What was found of a host: its proof in DNS, where it leads, and whether its https reaches this server. */
export const HostChecks = z.object({
  proof: z.enum(hostCheckStates),
  address: z.enum(hostCheckStates),
  https: z.enum(hostCheckStates),
  at: Time,
})
export type HostChecks = z.output<typeof HostChecks>

/** One publishing: how far it is, or how it ended. */
export const PublishWork = z.object({
  state: z.enum(['running', 'done', 'failed']),
  isPreview: z.boolean(),
  done: z.int(),
  of: z.int(),
  /** files that were written: the others were there already */
  written: z.int(),
  at: Time,
  /** of the catalogue of errors; '' where nothing went wrong */
  problem: z.string(),
})
export type PublishWork = z.output<typeof PublishWork>

export const SitePublication = z.object({
  id: Id,
  files: z.int(),
  bytes: z.int(),
  written: z.int(),
  created_at: Time,
  published_at: z.nullable(Time),
  isLive: z.boolean(),
  /** until when its preview can be seen; null: it has none */
  preview_until: z.nullable(Time),
})
export type SitePublication = z.output<typeof SitePublication>

const SiteDay = z.object({ day: z.string(), views: z.int(), visitors: z.int(), inquiries: z.int() })
export type SiteDay = z.output<typeof SiteDay>

const SiteState = z.object({
  host: z.string(),
  /** what stands in the record that proves the host */
  proof: z.string(),
  host_verified_at: z.nullable(Time),
  checks: z.nullable(HostChecks),
  /** where the site is seen now; null: nowhere, because the operator has opened no port for shops */
  seen_at: z.nullable(z.string()),
  /** the port that the operator's proxy sends the host's visitors to; null: none */
  port: z.nullable(z.int()),
  theme: z.enum(siteThemes),
  sender_id: z.nullable(Id),
  senders: z.array(z.object({ id: Id, address: z.string() })),
  /** what answers inquiries by itself: rules that are on, and whether the bot does */
  answers: z.object({ rules: z.int(), bot: z.boolean() }),
  /** other sites on which the sign-up form may stand */
  embed_hosts: z.array(z.string()),
  products: z.int(),
  articles: z.int(),
  languages: z.array(z.string()),
  work: z.nullable(PublishWork),
  publications: z.array(SitePublication),
  days: z.array(SiteDay),
})
export type SiteState = z.output<typeof SiteState>

export const shopSiteCalls = calls({
  state: { ...main, method: 'GET', path: '/api/shop_site/state', input: Nothing, output: SiteState },
  visits: { ...main, method: 'GET', path: '/api/shop_site/visits', input: Nothing, output: VisitCounts },
  /** Where the shop is seen, for mails that lead there; null: nowhere yet. */
  address: {
    access: 'user',
    product: 'pinShopEmail',
    method: 'GET',
    path: '/api/shop_site/address',
    input: Nothing,
    output: z.object({ origin: z.nullable(z.string()) }),
  },
  /** Begins to publish, or to make a preview; its link has to be shown at once, because nobody can read it later. */
  publish: {
    ...main,
    method: 'POST',
    path: '/api/shop_site/publish',
    input: z.object({ isPreview: z.boolean() }),
    output: z.object({ preview: z.nullable(z.string()) }),
    unkept: true,
  },
  /** A state that was published, or a preview, goes live. */
  show: { ...main, method: 'POST', path: '/api/shop_site/show', input: z.object({ id: Id }), output: Nothing },
  setTheme: {
    ...main,
    method: 'POST',
    path: '/api/shop_site/set_theme',
    input: z.object({ theme: z.enum(siteThemes) }),
    output: Nothing,
  },
  /** Whose mailbox answers inquiries; null: the main account's first one. */
  setSender: {
    ...main,
    method: 'POST',
    path: '/api/shop_site/set_sender',
    input: z.object({ sender_id: z.nullable(Id) }),
    output: Nothing,
  },
  /** On which other sites its sign-up form may stand. */
  setEmbedHosts: {
    ...main,
    method: 'POST',
    path: '/api/shop_site/set_embed_hosts',
    input: z.object({ hosts: z.array(SiteHost).check(z.maxLength(limits.embedHosts)) }),
    output: Nothing,
  },
  /** '' for none. A new one shows nothing until it is proven. */
  setHost: {
    ...main,
    method: 'POST',
    path: '/api/shop_site/set_host',
    input: z.object({ host: z.union([z.literal(''), SiteHost]) }),
    output: Nothing,
  },
  checkHost: { ...main, method: 'POST', path: '/api/shop_site/check_host', input: Nothing, output: HostChecks },
  /** All files of a state, for any other host. */
  zip: {
    ...main,
    method: 'GET',
    path: '/api/shop_site/zip',
    input: z.object({ id: Id }),
    output: z.unknown(),
    bytes: true,
    unkept: true,
  },
})
