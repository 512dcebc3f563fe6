import type { Actor } from '#domain/shared/mutation'
import type { Saved, Session, SyncState } from '../api.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { lostWith, saveMirror } from '../database/device.ts'
import { channelName } from '../database/schema.ts'
import { dexieStore } from '../database/store.ts'
import { newId } from '../newId.ts'
import type { EngineState, KickReason } from './core/engine.ts'
import { discardIssue, enqueue, type NewChange, retryIssue } from './core/enqueue.ts'
import type { Store } from './core/ports.ts'
import { contend, type Leadership } from './leadership.ts'
import { createLead, type Lead, pen } from './leading.ts'
import { codeOf, readChanges, readState, storageOf } from './syncState.ts'
import type { TabMessage } from './tabMessage.ts'
import type { PageState } from './workerApi.ts'

/** Several commits within this time are told as one. */
const tellAfterMs = 60
const tryAgainMs = 5_000

/** One tab's part in the sync of one user: writes what the user does, and leads when it holds the lock. */
export async function openSync(session: Session, page: PageState, onState: (state: SyncState) => void) {
  const owner = { account: session.account, user: session.user }
  const actor: Actor = { ...owner, role: session.role }
  const channel = new BroadcastChannel(channelName(owner))

  let closed = false
  let outdated = false
  let full = false
  let lead: Lead | undefined
  let leader: EngineState | undefined
  let leadership: Leadership | undefined
  let mending: Promise<void> | undefined
  let telling: ReturnType<typeof setTimeout> | undefined
  let database: Database = await openDatabase({ owner, newId, onOutdated })
  let store: Store = storeOn(database)
  let lostChanges = (database.isNew && (await lostWith(owner, database.replica))) || 0
  let state = await derive()
  await saveMirror(owner, database.replica, state.waiting)

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.t === 'commit' && data.queue) tellSoon()
    if (data.t === 'kick') lead?.engine.kick(data.reason)
    if (data.t !== 'beat' || lead) return
    leader = data.state
    leadership?.heard()
    tellSoon()
  })

  leadership = contend({
    name: `fairlead-sync:${owner.account}:${owner.user}`,
    mayTake: () => page.visible && page.online,
    lead: runLead,
    beat: () => lead && say({ t: 'beat', state: lead.engine.state() }),
  })

  function say(message: TabMessage) {
    if (!closed) channel.postMessage(message)
  }

  function storeOn(database: Database): Store {
    return dexieStore(database, (committed) => {
      say({ t: 'commit', ...committed })
      if (committed.queue) tellSoon()
    })
  }

  /** Another tab brought newer tables; this one asks for a reload, writes no more, and lets a newer one lead. */
  function onOutdated() {
    outdated = true
    leadership?.stop()
    tellSoon()
  }

  async function runLead(signal: AbortSignal) {
    const mine = createLead({ session, store, visible: () => page.visible, onState: heardOfMyself })
    lead = mine
    try {
      await mine.run(signal)
    } catch (error) {
      // The storage refused; the lead is given back, and after a while somebody tries again.
      leader = { ...mine.engine.state(), storage: storageOf(error) }
      await new Promise((resolve) => setTimeout(resolve, tryAgainMs))
    } finally {
      lead = undefined
      tellSoon()
    }
  }

  function heardOfMyself(next: EngineState) {
    leader = next
    say({ t: 'beat', state: next })
    tellSoon()
    if (next.storage === 'lost') void mendStorage()
  }

  const kick = (reason: KickReason) => (lead ? lead.engine.kick(reason) : say({ t: 'kick', reason }))

  async function save(write: () => Promise<Saved>): Promise<Saved> {
    if (outdated) return { kind: 'refused', code: 'upgradeRequired' }
    try {
      const saved = await write()
      if (saved.kind === 'saved') kick('new')
      if (full) tellSoon()
      full = false
      return saved
    } catch (error) {
      const code = codeOf(error)
      if (code === 'storageFull') full = true
      if (code === 'storageLost') await mendStorage()
      tellSoon()
      return { kind: 'refused', code }
    }
  }

  /** Where the browser threw the database away: begins a new one, and keeps in mind how much went with the old. */
  function mendStorage(): Promise<void> {
    mending ??= beginAnew().finally(() => {
      mending = undefined
    })
    return mending
  }

  async function beginAnew() {
    if (closed || outdated || (await isThere())) return
    const former = database
    try {
      former.close()
      database = await openDatabase({ owner, newId, onOutdated })
    } catch (error) {
      tellFailure(error)
      return
    }
    store = storeOn(database)
    if (database.replica !== former.replica) lostChanges += state.waiting
    // Who leads goes on with the new one.
    lead?.end()
    tellSoon()
  }

  async function isThere(): Promise<boolean> {
    try {
      await store.transact('read', (tx) => tx.meta())
      return true
    } catch {
      return false
    }
  }

  function derive(): Promise<SyncState> {
    return readState(store, { leader, leading: lead !== undefined, page, outdated, full, lostChanges })
  }

  function tellSoon() {
    telling ??= setTimeout(() => void tell(), tellAfterMs)
  }

  async function tell() {
    telling = undefined
    if (closed) return
    const before = state
    try {
      state = await derive()
      onState(state)
      if (state.waiting !== before.waiting) await saveMirror(owner, database.replica, state.waiting)
    } catch (error) {
      if (outdated) onState((state = { ...state, connection: 'upgradeRequired', leading: false }))
      else {
        tellFailure(error)
        void mendStorage()
      }
    }
  }

  function tellFailure(error: unknown) {
    state = { ...state, storage: storageOf(error) }
    onState(state)
  }

  return {
    state: () => state,
    mutateAll: (changes: readonly NewChange[]) => save(() => enqueue(store, pen, actor, changes)),
    retryIssue: (uid: string) => save(() => retryIssue(store, pen, actor, uid)),
    discardIssue: (uid: string) => discardIssue(store, uid),
    changes: () => readChanges(store),
    syncNow() {
      // The user has made room and says so; the next save finds out.
      if (full) tellSoon()
      full = false
      lead?.retryLive()
      kick('user')
    },
    page(next: PageState) {
      // Going offline is a reason to try as well: it fails at once, and the screen says so.
      const reason = next.online !== page.online ? 'online' : next.visible && !page.visible ? 'visible' : null
      page = next
      if (!reason) return
      lead?.retryLive()
      kick(reason)
    },
    close() {
      closed = true
      clearTimeout(telling)
      leadership?.stop()
      lead?.end()
      channel.close()
      database.close()
    },
  }
}
