import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import { conversationIdOf } from '#domain/conversations/ids'
import { senderCalls } from '#domain/email/sender/senderCalls'
import { emptySender } from '#domain/email/sender/senderState'
import { diskStore } from '../../blobs/store.ts'
import { followContacts } from '../../conversations/followContacts.ts'
import type { ChatServices } from '../../conversations/sending/startChats.ts'
import { sendChat } from '../../conversations/sending/startChats.ts'
import { openLeases } from '../../db/leases.ts'
import { areas } from '../../features/index.ts'
import { noLog } from '../../log.ts'
import { openSecrets } from '../../secrets.ts'
import { signedInCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { readMessages, readThreads } from '../../testing/inbox.ts'
import { type MailedTask, plantMailed } from '../../testing/mailed.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { openSignIns } from '../grants/grants.ts'
import { mailsBackTo, reply, report, rowsInTable } from '../inboundProcessing/testing.ts'
import { openMailNetwork } from '../network.ts'
import { openTransports } from '../outgoing/transports.ts'
import { type ImapServer, openImapServer } from '../testing/imapServer.ts'
import { openSmtpServer, type SmtpServer } from '../testing/smtpServer.ts'
import { openMailChats } from './chatDriver.ts'

let smtp: SmtpServer
let imap: ImapServer
let server: TestServer
let main: Device
let sub: Device
let says: (line: string) => string
let one: Process
let two: Process
beforeAll(async () => {
  smtp = await openSmtpServer((line) => says(line))
  imap = await openImapServer()
  const mailServers = [smtp.port, imap.port].map((port) => ({ address: '127.0.0.1', port }))
  server = await startTestServer({ mailServers })
  one = await openProcess()
  two = await openProcess()
})
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()])
  await server.stop()
  await Promise.all([smtp.stop(), imap.stop()])
})
const polite = (line: string) => ({ DATA: '354 go on', '.': '250 2.0.0 queued' })[line] ?? ''
beforeEach(async () => {
  says = polite
  smtp.mails.length = 0
  const company = await signedInCompany(server, 1)
  main = company.main
  sub = company.subs[0]!
})
const { take } = mailsBackTo(() => server)

type Process = ChatServices & { stop: () => Promise<void> }
async function openProcess(): Promise<Process> {
  const { database, settings } = server
  const leases = openLeases(database, noLog)
  const mail = openMailNetwork(settings, null)
  const transports = openTransports({ name: mail.name, isAllowed: () => true, answerMs: 2_000 })
  const secrets = await openSecrets(database, areas, settings)
  const signIns = openSignIns({ database, secrets, clients: {} })
  const blobs = diskStore(`${settings.data}/blobs`)
  const driver = openMailChats({ database, secrets, signIns, mail, blobs, transports: () => transports, log: noLog })
  return {
    database,
    leases,
    drivers: [driver],
    log: noLog,
    async stop() {
      transports.stop()
      mail.stop()
      await leases.stop()
    },
  }
}

async function senderOf(device: Device): Promise<string> {
  const id = newTestId()
  const connection = { host: '127.0.0.1', socket: 'none' as const }
  await device.does('email_sender.create', {
    ...emptySender,
    id,
    name: 'Harbour',
    address: 'sales@harbour.example',
    smtp: { ...connection, port: smtp.port, user: '' },
    imap: { ...connection, port: imap.port, user: imap.user },
  })
  await device.get(senderCalls.setPassword, { id, kind: 'imap', password: imap.password })
  return id
}

/** Somebody has answered a mail of this user. */
async function answered(device = main, words = 'Ten please') {
  const mail: MailedTask = {
    ...(await plantMailed(server, device, ['li@buyer.example'])),
    sender: await senderOf(device),
  }
  const lines = reply(mail.receivers[0]!, words).filter((line) => !line.startsWith('Message-ID'))
  expect(await take(mail, 'Message-ID: <a1@buyer.example>', ...lines)).toBe('reply')
  const [thread] = await readThreads(server.database, device.user)
  return { mail, thread: thread!, asked: (await messages(thread!)).at(-1)! }
}
const messages = ({ id }: { id: string }) => readMessages(server.database, id)
const stateOf = async (thread: { id: string }, id: string) => {
  const { state, problem } = (await messages(thread)).find((row) => row.id === id)!
  return problem ? `${state} ${problem}` : state
}

async function write(
  device: Device,
  conversation_id: string,
  some: Partial<ConversationMessage> & { files?: unknown[] } = {},
) {
  const id = newTestId()
  const row = {
    id,
    conversation_id,
    subject: '',
    body: 'Ten are on their way.\n\n海港',
    files: [],
    quote: null,
    again_of: null,
    extra: null,
  }
  expect(await device.does('message.send', { ...row, ...some })).toMatchObject({ status: 'applied' })
  return { account: device.user.account, id }
}
const never = AbortSignal.any([])

test('an answer leaves once, as an answer to what it quotes, with a copy among the sent', async () => {
  const { thread, asked } = await answered()
  const quote = { message_id: asked.id, text: 'Ten please', isOurs: false }
  const key = await write(main, thread.id, { quote })
  await Promise.all([one, two, one, two].map((each) => sendChat(each, key, never)))
  await sendChat(two, key, never)
  expect(smtp.mails).toHaveLength(1)
  const [mail] = smtp.mails
  expect(mail).toContain(`Message-ID: <${key.id}@harbour.example>`)
  expect(mail).toContain('In-Reply-To: <a1@buyer.example>')
  expect(mail).toContain('Subject: Re: Lamps')
  expect(mail).toContain('To: li@buyer.example')
  expect(mail).not.toMatch(/List-Unsubscribe|Precedence/i)
  expect(await stateOf(thread, key.id)).toBe('accepted')
  expect(imap.folders.Sent.mails).toHaveLength(1)
  expect((await readThreads(server.database, main.user))[0]).toMatchObject({
    waiting_since: null,
    last_state: 'accepted',
  })
  const [row] = (await rowsInTable(main, 'message')).filter(({ id }) => id === key.id)
  expect(row).toMatchObject({ state: 'accepted', subject: 'Re: Lamps' })
})

test('an answer to the answer is in the same thread, and names both; a return of it says so at the message', async () => {
  const { mail, thread, asked } = await answered()
  const key = await write(main, thread.id, { quote: { message_id: asked.id, text: '', isOurs: false } })
  await sendChat(one, key, never)
  await take(
    mail,
    'From: li@buyer.example',
    'To: sales@harbour.example',
    'Subject: Re: Lamps',
    'Message-ID: <a2@buyer.example>',
    `In-Reply-To: <${key.id}@harbour.example>`,
    '',
    'Twenty',
  )
  const last = (await messages(thread)).at(-1)!
  expect(last).toMatchObject({ body: 'Twenty', n: 2, quote: { message_id: key.id } })
  const next = await write(main, thread.id, { quote: { message_id: last.id, text: '', isOurs: false } })
  await sendChat(one, next, never)
  expect(smtp.mails[1]!.replace(/\r\n\s+/g, ' ')).toContain(
    `References: <a1@buyer.example> <${key.id}@harbour.example> <a2@buyer.example>`,
  )
  await take(mail, ...report({ of: `<${next.id}@harbour.example>` }))
  expect(await stateOf(thread, next.id)).toBe('failed refused')
})

test('handed over and not answered is uncertain and not sent again; put off it is tried again; refused it says why', async () => {
  const { thread } = await answered()
  says = (line) => (line === '.' ? 'drop' : polite(line))
  const lost = await write(main, thread.id)
  await sendChat(one, lost, never)
  expect(await stateOf(thread, lost.id)).toBe('uncertain')
  says = (line) => (line.startsWith('RCPT') ? '451 4.7.1 greylisted' : polite(line))
  const later = await write(main, thread.id)
  await sendChat(one, later, never)
  expect(await stateOf(thread, later.id)).toBe('queued')
  for (let n = 0; n < 5; n++) await sendChat(one, later, never)
  expect(await stateOf(thread, later.id)).toBe('failed noRoom')
  says = (line) => (line.startsWith('MAIL') ? '553 5.7.1 sender address rejected: not owned by user' : polite(line))
  const notOurs = await write(main, thread.id)
  await sendChat(one, notOurs, never)
  expect(await stateOf(thread, notOurs.id)).toBe('failed address')
  says = polite
  const evil = await write(main, thread.id, { subject: 'Re: x\nBcc: all@else.example' })
  await sendChat(one, evil, never)
  expect(await stateOf(thread, evil.id)).toBe('failed address')
})

test('who wrote may be answered whatever they said of newsletters, but not who wants their data not used', async () => {
  const { mail, thread } = await answered(sub)
  const { pool } = server.database
  await pool.query(
    `insert into suppression (account_id, id, scope, rev, kind, value, channels, note, reason, created_at, updated_at)
     select account_id, gen_random_uuid(), 'acct', rev, 'email', 'li@buyer.example', '{email}', '', 'unsubscribed', 1, 1
     from contact where id = $1`,
    [mail.contacts[0]],
  )
  const first = await write(sub, thread.id)
  await sendChat(one, first, never)
  expect(await stateOf(thread, first.id)).toBe('accepted')
  await pool.query('update contact set restricted_at = 1 where id = $1', [mail.contacts[0]])
  const second = await write(sub, thread.id)
  await sendChat(one, second, never)
  expect(await stateOf(thread, second.id)).toBe('failed contactRestricted')
  await pool.query('update email_sender set deleted_at = now() where id = $1', [mail.sender])
  const third = await write(sub, thread.id)
  await sendChat(one, third, never)
  expect(await stateOf(thread, third.id)).toBe('failed senderGone')
})

test('a contact’s owner has what came to a colleague’s mailbox, and answers from their own, which ends the wait there', async () => {
  const { mail, thread, asked } = await answered()
  await main.does('contact.transfer', { ids: [mail.contacts[0]], to: sub.user.id })
  while (await followContacts(server.database));
  expect(await rowsInTable(sub, 'conversation')).toMatchObject([{ id: thread.id, waiting_since: expect.any(Number) }])
  const foreign = await write(sub, thread.id)
  await sendChat(one, foreign, never)
  expect(await stateOf(thread, foreign.id)).toBe('failed senderGone')
  await server.database.pool.query('update conversation set waiting_since = 1 where id = $1', [thread.id])

  const own = await senderOf(sub)
  const peer_id = thread.peer_id
  const id = conversationIdOf(own, peer_id)
  const { identity, name } = thread
  const opened = {
    id,
    channel_account_id: own,
    peer_id,
    channel: 'email',
    identity,
    contact_id: null,
    name,
  }
  expect(await sub.does('conversation.open', opened)).toMatchObject({ status: 'applied' })
  const key = await write(sub, id, { quote: { message_id: asked.id, text: '', isOurs: false } })
  await sendChat(one, key, never)
  expect(smtp.mails).toHaveLength(1)
  expect(smtp.mails[0]).toContain('In-Reply-To: <a1@buyer.example>')
  expect(await stateOf({ id }, key.id)).toBe('accepted')
  const threads = await readThreads(server.database, main.user)
  expect(threads.map(({ waiting_since }) => waiting_since)).toEqual([null, null])
  expect(threads.map(({ contact_id }) => contact_id)).toEqual([mail.contacts[0], mail.contacts[0]])
})

test('files go along; one that is not here yet is waited for', async () => {
  const { thread } = await answered()
  const bytes = Buffer.from('%PDF-1.7 offer')
  const hash = createHash('sha256').update(bytes).digest('hex')
  const file = { hash, size: bytes.length, mime: 'application/octet-stream', name: 'offer.pdf' }
  const key = await write(main, thread.id, { files: [file] })
  await sendChat(one, key, never)
  expect(await stateOf(thread, key.id)).toBe('queued')
  await diskStore(`${server.settings.data}/blobs`).put('x/offer', bytes)
  await server.database.pool.query(
    `insert into blob (account_id, sha256, size, mime, key) values ($1, $2, $3, 'application/octet-stream', 'x/offer')`,
    [main.user.account, hash, bytes.length],
  )
  await sendChat(one, key, never)
  expect(smtp.mails).toHaveLength(1)
  expect(smtp.mails[0]).toContain('filename=offer.pdf')
  expect(smtp.mails[0]).toContain(bytes.toString('base64'))
})
