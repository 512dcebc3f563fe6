import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LinkedAccount } from '#domain/channels/account'
import type { Actor } from '#domain/shared/mutation'
import { flushCounts } from '../../campaigns/counts/flushCounts.ts'
import { waitsOf } from '../../campaigns/sending/waits.ts'
import { asSystem } from '../../db/scope.ts'
import { checkLedger } from '../../ledger/check.ts'
import { noLog } from '../../log.ts'
import { serverNow } from '../../people/serverNow.ts'
import { openSandboxPhones, type SandboxPhones } from '../../sandbox/phones/simulator.ts'
import { moveClock } from '../../testing/clock.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { put } from '../../testing/emailCompany.ts'
import {
  linkPhone,
  openLinkedProcess,
  openPhoneHolder,
  type PhoneHolder,
  putLinkedTask,
  sendingCompany,
} from '../../testing/linkedTask.ts'
import { until } from '../../testing/sending.ts'
import { secondsToDaytime } from '../../testing/smsCompany.ts'
import { takeLinkedNews } from '../chats/takeNews.ts'
import { keepFindings } from '../check/findings.ts'
import { fetchDriver, sharedDrivers } from '../driverPackage.ts'
import { keepLinkedNews } from '../news.ts'
import { readPhonePace } from '../pace.ts'
import { openLinkedLedger } from './ledger.ts'

let server: TestDatabase
let simulator: SandboxPhones
let holder: PhoneHolder
let company: Actor
let open: { stop: () => Promise<void> }[]
let lastNumber = 4_915_160_000_000
beforeAll(async () => {
  server = await openTestDatabase()
  const folder = await fetchDriver(sharedDrivers)
  simulator = await openSandboxPhones(folder)
  holder = await openPhoneHolder(server, { folder, simulator })
})
afterAll(async () => {
  await holder.stop()
  await simulator.stop()
  await server.stop()
})
beforeEach(async () => {
  open = []
  company = await sendingCompany(server.database, 100)
})
afterEach(async () => {
  for (const one of open) await one.stop()
})

const people = (many: number) => Array.from({ length: many }, () => String(++lastNumber))
const link = (linkedDaysAgo?: number) =>
  linkPhone(server, company, { holder, simulator, ...(linkedDaysAgo !== undefined && { linkedDaysAgo }) })
function work(tools: Partial<Parameters<typeof openLinkedProcess>[1]> = {}) {
  const process = openLinkedProcess(server, { phones: holder.phones, ...tools })
  holder.listen(process.heard)
  open.push(process)
  return process
}
const received = async (number: string) =>
  (await simulator.ask('received', number)).map(({ from, id, message }) => ({ from, id, text: textIn(message) }))
const textIn = (message: Record<string, unknown>) =>
  (message.conversation as string) ?? (message.extendedTextMessage as { text?: string } | undefined)?.text ?? ''
const paceOf = ({ id }: LinkedAccount) =>
  asSystem(server.database, (connection) => readPhonePace(connection, { account: company.account, id }))
const ledgerFaults = async () =>
  (await checkLedger(server.database)).filter(({ account }) => account === company.account)
const reasons = (rows: Awaited<ReturnType<Awaited<ReturnType<typeof putLinkedTask>>['rows']>>) =>
  rows.map(({ status, reason }) => `${status} ${reason}`.trim())

test('a template goes to everybody once, each variant as it was kept, and counts and points are right', async () => {
  const phone = await link()
  const numbers = people(4)
  const tools = { database: server.database, secrets: holder.secrets }
  holder.listen((ref, event) => void keepLinkedNews(tools, ref, [event]))
  const task = await putLinkedTask(server, company, { senders: [phone], phones: numbers })
  work()
  await until(task.isOver)
  for (const [n, number] of numbers.entries()) {
    const [first, ...more] = await received(number)
    expect(more).toEqual([])
    expect(first?.text).toMatch(new RegExp(`^(Hello|Hi) Person ${n}, see us at stand 5B\\.$`))
  }
  expect(await task.counts()).toEqual({ sent: 4 })
  expect(await task.left()).toBe(96)
  expect(await ledgerFaults()).toEqual([])
  const kept = await server.database.pool.query<{ text: string }>('select text from sms_text where account_id = $1', [
    company.account,
  ])
  const texts = await Promise.all(numbers.map(async (number) => (await received(number))[0]?.text))
  expect(kept.rows.map(({ text }) => text).toSorted()).toEqual(texts.toSorted())
  await until(async () => {
    await takeLinkedNews({ ...tools, log: noLog }, { account: company.account, channelAccount: phone.id })
    return (await task.rows()).every(({ delivered_at }) => delivered_at !== null)
  })
  await flushCounts(server.database)
  const counters = 'select wt_send_count as n from contact where account_id = $1'
  expect((await server.database.pool.query(counters, [company.account])).rows).toEqual([1, 1, 1, 1].map((n) => ({ n })))
})

test('a number that is not registered is skipped and says so, and the task goes to no more than it was told to', async () => {
  const phone = await link()
  const numbers = people(5)
  await asSystem(server.database, (connection) =>
    keepFindings(connection, company.account, {
      registered: [],
      unregistered: [numbers[1]!],
      evidence: 'asked',
      session: phone.id,
    }),
  )
  const task = await putLinkedTask(server, company, { senders: [phone], phones: numbers, task: { most_receivers: 2 } })
  work()
  await until(task.isOver)
  expect(reasons(await task.rows())).toEqual([
    'sent',
    'suppressed notRegistered',
    'sent',
    'suppressed beyondMost',
    'suppressed beyondMost',
  ])
  expect(await task.left()).toBe(98)
})

test('a new phone writes to as many strangers as it may, and the task says what it waits for', async () => {
  const phone = await link(0)
  const task = await putLinkedTask(server, company, { senders: [phone], phones: people(23) })
  work()
  await until(async () => (await task.counts()).sent === 20)
  const of = { account: company.account, task: task.task }
  const ledgers = { linked: openLinkedLedger(() => 0) }
  const waits = await asSystem(server.database, (connection) => waitsOf(connection, of, ledgers as never))
  expect(waits.map(({ why }) => why)).toEqual(['strangers'])
  expect(await task.counts()).toEqual({ sent: 20, waiting: 3 })
  expect((await paceOf(phone))!.strangers).toHaveLength(20)
})

test('under WhatsApp’s lock the task tries nobody, holds to its end and goes on', async () => {
  const phone = await link()
  const numbers = people(3)
  const now = await asSystem(server.database, serverNow)
  const until463 = Math.floor(now / 1_000 + 3_000) * 1_000
  work({ pauseBetween: () => 400 })
  // WhatsApp tells it while the phone is connected.
  await simulator.ask('lock', phone.user, until463)
  await until(async () => (await paceOf(phone))?.lockedUntil === until463)
  const task = await putLinkedTask(server, company, { senders: [phone], phones: numbers })
  const of = { account: company.account, task: task.task }
  const ledgers = { linked: openLinkedLedger(() => 0) }
  const waits = () => asSystem(server.database, (connection) => waitsOf(connection, of, ledgers as never))
  await until(async () => (await waits()).some(({ why }) => why === 'locked'))
  expect(await waits()).toContainEqual(expect.objectContaining({ why: 'locked', until: until463 }))
  expect((await Promise.all(numbers.map(received))).flat()).toEqual([])
  expect((await task.rows()).map(({ status }) => status)).toEqual(['waiting', 'waiting', 'waiting'])
  await simulator.ask('lock', phone.user, null)
  await moveClock(server.database, secondsToDaytime(Date.now()) + 3_001)
  await until(task.isOver)
  expect(await task.counts()).toEqual({ sent: 3 })
  expect(await task.left()).toBe(97)
})

test('two phones share a task, and when one is lost the other takes over its receivers', async () => {
  const [first, second] = [await link(), await link()]
  const numbers = people(12)
  const task = await putLinkedTask(server, company, { senders: [first, second], phones: numbers })
  const process = work({ pauseBetween: () => 150 })
  await until(async () => ((await task.counts()).sent ?? 0) >= 4)
  await simulator.ask('kick', first.user, 401)
  const ended = { ...first, phone: { ...first.phone, state: 'ended' as const, end: 'unlinked' as const } }
  await put(server.database, company, 'channel_account', [(({ user: _, ...row }) => row)(ended)])
  await until(task.isOver)
  await process.stop()
  expect(await task.counts()).toEqual({ sent: 12 })
  const froms = (await Promise.all(numbers.map(received))).map((all) => all.map(({ from }) => from))
  expect(froms.every((all) => all.length === 1)).toBe(true)
  const by = Map.groupBy(froms.flat(), (from) => from)
  expect(by.get(first.user)!.length).toBeGreaterThan(0)
  expect(by.get(second.user)!.length).toBeGreaterThan(by.get(first.user)!.length)
})

test('without points the task pauses with the specification’s problem', async () => {
  company = await sendingCompany(server.database, 1)
  const phone = await link()
  const task = await putLinkedTask(server, company, { senders: [phone], phones: people(2) })
  work()
  await until(async () => (await task.status()) === 'paused')
  expect(await task.problem()).toBe('mailPointsInsufficient')
  expect(await task.counts()).toEqual({ sent: 1, waiting: 1 })
})

test('a message without an acknowledgement goes once more under the same id, and then nobody knows', async () => {
  const phone = await link()
  const [silent] = people(1)
  // Who blocks gets nothing that anybody could tell of.
  await simulator.ask('setRule', silent!, { acks: { times: 0, afterMs: 0 }, blocks: true })
  const task = await putLinkedTask(server, company, { senders: [phone], phones: [silent!] })
  work({ ackMs: 300 })
  await until(task.isOver)
  expect(await task.counts()).toEqual({ uncertain: 1 })
  const { messages } = await simulator.ask('counts')
  await moveClock(server.database, secondsToDaytime(Date.now()) + 60)
  expect((await simulator.ask('counts')).messages).toBe(messages)
})

test('whose phone says that it has the message has it, also where the acknowledgement was lost', async () => {
  const phone = await link()
  const [reader] = people(1)
  await simulator.ask('setRule', reader!, { acks: { times: 0, afterMs: 0 } })
  const task = await putLinkedTask(server, company, { senders: [phone], phones: [reader!] })
  work({ ackMs: 5_000 })
  await until(task.isOver)
  expect(await task.counts()).toEqual({ sent: 1 })
  expect(await received(reader!)).toHaveLength(1)
})
