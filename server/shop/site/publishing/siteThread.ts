import { Worker } from 'node:worker_threads'
import { AppError } from '#domain/errors'
import type { SiteTheme } from '#domain/shop/site/themes'
import { guarded } from '../../../guarded.ts'
import type { Log } from '../../../log.ts'
import type { ManifestBucket } from './manifest.ts'

export type ThreadOrder =
  | { kind: 'marks'; account: string; marks: string }
  | { kind: 'texts'; texts: readonly [mark: string, text: string][] }
  /** `known`: the files of the publication before, as JSON, so that what is the same is not written again */
  | { kind: 'write'; origin: string; theme: SiteTheme; known: readonly string[] }
  | { kind: 'more' }

export type SiteFile = { hash: string; packed: Uint8Array<ArrayBuffer> }
export type WriteResult = {
  buckets: ManifestBucket[]
  pictures: string[]
  files: number
  bytes: number
  written: number
}
export type ThreadAnswer =
  | { kind: 'wants'; ids: string[] }
  | { kind: 'files'; files: SiteFile[]; done: number; of: number }
  | ({ kind: 'done' } & WriteResult)
  | { kind: 'empty' }
  | { kind: 'failed'; message: string }

export type SiteThread = {
  write: (work: SiteOrder) => Promise<WriteResult>
  stop: () => Promise<void>
}

type SiteOrder = {
  account: string
  origin: string
  theme: SiteTheme
  marks: string
  known: readonly string[]
  /** the texts of these parts */
  read: (ids: readonly string[]) => Promise<[mark: string, text: string][]>
  /** keeps some files; the next ones come when it is done */
  keep: (files: readonly SiteFile[], progress: { done: number; of: number }) => Promise<void>
}

const idleMs = 5 * 60_000
const partsAtOnce = 500
const resourceLimits = { maxOldGenerationSizeMb: 1_500 }

/** The thread that writes sites, one after the other; it begins with the first one, and ends when none came for some time. */
export function openSiteThread(log: Log): SiteThread {
  let worker: Worker | null = null
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  async function write(work: SiteOrder): Promise<WriteResult> {
    clearTimeout(idle)
    worker ??= new Worker(new URL('./site.worker.ts', import.meta.url), { resourceLimits, execArgv: [], env: {} })
    const thread = worker
    const { promise, resolve, reject } = Promise.withResolvers<WriteResult>()
    const order = (one: ThreadOrder) => thread.postMessage(one)
    const hear = (answer: ThreadAnswer) => answered(answer, work, { order, resolve, reject })
    const ended = () => reject(new Error('the thread that writes sites has ended'))
    thread.on('message', hear)
    thread.once('error', reject)
    thread.once('exit', ended)
    order({ kind: 'marks', account: work.account, marks: work.marks })
    try {
      return await promise
    } catch (error) {
      // It may be in the middle of something: the next site gets another one.
      worker = null
      await thread.terminate()
      throw error
    } finally {
      thread.off('message', hear)
      thread.off('error', reject)
      thread.off('exit', ended)
      if (worker) idle = setTimeout(guarded(log, 'a thread that writes sites did not end', stop), idleMs).unref()
    }
  }

  async function stop(): Promise<void> {
    clearTimeout(idle)
    const thread = worker
    worker = null
    await thread?.terminate()
  }

  return {
    write(work) {
      const done = last.then(() => write(work))
      last = done.catch(() => {})
      return done
    },
    stop,
  }
}

type Dialogue = {
  order: (one: ThreadOrder) => void
  resolve: (result: WriteResult) => void
  reject: (error: unknown) => void
}

function answered(answer: ThreadAnswer, work: SiteOrder, { order, resolve, reject }: Dialogue): void {
  switch (answer.kind) {
    case 'wants':
      sendTexts(answer.ids, work, order).catch(reject)
      return
    case 'files':
      work.keep(answer.files, answer).then(() => order({ kind: 'more' }), reject)
      return
    case 'done':
      resolve(answer)
      return
    case 'empty':
      reject(new AppError('siteEmpty'))
      return
    case 'failed':
      reject(new Error(answer.message))
  }
}

async function sendTexts(
  ids: readonly string[],
  { read, origin, theme, known }: SiteOrder,
  order: Dialogue['order'],
): Promise<void> {
  for (let at = 0; at < ids.length; at += partsAtOnce)
    order({ kind: 'texts', texts: await read(ids.slice(at, at + partsAtOnce)) })
  order({ kind: 'write', origin, theme, known })
}
