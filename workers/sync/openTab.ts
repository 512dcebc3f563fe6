import { Undos } from '../bulk/undos.ts'
import type { Mirror } from '../database/mirror.ts'
import { channelName } from '../database/schema.ts'
import type { CommitSummary } from '../database/store.ts'
import type { Session } from '../session.ts'
import { TaskFiles } from '../sheets/tasks/taskFiles.ts'
import type { SyncState } from './api.ts'
import { Remembered } from './core/remembered.ts'
import { keepStorage } from './keptStorage.ts'
import { writer } from './leading.ts'
import { takeLogAnew } from './recovery.ts'
import { reportFailure, reportSoon } from './stateReport.ts'
import { kick, newTabFlags, say, type TabSession } from './tabSession.ts'
import type { PageState } from './workerApi.ts'

export type TabOptions = {
  session: Session
  page: PageState
  mirror: Mirror | null
  onState: (state: SyncState, mirror?: Mirror) => void
}

/** The tab's database, and the record that all else works with. */
export async function openTab({ session, page, mirror, onState }: TabOptions): Promise<TabSession> {
  const owner = { account: session.account, user: session.user }
  const channel = new BroadcastChannel(channelName(owner))
  const flags = newTabFlags()
  let tab: TabSession | undefined
  const storage = await keepStorage({
    owner,
    mirror,
    onCommit: (committed) => tab && announceCommit(tab, committed),
    onOutdated() {
      flags.isOutdated = true
      if (tab) stopWriting(tab)
    },
    onTrouble: (error) => tab && reportFailure(tab, error),
    onMended: (how) => tab && goOn(tab, how),
  })
  tab = {
    id: writer.newId(),
    session,
    owner,
    channel,
    storage,
    store: storage.store,
    // A power cut may take the way back of what was done last, and not what was done: no change waits for the disk twice.
    undos: new Undos(() => new TaskFiles(owner, 'relaxed'), writer.clock),
    flags,
    onState,
    page,
    wal: null,
    memory: { changes: new Remembered(), replica: storage.mirror().replica },
    beatWrittenAt: 0,
  }
  return tab
}

export function announceCommit(tab: TabSession, committed: CommitSummary): void {
  say(tab, { t: 'commit', ...committed })
  if (committed.queue) reportSoon(tab)
}

/** Another tab brought newer tables; this one asks for a reload, and lets a newer one lead. */
function stopWriting(tab: TabSession): void {
  tab.leadership?.stop()
  reportSoon(tab)
}

/** Who leads goes on with the new database; whoever met trouble in one that stands tries again by itself. */
async function goOn(tab: TabSession, how: 'there' | 'again' | 'renewed'): Promise<void> {
  if (how === 'renewed') tab.lead?.end()
  if (how === 'renewed' && !tab.flags.isClosed) await takeLogAnew(tab)
  if (how === 'again') kick(tab, 'visible')
  reportSoon(tab)
}

/** Nothing of this tab talks to the network or writes any more. */
export function closeTab(tab: TabSession): void {
  const { flags, leadership, lead, channel, wal, storage, undos } = tab
  flags.isClosed = true
  clearTimeout(tab.report)
  leadership?.stop()
  lead?.end()
  channel.close()
  wal?.close()
  storage.close()
  undos.close()
}
