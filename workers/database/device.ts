import { Dexie, type Table } from 'dexie'
import type { Session } from '../api.ts'

/** On which tabs and workers of this browser tell each other of the session: `changed`, or `profile` when it may be old. */
export const sessionTabs = 'fairlead-session'

/** What this device keeps outside the users' databases: who is signed in, so that a reload without network stays so. */
class DeviceDatabase extends Dexie {
  declare session: Table<Session & { key: 'session' }, string>

  constructor() {
    super('fairlead-device', { chromeTransactionDurability: 'strict', cache: 'disabled' })
    this.version(2).stores({ session: 'key', mirrors: null })
  }
}

let opened: DeviceDatabase | undefined
const device = () => (opened ??= new DeviceDatabase())

export async function loadSession(): Promise<Session | null> {
  const kept = await device().session.get('session')
  if (!kept) return null
  const { key: _, ...session } = kept
  return session
}
export const saveSession = async (session: Session): Promise<void> => {
  await device().session.put({ ...session, key: 'session' })
}
export const clearSession = (): Promise<void> => device().session.delete('session')
