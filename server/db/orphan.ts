import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'

const windows = process.platform === 'win32'

/** A database whose server was killed goes on without it: it is stopped, so that it starts again as this version wants it. */
export async function stopOrphan(cluster: string, log: Log): Promise<void> {
  const pid = Number(pidLines(cluster)[0])
  if (pid && isPostgres(pid, cluster)) {
    log('database of a server that was killed is still running, stopping it', { pid })
    for (const [signal, ms] of [
      ['SIGINT', 4_000],
      ['SIGQUIT', 2_000],
      ['SIGKILL', 1_000],
    ] as const) {
      kill(pid, signal)
      const until = Date.now() + ms
      while (isPostgres(pid, cluster) && Date.now() < until) await sleep(20)
    }
  }
  await endBackends(cluster, log)
  // PostgreSQL would take any process that has this number now for its own. Where there is none, its file stays: by it
  // PostgreSQL finds out itself whether somebody still writes here.
  if (pid && isThere(pid)) rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

/**
 * A database that was killed leaves those of its processes behind that were in the middle of something. They would write
 * into the same files as the next one. Known by their folder, which only Linux tells; elsewhere the start is refused until
 * they have ended.
 */
async function endBackends(cluster: string, log: Log): Promise<void> {
  if (process.platform !== 'linux') return
  for (const [signal, ms] of [
    ['SIGQUIT', 2_000],
    ['SIGKILL', 5_000],
  ] as const) {
    const left = backendsOf(cluster)
    if (!left.length) return
    log('processes of a database that was killed are still at work, ending them', { pids: left.join(' ') })
    for (const pid of left) kill(pid, signal)
    const until = Date.now() + ms
    while (backendsOf(cluster).length && Date.now() < until) await sleep(20)
  }
}

function backendsOf(cluster: string): number[] {
  if (!existsSync(cluster)) return []
  const folder = realpathSync(cluster)
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && folderOf(pid) === folder && linuxCommandLine(pid)?.startsWith('postgres:'))
}

function folderOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return (cause as { code?: string }).code !== 'ESRCH'
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (cause) {
    if ((cause as { code?: string }).code !== 'ESRCH') throw cause
  }
}

function isPostgres(pid: number, cluster: string): boolean {
  const [command, args] = windows
    ? ['tasklist', ['/fi', `PID eq ${pid}`, '/fo', 'csv', '/nh']]
    : ['ps', ['-p', String(pid), '-o', 'stat=,command=']]
  const line = linuxCommandLine(pid) ?? spawnSync(command, args, { encoding: 'utf8' }).stdout
  return windows ? line.includes('postgres.exe') : line.includes('postgres') && line.includes(cluster)
}

/** '' when there is no such process, or it has ended and nobody has noticed; null where there is no /proc. */
function linuxCommandLine(pid: number): string | null {
  if (process.platform !== 'linux') return null
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/** What PostgreSQL wrote when it started: pid, folder, start, port, socket folder. */
export function pidLines(cluster: string): string[] {
  const file = join(cluster, 'postmaster.pid')
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.trim())
    : []
}
