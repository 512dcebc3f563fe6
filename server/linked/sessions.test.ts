import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Leases, openLeases } from '../db/leases.ts'
import { areas } from '../features/index.ts'
import { noLog } from '../log.ts'
import { createCompany } from '../operator.ts'
import { openSandboxPhones, type SandboxPhones } from '../sandbox/phones/simulator.ts'
import { openSecrets, type Secrets } from '../secrets.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { newTestId } from '../testing/device.ts'
import { HeardList } from '../testing/heardList.ts'
import { fetchDriver, sharedDrivers } from './driverPackage.ts'
import { type LinkedNews, type LinkedSessions, openLinkedSessions } from './sessions.ts'
import {
  forgetRestoredSessions,
  forgetSession,
  type LinkedSessionRef,
  openKeyStore,
  storeCredentials,
  takeSession,
} from './store.ts'

type HeardNews = { id: string; event: LinkedNews }
type Process = { sessions: LinkedSessions; leases: Leases; news: HeardList<HeardNews> }

let stand: TestDatabase
let secrets: Secrets
let account: string
let folder: string
let phones: SandboxPhones
let processes: Process[]
let lastPhone = 8_613_800_000_100
beforeAll(async () => {
  stand = await openTestDatabase()
  secrets = await openSecrets(stand.database, areas, { keys: [], watermark: null, data: stand.data })
  account = (await createCompany(stand.database, { username: 'owner', password: 'a long password' })).account
  folder = await fetchDriver(sharedDrivers)
  phones = await openSandboxPhones(folder)
})
afterAll(async () => {
  await phones.stop()
  await stand.stop()
})
beforeEach(() => {
  processes = []
})
afterEach(async () => {
  for (const { sessions, leases } of processes) {
    await sessions.stop()
    await leases.stop()
  }
})

/** One process of the server. */
function open(): Process {
  const leases = openLeases(stand.database, noLog)
  const news = new HeardList<HeardNews>()
  const heard = ({ id }: LinkedSessionRef, event: LinkedNews) => news.add({ id, event })
  const { database } = stand
  const sessions = openLinkedSessions({ database, leases, secrets, log: noLog, folder, heard, server: phones.server })
  const one = { sessions, leases, news }
  processes.push(one)
  return one
}

const newRef = (): LinkedSessionRef => ({ account, id: newTestId() })
const hears = <K extends LinkedNews['kind']>({ news }: Process, { id }: LinkedSessionRef, kind: K, after = 0) =>
  news
    .until((one) => one.id === id && one.event.kind === kind && news.all.indexOf(one) >= after)
    .then(({ event }) => event as Extract<LinkedNews, { kind: K }>)

async function link(process: Process, ref: LinkedSessionRef): Promise<string> {
  expect(await process.sessions.begin(ref)).toBe('begun')
  const { qr } = await hears(process, ref, 'qr')
  const phone = String(++lastPhone)
  await phones.ask('scan', qr, phone)
  await hears(process, ref, 'history')
  return phone
}

const send = ({ sessions }: Process, { id: session }: LinkedSessionRef, number: string, id: string) =>
  sessions.ask('send', session, { kind: 'text', to: `${number}@s.whatsapp.net`, id, text: `hello ${id}` })
const keysOf = async ({ id }: LinkedSessionRef) => {
  const { rows } = await stand.database.pool.query<{ id: string; sealed: string }>(
    'select id, sealed from linked_key where session_id = $1',
    [id],
  )
  return rows
}

test('what a session signs in with and its keys are sealed, and no number stands in the database', async () => {
  const process = open()
  const ref = newRef()
  const phone = await link(process, ref)
  await send(process, ref, '4915100000001', 'SEALED1')
  await process.news.until(({ event }) => event.kind === 'ack' && event.id === 'SEALED1')
  const { rows } = await stand.database.pool.query<{ text: string }>(
    'select to_jsonb(t)::text as text from linked_session t where id = $1',
    [ref.id],
  )
  const all = JSON.stringify([rows, await keysOf(ref)])
  expect((await keysOf(ref)).length).toBeGreaterThan(800)
  for (const secret of [phone, '4915100000001', 'noiseKey', 'private', 'session'])
    expect(all).not.toContain(`"${secret}`)
  expect(all).not.toContain(phone)
})

test('one process has a session, and when it stops another one goes on with it without a code', async () => {
  const [first, second] = [open(), open()]
  const ref = newRef()
  await link(first, ref)
  expect(await second.sessions.begin(ref)).toBe('elsewhere')
  await first.sessions.end(ref.id)
  expect(await second.sessions.begin(ref)).toBe('begun')
  await hears(second, ref, 'open')
  expect(second.news.all.some(({ event }) => event.kind === 'qr')).toBe(false)
})

test('a process that has lost a session to another one writes nothing of it any more', async () => {
  const stores = { database: stand.database, secrets }
  const ref = newRef()
  const storeKeys = openKeyStore(stores)
  const { hold: old } = (await takeSession(stores, ref, 'new'))!
  await storeCredentials(stores, old, '{"account":1}')
  const { hold: now, credentials } = (await takeSession(stores, ref, 'goOn'))!
  expect(credentials).toBe('{"account":1}')
  const change = { kind: 'session', id: '4915100000001.0', value: '"old"' }
  await expect(storeKeys(old, [change])).rejects.toThrow('begun elsewhere')
  await expect(storeCredentials(stores, old, '{}')).rejects.toThrow('begun elsewhere')
  expect(await keysOf(ref)).toEqual([])
  await storeKeys(now, [change])
  await storeKeys(now, [
    { ...change, value: null },
    { ...change, id: 'other' },
  ])
  expect(await keysOf(ref)).toHaveLength(1)
})

test('a phone that takes its device off the list ends the session, and its keys are forgotten', async () => {
  const process = open()
  const ref = newRef()
  const phone = await link(process, ref)
  await phones.ask('kick', phone, 401)
  expect(await hears(process, ref, 'ended')).toEqual({ kind: 'ended', end: 'unlinked' })
  expect(await keysOf(ref)).toEqual([])
  await process.sessions.begin(ref)
  await hears(
    process,
    ref,
    'qr',
    process.news.all.findIndex(({ event }) => event.kind === 'ended'),
  )
})

test('a banned number keeps its keys and is not tried again', async () => {
  const process = open()
  const ref = newRef()
  const phone = await link(process, ref)
  await phones.ask('kick', phone, 403)
  expect(await hears(process, ref, 'ended')).toEqual({ kind: 'ended', end: 'banned' })
  expect((await keysOf(ref)).length).toBeGreaterThan(0)
  expect(process.news.all.some(({ event }) => event.kind === 'waiting')).toBe(false)
})

test('a connection that breaks is made again by itself', async () => {
  const process = open()
  const ref = newRef()
  const phone = await link(process, ref)
  const before = process.news.all.length
  await phones.ask('cut', phone)
  await hears(process, ref, 'waiting')
  await hears(process, ref, 'open', before)
})

test('after a restore no session goes on with keys of yesterday', async () => {
  const process = open()
  const ref = newRef()
  await link(process, ref)
  await process.sessions.end(ref.id)
  await forgetRestoredSessions({ database: stand.database })
  const before = process.news.all.length
  await process.sessions.begin(ref)
  await hears(process, ref, 'qr', before)
})

test('unlinking leaves nothing behind, here and on the phone', async () => {
  const process = open()
  const ref = newRef()
  await link(process, ref)
  const before = (await phones.ask('counts')).links
  await process.sessions.unlink(ref.id)
  expect(await keysOf(ref)).toEqual([])
  await expect.poll(async () => (await phones.ask('counts')).links).toBe(before - 1)
})

test('no process goes on with a phone while another one signs it out', async () => {
  const [first, second] = [open(), open()]
  const ref = newRef()
  await link(first, ref)
  const unlinking = first.sessions.unlink(ref.id)
  let found = await second.sessions.begin(ref, 'goOn')
  while (found === 'elsewhere') found = await second.sessions.begin(ref, 'goOn')
  expect(found).toBe('gone')
  await unlinking
  expect(second.news.all).toEqual([])
})

test('a connection that breaks is not made again where the phone was signed out meanwhile', async () => {
  const process = open()
  const ref = newRef()
  const phone = await link(process, ref)
  await forgetSession({ database: stand.database }, ref)
  await phones.ask('cut', phone)
  await hears(process, ref, 'letGo')
  expect(await process.sessions.begin(ref, 'goOn')).toBe('gone')
})

test('messages of a process that ends in the middle go on under their ids: each customer has each once', async () => {
  const first = open()
  const ref = newRef()
  await link(first, ref)
  const all = Array.from({ length: 30 }, (_, n) => ({
    id: `KILLED${n}`,
    number: `49152000${String(n % 10).padStart(4, '0')}`,
  }))
  const isTaken = ({ news }: Process, id: string) =>
    news.all.some(({ event }) => event.kind === 'ack' && event.id === id && event.state === 'accepted')
  const sending = all.map(({ id, number }) => send(first, ref, number, id))
  await first.news.until(({ event }) => event.kind === 'ack' && event.id === 'KILLED10')
  await first.sessions.stop()
  await Promise.all(sending)

  const second = open()
  await second.sessions.begin(ref)
  await hears(second, ref, 'open')
  const left = all.filter(({ id }) => !isTaken(first, id))
  for (const { id, number } of left) expect(await send(second, ref, number, id)).toMatchObject({ kind: 'done' })
  for (const { id } of left) await second.news.until(({ event }) => event.kind === 'ack' && event.id === id)
  const counts = await Promise.all(
    [...new Set(all.map(({ number }) => number))].map(async (number) =>
      (await phones.ask('received', number)).map(({ id }) => id),
    ),
  )
  expect(counts.flat().toSorted()).toEqual(all.map(({ id }) => id).toSorted())
})
