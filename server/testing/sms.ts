import type { NewChannelAccount, SmsAccount } from '#domain/channels/account'

type NewRoute = Omit<NewChannelAccount, 'channel' | 'setting'> & Pick<SmsAccount, 'channel' | 'setting'>

/** A route of a company as the tests have it, with nothing that is not usual. */
export const smsAccount = (changes: Pick<NewRoute, 'id' | 'setting'> & Partial<NewRoute>): NewRoute => ({
  channel: 'sms',
  name: 'Route',
  sender: '',
  registered_in: [],
  countries: [],
  hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] },
  per_second: 1_000,
  currency: '',
  prices: [],
  templates: [],
  is_on: true,
  users: [],
  assignment: 'contactOwner',
  ...changes,
})
