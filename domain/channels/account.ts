import * as z from 'zod/mini'
import { SendHours } from '../campaigns/sendHours.ts'
import { assignmentRules } from '../conversations/assignment.ts'
import { isOwnPageChannel, type OwnPageChannel, ownPageProducts } from '../conversations/channel.ts'
import { limits } from '../limits.ts'
import { LinkedPhone } from '../linked/phone.ts'
import { CompanySees } from '../linked/privacy.ts'
import { OwnPageFacts } from '../ownPages/facts.ts'
import type { ProductRoute } from '../products.ts'
import { Id, Line, Time, text } from '../shared/schema.ts'
import { isSenderName, isSenderNumber } from '../sms/senderNames.ts'
import { type SmsRouteProblem, smsRouteProblems, smsServiceFacts, smsServices } from '../sms/services.ts'
import { type WhatsappProblem, whatsappProblems } from '../whatsapp/graphErrors.ts'
import { NumberFacts } from '../whatsapp/number.ts'

/** An ISO 3166 code of a country. */
const Country = z.string().check(z.regex(/^[A-Z]{2}$/))
const Countries = z.array(Country).check(z.maxLength(250))

/** A message centre that speaks SMPP 3.4. Its password is in no row. */
const SmppSetting = z.object({
  kind: z.literal('smpp'),
  host: text(253).check(z.trim(), z.minLength(1)),
  port: z.int().check(z.minimum(1), z.maximum(65_535)),
  secure: z.boolean(),
  /** 16 octets with the closing one: 5.2.1 of the specification */
  system_id: text(15).check(z.minLength(1)),
  /** how a long text goes: in parts that the phone puts together, or whole, for the message centre to cut */
  long: z.enum(['parts', 'payload']),
  /** messages that may wait for their answers at once */
  window: z.int().check(z.minimum(1), z.maximum(100)),
})

/** A service over HTTP. `values`: its fields that are no secrets (`smsServiceFacts`); `url`: '' for the service's own address. */
const ServiceSetting = z.object({
  kind: z.literal('service'),
  service: z.enum(smsServices),
  url: z.union([z.literal(''), text(limits.urlLength).check(z.regex(/^https?:\/\/[^/?#\s]+(\/[^?#\s]*)?$/))]),
  values: z.record(text(40), text(limits.lineLength)),
})

export const RouteSetting = z.discriminatedUnion('kind', [SmppSetting, ServiceSetting])
/** Of a route of text messages. */
export type RouteSetting = z.output<typeof RouteSetting>

const MetaId = z.string().check(z.regex(/^\d{5,30}$/))

/** A number of the WhatsApp Business Platform, by Meta's ids: of the WhatsApp Business account that it belongs to, and its own. */
export const CloudSetting = z.object({ kind: z.literal('cloud'), waba: MetaId, number: MetaId })
export type CloudSetting = z.output<typeof CloudSetting>

/** A phone that a user has linked; `sees`: which of its chats are the company's. */
export const LinkedSetting = z.object({ kind: z.literal('linked'), sees: CompanySees })
export type LinkedSetting = z.output<typeof LinkedSetting>

/** A page of Facebook that the company runs, by its id there. */
const FacebookSetting = z.object({ kind: z.literal('facebook'), page: MetaId })
/** A professional account of Instagram by its id there, and the page through which it is reached. */
const InstagramSetting = z.object({ kind: z.literal('instagram'), page: MetaId, profile: MetaId })
export type OwnPageSetting = z.output<typeof FacebookSetting> | z.output<typeof InstagramSetting>

const ChannelSetting = z.discriminatedUnion('kind', [
  SmppSetting,
  ServiceSetting,
  CloudSetting,
  LinkedSetting,
  FacebookSetting,
  InstagramSetting,
])
export type ChannelSetting = z.output<typeof ChannelSetting>

/** A text that a mainland service has approved. `variables`: their names, in the order in which they stand in it. */
const RouteTemplate = z.object({
  code: text(60).check(z.trim(), z.minLength(1)),
  name: Line,
  /** the approved signature, without its brackets */
  sign: text(20),
  text: text(limits.smsTextLength),
  variables: z.array(text(40)).check(z.maxLength(20)),
})
export type RouteTemplate = z.output<typeof RouteTemplate>

/** What the company pays for a part, in millionths of its currency; `country` is '' for all that have no price of their own. */
const RoutePrice = z.object({ country: z.union([z.literal(''), Country]), per_part: z.int().check(z.minimum(0)) })
export type RoutePrice = z.output<typeof RoutePrice>

const accountFields = {
  name: Line.check(z.trim(), z.minLength(1)),
  setting: ChannelSetting,
  /** the number with its plus, short code or name that receivers see; '' where the service chooses */
  sender: z.string().check(z.refine((sender) => sender === '' || isSenderName(sender) || isSenderNumber(sender))),
  /** where the company says that its sender name is registered */
  registered_in: Countries,
  /** where it may be used; none: everywhere that the service reaches */
  countries: Countries,
  hours: SendHours,
  /** messages a second, at most */
  per_second: z.int().check(z.minimum(1), z.maximum(1_000)),
  currency: z.union([z.literal(''), z.string().check(z.regex(/^[A-Z]{3}$/))]),
  prices: z.array(RoutePrice).check(z.maxLength(250)),
  templates: z.array(RouteTemplate).check(z.maxLength(100)),
  is_on: z.boolean(),
  /** who may use it, and sees what nobody has taken of what comes in; none: everybody, and that is the main account's */
  users: z.array(Id).check(z.maxLength(limits.subAccountsPerCompany)),
  /** who answers a conversation that begins over it */
  assignment: z.enum(assignmentRules),
}
export const ChannelAccountFields = z.object(accountFields)
export type ChannelAccountFields = z.output<typeof ChannelAccountFields>

/** Either opens them; a message leaves only while its user holds the product of its channel. */
export const channelAccountProducts = [
  'smsMarketing',
  'fairleadWTMarketing',
  'wtMarketing',
  ownPageProducts.facebook,
  ownPageProducts.instagram,
] as const satisfies readonly ProductRoute[]

export const channelAccountKinds = ['sms', 'whatsapp', 'linked', 'facebook', 'instagram'] as const
export type ChannelAccountKind = (typeof channelAccountKinds)[number]
/** Which channel a setting belongs to. */
export const channelOfSetting = ({ kind }: Pick<ChannelSetting, 'kind'>): ChannelAccountKind =>
  kind === 'smpp' || kind === 'service' ? 'sms' : kind === 'cloud' ? 'whatsapp' : kind
/** Whether the other side makes it, by a QR code or on a page of its own, and the server writes it then. */
export const isMadeByServer = (channel: ChannelAccountKind): boolean =>
  channel === 'linked' || isOwnPageChannel(channel)
export const NewChannelAccount = z.object({ id: Id, channel: z.enum(channelAccountKinds), ...accountFields })
export type NewChannelAccount = z.output<typeof NewChannelAccount>

/** One way out that the company owns. The main account sets it up; all of its users may send over it. */
export const ChannelAccount = z.extend(NewChannelAccount, {
  /** the secrets that the server holds, by name (`secretNamesOf`) */
  secrets: z.array(text(40)),
  /** why it sends nothing; '' where nothing is known to be wrong */
  problem: z.union([z.literal(''), z.enum([...smsRouteProblems, ...whatsappProblems])]),
  problem_at: z.nullable(Time),
  /** the last trial sign-in that succeeded; null: never, or its settings changed since */
  tested_at: z.nullable(Time),
  /** what Meta says of a number of WhatsApp; null: nothing yet, or it is none */
  number: z.nullable(NumberFacts),
  /** of a linked phone; null: it is none */
  phone: z.nullable(LinkedPhone),
  /** what Meta says of a page or an account of the company's own; null: it is none */
  page: z.nullable(OwnPageFacts),
  created_at: Time,
  updated_at: Time,
})
export type ChannelAccount = z.output<typeof ChannelAccount>

type AccountOf<Channel, Setting, Problem> = Omit<ChannelAccount, 'channel' | 'setting' | 'problem'> & {
  channel: Channel
  setting: Setting
  problem: '' | Problem
}
/** A route of text messages. */
export type SmsAccount = AccountOf<'sms', RouteSetting, SmsRouteProblem>
export type SmsAccountFields = Omit<ChannelAccountFields, 'setting'> & { setting: RouteSetting }
/** A number of WhatsApp. */
export type WhatsappAccount = AccountOf<'whatsapp', CloudSetting, WhatsappProblem>
/** A phone that was linked by QR code. Its users are who linked it, and whom the main account adds. */
export type LinkedAccount = AccountOf<'linked', LinkedSetting, never> & { phone: LinkedPhone }
/** A page of Facebook or an account of Instagram that the company has connected. */
export type OwnPageAccount = AccountOf<OwnPageChannel, OwnPageSetting, WhatsappProblem> & { page: OwnPageFacts }
export const isSmsAccount = (account: ChannelAccount): account is SmsAccount => account.channel === 'sms'
export const isWhatsappAccount = (account: ChannelAccount): account is WhatsappAccount => account.channel === 'whatsapp'
export const isLinkedAccount = (account: ChannelAccount): account is LinkedAccount =>
  account.channel === 'linked' && account.phone !== null

export const isOwnPageAccount = (account: ChannelAccount): account is OwnPageAccount =>
  isOwnPageChannel(account.channel) && account.page !== null
/** As Meta names it: the page, or the account of Instagram. */
export const pageIdOf = (setting: OwnPageSetting): string =>
  setting.kind === 'instagram' ? setting.profile : setting.page

/** What the server alone says of an account, as it is of a new one. */
export const newChannelAccount = {
  secrets: [] as string[],
  problem: '',
  problem_at: null,
  tested_at: null,
  number: null,
  phone: null,
  page: null,
} as const satisfies Partial<ChannelAccount>

/** The secrets without which it cannot sign in. */
export function secretNamesOf(setting: ChannelSetting): string[] {
  switch (setting.kind) {
    case 'smpp':
      return ['password']
    case 'cloud':
      return ['token', 'appSecret']
    case 'linked':
      return []
    case 'facebook':
    case 'instagram':
      return ['token']
    case 'service':
      return smsServiceFacts[setting.service].fields.flatMap((field) =>
        'isSecret' in field && !('isOptional' in field) ? [field.name] : [],
      )
  }
}

/** Fields without which it cannot sign in, and which are empty. */
export const missingValuesOf = (setting: ChannelSetting): string[] =>
  setting.kind === 'service'
    ? smsServiceFacts[setting.service].fields.flatMap((field) =>
        !('isSecret' in field) && !('isOptional' in field) && !setting.values[field.name]?.trim() ? [field.name] : [],
      )
    : []

export const lacksSecrets = ({ setting, secrets }: Pick<ChannelAccount, 'setting' | 'secrets'>): boolean =>
  secretNamesOf(setting).some((name) => !secrets.includes(name))

/** Whether secrets may not go along: they belong to one server and user, and another one must not be sent them. */
export function isElsewhere(before: ChannelSetting, after: ChannelSetting): boolean {
  if (before.kind === 'smpp' && after.kind === 'smpp')
    return (
      before.host.toLowerCase() !== after.host.toLowerCase() ||
      before.port !== after.port ||
      before.secure !== after.secure ||
      before.system_id !== after.system_id
    )
  if (before.kind === 'cloud' && after.kind === 'cloud')
    return before.waba !== after.waba || before.number !== after.number
  if (before.kind === 'linked' && after.kind === 'linked') return false
  if (before.kind === 'facebook' && after.kind === 'facebook') return before.page !== after.page
  if (before.kind === 'instagram' && after.kind === 'instagram')
    return before.profile !== after.profile || before.page !== after.page
  if (before.kind === 'service' && after.kind === 'service')
    return (
      before.service !== after.service ||
      before.url !== after.url ||
      JSON.stringify(Object.entries(before.values).toSorted()) !==
        JSON.stringify(Object.entries(after.values).toSorted())
    )
  return true
}

/** What a part costs the company in a country, in millionths of `currency`; null: nobody said. */
export function routePrice({ prices }: Pick<ChannelAccount, 'prices'>, country: string): number | null {
  const own = prices.find((price) => price.country === country) ?? prices.find((price) => price.country === '')
  return own?.per_part ?? null
}

/** Whether it reaches a country by what the company and the service say. */
export function reachesCountry({ setting, countries }: Pick<ChannelAccount, 'setting' | 'countries'>, country: string) {
  const isMainland = setting.kind === 'service' && smsServiceFacts[setting.service].reach === 'mainland'
  if (isMainland && country !== 'CN') return false
  return countries.length === 0 || countries.includes(country)
}

/** Whether it takes approved templates alone. */
export const needsTemplate = ({ setting }: Pick<ChannelAccount, 'setting'>): boolean =>
  setting.kind === 'service' && smsServiceFacts[setting.service].needsTemplate

/** In the order in which they are tried for a country: the cheapest first, those of unknown price last, then by name. */
export const accountsFor = <
  A extends Pick<ChannelAccount, 'id' | 'name' | 'setting' | 'countries' | 'prices' | 'is_on'>,
>(
  accounts: readonly A[],
  country: string,
): A[] =>
  accounts
    .filter((account) => account.is_on && reachesCountry(account, country))
    .toSorted(
      (a, b) =>
        (routePrice(a, country) ?? Number.MAX_SAFE_INTEGER) - (routePrice(b, country) ?? Number.MAX_SAFE_INTEGER) ||
        (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1),
    )
