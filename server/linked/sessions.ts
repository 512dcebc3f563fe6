import type { LinkEnd } from '#domain/linked/phone'
import type { Database } from '../db/connect.ts'
import type { Leases } from '../db/leases.ts'
import { guarded, inBackground } from '../guarded.ts'
import type { Log } from '../log.ts'
import type { Secrets } from '../secrets.ts'
import { type DriverOutcome, type LinkedDriver, openDriver } from './driver.ts'
import { linkEnd, reconnectMs } from './ends.ts'
import type { PortAnswer } from './port.ts'
import type { DriverCalls, DriverHost, LinkedEvent, PhoneServer } from './protocol.ts'
import {
  forgetSession,
  type LinkedSessionRef,
  loadKeys,
  openKeyStore,
  type SessionHold,
  storeCredentials,
  takeSession,
} from './store.ts'

export type LinkedNews =
  | LinkedEvent
  | { kind: 'ended'; end: LinkEnd }
  | { kind: 'waiting'; until: number }
  /** another process may go on with it */
  | { kind: 'letGo' }
type SessionCall = Exclude<keyof DriverCalls, 'begin' | 'end' | 'unlink' | 'use'>

export type LinkedSessions = {
  /** `elsewhere`: another process has it; `gone`: it was to go on, and there is nothing to go on with */
  begin: (ref: LinkedSessionRef, how?: 'new' | 'goOn') => Promise<'begun' | 'elsewhere' | 'gone'>
  ask: <K extends SessionCall>(
    name: K,
    session: string,
    ...args: Parameters<DriverCalls[K]> extends [string, ...infer A] ? A : never
  ) => Promise<DriverOutcome<PortAnswer<DriverCalls, K>>>
  /** signs out at WhatsApp where that can be reached, and forgets the keys either way */
  unlink: (session: string) => Promise<void>
  /** leaves the phone linked, for this or another process to go on with */
  end: (session: string) => Promise<void>
  stop: () => Promise<void>
}

type Needs = {
  database: Database
  leases: Leases
  secrets: Secrets
  log: Log
  /** where the driver's package is: `fetchDriver` */
  folder: string
  /** done when it is written down */
  heard: (ref: LinkedSessionRef, event: LinkedNews) => void | Promise<void>
  server?: PhoneServer | null
}

type HeldSession = {
  hold: SessionHold
  release: () => Promise<void>
  isLinked: boolean
  failures: number
  openSince: number | null
  again: NodeJS.Timeout | null
}

const steadyMs = 60_000

/** The linked phones of this process: each is one process's, with what WhatsApp's keys need on the disk before the next message. */
export function openLinkedSessions({
  database,
  leases,
  secrets,
  log,
  folder,
  heard,
  server = null,
}: Needs): LinkedSessions {
  const held = new Map<string, HeldSession>()
  const stores = { database, secrets }
  const storeKeys = openKeyStore(stores)
  const holdOf = (session: string) => {
    const found = held.get(session)
    if (!found) throw new Error('the session is not held here')
    return found.hold
  }
  const host: DriverHost = {
    loadKeys: (session, kind, ids) => loadKeys(stores, holdOf(session), kind, ids),
    storeKeys: (session, changes) => storeKeys(holdOf(session), changes),
    storeCredentials: (session, text) => storeCredentials(stores, holdOf(session), text),
    happened(session, event) {
      const one = held.get(session)
      if (!one) return
      if (event.kind === 'linked') one.isLinked = true
      if (event.kind === 'open') one.openSince = Date.now()
      const written = heard(one.hold, event)
      if (event.kind === 'closed') inBackground(log, 'a linked phone could not be let go', onClosed(one, event.code))
      return written
    },
  }
  const driver: LinkedDriver = openDriver({ folder, host, log })

  /** Whoever writes it down says what went wrong with that. */
  function tell(ref: LinkedSessionRef, news: LinkedNews): void {
    inBackground(log, 'what happened to a linked phone could not be kept', Promise.resolve(heard(ref, news)))
  }

  async function onClosed(one: HeldSession, code: number | null): Promise<void> {
    const { hold } = one
    const end = linkEnd(code, one.isLinked)
    if (end === 'broken') return tryAgain(one)
    // What opens nothing any more is not kept; after a ban the company may still appeal, and the link can come back.
    if (end === 'unlinked' || end === 'stale' || end === 'unscanned') await forget(hold)
    else await letGo(hold.id)
    await heard(hold, { kind: 'ended', end })
  }

  function tryAgain(one: HeldSession): void {
    // One that opens and breaks at once is tried later each time as well.
    if (one.openSince !== null && Date.now() - one.openSince > steadyMs) one.failures = 0
    one.openSince = null
    const ms = reconnectMs(one.failures, Math.random())
    one.failures += 1
    tell(one.hold, { kind: 'waiting', until: Date.now() + ms })
    one.again = setTimeout(
      guarded(log, 'a linked phone could not be connected', () => connect(one)),
      ms,
    )
  }

  async function connect(one: HeldSession): Promise<void> {
    if (held.get(one.hold.id) !== one) return
    const taken = await takeSession(stores, one.hold, 'goOn')
    if (!taken) {
      await letGo(one.hold.id)
      return tell(one.hold, { kind: 'letGo' })
    }
    const { hold, credentials } = taken
    one.hold = hold
    const outcome = await driver.ask('begin', { session: hold.id, credentials, server })
    if (outcome.kind !== 'done' && held.get(hold.id) === one) tryAgain(one)
  }

  async function letGo(session: string): Promise<void> {
    const one = held.get(session)
    if (!one) return
    held.delete(session)
    if (one.again) clearTimeout(one.again)
    await one.release()
  }

  /** Before another process may take it: it would go on with keys that open nothing. */
  async function forget(hold: SessionHold): Promise<void> {
    try {
      await forgetSession(stores, hold)
    } finally {
      await letGo(hold.id)
    }
  }

  async function end(session: string): Promise<void> {
    // The lease goes after the last write.
    await driver.ask('end', session)
    await letGo(session)
  }

  return {
    async begin(ref, how = 'new') {
      const lease = await leases.tryLease(`linked ${ref.account} ${ref.id}`)
      if (!lease) return 'elsewhere'
      const taken = await takeSession(stores, ref, how).catch(async (error: unknown) => {
        await lease.release()
        throw error
      })
      if (!taken) {
        await lease.release()
        return 'gone'
      }
      const { hold, credentials } = taken
      const one: HeldSession = {
        hold,
        release: lease.release,
        isLinked: isLinkedBy(credentials),
        failures: 0,
        openSince: null,
        again: null,
      }
      held.set(ref.id, one)
      lease.lost.addEventListener(
        'abort',
        guarded(log, 'a linked phone could not be let go', async () => {
          tell(ref, { kind: 'letGo' })
          await end(ref.id)
        }),
      )
      const outcome = await driver.ask('begin', { session: ref.id, credentials, server })
      if (outcome.kind !== 'done') tryAgain(one)
      return 'begun'
    },
    ask: (name, ...args: unknown[]) => driver.ask(name, ...(args as never)),
    async unlink(session) {
      const hold = held.get(session)?.hold
      await driver.ask('unlink', session)
      if (hold) await forget(hold)
    },
    end,
    async stop() {
      await Promise.all([...held.keys()].map(end))
      await driver.stop()
    },
  }
}

/** Credentials from before a phone was linked are signed by none. */
const isLinkedBy = (credentials: string | null): boolean =>
  credentials !== null && 'account' in (JSON.parse(credentials) as object)
