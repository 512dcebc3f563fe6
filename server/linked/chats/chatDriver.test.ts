import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LinkedAccount } from '#domain/channels/account'
import type { ConversationMessage, NewMessage } from '#domain/conversations/conversationMessage'
import { startChats } from '../../conversations/sending/startChats.ts'
import { type Leases, openLeases } from '../../db/leases.ts'
import { areas } from '../../features/index.ts'
import { noLog } from '../../log.ts'
import type { ReceivedMessage } from '../../sandbox/phones/protocol.ts'
import { openSandboxPhones, type SandboxPhones } from '../../sandbox/phones/simulator.ts'
import { openSecrets, type Secrets } from '../../secrets.ts'
import { alwaysLeaves } from '../../sync/epoch.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { newTestId } from '../../testing/device.ts'
import { HeardList } from '../../testing/heardList.ts'
import { readMessages, readThreads } from '../../testing/inbox.ts'
import { chatOf, type LinkedCompany, linkedCompany, putLinkedPhone } from '../../testing/linkedChats.ts'
import { until } from '../../testing/sending.ts'
import { writeInto } from '../../testing/whatsapp.ts'
import { openLinkedAcks } from '../acks.ts'
import { fetchDriver, sharedDrivers } from '../driverPackage.ts'
import { linkedMessageId } from '../messageId.ts'
import { keepLinkedNews } from '../news.ts'
import type { PhoneLink } from '../phones.ts'
import { type LinkedNews, type LinkedSessions, openLinkedSessions } from '../sessions.ts'
import { openLinkedChats } from './chatDriver.ts'
import { settleDoubts } from './doubts.ts'
import { startLinkedChats } from './startLinkedChats.ts'

// The unmodified library, the simulator on the wire, and all between a user's message and the customer's phone.

let stand: TestDatabase
let secrets: Secrets
let folder: string
let phones: SandboxPhones
let leases: Leases
let sessions: LinkedSessions
let company: LinkedCompany
let phone: LinkedAccount
let news: HeardList<LinkedNews>
let received: HeardList<ReceivedMessage>
let ends: { stop: () => Promise<void> }[]
let own: string
let numbers = 8_613_800_002_000
let customers = 4_915_200_000_000
beforeAll(async () => {
  stand = await openTestDatabase()
  secrets = await openSecrets(stand.database, areas, { keys: [], watermark: null, data: stand.data })
  folder = await fetchDriver(sharedDrivers)
  phones = await openSandboxPhones(folder)
  received = new HeardList()
  phones.onReceived((message) => received.add(message))
})
afterAll(async () => {
  await phones.stop()
  await stand.stop()
})

beforeEach(async () => {
  const { database } = stand
  leases = openLeases(database, noLog)
  news = new HeardList()
  company = await linkedCompany(database)
  own = String(++numbers)
  phone = await putLinkedPhone(database, company, { number: own })
  const { account } = company.main
  const acks = openLinkedAcks({ database, log: noLog })
  sessions = openLinkedSessions({
    database,
    leases,
    secrets,
    log: noLog,
    folder,
    server: phones.server,
    heard(ref, event) {
      news.add(event)
      acks.heard(ref, event)
      void keepLinkedNews({ database, secrets }, ref, [event])
    },
  })
  await sessions.begin({ account, id: phone.id })
  const { qr } = (await news.until(({ kind }) => kind === 'qr')) as Extract<LinkedNews, { kind: 'qr' }>
  await phones.ask('scan', qr, own)
  await news.until(({ kind }) => kind === 'history')
  const held: PhoneLink = { ask: (name, ref, ...args) => sessions.ask(name, ref.id, ...args) }
  const blobs = { put: async () => {}, get: async () => null, delete: async () => {} }
  const files = { store: blobs, virusScan: async () => ({ kind: 'clean' as const }) }
  ends = [
    startLinkedChats(
      { database, secrets, phones: held, files, leases, log: noLog, server: () => Promise.resolve(phones.server) },
      50,
    ),
    startChats(
      {
        database,
        leases,
        drivers: [openLinkedChats({ database, phones: held, acks, blobs, ackMs: 2_000 })],
        log: noLog,
        mayLeave: alwaysLeaves,
      },
      { everyMs: 20 },
    ),
  ]
})
afterEach(async () => {
  for (const one of ends) await one.stop()
  await sessions.stop()
  await leases.stop()
})

const newCustomer = () => String(++customers)
/** They write, and their thread is there. */
async function heardFrom(customer: string, text: string): Promise<string> {
  await phones.ask('say', { from: customer, to: own, message: { conversation: text } })
  await until(async () => (await threadsWith(customer)).length > 0)
  return (await threadsWith(customer))[0]!.id
}
const threadsWith = async (customer: string) =>
  (await readThreads(stand.database, company.main)).filter(({ identities }) =>
    identities.some(({ value }) => value === chatOf(customer)),
  )
const write = (conversation_id: string, message: Partial<NewMessage>) => {
  const id = newTestId()
  return writeInto(stand.database, company.main, { id, conversation_id, ...message }).then((code) => {
    expect(code).toBeNull()
    return id
  })
}
const stateOf = async (thread: string, id: string) =>
  (await readMessages(stand.database, thread)).find((one) => one.id === id) as ConversationMessage
const reaches = (thread: string, id: string, ...states: string[]) =>
  until(async () => states.includes((await stateOf(thread, id)).state))
/** The phone itself gets a copy of what its linked device writes. */
const arrived = (customer: string, id: string) =>
  received.all.filter((one) => one.number === customer && one.id === linkedMessageId(id))

test('an answer goes under its own name, is sent at the acknowledgement, and its receipts are shown', async () => {
  const customer = newCustomer()
  const thread = await heardFrom(customer, 'How much?')
  const id = await write(thread, { body: '10 USD' })
  await reaches(thread, id, 'delivered', 'read')
  expect(arrived(customer, id)).toHaveLength(1)
})

test('without an acknowledgement it is uncertain, and goes once more under the same name', async () => {
  const customer = newCustomer()
  const thread = await heardFrom(customer, 'Hello')
  const id = await write(thread, { body: 'Hello' })
  await reaches(thread, id, 'delivered')
  await stand.database.pool.query(`update message set state = 'uncertain' where id = $1`, [id])
  await stand.database.pool.query('update provider_ref set ack = null where channel_account_id = $1', [phone.id])
  await settleDoubts(stand.database, 0)
  await reaches(thread, id, 'accepted', 'delivered', 'read')
  // The phone drops what it has already; a second doubt sends nothing any more.
  expect(arrived(customer, id).length).toBeLessThanOrEqual(2)
  await stand.database.pool.query(`update message set state = 'uncertain' where id = $1`, [id])
  expect(await settleDoubts(stand.database, 0)).toBe(0)
})

test('a link carries what its page is called, and a forwarded text says that it is one', async () => {
  const customer = newCustomer()
  const thread = await heardFrom(customer, 'Which lamp?')
  const card = {
    kind: 'link' as const,
    url: 'https://shop.example.com/12',
    title: 'Lamp 12',
    description: 'Oak',
    price: '12 USD',
  }
  const link = await write(thread, { body: 'This one', extra: card })
  const passedOn = await write(thread, { body: 'Only today', extra: { kind: 'forwarded' } })
  await reaches(thread, link, 'delivered', 'read')
  await reaches(thread, passedOn, 'delivered', 'read')
  expect(arrived(customer, link)[0]!.message).toMatchObject({
    extendedTextMessage: {
      text: 'This one\nhttps://shop.example.com/12',
      matchedText: 'https://shop.example.com/12',
      title: 'Lamp 12',
      description: '12 USD · Oak',
    },
  })
  expect(arrived(customer, passedOn)[0]!.message).toMatchObject({
    extendedTextMessage: { text: 'Only today', contextInfo: { isForwarded: true } },
  })
})
