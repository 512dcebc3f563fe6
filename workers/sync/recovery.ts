import type { Mirror } from '../database/mirror.ts'
import { type FileWriteAheadLog, openWriteAheadLog } from '../writeAheadLog/writeAheadLog.ts'
import { writer } from './leading.ts'
import { currentActor, kick, type TabSession, writerOf } from './tabSession.ts'

/** What the database has forgotten comes back. */
export async function takeLog(tab: TabSession, next: FileWriteAheadLog | null): Promise<void> {
  tab.wal = next
  await next?.restore(tab.store, writer, await currentActor(tab))
}

/** A write-ahead log for an empty database that stands in the place of the former one. */
export async function takeLogAnew(tab: TabSession): Promise<void> {
  const former = tab.wal
  tab.wal = null
  await takeLog(tab, await openWriteAheadLog(tab.owner, former))
}

/** What waits is kept in memory as well. */
export async function rememberWaiting({ store, memory }: TabSession, { replica, uids }: Mirror): Promise<void> {
  if (replica === memory.replica) await memory.changes.follow(store, uids)
}

/** Of a database that the browser has emptied under this open page, whatever no write-ahead log has brought. */
export async function bringRemembered(tab: TabSession): Promise<void> {
  const { memory, storage, store } = tab
  const { replica } = storage.database()
  if (replica === memory.replica) return
  const brought = await memory.changes.bringBack(store, writerOf(tab), await currentActor(tab))
  memory.replica = replica
  if (brought > 0) kick(tab, 'new')
}
