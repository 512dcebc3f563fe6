import { type Notice, newestFirst } from '#domain/notifications/notice'
import { rowsWhere } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'

/** What the user has been told, newest first. */
export const readNotices = async (db: UserDatabase): Promise<Notice[]> =>
  (await rowsWhere(db, 'notification', () => true)).sort(newestFirst)
