import { type ContactFields, draftFields, fillContact, newContact } from '#domain/contacts/contact'
import { duplicateKeys, isNameKey, isSameOwner, type NamedHolder, nameKey } from '#domain/contacts/importDuplicates'
import { isRowOf } from '#domain/exchange/rowId'
import type { Identity } from '../../search/identities.ts'
import type { DuplicatePolicy } from '../api.ts'
import type { ImportPort } from './importPort.ts'
import type { RowLabels, WaitingRows } from './waitingRows.ts'

/** A contact to be made, of one row or of several that are the same one; rows by their place among those that were read. */
type Fresh = { rows: number[] }
/** Something for a contact that is there already. */
type ContactAddition = { id: string; rows: number[] }
/** `shared`: rows that are contacts of their own although they share a phone or an email with `other`, who is called otherwise. */
export type SortResult = {
  fresh: Fresh[]
  fillings: ContactAddition[]
  skipped: { row: number; same: Fresh | string }[]
  shared: { row: number; key: string; other: Fresh | NamedHolder }[]
}

/** Of one who has a phone or an email: a row of the file, or a contact that is here. */
type KeyHolder = { as: Fresh | string; owner: () => NamedHolder }
/** Thousands may share a switchboard: so many of them are compared by name. */
const mostCompared = 50

/** Which of the wanted keys contacts on this device have already; what this import made itself is no duplicate. */
export async function existingKeys(
  desk: ImportPort,
  wanted: ReadonlySet<string>,
  task: string,
): Promise<Map<string, KeyHolder[]>> {
  const found = new Map<string, KeyHolder[]>()
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
  // Of several that are the same the oldest counts.
  for (const owners of found.values())
    if (owners.length > 1) owners.sort((a, b) => (a.as < b.as ? -1 : 1)).splice(mostCompared)
  return found

  function note(key: string, { id, name, company }: Identity) {
    if (!wanted.has(key)) return
    const owners = found.get(key)
    const owner: KeyHolder = { as: id, owner: () => ({ name, company }) }
    if (owners) owners.push(owner)
    else found.set(key, [owner])
  }
}

/** Rows in the order of the file, told apart; the first of those that are the same is the one that counts. */
export function sortOut(
  { count, keys, row: read }: Pick<WaitingRows, 'count' | 'keys' | 'row'>,
  existing: ReadonlyMap<string, readonly KeyHolder[]>,
  policy: DuplicatePolicy,
): SortResult {
  const sorted: SortResult = { fresh: [], fillings: [], skipped: [], shared: [] }
  const known = new Map<string, KeyHolder[]>()
  for (const [key, owners] of existing) known.set(key, [...owners])
  const fillings = new Map<string, ContactAddition>()
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

  /** A name is read again only where something is shared, which is rare. */
  function sameAs(row: number): Fresh | string | undefined {
    let other: { key: string; known: KeyHolder } | undefined
    for (const key of keys(row)) {
      const owners = known.get(key)
      if (!owners) continue
      const mine = ownerOf(row)
      const same = owners.find(({ owner }) => isSameOwner(key, owner(), mine))
      if (same) return same.as
      other ??= { key, known: owners[0]! }
    }
    if (other) {
      const { as, owner } = other.known
      sorted.shared.push({ row, key: other.key, other: typeof as === 'string' ? owner() : as })
    }
    return undefined
  }

  function ownerOf(row: number): NamedHolder {
    const { name = '', company = '' } = read(row).draft
    return { name, company }
  }

  function remember(row: number, as: Fresh | string) {
    for (const key of keys(row)) {
      const owners = known.get(key)
      const mine: KeyHolder = { as, owner: () => ownerOf(row) }
      if (!owners) known.set(key, [mine])
      else if (owners.length < mostCompared) owners.push(mine)
    }
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
    if (filled.custom_fields) draft.custom_fields = filled.custom_fields
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
