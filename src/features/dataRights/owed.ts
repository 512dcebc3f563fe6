import {
  type ContactOrigin,
  countedOrigins,
  type OriginInput,
  originOfImport,
  owedFor,
} from '#domain/contacts/companions/origin'
import type { Contact } from '#domain/contacts/contact'
import type { ImportTask } from '#domain/exchange/importTask'
import { isRowOf, rowIdsOf } from '#domain/exchange/rowId'
import { contactsByIds, rowsBetween, rowsWhere } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'

/** Somebody who has to be told where their data is from, and by when. */
export type InformDuty = {
  contact: Pick<Contact, 'id' | 'name' | 'company'>
  hasEmail: boolean
  origin: OriginInput
  due: number
  /** the import that made them, of which nobody noted where it is from: then no mail can say it; null: that is known */
  unnoted: string | null
}

/** All of them, who is due first on top. Only contacts of imports, and those with a recorded origin, are read. */
export async function readOwed(db: UserDatabase, now: number): Promise<{ owed: InformDuty[]; imports: ImportTask[] }> {
  const recorded = Map.groupBy(await rowsWhere(db, 'contact_origin', () => true), ({ contact_id }) => contact_id)
  const imports = await rowsWhere(db, 'import_task', () => true)
  const found: InformDuty[] = []
  const seen = new Set<string>()
  for (const task of imports) {
    const { first, last } = rowIdsOf(task.id)
    for await (const rows of rowsBetween(db, 'contact', first, last))
      for (const row of rows) if (isRowOf(task.id, row.id)) look(row as unknown as Contact, task)
  }
  const others = [...recorded.keys()].filter((id) => !seen.has(id))
  for (const contact of await contactsByIds(db, others)) if (contact) look(contact, null)
  return { owed: found.sort((a, b) => a.due - b.due), imports }

  function look(contact: Contact, task: ImportTask | null) {
    seen.add(contact.id)
    const own: readonly ContactOrigin[] = recorded.get(contact.id) ?? []
    const origins = countedOrigins(own, task && originOfImport(withOrigin(task), contact.created_at))
    const owed = owedFor(origins, now)
    if (!owed) return
    const isUnnoted = task !== null && own.length === 0 && !withOrigin(task).origin
    const { id, name, company } = contact
    found.push({
      ...owed,
      contact: { id, name, company },
      hasEmail: contact.emails.length > 0,
      unnoted: isUnnoted ? task.id : null,
    })
  }
}

/** A row that came before origins were noted has none. */
const withOrigin = (task: ImportTask): ImportTask => ({ ...task, origin: task.origin ?? null })

export const owedShown = ['late', 'open', 'all'] as const
export type DutyFilter = (typeof owedShown)[number]

/** `from`: the name of an origin; '' for all. */
export const owedBy = (
  owed: readonly InformDuty[],
  { shows, from }: { shows: DutyFilter; from: string },
  now: number,
): InformDuty[] =>
  owed.filter(
    ({ due, origin }) => (shows === 'all' || (shows === 'late') === due < now) && (from === '' || origin.name === from),
  )
