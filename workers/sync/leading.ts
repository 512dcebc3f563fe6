import { createBlobLoop } from '../blobs/blobLoop.ts'
import { fetchBlobs } from '../blobs/blobNet.ts'
import { DeviceBlobStore } from '../blobs/blobStore.ts'
import { sha256 } from '../blobs/newFile.ts'
import { tidyUndos } from '../bulk/tidyUndos.ts'
import type { Undos } from '../bulk/undos.ts'
import { tidyDrafts } from '../database/contactDrafts.ts'
import type { LocalDatabase } from '../database/database.ts'
import { composingTabs, sessionTabs } from '../database/device.ts'
import { dropHistories } from '../database/histories.ts'
import { newId } from '../newId.ts'
import { dropSnapshot } from '../search/snapshot.ts'
import type { Session } from '../session.ts'
import { createEngine, type Engine, type EngineState, type KickReason } from './core/engine.ts'
import { usualMonths } from './core/monthsThatFit.ts'
import type { Store } from './core/ports.ts'
import { type LiveConnection, type LiveEvent, openLive } from './live.ts'
import { fetchNet } from './net.ts'

export const writer = { clock: () => Date.now(), newId: () => newId() }

export type SyncLead = {
  engine: Engine
  /** The network may be back: try the live line now. */
  retryLive(): void
  /** Leads until `signal` or `end`; throws when the storage refuses to begin. */
  run(signal: AbortSignal): Promise<void>
  end(): void
}

type Options = {
  session: Session
  store: Store
  database: LocalDatabase
  undos: Undos
  /** fewer files than before wait to be sent */
  onFiles: () => void
  visible: () => boolean
  onState: (state: EngineState) => void
}

/** What the leading tab runs: the engine over fetch, and the line on which the server hints. */
export function createLead({ session, store, database, undos, onFiles, visible, onState }: Options): SyncLead {
  const ended = new AbortController()
  const net = fetchNet(session, ended.signal)
  const dropSnapshots = async () => {
    await Promise.all([dropSnapshot(database.relaxed), dropHistories(database.relaxed)])
  }
  // A database of theirs that cannot be opened holds up neither what comes nor what has to go.
  const forgetRows = (ids: ReadonlySet<string>) => undos.forget(ids).catch(console.error)
  const dropUndos = () => undos.clear().catch(console.error)
  const ports = { ...writer, store, net, random: Math.random, timer, dropSnapshots, forgetRows, dropUndos }
  const engine = createEngine(ports, {
    user: session.user,
    visible,
    report: console.error,
    usualMonths: isHandheld() ? usualMonths : desktopMonths,
  })
  const { clock } = writer
  const files = createBlobLoop({
    clock,
    random: Math.random,
    timer,
    sha256,
    tidyAlso: async () => {
      await tidyDrafts(database.relaxed, clock())
      await tidyUndos(undos, database.relaxed)
    },
    onSent: onFiles,
    report: console.error,
    blobStore: new DeviceBlobStore(database.relaxed, clock),
    net: fetchBlobs(session, ended.signal),
  })
  let live: LiveConnection | undefined

  engine.onState((state) => {
    followConnection(state)
    if (state.stopped) ended.abort()
    onState(state)
  })

  /** The live line stands while the leader may talk to the server. */
  function followConnection({ connection, leading }: EngineState) {
    const isWanted = leading && reaching.has(connection)
    if (isWanted) live ??= openLive(session.token, hear)
    else stopLive()
  }

  function hear(event: LiveEvent) {
    const { t } = event
    if (t === 'ping') return
    if (t === 'composing') return post(composingTabs, event.conversation)
    // While the line was away a hint may have been missed.
    if (t === 'auth' || t === 'open') askForProfile()
    if (t === 'open') post(composingTabs, '')
    kick(t === 'auth' ? 'user' : 'poke')
  }

  function stopLive() {
    live?.stop()
    live = undefined
  }

  function kick(reason: KickReason) {
    engine.kick(reason)
    files.kick(reason)
  }

  return {
    engine: { ...engine, kick },
    retryLive: () => live?.retryNow(),
    end: () => ended.abort(),
    async run(signal) {
      try {
        await engine.start()
        files.start()
        await untilAborted(AbortSignal.any([signal, ended.signal]))
      } finally {
        engine.stop()
        files.stop()
        ended.abort()
        stopLive()
      }
    },
  }
}

const desktopMonths = 12
/** A phone or a tablet, as its browser says. */
const isHandheld = () => /Android|iPhone|iPad|Mobile/.test(navigator.userAgent)

/** Where the server may answer again by itself. */
const reaching = new Set<EngineState['connection']>(['online', 'offline', 'captivePortal', 'serverTrouble'])

/** What the user may do has changed, or may have; the pages know how to ask. */
const askForProfile = () => post(sessionTabs, 'profile')

function post(channel: string, message: string) {
  const tabs = new BroadcastChannel(channel)
  tabs.postMessage(message)
  tabs.close()
}

export function timer(ms: number, run: () => void) {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
