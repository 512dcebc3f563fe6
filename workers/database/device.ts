import { Dexie, type Table } from 'dexie'
import type { Session } from '../api.ts'

/**
 * What this device keeps outside the users' databases: who is signed in, so that a reload without network stays so,
 * and a small mirror per user, which tells how much was lost when the browser throws a user's database away.
 */
type Mirror = { owner: string; replica: string; waiting: number }

class DeviceDatabase extends Dexie {
  declare session: Table<Session & { key: 'session' }, string>
  declare mirrors: Table<Mirror, string>

  constructor() {
    super('fairlead-device', { chromeTransactionDurability: 'strict', cache: 'disabled' })
    this.version(1).stores({ session: 'key', mirrors: 'owner' })
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

const ownerOf = ({ account, user }: { account: string; user: string }) => `${account}:${user}`

export async function saveMirror(owner: { account: string; user: string }, replica: string, waiting: number) {
  await device().mirrors.put({ owner: ownerOf(owner), replica, waiting })
}

/** How many unsent changes went with an earlier copy of this user's database; null when none is missing. */
export async function lostWith(owner: { account: string; user: string }, replica: string): Promise<number | null> {
  const mirror = await device().mirrors.get(ownerOf(owner))
  return mirror && mirror.replica !== replica ? mirror.waiting : null
}
