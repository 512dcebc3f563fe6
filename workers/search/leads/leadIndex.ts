import type { LeadRow } from '#domain/leads/lead'
import type { LeadLine, LeadQuery } from './api.ts'
import { IndexedLeads } from './indexedLeads.ts'

/** `searched`: all that words are looked for in. */
export type IndexedLead = { line: LeadLine; place: LeadRow['place']; searched: string }

/** The leads of one job in memory, without the values that they are made of, and the questions that are open about them. */
export class LeadIndex {
  readonly #leads = new Map<string, IndexedLead>()
  readonly #lists = new Set<IndexedLeads>()
  #inOrder: IndexedLead[] | undefined

  get size() {
    return this.#leads.size
  }

  get isAsked() {
    return this.#lists.size > 0
  }

  /** Takes over what these leads are now; null: it is gone. */
  update(leads: Iterable<readonly [id: string, row: LeadRow | null]>) {
    let isChanged = false
    for (const [id, row] of leads) {
      isChanged = true
      if (row) this.#leads.set(id, indexedLead(row))
      else this.#leads.delete(id)
    }
    if (isChanged) this.#tell()
  }

  /** All were read anew. */
  keepOnly(there: ReadonlySet<string>) {
    this.update([...this.#leads.keys()].flatMap((id) => (there.has(id) ? [] : [[id, null] as const])))
  }

  /** In the order of their ids, whatever order they came in. */
  all(): readonly IndexedLead[] {
    this.#inOrder ??= [...this.#leads.values()].sort((a, b) => (a.line.id < b.line.id ? -1 : 1))
    return this.#inOrder
  }

  open(query: LeadQuery, onChange: () => void): IndexedLeads {
    const list: IndexedLeads = new IndexedLeads(this, query, onChange, () => this.#lists.delete(list))
    this.#lists.add(list)
    return list
  }

  #tell() {
    this.#inOrder = undefined
    for (const list of this.#lists) list.changed()
  }
}

function indexedLead(row: LeadRow): IndexedLead {
  const { id, name, email, phone, website, city, country, hall, booth, visited_at, state, contact_id, place, note } =
    row
  const followers = row.counts?.at(-1)?.followers ?? null
  const line = { id, name, email, phone, website, city, country, hall, booth, visited_at, state, contact_id, followers }
  const searched = [name, email, phone, website, city, hall, booth, note].join('\n').toLowerCase()
  return { line, place, searched }
}
