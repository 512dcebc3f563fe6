import * as z from 'zod/mini'
import { jsonOf } from '../channels/callService.ts'

/** Of what an app may ask in an hour: from here on it rests, for what others of it ask comes on top. */
export const pausePercent = 80

const Percent = z._default(z.number(), 0)
const Usage = z.object({ call_count: Percent, total_time: Percent, total_cputime: Percent })
const OwnUsage = z.extend(Usage, { estimated_time_to_regain_access: z.optional(z.number()) })
/** By the id of the business: one entry for each kind of question. */
const BusinessUsage = z.record(z.string(), z.array(OwnUsage))

/** The most that any of the counters says, in percent; 0 where Meta says nothing. */
export function usedPercent(headers: Headers): number {
  const ofApp = ['x-app-usage', 'x-page-usage'].flatMap(
    (name) => z.safeParse(Usage, headerJson(headers, name)).data ?? [],
  )
  return Math.max(0, ...[...ofApp, ...businessUsage(headers)].map(most))
}

/** How long until it may ask again, where Meta says so, in ms. */
export function regainMs(headers: Headers): number | null {
  const minutes = Math.max(0, ...businessUsage(headers).map((one) => one.estimated_time_to_regain_access ?? 0))
  return minutes > 0 ? minutes * 60_000 : null
}

const businessUsage = (headers: Headers) =>
  Object.values(z.safeParse(BusinessUsage, headerJson(headers, 'x-business-use-case-usage')).data ?? {}).flat()

const most = ({ call_count, total_time, total_cputime }: z.output<typeof Usage>) =>
  Math.max(call_count, total_time, total_cputime)

const headerJson = (headers: Headers, name: string): unknown => jsonOf(headers.get(name) ?? 'null')
