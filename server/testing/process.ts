import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeFlags } from '../nodeFlags.ts'

export type ServerProcess = {
  child: ChildProcess
  url: string
  setupKey: string | null
  output: () => string
  /** until it prints something */
  prints: (pattern: RegExp) => Promise<RegExpExecArray>
  /** its exit code, once it has ended by itself */
  exit: () => Promise<number | null>
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

const root = join(import.meta.dirname, '../..')

/** As `npm start` runs it: by a supervisor. What `node` is told goes to the server as well. */
export async function spawnSupervised(data: string, { args = [], node = '', bounds = {} }: SupervisorOptions = {}) {
  const run = `import('./server/supervise.ts').then(({ supervise }) => supervise(${JSON.stringify(args)}, ${JSON.stringify(bounds)}))`
  return spawnNode(['-e', run], data, { NODE_OPTIONS: node })
}
type SupervisorOptions = { args?: string[]; node?: string; bounds?: object }

/** `node server/main.ts`, as the supervisor runs it. */
export async function spawnServer(
  data: string,
  args: string[] = [],
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const server = spawnNode(['server/main.ts', ...args], data, settings)
  const [, url] = await server.prints(/^Fairlead runs at (\S+)$/m)
  return { ...server, url: url!, setupKey: /#setup=(\S+)/.exec(server.output())?.[1] ?? null }
}

export function spawnNode(
  args: string[],
  data: string,
  settings: Record<string, string> = {},
): Omit<ServerProcess, 'url' | 'setupKey'> {
  const env = {
    ...process.env,
    FAIRLEAD_DATA: data,
    FAIRLEAD_WATERMARK: data,
    PORT: '0',
    DATABASE_URL: '',
    ...settings,
  }
  const child = spawn(process.execPath, [...nodeFlags, ...args], { cwd: root, env })
  let output = ''
  const waiting = new Set<() => void>()
  const heard = (text: string) => {
    output += text
    for (const look of waiting) look()
  }
  child.stdout.setEncoding('utf8').on('data', heard)
  child.stderr.setEncoding('utf8').on('data', heard)
  const exited = once(child, 'exit')
  const exit = () => exited.then(() => child.exitCode)
  return {
    child,
    output: () => output,
    prints: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output)
          if (!found) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        child.once('exit', () => reject(new Error(`it ended without printing ${pattern}:\n${output}`)))
        look()
      }),
    exit,
    end(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      return exit()
    },
  }
}

/** The processes that were started by this one. */
export function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : []
}

/** Of this server: what ends its database when it is gone. */
export const watchdogOf = (server: number): number =>
  childrenOf(server).find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('fairlead-watchdog')) ?? 0

/** 0 while there is none. */
export function databasePid(data: string): number {
  const file = join(data, 'postgres/postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // Ended, and nobody has asked for its end: not alive.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}
