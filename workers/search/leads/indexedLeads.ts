import { collate } from '../collation.ts'
import type { LeadLine, LeadLines, LeadList, LeadPlaces, LeadQuery, LeadSort } from './api.ts'
import type { IndexedLead, LeadIndex } from './leadIndex.ts'

/** One open question. Its answer is made when it is asked for, and kept until something changes. */
export class IndexedLeads implements LeadList {
  readonly #index: LeadIndex
  readonly #query: LeadQuery
  readonly #onChange: () => void
  readonly #forget: () => void
  #result: readonly IndexedLead[] | undefined
  #isTold = false

  constructor(index: LeadIndex, query: LeadQuery, onChange: () => void, forget: () => void) {
    this.#index = index
    this.#query = query
    this.#onChange = onChange
    this.#forget = forget
  }

  changed() {
    this.#result = undefined
    if (!this.#isTold) this.#onChange()
    this.#isTold = true
  }

  async lines(from: number, to: number): Promise<LeadLines> {
    const result = this.#found()
    const lines = result.slice(Math.max(0, from), to).map(({ line }) => line)
    return { total: this.#index.size, matching: result.length, lines }
  }

  async ids() {
    return this.#found().map(({ line }) => line.id)
  }

  async positionOf(id: string) {
    return this.#found().findIndex(({ line }) => line.id === id)
  }

  async places(): Promise<LeadPlaces> {
    return Float64Array.from(this.#found().flatMap(({ place }, at) => (place ? [place.lat, place.lon, at] : [])))
  }

  close() {
    this.#forget()
  }

  #found(): readonly IndexedLead[] {
    this.#isTold = false
    this.#result ??= sortedLeads(matchingLeads(this.#index.all(), this.#query), this.#query)
    return this.#result
  }
}

function matchingLeads(leads: readonly IndexedLead[], { text, state, has, visited }: LeadQuery): IndexedLead[] {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean)
  return leads.filter(
    ({ line, searched }) =>
      (state === null ? line.state !== 'thrown' : line.state === state) &&
      (has === null || line[has] !== '') &&
      (visited === null || visited === (line.visited_at !== null)) &&
      words.every((word) => searched.includes(word)),
  )
}

/** What is not known stands last, whichever way it is sorted. */
function sortedLeads(leads: IndexedLead[], { sort, descending }: LeadQuery): readonly IndexedLead[] {
  if (sort === null) return leads
  const textOf = (at: number) => sortText(leads[at]!.line, sort)
  const order = collate(Int32Array.from(leads.keys()), textOf, (a, b) => a - b)
  const ranked = Array.from(order, (at) => leads[at]!)
  if (!descending) return ranked
  const known = ranked.filter(({ line }) => sortText(line, sort))
  return [...known.reverse(), ...ranked.slice(known.length)]
}

/** Halls and booths with numbers in their order: 2 before 10. */
const sortText = (line: LeadLine, sort: LeadSort): string =>
  sort === 'followers'
    ? (line.followers?.toString().padStart(12, '0') ?? '')
    : sort === 'booth'
      ? [line.hall, line.booth]
          .join(' ')
          .trim()
          .replace(/\d+/g, (digits) => digits.padStart(6, '0'))
      : line[sort]
