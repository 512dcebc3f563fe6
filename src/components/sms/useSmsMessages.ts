import { rowById, rowsWhere } from '#workers/database/read'
import { useStored } from '../../lib/reader.ts'

/** The texts that were kept, the last edited first; undefined while they are looked for. */
export const useSmsMessages = () =>
  useStored(
    async (db) => (await rowsWhere(db, 'sms_message', () => true)).sort((a, b) => b.updated_at - a.updated_at),
    [],
  )

/** null: it is not here. */
export const useSmsMessage = (id: string) => useStored((db) => rowById(db, 'sms_message', id), [id])
