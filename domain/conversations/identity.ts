import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { emailPattern } from '../shared/schema.ts'
import type { ConversationChannel } from './channel.ts'

/** Under what a channel knows somebody. `jid`, `lid` and `group` are WhatsApp's own, `bsuid` the one that its businesses are given. */
export const identityKinds = [
  'phone',
  'email',
  'jid',
  'lid',
  'group',
  'bsuid',
  'parent_bsuid',
  'username',
  'psid',
  'igsid',
] as const
export const IdentityKind = z.enum(identityKinds)
export type IdentityKind = z.output<typeof IdentityKind>

export const IdentityValue = z.string().check(z.minLength(1), z.maxLength(limits.emailLength))
export const ChannelIdentity = z.object({ kind: IdentityKind, value: IdentityValue })
export type ChannelIdentity = z.output<typeof ChannelIdentity>

/**
 * The scope within which one spelling means one person. Phone numbers, mail addresses and lids mean the same person to
 * everybody; a BSUID only within one portfolio of businesses, the ids of Facebook and Instagram only at one page or account.
 */
export const identityScopeOf = (channel: ConversationChannel, portfolio = ''): string =>
  ({
    email: 'email',
    sms: 'phone',
    whatsapp: `wa:${portfolio}`,
    linked: 'wa',
    facebook: `fb:${portfolio}`,
    instagram: `ig:${portfolio}`,
  })[channel]

const spellings: Record<IdentityKind, (text: string) => string | null> = {
  phone: (text) => matching(/^[1-9]\d{4,14}$/, text.replace(/[\s().+-]/g, '').replace(/^00/, '')),
  email: (text) => matching(emailPattern, text.toLowerCase()),
  // Behind the colon stands which of somebody's devices wrote, before it after a dot or a stroke their agent.
  jid: (text) => userOf(text, /^([1-9]\d{4,14})(?:[._]\d+)?(?::\d+)?@(?:s\.whatsapp\.net|c\.us)$/, '@s.whatsapp.net'),
  lid: (text) => userOf(text, /^([1-9]\d{4,19})(?:[._]\d+)?(?::\d+)?@lid$/, '@lid'),
  group: (text) => matching(/^\d{5,25}(?:-\d{5,25})?@g\.us$/, text.toLowerCase()),
  bsuid: (text) => matching(/^[A-Z]{2}\.[A-Za-z0-9._-]{1,128}$/, text),
  parent_bsuid: (text) => matching(/^[A-Z]{2}\.[A-Za-z0-9._-]{1,128}$/, text),
  username: (text) => matching(/^[^\s@\p{C}][^@\p{C}]{0,59}$/u, text.normalize('NFKC').toLowerCase().replace(/^@/, '')),
  psid: (text) => matching(/^\d{1,32}$/, text),
  igsid: (text) => matching(/^\d{1,32}$/, text),
}

/** The one spelling of an identity; null: it is none of this kind. */
export function identityOf(kind: IdentityKind, text: string): ChannelIdentity | null {
  const value = text.length > 1_000 ? null : spellings[kind](text.trim())
  return value !== null && value.length <= limits.emailLength ? { kind, value } : null
}

/** Who a text message is from: a number, or the name or short code of a sender that nobody can answer. */
export function smsSender(from: string): ChannelIdentity | null {
  const isNumber = /^[\d\s().+-]+$/.test(from.trim())
  return (isNumber ? identityOf('phone', from) : null) ?? identityOf('username', from)
}

/** What a contact carries of them: those that say no phone and no mail address, which are fields of their own. */
export const carriedKinds = [
  'username',
  'bsuid',
  'parent_bsuid',
  'lid',
  'psid',
  'igsid',
] as const satisfies readonly IdentityKind[]
export type CarriedIdentity = ChannelIdentity & { kind: (typeof carriedKinds)[number] }

/** Not the senders of text messages that are called like a company: nobody can answer them. */
export const isCarried = (identity: ChannelIdentity, scope: string): identity is CarriedIdentity =>
  scope !== 'phone' && scope !== 'email' && (carriedKinds as readonly IdentityKind[]).includes(identity.kind)

/** Those of one scope, first the name that people know. */
export const carriedOf = (identities: readonly ChannelIdentity[], scope: string): CarriedIdentity[] =>
  identities
    .filter((one) => isCarried(one, scope))
    .toSorted(
      (a, b) =>
        Number(b.kind === 'username') - Number(a.kind === 'username') ||
        inText(a.kind, b.kind) ||
        inText(a.value, b.value),
    )
const inText = (a: string, b: string) => Number(a > b) - Number(a < b)

const whatsAppKinds: ReadonlySet<IdentityKind> = new Set(['username', 'bsuid', 'parent_bsuid', 'lid'])
/** Under what WhatsApp knows one person, whichever of a company's numbers and portfolios were told. */
export const isWhatsAppId = ({ kind }: ChannelIdentity): boolean => whatsAppKinds.has(kind)

/** What a channel says that somebody is called, as one line without signs that turn or hide a text. */
export const toldName = (text: string): string =>
  text
    .replace(/[\s\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ud800-\udfff]+/gu, ' ')
    .trim()
    .slice(0, limits.lineLength)
    .replace(/[\ud800-\udbff]$/, '')

/** As a person writes it down. */
export const carriedText = ({ kind, value }: Pick<CarriedIdentity, 'kind' | 'value'>): string =>
  kind === 'username' ? `@${value}` : value

/** In a list: a number that Meta gives somebody at one page says nothing to people but where they are from. */
export const shownIdentity = (identity: Pick<CarriedIdentity, 'kind' | 'value'>): string =>
  identity.kind === 'psid' ? 'Facebook' : identity.kind === 'igsid' ? 'Instagram' : carriedText(identity)

/** The phone that an identity says by itself. */
export const phoneOfIdentity = ({ kind, value }: ChannelIdentity): string | null =>
  kind === 'phone' ? value : kind === 'jid' ? value.slice(0, value.indexOf('@')) : null

export const spellingOf = ({ kind, value }: ChannelIdentity): string => `${kind}:${value}`

function matching(pattern: RegExp, text: string): string | null {
  return pattern.test(text) ? text : null
}
function userOf(text: string, pattern: RegExp, ending: string): string | null {
  const user = pattern.exec(text.toLowerCase())?.[1]
  return user === undefined ? null : user + ending
}
