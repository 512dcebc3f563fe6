import type { FileEntity } from '#domain/blobs/fileOf'
import type { ErrorCode } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Actor } from '#domain/shared/mutation'
import { withheldOf } from '#domain/subAccounts/rights'
import { DeviceBlobStore } from '../blobs/blobStore.ts'
import { BulkJobs } from '../bulk/jobs.ts'
import { Undos } from '../bulk/undos.ts'
import { loadSession } from '../database/device.ts'
import type { Mirror } from '../database/mirror.ts'
import { contactsByIds, rowsWhere } from '../database/read.ts'
import { channelName } from '../database/schema.ts'
import type { Committed } from '../database/store.ts'
import type { Session } from '../session.ts'
import { TaskFiles } from '../sheets/tasks/taskFiles.ts'
import { takeReserve } from '../writeAheadLog/reserve.ts'
import { type FileWriteAheadLog, openWriteAheadLog } from '../writeAheadLog/writeAheadLog.ts'
import type { BroughtChanges, SyncState } from './api.ts'
import { bringChanges, changesFile } from './core/changesFile.ts'
import { discardAll, discardWaiting } from './core/discard.ts'
import type { EngineState, KickReason } from './core/engine.ts'
import { type ChangeWriter, discardIssue, enqueue, type NewChange, retryIssue } from './core/enqueue.ts'
import { bringBack, discardOrphans, readOrphans } from './core/orphans.ts'
import { bringRecovered, type RecoveredChange } from './core/recovered.ts'
import { Remembered } from './core/remembered.ts'
import type { Saved } from './core/saved.ts'
import { keepStorage } from './keptStorage.ts'
import { claimLead, writeBeat } from './leadClaim.ts'
import { contend, type Leadership } from './leadership.ts'
import { createLead, type Lead, writer } from './leading.ts'
import { lockName } from './lockName.ts'
import { codeOf, readChanges, readHealth, readState, storageOf } from './syncState.ts'
import type { TabMessage } from './tabMessage.ts'
import type { Kept, PageState } from './workerApi.ts'

/** Several commits within this time are told as one. */
const tellAfterMs = 60
const tryAgainMs = 5_000
/** A list of ten thousand helps nobody. */
const mostMissingShown = 50
/** Tabs that do not hear the leader find its sign of life in the database. */
const writeBeatMs = 10_000

type Options = {
  session: Session
  page: PageState
  mirror: Mirror | null
  onState: (state: SyncState, mirror?: Mirror) => void
}

/** One tab's part in the sync of one user: writes what the user does, and leads when it holds the lock. */
export async function openSync({ session, page, mirror, onState }: Options) {
  const owner = { account: session.account, user: session.user }
  const channel = new BroadcastChannel(channelName(owner))
  const tab = writer.newId()

  let closed = false
  let outdated = false
  let full = false
  let lead: Lead | undefined
  let leader: EngineState | undefined
  let leadership: Leadership | undefined
  let telling: ReturnType<typeof setTimeout> | undefined
  let writtenAt = 0
  const opening = openWriteAheadLog(owner)
  const storage = await keepStorage({ owner, mirror, onCommit, onOutdated, onTrouble: tellFailure, onMended })
  const { store } = storage
  const remembered = new Remembered()
  /** which copy of the database it is about */
  let rememberedOf = storage.mirror().replica
  let wal: FileWriteAheadLog | null = null
  await takeLog(await opening)
  takeReserve(owner).catch(console.error)
  // A power cut may take the way back of what was done last, and not what was done: no change waits for the disk twice.
  const undos = new Undos(() => new TaskFiles(owner, 'relaxed'), writer.clock)
  let state = await derive()

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.t === 'commit' && data.queue) tellSoon()
    if (data.t === 'kick') lead?.engine.kick(data.reason)
    if (data.t === 'ask' && lead && !page.visible) leadership?.give(() => say({ t: 'yours', tab: data.tab }))
    if (data.t === 'yours' && data.tab === tab) leadership?.take()
    if (data.t === 'beat' && !lead) heardLeader(data)
  })

  leadership = contend({
    name: lockName(owner),
    mayTake,
    claim: () => claimLead(storage.database().relaxed, writer.clock()),
    lead: runLead,
    beat: () => lead && beat(lead.engine.state()),
  })

  function mayTake() {
    return page.visible && page.online
  }

  /** A hidden tab is slowed down and frozen by the browser; one that is looked at is not. */
  function heardLeader({ state, hidden }: { state: EngineState; hidden: boolean }) {
    leader = state
    leadership?.heard()
    if (hidden && mayTake() && !outdated) say({ t: 'ask', tab })
    tellSoon()
  }

  function beat(state: EngineState) {
    say({ t: 'beat', state, hidden: !page.visible })
    const now = writer.clock()
    if (Math.abs(now - writtenAt) < writeBeatMs) return
    writtenAt = now
    // The engine meets the same storage, and says what is wrong with it.
    writeBeat(storage.database().relaxed, now).catch(() => {})
  }

  function say(message: TabMessage) {
    if (!closed) channel.postMessage(message)
  }

  function onCommit(committed: Committed) {
    say({ t: 'commit', ...committed })
    if (committed.queue) tellSoon()
  }

  /** What the database has forgotten comes back. */
  async function takeLog(next: FileWriteAheadLog | null) {
    wal = next
    await next?.restore(store, writer, await actor())
  }

  /** Who leads goes on with the new database; whoever met trouble in one that stands tries again by itself. */
  async function onMended(how: 'there' | 'again' | 'renewed') {
    if (how === 'renewed') lead?.end()
    if (how === 'renewed' && !closed) {
      const former = wal
      wal = null
      await takeLog(await openWriteAheadLog(owner, former))
    }
    if (how === 'again') kick('visible')
    tellSoon()
  }

  /** Another tab brought newer tables; this one asks for a reload, writes no more, and lets a newer one lead. */
  function onOutdated() {
    outdated = true
    leadership?.stop()
    tellSoon()
  }

  async function runLead(signal: AbortSignal) {
    const mine = createLead({
      session,
      store,
      database: storage.database(),
      undos,
      onFiles: () => onCommit({ rows: false, queue: true }),
      visible: () => page.visible,
      onState: heardOfMyself,
    })
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
    beat(next)
    tellSoon()
    if (next.storage === 'lost') storage.mend()
  }

  const kick = (reason: KickReason) => (lead ? lead.engine.kick(reason) : say({ t: 'kick', reason }))

  /** What is saved is in the mirror before the screen says so. */
  async function save(write: () => Promise<Saved>): Promise<Kept> {
    if (outdated) return { saved: { kind: 'refused', code: 'upgradeRequired' } }
    try {
      const saved = await write()
      full = false
      tellSoon()
      if (saved.kind === 'refused') return { saved }
      kick('new')
      const mirror = await storage.readMirror().catch(() => null)
      return { saved, ...(mirror && { mirror }) }
    } catch (error) {
      return { saved: { kind: 'refused', code: failed(error) } }
    }
  }

  function failed(error: unknown): ErrorCode {
    const code = codeOf(error)
    if (code === 'storageFull') full = true
    if (code === 'storageLost') storage.mend()
    tellSoon()
    return code
  }

  /** With the rights of a sub account as this device was told them last; they may change while it works. */
  async function actor(): Promise<Actor> {
    const { role } = session
    if (role === 'main') return { ...owner, role }
    const kept = await loadSession()
    return { ...owner, role, withheld: withheldOf((kept?.user === owner.user && kept.profile) || {}) }
  }

  const ownWriter = (): ChangeWriter => ({ ...writer, ...(wal && { wal }) })

  const bulk = new BulkJobs({
    rows: (ids) => contactsByIds(storage.database().relaxed, ids),
    excluded: async () => await rowsWhere(storage.database().relaxed, 'excluded_contact', () => true),
    undos,
    ...writer,
    save: (changes) => save(async () => enqueue(store, ownWriter(), await actor(), changes)),
  })

  async function bring(file: Blob): Promise<BroughtChanges> {
    if (outdated) return { kind: 'refused', code: 'upgradeRequired' }
    const values = { limit: limits.changesFileBytes / 1_000_000 }
    if (file.size > limits.changesFileBytes) return { kind: 'refused', code: 'fileTooLarge', values }
    try {
      const brought = await bringChanges(store, ownWriter(), await actor(), await file.text(), failed)
      kick('new')
      return brought
    } catch (error) {
      return { kind: 'refused', code: failed(error) }
    }
  }

  const forgetLoss = () =>
    store.transact('strict', async (tx) => {
      const { lost: _, ...meta } = await tx.meta()
      await tx.setMeta(meta)
    })

  function blobStore(): DeviceBlobStore {
    return new DeviceBlobStore(storage.database().relaxed, writer.clock)
  }

  async function derive(): Promise<SyncState> {
    const state = await readState(store, { leader, leading: lead !== undefined, page, outdated, full })
    const files = await blobStore().countLocal()
    return { ...state, ...(files > 0 && { files }) }
  }

  function tellSoon() {
    telling ??= setTimeout(() => void tell(), tellAfterMs)
  }

  async function tell() {
    telling = undefined
    if (closed) return
    try {
      await bringRemembered()
      state = await derive()
      const mirror = await storage.readMirror()
      onState(state, mirror)
      if (mirror.replica === rememberedOf) await remembered.follow(store, mirror.uids)
      if (mirror.waiting === 0) await wal?.tidy()
    } catch (error) {
      if (outdated)
        onState((state = { ...state, connection: 'upgradeRequired', readOnly: 'upgradeRequired', leading: false }))
      else {
        tellFailure(error)
        storage.mend()
      }
    }
  }

  /** Of a database that the browser has emptied under this open page, whatever no write-ahead log has brought. */
  async function bringRemembered() {
    const { replica } = storage.database()
    if (replica === rememberedOf) return
    const brought = await remembered.bringBack(store, ownWriter(), await actor())
    rememberedOf = replica
    if (brought > 0) kick('new')
  }

  function tellFailure(error: unknown) {
    const storage = storageOf(error)
    state = { ...state, storage, readOnly: storage === 'full' ? 'storageFull' : 'storageLost' }
    onState(state)
  }

  return {
    state: () => state,
    mirror: storage.mirror,
    mutateAll: (changes: readonly NewChange[]) => save(async () => enqueue(store, ownWriter(), await actor(), changes)),
    bringRecovered: (left: readonly RecoveredChange[]) =>
      save(async () => {
        await bringRecovered(store, ownWriter(), await actor(), left)
        return { kind: 'saved', uid: left.at(-1)?.uid ?? '' }
      }),
    bulk,
    retryIssue: (uid: string) => save(async () => retryIssue(store, ownWriter(), await actor(), uid)),
    discardIssue: (uid: string) => discardIssue(store, uid, wal ?? undefined),
    discardWaiting: (uid: string) => discardWaiting(store, owner.user, uid, wal ?? undefined),
    discardAll: () => discardAll(store, owner.user, wal ?? undefined),
    changes: () => readChanges(store),
    async saveChanges() {
      const { text, changes } = await changesFile(store, await actor(), session.username)
      return { file: new Blob([text], { type: 'application/json' }), changes }
    },
    bringChanges: bring,
    missing: () => readOrphans(store, mostMissingShown),
    async bringMissing(keys?: readonly string[]) {
      const outcome = await bringBack(store, ownWriter(), await actor(), keys)
      tellSoon()
      if (outcome.brought > 0) kick('new')
      return outcome
    },
    async letMissingGo(keys?: readonly string[]) {
      await discardOrphans(store, keys)
      tellSoon()
    },
    forgetLoss,
    async wantFile(entity: FileEntity, id: string) {
      await blobStore().want(entity, id)
      kick('new')
    },
    async retryFile(hash: string) {
      await blobStore().retry(hash)
      kick('user')
    },
    health: () => readHealth(store, leader),
    verify: async () => kick('verify'),
    async syncNow() {
      storage.probe()
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
      storage.probe()
      if (reason === 'visible') tellSoon()
      lead?.retryLive()
      kick(reason)
    },
    close() {
      closed = true
      clearTimeout(telling)
      leadership?.stop()
      lead?.end()
      channel.close()
      wal?.close()
      storage.close()
      undos.close()
    },
  }
}
