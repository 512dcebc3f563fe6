import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AutoReply } from '#domain/conversations/autoReply'
import { isHandedOver } from '#domain/conversations/conversation'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import type { Actor } from '#domain/shared/mutation'
import { listHandovers } from '../../assistant/bot/handovers.ts'
import { workBot } from '../../assistant/bot/startBot.ts'
import { openModelCalls } from '../../assistant/models/modelCalls.ts'
import { diskStore } from '../../blobs/store.ts'
import { workJobs } from '../../conversations/rules/startJobs.ts'
import { queueMessage } from '../../conversations/sending/queueMessage.ts'
import { sendChat } from '../../conversations/sending/startChats.ts'
import { openLeases } from '../../db/leases.ts'
import { asSystem } from '../../db/scope.ts'
import { openMailChats } from '../../email/answering/chatDriver.ts'
import { openSignIns } from '../../email/grants/grants.ts'
import { openMailNetwork } from '../../email/network.ts'
import { openTransports } from '../../email/outgoing/transports.ts'
import { openSmtpServer, type SmtpServer } from '../../email/testing/smtpServer.ts'
import { areas } from '../../features/index.ts'
import { noLog } from '../../log.ts'
import { openSecrets } from '../../secrets.ts'
import { newIdAt } from '../../sync/newId.ts'
import { putBot } from '../../testing/bot.ts'
import { moveClock } from '../../testing/clock.ts'
import { actorOf, signedInCompany } from '../../testing/company.ts'
import { aSender, put } from '../../testing/emailCompany.ts'
import { mustNotFail, readMessages, readThreads } from '../../testing/inbox.ts'
import { lamp, lampShop } from '../../testing/lampShop.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { keepShopSnapshot } from '../../testing/shopSnapshot.ts'
import { tellBotOfShop } from './backOffice/tellBot.ts'
import { openForms } from './inquiries/handleForms.ts'
import { makeStamp } from './inquiries/stamps.ts'

let server: TestServer
let smtp: SmtpServer
let company: Actor
let address = 0
let place = 0
const calls = openModelCalls(() => () => true)

beforeAll(async () => {
  smtp = await openSmtpServer((line) => ({ DATA: '354 go on', '.': '250 2.0.0 queued' })[line] ?? '')
  server = await startTestServer({ mailServers: [{ address: '127.0.0.1', port: smtp.port }] })
})
afterAll(async () => {
  calls.stop()
  await server.stop()
  await smtp.stop()
})
beforeEach(async () => {
  smtp.mails.length = 0
  company = actorOf((await signedInCompany(server, 0)).main)
  await keepShopSnapshot(server.database, company.account, lampShop(10))
})

const putMailbox = () =>
  put(server.database, company, 'email_sender', [
    aSender(company, { smtp: { host: '127.0.0.1', port: smtp.port, socket: 'none', user: '' } }),
  ])

/** What a visitor sends by the form of a product, a minute after it was shown. */
async function asks(text: string, { email = 'max@nordlicht.de', language = 'en' } = {}): Promise<void> {
  const secrets = await openSecrets(server.database, areas, server.settings, { joining: true })
  const forms = openForms({
    database: server.database,
    secrets,
    channels: { email: null, sms: null },
    blobs: diskStore(`${server.settings.data}/blobs`),
    virusScan: null as never,
  })
  const form = new URLSearchParams({ email, text, stamp: makeStamp(secrets, company.account, Date.now() - 60_000) })
  const { status } = await forms.take(
    'inquiry',
    {
      account: company.account,
      language,
      page: `https://lamps.example/inquiry/?p=${lamp(0).slug}`,
      address: `10.0.0.${++address}`,
      sender: `sender ${address}`,
      source: { kind: 'own' },
      query: new URLSearchParams({ p: lamp(0).slug }),
      productTitle: async () => 'Lamp',
    },
    { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(form.toString()) },
  )
  expect(status).toBe(200)
}

const putRule = (changes: Partial<AutoReply> = {}) =>
  put(server.database, company, 'auto_reply', [
    {
      id: newIdAt(Date.now()),
      name: 'rule',
      channel_account_id: null,
      inquiries: true,
      match: 'any',
      words: [],
      when: 'always',
      hours: { from: 9, to: 18, days: [0, 1, 2, 3, 4] },
      time_zone: 'UTC',
      company_hours: false,
      language: 'en',
      text: 'Thank you. We will answer tomorrow.',
      place: place++,
      is_on: true,
      created_at: 1,
      updated_at: 1,
      ...changes,
    },
  ])

async function wait(seconds: number) {
  const { rows } = await server.database.pool.query<{ ahead: number }>(
    'select extract(epoch from server_now() - now())::float8 as ahead',
  )
  await moveClock(server.database, Math.round(rows[0]!.ahead) + seconds)
}
/** Rules first, then the bot, each by two processes. */
async function work() {
  await wait(3)
  const { database } = server
  const rules = async () => {
    while (await workJobs({ database, log: mustNotFail }));
  }
  await Promise.all([rules(), rules()])
  const secrets = await openSecrets(database, areas, server.settings, { joining: true })
  const sources = { secrets, settings: { model: null }, sandbox: null }
  const services = { database, log: mustNotFail, ask: calls.ask, sources }
  const { signal } = new AbortController()
  await Promise.all([workBot(services, signal), workBot(services, signal)])
}
async function said(): Promise<ConversationMessage[]> {
  const threads = await readThreads(server.database, company)
  const all = await Promise.all(threads.map(({ id }) => readMessages(server.database, id)))
  return all.flat().filter(({ direction }) => direction === 'out')
}
const bodies = async () => (await said()).map(({ body }) => body)
const threadOf = async (email: string) =>
  (await readThreads(server.database, company)).find(({ identity }) => identity.value === email)!
const theThread = () => threadOf('max@nordlicht.de')
const reasons = async () => (await listHandovers(server.database.pool, company.account)).map(({ reason }) => reason)

/** What waits leaves by SMTP. */
async function deliver(id: string): Promise<string> {
  const { database, settings } = server
  const leases = openLeases(database, noLog)
  const mail = openMailNetwork(settings, null)
  const transports = openTransports({ name: mail.name, isAllowed: () => true, answerMs: 2_000 })
  const secrets = await openSecrets(database, areas, settings, { joining: true })
  const signIns = openSignIns({ database, secrets, clients: {} })
  const blobs = diskStore(`${settings.data}/blobs`)
  const driver = openMailChats({ database, secrets, signIns, mail, blobs, transports: () => transports, log: noLog })
  const services = { database, leases, drivers: [driver], log: noLog }
  await sendChat(services, { account: company.account, id }, AbortSignal.any([]))
  transports.stop()
  mail.stop()
  await leases.stop()
  return smtp.mails.at(-1) ?? ''
}

test('a rule for inquiries answers one by mail, once, from the mailbox that inquiries come to', async () => {
  await putMailbox()
  await putRule()
  await asks('What do 50 of them cost?')
  await work()
  await work()
  const [answer, ...more] = await said()
  expect(more).toEqual([])
  expect(answer).toMatchObject({ origin: 'rule', body: 'Thank you. We will answer tomorrow.', author: null })
  const mail = await deliver(answer!.id)
  expect(mail).toContain('To: max@nordlicht.de')
  expect(mail).toContain('From: Li Wei <li@trade.example>')
  expect(mail).toMatch(/Subject: Re: PinShop/)
  expect(mail).toContain('Auto-Submitted: auto-replied')
  expect((await said())[0]).toMatchObject({ state: 'accepted' })
  // The customer still waits for a person.
  expect((await theThread()).waiting_since).not.toBeNull()
})

test('rules for text messages answer no inquiry, and words are looked for in what was asked and not in the form around it', async () => {
  await putMailbox()
  await putRule({ inquiries: false, text: 'by text message' })
  await putRule({ match: 'contains', words: ['lamps.example', 'max@'], text: 'of the form' })
  await putRule({ match: 'word', words: ['catalogue'], text: 'Here is the catalogue.' })
  await asks('What do 50 of them cost?')
  await work()
  expect(await bodies()).toEqual([])
  await asks('Please send me your catalogue', { email: 'ana@buyer.pt' })
  await work()
  expect(await bodies()).toEqual(['Here is the catalogue.'])
})

test('who gets no mails of ours, and whose conversation a person has taken, is answered by nothing', async () => {
  await putMailbox()
  await putRule()
  await put(server.database, company, 'suppression', [
    {
      id: newIdAt(1),
      kind: 'email',
      value: 'max@nordlicht.de',
      channels: ['email'],
      note: '',
      reason: 'complained',
      created_at: 1,
      updated_at: 1,
    },
  ])
  await asks('What do 50 of them cost?')
  await asks('What do 60 of them cost?', { email: 'ana@buyer.pt' })
  await personAnswers((await threadOf('ana@buyer.pt')).id)
  await work()
  expect((await said()).filter(({ origin }) => origin === 'rule')).toEqual([])
})

async function personAnswers(conversation_id: string) {
  const message = { id: newIdAt(Date.now()), conversation_id, subject: '', body: 'I write to you myself.' }
  const written = { ...message, files: [], quote: null, again_of: null, extra: null }
  expect(
    await asSystem(server.database, (connection) => queueMessage(connection, company, written, Date.now())),
  ).toBeNull()
}

test('the bot answers from its texts and from products of the shop, with the source, and only where it was told to', async () => {
  await putMailbox()
  await putBot(server.database, company, { inquiries: false, writes: false })
  await asks('How long is the warranty?')
  await work()
  expect(await bodies()).toEqual([])
  await putBot(server.database, company, { inquiries: true, writes: false })
  await tellBotOfShop(server.database, company.account, 'https://lamps.example')
  await asks('How long is the warranty?', { email: 'ana@buyer.pt' })
  await work()
  const [answer, ...more] = await said()
  expect(more).toEqual([])
  expect(answer).toMatchObject({ origin: 'bot' })
  expect(answer!.body).toContain('All lamps have a warranty of three years')
  expect(await deliver(answer!.id)).toContain('Auto-Submitted: auto-replied')
  await asks(`What is the price of ${lamp(3).title.en}?`, { email: 'bo@buyer.se' })
  await work()
  const ofProduct = (await bodies()).at(-1)!
  expect(ofProduct).toContain(`${lamp(3).title.en}: $34.99`)
  expect(ofProduct).toContain(`https://lamps.example/p/${lamp(3).slug}/`)
})

test('a rule comes before the bot, and what the bot does not know is for a person, who is told', async () => {
  await putMailbox()
  await putBot(server.database, company, { inquiries: true, writes: false })
  await putRule({ match: 'word', words: ['catalogue'] })
  await asks('Please send me your catalogue. How long is the warranty?')
  await work()
  expect((await said()).map(({ origin }) => origin)).toEqual(['rule'])
  await asks('Can you build a submarine for me?', { email: 'ana@buyer.pt' })
  await work()
  const thread = await threadOf('ana@buyer.pt')
  expect(isHandedOver(thread)).toBe(true)
  expect(await reasons()).toHaveLength(1)
  expect((await said()).at(-1)!.body).toBe('A colleague will answer your question as soon as possible.')
})

test('a language that the bot was not told to answer in is for a person', async () => {
  await putMailbox()
  await putBot(server.database, company, { inquiries: true, writes: false, languages: ['zh'] })
  await asks('How long is the warranty?')
  await work()
  expect(await reasons()).toEqual(['language'])
})

test('the bot is silent once a person has answered, and about a mail that came after the inquiry', async () => {
  await putMailbox()
  await putBot(server.database, company, { inquiries: true, writes: false })
  await asks('How long is the warranty?')
  await personAnswers((await theThread()).id)
  await work()
  expect((await said()).map(({ origin }) => origin)).not.toContain('bot')
  await asks('How long is the warranty?', { email: 'ana@buyer.pt' })
  const thread = await threadOf('ana@buyer.pt')
  // As a mail does that comes to the mailbox: it is known to no form.
  await server.database.pool.query('update shop_inquiry set message_id = null where account_id = $1', [company.account])
  await work()
  expect((await readMessages(server.database, thread.id)).filter(({ direction }) => direction === 'out')).toEqual([])
})

test('without a mailbox an inquiry is a contact, and nothing is answered', async () => {
  await putRule()
  await putBot(server.database, company, { inquiries: true, writes: false })
  await asks('How long is the warranty?')
  await work()
  expect(await readThreads(server.database, company)).toEqual([])
})
