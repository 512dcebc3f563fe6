import type { ChannelRules } from '../campaigns/channelRules.ts'
import { smoothedPerSecond } from '../campaigns/rateBook.ts'
import type { ReceiverReason } from '../campaigns/receiverReason.ts'
import { needsTemplate, reachesCountry, type SmsAccount } from '../channels/account.ts'
import { mergeTags } from '../email/render/mergeTags.ts'
import type { TypedSms } from './compose.ts'
import type { SmsMessageFields } from './message.ts'
import { measureSms } from './parts.ts'
import { senderFault } from './senderNames.ts'
import { sentText } from './sentText.ts'

/** What numbers can be, as far as it matters here; `unsure` where a country does not tell its numbers apart. */
export type PhoneLineKind = 'mobile' | 'landline' | 'premium' | 'unsure'

const lineKinds: Partial<Record<string, PhoneLineKind>> = {
  MOBILE: 'mobile',
  FIXED_LINE: 'landline',
  PREMIUM_RATE: 'premium',
  SHARED_COST: 'premium',
  UAN: 'landline',
  TOLL_FREE: 'landline',
}
/** By the type that libphonenumber's full plans give a number. */
export const lineKindOf = (type: string | undefined): PhoneLineKind => lineKinds[type ?? ''] ?? 'unsure'

const emptyValues = Object.fromEntries(mergeTags.map((tag) => [tag, ''])) as Record<(typeof mergeTags)[number], string>

/** Text messages: as many points as parts, at the pace of each route. */
export const smsRules: ChannelRules<TypedSms, { per_second: number }> = {
  channel: 'sms',
  keyOf(text) {
    const digits = text.replace(/\D/g, '')
    return isNumber(digits) ? digits : null
  },
  groupOf: () => '',
  costOf(message, { country }) {
    const parts = Math.max(1, measureSms(sentText(message, { country, values: emptyValues, sign: '' })).parts)
    return { points: parts, parts }
  },
  refusal: (_, { key }) => (isNumber(key) ? null : 'badAddress'),
  ratesOf: ({ per_second }) => [{ of: 'sender', ...smoothedPerSecond(per_second) }],
}

/** E.164: 15 digits at most; what has fewer than 5 is a short code. */
const isNumber = (digits: string) => /^[1-9]\d{4,14}$/.test(digits)

/** Numbers that surely get no text message, or at a price that nobody means to pay. */
export const kindRefusal = (kind: PhoneLineKind): ReceiverReason | null =>
  kind === 'landline' ? 'landline' : kind === 'premium' ? 'badAddress' : null

/** Why a message does not go over an account to a country; null: it may. */
export function routeRefusal(
  account: Pick<SmsAccount, 'id' | 'setting' | 'countries' | 'sender' | 'registered_in' | 'templates'>,
  message: Pick<SmsMessageFields, 'templates'>,
  country: string,
): ReceiverReason | null {
  if (!reachesCountry(account, country)) return 'noWay'
  if (needsTemplate(account)) return templateFor(account, message) ? null : 'templateMissing'
  const { sender, registered_in } = account
  return sender !== '' && senderFault(sender, country, new Set(registered_in)) ? 'senderNotAllowed' : null
}

/** The approved template that a message names for an account, with what stands for its variables. */
export function templateFor(
  { id, templates }: Pick<SmsAccount, 'id' | 'templates'>,
  message: Pick<SmsMessageFields, 'templates'>,
) {
  const use = message.templates.find(({ channel_account_id }) => channel_account_id === id)
  const template = use && templates.find(({ code }) => code === use.code)
  return template ? { template, values: use.values } : null
}
