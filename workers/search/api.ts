import {
  type Contact,
  type ContactEmail,
  type CounterField,
  counterFields,
  type FollowUpStatus,
  type Phone,
  type UntouchedDays,
} from '#domain/contacts/contact'
import { type Filter, noFilter, textFilterFields } from '#domain/contacts/filter'
import type { CarriedIdentity } from '#domain/conversations/identity'
import {
  type CitiesQuery,
  type CityCount,
  type Pivot,
  type PivotQuery,
  type Statistics,
  type StatisticsQuery,
} from '#domain/statistics/statistics'

/** A light row for lists, answered from the worker's memory. `pending`: has changes that the server has not confirmed. */
export type ContactLine = {
  id: string
  name: string
  company: string
  position: string
  country: string
  phones: Phone[]
  emails: ContactEmail[]
  identities: CarriedIdentity[]
  tag: string[]
  category: string | null
  source: string | null
  belongto: string
  follow_up_status: FollowUpStatus
  /** the name of its picture's file */
  picture: string | null
  updated_at: number
  created_at: number
  /** kept and not used, because the person asked for that */
  restricted: boolean
  pending: boolean
  /** null: not asked for */
  more: ContactMore | null
  /** Where a search was found, when that is in none of the usual columns. */
  found:
    | { field: 'identities' | 'position' | (typeof moreFields)[number]; text: string }
    | { custom: string; text: string }
    | null
}

/** Fields that lists show when they are asked to. */
export const moreFields = ['company_website', 'address', 'founded_time', 'remark'] as const

/** What few lists show; of long texts the beginning. */
export type ContactMore = Pick<Contact, (typeof moreFields)[number] | CounterField> & {
  /** by the id of the field, as texts: of a choice the id of its option */
  custom: Readonly<Record<string, string>>
}

export const numberSorts = ['updated_at', 'created_at', ...counterFields] as const

/** What is kept by id: its order is that of the query's `order`. */
export const namedSorts = ['tag', 'category', 'source', 'belongto', 'country'] as const

export const contactSorts = [...textFilterFields, ...numberSorts, ...namedSorts, 'follow_up_status'] as const

export type ContactSort = (typeof contactSorts)[number]

export type ContactQuery = {
  /** any substring of any text; digits match a phone in any writing; words are and-ed */
  search: string
  /** The best matches of `search` first: name, company, phone or email, the rest; among equals as `sort` says. */
  ranked: boolean
  sort: ContactSort
  descending: boolean
  /** for `namedSorts`: the ids or codes in the order of their names; what is not among them comes last */
  order: readonly string[]
  filter: Filter
  /** lines with `ContactMore` */
  more: boolean
  tag: string | null
  category: string | null
  source: string | null
  belongto: string | null
  follow_up_status: FollowUpStatus | null
  /** last changed on the day so many days ago, or before */
  untouched_days: UntouchedDays | null
}

/** All contacts, the last changed first. */
export const everyContact: ContactQuery = {
  search: '',
  ranked: false,
  sort: 'updated_at',
  descending: true,
  order: [],
  filter: noFilter,
  more: false,
  tag: null,
  category: null,
  source: null,
  belongto: null,
  follow_up_status: null,
  untouched_days: null,
}

export type ContactLines = { version: number; matching: number; total: number; lines: ContactLine[] }

/** A query that stays open: `onChange` tells that its result may differ now; ask again. */
export type ContactView = {
  /** How many match now, and how many there are at all. `version` rises with every change. */
  count(): Promise<{ version: number; matching: number; total: number }>
  lines(from: number, to: number): Promise<ContactLines>
  /** Ids in order, for "all that match". */
  ids(from?: number, to?: number): Promise<string[]>
  /** All that match but these, as `SyncApi.bulk` takes them (`packIds`). */
  packed(except: readonly string[]): Promise<Uint8Array<ArrayBuffer>>
  /** Where this contact stands in the result, or -1. */
  positionOf(id: string): Promise<number>
  /** How many match, per status. */
  statuses(): Promise<Record<FollowUpStatus, number>>
  /** While it is held, what changes keeps its place: a row is new, or gone, or where it was. */
  hold(isHeld: boolean): Promise<void>
  close(): void
}

export type Facets = Record<'tag' | 'category' | 'source' | 'belongto' | 'follow_up_status', Record<string, number>>

export type LabelsAbove = Readonly<Record<string, readonly string[]>>

export type ContactIndexApi = {
  open(query: ContactQuery, onChange: () => void): Promise<ContactView>
  /** The same with its first lines, in one turn: somebody types and waits for them. */
  openLines(query: ContactQuery, onChange: () => void, to: number): Promise<{ view: ContactView; first: ContactLines }>
  /** Counts per value over all contacts, for filters. `above`: a label counts for these as well, each contact once. */
  facets(above?: LabelsAbove): Promise<Facets>
  /** Whose these contacts are, each owner once. */
  owners(ids: readonly string[]): Promise<string[]>
  /** What is counted all along: small, and answered at once. */
  statistics(query: StatisticsQuery): Promise<Statistics>
  pivot(query: PivotQuery): Promise<Pivot>
  cities(query: CitiesQuery): Promise<CityCount[]>
}
