import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { systemCalls } from '#domain/system/calls'
import { copyCluster } from './testing/cluster.ts'
import { Device } from './testing/device.ts'
import {
  childrenOf,
  databasePid,
  isAlive,
  type ServerProcess,
  spawnServer,
  spawnSupervised,
  watchdogOf,
} from './testing/process.ts'

// What remains when a process of ours ends as it should not: nothing of the database, and a server that runs again.

let data: string
let started: Pick<ServerProcess, 'child' | 'end'>[]

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'fairlead-crash-'))
  await copyCluster(data)
  started = []
})
afterEach(async () => {
  for (const one of started) await one.end('SIGTERM')
  await gone(databasePid(data))
  rmSync(data, { recursive: true, force: true })
})

const gone = async (pid: number) => {
  if (!pid) return
  while (isAlive(pid)) await sleep(20)
}

async function start(): Promise<ServerProcess> {
  const server = await spawnServer(data)
  started.push(server)
  return server
}

type SupervisorSetup = NonNullable<Parameters<typeof spawnSupervised>[1]>

/** `url`: where the server listens that was started for the `times`th time. */
async function startSupervised(given: SupervisorSetup = {}) {
  const supervisor = await spawnSupervised(data, given)
  started.push(supervisor)
  const url = async (times = 1) => {
    await supervisor.prints(new RegExp(`(?:^Fairlead runs at [^]*?){${times}}`, 'm'))
    return [...supervisor.output().matchAll(/^Fairlead runs at (\S+)$/gm)][times - 1]![1]!
  }
  const server = () => childrenOf(supervisor.child.pid!)[0]!
  return { ...supervisor, url, server }
}

const health = async (url: string) => (await new Device(url).get(systemCalls.health, {})).status

/** Something that throws where nobody catches it, in the server alone. */
const falls = (when: string) =>
  `--import=data:text/javascript,${encodeURIComponent(`if (process.argv[1]?.endsWith('main.ts')) ${when}`)}`
const onSignal = falls(`process.on('SIGUSR2', () => { throw new Error(['Can', 'ary'].join('')) })`)

describe('a server that is killed', () => {
  test('takes its database with it', async () => {
    const server = await start()
    const database = databasePid(data)
    await server.end('SIGKILL')
    await gone(database)
    // In order, as by a stop.
    expect(existsSync(join(data, 'postgres/postmaster.pid'))).toBe(false)
  })

  test('does so as well when its watchdog was killed before', async () => {
    const server = await start()
    const database = databasePid(data)
    const first = watchdogOf(server.child.pid!)
    expect(isAlive(first)).toBe(true)
    process.kill(first, 'SIGKILL')
    while ([0, first].includes(watchdogOf(server.child.pid!))) await sleep(20)
    await server.end('SIGKILL')
    await gone(database)
  })

  test('does so as well when the database had been started again under it', async () => {
    const server = await start()
    const first = databasePid(data)
    process.kill(first, 'SIGKILL')
    while ([0, first].includes(databasePid(data)) || (await health(server.url)) !== 'ok') await sleep(20)
    const database = databasePid(data)
    await server.end('SIGKILL')
    await gone(database)
  })

  test('is started again by its supervisor', async () => {
    const supervisor = await startSupervised()
    await supervisor.url()
    const killed = supervisor.server()
    process.kill(killed, 'SIGKILL')
    expect(await health(await supervisor.url(2))).toBe('ok')
    expect(supervisor.server()).not.toBe(killed)
    const database = databasePid(data)
    expect(await supervisor.end('SIGTERM')).toBe(0)
    expect(isAlive(database)).toBe(false)
  })
})

describe('a supervisor that is killed', () => {
  test('leaves a server that ends in order, and no database', async () => {
    const supervisor = await startSupervised()
    await supervisor.url()
    const [server, database] = [supervisor.server(), databasePid(data)]
    await supervisor.end('SIGKILL')
    await gone(server)
    expect(isAlive(database)).toBe(false)
    expect(supervisor.output()).toContain('Fairlead is stopping')
  })

  test('leaves no database when its server is killed at the same moment', async () => {
    const supervisor = await startSupervised()
    await supervisor.url()
    const [server, database] = [supervisor.server(), databasePid(data)]
    supervisor.child.kill('SIGSTOP')
    process.kill(server, 'SIGKILL')
    await supervisor.end('SIGKILL')
    await gone(database)
  })
})

describe('an exception that nobody catches', () => {
  test('is logged without what it says; what had begun is answered, the database ends in order, and the server runs again', async () => {
    const supervisor = await startSupervised({ node: onSignal })
    const url = await supervisor.url()
    const database = databasePid(data)
    const begun = await beginRequest(url + authCalls.login.path)
    process.kill(supervisor.server(), 'SIGUSR2')
    await supervisor.prints(/"event":"crash"/)
    expect(await begun.finish(JSON.stringify({ account: 'nobody', password: 'x' }))).toBe(401)
    expect(await health(await supervisor.url(2))).toBe('ok')
    expect(isAlive(database)).toBe(false)
    expect(supervisor.output()).not.toContain('database of a server that was killed')
    expect(supervisor.output()).toMatch(/"event":"crash","origin":"uncaughtException","error":"Error"/)
    expect(supervisor.output()).toMatch(/"event":"the server crashed, starting it again","code":70,"signal":null/)
    expect(supervisor.output()).not.toMatch(/canary/i)
  })

  test('is one as well when a promise brings it', async () => {
    const node = falls(`process.on('SIGUSR2', () => { Promise.reject(new Error('Canary')) })`)
    const supervisor = await startSupervised({ node })
    await supervisor.url()
    process.kill(supervisor.server(), 'SIGUSR2')
    expect(await health(await supervisor.url(2))).toBe('ok')
    expect(supervisor.output()).toMatch(/"event":"crash","origin":"unhandledRejection"/)
  })

  test('ends all of it, with a sentence, when it comes again and again', async () => {
    const node = falls(`setTimeout(() => { throw new Error('Canary') }, 200)`)
    const supervisor = await startSupervised({ node, bounds: { mostCrashes: 2, backOffMs: 10 } })
    expect(await supervisor.exit()).toBe(70)
    expect([...supervisor.output().matchAll(/starting it again/g)]).toHaveLength(2)
    expect(supervisor.output().trim().split('\n').at(-1)).toMatch(/^Fairlead crashed 3 times in 10 minutes/)
    await gone(databasePid(data))
  })
})

describe('a supervisor', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('stops all of it by %s', async (signal) => {
    const supervisor = await startSupervised()
    await supervisor.url()
    const [server, database] = [supervisor.server(), databasePid(data)]
    expect(await supervisor.end(signal)).toBe(0)
    expect([isAlive(server), isAlive(database)]).toEqual([false, false])
    expect(supervisor.output()).not.toContain('starting it again')
  })

  test('stops at once while it waits to start the server again', async () => {
    const supervisor = await startSupervised({ bounds: { backOffMs: 3_600_000 } })
    await supervisor.url()
    process.kill(supervisor.server(), 'SIGKILL')
    await supervisor.prints(/starting it again/)
    expect(await supervisor.end('SIGTERM')).toBe(0)
  })

  // Two demos are made, one after the other.
  test('starts a throw-away demo anew, which takes away what the killed one left', { timeout: 180_000 }, async () => {
    const supervisor = await startSupervised({ args: ['--demo', '--without-phones'] })
    const killed = folderOf(watchdogOf((await supervisor.url(), supervisor.server())))
    expect(existsSync(killed)).toBe(true)
    process.kill(supervisor.server(), 'SIGKILL')
    const device = await new Device(await supervisor.url(2)).signIn('demo', 'fairlead-demo')
    expect(device.user.username).toBe('demo')
    expect(existsSync(killed)).toBe(false)
    const next = folderOf(watchdogOf(supervisor.server()))
    expect(await supervisor.end('SIGTERM')).toBe(0)
    expect(existsSync(next)).toBe(false)
  })

  test('does not start a server again that was stopped in order', async () => {
    const supervisor = await startSupervised()
    await supervisor.url()
    process.kill(supervisor.server(), 'SIGTERM')
    expect(await supervisor.exit()).toBe(0)
  })

  test('does not start a server again whose settings are wrong', async () => {
    const supervisor = await startSupervised({ args: ['--demo', data, '--without-phones'] })
    expect(await supervisor.exit()).toBe(1)
    expect(supervisor.output().trim().split('\n')).toEqual([expect.stringContaining('is not empty')])
  })
})

/** Where the database lies that this watchdog guards. */
const folderOf = (watchdog: number) => dirname(readFileSync(`/proc/${watchdog}/cmdline`, 'utf8').split('\0').at(-2)!)

/** A request that the server has begun to read, and that waits for its body. */
function beginRequest(url: string): Promise<{ finish: (body: string) => Promise<number> }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', expect: '100-continue' }
    const asked = request(url, { method: 'POST', headers })
    asked.on('error', reject)
    const answered = new Promise<number>((done) =>
      asked.on('response', (response) => done(response.resume().statusCode!)),
    )
    asked.on('continue', () => resolve({ finish: (body) => (asked.end(body), answered) }))
    asked.flushHeaders()
  })
}
