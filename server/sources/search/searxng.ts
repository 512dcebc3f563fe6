import * as z from 'zod/mini'
import { saysBlocked } from '#domain/leadSources/blockedPage'
import { evidenceOf } from '#domain/leadSources/licences'
import { pageAt, searchPlaces, type WebResultPage, wordsAt } from '#domain/leadSources/searchPlaces'
import {
  failedTrouble,
  halfAnswer,
  laterTrouble,
  type SourceAnswer,
  wholeAnswer,
} from '#domain/leadSources/sourceAnswer'
import { jsonOf } from '../../channels/callService.ts'
import { askSource, type SourceReach } from '../askSource.ts'
import { plainText, type SearchProvider, type WebQuestion, webAddress } from './provider.ts'

/** `url`: the operator's own server, with `json` among the `search.formats` of its settings. */
export type SearxngSetting = SourceReach & { url: string }

/** https://docs.searxng.org/dev/search_api.html */
export const searxngProvider = (setting: SearxngSetting): SearchProvider => ({
  service: 'searxng',
  pageSize: 10,
  lastPage: 10,
  search: (question, signal) => searchSearxng(setting, question, signal),
})

async function searchSearxng(
  setting: SearxngSetting,
  { words, place, page, language }: WebQuestion,
  signal: AbortSignal,
): Promise<SourceAnswer<WebResultPage>> {
  const engine = place && searchPlaces[place].engine
  const query = new URLSearchParams({
    q: place ? wordsAt(place, words) : words,
    format: 'json',
    pageno: String(page),
    ...(engine && { engines: engine }),
    ...(language && { language }),
  })
  const answer = await askSource(setting, { url: `${setting.url}/search?${query}` }, signal)
  if (answer.kind !== 'said') return answer
  const read = z.safeParse(SearxngAnswer, jsonOf(answer.text))
  if (answer.status !== 200 || !read.success)
    return failedTrouble(answer.status === 400 ? 'refused' : 'unreadable', String(answer.status))
  const at = setting.clock()
  const results = read.data.results.flatMap(({ title, url, content }) =>
    webAddress(url)
      ? [{ title: plainText(title), url, snippet: plainText(content ?? ''), evidence: evidenceOf('searxng', url, at) }]
      : [],
  )
  const silent = read.data.unresponsive_engines.map(([name, reason]) => `${name}: ${reason}`).join(', ')
  if (silent && results.length === 0) return laterTrouble(saysBlocked(silent) ? 'blocked' : 'unreachable', silent)
  const found = { results, last: results.length === 0 }
  const shown = place ? pageAt(place, found) : found
  return silent ? halfAnswer(shown, silent) : wholeAnswer(shown)
}

const SearxngAnswer = z.object({
  query: z.string(),
  results: z.array(z.object({ title: z.string(), url: z.string(), content: z.nullish(z.string()) })),
  /** pairs of an engine and why it said nothing */
  unresponsive_engines: z._default(
    z.array(
      z.pipe(
        z.array(z.string()),
        z.transform(([name = '', reason = '']) => [name, reason] as const),
      ),
    ),
    [],
  ),
})
