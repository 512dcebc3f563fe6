import type { FileEntity } from '#domain/blobs/fileOf'
import { BulkJobs } from '../bulk/jobs.ts'
import { contactsByIds, rowsWhere } from '../database/read.ts'
import { takeReserve } from '../writeAheadLog/reserve.ts'
import { openWriteAheadLog } from '../writeAheadLog/writeAheadLog.ts'
import { changesFile } from './core/changesFile.ts'
import { discardAll, discardWaiting } from './core/discard.ts'
import { discardIssue, enqueue, type NewChange, retryIssue } from './core/enqueue.ts'
import { keepMonths } from './core/messageMonths.ts'
import { bringBack, discardOrphans, readOrphans } from './core/orphans.ts'
import { bringRecovered, type RecoveredChange } from './core/recovered.ts'
import { writer } from './leading.ts'
import { closeTab, openTab, type TabOptions } from './openTab.ts'
import { takeLog } from './recovery.ts'
import { save, saveChangesOf } from './saveChanges.ts'
import { deriveState, reportSoon } from './stateReport.ts'
import { readChanges, readHealth } from './syncState.ts'
import { joinTabs } from './tabLeadership.ts'
import { blobStoreOf, currentActor, kick, type TabSession, writerOf } from './tabSession.ts'
import { notePage, syncNow } from './wake.ts'
import type { PageState } from './workerApi.ts'

/** A list of ten thousand helps nobody. */
const mostMissingShown = 50

/** One tab's part in the sync of one user: writes what the user does, and leads when it holds the lock. */
export async function openSync(options: TabOptions) {
  const { account, user } = options.session
  const opening = openWriteAheadLog({ account, user })
  const tab = await openTab(options)
  await takeLog(tab, await opening)
  takeReserve(tab.owner).catch(console.error)
  const state = await deriveState(tab)
  joinTabs(tab)
  return {
    state: () => tab.state ?? state,
    mirror: tab.storage.mirror,
    ...savingCalls(tab),
    ...discardingCalls(tab),
    ...missingCalls(tab),
    ...fileCalls(tab),
    ...syncCalls(tab),
    page: (next: PageState) => notePage(tab, next),
    close: () => closeTab(tab),
  }
}

function savingCalls(tab: TabSession) {
  const { store, session } = tab
  const mutateAll = (changes: readonly NewChange[]) =>
    save(tab, async () => enqueue(store, writerOf(tab), await currentActor(tab), changes))
  return {
    mutateAll,
    bulk: bulkJobs(tab, mutateAll),
    bringRecovered: (left: readonly RecoveredChange[]) =>
      save(tab, async () => {
        await bringRecovered(store, writerOf(tab), await currentActor(tab), left)
        return { kind: 'saved', uid: left.at(-1)?.uid ?? '' }
      }),
    retryIssue: (uid: string) => save(tab, async () => retryIssue(store, writerOf(tab), await currentActor(tab), uid)),
    changes: () => readChanges(store),
    async saveChanges() {
      const { text, changes } = await changesFile(store, await currentActor(tab), session.username)
      return { file: new Blob([text], { type: 'application/json' }), changes }
    },
    bringChanges: (file: Blob) => saveChangesOf(tab, file),
  }
}

const bulkJobs = ({ storage, undos }: TabSession, save: ConstructorParameters<typeof BulkJobs>[0]['save']) =>
  new BulkJobs({
    rows: (ids) => contactsByIds(storage.database().relaxed, ids),
    excluded: async () => await rowsWhere(storage.database().relaxed, 'excluded_contact', () => true),
    undos,
    ...writer,
    save,
  })

function discardingCalls(tab: TabSession) {
  const { store, owner } = tab
  const wal = () => tab.wal ?? undefined
  return {
    discardIssue: (uid: string) => discardIssue(store, uid, wal()),
    discardWaiting: (uid: string) => discardWaiting(store, owner.user, uid, wal()),
    discardAll: () => discardAll(store, owner.user, wal()),
    forgetLoss: () =>
      store.transact('strict', async (tx) => {
        const { lost: _, ...meta } = await tx.meta()
        await tx.setMeta(meta)
      }),
  }
}

/** Records that a restored server lacks. */
function missingCalls(tab: TabSession) {
  const { store } = tab
  return {
    missing: () => readOrphans(store, mostMissingShown),
    async bringMissing(keys?: readonly string[]) {
      const outcome = await bringBack(store, writerOf(tab), await currentActor(tab), keys)
      reportSoon(tab)
      if (outcome.brought > 0) kick(tab, 'new')
      return outcome
    },
    async discardMissing(keys?: readonly string[]) {
      await discardOrphans(store, keys)
      reportSoon(tab)
    },
  }
}

function fileCalls(tab: TabSession) {
  return {
    async wantFile(entity: FileEntity, id: string) {
      await blobStoreOf(tab).want(entity, id)
      kick(tab, 'new')
    },
    async retryFile(hash: string) {
      await blobStoreOf(tab).retry(hash)
      kick(tab, 'user')
    },
  }
}

function syncCalls(tab: TabSession) {
  return {
    health: () => readHealth(tab.store, tab.leader, writer.clock()),
    async keepMonths(months: number) {
      await keepMonths(tab.store, { user: tab.owner.user, months, now: writer.clock() })
      reportSoon(tab)
      kick(tab, 'user')
    },
    verify: async () => kick(tab, 'verify'),
    syncNow: async () => syncNow(tab),
  }
}
