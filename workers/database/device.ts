import { Dexie, type Table } from 'dexie'
import { limits } from '#domain/limits'
import { sealingFor } from '../lock/keyring.ts'
import type { Session } from '../session.ts'
import { databaseName } from './schema.ts'
import { copyOf } from './secondCopy.ts'

/** On which tabs and workers of this browser tell each other of the session: `changed`, or `profile` when it may be old. */
export const sessionTabs = 'fairlead-session'

/** On which the tabs of this browser hear in which conversation somebody writes; '': they may have missed it. */
export const composingTabs = 'fairlead-composing'

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
  declare session: Table<KeptSession | Here, string>
  declare protections: Table<Protection, string>

  constructor() {
    super('fairlead-device', { chromeTransactionDurability: 'strict', cache: 'disabled' })
    this.version(3).stores({ session: 'key', mirrors: null, protections: 'owner' })
  }
}

/** That this database is the one that was written into: a browser that throws it away gives an empty one. */
type Here = { key: 'here' }

let opened: Promise<DeviceDatabase> | undefined
function device(): Promise<DeviceDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function open(): Promise<DeviceDatabase> {
  const db = new DeviceDatabase()
  const copy = (await db.session.count()) === 0 && (await readCopy())
  if (copy)
    await db.transaction('rw', db.session, db.protections, () =>
      Promise.all([db.session.bulkPut([...copy.session, here]), db.protections.bulkPut(copy.protections)]),
    )
  return db
}
const here: Here = { key: 'here' }

type Copy = { session: KeptSession[]; protections: Protection[] }
type KeptSession = (Session | SealedSession) & { key: 'session' }
const { read: readCopy, keep: keepCopy } = copyOf<Copy>('fairlead-device')

/** What is kept here, once more where it does not go with the databases. */
async function change(write: (db: DeviceDatabase) => Promise<unknown>): Promise<void> {
  const db = await device()
  await db.transaction('rw', db.session, db.protections, () => Promise.all([db.session.put(here), write(db)]))
  await keepCopy(async () => ({ session: await sessionIn(db), protections: await db.protections.toArray() }))
}

const sessionIn = async (db: DeviceDatabase): Promise<KeptSession[]> => {
  const kept = await db.session.get('session')
  return kept?.key === 'session' ? [kept] : []
}

/** Null as well while it is sealed and this page or worker has no key. */
export async function loadSession(): Promise<Session | null> {
  const [kept] = await sessionIn(await device())
  if (!kept) return null
  if ('sealed' in kept) return (sealingFor(databaseName(kept))?.open(kept.sealed) as Session | undefined) ?? null
  const { key: _, ...session } = kept
  return session
}
export const saveSession = async (session: Session): Promise<void> => {
  const { account, user } = session
  const sealed = sealingFor(databaseName(session))?.seal(session)
  await change((db) => db.session.put({ ...(sealed ? { account, user, sealed } : session), key: 'session' }))
}
export const clearSession = (): Promise<void> => change((db) => db.session.delete('session'))

/** Whose session is kept here, sealed or not. */
export async function sessionOwner(): Promise<Owner | null> {
  const [kept] = await sessionIn(await device())
  return kept ? { account: kept.account, user: kept.user } : null
}

export const protectionOf = async (owner: Owner): Promise<Protection | undefined> =>
  (await device()).protections.get(databaseName(owner))
export const keepProtection = (protection: Protection): Promise<void> => change((db) => db.protections.put(protection))
export const changeProtection = (owner: string, changes: Partial<Protection>): Promise<void> =>
  change((db) => db.protections.update(owner, changes))
export const dropProtection = (owner: string): Promise<void> => change((db) => db.protections.delete(owner))

export type PinTry =
  | { kind: 'look'; pin: NonNullable<Protection['pin']> }
  | { kind: 'wait'; ms: number }
  /** Only the account's password helps now. */
  | { kind: 'ended' }

/** Counted before the PIN is looked at, so that nobody gains a try by closing the tab. */
export async function countPinTry(owner: string, now: number): Promise<PinTry> {
  const { protections } = await device()
  return protections.db.transaction('rw', protections, async () => {
    const kept = await protections.get(owner)
    if (!kept?.pin) return { kind: 'ended' }
    if (kept.tries >= limits.pinTries) {
      await protections.put({ ...kept, pin: null })
      return { kind: 'ended' }
    }
    // A clock that was set back must not keep the owner out for years.
    const ms = Math.min(kept.notBefore - now, longestPauseMs)
    if (ms > 0) return { kind: 'wait', ms }
    const tries = kept.tries + 1
    await protections.put({ ...kept, tries, notBefore: now + pauseAfter(tries) })
    return { kind: 'look', pin: kept.pin }
  })
}

const longestPauseMs = 300_000
/** Three at once; then five seconds, and twice as long each time. */
const pauseAfter = (tries: number) => (tries < 3 ? 0 : Math.min(5_000 * 2 ** (tries - 3), longestPauseMs))
