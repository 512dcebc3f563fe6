import { type BulkChange, type BulkEdit, editChange } from '#domain/contacts/bulk'
import type { Contact } from '#domain/contacts/contact'
import { limits } from '#domain/limits'

/** What some contacts come to: how many `changed`. */
export type ChangeSet = { changed: number; changes: BulkChange[] }

/** What a contact gets back. */
export type UndoRow = { id: string; back: BulkEdit }

export const restoring = (rows: readonly Contact[]): ChangeSet => ({
  changed: rows.length,
  changes: mutationGroups(rows).map((group): BulkChange => ({ name: 'contact.restore', args: { rows: group } })),
})

export const including = (made: readonly string[][]): ChangeSet => ({
  changed: made.length,
  changes: mutationGroups(made.flat()).map(
    (group): BulkChange => ({ name: 'excluded_contact.delete', args: { ids: group } }),
  ),
})

/** Where those of a step had more different values than this, each is put back by itself. */
const mostWays = 20

/** Contacts that go back the same way go together, as long as the ways are few. */
export function waysBack(contacts: readonly UndoRow[]): BulkChange[] {
  const ways = new Map<string, { back: BulkEdit; ids: string[] }>()
  for (const { id, back } of contacts) {
    const key = JSON.stringify(back)
    const way = ways.get(key)
    if (way) way.ids.push(id)
    else ways.set(key, { back, ids: [id] })
  }
  if (ways.size <= mostWays)
    return [...ways.values()].flatMap(({ back, ids }) => mutationGroups(ids).map((group) => editChange(back, group)))
  const rows = contacts.flatMap(({ id, back }) => (back.kind === 'patch' ? [{ ...back.fields, id }] : []))
  return mutationGroups(rows).map((group): BulkChange => ({ name: 'contact.putBack', args: { rows: group } }))
}

export function mutationGroups<T>(items: readonly T[]): T[][] {
  const groups: T[][] = []
  for (let at = 0; at < items.length; at += limits.rowsPerMutation)
    groups.push(items.slice(at, at + limits.rowsPerMutation))
  return groups
}
