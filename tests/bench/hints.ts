import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { UserInfo } from '#domain/auth/user'
import { type LiveMessage, livePath, type Scope } from '#domain/sync/protocol'
import { type Database, joinDatabase, openDatabase } from '../../server/db/connect.ts'
import { migrate } from '../../server/db/migrate.ts'
import { asSystem } from '../../server/db/scope.ts'
import { sessionCookie } from '../../server/http/sessionCookie.ts'
import { noLog } from '../../server/log.ts'
import { openSession } from '../../server/people/sessions.ts'
import { userById } from '../../server/people/users.ts'
import { Device, newTestId } from '../../server/testing/device.ts'
import { spawnNode } from '../../server/testing/process.ts'
import { makeCompany } from './company.ts'
import { type Figure, percentile } from './table.ts'

const people = 100
const contacts = 10_000
const idleSockets = 1_000
const editEveryMs = 4_000
const seconds = Number(process.env.BENCH_SECONDS ?? 30)
const pushMs = 150
const idleShare = 5

/**
 * A hundred people of one company at work, each with a device that follows the hints as the app does: what their changes
 * cost, and what it costs that they are there. The devices share the machine with the server.
 */
export async function benchHints(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-bench-'))
  const company = await prepare(data)
  const profile = process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : []
  const server = spawnNode([...profile, 'server/main.ts'], data)
  const [, url] = await server.prints(/^Fairlead runs at (\S+)$/m)
  const database = await joinDatabase({ data, databaseUrl: null }, noLog)
  try {
    const devices = await signIn(database, url!, company)
    const used = () => usedBy(server.child.pid!, data)
    return [...(await whileIdle(devices, used)), ...(await whileWorking(devices, used))]
  } finally {
    await database.stop()
    await server.end('SIGTERM')
    rmSync(data, { recursive: true, force: true })
  }
}

type Person = { account: string; user: string; contact: string; role: 'main' | 'sub' }

async function prepare(data: string): Promise<Person[]> {
  const database = await openDatabase({ data, databaseUrl: null }, noLog)
  await migrate(database)
  const { main, subs } = await makeCompany(database, { rows: contacts, subs: people })
  const { rows } = await database.pool.query<{ user: string; contact: string }>(
    `select distinct on (scope) substr(scope, 6) as user, id as contact from contact order by scope, id`,
  )
  await database.stop()
  const contactOf = new Map(rows.map((row) => [row.user, row.contact]))
  return [main, ...subs].map(({ account, user, role }) => ({
    account,
    user,
    role,
    contact: contactOf.get(user) ?? rows[0]!.contact,
  }))
}

/** Without passwords: what these cost, another part measures. */
async function signIn(database: Database, url: string, all: readonly Person[]): Promise<Device[]> {
  const devices: Device[] = []
  for (const { user } of all) {
    const device = new Device(url)
    const halves = await asSystem(database, async (connection) =>
      openSession(connection, await userById(connection, user), { device: 'web', browser: '', system: '' }),
    )
    device.token = halves.token
    device.cookie = `${sessionCookie({ publicUrl: null, host: new URL(url).host }).name}=${halves.cookie}`
    device.user = { id: user } as UserInfo
    device.epoch = (await device.hello()).epoch
    devices.push(device)
  }
  return devices
}

/* ---------- what is used ---------- */

type ResourceUse = { server: number; postgres: number }

/** Milliseconds of a core so far, of the server and of its database; what a connection used that has ended is in its parent's. */
function usedBy(pid: number, data: string): ResourceUse {
  const postmaster = Number(readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  const children = existsSync('/proc')
    ? execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' })
        .split('\n')
        .map(Number)
    : []
  const own = (one: number) => timesOf(one).slice(0, 2)
  const all = [...timesOf(postmaster), ...children.filter(Boolean).flatMap(own)]
  return { server: sum(own(pid)), postgres: sum(all) }
}
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)

/** utime, stime, cutime, cstime; where there is no /proc, nothing can be said. */
function timesOf(pid: number): number[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map((ticks) => Number(ticks) * 10)
  } catch {
    return []
  }
}

/** Percent of one core. */
async function share(used: () => ResourceUse, work: () => Promise<unknown>): Promise<ResourceUse> {
  const [before, from] = [used(), performance.now()]
  await work()
  const [after, ms] = [used(), performance.now() - from]
  const percent = (name: keyof ResourceUse) => ((after[name] - before[name]) / ms) * 100
  return { server: percent('server'), postgres: percent('postgres') }
}

/* ---------- people who do nothing ---------- */

function connect(device: Device, hear: (message: LiveMessage) => void = () => {}): Promise<WebSocket> {
  const socket = new WebSocket(device.url.replace('http', 'ws') + livePath, ['fairlead', device.token], {
    headers: { cookie: device.cookie, origin: device.url },
  })
  socket.on('message', (text: Buffer) => hear(JSON.parse(text.toString()) as LiveMessage))
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket))
    socket.once('error', reject)
  })
}

async function whileIdle(devices: readonly Device[], used: () => ResourceUse): Promise<Figure[]> {
  const idleMs = Number(process.env.IDLE_MS ?? 50_000)
  // PostgreSQL tidies up after what was just written.
  await sleep(idleMs)
  const alone = total(await share(used, () => sleep(idleMs)))
  const sockets: WebSocket[] = []
  for (let n = 0; n < idleSockets; n++) sockets.push(await connect(devices[1 + (n % people)]!))
  await sleep(2_000)
  // A ping goes round every 25 s.
  const together = total(await share(used, () => sleep(idleMs)))
  for (const socket of sockets) socket.terminate()
  const name = `${idleSockets.toLocaleString('en-US')} sockets on which nothing happens`
  return [
    {
      name,
      value: together - alone,
      unit: '% of a core',
      against: { name: 'the limit', value: idleShare, atMost: 1 },
    },
    { name: 'a server without any socket, and its database', value: alone, unit: '% of a core' },
  ]
}
const total = ({ server, postgres }: ResourceUse) => server + postgres

/* ---------- people at work ---------- */

/** Follows the hints: one pull at a time, and one more where a hint came meanwhile. */
class Follower {
  readonly device: Device
  readonly pulls: number[] = []
  readonly #cursors = new Map<Scope, number>()
  #seen = 0
  #wanted = 0
  #round: Promise<void> | null = null

  constructor(device: Device) {
    this.device = device
  }

  async begin(): Promise<WebSocket> {
    const { head, scopes } = await this.device.hello()
    for (const scope of scopes) this.#cursors.set(scope, head)
    this.#seen = head
    return connect(this.device, (message) => message.t === 'poke' && this.#hear(message.head))
  }

  idle = () => this.#round ?? Promise.resolve()

  #hear(head: number): void {
    this.#wanted = Math.max(this.#wanted, head)
    this.#round ??= this.#follow().finally(() => (this.#round = null))
  }

  async #follow(): Promise<void> {
    while (this.#wanted > this.#seen) {
      const from = performance.now()
      const asked = [...this.#cursors].map(([scope, cursor]) => ({
        scope,
        gen: 0,
        phase: { kind: 'delta' as const, cursor },
      }))
      const { head, pages } = await this.device.pull(asked)
      for (const page of pages) if (page.kind === 'delta') this.#cursors.set(page.scope, page.upto)
      this.#seen = head
      this.pulls.push(performance.now() - from)
    }
  }
}

async function whileWorking(devices: readonly Device[], used: () => ResourceUse): Promise<Figure[]> {
  const followers = devices.map((device) => new Follower(device))
  const sockets: WebSocket[] = []
  for (const follower of followers) sockets.push(await follower.begin())
  const editing = followers.slice(1)
  const contactOf = await ownContacts(devices)
  const edit = async ({ device }: Follower, text: string) => {
    const from = performance.now()
    const fields = { remark: text }
    const { status, code } = await device.does('contact.patch', { ids: [contactOf.get(device)!], fields })
    if (status !== 'applied') throw new Error(`not applied: ${code}`)
    return performance.now() - from
  }
  await edit(editing[0]!, 'warm')
  await sleep(1_000)

  const pulled = () => sum(followers.map(({ pulls }) => pulls.length))
  const before = pulled()
  await edit(editing[1]!, 'one')
  await sleep(1_000)
  const pullsOfOne = pulled() - before

  const pushes: number[] = []
  const from = pulled()
  const until = performance.now() + seconds * 1_000
  const work = async (follower: Follower, nth: number) => {
    await sleep((nth * editEveryMs) / people)
    while (performance.now() < until) {
      const next = performance.now() + editEveryMs
      pushes.push(await edit(follower, randomUUID()))
      await sleep(Math.max(0, next - performance.now()))
    }
  }
  const { server, postgres } = await share(used, () => Promise.all(editing.map(work)))
  await Promise.all(followers.map((follower) => follower.idle()))
  for (const socket of sockets) socket.terminate()
  const pulls = followers.flatMap((follower) => follower.pulls)
  const all = `${people} people, each with a change every ${editEveryMs / 1_000} s`
  return [
    {
      name: `a private change among ${people} people: pulls`,
      value: pullsOfOne,
      unit: '',
      against: { name: 'who may see it', value: 2, atMost: 1 },
    },
    {
      name: `${all}: a push, 95th of 100`,
      value: percentile(pushes, 95),
      unit: 'ms',
      against: { name: 'the limit', value: pushMs, atMost: 1 },
    },
    { name: '… a push, the median', value: percentile(pushes, 50), unit: 'ms' },
    { name: '… a pull, 95th of 100', value: percentile(pulls, 95), unit: 'ms' },
    { name: '… pushes', value: pushes.length / seconds, unit: 'per second' },
    { name: '… pulls', value: (pulled() - from) / seconds, unit: 'per second' },
    { name: '… the server', value: server, unit: '% of a core' },
    { name: '… the database', value: postgres, unit: '% of a core' },
  ]
}

/** A contact of each of these, made now. */
async function ownContacts(devices: readonly Device[]): Promise<Map<Device, string>> {
  const made = new Map<Device, string>()
  for (const device of devices.slice(1)) {
    const id = newTestId()
    await device.does('contact.create', { rows: [{ id, name: 'Edited' }] })
    made.set(device, id)
  }
  return made
}
