import { Dexie } from 'dexie'
import { openUserDatabase } from '../database/database.ts'
import { loadSession } from '../database/device.ts'
import { channelName, databaseName } from '../database/schema.ts'
import { dexieStore } from '../database/store.ts'
import { openName } from '../lock/openName.ts'
import type { Session } from '../session.ts'
import { createEngine } from './core/engine.ts'
import { timer, writer } from './leading.ts'
import { lockName } from './lockName.ts'
import { fetchNet } from './net.ts'
import type { TabMessage } from './tabMessage.ts'

/** Browsers end a service worker that works for longer. */
const longestMs = 25_000

/**
 * What waits goes out although no tab is open: the same engine over the same database, under the same lock and with a
 * number of its own, for a short while. False when something is left that a later try may send.
 */
export async function pushInBackground(): Promise<boolean> {
  const session = await loadSession()
  // The session goes when the user signs out, and cannot be read here while this device is protected. A database that is not there must not be made here: the page has to see it.
  if (!session || !(await Dexie.exists(databaseName(session)))) return true
  try {
    return await navigator.locks.request(lockName(session), { ifAvailable: true }, (lock) =>
      lock ? whileOpen(session) : askLeader(session),
    )
  } catch (error) {
    // A tab took the lead over.
    if ((error as Error).name === 'AbortError') return true
    throw error
  }
}

/** Not while a page seals or opens all of it. */
const whileOpen = (session: Session): Promise<boolean> =>
  navigator.locks.request(openName(databaseName(session)), { mode: 'shared', ifAvailable: true }, async (lock) =>
    lock ? push(session) : false,
  )

async function push(session: Session): Promise<boolean> {
  const database = await openUserDatabase({ owner: session, newId: writer.newId })
  const channel = new BroadcastChannel(channelName(session))
  const say = (message: TabMessage) => channel.postMessage(message)
  const ended = new AbortController()
  const ending = setTimeout(() => ended.abort(), longestMs)
  // A tab that is looked at does it from now on.
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => data.t === 'ask' && ended.abort())
  try {
    const store = dexieStore(database, (committed) => say({ t: 'commit', ...committed }))
    const net = fetchNet(session, ended.signal)
    const engine = createEngine({ ...writer, store, net, random: Math.random, timer }, { user: session.user })
    while (!ended.signal.aborted && (await isSignedIn(session))) {
      say({ t: 'beat', state: engine.state(), hidden: true })
      const step = await engine.pushOnce()
      if (step !== 'more') return step !== 'later'
    }
    return false
  } finally {
    clearTimeout(ending)
    ended.abort()
    database.close()
    channel.close()
  }
}

const isSignedIn = async ({ token }: Session) => (await loadSession())?.token === token

/** Whether it has sent everything is not known here, and it may be closed before it has: a later try sees. */
function askLeader(session: Session): boolean {
  const channel = new BroadcastChannel(channelName(session))
  channel.postMessage({ t: 'kick', reason: 'online' } satisfies TabMessage)
  channel.close()
  return false
}
