import type { EngineState } from './core/engine.ts'
import { claimLead, writeBeat } from './leadClaim.ts'
import { contend } from './leadership.ts'
import { createLead, writer } from './leading.ts'
import { lockName } from './lockName.ts'
import { announceCommit } from './openTab.ts'
import { reportSoon } from './stateReport.ts'
import { storageOf } from './syncState.ts'
import type { TabMessage } from './tabMessage.ts'
import { say, type TabSession } from './tabSession.ts'

const tryAgainMs = 5_000
/** Tabs that do not hear the leader find its sign of life in the database. */
const writeBeatMs = 10_000

/** Hears the user's other tabs, and leads them when this one holds the lock. */
export function joinTabs(tab: TabSession): void {
  tab.channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => hear(tab, data))
  tab.leadership = contend({
    name: lockName(tab.owner),
    mayTake: () => mayTake(tab),
    claim: () => claimLead(tab.storage.database().relaxed, writer.clock()),
    lead: (signal) => runLead(tab, signal),
    beat: () => tab.lead && beat(tab, tab.lead.engine.state()),
  })
}

const mayTake = ({ page }: TabSession): boolean => page.visible && page.online

function hear(tab: TabSession, data: TabMessage): void {
  const { lead, leadership, page } = tab
  if (data.t === 'commit' && data.queue) reportSoon(tab)
  if (data.t === 'kick') lead?.engine.kick(data.reason)
  if (data.t === 'ask' && lead && !page.visible) leadership?.give(() => say(tab, { t: 'yours', tab: data.tab }))
  if (data.t === 'yours' && data.tab === tab.id) leadership?.take()
  if (data.t === 'beat' && !lead) hearLeader(tab, data)
}

/** A hidden tab is slowed down and frozen by the browser; one that is looked at is not. */
function hearLeader(tab: TabSession, { state, hidden }: { state: EngineState; hidden: boolean }): void {
  tab.leader = state
  tab.leadership?.heard()
  if (hidden && mayTake(tab) && !tab.flags.isOutdated) say(tab, { t: 'ask', tab: tab.id })
  reportSoon(tab)
}

async function runLead(tab: TabSession, signal: AbortSignal): Promise<void> {
  const lead = createLead({
    session: tab.session,
    store: tab.store,
    database: tab.storage.database(),
    undos: tab.undos,
    onFiles: () => announceCommit(tab, { rows: false, queue: true }),
    visible: () => tab.page.visible,
    onState: (state) => noteOwnState(tab, state),
  })
  tab.lead = lead
  try {
    await lead.run(signal)
  } catch (error) {
    // The storage refused; the lead is given back, and after a while somebody tries again.
    tab.leader = { ...lead.engine.state(), storage: storageOf(error) }
    await new Promise((resolve) => setTimeout(resolve, tryAgainMs))
  } finally {
    delete tab.lead
    reportSoon(tab)
  }
}

function noteOwnState(tab: TabSession, state: EngineState): void {
  tab.leader = state
  beat(tab, state)
  reportSoon(tab)
  if (state.storage === 'lost') tab.storage.mend()
}

function beat(tab: TabSession, state: EngineState): void {
  say(tab, { t: 'beat', state, hidden: !tab.page.visible })
  const now = writer.clock()
  if (Math.abs(now - tab.beatWrittenAt) < writeBeatMs) return
  tab.beatWrittenAt = now
  // The engine meets the same storage, and says what is wrong with it.
  writeBeat(tab.storage.database().relaxed, now).catch(() => {})
}
