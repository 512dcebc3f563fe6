import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { contactCalls } from '#domain/contacts/calls'
import { senderCalls } from '#domain/email/sender/senderCalls'
import type { MutationResult, SentMutation } from '#domain/sync/protocol'
import { systemCalls } from '#domain/system/calls'
import { isSoak } from '../tests/amounts.ts'
import { joinDatabase } from './db/connect.ts'
import { noLog } from './log.ts'
import { copyCluster } from './testing/cluster.ts'
import { Device, newTestId } from './testing/device.ts'
import { databasePid, isAlive, type ServerProcess, spawnNode, spawnServer, watchdogOf } from './testing/process.ts'

const owner = { username: 'owner', email: null, mobile: null, password: 'long enough' }

let data: string
let running: ServerProcess[]

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'fairlead-process-'))
  await copyCluster(data)
  running = []
})
// A server that a test has killed may leave its database; one more start and a stop takes it away.
afterEach(async () => {
  for (const server of running) await server.end('SIGTERM')
  if (existsSync(join(data, 'postgres/postmaster.pid'))) await (await spawnServer(data)).end('SIGTERM')
  rmSync(data, { recursive: true, force: true })
})

async function start(): Promise<ServerProcess> {
  const server = await spawnServer(data)
  running.push(server)
  return server
}

/** What starts a process of its own mostly waits. */
const twoAtOnce = <T>(all: readonly T[], test: (one: T) => Promise<void>) => {
  const left = all.values()
  const work = async () => {
    for (const one of left) await test(one)
  }
  return Promise.all([work(), work()])
}

/** Both at once: neither can do anything about the end of the other. */
async function killWithWatchdog({ child, end }: ServerProcess): Promise<void> {
  child.kill('SIGSTOP')
  process.kill(watchdogOf(child.pid!), 'SIGKILL')
  await end('SIGKILL')
}

async function setUp({ url, setupKey }: ServerProcess): Promise<Device> {
  const device = new Device(url)
  const { body, headers } = await device.ask(authCalls.setup, { setup_key: setupKey, ...owner })
  device.take(body.data, headers)
  device.epoch = (await device.hello()).epoch
  return device
}

/** The same device, asking a server that listens elsewhere now. */
const moved = (device: Device, url: string) => Object.assign(device, { url })

describe('a server that is killed in the middle of its work', () => {
  test('has lost nothing that it answered and doubled nothing, and is ready again, three times over', async () => {
    let server = await start()
    const device = await setUp(server)
    const acked = new Map<string, MutationResult>()
    const sent: SentMutation[] = []
    for (let round = 0; round < 3; round++) {
      const victim = server
      const killAt = 25 + round * 20
      let answers = 0
      const pushing = (async () => {
        for (;;) {
          const batch = sent.filter(({ uid }) => !acked.has(uid))
          while (batch.length < 8) {
            const made = device.makes('contact.create', { rows: [{ id: newTestId(), name: `${sent.length}` }] })
            sent.push(made)
            batch.push(made)
          }
          for (const result of (await device.push(...batch)).results) acked.set(result.uid, result)
          // The next request is under way when the blow comes.
          if (++answers === killAt) setTimeout(() => victim.child.kill('SIGKILL'), round * 3)
        }
      })()
      await expect(pushing).rejects.toThrow()
      await victim.end('SIGKILL')
      server = await start()
      moved(device, server.url)

      const rows = await device.readAll()
      for (const [uid, result] of acked) {
        expect(result.status).toBe('applied')
        const mutation = sent.find((one) => one.uid === uid)!
        const { id } = (mutation.args as { rows: { id: string }[] }).rows[0]!
        expect(rows.get(id)?.rev).toBe(result.seq)
      }
    }
    const open = sent.filter(({ uid }) => !acked.has(uid))
    if (open.length) for (const result of (await device.push(...open)).results) acked.set(result.uid, result)
    const contacts = await device.readContacts()
    expect(contacts).toHaveLength(sent.length)
    expect(new Set(contacts.map(({ name }) => name)).size).toBe(sent.length)
    const again = await device.push(...sent.slice(0, 100))
    expect(again.results).toEqual(sent.slice(0, 100).map(({ uid }) => acked.get(uid)))
  })

  test('with all that looks after its database leaves one that the next start takes over', async () => {
    const first = await start()
    const orphan = databasePid(data)
    await killWithWatchdog(first)
    expect(isAlive(orphan)).toBe(true)
    const second = await start()
    expect(isAlive(orphan)).toBe(false)
    expect(databasePid(data)).not.toBe(orphan)
    expect((await new Device(second.url).get(systemCalls.health, {})).database).toBe(true)
  })

  test('and whose database is killed as well leaves nobody who still writes when the next one starts', async () => {
    const first = await start()
    const database = await joinDatabase({ data, databaseUrl: null }, noLog)
    const connection = await database.pool.connect()
    connection.on('error', () => {})
    const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid')
    const { pid } = rows[0]!
    // Does not look up from its work, and so does not see that its database is gone.
    const work = connection.query('do $$ begin loop end loop; end $$').catch(() => {})
    await killWithWatchdog(first)
    process.kill(databasePid(data), 'SIGKILL')
    expect(isAlive(pid)).toBe(true)
    const second = await start()
    expect(isAlive(pid)).toBe(false)
    expect((await new Device(second.url).get(systemCalls.health, {})).database).toBe(true)
    await work
    connection.release(true)
    await database.stop()
  })
})

test('a database that is killed under the server is started again, and what it had confirmed is there', async () => {
  const server = await start()
  const device = await setUp(server)
  await device.does('contact.create', { rows: [{ id: newTestId(), name: '还在' }] })
  const killed = databasePid(data)
  process.kill(killed, 'SIGKILL')
  const isBack = async () =>
    ![0, killed].includes(databasePid(data)) && (await device.get(systemCalls.health, {})).database
  while (!(await isBack())) await sleep(20)
  await device.does('contact.create', { rows: [{ id: newTestId(), name: '又来' }] })
  expect((await device.get(contactCalls.query, {})).count).toBe(2)
  expect(server.child.exitCode).toBeNull()
})

test('a second server on the same data stops with a sentence that names the first one, which does not notice', async () => {
  const first = await start()
  const second = spawnNode(['server/main.ts'], data)
  expect(await second.exit()).toBe(1)
  expect(second.output().trim().split('\n')).toEqual([expect.stringContaining(`(process ${first.child.pid})`)])
  expect((await new Device(first.url).get(systemCalls.health, {})).status).toBe('ok')
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: what was begun is answered, the database ends with the server, and the exit is clean',
  async (signal) => {
    const server = await start()
    const device = await setUp(server)
    const pid = databasePid(data)
    const begun = await beginRequest(server.url + authCalls.login.path)
    server.child.kill(signal)
    await server.prints(/is stopping/)
    expect(await begun.finish(JSON.stringify({ account: 'nobody', password: 'x' }))).toBe(401)
    expect(await server.end(signal)).toBe(0)
    expect(isAlive(pid)).toBe(false)
    await expect(device.hello()).rejects.toThrow('fetch failed')

    const again = await start()
    expect((await moved(device, again.url).get(contactCalls.query, {})).count).toBe(0)
    expect(again.setupKey).toBeNull()
  },
)

test('the database is readable by its owner alone and listens on no network', async () => {
  await start()
  const pid = databasePid(data)
  const sockets = new Set(readdirSync(`/proc/${pid}/fd`).flatMap((fd) => linkOf(`/proc/${pid}/fd/${fd}`)))
  const listening = [...readFileSync('/proc/net/tcp', 'utf8').matchAll(/ 0A .* (\d+) \d+ [0-9a-f]+ /g)].map(
    ([, inode]) => inode!,
  )
  expect(listening.filter((inode) => sockets.has(`socket:[${inode}]`))).toEqual([])
})

test('a long log of the database is put aside when it starts, and one of them is kept', async () => {
  const file = join(data, 'postgres.log')
  const lengths = () => [file, `${file}.1`].map((path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0)
  writeFileSync(file, 'x'.repeat(10_000_001))
  await (await start()).end('SIGTERM')
  const [length] = lengths()
  expect(lengths()).toEqual([expect.toSatisfy((bytes: number) => bytes < 100_000), 10_000_001])
  await (await start()).end('SIGTERM')
  expect(lengths()).toEqual([expect.toSatisfy((bytes: number) => bytes > length!), 10_000_001])
})

test('wrong settings are told in one sentence', async () => {
  const wrong: [Record<string, string>, string][] = [
    [{ PORT: 'eighty' }, 'PORT must be a number'],
    [{ FAIRLEAD_URL: 'fairlead.example.com' }, 'FAIRLEAD_URL must be an address'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL must begin with postgres://'],
    [{ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x' }, 'DATABASE_URL does not answer (ECONNREFUSED)'],
  ]
  await twoAtOnce(wrong, async ([settings, words]) => {
    const server = spawnNode(['server/main.ts'], data, settings)
    expect(await server.exit()).toBe(1)
    expect(server.output()).toContain(words)
    expect(server.output().trim().split('\n')).toHaveLength(1)
    expect(server.output()).not.toContain('secret')
  })
})

/** 1,800 and 12 that are there twice, to be merged, and a stranger who writes as soon as it runs. */
const demoContacts = 1_815
const contactsOf = async (device: Device | undefined) => (await device!.get(contactCalls.query, {})).count

test('the demo brings a company with sub accounts, says that it is one, and leaves nothing behind', async () => {
  // A place of its own: other demos run beside this test.
  const temporary = join(data, 'temporary')
  mkdirSync(temporary)
  const server = await spawnServer(data, ['--demo', '--without-phones'], { TMPDIR: temporary })
  running.push(server)
  const printed = server.output()
  const password = /password (\S+)/.exec(printed)![1]!
  const accounts = [...printed.matchAll(/account {2,}(\S+)/g)].map(([, name]) => name!)
  expect(accounts).toHaveLength(3)
  expect(await new Device(server.url).get(systemCalls.health, {})).toMatchObject({ demo: true })
  const devices: Device[] = []
  for (const account of accounts) devices.push(await new Device(server.url).signIn(account, password))
  await expect.poll(() => contactsOf(devices[0])).toBe(demoContacts)
  expect(demoContacts).toBeGreaterThan((await contactsOf(devices[1])) + (await contactsOf(devices[2])))
  const folders = () => readdirSync(temporary).filter((name) => name.startsWith('fairlead-demo-'))
  expect(folders()).toHaveLength(1)
  await server.end('SIGTERM')
  expect(folders()).toEqual([])
  expect(existsSync(join(data, 'run'))).toBe(false)
})

test('a demo in a folder goes on where it was when its process is killed, and makes nothing of another folder', async () => {
  const folder = join(data, 'kept')
  const first = await spawnServer(data, ['--demo', folder, '--without-phones'])
  running.push(first)
  const device = await new Device(first.url).signIn('demo', 'fairlead-demo')
  await expect.poll(() => contactsOf(device)).toBe(demoContacts)
  await device.does('contact.create', { rows: [{ id: newTestId(), name: 'Met before the kill' }] })
  const { smtp } = await device.get(senderCalls.sandbox, {})
  await first.end('SIGKILL')
  const next = await spawnServer(data, ['--demo', folder, '--without-phones'])
  running.push(next)
  const again = await new Device(next.url).signIn('demo', 'fairlead-demo')
  expect(await contactsOf(again)).toBe(demoContacts + 1)
  expect(await again.get(senderCalls.sandbox, {})).toEqual({ smtp })
  await next.end('SIGTERM')
  expect(existsSync(join(folder, 'sandbox.sqlite'))).toBe(true)

  const refused = spawnNode(['server/main.ts', '--demo', data], data)
  expect(await refused.exit()).toBe(1)
  expect(refused.output()).toContain('is not empty, and no whole demo is in it')
})

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

describe('the operator', () => {
  const admin = async (...args: string[]) => {
    const tool = spawnNode(['server/admin.ts', ...args], data)
    return { code: await tool.exit(), output: tool.output() }
  }

  test.runIf(isSoak)('makes companies and sub accounts on a stopped and on a running server', async () => {
    expect(
      await admin(
        'create-company',
        '--username',
        'acme',
        '--password',
        'long enough',
        '--email',
        'A@b.cn',
        '--products',
        '7,4',
      ),
    ).toMatchObject({ code: 0 })
    const server = await start()
    expect(server.setupKey).toBeNull()
    expect(
      await admin('create-sub', '--parent', 'ACME', '--username', '小王', '--password', 'long enough'),
    ).toMatchObject({ code: 0 })
    expect(await admin('seed', '--username', '小王', '--contacts', '120')).toMatchObject({ code: 0 })
    const device = await new Device(server.url).signIn('小王', 'long enough')
    expect((await device.get(contactCalls.query, {})).count).toBe(120)
    expect(await device.readContacts()).toHaveLength(120)
    const company = await new Device(server.url).signIn('a@b.cn', 'long enough')
    expect(company.user.product_list.map(({ id }) => id)).toEqual([4, 7])
    const { output } = await admin('list-users')
    expect(output).toContain('小王\t-\tsub account of acme\tnormal\t120 contacts\tproducts 4,7')
  })

  test('grants and takes products, and lets users in and out, while the server runs', async () => {
    const server = await start()
    await admin('create-company', '--username', 'acme', '--password', 'long enough', '--products', '7,4')
    const person = ['--username', '小王', '--password', 'long enough']
    await admin('create-sub', '--parent', 'acme', ...person)
    const device = await new Device(server.url).signIn('小王', 'long enough')
    const done = [
      ['grant', '--username', 'acme', '--products', '6', '--expires', '2999-12-31'],
      ['grant', '--username', '小王', '--products', '6'],
      ['revoke', '--username', '小王', '--products', '4'],
      ['grant', '--username', '小王', '--products', '7', '--expires', '2020-02-29'],
    ]
    for (const args of done) expect(await admin(...args)).toMatchObject({ code: 0 })
    const { product_list } = await device.get(authCalls.accountInfo, {})
    expect(product_list).toEqual([
      { id: 6, expires_at: Date.parse('2999-12-31T23:59:59.999Z'), expired: false, status: '1' },
      { id: 7, expires_at: Date.parse('2020-02-29T23:59:59.999Z'), expired: true, status: '1' },
    ])
    expect((await admin('list-users')).output).toMatch(/小王\t.*\tproducts 6\n/)
    expect(await admin('disable', '--username', '小王')).toMatchObject({ code: 0 })
    expect((await device.ask(authCalls.accountInfo, {})).body.error).toBe('accountDisabled')
    expect(await admin('enable', '--username', '小王')).toMatchObject({ code: 0 })
    expect(await admin('set-password', '--username', '小王', '--password', 'another one')).toMatchObject({ code: 0 })
    expect((await new Device(server.url).signIn('小王', 'another one')).user.parentuser).toBe('acme')
  }, 120_000)

  test('sets up a channel with a password from standard input, and nobody is shown it again', async () => {
    const set = ['set-channel', 'email', '--url', 'smtp://us@mail.example.com', '--from', 'us@example.com']
    const tool = spawnNode(['server/admin.ts', ...set, '--password-file', '-'], data)
    tool.child.stdin!.end('typed in secret\n')
    expect([await tool.exit(), tool.output()]).toEqual([0, 'email is set up.\n'])
    const { output } = await admin('list-channels')
    expect(output).toContain('email\tfrom the database\turl smtp://us@mail.example.com, from us@example.com\n')
    expect(output).toContain('sms\tnot set up\n')
    expect(output).not.toContain('secret')
    const server = await start()
    expect(await new Device(server.url).get(authCalls.signInWays, {})).toMatchObject({ email: true, sms: false })
    expect(await admin('forget-channel', 'email')).toMatchObject({ code: 0 })
    expect(await admin('forget-channel', 'email')).toMatchObject({ code: 1 })
  }, 120_000)

  test.runIf(isSoak)(
    'sets a limit for all or for one company',
    async () => {
      await start()
      await admin('create-company', '--username', 'acme', '--password', 'long enough')
      await admin('set-limit', 'sub-accounts', '--value', '5')
      await admin('set-limit', 'sub-accounts', '--value', '0', '--username', 'acme')
      const { output } = await admin('list-limits')
      expect(output).toContain('sub-accounts\t5\nsub-accounts\t0\tthe company of acme\n')
      const sub = await admin('create-sub', '--parent', 'acme', '--username', 'sub', '--password', 'long enough')
      expect(sub).toEqual({ code: 1, output: expect.stringContaining('Your company may have 0 sub accounts.') })
    },
    120_000,
  )

  test('is told what is wrong', async () => {
    await start()
    await admin('create-company', '--username', 'acme', '--password', 'long enough')
    const wrong: [string[], string][] = [
      [['create-company', '--username', 'Acme', '--password', 'long enough'], 'already in use'],
      [['create-company', '--username', 'b2', '--password', 'short'], 'Use at least 8 characters'],
      [
        ['create-sub', '--parent', 'nobody', '--username', 'sub', '--password', 'long enough'],
        'There is no user nobody',
      ],
      [['create-sub', '--username', 'sub'], '--parent is missing'],
      [['grant', '--username', 'acme'], '--products is missing'],
      [['grant', '--username', 'acme', '--products', 'email'], '--products must be a whole number'],
      [['grant', '--username', 'acme', '--products', '9'], 'There is no product 9'],
      [
        ['grant', '--username', 'acme', '--products', '7', '--expires', '2027-02-30'],
        '--expires must be a day such as 2027-01-31',
      ],
      [['disable', '--username', 'nobody'], 'There is no user nobody'],
      [['set-channel', 'fax'], 'Which one? email, sms'],
      [['set-channel', 'sms', '--token-file', '/nowhere'], '--token-file: nothing can be read from /nowhere.'],
      [['set-limit', 'patience', '--value', '1'], 'The limits: sub-accounts'],
      [['explode'], 'create-company --username'],
    ]
    await twoAtOnce(wrong, async ([args, words]) => {
      const { code, output } = await admin(...args)
      expect([code, output]).toEqual([1, expect.stringContaining(words)])
    })
  }, 120_000)
})

function linkOf(path: string): string[] {
  try {
    return [readlinkSync(path)]
  } catch {
    return []
  }
}
