import { rowById, rowsWhere } from '#workers/database/read'
import { useStored } from '../../../lib/reader.ts'

/** The templates that there are, the last edited first; undefined while they are looked for. */
export const useLinkedTemplates = () =>
  useStored(
    async (db) => (await rowsWhere(db, 'linked_message', () => true)).sort((a, b) => b.updated_at - a.updated_at),
    [],
  )

/** null: it is not here. */
export const useLinkedTemplate = (id: string) => useStored((db) => rowById(db, 'linked_message', id), [id])
