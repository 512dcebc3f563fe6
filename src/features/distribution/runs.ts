import { distributionCalls } from '#domain/distribution/calls'
import type { Distribution, DistributionRequest } from '#domain/distribution/distribution'
import { limits } from '#domain/limits'
import { request } from '../../lib/http.ts'
import { currentUser, onSession } from '../../lib/session.ts'
import { followRun, followUndo, type RunState } from './followRun.ts'

type RunEntry = { state: RunState; listeners: Set<() => void> }

/** What was started in this tab, by its id. It is followed also while no window shows it, until somebody else signs in. */
const runs = new Map<string, RunEntry>()
const statusTimeout = 20_000
const atFirst: RunState = { kind: 'asking', isUnknown: false }

export const stateOf = (id: string): RunState => runs.get(id)?.state ?? atFirst

/** Gives how it ended; null where a window shows it and says so itself, or its user has gone. */
export async function startRun(id: string, asked: DistributionRequest): Promise<RunState | null> {
  const run: RunEntry = { state: atFirst, listeners: runs.get(id)?.listeners ?? new Set() }
  runs.set(id, run)
  const leaving = signalOfLeaving()
  const state = await followRun({
    start: () => request(distributionCalls.start, { id, asked }, { timeout: timeoutOf(asked) }),
    status: () => statusOf(id),
    pause,
    tell: (next) => tell(run, next),
    signal: leaving,
  })
  if (leaving.aborted) {
    runs.delete(id)
    return null
  }
  return run.listeners.size > 0 ? null : state
}

export const startUndo = (id: string, tell: (distribution: Distribution) => void) =>
  followUndo({
    undo: () => request(distributionCalls.undo, { id }),
    status: () => statusOf(id),
    pause,
    tell,
  })

/** As it is known now, such as after it was stopped or undone. True: a window shows it. */
export function showRun(distribution: Distribution): boolean {
  const run = runs.get(distribution.id)
  if (run) tell(run, { kind: 'known', distribution, isOutOfReach: false })
  return (run?.listeners.size ?? 0) > 0
}

export function onRun(id: string, listener: () => void) {
  const listeners = runs.get(id)?.listeners
  listeners?.add(listener)
  return () => void listeners?.delete(listener)
}

/** Many that are named are longer on their way. */
const timeoutOf = ({ ids }: DistributionRequest) =>
  ids && ids.length > limits.transferRows ? limits.sendTimeoutMs : limits.requestTimeoutMs

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const statusOf = (id: string) => request(distributionCalls.status, { id }, { timeout: statusTimeout })

function tell(run: RunEntry, state: RunState) {
  run.state = state
  for (const listener of run.listeners) listener()
}

function signalOfLeaving(): AbortSignal {
  const leaving = new AbortController()
  const user = currentUser()?.id
  const stop = onSession(() => {
    if (currentUser()?.id === user) return
    stop()
    leaving.abort()
  })
  return leaving.signal
}
