import { type ContactFields, draftFields, fillContact, newContact } from '#domain/contacts/contact'
import { duplicateKeys, isNameKey, nameKey } from '#domain/contacts/importDuplicates'
import { isRowOf } from '#domain/exchange/rowId'
import type { DuplicatePolicy } from '../../api.ts'
import type { Identity } from '../../search/identities.ts'
import type { Desk } from './desk.ts'
import type { RowLabels, WaitingRows } from './waitingRows.ts'

/** A contact to be made, of one row or of several that are the same one; rows by their place among those that were read. */
type Fresh = { rows: number[] }
/** Something for a contact that is there already. */
type Filling = { id: string; rows: number[] }
export type Sorted = { fresh: Fresh[]; fillings: Filling[]; skipped: { row: number; same: Fresh | string }[] }

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
  { count, keys }: Pick<WaitingRows, 'count' | 'keys'>,
  existing: ReadonlyMap<string, string>,
  policy: DuplicatePolicy,
): Sorted {
  const sorted: Sorted = { fresh: [], fillings: [], skipped: [] }
  const known = new Map<string, Fresh | string>(existing)
  const fillings = new Map<string, Filling>()
  for (let row = 0; row < count; row++) {
    const same = policy === 'add' ? undefined : sameAs(row)
    if (same === undefined) {
      const fresh = { rows: [row] }
      sorted.fresh.push(fresh)
      if (policy !== 'add') remember(row, fresh)
    } else if (policy === 'skip') sorted.skipped.push({ row, same })
    else {
      remember(row, same)
      if (typeof same === 'string') fill(same, row)
      else same.rows.push(row)
    }
  }
  sorted.fillings = [...fillings.values()]
  return sorted

  function sameAs(row: number): Fresh | string | undefined {
    for (const key of keys(row)) {
      const found = known.get(key)
      if (found !== undefined) return found
    }
    return undefined
  }

  function remember(row: number, as: Fresh | string) {
    for (const key of keys(row)) if (!known.has(key)) known.set(key, as)
  }

  function fill(id: string, row: number) {
    const filling = fillings.get(id)
    if (filling) filling.rows.push(row)
    else fillings.set(id, { id, rows: [row] })
  }
}

/** Rows that are the same one, as one. */
export function united(drafts: readonly ContactFields[]): ContactFields {
  return drafts.reduce((into, more) => {
    const filled = fillContact(newContact('', into, '', 0), more, 0)
    const draft: ContactFields = {}
    for (const field of draftFields)
      if (into[field] !== undefined || more[field] !== undefined) Object.assign(draft, { [field]: filled[field] })
    return draft
  })
}

/** Of a single one the first row's counts. */
export function unitedLabels(labels: readonly RowLabels[]): RowLabels {
  if (labels.length === 1) return labels[0]!
  return {
    tags: [...new Set(labels.flatMap(({ tags }) => tags))],
    source: labels.find(({ source }) => source)?.source ?? '',
    category: labels.find(({ category }) => category)?.category ?? '',
  }
}
