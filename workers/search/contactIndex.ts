import { followUpStatuses } from '#domain/contacts/contact'
import type { CustomField } from '#domain/contacts/customField'
import { type ExcludedContact, type Exclusions, exclusionOf, exclusionsOf } from '#domain/contacts/excluded'
import type { FilterContext } from '#domain/contacts/filter'
import type { Entry } from '../sync/core/ports.ts'
import type { ContactQuery, ContactView, Facets, LabelsAbove } from './api.ts'
import type { ColumnData } from './columns.ts'
import { ContactColumns, emailsIn, internedColumns, phonesIn } from './columns.ts'
import type { SavedCounters } from './counters.ts'
import { KeptStatistics } from './keptStatistics.ts'
import { Orders } from './orders.ts'
import { byStatus, IndexView } from './view.ts'
import { Voiced } from './voiced.ts'

type IndexRecord = {
  columns: ColumnData
  orders: ConstructorParameters<typeof Orders>[1]
  counters?: SavedCounters | undefined
}

/** All contacts of this user in memory, and the questions that are open about them. */
export class ContactIndex {
  readonly columns: ContactColumns
  readonly orders: Orders
  readonly statistics: KeptStatistics
  readonly now: () => number
  version = 1
  readonly voiced = new Voiced()
  exclusions: Exclusions = new Map()
  readonly #views = new Set<IndexView>()
  #last: IndexView | undefined

  constructor(saved?: IndexRecord, now: () => number = Date.now) {
    this.now = now
    this.columns = new ContactColumns(saved?.columns)
    this.orders = new Orders(this.columns, saved?.orders)
    this.statistics = new KeptStatistics(this.columns, now, saved?.counters)
  }

  /** Takes over what these contacts are now. */
  update(ids: readonly string[], entries: readonly (Entry | undefined)[]) {
    const changed = new Set<number>()
    ids.forEach((id, at) => {
      const former = this.columns.slotOf(id)
      if (former >= 0) this.statistics.leave(former)
      const slot = this.columns.put(id, entries[at])
      if (slot < 0) return
      changed.add(slot)
      if (this.columns.isThere(slot)) this.statistics.enter(slot)
    })
    if (!changed.size) return
    this.orders.update(changed)
    this.#tell(changed)
  }

  /** Takes over which contacts have voice notes. */
  updateVoices(notes: Parameters<Voiced['put']>[0]) {
    const slots = [...this.voiced.put(notes)].map((id) => this.columns.slotOf(id)).filter((slot) => slot >= 0)
    if (slots.length > 0) this.#tell(new Set(slots))
  }

  /** Takes over to whom the company sends nothing. */
  updateExcluded(rows: readonly ExcludedContact[]) {
    const [before, now] = [this.exclusions, exclusionsOf(rows)]
    this.exclusions = now
    if (before.size + now.size === 0) return
    const { size, isThere, texts } = this.columns
    const changed = new Set<number>()
    for (let slot = 0; slot < size; slot++) {
      if (!isThere(slot)) continue
      const contact = { phones: phonesIn(texts.phones(slot)), emails: emailsIn(texts.emails(slot)) }
      if ((exclusionOf(before, contact) === null) !== (exclusionOf(now, contact) === null)) changed.add(slot)
    }
    if (changed.size > 0) this.#tell(changed)
  }

  /** Takes over what the company's own fields are: what is searched among their options is found anew. */
  updateCustomFields(fields: readonly CustomField[]) {
    const before = this.columns.customFields
    this.columns.customFields = fields
    if (before.length + fields.length === 0) return
    this.#tell(new Set(this.columns.slots()))
  }

  /** What a contact alone does not say, as it is at this moment. */
  filterContext(): FilterContext {
    return {
      dayStart: dayStartAt(this.now()),
      hasVoiceNote: this.voiced.has,
      isExcluded: (contact) => this.exclusions.size > 0 && exclusionOf(this.exclusions, contact) !== null,
      hasCustomField: (id) => this.columns.customFields.some((field) => field.id === id && !field.removed_at),
      dayAt: dayAtOf(this.now()),
    }
  }

  #tell(changed: ReadonlySet<number>) {
    this.version++
    for (const view of this.#views) view.changed(changed)
    if (this.#last && !this.#views.has(this.#last)) this.#last = undefined
  }

  open(query: ContactQuery, onChange: () => void): ContactView {
    const view: IndexView = new IndexView(this, query, onChange, this.#last, () => this.#views.delete(view))
    this.#views.add(view)
    this.#last = view
    return view
  }

  /** Everything was read anew: the questions stay open. */
  takeOver(former: ContactIndex) {
    this.version = former.version + 1
    for (const view of former.#views) {
      this.#views.add(view)
      view.moved(this, () => this.#views.delete(view))
    }
    former.#views.clear()
  }

  owners(ids: readonly string[]): string[] {
    const { columns } = this
    const slots = ids.map((id) => columns.slotOf(id)).filter((slot) => slot >= 0)
    const numbers = new Set(slots.map((slot) => columns.numbers.belongto[slot]!))
    return [...numbers].map((number) => columns.interned.belongto.values[number]!)
  }

  facets(above: LabelsAbove = {}): Facets {
    const { columns } = this
    const { numbers, interned } = columns
    const counts = Object.fromEntries(
      internedColumns.map((column) => [column, new Uint32Array(interned[column].values.length)]),
    ) as Record<(typeof internedColumns)[number], Uint32Array>
    const statuses = new Uint32Array(followUpStatuses.length)
    for (let slot = 0; slot < columns.size; slot++) {
      if (!columns.isThere(slot)) continue
      for (const column of internedColumns) counts[column][numbers[column][slot]!]!++
      statuses[numbers.status[slot]!]!++
    }
    const named = (column: (typeof internedColumns)[number]) => {
      const sums: Record<string, number> = {}
      counts[column].forEach((n, at) => {
        if (n === 0) return
        const own = interned[column].values[at]!.split(' ').filter(Boolean)
        for (const id of new Set(own.flatMap((one) => [one, ...(above[one] ?? [])]))) sums[id] = (sums[id] ?? 0) + n
      })
      return sums
    }
    return {
      tag: named('tags'),
      category: named('category'),
      source: named('source'),
      belongto: named('belongto'),
      follow_up_status: byStatus(statuses),
    }
  }
}

/** The user's days, as a calendar names them. */
export const dayAtOf = (now: number) => (daysAgo: number) => {
  const day = new Date(dayStartAt(now)(daysAgo))
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** The user's midnights. */
export const dayStartAt = (now: number) => (daysAgo: number) => {
  const day = new Date(now)
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - daysAgo).getTime()
}
