import { type MessageFilter, messageFilters } from '#domain/campaigns/messageCalls'
import { momentsOf, type Period, periodNames } from '../../../lib/period.ts'

/** Which messages are shown; back, reload and a shared link show the same. */
export type MessagesAddress = {
  search: string
  filter: MessageFilter | null
  /** the route or number */
  account: string | null
  template: string | null
  country: string | null
  period: Period | null
  order: 'newest' | 'oldest'
  page: number
}

export function readMessagesAddress(params: URLSearchParams): MessagesAddress {
  return {
    search: params.get('q') ?? '',
    filter: oneOf(messageFilters, params.get('state')),
    account: params.get('route') || null,
    template: params.get('template') || null,
    country: /^[A-Z]{2}$/.test(params.get('country') ?? '') ? params.get('country') : null,
    period: oneOf(periodNames, params.get('days')),
    order: params.get('order') === 'oldest' ? 'oldest' : 'newest',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  }
}

export function writeMessagesAddress(address: MessagesAddress) {
  const { search, filter, account, template, country, period, order, page } = address
  const params = new URLSearchParams()
  if (search) params.set('q', search)
  if (filter) params.set('state', filter)
  if (account) params.set('route', account)
  if (template) params.set('template', template)
  if (country) params.set('country', country)
  if (period) params.set('days', period)
  if (order === 'oldest') params.set('order', order)
  if (page > 1) params.set('page', String(page))
  return params
}

/** From the first moment that there could be: those that were handed over at all. */
const everSent = 1

/** What the server is asked; of messages that left only those that were handed over. */
export function messagesQuestion(address: MessagesAddress, { isSent, now }: { isSent: boolean; now: Date }) {
  const { from, to } = momentsOf(address.period, now)
  const begins = from ?? (isSent ? everSent : undefined)
  return {
    ...(address.filter && { filter: address.filter }),
    ...(address.account && { channel_account_id: address.account }),
    ...(address.template && { template: address.template }),
    ...(address.country && { country: address.country }),
    ...(address.search.trim() && { search: address.search.trim() }),
    ...(begins !== undefined && { from: begins }),
    // The server takes both ends, a period ends before its second one.
    ...(to !== undefined && { to: to - 1 }),
  }
}

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((known) => known === value) ?? null
