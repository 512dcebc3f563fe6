import { type ContactFields, draftFields, fillContact, newContact } from '#domain/contacts/contact'
import { duplicateKeys, isNameKey, nameKey } from '#domain/contacts/importDuplicates'
import { isRowOf } from '#domain/exchange/rowId'
import type { DuplicatePolicy } from '../../api.ts'
import type { Identity } from '../../search/identities.ts'
import type { Desk } from './desk.ts'
import type { ReadRow } from './readRow.ts'

/** A contact to be made, of one row or of several that are the same one. */
export type Fresh = { first: ReadRow; rows: number }
/** Something for a contact that is there already. */
export type Filling = { id: string; row: ReadRow; rows: number }
export type Sorted = { fresh: Fresh[]; fillings: Filling[]; skipped: { row: ReadRow; same: Fresh | string }[] }

/** Which of the wanted keys contacts on this device have already; what this import made itself is no duplicate. */
export async function existingKeys(
  desk: Desk,
  wanted: ReadonlySet<string>,
  task: string,
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  if (wanted.size === 0) return found
  // Names are the dearest to compare, and hardly any list has rows that are known by them alone.
  const byName = [...wanted].some(isNameKey)
  for await (const contacts of desk.contacts())
    for (const contact of contacts) {
      if (isRowOf(task, contact.id)) continue
      for (const key of duplicateKeys(contact)) note(key, contact)
      // A row without phone and email is compared with every contact, also with one that has them.
      if (byName) note(nameKey(contact.name, contact.company), contact)
    }
  return found

  /** Of several that are the same the oldest counts. */
  function note(key: string, { id }: Identity) {
    if (wanted.has(key) && id < (found.get(key) ?? '\uffff')) found.set(key, id)
  }
}

/** Rows in the order of the file, told apart; the first of those that are the same is the one that counts. */
export function sortOut(
  rows: readonly ReadRow[],
  existing: ReadonlyMap<string, string>,
  policy: DuplicatePolicy,
): Sorted {
  if (policy === 'add') return { fresh: rows.map((first) => ({ first, rows: 1 })), fillings: [], skipped: [] }
  const known = new Map<string, Fresh | string>(existing)
  const fillings = new Map<string, Filling>()
  const sorted: Sorted = { fresh: [], fillings: [], skipped: [] }
  for (const row of rows) {
    const same = sameAs(row)
    if (same === undefined) {
      const fresh = { first: row, rows: 1 }
      sorted.fresh.push(fresh)
      remember(row, fresh)
    } else if (policy === 'skip') sorted.skipped.push({ row, same })
    else {
      remember(row, same)
      if (typeof same === 'string') fill(same, row)
      else {
        unite(same.first, row)
        same.rows++
      }
    }
  }
  sorted.fillings = [...fillings.values()]
  return sorted

  function sameAs(row: ReadRow): Fresh | string | undefined {
    for (const key of row.keys) {
      const found = known.get(key)
      if (found !== undefined) return found
    }
    return undefined
  }

  function remember(row: ReadRow, as: Fresh | string) {
    for (const key of row.keys) if (!known.has(key)) known.set(key, as)
  }

  function fill(id: string, row: ReadRow) {
    const filling = fillings.get(id)
    if (!filling) {
      fillings.set(id, { id, row, rows: 1 })
      return
    }
    unite(filling.row, row)
    filling.rows++
  }
}

function unite(into: ReadRow, more: ReadRow) {
  const filled = fillContact(newContact('', into.draft, '', 0), more.draft, 0)
  const draft: ContactFields = {}
  for (const field of draftFields) {
    if (into.draft[field] !== undefined || more.draft[field] !== undefined)
      Object.assign(draft, { [field]: filled[field] })
  }
  into.draft = draft
  into.tags = [...new Set([...into.tags, ...more.tags])]
  into.source ||= more.source
  into.category ||= more.category
}
