import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { SettingError } from '../environment.ts'
import { errorFields, type Log } from '../log.ts'
import { findRunner, type Runner } from './binaries.ts'
import { pidLines, stopOrphan } from './orphan.ts'
import { startWatchdog } from './watchdog.ts'

type DatabaseAddress = { host: string; port: number; user: string; password?: string; database: string }
type EmbeddedServer = { place: DatabaseAddress; pid: () => number; stop: () => Promise<void> }

const windows = process.platform === 'win32'
const superuser = 'fairlead'
const pauseMs = 500

/** The real PostgreSQL, in the data folder, reachable by this user only. The data folder is locked by the caller. */
export async function startEmbedded(dataFolder: string, log: Log): Promise<EmbeddedServer> {
  const cluster = join(dataFolder, 'postgres')
  await stopOrphan(cluster, log)
  const runner = findRunner(dataFolder, log)
  const password = windows ? windowsPassword(dataFolder) : undefined
  if (!existsSync(join(cluster, 'PG_VERSION'))) initialise(runner, cluster, password)
  else runner.own(cluster)
  const socket = windows ? null : socketFolder(dataFolder)
  if (socket) {
    runner.own(socket)
    // It names a process that is gone, and PostgreSQL takes one that ended and that nobody noticed for alive.
    rmSync(join(socket, '.s.PGSQL.5432.lock'), { force: true })
  }
  const place: DatabaseAddress = {
    host: socket ?? '127.0.0.1',
    port: windows ? await freePort() : 5432,
    user: superuser,
    database: 'postgres',
    ...(password && { password }),
  }

  const watchdog = startWatchdog(cluster, log)
  const begin = () => {
    const child = launch(runner, dataFolder, cluster, place)
    if (child.pid) watchdog.guard(child.pid)
    return child
  }
  let stopping = false
  let child = await launchReady(begin, place, dataFolder)
  const ended = (status: unknown) => {
    if (stopping) return
    // The operating system may end it when memory is short; what was committed is on the disk.
    log('database stopped by itself, starting it again', { status: typeof status === 'number' ? status : null })
    setTimeout(beginAgain, pauseMs)
  }
  // What could not even begin has no end.
  const watch = () => child.once(child.pid === undefined ? 'error' : 'exit', ended)
  const beginAgain = () => {
    if (stopping) return
    try {
      child = begin()
      watch()
    } catch (error) {
      log('database could not be started', errorFields(error))
      setTimeout(beginAgain, pauseMs)
    }
  }
  watch()

  return {
    place,
    pid: () => child.pid ?? 0,
    async stop() {
      stopping = true
      await endPostmaster(child)
      watchdog.release()
      if (socket && !socket.startsWith(dataFolder)) rmSync(socket, { recursive: true, force: true })
    },
  }
}

/** Where the database of a running server is, for the operator's tool. */
export function runningPlace(dataFolder: string): DatabaseAddress {
  const [, , , port = '', socket = ''] = pidLines(join(dataFolder, 'postgres'))
  if (!port) throw new SettingError('The database of the running server cannot be found; is it still starting?')
  const password = windows ? windowsPassword(dataFolder) : undefined
  return {
    host: socket || '127.0.0.1',
    port: Number(port),
    user: superuser,
    database: 'postgres',
    ...(password && { password }),
  }
}

function initialise(runner: Runner, cluster: string, password: string | undefined): void {
  // Half a cluster is what a start leaves that was killed; nothing was ever stored in it.
  rmSync(cluster, { recursive: true, force: true })
  mkdirSync(cluster, { recursive: true, mode: 0o700 })
  runner.own(cluster)
  const passwordFile = `${cluster}.password`
  if (password) writeFileSync(passwordFile, password, { mode: 0o600 })
  const { file, args, options } = runner.command('initdb', [
    `--pgdata=${cluster}`,
    `--username=${superuser}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(password ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust']),
  ])
  const made = spawnSync(file, args, { ...options, encoding: 'utf8' } as object)
  if (password) rmSync(passwordFile)
  if (made.status !== 0) {
    rmSync(cluster, { recursive: true, force: true })
    throw new Error(`initdb failed: ${String(made.stderr || made.error?.message)}`)
  }
}

const fixed = [
  // Errors and statements can hold personal data; the log keeps starts, stops and crashes.
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'max_connections=60',
  'shared_buffers=64MB',
  // Statements that were planned while a table was empty take any index for its key, until somebody has counted its rows.
  'autovacuum_naptime=10s',
  'jit=off',
  'timezone=UTC',
]

function launch(runner: Runner, dataFolder: string, cluster: string, place: DatabaseAddress): ChildProcess {
  const listen = windows
    ? [`listen_addresses=${place.host}`]
    : ['listen_addresses=', `unix_socket_directories=${place.host}`, 'unix_socket_permissions=0700']
  const settings = [...fixed, ...listen, `port=${place.port}`].flatMap((setting) => ['-c', setting])
  const { file, args, options } = runner.command('postgres', ['-D', cluster, ...settings])
  const logFile = openLog(join(dataFolder, 'postgres.log'))
  // Detached: Ctrl-C in the terminal is for us; we then stop the database last.
  const child = spawn(file, args, {
    ...options,
    stdio: ['ignore', logFile, logFile],
    detached: !windows,
    windowsHide: true,
  })
  closeSync(logFile)
  // Who waits for it hears of that by itself; unheard, this event would end the process.
  child.on('error', () => {})
  return child
}

const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid === undefined || exitCode !== null || signalCode !== null

const mostLogBytes = 10_000_000

/** Of a long one a single predecessor is kept. */
function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > mostLogBytes) renameSync(file, `${file}.1`)
  return openSync(file, 'a', 0o600)
}

/** It refuses to start while a process of a former one still writes, which may take a moment. */
async function launchReady(
  start: () => ChildProcess,
  place: DatabaseAddress,
  dataFolder: string,
): Promise<ChildProcess> {
  const until = Date.now() + 60_000
  const patient = Date.now() + 10_000
  let child = start()
  while (!(await answers(place))) {
    const isGone = hasEnded(child)
    if (Date.now() > (isGone ? patient : until))
      throw new Error(`PostgreSQL did not start; its last words are in ${join(dataFolder, 'postgres.log')}.`)
    await sleep(isGone ? pauseMs : 25)
    if (isGone) child = start()
  }
  return child
}

async function answers(place: DatabaseAddress): Promise<boolean> {
  const client = new pg.Client({ ...place, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Fast shutdown; a database that does not end in time is cut off, which loses nothing that was committed. */
async function endPostmaster(child: ChildProcess): Promise<void> {
  const ended = hasEnded(child) ? Promise.resolve() : new Promise<void>((done) => child.once('exit', () => done()))
  if (windows) child.kill()
  else child.kill('SIGINT')
  if (await within(ended, 8_000)) return
  child.kill('SIGQUIT')
  if (await within(ended, 3_000)) return
  child.kill('SIGKILL')
  await ended
}

async function within(done: Promise<unknown>, ms: number): Promise<boolean> {
  const stop = new AbortController()
  const late = sleep(ms, false, { signal: stop.signal }).catch(() => false)
  const inTime = await Promise.race([done.then(() => true), late])
  stop.abort()
  return inTime
}

/* ---------- where it listens ---------- */

/** In the data folder, unless its path is too long for a socket address (108 bytes on Linux, 104 elsewhere). */
function socketFolder(dataFolder: string): string {
  const wished = join(dataFolder, 'run')
  if (Buffer.byteLength(join(wished, '.s.PGSQL.5432')) < 100) {
    mkdirSync(wished, { recursive: true, mode: 0o700 })
    chmodSync(wished, 0o700)
    return wished
  }
  const short = tmpdir().length < 60 ? tmpdir() : '/tmp'
  return mkdtempSync(join(short, 'fairlead-'))
}

function windowsPassword(dataFolder: string): string {
  const file = join(dataFolder, 'postgres.key')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
