import { type Distribution, isUnderWay } from '#domain/distribution/distribution'
import { AppError, type ErrorCode } from '#domain/errors'

/** Where a distribution stands for who waits for it. */
export type RunState =
  /** No answer so far. `isUnknown`: none came, so nobody knows whether it was heard; the same one is asked about. */
  | { kind: 'asking'; isUnknown: boolean }
  /** `isOutOfReach`: so it stood when it was asked last. */
  | { kind: 'known'; distribution: Distribution; isOutOfReach: boolean }
  /** Nothing was begun. */
  | { kind: 'refused'; error: unknown }

type Options = {
  start: () => Promise<Distribution>
  status: () => Promise<Distribution>
  pause: (ms: number) => Promise<void>
  tell: (state: RunState) => void
  signal: AbortSignal
}

/** Starts it once and follows it to its end, through answers that do not come. */
export async function followRun(options: Options): Promise<RunState> {
  const { start, tell } = options
  tell({ kind: 'asking', isUnknown: false })
  const state = await begun(options, await tried(start))
  tell(state)
  return state.kind === 'known' ? followOn(state.distribution, options) : state
}

/** Only an answer says whether it was heard. One that the server does not know was not, and can be started again. */
async function begun({ status, pause, tell, signal }: Options, first: StatusAnswer): Promise<RunState> {
  let answer = first
  for (let asked = 0; answer.kind === 'silence' && !signal.aborted; asked++) {
    tell({ kind: 'asking', isUnknown: true })
    await pause(pauseAfter(asked))
    answer = await tried(status)
    if (answer.kind === 'refused' && isUnheard(answer.error)) return { kind: 'refused', error: first.error }
  }
  if (answer.kind === 'answer') return { kind: 'known', distribution: answer.distribution, isOutOfReach: false }
  return { kind: 'refused', error: answer.error }
}

async function followOn(began: Distribution, { status, pause, tell, signal }: Options): Promise<RunState> {
  let state: RunState = { kind: 'known', distribution: began, isOutOfReach: false }
  for (let asked = 0; isUnderWay(state.distribution.state); asked++) {
    await pause(pauseAfter(asked))
    if (signal.aborted) break
    const answer = await tried(status)
    const distribution: Distribution = answer.kind === 'answer' ? answer.distribution : state.distribution
    state = { kind: 'known', distribution, isOutOfReach: answer.kind !== 'answer' }
    tell(state)
    // Such as a session that ended: it goes on without anybody looking.
    if (answer.kind === 'refused') break
  }
  return state
}

type UndoOptions = Pick<Options, 'status' | 'pause'> & {
  undo: () => Promise<Distribution>
  tell: (distribution: Distribution) => void
}

/** Undoes it, and tells how far that is until it is answered. */
export async function followUndo({ undo, status, pause, tell }: UndoOptions): Promise<Distribution> {
  const over = new AbortController()
  const answer = undo().finally(() => over.abort())
  const follow = async () => {
    for (let asked = 0; !over.signal.aborted; asked++) {
      await Promise.race([pause(pauseAfter(asked)), answer.catch(() => {})])
      const told = over.signal.aborted ? null : await tried(status)
      if (!over.signal.aborted && told?.kind === 'answer') tell(told.distribution)
    }
  }
  await Promise.all([answer, follow()])
  return answer
}

/** Few contacts are there in a moment; many take their time. */
const pauseAfter = (asked: number) => Math.min(2_000, 250 * 2 ** Math.min(asked, 3))

type StatusAnswer =
  | { kind: 'answer'; distribution: Distribution; error: null }
  | { kind: 'silence' | 'refused'; error: unknown }

async function tried(ask: () => Promise<Distribution>): Promise<StatusAnswer> {
  try {
    return { kind: 'answer', distribution: await ask(), error: null }
  } catch (error) {
    return { kind: isSilence(error) ? 'silence' : 'refused', error }
  }
}

const silences: readonly ErrorCode[] = ['network', 'captivePortal', 'serverBusy', 'tooManyRequests']
/** Nobody of ours answered, or nobody who could look. */
export const isSilence = (error: unknown) => error instanceof AppError && silences.includes(error.code)
const isUnheard = (error: unknown) => error instanceof AppError && error.code === 'notFound'
