import { type LeadRow, type LeadState } from '#domain/leads/lead'

export const leadSorts = ['name', 'city', 'email', 'phone', 'state', 'booth', 'followers'] as const
export type LeadSort = (typeof leadSorts)[number]
export const leadHas = ['email', 'phone', 'website'] as const

/** Which leads of a job. Empty and null: not asked; of the state null is all but those thrown away. */
export type LeadQuery = {
  text: string
  state: LeadState | null
  has: (typeof leadHas)[number] | null
  visited: boolean | null
  sort: LeadSort | null
  descending: boolean
}

/** A light row of the list, answered from the worker's memory. */
export type LeadLine = Pick<
  LeadRow,
  | 'id'
  | 'name'
  | 'email'
  | 'phone'
  | 'website'
  | 'city'
  | 'country'
  | 'hall'
  | 'booth'
  | 'visited_at'
  | 'state'
  | 'contact_id'
> & {
  /** as they were counted last; null: they were not */
  followers: number | null
}

/** `total`: of the whole job, as far as they are read. */
export type LeadLines = { total: number; matching: number; lines: LeadLine[] }

/** Where those of the result are that have a place: latitude, longitude and place in the result, three numbers each. */
export type LeadPlaces = Float64Array

/** A query that stays open: `onChange` tells that its result may differ now; ask again. */
export type LeadList = {
  lines(from: number, to: number): Promise<LeadLines>
  /** All of them, also where they are not read yet. */
  ids(): Promise<string[]>
  /** Where it stands in the result, or -1. */
  positionOf(id: string): Promise<number>
  places(): Promise<LeadPlaces>
  close(): void
}

export type LeadIndexApi = {
  open(job: string, query: LeadQuery, onChange: () => void): Promise<LeadList>
}
