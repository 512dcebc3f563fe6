import type { LeadSteps } from '../steps.ts'
import { type ResultsWork, resultsStep, takeResults } from './searchSteps.ts'
import { readSite, type SiteWork } from './siteSteps.ts'

/** Results of searches, and what the site behind each says of itself. */
export const globalMedia: LeadSteps<'globalMedia'> = {
  first: ({ words, places }) =>
    words.flatMap((one) => places.map((place) => resultsStep({ words: one, place, page: 1 }))),
  async take(step, form, tools, signal) {
    const work = step.work as ResultsWork | SiteWork
    if (work.kind === 'results') return takeResults(work, form, tools, signal)
    return (await readSite(work, tools, signal)).outcome
  },
}
