import type { ErrorCode } from '#domain/errors'
import { isContactUntouched } from '#domain/exchange/mutations'
import { limits } from '#domain/limits'
import type { UndoProgress } from '../api.ts'
import type { AddedFields } from '../tasks/taskFiles.ts'
import type { ImportChange, ImportPort } from './importPort.ts'
import { rowsAtOnce } from './saveRows.ts'

type Options = {
  task: string
  desk: ImportPort
  /** what merges added, as it was kept beside the import */
  fills: AsyncIterable<AddedFields[]>
  signal: AbortSignal
  onProgress: (progress: UndoProgress) => void
}

/** `left`: contacts of the import that somebody has touched since. */
type Undone = { removed: number; left: number; unfilled: number; stopped: boolean; refused: ErrorCode | null }

/**
 * Takes back what an import did: contacts that it made go unless somebody touched them, and what it added to others is
 * taken out where it still stands so. In portions; one that was broken off is done again from its start, which changes
 * nothing that is done.
 */
export async function undoImport({ task, desk, fills, signal, onProgress }: Options): Promise<Undone> {
  const undone: Undone = { removed: 0, left: 0, unfilled: 0, stopped: false, refused: null }
  const { untouched, touched } = await madeBy(task, desk)
  undone.left = touched
  for (let at = 0; at < untouched.length && !signal.aborted; at += rowsAtOnce) {
    const ids = untouched.slice(at, at + rowsAtOnce)
    if (!(await save('contact.unimport', ids, (some) => ({ ids: some })))) return undone
    undone.removed += ids.length
    onProgress({ stage: 'removing', rows: undone.removed, of: untouched.length })
  }
  for await (const rows of fills) {
    if (signal.aborted) break
    const there = await desk.contactsByIds(rows.map(({ id }) => id))
    const some = rows.filter((_, at) => there[at] && !there[at].restricted_at)
    if (some.length > 0 && !(await save('contact.unfill', some, (rows) => ({ rows })))) return undone
    undone.unfilled += some.length
    onProgress({ stage: 'restoring', rows: undone.unfilled, of: null })
  }
  undone.stopped = signal.aborted
  return undone

  async function save<T>(name: ImportChange['name'], all: T[], args: (some: T[]) => unknown): Promise<boolean> {
    const changes: ImportChange[] = []
    for (let at = 0; at < all.length; at += limits.rowsPerMutation)
      changes.push({ name, args: args(all.slice(at, at + limits.rowsPerMutation)) } as ImportChange)
    const saved = await desk.save(changes)
    if (saved.kind === 'refused') undone.refused = saved.code
    return saved.kind === 'saved'
  }
}

/** What somebody gave to a contact, a note or a file, is a touch as well. */
async function madeBy(task: string, desk: ImportPort): Promise<{ untouched: string[]; touched: number }> {
  const untouched = new Set<string>()
  let touched = 0
  for await (const contacts of desk.madeBy(task))
    for (const contact of contacts)
      if (isContactUntouched(contact)) untouched.add(contact.id)
      else touched++
  for (const id of await desk.withCompanions(untouched)) if (untouched.delete(id)) touched++
  return { untouched: [...untouched], touched }
}
