import type { ChannelRules } from '../campaigns/channelRules.ts'
import { rateOfHour } from '../campaigns/pace.ts'
import { domainIn } from './deliverability/addressDomain.ts'
import type { EmailSender } from './sender/sender.ts'

/** Mails: a point each, whatever is in them, at the pace of a sender and of each domain. */
export const emailRules: ChannelRules<unknown, Pick<EmailSender, 'per_hour' | 'per_domain_hour'>> = {
  channel: 'email',
  keyOf: (text) => (text.includes('@') ? text.trim().toLowerCase() : null),
  groupOf: domainIn,
  costOf: () => ({ points: 1, parts: 1 }),
  refusal: () => null,
  ratesOf: ({ per_hour, per_domain_hour }) => [
    { of: 'sender', ...rateOfHour(per_hour) },
    { of: 'group', ...rateOfHour(per_domain_hour) },
  ],
}
