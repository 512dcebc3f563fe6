import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { crashCode } from './ending.ts'
import { jsonLog } from './log.ts'
import { nodeFlags } from './nodeFlags.ts'

const usual = { mostCrashes: 5, withinMs: 600_000, backOffMs: 1_000 }

/**
 * Runs the server as a process of its own, and runs it again when it crashed: an exception that nobody caught, no memory,
 * a kill. Not so often that a server that cannot run is started for ever. An orderly stop is no crash, nor is a start that
 * fails before the server ever ran, such as by a wrong setting. Ends with the server's exit code.
 */
export async function supervise(args: readonly string[], given: Partial<typeof usual> = {}): Promise<never> {
  const { mostCrashes, withinMs, backOffMs } = { ...usual, ...given }
  const stopping = stopWishes()
  const crashes: number[] = []
  for (;;) {
    const { code, signal } = await run(args, stopping)
    const isOrderly = code === 0 || stopping.wished || (code === 1 && !crashes.length)
    if (isOrderly) process.exit(code ?? 128 + constants.signals[signal!])
    crashes.push(Date.now())
    while (crashes[0]! <= Date.now() - withinMs) crashes.shift()
    if (crashes.length > mostCrashes) return giveUp(crashes.length, withinMs)
    const waitMs = backOffMs * 2 ** (crashes.length - 1)
    jsonLog('the server crashed, starting it again', { code, signal, crashes: crashes.length, wait_ms: waitMs })
    await stopping.within(waitMs)
    if (stopping.wished) process.exit(0)
  }
}

function giveUp(crashes: number, withinMs: number): never {
  console.error(
    `Fairlead crashed ${crashes} times in ${Math.round(withinMs / 60_000)} minutes and is not started again. The log above says where.`,
  )
  process.exit(crashCode)
}

type Wishes = { wished: boolean; heard: (signal: NodeJS.Signals) => void; within: (ms: number) => Promise<void> }

/** Somebody wants all of it to stop: by a signal, or by being gone who started us. */
function stopWishes(): Wishes {
  const wishes: Wishes = {
    wished: false,
    heard: () => {},
    within: (ms) =>
      new Promise((done) => {
        const timer = setTimeout(done, ms)
        wishes.heard = () => (clearTimeout(timer), done())
      }),
  }
  const wish = (signal: NodeJS.Signals) => {
    wishes.wished = true
    wishes.heard(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => wish(signal))
  process.on('disconnect', () => wish('SIGTERM'))
  return wishes
}

type End = { code: number | null; signal: NodeJS.Signals | null }

function run(args: readonly string[], wishes: Wishes): Promise<End> {
  // The channel carries nothing: by its end the server notices that we are gone.
  const server = spawn(process.execPath, [...nodeFlags, 'server/main.ts', ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  wishes.heard = (signal) => server.kill(signal)
  return new Promise((ended) => {
    server.once('error', (error) => {
      console.error(error.message)
      ended({ code: crashCode, signal: null })
    })
    server.once('exit', (code, signal) => ended({ code, signal }))
  })
}
