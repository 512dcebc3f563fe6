import { findStoreKinds } from '#domain/leadSources/findStoreKinds'
import { cityNamed } from '#domain/leadSources/places'
import { failedTrouble, type SourceProblem } from '#domain/leadSources/sourceAnswer'
import { askPlaces, findPlaceFiles, findPlaceRows, type PlaceRows } from '../../sources/overture.ts'
import type { LeadStep, StepOutcome, StepTools } from '../steps.ts'
import { foundOutcome } from './outcomes.ts'
import { leadsOfStores, type StoreQuestion } from './storeSteps.ts'

/** The files of the operator's release, the row groups of one, and the places of one of these. */
export type OvertureWork =
  | { kind: 'release' }
  | { kind: 'placeFile'; url: string }
  | { kind: 'placeRows'; url: string; rows: PlaceRows }

export const releaseStep: LeadStep = { key: 'release', work: { kind: 'release' } }

export async function takeOverture(
  work: OvertureWork,
  { keyword, country, city }: StoreQuestion,
  { overture, overtureCountries = [], reach }: StepTools,
  signal: AbortSignal,
): Promise<StepOutcome> {
  const listed = cityNamed(country, city)
  if (!overture) return trouble('notCovered', 'overture')
  if (overtureCountries.length > 0 && !overtureCountries.includes(country)) return trouble('notCovered', country)
  if (!listed) return trouble('placeUnknown', city)
  const kinds = findStoreKinds(keyword)
  if (kinds.kind === 'unknown') return trouble('notCovered', keyword)
  if (work.kind === 'release') {
    const answer = await findPlaceFiles(reach, overture, signal)
    return answer.kind === 'answered'
      ? foundOutcome({ next: answer.found.map((url) => ({ key: `file ${url}`, work: { kind: 'placeFile', url } })) })
      : { kind: 'trouble', trouble: answer }
  }
  if (work.kind === 'placeFile') {
    const answer = await findPlaceRows(reach, work.url, listed.box, signal)
    return answer.kind === 'answered'
      ? foundOutcome({ next: answer.found.map((rows) => rowsOfFile(work.url, rows)) })
      : { kind: 'trouble', trouble: answer }
  }
  const answer = await askPlaces(reach, { ...work, box: listed.box, kinds: kinds.tags }, signal)
  if (answer.kind !== 'answered') return { kind: 'trouble', trouble: answer }
  const { leads, sites } = leadsOfStores(answer.found, country)
  return foundOutcome({ leads, next: sites })
}

const rowsOfFile = (url: string, rows: PlaceRows): LeadStep => ({
  key: `rows ${rows.start} ${url}`,
  work: { kind: 'placeRows', url, rows },
})

const trouble = (problem: SourceProblem, code: string): StepOutcome => ({
  kind: 'trouble',
  trouble: failedTrouble(problem, code),
})
