import { citiesOf } from '#domain/leadSources/places'
import type { LeadForm } from '#domain/leads/form'
import type { LeadStep, LeadSteps, StepOutcome } from '../steps.ts'
import { globalFair } from './globalFair.ts'
import { firstOfList } from './listSteps.ts'
import { foundOutcome } from './outcomes.ts'
import { readSite, type SiteWork } from './siteSteps.ts'
import { type CityWork, stepsOfCity, type TileWork, takeCity, takeTile } from './storeSteps.ts'

type Industry = NonNullable<Extract<LeadForm, { kind: 'globalBtoB' }>['industry']>
type CitiesWork = { kind: 'cities'; from: number }

/** Companies of a list, as those of a fair are, or of an industry on the map. */
export const globalBtoB: LeadSteps<'globalBtoB'> = {
  first({ industry, recipe }) {
    if (!industry) return [firstOfList(recipe)]
    return industry.city ? stepsOfCity(industry) : [citiesStep(0)]
  },
  async take(step, form, tools, signal) {
    if (!form.industry) return globalFair.take(step, { ...form, kind: 'globalFair', fair_id: null }, tools, signal)
    const work = step.work as CitiesWork | CityWork | TileWork | SiteWork
    switch (work.kind) {
      case 'cities':
        return takeCities(work, form.industry)
      case 'city':
        return takeCity(work, form.industry, tools, signal)
      case 'tile':
        return takeTile(work, form.industry, tools, signal)
      case 'site':
        return (await readSite(work, tools, signal)).outcome
    }
  },
}

/** A whole country is asked city by city, the largest first, so that a job that ends early has had the most. */
const citiesAtOnce = 10
const citiesStep = (from: number): LeadStep => ({ key: `cities ${from}`, work: { kind: 'cities', from } })

function takeCities({ from }: CitiesWork, { country }: Industry): StepOutcome {
  const upTo = from + citiesAtOnce
  const cities = citiesOf(country, '', upTo + 1)
  const tiles = cities.slice(from, upTo).flatMap(({ name }) => stepsOfCity({ country, city: name }))
  return foundOutcome({ next: [...tiles, ...(cities.length > upTo ? [citiesStep(upTo)] : [])] })
}
