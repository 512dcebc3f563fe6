import { Worker } from 'node:worker_threads'
import { guarded, inBackground } from '../guarded.ts'
import { errorFields, type Log } from '../log.ts'
import { type OtherEnd, openPort, type PortAnswer, type PortArguments, PortFailure, PortSilence } from './port.ts'
import type { DriverCalls, DriverHost, DriverSetting } from './protocol.ts'

/** `unknown`: nobody can say whether it was done. */
export type DriverOutcome<T> =
  | { kind: 'done'; value: T }
  | { kind: 'failed'; code: number | null; text: string }
  | { kind: 'unknown' }

export type LinkedDriver = {
  ask: <K extends keyof DriverCalls>(
    name: K,
    ...args: PortArguments<DriverCalls, K>
  ) => Promise<DriverOutcome<PortAnswer<DriverCalls, K>>>
  stop: () => Promise<void>
}

const timeoutMs = 30_000
/** A file may take its time to WhatsApp; a hundred numbers are one question. */
const slow = { send: 120_000, check: 60_000 }
const resourceLimits = { maxOldGenerationSizeMb: 640 }
const mostWaitMs = 60_000

type DriverRun = { worker: Worker; end: OtherEnd<DriverCalls>; sessions: Set<string>; since: number }
type Needs = { folder: string; host: DriverHost; log: Log; program?: URL }

/**
 * The worker in which the library runs, and nothing else does. When it falls, what it was asked is unknown, its sessions are
 * closed, and the next question starts another one, later each time that it falls again.
 */
export function openDriver({
  folder,
  host,
  log,
  program = new URL('./worker/driver.worker.ts', import.meta.url),
}: Needs): LinkedDriver {
  let running: DriverRun | null = null
  let falls = 0
  let mayStart = 0
  let isStopping = false

  function start(): DriverRun {
    const worker = new Worker(program, {
      workerData: { folder } satisfies DriverSetting,
      resourceLimits,
      execArgv: [],
      // Passwords and keys of the server are none of the library's business.
      env: { NODE_ENV: 'production', TMPDIR: process.env.TMPDIR ?? '' },
      stdout: true,
      stderr: true,
    })
    worker.stdout.resume()
    worker.stderr.resume()
    const sessions = new Set<string>()
    const end = openPort<DriverHost, DriverCalls>(worker, hostFor(sessions), { timeoutMs, slow })
    const begun = { worker, end, sessions, since: Date.now() }
    worker.on('error', (error) => log('the driver of linked phones fell', errorFields(error)))
    worker.once(
      'exit',
      guarded(log, 'the driver of linked phones ended badly', () => onExit(begun)),
    )
    return begun
  }

  /** Knows which sessions are open, so that their end is told when the worker ends. */
  function hostFor(sessions: Set<string>): DriverHost {
    return {
      ...host,
      happened(session, event) {
        if (event.kind === 'closed') sessions.delete(session)
        return host.happened(session, event)
      },
    }
  }

  function onExit(ended: DriverRun): void {
    ended.end.gone()
    if (running === ended) running = null
    if (isStopping) return
    falls = Date.now() - ended.since > mostWaitMs ? 1 : falls + 1
    mayStart = Date.now() + Math.min(1_000 * 2 ** (falls - 1), mostWaitMs)
    for (const session of ended.sessions)
      inBackground(
        log,
        'what happened to a linked phone could not be kept',
        Promise.resolve(host.happened(session, { kind: 'closed', code: null })),
      )
  }

  return {
    async ask(name, ...args) {
      if (isStopping) return { kind: 'failed', code: null, text: 'the driver is stopping' }
      if (!running && Date.now() < mayStart) return { kind: 'failed', code: null, text: 'the driver fell and waits' }
      running ??= start()
      const { end, sessions } = running
      if (name === 'begin') sessions.add((args as unknown as Parameters<DriverCalls['begin']>)[0].session)
      if (name === 'end' || name === 'unlink') sessions.delete(args[0] as string)
      return outcomeOf(end.call(name, ...(args as never)))
    },
    async stop() {
      isStopping = true
      running?.end.gone()
      await running?.worker.terminate()
    },
  }
}

async function outcomeOf<T>(answer: Promise<T>): Promise<DriverOutcome<T>> {
  try {
    return { kind: 'done', value: await answer }
  } catch (error) {
    if (error instanceof PortSilence) return { kind: 'unknown' }
    if (error instanceof PortFailure) return { kind: 'failed', code: error.code, text: error.message }
    throw error
  }
}
