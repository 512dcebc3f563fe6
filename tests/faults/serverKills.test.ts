import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInCompany } from '../../server/testing/company.ts'
import { type ServerProcess, spawnNode } from '../../server/testing/process.ts'
import { databaseUrlOf, startTestServer, type TestServer } from '../../server/testing/server.ts'
import { amount, minutes } from '../amounts.ts'
import { Random } from '../simulator/random.ts'
import { WorkingDevice } from './workingDevice.ts'

/**
 * Two processes of the server on one PostgreSQL, devices spread over both, and one process after the other killed at
 * every named point of a push and at random, while the devices work. KILLS: how many, KILLS_SEED: which.
 */
const kills = amount('KILLS')
const random = new Random(Number(process.env.KILLS_SEED ?? 1))

const points = [
  'at random',
  'before it begins',
  'when the scope is set',
  'when the device is known',
  'before the rows are written',
  'when the rows are written',
  'when the counter is taken',
  'before the answers are written',
  'when the answers are written',
  'before the commit',
  'while the commit is on its way',
  'after the commit, before the answer',
] as const
type Point = (typeof points)[number]
type KillableServer = Omit<ServerProcess, 'setupKey'> & { point: Point }

let base: TestServer
beforeAll(async () => {
  base = await startTestServer()
})
afterAll(() => base.stop())

/** A process of the server that ends itself at a point; 'at random' it waits to be killed. */
async function spawn(point: Point): Promise<KillableServer> {
  const crash = point === 'at random' ? [] : ['--import', join(import.meta.dirname, 'crashAt.mjs')]
  const server = spawnNode([...crash, 'server/main.ts'], base.settings.data, {
    DATABASE_URL: databaseUrlOf(base),
    CRASH_AT: point,
    CRASH_COUNT: String(random.between(1, 12)),
  })
  const [, url] = await server.prints(/^Fairlead runs at (\S+)$/m)
  return { ...server, url: url!, point }
}

async function end({ point, child, exit, output }: KillableServer) {
  if (point === 'at random') {
    await sleep(random.between(50, 400))
    child.kill('SIGKILL')
  }
  const ended = await Promise.race([exit(), sleep(minutes(2), 'never', { ref: false })])
  expect(ended, `"${point}" was never met: does crashAt.mjs still know the queries of a push?`).not.toBe('never')
  expect(child.signalCode, output()).toBe('SIGKILL')
}

const isUp = ({ child }: KillableServer) => child.signalCode === null && child.exitCode === null

test('whichever server dies when, nothing acknowledged is lost, nothing is doubled, and all devices agree', {
  timeout: minutes(9 + kills / 12),
}, async () => {
  const { main, subs } = await signedInCompany(base, 3)
  const servers = [await spawn(points[0]), await spawn(points[1])] as [KillableServer, KillableServer]
  const devices = [main, ...subs].map((device, at) => {
    const [own, other] = at % 2 ? [1, 0] : ([0, 1] as const)
    return new WorkingDevice(device, () => (isUp(servers[own]!) ? servers[own]! : servers[other]!).url)
  })
  const replace = async (slot: 0 | 1, point: Point) => {
    servers[slot] = await spawn(point)
    for (const device of devices) device.online()
  }
  for (const device of devices) await device.start()
  // What comes without a pause is sent every five seconds only; people pause, and a kill waits for what is sent.
  const pause = () => sleep(random.between(1, 10) === 1 ? 500 : random.between(2, 20))
  const working = devices.map((device) => device.work(pause))

  const struck = new Map<Point, number>()
  for (let kill = 0; kill < kills; kill++) {
    const slot = kill % 2 ? 1 : 0
    const victim = servers[slot]
    await end(victim)
    struck.set(victim.point, (struck.get(victim.point) ?? 0) + 1)
    await replace(slot, points[(kill + 2) % points.length]!)
  }
  for (const device of devices) device.rest()
  await Promise.all(working)
  for (const slot of [0, 1] as const) {
    await servers[slot].end('SIGKILL')
    await replace(slot, 'at random')
  }
  for (const device of devices) while ((await device.waiting()) > 0) await sleep(50)

  const { pool } = base.database
  const { rows: answers } = await pool.query<{ uid: string; status: string; seq: number }>(
    'select uid, status, seq from sync_mutation where account_id = $1',
    [main.user.account],
  )
  const { rows: contacts } = await pool.query<{ id: string; name: string; belongto: string }>(
    'select id, name, belongto from contact where account_id = $1 and deleted_at is null',
    [main.user.account],
  )
  const answered = new Map(answers.map((answer) => [answer.uid, answer]))
  const named = new Map(contacts.map(({ id, name }) => [id, name]))
  for (const device of devices) {
    expect(await device.issues()).toEqual([])
    for (const uid of device.saved) expect(answered.get(uid)?.status).toBe('applied')
    for (const [uid, { status, seq }] of device.acked) expect(answered.get(uid)).toEqual({ uid, status, seq })
    for (const [id, name] of device.names) expect(named.get(id)).toBe(name)
  }
  expect(answered.size).toBe(devices.reduce((sum, { saved }) => sum + saved.length, 0))
  expect(named.size).toBe(devices.reduce((sum, { names }) => sum + names.size, 0))
  for (const device of devices) {
    const rights = device === devices[0] ? contacts : contacts.filter(({ belongto }) => belongto === device.user)
    const expected = rights.map(({ id, name }) => `${id} ${name}`).toSorted()
    await expect.poll(() => device.shown()).toEqual(expected)
    device.stop()
  }
  for (const server of servers) await server.end('SIGTERM')
  const counts = [...struck].map(([point, n]) => `${point} ${n}`)
  console.log(`${kills} kills, ${answered.size} changes: ${counts.join(', ')}`)
})
