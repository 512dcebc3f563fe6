import type { LeadSteps } from '../steps.ts'
import { type OvertureWork, releaseStep, takeOverture } from './overtureSteps.ts'
import { readSite, type SiteWork } from './siteSteps.ts'
import { type CityWork, stepsOfCity, type TileWork, takeCity, takeTile } from './storeSteps.ts'

type StoreWork = CityWork | TileWork | OvertureWork | SiteWork

/** Stores of a city on the map or in the operator's release of Overture, then what the site of each says. */
export const offlineStores: LeadSteps<'offlineStores'> = {
  first: (form) => (form.from === 'overture' ? [releaseStep] : stepsOfCity(form)),
  async take(step, form, tools, signal) {
    // What was written by `first` and `take` comes back from the database as it was.
    const work = step.work as StoreWork
    switch (work.kind) {
      case 'city':
        return takeCity(work, form, tools, signal)
      case 'tile':
        return takeTile(work, form, tools, signal)
      case 'site':
        return (await readSite(work, tools, signal)).outcome
      default:
        return takeOverture(work, form, tools, signal)
    }
  },
}
