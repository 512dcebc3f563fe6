import * as z from 'zod/mini'
import { sourceEvidence } from '#domain/leadSources/licences'
import { resultsAt, type WebResultPage, wordsAt } from '#domain/leadSources/searchPlaces'
import {
  failedTrouble,
  laterTrouble,
  type SourceAnswer,
  type SourceTrouble,
  wholeAnswer,
} from '#domain/leadSources/sourceAnswer'
import { jsonOf } from '../../channels/callService.ts'
import { askSource, type SourceReach } from '../askSource.ts'
import { resultText, type SearchProvider, type WebQuestion, webAddress } from './provider.ts'

/** `url`: `https://api.search.brave.com/res/v1`. */
export type BraveSetting = SourceReach & { url: string; key: string }

const pageSize = 20

/** https://api-dashboard.search.brave.com/app/documentation/web-search: 20 results a page, ten pages. */
export const braveProvider = (setting: BraveSetting): SearchProvider => ({
  service: 'brave',
  pageSize,
  lastPage: 10,
  search: (question, signal) => searchBrave(setting, question, signal),
})

async function searchBrave(
  setting: BraveSetting,
  { words, place, page, language, country }: WebQuestion,
  signal: AbortSignal,
): Promise<SourceAnswer<WebResultPage>> {
  const query = new URLSearchParams({
    q: place ? wordsAt(place, words) : words,
    count: String(pageSize),
    offset: String(page - 1),
    ...(language && { search_lang: language }),
    ...(country && { country }),
  })
  const answer = await askSource(
    setting,
    {
      url: `${setting.url}/web/search?${query.toString()}`,
      headers: { accept: 'application/json', 'x-subscription-token': setting.key },
      readRate: readRateWindows,
    },
    signal,
  )
  if (answer.kind !== 'said') return answer
  if (answer.status === 422) return failedTrouble(/SUBSCRIPTION_TOKEN/.test(answer.text) ? 'key' : 'refused', '422')
  const read = z.safeParse(BraveAnswer, jsonOf(answer.text))
  if (answer.status !== 200 || !read.success) return failedTrouble('unreadable', String(answer.status))
  const at = setting.clock()
  const results = (read.data.web?.results ?? []).flatMap(({ title, url, description }) =>
    webAddress(url)
      ? [
          {
            title: resultText(title),
            url,
            snippet: resultText(description ?? ''),
            evidence: sourceEvidence('brave', url, at),
          },
        ]
      : [],
  )
  const found = { results, last: !(read.data.query?.more_results_available ?? false) }
  return wholeAnswer(place ? resultsAt(place, found) : found)
}

const BraveAnswer = z.object({
  type: z.literal('search'),
  query: z.optional(z.object({ more_results_available: z.optional(z.boolean()) })),
  web: z.optional(
    z.object({
      results: z.array(z.object({ title: z.string(), url: z.string(), description: z.optional(z.string()) })),
    }),
  ),
})

/**
 * `X-RateLimit-Remaining: 0, 0` and `X-RateLimit-Reset: 1, 1419704` are the second and the month: where the longer one has
 * none left, the quota is used up.
 */
function readRateWindows(headers: Headers, now: number): SourceTrouble {
  const numbers = (name: string) =>
    (headers.get(name) ?? '').split(',').map((part) => Number(part.trim() || Number.NaN))
  const [remaining, reset] = [numbers('x-ratelimit-remaining'), numbers('x-ratelimit-reset')]
  const used = reset
    .map((seconds, n) => ({ seconds, n }))
    .filter(({ seconds, n }) => remaining[n] === 0 && seconds >= 0)
  const longest = used.toSorted((a, b) => b.seconds - a.seconds)[0]
  if (!longest) return laterTrouble('rate', '429', now + 1_000)
  return laterTrouble(longest.n > 0 ? 'quota' : 'rate', '429', now + longest.seconds * 1_000)
}
