import { sourceLicences } from '#domain/leadSources/licences'
import { isClosedSite, type SearchPlace, searchPlaces, type WebResult } from '#domain/leadSources/searchPlaces'
import { failedTrouble } from '#domain/leadSources/sourceAnswer'
import type { FoundLead } from '#domain/leads/foundLead'
import { leadValues } from '#domain/leads/leadValues'
import type { LeadStep, StepOutcome, StepTools } from '../steps.ts'
import { foundOutcome } from './outcomes.ts'
import { siteKey, siteStep, siteUrl } from './siteSteps.ts'

/** One page of results. `place` null: the service's own index. */
export type ResultsWork = { kind: 'results'; words: string; place: SearchPlace | null; page: number }
type ResultsQuestion = { country: string; pages: number }

export const resultsStep = (work: Omit<ResultsWork, 'kind'>): LeadStep => ({
  key: `results ${work.place ?? ''} ${work.page} ${work.words}`,
  work: { kind: 'results', ...work },
})

/**
 * Opens what a search found: the list is not ours to keep, so the site behind each result is read, and what that says is stored. Results
 * of a place that wants no more than links are links. A service that blocks is trouble, and never "none found".
 */
export async function takeResults(
  { words, place, page }: ResultsWork,
  { country, pages }: ResultsQuestion,
  { search }: StepTools,
  signal: AbortSignal,
): Promise<StepOutcome> {
  if (!search) return { kind: 'trouble', trouble: failedTrouble('notCovered', 'search') }
  const answer = await search.search({ words, place, page, language: null, country: country || null }, signal)
  // The operator's server may lack one engine of those that were wanted.
  if (answer.kind === 'failed' && answer.problem === 'notCovered')
    return foundOutcome({ missing: `${place}: ${answer.problem}` })
  if (answer.kind !== 'answered') return { kind: 'trouble', trouble: answer }
  const { results, last } = answer.found
  const [links, sites] = partOf(results, place)
  const hasMore = !last && page < Math.min(pages, search.lastPage)
  return foundOutcome({
    leads: sites.flatMap(storedLead),
    next: [
      ...sites.flatMap(({ url }) => siteStep(url, leadKeyOf(url)) ?? []),
      ...(hasMore ? [resultsStep({ words, place, page: page + 1 })] : []),
    ],
    missing: answer.isWhole ? null : answer.missing,
    ...(links.length > 0 && { links }),
  })
}

function partOf(results: readonly WebResult[], place: SearchPlace | null): [links: WebResult[], sites: WebResult[]] {
  const isLink = ({ url }: WebResult) => isClosedSite(url) || (place !== null && searchPlaces[place].linksOnly)
  return [results.filter(isLink), results.filter((result) => !isLink(result))]
}

const leadKeyOf = (url: string): string => siteKey(siteUrl(url) ?? new URL(url))

/** Where the licence lets a list be kept, the line itself is a lead already. */
function storedLead({ title, url, snippet, evidence }: WebResult): FoundLead[] {
  if (!evidence.mayStore || !sourceLicences[evidence.licence].mayStore) return []
  return [
    { key: leadKeyOf(url), values: leadValues(evidence, { company: title, website: url }, { snippet }), place: null },
  ]
}
