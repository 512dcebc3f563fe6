import type { AutoRun } from '#domain/autoMarketing/run'
import { rowById, rowsWhere } from '#workers/database/read'
import { useStored } from '../../lib/reader.ts'

/** The newest first; undefined until they are read. */
export const useAutoRuns = () =>
  useStored(async (db) => (await rowsWhere(db, 'auto_run', () => true)).sort((a, b) => b.created_at - a.created_at), [])

export const useAutoRun = (id: string): AutoRun | null | undefined =>
  useStored((db) => rowById(db, 'auto_run', id), [id])
