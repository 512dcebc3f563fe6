import { Dexie } from 'dexie'
import { clearSession, dropProtection } from '../database/device.ts'
import { ownerOfDatabase, taskFilesName } from '../database/schema.ts'
import { dropMirror } from '../page.ts'
import { dropPageExitStash } from '../pageExitStash.ts'
import { dropLogbook } from '../writeAheadLog/files.ts'

/** Everything of a user goes from this device, also what waits to be sent, and the protection with it. */
export async function removeUserData(database: string): Promise<void> {
  const owner = ownerOfDatabase(database)
  await Dexie.delete(database)
  await Dexie.delete(taskFilesName(owner))
  await dropLogbook(owner).catch(console.error)
  dropMirror(owner)
  dropPageExitStash(owner)
  await clearSession()
  await dropProtection(database)
}
