import { proxy, transfer } from 'comlink'
import { AppError, type ErrorCode } from '#domain/errors'
import type { Client } from './api.ts'
import { openFiles } from './blobs/filesClient.ts'
import { saveSession } from './database/device.ts'
import type { Mirror } from './database/mirror.ts'
import { KeptWorker, Unanswered } from './keptWorker.ts'
import { currentKey } from './lock/keyring.ts'
import {
  askForBackgroundSync,
  askToPersistOnce,
  followLeaving,
  followLife,
  followPage,
  followStorage,
  keepMirror,
  keptMirror,
  pageState,
} from './page.ts'
import { PageExitStash } from './pageExitStash.ts'
import { PendingSaves } from './pendingSaves.ts'
import { fetchOlder } from './search/conversations/fetchOlder.ts'
import { keptIndex } from './search/keptIndex.ts'
import type { Session } from './session.ts'
import { openSheets } from './sheets/sheetsClient.ts'
import type { SyncApi, SyncState } from './sync/api.ts'
import type { NewChange } from './sync/core/enqueue.ts'
import type { RecoveredChange } from './sync/core/recovered.ts'
import type { SaveResult } from './sync/core/saveResult.ts'
import { answerMs, callPlain, fileMs, handOn, type PlainCalls } from './sync/plainCalls.ts'
import type { SyncWorkerApi, WorkerSaveResult } from './sync/workerApi.ts'
import { UnackedChanges } from './unackedChanges.ts'

export { purgeUser } from './database/signOutPurge.ts'
export { askToPersist } from './page.ts'

/** A worker that hangs between two calls is noticed within this time. */
const lookAfterMs = 10_000
/** The page that put it aside, if it lives, has its answer by then. */
const leftAfterMs = 5_000
/** For what is just being saved, and for the worker to let go. */
const closeMs = 2_000

/**
 * Starts what stands behind a signed-in user. It, or its `standing`, fails with `upgradeRequired`, `storageFull` or
 * `storageLost`.
 */
export async function openClient(session: Session): Promise<Client> {
  const owner = { account: session.account, user: session.user }
  const listeners = new Set<() => void>()
  const saves = new PendingSaves(() => said && tell(said))
  /** as the worker said it last, and what the screen shows */
  let said: SyncState | undefined
  let state: SyncState | undefined
  let refused: ErrorCode | undefined
  let replica: string | undefined
  let versions: Record<string, number> = {}
  let isClosing = false

  const sync = new KeptWorker<SyncWorkerApi>(
    () => new Worker(new URL('./sync/sync.worker.ts', import.meta.url), { type: 'module', name: 'fairlead-sync' }),
    async (remote) => {
      const opened = await remote.open(session, currentKey(), pageState(), keptMirror(owner), proxy(onState))
      if (opened.kind === 'failed') {
        refused = opened.code
        throw new Unanswered(opened.code)
      }
      versions = opened.versions
      onState(opened.state, opened.mirror)
    },
  )
  const stash = new PageExitStash<RecoveredChange[]>(owner, 'change')
  const unacked = new UnackedChanges({
    stash,
    // A page that the browser keeps in its memory is still visible while it is put there.
    isStaying: () => pageState().visible && !sync.isResting && !isClosing,
    versionOf: (change) => versions[change] ?? 1,
  })
  function onState(next: SyncState, mirror?: Mirror) {
    if (mirror) {
      keepMirror(owner, mirror)
      // The browser emptied everything of this site, so it has forgotten who is signed in as well.
      if (replica && replica !== mirror.replica) saveSession(session).catch(console.error)
      replica = mirror.replica
    }
    said = next
    saves.heard()
    tell(next)
    askToSendLater()
  }

  function tell(next: SyncState) {
    // What is being saved waits as well, though the worker has not said so yet.
    state = saves.count > next.waiting ? { ...next, waiting: saves.count } : next
    for (const listener of listeners) listener()
  }

  /**
   * Asked while this page may be closed before there is a network, once for all that waits. A page that is looked at and
   * has a network does it by itself: a service worker that is woken beside it would only stand in the way of an update.
   */
  let isAskedFor = false
  function askToSendLater() {
    const { visible, online } = pageState()
    const isNeeded = state!.waiting > 0 && !(visible && online)
    if (isNeeded && !isAskedFor) askForBackgroundSync()
    isAskedFor = isNeeded
  }

  const sheets = openSheets(session)
  const standing = stand()
  // Whoever shows the page hears of it.
  standing.catch(ignore)
  const contacts = keptIndex(owner, standing, fetchOlder(session))
  const mirror = keptMirror(owner)
  // Where somebody has worked before, lists are drawn from what was kept, while the worker opens.
  if (mirror) state = beforeStanding(mirror)
  else await standing

  async function stand() {
    try {
      await sync.call(answerMs, (remote) => remote.ping())
    } catch (cause) {
      sync.end()
      contacts.end()
      // A browser whose database does not open, and does not say so.
      const isSilent = cause instanceof Unanswered && cause.isSilent
      throw new AppError(refused ?? (isSilent ? 'storageSilent' : 'operationFailed'), { cause })
    }
  }

  const onSaved = (mirror: Mirror) => {
    keepMirror(owner, mirror)
    if (state?.connection !== 'online') askToPersistOnce()
  }
  const takeLeft = () =>
    void unacked.take(async (left) => {
      const { saved, mirror } = await sync.call(fileMs, async (remote) => remote.bringRecovered(left))
      if (saved.kind === 'refused') throw new AppError(saved.code)
      if (mirror) onSaved(mirror)
    })
  takeLeft()
  const stopLeaving = followLeaving(() => unacked.stashOnExit())
  const stopStorage = followStorage((key) => stash.isOf(key) && setTimeout(takeLeft, leftAfterMs))

  const tellPage = () => void sync.call(answerMs, async (remote) => remote.page(pageState())).catch(ignore)
  const stopFollowing = followPage(() => {
    askToSendLater()
    tellPage()
    if (pageState().visible) takeLeft()
  })
  const stopFollowingLife = followLife({
    rest: () => sync.rest(),
    wake() {
      sync.wake()
      tellPage()
    },
  })

  /** The worker is started again when it does not answer; when that does not help either, the user is told. */
  let silences = 0
  const looking = setInterval(async () => {
    if (!pageState().visible || sync.isResting) return
    try {
      await sync.call(lookAfterMs, (remote) => remote.ping())
      if (silences > 1) tell(said!)
      silences = 0
    } catch {
      if (++silences > 1) tell({ ...state!, storage: 'lost', readOnly: 'storageLost' })
    }
  }, lookAfterMs)

  return {
    sync: syncApi(sync, { saves, unacked, onSaved }),
    contacts: contacts.api,
    conversations: contacts.conversations,
    leads: contacts.leads,
    products: contacts.products,
    duplicates: contacts.duplicates,
    audience: contacts.audience,
    sheets,
    standing,
    files: openFiles({
      want: (entity, id) => sync.call(answerMs, (remote) => remote.wantFile(entity, id)),
      retry: (hash) => sync.call(answerMs, (remote) => remote.retryFile(hash)),
    }),
    syncState: () => state!,
    onSyncState(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      isClosing = true
      unacked.stashOnExit()
      for (const stop of [stopFollowing, stopFollowingLife, stopLeaving, stopStorage]) stop()
      clearInterval(looking)
      sheets.close()
      contacts.end()
      await Promise.race([saves.settled(), pause(closeMs)])
      await sync.call(closeMs, (remote) => remote.close()).catch(ignore)
      sync.end()
    },
  }
}

const beforeStanding = ({ waiting }: Mirror): SyncState => ({
  waiting,
  oldestWaiting: null,
  issues: 0,
  connection: pageState().online ? 'online' : 'offline',
  offlineSince: null,
  slow: null,
  lastContact: null,
  firstSync: null,
  storage: 'fine',
  leading: false,
})

type SavingPorts = { saves: PendingSaves; unacked: UnackedChanges; onSaved: (mirror: Mirror) => void }

function syncApi(sync: KeptWorker<SyncWorkerApi>, { saves, unacked, onSaved }: SavingPorts): SyncApi {
  /** What is not answered is told as failed: it may have been kept, and then the list of changes shows it. */
  const saving = async (answer: Promise<WorkerSaveResult>): Promise<SaveResult> => {
    try {
      const { saved, mirror } = await saves.follow(answer)
      if (mirror) onSaved(mirror)
      return saved
    } catch (error) {
      if (!(error instanceof Unanswered)) console.error(error)
      return { kind: 'refused', code: 'saveFailed' }
    }
  }
  const mutateAll = (changes: readonly NewChange[]) =>
    saving(unacked.follow(changes, (named) => sync.call(answerMs, async (remote) => remote.mutateAll(named))))
  return {
    mutate: (name, args) => mutateAll([{ name, args }]),
    mutateAll,
    bulk: {
      begin: (action, ids) =>
        saves.follow(sync.call(answerMs, async (remote) => remote.beginBulk(action, transfer(ids, [ids.buffer])))),
      undos: () => sync.call(answerMs, (remote) => remote.bulkUndos()),
      beginUndo: (undo) =>
        saves.follow(sync.call(answerMs, async (remote) => remote.beginBulkUndo(undo)).catch(unanswered)),
      async step(job) {
        const step = await saves.follow(sync.call(fileMs, async (remote) => remote.bulkStep(job)).catch(unanswered))
        if (step?.mirror) onSaved(step.mirror)
        return step
      },
    },
    retryIssue: (uid) => saving(sync.call(answerMs, async (remote) => remote.retryIssue(uid))),
    ...handOn((name, args, ms) =>
      sync.call(ms, async (remote) => callPlain(remote as unknown as PlainCalls, name, args)),
    ),
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const ignore = () => {}
function unanswered(error: unknown): null {
  if (error instanceof Unanswered) return null
  throw error
}
