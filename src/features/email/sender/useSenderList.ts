import { rowById, rowsWhere } from '#workers/database/read'
import { useStored } from '../../../lib/reader.ts'

const byName = new Intl.Collator('zh-CN')

/** All senders that this user sees, by name; undefined while they are looked for. */
export const useSenderList = () =>
  useStored(
    async (db) =>
      (await rowsWhere(db, 'email_sender', () => true)).sort(
        (one, other) => byName.compare(one.name, other.name) || (one.id < other.id ? -1 : 1),
      ),
    [],
  )

/** null: it is not here. */
export const useSender = (id: string) => useStored((db) => rowById(db, 'email_sender', id), [id])

/** How many tasks send with it right now. */
export const useRunning = (id: string): number =>
  useStored(
    async (db) =>
      (await rowsWhere(db, 'campaign_task', ({ sender, status }) => sender === id && status === 'inProgress')).length,
    [id],
  ) ?? 0
