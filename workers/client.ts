import { proxy, type Remote } from 'comlink'
import { AppError, type ErrorCode } from '#domain/errors'
import type { Client, Saved, Session, SyncApi, SyncState } from './api.ts'
import { KeptWorker, Unanswered } from './keptWorker.ts'
import { followPage, pageState } from './page.ts'
import { keptIndex } from './search/keptIndex.ts'
import { openSheets } from './sheets/sheetsClient.ts'
import type { SyncWorkerApi } from './sync/workerApi.ts'

export { askToPersist } from './page.ts'

/** Reading and folding are quick; what takes longer than this has died. */
const answerMs = 20_000

/** Starts what stands behind a signed-in user. Fails with `upgradeRequired`, `storageFull` or `storageLost`. */
export async function openClient(session: Session): Promise<Client> {
  const listeners = new Set<() => void>()
  let state: SyncState | undefined
  let refused: ErrorCode | undefined

  const sync = new KeptWorker<SyncWorkerApi>(
    () => new Worker(new URL('./sync/sync.worker.ts', import.meta.url), { type: 'module', name: 'fairlead-sync' }),
    async (remote) => {
      const opened = await remote.open(session, pageState(), proxy(onState))
      if (opened.kind === 'failed') {
        refused = opened.code
        throw new Unanswered(opened.code)
      }
      onState(opened.state)
    },
  )
  function onState(next: SyncState) {
    state = next
    for (const listener of listeners) listener()
  }

  const sheets = openSheets(session)
  const contacts = keptIndex({ account: session.account, user: session.user })
  try {
    await sync.call(answerMs, (remote) => remote.ping())
  } catch (cause) {
    sync.end()
    contacts.end()
    throw new AppError(refused ?? 'operationFailed', { cause })
  }

  const stopFollowing = followPage(
    (page) => void sync.call(answerMs, async (remote) => remote.page(page)).catch(ignore),
  )

  return {
    sync: syncApi(sync),
    contacts: contacts.api,
    sheets,
    syncState: () => state!,
    onSyncState(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      stopFollowing()
      sheets.close()
      contacts.end()
      await sync.call(2_000, (remote) => remote.close()).catch(ignore)
      sync.end()
    },
  }
}

function syncApi(sync: KeptWorker<SyncWorkerApi>): SyncApi {
  /** What is not answered is told as failed: it may have been kept, and then the list of changes shows it. */
  const saving = async (work: (remote: Remote<SyncWorkerApi>) => Promise<Saved>): Promise<Saved> => {
    try {
      return await sync.call<Saved>(answerMs, work)
    } catch (error) {
      if (!(error instanceof Unanswered)) console.error(error)
      return { kind: 'refused', code: 'operationFailed' }
    }
  }
  return {
    mutate: (name, args) => saving(async (remote) => remote.mutateAll([{ name, args }])),
    mutateAll: (changes) => saving(async (remote) => remote.mutateAll(changes)),
    retryIssue: (uid) => saving(async (remote) => remote.retryIssue(uid)),
    changes: () => sync.call(answerMs, (remote) => remote.changes()),
    discardIssue: (uid) => sync.call(answerMs, (remote) => remote.discardIssue(uid)),
    syncNow: () => sync.call(answerMs, (remote) => remote.syncNow()),
  }
}

const ignore = () => {}
