import { countryOf } from '#domain/contacts/countries'
import { cleanLine } from '#domain/contacts/importValues'
import type { ImportPlan } from '../api.ts'

/** The country that stands in a row; '' where there is none that is known. */
export function countryIn(cells: readonly string[], { mapping }: Pick<ImportPlan, 'mapping'>): string {
  const column = Object.keys(mapping).find((at) => mapping[Number(at)] === 'country')
  return column === undefined ? '' : countryOf(cleanLine(cells[Number(column)] ?? ''))
}
