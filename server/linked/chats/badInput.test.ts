import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LinkedAccount } from '#domain/channels/account'
import { unreadOf } from '#domain/conversations/conversation'
import { type Leases, openLeases } from '../../db/leases.ts'
import { areas } from '../../features/index.ts'
import { noLog } from '../../log.ts'
import { openSandboxPhones, type SandboxPhones } from '../../sandbox/phones/simulator.ts'
import { openSecrets, type Secrets } from '../../secrets.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { HeardList } from '../../testing/heardList.ts'
import { readMessages, readThreads } from '../../testing/inbox.ts'
import { type LinkedCompany, linkedCompany, putLinkedPhone } from '../../testing/linkedChats.ts'
import { until } from '../../testing/sending.ts'
import { fetchDriver, sharedDrivers } from '../driverPackage.ts'
import { keepLinkedNews } from '../news.ts'
import { type LinkedNews, type LinkedSessions, openLinkedSessions } from '../sessions.ts'
import { startLinkedChats } from './startLinkedChats.ts'

// What strangers may send, over the wire and through the unmodified library, up to the rows that a device gets.

const own = '8613800003001'
let stand: TestDatabase
let secrets: Secrets
let phones: SandboxPhones
let leases: Leases
let sessions: LinkedSessions
let company: LinkedCompany
let phone: LinkedAccount
let chats: { stop: () => Promise<void> }
let news: HeardList<LinkedNews>
let trap: Server
const trapped: string[] = []
const stored = new Map<string, Uint8Array>()

beforeAll(async () => {
  stand = await openTestDatabase()
  const { database } = stand
  secrets = await openSecrets(database, areas, { keys: [], watermark: null, data: stand.data })
  const folder = await fetchDriver(sharedDrivers)
  phones = await openSandboxPhones(folder)
  leases = openLeases(database, noLog)
  news = new HeardList()
  company = await linkedCompany(database)
  phone = await putLinkedPhone(database, company, { number: own })
  let kept = Promise.resolve()
  sessions = openLinkedSessions({
    database,
    leases,
    secrets,
    log: noLog,
    folder,
    server: phones.server,
    heard(ref, event) {
      news.add(event)
      kept = kept.then(() => keepLinkedNews({ database, secrets }, ref, event))
    },
  })
  await sessions.begin({ account: company.main.account, id: phone.id })
  const { qr } = (await news.until(({ kind }) => kind === 'qr')) as Extract<LinkedNews, { kind: 'qr' }>
  await phones.ask('scan', qr, own)
  await news.until(({ kind }) => kind === 'history')
  const store = {
    put: async (key: string, bytes: Uint8Array) => void stored.set(key, bytes),
    get: async (key: string) => stored.get(key) ?? null,
    delete: async () => {},
  }
  chats = startLinkedChats(
    {
      database,
      secrets,
      phones: { ask: (name, ref, ...args) => sessions.ask(name, ref.id, ...args) },
      files: { store, virusScan: async () => ({ kind: 'clean' as const }) },
      leases,
      log: noLog,
      server: () => Promise.resolve(phones.server),
    },
    50,
  )
  trap = createServer((request, response) => {
    trapped.push(request.url ?? '')
    response.end('secret')
  }).listen(0, '127.0.0.1')
  await once(trap, 'listening')
})
afterAll(async () => {
  trap.close()
  await chats.stop()
  await sessions.stop()
  await phones.stop()
  await leases.stop()
  await stand.stop()
})

let people = 4_915_300_000_000
const stranger = () => String(++people)
const threadsWith = async (number: string) =>
  (await readThreads(stand.database, company.main)).filter(({ identities }) =>
    identities.some(({ value }) => value.replace(/^9900/, '').startsWith(number)),
  )
async function messagesFrom(number: string, count: number) {
  await until(async () => {
    const [thread] = await threadsWith(number)
    return thread !== undefined && (await readMessages(stand.database, thread.id)).length >= count
  })
  const [thread] = await threadsWith(number)
  return readMessages(stand.database, thread!.id)
}

test('a message of a kind that this version does not know is kept as one, and the next one is read', async () => {
  const from = stranger()
  const poll = { pollCreationMessageV3: { name: 'Which lamp?', options: [{ optionName: 'A' }, { optionName: 'B' }] } }
  await phones.ask('say', { from, to: own, message: poll })
  await phones.ask('say', { from, to: own, message: { conversation: 'Well?' } })
  expect(await messagesFrom(from, 2)).toMatchObject([
    { body: '', extra: { kind: 'unsupported', name: 'pollCreationMessageV3' } },
    { body: 'Well?', extra: null },
  ])
})

test('a customer named <script> is called so, and by nothing that turns or hides a text', async () => {
  const from = stranger()
  const name = '<script>alert(1)</script>\u202egnp.exe\u0000'
  await phones.ask('say', { from, to: own, name, message: { conversation: '<img src=x onerror=alert(1)>' } })
  expect(await messagesFrom(from, 1)).toMatchObject([{ body: '<img src=x onerror=alert(1)>' }])
  const [thread] = await threadsWith(from)
  expect(thread!.name).toMatch(/^<script>alert\(1\)<\/script> ?gnp\.exe$/)
})

test('a page that says it is a picture is kept as what it is, and one whose address leads to us is not asked for', async () => {
  const from = stranger()
  const page = Buffer.from('<html><script>alert(1)</script></html>')
  await phones.ask('say', { from, to: own, file: { media: 'image', bytes: page, mime: 'image/png' } })
  const { port } = trap.address() as AddressInfo
  const key = Buffer.alloc(32, 1)
  const lie = {
    url: `http://127.0.0.1:${port}/latest/meta-data/secret`,
    mimetype: 'image/png',
    fileLength: 3,
    mediaKey: key,
  }
  await phones.ask('say', { from, to: own, message: { imageMessage: { ...lie, fileSha256: key, fileEncSha256: key } } })
  await messagesFrom(from, 2)
  await until(async () => (await messagesFrom(from, 2)).every(({ parts }) => parts[0]!.state !== 'waiting'))
  const [first, second] = await messagesFrom(from, 2)
  expect(first!.parts[0]).toMatchObject({ state: 'there' })
  expect(first!.parts[0]!.file!.mime).not.toMatch(/^(image|text\/html)/)
  expect(second).toMatchObject({ parts: [{ state: 'failed', file: null }], problem: 'fileUnsafe' })
  expect(trapped).toEqual([])
})

test('who hides their number has a chat under the id alone, and no number is made up', async () => {
  const from = stranger()
  await phones.ask('say', { from, to: own, byLid: true, hidesNumber: true, message: { conversation: 'Guess who' } })
  await messagesFrom(from, 1)
  const [thread] = await threadsWith(from)
  expect(thread!.identities.map(({ kind }) => kind)).toEqual(['lid'])
  const { rows } = await stand.database.pool.query<{ phones: unknown[] }>('select phones from contact where id = $1', [
    thread!.contact_id,
  ])
  expect(rows.flatMap((row) => row.phones)).toEqual([])
})

test('damaged messages are asked for once more, and those that stay damaged end neither the link nor what comes after', async () => {
  const [once, always, whole] = [stranger(), stranger(), stranger()]
  for (let n = 0; n < 5; n++)
    await phones.ask('say', { from: once, to: own, breaks: 'once', message: { conversation: `damaged ${n}` } })
  for (let n = 0; n < 10; n++)
    await phones.ask('say', { from: always, to: own, breaks: 'always', message: { conversation: `lost ${n}` } })
  await phones.ask('say', { from: whole, to: own, message: { conversation: 'Hello' } })
  expect(await messagesFrom(whole, 1)).toMatchObject([{ body: 'Hello' }])
  const bodies = (await messagesFrom(once, 5)).map(({ body }) => body).toSorted()
  expect(bodies).toEqual([0, 1, 2, 3, 4].map((n) => `damaged ${n}`))
  expect(news.all.filter(({ kind }) => kind === 'closed' || kind === 'ended')).toEqual([])
})

test('of 1,000 messages in some seconds every thread has its own, in their order, and as many are unread', async () => {
  const writers = Array.from({ length: 20 }, stranger)
  for (let n = 0; n < 50; n++)
    await Promise.all(
      writers.map((from) => phones.ask('say', { from, to: own, message: { conversation: `message ${n}` } })),
    )
  const wanted = Array.from({ length: 50 }, (_, n) => `message ${n}`)
  for (const from of writers) {
    await messagesFrom(from, 50)
    const [thread, ...more] = await threadsWith(from)
    expect(more).toEqual([])
    expect({ unread: unreadOf(thread!, undefined), last: thread!.last_text }).toEqual({
      unread: 50,
      last: 'message 49',
    })
    const { rows } = await stand.database.pool.query<{ body: string }>(
      'select body from message where conversation_id = $1 order by at, id',
      [thread!.id],
    )
    expect(rows.map(({ body }) => body)).toEqual(wanted)
  }
})
