import * as z from 'zod/mini'
import { saysBlocked } from '#domain/leadSources/blockedPage'
import { sourceEvidence } from '#domain/leadSources/licences'
import { resultsAt, searchPlaces, type WebResult, type WebResultPage, wordsAt } from '#domain/leadSources/searchPlaces'
import {
  failedTrouble,
  halfAnswer,
  laterTrouble,
  type SourceAnswer,
  type SourceTrouble,
  wholeAnswer,
} from '#domain/leadSources/sourceAnswer'
import { jsonOf } from '../../channels/callService.ts'
import { askSource, type SourceReach } from '../askSource.ts'
import { resultText, type SearchProvider, type WebQuestion, webAddress } from './provider.ts'

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
  const question = { words: place ? wordsAt(place, words) : words, page, engine, language }
  const answer = await askEngines(setting, question, signal)
  if (answer.kind !== 'engines') return answer
  // A server that does not have the engine asks its others instead.
  const lines = engine ? answer.results.filter((line) => enginesOf(line).includes(engine)) : answer.results
  if (lines.length === 0 && answer.results.length > 0) return failedTrouble('notCovered', engine ?? '')
  const silent = answer.unresponsive_engines.map(([name, reason]) => `${name}: ${reason}`).join(', ')
  if (lines.length === 0 && silent) return laterTrouble(saysBlocked(silent) ? 'blocked' : 'unreachable', silent)
  if (lines.length === 0 && page === 1 && !(await isAnyEngineAwake(setting, question, signal)))
    return laterTrouble('busy', 'no engine answers')
  const found = { results: resultsOf(lines, setting.clock()), last: lines.length === 0 }
  const shown = place ? resultsAt(place, found) : found
  return silent ? halfAnswer(shown, silent) : wholeAnswer(shown)
}

/**
 * Whether an empty answer means anything: an engine that failed before is left out for a while, and an older server does
 * not say so. Of this word every engine knows pages.
 */
async function isAnyEngineAwake(
  setting: SearxngSetting,
  question: EngineQuestion,
  signal: AbortSignal,
): Promise<boolean> {
  const answer = await askEngines(setting, { ...question, words: 'wikipedia', language: null }, signal)
  return answer.kind === 'engines' && answer.results.length > 0
}

type EngineQuestion = { words: string; page: number; engine: string | null; language: string | null }
type EngineAnswer = { kind: 'engines' } & z.output<typeof SearxngAnswer>

async function askEngines(
  setting: SearxngSetting,
  { words, page, engine, language }: EngineQuestion,
  signal: AbortSignal,
): Promise<EngineAnswer | SourceTrouble> {
  const query = new URLSearchParams({
    q: words,
    format: 'json',
    pageno: String(page),
    ...(engine && { engines: engine }),
    ...(language && { language }),
  })
  const answer = await askSource(setting, { url: `${setting.url}/search?${query.toString()}` }, signal)
  if (answer.kind !== 'said') return answer
  const read = z.safeParse(SearxngAnswer, jsonOf(answer.text))
  if (answer.status === 200 && read.success) return { kind: 'engines', ...read.data }
  return failedTrouble(answer.status === 400 ? 'refused' : 'unreadable', String(answer.status))
}

const enginesOf = ({ engine, engines }: z.output<typeof EngineLine>): string[] => engines ?? (engine ? [engine] : [])

const resultsOf = (lines: readonly z.output<typeof EngineLine>[], at: number): WebResult[] =>
  lines.flatMap(({ title, url, content }) =>
    webAddress(url)
      ? [
          {
            title: resultText(title),
            url,
            snippet: resultText(content ?? ''),
            evidence: sourceEvidence('searxng', url, at),
          },
        ]
      : [],
  )

const EngineLine = z.object({
  title: z.string(),
  url: z.string(),
  content: z.nullish(z.string()),
  engine: z.optional(z.string()),
  engines: z.optional(z.array(z.string())),
})
const SearxngAnswer = z.object({
  query: z.string(),
  results: z.array(EngineLine),
  /** pairs of an engine and why it said nothing */
  unresponsive_engines: z._default(
    z.array(
      z.pipe(
        z.array(z.string()),
        z.transform(([name = '', reason = '']: string[]) => [name, reason] as const),
      ),
    ),
    [],
  ),
})
