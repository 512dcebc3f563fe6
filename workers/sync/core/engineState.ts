import { type ErrorCode, errors, isErrorCode } from '#domain/errors'
import type { LoopStep } from './loop.ts'
import type { Reply } from './ports.ts'

/** What the engine shows of itself. */
export type EngineState = {
  /** false before `start`, after `stop`, and when another tab took the lead */
  leading: boolean
  /** `serverTrouble`: something answers, and it is not what was asked for */
  connection: 'online' | 'offline' | 'captivePortal' | 'serverTrouble' | 'signedOut' | 'upgradeRequired' | 'disabled'
  offlineSince: number | null
  /** an answer has been coming for a while: so many bytes of it are here */
  slow: { bytes: number } | null
  lastContact: number | null
  /** rows received so far while scopes are read for the first time; `stopped`: there is no room for more */
  firstSync: { rows: number; stopped?: true } | null
  storage: 'fine' | 'full' | 'lost'
  /** the server's counter as last heard; what the scopes are behind it is what has not come yet */
  head: number | null
  lastError: { code: ErrorCode | string; at: number } | null
  stopped: 'lostLead' | null
}

export const initialState: EngineState = {
  leading: false,
  connection: 'online',
  offlineSince: null,
  slow: null,
  lastContact: null,
  firstSync: null,
  storage: 'fine',
  head: null,
  lastError: null,
  stopped: null,
}

/** Only a person can help: by signing in, by loading the new version, or by asking the main account. */
export const isBlocked = ({ connection }: EngineState) =>
  connection === 'signedOut' || connection === 'upgradeRequired' || connection === 'disabled'

/** After an answer of the server, whatever it was about. */
export function stateAfterAnswer(state: EngineState, head: number, now: number): Partial<EngineState> {
  return { lastContact: now, head, ...(!isBlocked(state) && online) }
}
const online = { connection: 'online', offlineSince: null } as const

export type SyncDirection = 'push' | 'pull'
export type RequestFailure = Exclude<Reply<unknown>, { kind: 'ok' }>
type FailureContext = { direction: SyncDirection; now: number; isVisible: boolean }
/** What follows from a request that has no answer. */
type Consequence = {
  change: Partial<EngineState>
  step: LoopStep
  /** not before so many ms from now */
  holdMs?: number
  /** The server has another history than the greeting said. */
  greetAgain?: true
  /** The user is disabled, and the server still takes what was not sent yet. */
  leave?: true
}

/** An HTTP error is no verdict: whatever it says, everything stays where it is. */
export function stateAfterFailure(state: EngineState, failure: RequestFailure, context: FailureContext): Consequence {
  const { connection, ...consequence } = consequenceOf(state, failure, context)
  const lastError = { code: codeOf(failure), at: context.now }
  return { ...consequence, change: { ...connection, lastError } }
}

type Connection = { connection: Pick<EngineState, 'connection'> & Partial<Pick<EngineState, 'offlineSince'>> }

function consequenceOf(
  state: EngineState,
  failure: RequestFailure,
  { direction, now, isVisible }: FailureContext,
): Omit<Consequence, 'change'> & Partial<Connection> {
  const reached = (connection: 'online' | 'serverTrouble'): Partial<Connection> =>
    isBlocked(state) ? {} : { connection: { connection, offlineSince: null } }
  switch (failure.kind) {
    case 'unknown': {
      const connection = failure.reason === 'captivePortal' ? 'captivePortal' : 'offline'
      // Whoever looks at it signs in to the network now, and no event tells of that.
      const step = connection === 'captivePortal' && isVisible ? 'soon' : 'later'
      return { connection: { connection, offlineSince: state.offlineSince ?? now }, step }
    }
    case 'busy':
      return {
        ...reached('serverTrouble'),
        step: 'later',
        ...(failure.retryAfter !== null && { holdMs: failure.retryAfter }),
      }
    case 'signedOut':
      return { connection: { connection: 'signedOut' }, step: 'blocked' }
    case 'refused':
      if (failure.code === 'upgradeRequired') return { connection: { connection: 'upgradeRequired' }, step: 'blocked' }
      if (failure.code === 'accountDisabled')
        return { connection: { connection: 'disabled' }, step: 'blocked', ...(direction === 'pull' && { leave: true }) }
      // It was our server that said so.
      return {
        ...reached('online'),
        step: 'later',
        ...(failure.code === 'epochChanged' && { greetAgain: true as const }),
      }
  }
}

function codeOf(failure: RequestFailure): ErrorCode | string {
  if (failure.kind === 'refused' || failure.kind === 'signedOut') return failure.code
  if (failure.kind === 'busy') return failure.code ?? 'serverBusy'
  return failure.reason === 'captivePortal' ? 'captivePortal' : 'network'
}

/** The HTTP status that an error of the catalogue is answered with; of one that this version does not know, that of a mistake. */
export const statusOfCode = (code: string): number => (isErrorCode(code) ? errors[code].status : 500)

/** Storage that failed. Dexie wraps the browser's error and keeps it as `inner`. */
export function isStorageFull(error: unknown): boolean {
  const { name, inner, code } = error as { name?: string; inner?: { name?: string }; code?: string }
  return name === 'QuotaExceededError' || inner?.name === 'QuotaExceededError' || code === 'storageFull'
}
