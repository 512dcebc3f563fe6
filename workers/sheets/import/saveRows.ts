import type { ContactFields } from '#domain/contacts/contact'
import type { ErrorCode } from '#domain/errors'
import { limits } from '#domain/limits'
import type { ImportChange, ImportPort } from './importPort.ts'

export type RowToSave = { name: 'contact.create' | 'contact.fill'; row: ContactFields & { id: string }; rows: number }

/** Rows of one transaction: mutations that are kept together flush the disk once. */
export const rowsAtOnce = 16 * limits.rowsPerMutation
export const rowsFirst = 4 * limits.rowsPerMutation

/** Keeps these rows, all in one transaction. A row that is refused is told and does not stop the others. */
export async function saveRows(
  desk: ImportPort,
  rows: readonly RowToSave[],
  onRefused: (row: RowToSave, code: ErrorCode) => void,
): Promise<void> {
  if (rows.length === 0) return
  const saved = await desk.save(changesOf(rows))
  if (saved.kind === 'saved') return
  if (rows.length === 1) return onRefused(rows[0]!, saved.code)
  const half = rows.length >> 1
  await saveRows(desk, rows.slice(0, half), onRefused)
  await saveRows(desk, rows.slice(half), onRefused)
}

function changesOf(rows: readonly RowToSave[]): ImportChange[] {
  const changes: ImportChange[] = []
  for (const name of ['contact.create', 'contact.fill'] as const) {
    const mine = rows.filter((row) => row.name === name).map(({ row }) => row)
    for (let at = 0; at < mine.length; at += limits.rowsPerMutation)
      changes.push({ name, args: { rows: mine.slice(at, at + limits.rowsPerMutation) } })
  }
  return changes
}
