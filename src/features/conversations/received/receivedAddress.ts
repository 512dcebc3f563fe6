import { type Period, periodNames } from '../../../lib/period.ts'

export type ReceivedAddress = { search: string; period: Period | null; route: string | null; page: number }

export const readReceivedAddress = (params: URLSearchParams): ReceivedAddress => ({
  search: params.get('q') ?? '',
  period: periodNames.find((name) => name === params.get('days')) ?? null,
  route: params.get('route'),
  page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
})

export const writeReceivedAddress = ({ search, period, route, page }: ReceivedAddress): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ q: search, days: period, route, page: page > 1 ? String(page) : null }).filter(
      (entry): entry is [string, string] => Boolean(entry[1]),
    ),
  )
