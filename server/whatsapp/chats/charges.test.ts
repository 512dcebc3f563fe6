import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { WhatsappAccount } from '#domain/channels/account'
import type { Conversation } from '#domain/conversations/conversation'
import type { NewMessage } from '#domain/conversations/conversationMessage'
import { products } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import type { TemplateContent } from '#domain/whatsapp/template'
import { checkLedger } from '../../ledger/check.ts'
import { balanceOf, score } from '../../ledger/ledger.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { readMessages, readThreads } from '../../testing/inbox.ts'
import {
  callOf,
  openTestGraph,
  putNumber,
  sendAll,
  type TestGraph,
  whatsappCompany,
  writeInto,
} from '../../testing/whatsapp.ts'
import { setWhatsappPrices } from '../../testing/whatsappPrices.ts'
import { putApproved, springTemplate } from '../../testing/whatsappTask.ts'
import { settleCharges } from '../charges.ts'

let server: TestDatabase
let graph: TestGraph
let company: Actor
let number: WhatsappAccount
let thread: Conversation
beforeAll(async () => {
  server = await openTestDatabase()
  await setWhatsappPrices(server.database, { service: 2, utility: 3, marketing: 4 })
})
afterAll(() => server.stop())
afterEach(async () => {
  expect((await checkLedger(server.database)).filter(({ account }) => account === company.account)).toEqual([])
  await graph.stop()
})

let phones = 4915100000700
/** A company to which somebody wrote; Meta has so many service messages left that cost nothing. */
async function open({ freeService = 1_000, points = 100 } = {}) {
  graph = await openTestGraph(server.database, { freeService })
  company = await whatsappCompany(server.database, points)
  number = await putNumber(server.database, company, graph.world.number)
  graph.tells(company, number)
  graph.world.write(String(phones++), { type: 'text', text: { body: 'What does it cost?' } })
  await hear()
  thread = (await readThreads(server.database, company))[0]!
}
beforeEach(() => {
  phones += 10
})

const sql = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
const hear = () => graph.hear({ charged: settleCharges })
const left = () => balanceOf(server.database.pool, company.account, score(products.fairleadWTMarketing))
const ours = async () => (await readMessages(server.database, thread.id)).filter(({ direction }) => direction === 'out')
const states = async () => (await ours()).map(({ state }) => state)

async function say(message: Partial<NewMessage>, blobs?: Map<string, Uint8Array<ArrayBuffer>>) {
  await writeInto(server.database, company, { conversation_id: thread.id, ...message })
  await sendAll({ server, access: graph.access(), ...(blobs && { blobs }) })
}

async function sayTemplate(changes: Partial<TemplateContent>) {
  const content = { ...springTemplate, ...changes, name: `template_${phones++}` }
  const { id: template } = await putApproved(server.database, company, { world: graph.world, number, content })
  const values = { texts: { name: 'Li' }, buttons: {} }
  await say({ body: '', extra: { kind: 'template', template, values, content: null } })
}

test('of the service messages of a month a thousand are free, and the next one is paid for', async () => {
  await open({ freeService: 2 })
  await say({ body: 'one' })
  const [first] = await ours()
  await sql(
    `insert into whatsapp_chat_charge (account_id, message_id, part, channel_account_id, month, category, held)
     select account_id, message_id, n, channel_account_id, month, category, 0 from whatsapp_chat_charge, generate_series(1, 998) n
     where message_id = $1`,
    first!.id,
  )
  await say({ body: 'the thousandth' })
  expect(await left()).toBe(100)
  await say({ body: 'one more' })
  expect(await left()).toBe(98)
  await hear()
  expect([await left(), await states()]).toEqual([98, ['read', 'read', 'read']])
  await sql('update whatsapp_chat_charge set month = month - 1 where account_id = $1', company.account)
  await say({ body: 'the first of the next month' })
  expect(await left()).toBe(98)
})

test('Meta’s word is the price: what was thought to be free is paid for, as far as there are points', async () => {
  await open({ freeService: 0, points: 3 })
  await say({ body: 'one' })
  expect(await left()).toBe(3)
  await hear()
  expect(await left()).toBe(1)
  await say({ body: 'two' })
  await hear()
  expect([await left(), await states()]).toEqual([1, ['read', 'read']])
})

test('a utility template within the window is given back once Meta says that it is free; an advertisement is not', async () => {
  await open()
  await sayTemplate({ category: 'utility' })
  await sayTemplate({ category: 'marketing' })
  expect(await left()).toBe(93)
  await hear()
  await hear()
  expect(await left()).toBe(96)
})

test('each message of one that is sent as several has its own price', async () => {
  await open({ freeService: 1 })
  const hash = 'd'.repeat(64)
  const file = (name: string) => ({ hash, size: 4, mime: 'application/octet-stream' as const, name })
  await sql(
    `insert into blob (account_id, sha256, size, mime, key) values ($1, $2, 4, 'application/octet-stream', $2)`,
    company.account,
    hash,
  )
  const blobs = new Map([[hash, new Uint8Array(4)]])
  await say({ body: 'Our offer', files: [file('offer.pdf'), file('terms.pdf'), file('prices.pdf')] }, blobs)
  expect(await left()).toBe(100)
  await hear()
  expect(await left()).toBe(96)
})

const pricing = { category: 'utility', type: 'regular' }
const statuses = {
  sent: { status: 'sent', pricing },
  failed: { status: 'failed', errors: [{ code: 131_026 }] },
  delivered: { status: 'delivered', pricing },
} as const

test.each([
  ['sent failed delivered', 'delivered', 97],
  ['sent delivered failed', 'delivered', 97],
  ['failed sent delivered', 'delivered', 97],
  ['failed delivered sent', 'delivered', 97],
  ['delivered sent failed', 'delivered', 97],
  ['delivered failed sent', 'delivered', 97],
  ['sent failed', 'failed', 100],
  ['failed sent', 'failed', 100],
])('statuses told twice as %s leave it %s, with %i points', async (told, state, points) => {
  await open()
  graph.hold()
  await sayTemplate({ category: 'marketing' })
  await graph.release()
  const owner = graph.tells(company, number)
  const { rows } = await sql('select ref from provider_ref where object_id = $1', (await ours())[0]!.id)
  const names = told.split(' ') as (keyof typeof statuses)[]
  for (const name of [...names, ...names]) {
    const status = { ...statuses[name], id: rows[0].ref, timestamp: '1764000000' }
    await graph.keep(owner, callOf(graph.world, graph.world.number, { statuses: [status] }))
    await hear()
  }
  expect([await states(), await left()]).toEqual([[state], points])
})
