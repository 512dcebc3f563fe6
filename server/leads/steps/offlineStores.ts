import type { LeadSteps } from '../steps.ts'
import { readSite, type SiteWork } from './siteSteps.ts'
import { type CityWork, stepsOfCity, type TileWork, takeCity, takeTile } from './storeSteps.ts'

type StoreWork = CityWork | TileWork | SiteWork

/** Stores of a city on the map, then what the site of each says. */
export const offlineStores: LeadSteps<'offlineStores'> = {
  first: (form) => stepsOfCity(form),
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
    }
  },
}
