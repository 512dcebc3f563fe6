import { failedTrouble } from '#domain/leadSources/sourceAnswer'
import type { LeadSteps } from '../steps.ts'
import { firstOfList, type ListWork, takeList, takeRows } from './listSteps.ts'
import { readSite, type SiteWork } from './siteSteps.ts'

/** The exhibitors of a fair, from a list that was brought or that its user showed us, and the site of each. */
export const globalFair: LeadSteps<'globalFair'> = {
  first: ({ recipe }) => [firstOfList(recipe)],
  async take(step, { recipe }, tools, signal) {
    const work = step.work as ListWork | SiteWork
    if (work.kind === 'rows') return takeRows(work.page, tools)
    if (work.kind === 'site') return (await readSite(work, tools, signal)).outcome
    return recipe
      ? takeList(work, recipe, tools, signal)
      : { kind: 'trouble', trouble: failedTrouble('refused', 'recipe') }
  },
}
