import { type CampaignChannel, campaignChannels, channelProduct } from '#domain/campaigns/channel'
import { type ReportColumn, reportColumns } from '#domain/campaigns/statistics/sendingReport'
import { mostAskedDays } from '#domain/campaigns/statistics/statisticsCalls'
import { type Grant, holds, isBuiltProduct } from '#domain/products'
import type { Day } from '#domain/statistics/days'
import { type PeriodAddress, readPeriodAddress, writePeriodAddress } from '../statistics/statisticsAddress.ts'

export type ReportAddress = PeriodAddress & {
  /** null: the first that the company holds */
  channel: CampaignChannel | null
  /** '' for the names */
  sort: ReportColumn | ''
  descending: boolean
  /** whose days are shown; null: everybody's */
  user: string | null
}

const usualSort = 'sent'

export function readReportAddress(params: URLSearchParams): ReportAddress {
  const sort = sortNamed(params.get('sort') ?? usualSort)
  const period = readPeriodAddress(params)
  return {
    ...period,
    ...(period.first !== null && period.last !== null && endsNear({ first: period.first, last: period.last }, null)),
    channel: campaignChannels.find((channel) => channel === params.get('channel')) ?? null,
    sort,
    descending: params.has('order') ? params.get('order') === 'down' : sort !== '',
    user: params.get('user'),
  }
}

/** Only what differs from the plain page is written. */
export function writeReportAddress(address: ReportAddress): URLSearchParams {
  const params = new URLSearchParams()
  const { channel, sort, descending, user } = address
  if (channel !== null) params.set('channel', channel)
  writePeriodAddress(params, address)
  if (sort !== usualSort) params.set('sort', sort)
  if (descending !== (sort !== '')) params.set('order', descending ? 'down' : 'up')
  if (user !== null) params.set('user', user)
  return params
}

/** The names, or one of the columns; anything else is the usual one. */
export const sortNamed = (key: string): ReportAddress['sort'] =>
  key === '' ? '' : (reportColumns.find((column) => column === key) ?? usualSort)

type Ends = { first: Day; last: Day }

/** As many days as can be asked for at once: the end that was not moved comes along. */
export function endsNear({ first, last }: Ends, moved: 'first' | null): Ends {
  return moved === 'first'
    ? { first, last: Math.min(last, first + mostAskedDays - 1) }
    : { first: Math.max(first, last - mostAskedDays + 1), last }
}

/** The channels that somebody with these products can report on. */
export const channelsHeld = (grants: readonly Grant[]): CampaignChannel[] =>
  campaignChannels.filter((channel) => {
    const product = channelProduct(channel)
    return isBuiltProduct(product) && holds(grants, product)
  })
