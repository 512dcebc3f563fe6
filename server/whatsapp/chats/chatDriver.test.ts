import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { WhatsappAccount } from '#domain/channels/account'
import type { Conversation } from '#domain/conversations/conversation'
import type { NewMessage } from '#domain/conversations/conversationMessage'
import { conversationIdOf, peerIdOf } from '#domain/conversations/ids'
import { products } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import { newTemplateContent, type TemplateContent } from '#domain/whatsapp/template'
import { newTemplateFacts, type WhatsappTemplate } from '#domain/whatsapp/templateRow'
import { openThread } from '../../conversations/openThread.ts'
import { claimChat } from '../../conversations/sending/claimChat.ts'
import { takeBackMessage } from '../../conversations/sending/takeBack.ts'
import { asSystem } from '../../db/scope.ts'
import { balanceOf, score } from '../../ledger/ledger.ts'
import { alwaysLeaves } from '../../sync/epoch.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { newTestId } from '../../testing/device.ts'
import { put } from '../../testing/emailCompany.ts'
import { readMessages, readThreads } from '../../testing/inbox.ts'
import {
  openTestGraph,
  putNumber,
  sendAll,
  type TestGraph,
  whatsappCompany,
  writeInto,
} from '../../testing/whatsapp.ts'
import { settleCharges } from '../charges.ts'
import { openWhatsappChats } from './chatDriver.ts'

let server: TestDatabase
let graph: TestGraph
let company: Actor
let number: WhatsappAccount
let thread: Conversation
let phone: string
beforeAll(async () => {
  server = await openTestDatabase()
  graph = await openTestGraph(server.database)
})
afterAll(async () => {
  await graph.stop()
  await server.stop()
})

let phones = 4915100000300
const text = (body: string) => ({ type: 'text', text: { body } })
/** A company to which somebody wrote, just now. */
beforeEach(async () => {
  company = await whatsappCompany(server.database)
  number = await putNumber(server.database, company, graph.world.number)
  graph.tells(company, number)
  phone = String(phones++)
  graph.world.write(phone, text('What does it cost?'))
  await graph.hear()
  thread = (await readThreads(server.database, company))[0]!
  graph.world.shown.length = 0
})

const write = (message: Partial<NewMessage>) =>
  writeInto(server.database, company, { conversation_id: thread.id, ...message })
const send = (access = graph.access(), blobs?: Map<string, Uint8Array<ArrayBuffer>>) =>
  sendAll({ server, access, ...(blobs && { blobs }) })
const all = () => readMessages(server.database, thread.id)
const ours = async () => (await all()).filter(({ direction }) => direction === 'out')
const states = async () => (await ours()).map(({ state, problem }) => (problem ? `${state} ${problem}` : state))
const shown = () => graph.world.shown.map((one) => one.text)
const left = () =>
  asSystem(server.database, (connection) => balanceOf(connection, company.account, score(products.fairleadWTMarketing)))
const closeWindow = () =>
  server.database.pool.query('update conversation set window_until = 1 where account_id = $1', [company.account])

test('an answer leaves once, is one of the free ones of the month, and is shown as far as it came', async () => {
  expect(await write({ body: 'Ten dollars.' })).toBeNull()
  await sendAll({ server, access: graph.access(), processes: 2 })
  expect(shown()).toEqual(['Ten dollars.'])
  expect(await states()).toEqual(['accepted'])
  await graph.hear()
  expect(await states()).toEqual(['read'])
  expect(await left()).toBe(100)
})

test('who hides their number and said STOP gets nothing more, until they say START', async () => {
  const say = async (words: string) => {
    graph.world.write(phone, text(words))
    await graph.hear()
  }
  phone = String(phones++)
  graph.world.person(phone, { hidesNumber: true })
  await say('STOP')
  thread = (await readThreads(server.database, company)).find((one) => one.last_text === 'STOP')!
  graph.world.shown.length = 0
  await write({ body: 'One more offer' })
  await send()
  expect(await states()).toEqual(['failed saidNo'])
  await say('START')
  await write({ body: 'Welcome back' })
  await send()
  expect(await states()).toEqual(['failed saidNo', 'accepted'])
})

test('outside the window nothing leaves, and the message can be said again inside it', async () => {
  await closeWindow()
  await write({ body: 'Are you still interested?' })
  await send()
  expect(await states()).toEqual(['failed windowClosed'])
  expect([shown(), await left()]).toEqual([[], 100])
  graph.world.write(phone, text('Yes'))
  await graph.hear()
  await write({ body: 'Are you still interested?', again_of: (await ours())[0]!.id })
  await send()
  expect(await states()).toEqual(['failed windowClosed', 'accepted'])
})

test('a window that Meta had closed earlier says so at the message', async () => {
  const hour = 3_600_000
  const now = Date.now()
  await server.database.pool.query('update conversation set window_until = $2 where account_id = $1', [
    company.account,
    now + hour,
  ])
  const stranger = String(phones++)
  graph.world.person(stranger)
  await server.database.pool.query(
    `update conversation set identity = jsonb_build_object('kind', 'phone', 'value', $2::text) where account_id = $1`,
    [company.account, stranger],
  )
  await server.database.pool.query(
    `insert into channel_identity (account_id, identity_scope, kind, value, peer_id, first_seen, last_seen, source)
     values ($1, 'wa:', 'phone', $2, $3, server_now(), server_now(), 'message')`,
    [company.account, stranger, thread.peer_id],
  )
  await write({ body: 'Hello' })
  await send()
  await graph.hear()
  expect(await states()).toEqual(['failed windowClosed'])
  expect(await left()).toBe(100)
})

type Extra = NonNullable<NewMessage['extra']>
test.each([
  [
    { kind: 'location', latitude: 23.1, longitude: 113.3, name: 'Hall 5', address: 'Yuejiang Road' } satisfies Extra,
    '',
    ['📍 Hall 5\nYuejiang Road\n23.1, 113.3'],
    '📍 Hall 5',
  ],
  [
    {
      kind: 'buttons',
      buttons: [
        { id: 'yes', title: 'Yes' },
        { id: 'no', title: 'No' },
      ],
    } satisfies Extra,
    'Shall I send an offer?',
    ['Shall I send an offer?'],
    'Shall I send an offer?',
  ],
  [
    {
      kind: 'list',
      button: 'Choose',
      sections: [{ title: '', rows: [{ id: 'a', title: 'Lamps', description: '' }] }],
    } satisfies Extra,
    'What do you need?',
    ['What do you need?'],
    'What do you need?',
  ],
  [
    { kind: 'contactRequest' } satisfies Extra,
    'May I have your number?',
    ['May I have your number?'],
    'May I have your number?',
  ],
])('%j goes as Meta has it', async (extra, body, onPhone, inList) => {
  expect(await write({ body, extra })).toBeNull()
  await send()
  expect(await states()).toEqual(['accepted'])
  expect(shown()).toEqual(onPhone)
  expect((await readThreads(server.database, company))[0]).toMatchObject({ last_text: inList })
})

test('a reaction of ours stands on their message, and is no answer', async () => {
  const [theirs] = await all()
  expect(await write({ body: '', extra: { kind: 'reaction', to: theirs!.id, emoji: '👍' } })).toBeNull()
  await send()
  expect(shown()).toEqual(['[reaction]'])
  expect((await all())[0]!.reactions).toMatchObject([{ by: 'us', emoji: '👍' }])
  const row = (await readThreads(server.database, company))[0]!
  expect(row).toMatchObject({ last_text: 'What does it cost?', waiting_since: expect.any(Number) })
  expect(await write({ extra: { kind: 'reaction', to: newTestId(), emoji: '👍' } })).toBe('gone')
})

const pdf = Buffer.from('%PDF-1.4 offer')
const file = (name: string, hash = 'a'.repeat(64), mime = 'application/octet-stream' as const, size = pdf.length) => ({
  hash,
  size,
  mime,
  name,
})
async function keepBlob(hash: string, bytes: Uint8Array<ArrayBuffer>) {
  await server.database.pool.query(
    `insert into blob (account_id, sha256, size, mime, key) values ($1, $2, $3, 'application/octet-stream', $2)`,
    [company.account, hash, bytes.length],
  )
  return new Map([[hash, bytes]])
}

test('files go after Meta has them, the text with the first; what is not here yet is waited for', async () => {
  const hash = 'b'.repeat(64)
  await write({ body: 'Our offer', files: [file('offer.pdf', hash), file('terms.pdf', hash)] })
  await send()
  expect(await states()).toEqual(['queued'])
  const blobs = await keepBlob(hash, pdf)
  await server.database.pool.query('update message_try set not_before = null where account_id = $1', [company.account])
  await send(graph.access(), blobs)
  expect(shown()).toEqual(['[document]', '[document]'])
  expect(await states()).toEqual(['accepted'])
  expect([...graph.world.files.values()].map(({ mime }) => mime)).toEqual(['application/pdf', 'application/pdf'])
  await graph.hear()
  expect(await states()).toEqual(['read'])
  expect(await left()).toBe(100)
})

test.each(['setup.exe', 'drawing.dwg', 'picture.jpg'])(
  '%s is not taken: Meta has no such files, or it is none',
  async (name) => {
    expect(await write({ files: [file(name)] })).toBe('fileForbidden')
  },
)

test('an answer quotes what it answers', async () => {
  const [theirs] = await all()
  await write({ body: 'This one', quote: { message_id: theirs!.id, text: 'What does it cost?', isOurs: false } })
  await send()
  expect(await states()).toEqual(['accepted'])
})

test('a token that was taken back ends it, and no more than that', async () => {
  const access = graph.access()
  await write({ body: 'one' })
  await send({ ...access, setting: { ...access.setting, token: 'revoked' } })
  await write({ body: 'two' })
  await send()
  expect(await states()).toEqual(['failed token', 'accepted'])
  const { rows } = await server.database.pool.query('select problem from channel_account where id = $1', [number.id])
  expect(rows).toEqual([{ problem: 'token' }])
  expect([shown(), await left()]).toEqual([['two'], 100])
})

const openDriver = () =>
  openWhatsappChats({
    database: server.database,
    graph: { of: async () => graph.access() },
    blobs: { put: async () => {}, get: async () => null, delete: async () => {} },
  })

/** Answers as somebody else than Graph. */
async function openOther(answer: (respond: (status: number, body: object) => void, cut: () => void) => void) {
  const other = createServer((request, response) => {
    request.resume()
    request.on('end', () =>
      answer(
        (status, body) => {
          response.writeHead(status, { 'content-type': 'application/json' })
          response.end(JSON.stringify(body))
        },
        () => response.destroy(),
      ),
    )
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const access = graph.access()
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  return { access: { ...access, setting: { ...access.setting, url } }, stop: () => other.close() }
}

test('what may have left is not sent again: no answer, half an answer, and a failure of Meta’s', async () => {
  const answers = [
    (_: unknown, cut: () => void) => cut(),
    (respond: (status: number, body: object) => void) => respond(200, { messages: [] }),
    (respond: (status: number, body: object) => void) => respond(500, { error: { code: 131_000 } }),
  ]
  for (const answer of answers) {
    const other = await openOther(answer)
    await write({ body: 'Ten dollars.' })
    await send(other.access)
    other.stop()
  }
  expect(await states()).toEqual(['uncertain', 'uncertain', 'uncertain'])
  await send()
  expect(shown()).toEqual([])
})

test('a limit that is reached is waited for, and nothing is paid for it', async () => {
  const other = await openOther((respond) => respond(400, { error: { code: 130_429 } }))
  await write({ body: 'Ten dollars.' })
  await send(other.access)
  other.stop()
  expect([await states(), await left()]).toEqual([['queued'], 100])
  await server.database.pool.query('update message_try set not_before = null where account_id = $1', [company.account])
  await send()
  expect([await states(), await left()]).toEqual([['accepted'], 100])
})

test('a process that ends between handing over and hearing leaves it uncertain, and a status says that it came', async () => {
  await write({ body: 'Ten dollars.' })
  const [message] = await ours()
  const { database } = server
  const driver = openDriver()
  const claim = await claimChat(
    { database, drivers: [driver], mayLeave: alwaysLeaves },
    { account: company.account, id: message!.id },
  )
  const beforeHandOver = async () =>
    void (await database.pool.query('update message_try set handed_over_at = server_now() where message_id = $1', [
      message!.id,
    ]))
  await driver.send(claim!.message, { beforeHandOver, signal: AbortSignal.timeout(10_000) })
  // Nothing of its answer was written down.
  await send()
  expect([await states(), shown()]).toEqual([['uncertain'], ['Ten dollars.']])
  await graph.hear()
  expect([await states(), shown()]).toEqual([['read'], ['Ten dollars.']])
})

const offer: TemplateContent = {
  ...newTemplateContent,
  name: 'spring_offer',
  body: 'Hello {{first_name}}, our new lamps are here.',
  examples: { first_name: 'Li' },
}
/** A template that Meta has approved, there and here. */
async function putTemplate(content = offer) {
  const body = { type: 'BODY' as const, text: content.body }
  const request = { name: content.name, language: 'en_US', category: 'MARKETING', parameter_format: 'NAMED' } as const
  graph.world.templates.clear()
  const { id } = graph.world.handInTemplate({ ...request, components: [body] })
  graph.world.judgeTemplate(id, 'APPROVED')
  const row: WhatsappTemplate = {
    ...content,
    ...newTemplateFacts,
    id: newTestId(),
    channel_account_id: number.id,
    state: 'approved',
    approved: content,
    created_by: company.user,
    created_at: 1_764_000_000_000,
    updated_at: 1_764_000_000_000,
  }
  await put(server.database, company, 'whatsapp_template', [row])
  return row
}
const use = (template: string, texts: Record<string, string>) =>
  ({ kind: 'template', template, values: { texts, buttons: {} }, content: null }) as const

/** As if the day were over. */
async function endWaits() {
  await server.database.pool.query('update message_try set not_before = null where account_id = $1', [company.account])
  await server.database.pool.query(
    'update message set waits_until = 1 where account_id = $1 and waits_until is not null',
    [company.account],
  )
}
async function promote() {
  const values = { texts: { first_name: 'Li' }, buttons: {} }
  return write({ extra: { kind: 'template', template: (await putTemplate()).id, values, content: null } })
}

test('what Meta does not take because somebody has had enough waits for a day, and holds up nothing that is said after it', async () => {
  const other = await openOther((respond) => respond(400, { error: { code: 131_049 } }))
  await promote()
  const from = Date.now()
  await send(other.access)
  other.stop()
  await write({ body: 'two' })
  await send()
  expect([await states(), await left()]).toEqual([['queued perPerson', 'accepted'], 100])
  const [waiting] = await ours()
  expect(Math.round((waiting!.waits_until! - from) / 3_600_000)).toBe(24)
  // What is written to them meanwhile waits as well, without another word of Meta's.
  await promote()
  await send()
  expect([(await states()).at(-1), shown()]).toEqual(['queued perPerson', ['two']])
  await endWaits()
  await send()
  expect(await states()).toEqual(['accepted', 'accepted', 'accepted'])
  expect([shown().length, await left()]).toEqual([3, 98])
})

test('what Meta stops after it took it is tried again a day later, once, and leaves once', async () => {
  graph.world.person(phone, { manner: 'tooMany' })
  await promote()
  graph.hold()
  await send()
  const told = await graph.release()
  const owner = graph.tells(company, number)
  for (const body of [...told, ...told]) await graph.keep(owner, body)
  await graph.hear()
  expect([await states(), await left(), shown()]).toEqual([['queued perPerson'], 100, []])
  graph.world.person(phone, { manner: 'plain' })
  await endWaits()
  await send()
  // Told once more of the former try.
  for (const body of told) await graph.keep(owner, body)
  await graph.hear()
  expect([await states(), await left(), shown().length]).toEqual([['read'], 99, 1])
})

test('who is stopped once more has not got it; what waits can be taken back', async () => {
  graph.world.person(phone, { manner: 'tooMany' })
  await promote()
  await send()
  await graph.hear({ charged: settleCharges })
  await endWaits()
  await send()
  await graph.hear({ charged: settleCharges })
  expect([await states(), await left()]).toEqual([['failed perPerson'], 100])
  await promote()
  await send()
  const waiting = (await ours()).at(-1)!
  expect(waiting.state).toBe('queued')
  const refused = await asSystem(server.database, (connection) => takeBackMessage(connection, company, waiting.id))
  expect([refused, (await states()).at(-1)]).toEqual([null, 'withdrawn'])
})

test('outside the window an approved template goes, with the words that were approved when it was written', async () => {
  await closeWindow()
  const template = await putTemplate()
  expect(await write({ extra: use(template.id, { first_name: 'Li Wei' }) })).toBeNull()
  const later = { ...template, approved: { ...offer, body: 'Other words' } }
  await put(server.database, company, 'whatsapp_template', [later])
  await send()
  expect(await states()).toEqual(['accepted'])
  expect(shown()).toEqual(['Hello Li Wei, our new lamps are here.'])
  expect((await ours())[0]).toMatchObject({ kind: 'template', body: 'Hello Li Wei, our new lamps are here.' })
  expect((await readThreads(server.database, company))[0]).toMatchObject({
    last_text: expect.stringMatching(/^Hello Li/),
  })
})

test('a template that is not approved, lacks a value or is another account’s does not go', async () => {
  const template = await putTemplate()
  await write({ extra: use(template.id, {}) })
  await put(server.database, company, 'whatsapp_template', [{ ...template, state: 'paused' }])
  await write({ extra: use(template.id, { first_name: 'Li' }) })
  await write({ extra: { ...use(newTestId(), { first_name: 'Li' }), content: offer } })
  await send()
  expect(await states()).toEqual(['failed templateValues', 'failed templateMissing', 'failed templateMissing'])
  expect([shown(), await left()]).toEqual([[], 100])
})

test('whoever is written to by number first and hides it answers in the same thread', async () => {
  const other = String(phones++)
  graph.world.person(other, { hidesNumber: true, username: 'anna' })
  const identity = { kind: 'phone', value: other } as const
  const peer_id = peerIdOf('wa:', identity)
  const id = conversationIdOf(number.id, peer_id)
  const opened = {
    id,
    channel_account_id: number.id,
    peer_id,
    channel: 'whatsapp' as const,
    identity,
    contact_id: null,
    name: '',
  }
  const refused = await asSystem(server.database, (connection) =>
    openThread(connection, company, { opened, now: Date.now() }),
  )
  expect(refused).toBeNull()
  const template = await putTemplate()
  await write({ conversation_id: id, extra: use(template.id, { first_name: 'Anna' }) })
  await send()
  graph.world.write(other, text('Who is this?'))
  await graph.hear()
  const threads = await readThreads(server.database, company)
  expect(threads.map((one) => one.id).toSorted()).toEqual([thread.id, id].toSorted())
  expect(threads.find((one) => one.id === id)).toMatchObject({ in_count: 1 })
})

test('who asked for no promotions gets none, and is answered', async () => {
  const template = await putTemplate()
  graph.world.person(phone, { manner: 'stopped' })
  await write({ extra: use(template.id, { first_name: 'Li' }) })
  await send()
  await graph.hear()
  expect(await states()).toEqual(['failed stopped'])
  await write({ extra: use(template.id, { first_name: 'Li' }) })
  await write({ body: 'Ten dollars.' })
  await send()
  expect(await states()).toEqual(['failed stopped', 'failed saidNo', 'accepted'])
})

test('who said STOP is not written to by hand either', async () => {
  graph.world.write(phone, text('STOP'))
  await graph.hear()
  await write({ body: 'One more thing' })
  await send()
  expect([await states(), shown().filter((one) => one !== 'STOP')]).toEqual([['failed saidNo'], []])
})

test('a few to one person go at once, the next one in its turn, and the others wait', async () => {
  for (let n = 0; n < 7; n++) await write({ body: `line ${n}` })
  const driver = openDriver()
  const waits: (number | null)[] = []
  for (const { id } of await ours()) {
    const services = { database: server.database, drivers: [driver], mayLeave: alwaysLeaves }
    const claim = await claimChat(services, { account: company.account, id })
    waits.push(claim && Math.round((claim.at - Date.now()) / 1_000))
  }
  expect(waits.slice(0, 5).every((wait) => wait !== null && wait <= 1)).toBe(true)
  expect(waits[5]).toBeGreaterThan(5)
  expect(waits[6]).toBeNull()
})
