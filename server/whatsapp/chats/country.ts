import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { ChannelIdentity } from '#domain/conversations/identity'

/** By which a message is priced; '' where nothing says it. Meta's names of people begin with their country. */
export const countryOfPeer = ({ kind, value }: ChannelIdentity): string =>
  kind === 'phone'
    ? (parsePhoneNumberFromString(`+${value}`)?.country ?? '')
    : kind === 'bsuid'
      ? value.slice(0, 2)
      : ''
