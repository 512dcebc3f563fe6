import type { Puts, Tombs } from './reading.ts'

/** A page as it is said: its rows are JSON already. */
export function pageText(page: object, puts: Puts, tombs?: Tombs): string {
  const entities = Object.entries(puts).map(
    ([entity, { length, fields }]) => `"${entity}":{"length":${length},"fields":${fields}}`,
  )
  const erased = tombs?.erased ? `,"erased":${tombs.erased}` : ''
  const tail = tombs ? `,"dels":${tombs.dels}${erased}` : ''
  return `${JSON.stringify(page).slice(0, -1)},"puts":{${entities.join(',')}}${tail}}`
}
