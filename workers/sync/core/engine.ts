import { limits } from '#domain/limits'
import { schemaNumber } from '#domain/sync/protocol'
import { type EngineSession, newFlags } from './engineSession.ts'
import { type EngineState, initialState, isBlocked, isStorageFull } from './engineState.ts'
import { takeLead } from './fenced.ts'
import { createLoop, type Loop, type LoopStep } from './loop.ts'
import { createPace, fixedPace } from './pace.ts'
import type { Ports } from './ports.ts'
import { pullStep } from './pullStep.ts'
import { pushStep } from './pushStep.ts'
import { type Fence, LostLead, type Rule } from './rules.ts'
import { answersToWhoIsSignedIn } from './signedIn.ts'
import { upgrade } from './upgrade.ts'

const mostPushBytes = 512_000

export type { EngineState, LoopStep }
/** What makes it worth trying at once. Only `signedIn` lifts a block. */
export type KickReason = 'new' | 'online' | 'visible' | 'poke' | 'user' | 'signedIn' | 'verify'

export type EngineConfig = {
  /** whose database this is: folding needs the owner of what is created */
  user: string
  schema?: number
  /** so many months of conversations are kept here; as many as before if it is not said */
  months?: number
  /** so many where nobody has said how many */
  usualMonths?: number
  /** how often to ask although nobody hinted, ms */
  pollVisibleMs?: number
  pollHiddenMs?: number
  /** how often to look for entries of other tabs whose kick was lost, ms */
  scanMs?: number
  visible?: () => boolean
  /** storage that failed, or a mistake of ours: for the console; the engine goes on */
  report?: (error: unknown) => void
  /** for tests: smaller pages and batches, and rules taken away */
  pullRows?: number
  pushMutations?: number
  pushBytes?: number
  journalBytes?: number
  without?: ReadonlySet<Rule>
}

export type Engine = {
  /**
   * Takes the lead of this database (call it while holding the lock) and runs until `stop`; once per engine. A tab that
   * was frozen while it took the lead may take it late: whoever still holds the lock and is told `lostLead` starts a new
   * engine after a second.
   */
  start(): Promise<void>
  stop(): void
  kick(reason: KickReason): void
  state(): EngineState
  onState(listener: (state: EngineState) => void): () => void
  /** One push request and its answer. */
  pushOnce(): Promise<LoopStep>
  /** Pulls until every scope has been read up to the head, then confirms. */
  pullRound(): Promise<LoopStep>
}

/** The first page of a line that nobody knows, and the first batch. */
const firstRows = 250
const firstBytes = 64_000
/** Mutations that are read for the first batch, before it is known how large they are. */
const firstReadAhead = 16

/** Pushes and pulls in two loops that work on one session: `pushStep.ts`, `pullStep.ts`, `engineSession.ts`. */
export function createEngine(ports: Ports, config: EngineConfig): Engine {
  const { store, clock } = ports
  const visible = config.visible ?? (() => true)
  const shown = createShown()
  const { state, tell } = shown
  let signIns = 0
  let fence: Fence = { leader: 0, user: config.user, without: config.without ?? new Set() }
  let loops: { push: Loop; pull: Loop } | undefined
  const session: EngineSession = {
    ...limitsOf(config),
    ports,
    net: answersToWhoIsSignedIn(ports.net, () => signIns),
    flags: newFlags(),
    fence: () => fence,
    isVisible: visible,
    state,
    tell,
    loop: (direction) => loops?.[direction],
    bringUpToSchema: once(async () => {
      await upgrade(store, fence, session.schema)
      session.flags.isUpToSchema = true
    }),
  }
  const { flags } = session

  /** Storage that fails is a reason to try again, a newer leader one to stop. */
  const guarded = (step: (session: EngineSession) => Promise<LoopStep>) => async (): Promise<LoopStep> => {
    if (flags.hasEnded) return 'stopped'
    try {
      if (fence.leader === 0) await lead()
      const outcome = await step(session)
      tell({ storage: flags.hasNoRoom ? 'full' : 'fine' })
      return outcome
    } catch (error) {
      if (error instanceof LostLead) {
        stop()
        tell({ stopped: 'lostLead' })
        return 'stopped'
      }
      if (!isStorageFull(error)) config.report?.(error)
      const storage = isStorageFull(error) ? 'full' : 'lost'
      tell({ storage, lastError: { code: storage === 'full' ? 'storageFull' : 'storageLost', at: clock() } })
      return step === pullStep && storage === 'full' && flags.isReading ? stopFirstSync() : 'later'
    }
  }

  /** Fetching the same page again and again would fill nothing but the network. */
  function stopFirstSync(): LoopStep {
    flags.hasNoRoom = true
    tell({ firstSync: { rows: state().firstSync?.rows ?? 0, stopped: true } })
    return 'blocked'
  }

  const pushOnce = guarded(pushStep)
  const pullRound = guarded(pullStep)

  async function lead() {
    fence = { ...fence, leader: await takeLead(store, config) }
  }

  async function start() {
    if (flags.hasEnded) throw new Error('An engine leads once')
    await lead()
    tell({ leading: true })
    loops = {
      push: createLoop(ports, pushOnce, () => config.scanMs ?? 5_000),
      pull: createLoop(ports, pullRound, () =>
        visible() ? (config.pollVisibleMs ?? 30_000) : (config.pollHiddenMs ?? 300_000),
      ),
    }
    loops.push.kick()
    loops.pull.kick()
  }

  function stop() {
    flags.hasEnded = true
    loops?.push.stop()
    loops?.pull.stop()
    loops = undefined
    tell({ leading: false })
  }

  function kick(reason: KickReason) {
    if (reason === 'signedIn') signIns++
    if (reason === 'signedIn' && isBlocked(state())) tell({ connection: 'online' })
    if (reason === 'user') flags.hasNoRoom = false
    if (reason === 'verify') flags.isDoubted = true
    if (reason === 'online') for (const pace of [session.rowPace, session.bytePace]) pace.startAnew()
    if (reason === 'new') {
      flags.isNew = true
      loops?.push.gather()
      return
    }
    loops?.push.kick()
    loops?.pull.kick()
  }

  return { start, stop, kick, pushOnce, pullRound, state, onState: shown.onState }
}

/** The state that is shown, and who hears of its changes. */
function createShown() {
  let state = initialState
  const listeners = new Set<(state: EngineState) => void>()
  return {
    state: () => state,
    tell(change: Partial<EngineState>) {
      const next = { ...state, ...change }
      if (Object.keys(change).every((key) => next[key as keyof EngineState] === state[key as keyof EngineState])) return
      state = next
      for (const listener of listeners) listener(state)
    },
    onState(listener: (state: EngineState) => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

function limitsOf(config: EngineConfig) {
  const most = {
    mutations: config.pushMutations ?? limits.mutationsPerPush,
    bytes: config.pushBytes ?? mostPushBytes,
    rows: config.pullRows ?? limits.pullRows,
    journal: config.journalBytes ?? limits.journalBytes,
  }
  const paceOf = config.without?.has('pace') ? fixedPace : createPace
  return {
    most,
    schema: config.schema ?? schemaNumber,
    rowPace: paceOf({ least: 1, first: firstRows, most: most.rows }),
    bytePace: paceOf({ least: 1_000, first: firstBytes, most: most.bytes }),
    batching: { size: most.mutations, readAhead: firstReadAhead, alone: { uid: '', tries: 0 } },
  }
}

/** Who calls while it is under way waits for the same. */
function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () =>
    (running ??= work().finally(() => {
      running = undefined
    }))
}
