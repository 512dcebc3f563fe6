import { absentOf, isAllRead } from '../database/contactDrafts.ts'
import type { UserDatabase } from '../database/schema.ts'
import type { Undos } from './undos.ts'

/** What was written about contacts goes with them when they leave this device for somebody else's. */
export async function tidyUndos(undos: Undos, db: UserDatabase): Promise<void> {
  if (await isAllRead(db)) await undos.tidy((ids) => absentOf(db, ids))
}
