import { Dexie, type Table } from 'dexie'
import { limits } from '#domain/limits'
import type { Session } from '../api.ts'
import { heldFor } from '../lock/held.ts'
import { databaseName } from './schema.ts'

/** On which tabs and workers of this browser tell each other of the session: `changed`, or `profile` when it may be old. */
export const sessionTabs = 'fairlead-session'

type Owner = { account: string; user: string }
/** Of a protected user: who it is can be told without the PIN, and nothing else. */
type SealedSession = Owner & { sealed: Uint8Array }

/** That one user's data is sealed on this device, and what opens it. */
export type Protection = {
  /** the database whose rows are sealed */
  owner: string
  /** under which the server keeps the secret that opens `escrow` */
  device: string
  /** `sealing` and `opening`: the rows are being rewritten, or are to be */
  state: 'sealing' | 'on' | 'opening'
  idleMinutes: (typeof limits.idleMinutes)[number]
  /** the key under the PIN; null: after too many wrong ones, or because it was forgotten */
  pin: { salt: Uint8Array; cost: { m: number; t: number; p: number }; wrapped: Uint8Array } | null
  /** the key under the secret that the server keeps */
  escrow: Uint8Array
  /** wrong PINs since the last right one */
  tries: number
  /** before this time no PIN is looked at */
  notBefore: number
}

/** What this device keeps outside the users' databases: who is signed in, so that a reload without network stays so. */
class DeviceDatabase extends Dexie {
  declare session: Table<(Session | SealedSession) & { key: 'session' }, string>
  declare protections: Table<Protection, string>

  constructor() {
    super('fairlead-device', { chromeTransactionDurability: 'strict', cache: 'disabled' })
    this.version(3).stores({ session: 'key', mirrors: null, protections: 'owner' })
  }
}

let opened: DeviceDatabase | undefined
const device = () => (opened ??= new DeviceDatabase())

/** Null as well while it is sealed and this page or worker has no key. */
export async function loadSession(): Promise<Session | null> {
  const kept = await device().session.get('session')
  if (!kept) return null
  if ('sealed' in kept) return (heldFor(databaseName(kept))?.open(kept.sealed) as Session | undefined) ?? null
  const { key: _, ...session } = kept
  return session
}
export const saveSession = async (session: Session): Promise<void> => {
  const { account, user } = session
  const sealed = heldFor(databaseName(session))?.seal(session)
  await device().session.put({ ...(sealed ? { account, user, sealed } : session), key: 'session' })
}
export const clearSession = (): Promise<void> => device().session.delete('session')

/** Whose session is kept here, sealed or not. */
export async function sessionOwner(): Promise<Owner | null> {
  const kept = await device().session.get('session')
  return kept ? { account: kept.account, user: kept.user } : null
}

export const protectionOf = (owner: Owner): Promise<Protection | undefined> =>
  device().protections.get(databaseName(owner))
export const keepProtection = async (protection: Protection): Promise<void> => {
  await device().protections.put(protection)
}
export const changeProtection = async (owner: string, change: Partial<Protection>): Promise<void> => {
  await device().protections.update(owner, change)
}
export const dropProtection = (owner: string): Promise<void> => device().protections.delete(owner)

export type PinTry =
  | { kind: 'look'; pin: NonNullable<Protection['pin']> }
  | { kind: 'wait'; ms: number }
  /** Only the account's password helps now. */
  | { kind: 'ended' }

/** Counted before the PIN is looked at, so that nobody gains a try by closing the tab. */
export const countPinTry = (owner: string, now: number): Promise<PinTry> =>
  device().transaction('rw', device().protections, async () => {
    const kept = await device().protections.get(owner)
    if (!kept?.pin) return { kind: 'ended' }
    if (kept.tries >= limits.pinTries) {
      await device().protections.put({ ...kept, pin: null })
      return { kind: 'ended' }
    }
    // A clock that was set back must not keep the owner out for years.
    const ms = Math.min(kept.notBefore - now, longestPauseMs)
    if (ms > 0) return { kind: 'wait', ms }
    const tries = kept.tries + 1
    await device().protections.put({ ...kept, tries, notBefore: now + pauseAfter(tries) })
    return { kind: 'look', pin: kept.pin }
  })

const longestPauseMs = 300_000
/** Three at once; then five seconds, and twice as long each time. */
const pauseAfter = (tries: number) => (tries < 3 ? 0 : Math.min(5_000 * 2 ** (tries - 3), longestPauseMs))
