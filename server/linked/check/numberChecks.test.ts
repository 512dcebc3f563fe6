import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newContact } from '#domain/contacts/contact'
import { type CheckRate, numbersPerPhone, usualCheckRate } from '#domain/linked/numberCheck'
import { type Leases, openLeases } from '../../db/leases.ts'
import { asSystem } from '../../db/scope.ts'
import { areas } from '../../features/index.ts'
import { noLog } from '../../log.ts'
import { createCompany } from '../../operator.ts'
import { openSandboxPhones, type SandboxPhones } from '../../sandbox/phones/simulator.ts'
import { openSecrets, type Secrets } from '../../secrets.ts'
import { writeServerRows } from '../../sync/serverRows.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { newTestId } from '../../testing/device.ts'
import { HeardList } from '../../testing/heardList.ts'
import type { DriverOutcome } from '../driver.ts'
import { fetchDriver, sharedDrivers } from '../driverPackage.ts'
import type { NumberCheck as FoundJid } from '../protocol.ts'
import { type LinkedNews, type LinkedSessions, openLinkedSessions } from '../sessions.ts'
import { type LinkedSessionRef, takeSession } from '../store.ts'
import { keepFindings } from './findings.ts'
import { type NumberChecks, openNumberChecks } from './numberChecks.ts'
import { readNumberFacts, takeQuestions, wantNumbers } from './questions.ts'

let stand: TestDatabase
let secrets: Secrets
let account: string
let user: string
let folder: string
let phones: SandboxPhones
let open: { stop: () => Promise<void> }[]
let lastNumber = 4_915_100_000_000
let lastPhone = 8_613_800_000_900
beforeAll(async () => {
  stand = await openTestDatabase()
  secrets = await openSecrets(stand.database, areas, { keys: [], watermark: null, data: stand.data })
  ;({ account, user } = await createCompany(stand.database, { username: 'owner', password: 'a long password' }))
  folder = await fetchDriver(sharedDrivers)
  phones = await openSandboxPhones(folder)
})
afterAll(async () => {
  await phones.stop()
  await stand.stop()
})
beforeEach(() => {
  open = []
})
afterEach(async () => {
  for (const one of open.toReversed()) await one.stop()
})

const fast: CheckRate = { numbers: 4, everyMs: 20, jitterMs: 0 }
const numbers = (many: number) => Array.from({ length: many }, () => String(++lastNumber))
const newRef = (): LinkedSessionRef => ({ account, id: newTestId() })

type Process = { sessions: LinkedSessions; check: NumberChecks; news: HeardList<LinkedNews>; stop: () => Promise<void> }
/** One process of the server, which checks numbers while its phone is connected. */
function openProcess(own: string): Process {
  const { database } = stand
  const leases: Leases = openLeases(database, noLog)
  const news = new HeardList<LinkedNews>()
  const heard = (ref: LinkedSessionRef, event: LinkedNews) => {
    if (event.kind === 'open') check.opened(ref, own)
    if (event.kind === 'closed') check.closed(ref.id)
    news.add(event)
  }
  const sessions = openLinkedSessions({ database, leases, secrets, log: noLog, folder, heard, server: phones.server })
  const check = openNumberChecks({ database, log: noLog, ask: sessions.ask, rate: fast })
  const one = {
    sessions,
    check,
    news,
    async stop() {
      await sessions.stop()
      await check.stop()
      await leases.stop()
    },
  }
  open.push(one)
  return one
}

async function link(): Promise<{ process: Process; ref: LinkedSessionRef; phone: string }> {
  const phone = String(++lastPhone)
  const process = openProcess(phone)
  const ref = newRef()
  await process.sessions.begin(ref)
  const { qr } = await process.news.until((one) => one.kind === 'qr')
  await phones.ask('scan', qr, phone)
  await process.news.until((one) => one.kind === 'history')
  return { process, ref, phone }
}

/** A phone that answers as the test says, for what no simulator can be made to do. */
async function fakePhone(answer: (numbers: string[]) => DriverOutcome<FoundJid[]>) {
  const ref = newRef()
  await takeSession({ database: stand.database, secrets }, ref, 'new')
  const asked: string[][] = []
  const ask = ((_name: string, _session: string, all: string[]) => {
    asked.push(all)
    return Promise.resolve(answer(all))
  }) as unknown as LinkedSessions['ask']
  const check = openNumberChecks({ database: stand.database, log: noLog, ask, rate: fast })
  open.push(check)
  return { ref, check, asked }
}
const own = '491700000000'
const known = (all: string[]): DriverOutcome<FoundJid[]> => ({
  kind: 'done',
  value: all.map((number) => ({ number, jid: `${number}@s.whatsapp.net` })),
})

const askings = async () => (await phones.ask('counts')).queries['usync/get/usync'] ?? 0
const isAskedAfter = (before: number) => vi.waitFor(async () => expect(await askings()).toBeGreaterThan(before))
const read = (all: string[]) => readNumberFacts(stand.database, account, all)
async function settled(all: string[]): Promise<Record<string, string>> {
  await vi.waitFor(async () => expect((await read(all)).questions).toEqual([]), { timeout: 20_000 })
  return Object.fromEntries((await read(all)).findings.map(({ number, verdict }) => [number, verdict]))
}
async function contactWith(...all: string[]): Promise<string> {
  const id = newTestId()
  const phonesOf = all.map((full_number) => ({ full_number, is_wt: 'unvalidated' as const }))
  const row = newContact(id, { name: 'Checked', phones: phonesOf }, user, Date.now())
  await asSystem(stand.database, (connection) => writeServerRows(connection, account, 'contact', [row]))
  return id
}
async function statuses(id: string): Promise<{ is_wt: string[]; rev: number }> {
  const { rows } = await stand.database.pool.query<{ is_wt: string[]; rev: number }>(
    `select rev, array(select one ->> 'is_wt' from jsonb_array_elements(phones) one) as is_wt from contact where id = $1`,
    [id],
  )
  return rows[0]!
}

test('numbers are asked for in batches, each once, and the company’s contacts show what came', async () => {
  const { process, ref } = await link()
  const all = numbers(10)
  const [first, , third] = all
  await phones.ask('setRule', third!, { isRegistered: false })
  const contact = await contactWith(first!, third!, '4930123456')
  const { rev } = await statuses(contact)
  const before = await askings()
  const wanted = await process.check.want(ref, [...all, `+${first}`, 'none'])
  expect(wanted).toMatchObject({ known: [], waiting: all, beyond: [], wrong: ['none'] })
  const found = await settled(all)
  expect(found).toEqual(Object.fromEntries(all.map((one) => [one, one === third ? 'unregistered' : 'registered'])))
  expect(await statuses(contact)).toMatchObject({ is_wt: ['registered', 'unregistered', 'unvalidated'] })
  expect((await statuses(contact)).rev).toBeGreaterThan(rev)
  // Three of each batch beside the phone's own number.
  expect((await askings()) - before).toBe(4)
  expect(await process.check.want(ref, all)).toMatchObject({ waiting: [], known: { length: 10 } })
})

test('who wants a number that is known sees it on a contact that was made since, and nobody is asked', async () => {
  const { ref, check, asked } = await fakePhone(known)
  const all = numbers(2)
  check.opened(ref, own)
  await check.want(ref, all)
  await settled(all)
  const many = asked.length
  const contact = await contactWith(all[0]!)
  await check.want(ref, all)
  expect(await statuses(contact)).toMatchObject({ is_wt: ['registered'] })
  expect(asked.length).toBe(many)
})

test('an answer with nobody in it makes nobody unregistered, and is asked for three times', async () => {
  const { process, ref, phone } = await link()
  await phones.ask('setRule', phone, { hasEmptyCheck: true })
  const all = numbers(2)
  await process.check.want(ref, all)
  await vi.waitFor(async () => expect((await read(all)).questions.every(({ isGivenUp }) => isGivenUp)).toBe(true), {
    timeout: 20_000,
  })
  expect(await read(all)).toMatchObject({ findings: [], questions: [{ problem: 'noAnswer' }, { problem: 'noAnswer' }] })
  // Somebody wants them again.
  await phones.ask('setRule', phone, {})
  await process.check.want(ref, all)
  expect(Object.values(await settled(all))).toEqual(['registered', 'registered'])
})

test('when the worker falls while it is asked, the numbers are asked for again', async () => {
  let falls = 2
  const { ref, check, asked } = await fakePhone((all) => (falls-- > 0 ? { kind: 'unknown' } : known(all)))
  const all = numbers(2)
  check.opened(ref, own)
  await check.want(ref, all)
  expect(Object.values(await settled(all))).toEqual(['registered', 'registered'])
  expect(asked.length).toBe(3)
})

test('no answer in time makes nobody unregistered', async () => {
  const { ref, check } = await fakePhone(() => ({ kind: 'unknown' }))
  const all = numbers(3)
  await check.want(ref, all)
  check.opened(ref, own)
  await vi.waitFor(async () => expect((await read(all)).questions.every(({ isGivenUp }) => isGivenUp)).toBe(true))
  expect((await read(all)).findings).toEqual([])
})

test('a phone that is cut off while it is asked asks again when it is back', async () => {
  const { process, ref, phone } = await link()
  const all = numbers(2)
  await phones.ask('setRule', phone, { checkAfterMs: 60_000 })
  const before = await askings()
  await process.check.want(ref, all)
  await isAskedAfter(before)
  await phones.ask('setRule', phone, {})
  await phones.ask('cut', phone)
  expect(Object.values(await settled(all))).toEqual(['registered', 'registered'])
})

test('after the server was stopped in between the rest is asked, and nothing that was answered', async () => {
  const { process, ref, phone } = await link()
  const [early, late] = [numbers(3), numbers(3)]
  await process.check.want(ref, early)
  await settled(early)
  await phones.ask('setRule', phone, { checkAfterMs: 60_000 })
  const before = await askings()
  await process.check.want(ref, [...early, ...late])
  await isAskedAfter(before)
  await process.stop()
  expect((await read(late)).findings).toEqual([])
  await phones.ask('setRule', phone, {})
  const asked = await askings()
  await openProcess(phone).sessions.begin(ref)
  expect(Object.values(await settled(late))).toEqual(['registered', 'registered', 'registered'])
  expect(await askings()).toBe(asked + 1)
})

test('when WhatsApp asks for time the phone waits a quarter of an hour, and its numbers stay as they are', async () => {
  const { ref, check, asked } = await fakePhone(() => ({ kind: 'failed', code: 429, text: 'rate-overlimit' }))
  const all = numbers(2)
  await check.want(ref, all)
  check.opened(ref, own)
  await vi.waitFor(async () => {
    const taken = await takeQuestions(stand.database, ref, fast, 0)
    expect(taken.kind === 'later' && taken.ms > 14 * 60_000).toBe(true)
  })
  expect(asked.length).toBe(1)
  expect((await read(all)).questions).toMatchObject([{ problem: null, isGivenUp: false }, { problem: null }])
})

test('a minute has one batch, whichever process asks', async () => {
  const { ref } = await fakePhone(known)
  await wantNumbers(stand.database, ref, numbers(150))
  const first = await takeQuestions(stand.database, ref, usualCheckRate, 0)
  expect(first.kind === 'taken' && first.numbers.length).toBe(99)
  const second = await takeQuestions(stand.database, ref, usualCheckRate, 0)
  expect(second.kind === 'later' && second.ms > 50_000).toBe(true)
})

test('a check takes 100 numbers, and a phone keeps 1,000', async () => {
  const { ref, check } = await fakePhone(known)
  expect(await check.want(ref, numbers(101))).toBeNull()
  const most = numbers(numbersPerPhone - 1)
  await wantNumbers(stand.database, ref, most)
  const [last, beyond] = numbers(2)
  expect(await check.want(ref, [most[0]!, last!, beyond!])).toMatchObject({
    waiting: [most[0], last],
    beyond: [beyond],
  })
})

test('a message that arrived shows that a number is registered, whatever was found before', async () => {
  const { ref, check } = await fakePhone(() => known([own]))
  const [number] = numbers(1)
  const contact = await contactWith(number!)
  check.opened(ref, own)
  await check.want(ref, [number!])
  expect(await settled([number!])).toEqual({ [number!]: 'unregistered' })
  await asSystem(stand.database, (connection) =>
    keepFindings(connection, account, {
      registered: [{ number: number!, jid: `${number}@s.whatsapp.net` }],
      evidence: 'delivered',
      session: ref.id,
    }),
  )
  expect((await read([number!])).findings).toMatchObject([{ verdict: 'registered', evidence: 'delivered' }])
  expect(await statuses(contact)).toMatchObject({ is_wt: ['registered'] })
})
