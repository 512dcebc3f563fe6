import {
  type EngineState,
  type RequestFailure,
  type SyncDirection,
  stateAfterAnswer,
  stateAfterFailure,
} from './engineState.ts'
import type { Loop, LoopStep } from './loop.ts'
import type { createPace } from './pace.ts'
import type { Net, Ports } from './ports.ts'
import type { Fence } from './rules.ts'

/** What the steps know from one to the next, beside what the engine shows. One record; only the steps and `kick` change it. */
export type SessionFlags = {
  /** the server has said its history, this device's scopes and its time */
  isGreeted: boolean
  /** rows are as this version of the app reads them */
  isUpToSchema: boolean
  hasEnded: boolean
  /** scopes are being read from their start, which is what may not fit on this device */
  isReading: boolean
  /** it did not fit: nothing more is fetched until the user has made room */
  hasNoRoom: boolean
  /** disabled, and the server still takes what was not sent yet */
  isLeaving: boolean
  /** somebody wants to know now whether the rows are the server's */
  isDoubted: boolean
  /** there is something to send: no need to look first */
  isNew: boolean
}

export const newFlags = (): SessionFlags => ({
  isGreeted: false,
  isUpToSchema: false,
  hasEnded: false,
  isReading: false,
  hasNoRoom: false,
  isLeaving: false,
  isDoubted: false,
  isNew: false,
})

/** How much goes into the next batch. */
export type BatchState = {
  /** how many mutations it may have; halves when the server refuses one as a whole */
  size: number
  /** how many are read before it is known how large they are */
  readAhead: number
  /** one that the server cannot read, and how often it was tried alone */
  alone: { uid: string; tries: number }
}

/** What one step of the engine works with. */
export type EngineSession = {
  ports: Ports
  net: Net
  schema: number
  /** the most that one request may have */
  most: { mutations: number; bytes: number; rows: number; journal: number }
  rowPace: ReturnType<typeof createPace>
  bytePace: ReturnType<typeof createPace>
  flags: SessionFlags
  batching: BatchState
  fence: () => Fence
  isVisible: () => boolean
  state: () => EngineState
  tell: (change: Partial<EngineState>) => void
  loop: (direction: SyncDirection) => Loop | undefined
  /** Once for both directions, which wait for the same. */
  bringUpToSchema: () => Promise<void>
}

export function reached({ ports, state, tell }: EngineSession, head: number): void {
  tell(stateAfterAnswer(state(), head, ports.clock()))
}

export function noteFailure(session: EngineSession, failure: RequestFailure, direction: SyncDirection): LoopStep {
  const { ports, state, tell, loop, flags, isVisible } = session
  const context = { direction, now: ports.clock(), isVisible: isVisible() }
  const { change, step, holdMs, greetAgain, leave } = stateAfterFailure(state(), failure, context)
  tell(change)
  if (holdMs !== undefined) loop(direction)?.hold(holdMs)
  if (change.connection === 'disabled') {
    flags.isLeaving = leave === true
    loop('push')?.kick()
  }
  if (greetAgain) {
    flags.isGreeted = false
    loop('pull')?.kick()
  }
  return step
}
