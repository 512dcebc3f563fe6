import { type Remote, wrap } from 'comlink'
import { AppError } from '#domain/errors'
import { type WorkerLife, workerLife } from '../../workerLife.ts'
import type { Failure } from '../api.ts'
import { causeOf } from '../causeOf.ts'

/** So many pages are read before they are asked for, and no more: a large file must not fill the memory. */
const pagesAhead = 4

type End = { kind: 'end' }
export type PagesWorkerApi<Page> = {
  next(): Promise<Page | End | Failure>
  /** Answers while the worker lives. */
  ping(): true
}

/** The worker's side: each question is answered with the next page, in their order. */
export async function nextPage<Page>(pages: AsyncIterator<Page>): Promise<Page | End | Failure> {
  try {
    const { done, value } = await pages.next()
    return done ? { kind: 'end' } : value
  } catch (error) {
    // A thrown error loses its class on the way to another worker.
    if (error instanceof AppError)
      return { kind: 'failed', code: error.code, values: error.values, ...causeOf(error.cause) }
    throw error
  }
}

/** A worker that has not come up by then is not waited for: Firefox was seen to begin some that never answer. */
const startMs = 8_000

export type StartedReader<Api> = { worker: Worker; remote: Remote<Api>; life: WorkerLife }

/** null: there are no workers, and what is wanted is read here. */
export async function startReader<Api extends PagesWorkerApi<unknown>>(
  startWorker: () => Worker,
  signal?: AbortSignal,
): Promise<StartedReader<Api> | null> {
  if (typeof Worker === 'undefined') return null
  const worker = startWorker()
  // One proxy for all: a worker whose proxy is collected as garbage is let go of, and answers nobody.
  const remote = wrap<Api>(worker)
  const life = lifeOf(worker, signal)
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), startMs))
  try {
    const ping = (remote as Remote<PagesWorkerApi<unknown>>).ping()
    if (await life.heard(Promise.race([ping, late]))) return { worker, remote, life }
  } catch (error) {
    worker.terminate()
    throw error
  }
  worker.terminate()
  return null
}

/** The pages of a reader that was told what to open. It ends with them. */
export async function* workerPages<Page extends { kind: string }>({
  worker,
  remote,
  life,
}: StartedReader<PagesWorkerApi<Page>>): AsyncGenerator<Page> {
  try {
    const ask = () => {
      const page = life.heard(remote.next() as Promise<Page | End | Failure>)
      // Whoever waits for it hears of a failure.
      page.catch(() => {})
      return page
    }
    const ahead = Array.from({ length: pagesAhead }, ask)
    for (let page = await ahead.shift()!; page.kind !== 'end'; page = await ahead.shift()!) {
      ahead.push(ask())
      if (isFailure(page))
        throw new AppError(page.code, {
          values: page.values ?? {},
          ...(page.cause && { cause: new Error(page.cause) }),
        })
      yield page as Page
    }
  } finally {
    worker.terminate()
  }
}

const isFailure = (page: { kind: string }): page is Failure => page.kind === 'failed'

function lifeOf(worker: Worker, signal?: AbortSignal): WorkerLife {
  const life = workerLife()
  worker.addEventListener('error', ({ message }) => life.end(new Error(message || 'The reading worker ended')))
  const cancel = () => life.end(new AppError('cancelled'))
  if (signal?.aborted) cancel()
  signal?.addEventListener('abort', cancel, { once: true })
  return life
}
