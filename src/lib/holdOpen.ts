import { databaseName } from '#workers/database/schema'
import { openName } from '#workers/lock/openName'

/** Who opens the database waits while another tab rewrites it, and is waited for. */
const openings = new Map<string, Promise<void>>()
export function holdOpen(owner: { account: string; user: string }): Promise<void> {
  const database = databaseName(owner)
  const opening = openings.get(database) ?? takeOpen(database)
  openings.set(database, opening)
  return opening
}

const takeOpen = (database: string) =>
  new Promise<void>((resolve) => {
    const untilClosed = () => {
      resolve()
      return new Promise<void>(() => {})
    }
    void navigator.locks.request(openName(database), { mode: 'shared' }, untilClosed)
  })
