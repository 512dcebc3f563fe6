import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { EmailSender } from '#domain/email/sender/sender'
import { senderCalls } from '#domain/email/sender/senderCalls'
import { emptySender } from '#domain/email/sender/senderState'
import { diskStore } from '../blobs/store.ts'
import { type ChatServices, sendChat } from '../conversations/sending/startChats.ts'
import { type Leases, openLeases } from '../db/leases.ts'
import { areas } from '../features/index.ts'
import { noLog } from '../log.ts'
import { openSecrets } from '../secrets.ts'
import { signedInCompany } from '../testing/company.ts'
import { type Device, newTestId } from '../testing/device.ts'
import { type MailedTask, plantMailed } from '../testing/mailed.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { openMailChats } from './answering/chatDriver.ts'
import { openSignIns } from './grants/grants.ts'
import { mailsBackTo, reply, rowsInTable } from './inboundProcessing/testing.ts'
import { startMailboxes } from './mailboxes.ts'
import { openMailNetwork } from './network.ts'
import { openTransports } from './outgoing/transports.ts'
import { type ImapServer, openImapServer } from './testing/imapServer.ts'
import { openSmtpServer, type SmtpServer } from './testing/smtpServer.ts'

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
  one = await processOf(server)
  two = await processOf(server)
})
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()])
  await server.stop()
  await Promise.all([smtp.stop(), imap.stop()])
})
beforeEach(async () => {
  const company = await signedInCompany(server, 1)
  main = company.main
  sub = company.subs[0]!
  says = polite
  smtp.mails.length = 0
})

const { take } = mailsBackTo(() => server)
const polite = (line: string) => ({ DATA: '354 go on', '.': '250 2.0.0 queued' })[line] ?? ''

type Process = ChatServices &
  Omit<Parameters<typeof startMailboxes>[0], 'options' | 'files'> & { leases: Leases; stop: () => Promise<void> }
/** As far as mail goes, one of several on this database. */
async function processOf({ database, settings }: TestServer): Promise<Process> {
  const leases = openLeases(database, noLog)
  const mail = openMailNetwork(settings, null)
  const transports = openTransports({ name: mail.name, isAllowed: () => true, answerMs: 2_000 })
  const stop = async () => {
    transports.stop()
    mail.stop()
    await leases.stop()
  }
  const secrets = await openSecrets(database, areas, settings)
  const signIns = openSignIns({ database, secrets, clients: {} })
  const blobs = diskStore(`${settings.data}/blobs`)
  const reach = { database, secrets, mail, signIns, log: noLog }
  return { ...reach, leases, drivers: [openMailChats({ ...reach, blobs, transports: () => transports })], stop }
}

/** `password`: of which server it was entered; of one user both have the same. */
async function senderOf(device: Device, password: 'imap' | 'smtp' = 'imap'): Promise<string> {
  const id = newTestId()
  const connection = { host: '127.0.0.1', socket: 'none' as const }
  await device.does('email_sender.create', {
    ...emptySender,
    id,
    name: 'Harbour',
    address: 'sales@harbour.example',
    smtp: { ...connection, port: smtp.port, user: password === 'smtp' ? imap.user : '' },
    imap: { ...connection, port: imap.port, user: imap.user },
  })
  await device.get(senderCalls.setPassword, { id, kind: password, password: imap.password })
  return id
}

/** As devices that do not know of conversations write it. */
const formerMail = (mailed: MailedTask, some: object = {}) => ({
  id: newTestId(),
  contact_id: mailed.contacts[0]!,
  sender: mailed.sender,
  email: mailed.emails[0]!,
  subject: 'Re: Lamps',
  text: 'Ten are on their way.\n\n海港',
  answers: null,
  ...some,
})

async function written(device: Device, mailed: MailedTask, some: object = {}) {
  const row = formerMail(mailed, some)
  // However long it has waited.
  const days = { edited_at: Date.now() - 5 * 86_400_000 }
  expect(await device.does('email_answer.create', row, days)).toMatchObject({ status: 'applied' })
  return { id: row.id, account: device.user.account }
}
const rowOf = async (device: Device, id: string) => (await device.readAll()).get(id)
const never = AbortSignal.any([])
async function ready(device = main, emails = ['li@buyer.example'], password: 'imap' | 'smtp' = 'imap') {
  const mailed = await plantMailed(server, device, emails)
  return { ...mailed, sender: await senderOf(device, password) }
}

test('what a user writes is sent once, whoever is at it, in the thread of what it answers, with a copy among the sent', async () => {
  const mailed = await ready()
  const lines = reply(mailed.receivers[0]!, 'Ten please').filter((line) => !line.startsWith('Message-ID'))
  await take(mailed, 'Message-ID: <a1@buyer.example>', ...lines)
  const first = (await rowsInTable(main, 'message')).find(({ direction }) => direction === 'in')!.id
  const answer = await written(main, mailed, { answers: first })
  await Promise.all([one, two, one, two].map((each) => sendChat(each, answer, never)))
  expect(smtp.mails).toHaveLength(1)
  expect(smtp.mails[0]).toContain(`Message-ID: <${answer.id}@harbour.example>`)
  expect(smtp.mails[0]).toContain('In-Reply-To: <a1@buyer.example>')
  expect(smtp.mails[0]).not.toMatch(/List-Unsubscribe|Precedence/i)
  expect(await rowOf(main, answer.id)).toMatchObject({
    state: 'accepted',
    problem: '',
  })
  expect(await rowsInTable(main, 'conversation')).toMatchObject([{ waiting_since: null }])
  expect(imap.folders.Sent.mails).toHaveLength(1)
  await sendChat(two, answer, never)
  expect(smtp.mails).toHaveLength(1)
})

test('what a process that died had handed over is not sent again, and what it had not is', async () => {
  const mailed = await ready()
  const [handed, begun] = [await written(main, mailed), await written(main, mailed)]
  await server.database.pool.query(
    `insert into message_try (account_id, message_id, channel_account_id, handed_over_at)
     values ($1, $2, $4, now()), ($1, $3, $4, null)`,
    [handed.account, handed.id, begun.id, mailed.sender],
  )
  await server.database.pool.query(`update message set state = 'sending' where id = any($1)`, [[handed.id, begun.id]])
  await sendChat(one, handed, never)
  for (let n = 0; n < 2; n++) await sendChat(one, begun, never)
  expect(smtp.mails).toHaveLength(1)
  expect(await rowOf(main, handed.id)).toMatchObject({ state: 'uncertain' })
  expect(await rowOf(main, begun.id)).toMatchObject({ state: 'accepted' })
})

test('a line that breaks after the last dot leaves it uncertain; one that breaks before is tried again', async () => {
  const mailed = await ready()
  says = (line) => (line === '.' ? 'drop' : polite(line))
  const lost = await written(main, mailed)
  await sendChat(one, lost, never)
  expect(await rowOf(main, lost.id)).toMatchObject({ state: 'uncertain' })

  says = (line) => (line.startsWith('RCPT') ? '451 4.7.1 greylisted' : polite(line))
  const later = await written(main, mailed)
  await sendChat(one, later, never)
  expect(await rowOf(main, later.id)).toMatchObject({ state: 'queued' })
  const { rows } = await server.database.pool.query(
    'select tries, not_before > now() as later, handed_over_at from message_try where message_id = $1',
    [later.id],
  )
  expect(rows).toEqual([{ tries: 1, later: true, handed_over_at: null }])
  for (let n = 0; n < 5; n++) await sendChat(one, later, never)
  expect(await rowOf(main, later.id)).toMatchObject({ state: 'failed', problem: 'noRoom' })
})

test('a receiver that is refused, and a sender that is, fail with what there is to do', async () => {
  const mailed = await ready()
  says = (line) => (line.startsWith('RCPT') ? '550 5.1.1 no such user' : polite(line))
  const refused = await written(main, mailed)
  await sendChat(one, refused, never)
  expect(await rowOf(main, refused.id)).toMatchObject({ state: 'failed', problem: 'refused' })
  says = (line) => (line.startsWith('MAIL') ? '553 5.7.1 sender address rejected: not owned by user' : polite(line))
  const notOurs = await written(main, mailed)
  await sendChat(one, notOurs, never)
  expect(await rowOf(main, notOurs.id)).toMatchObject({ state: 'failed', problem: 'address' })
})

test('the server judges who may write to whom, from which sender', async () => {
  const mailed = await ready(sub, ['li@buyer.example', 'no@buyer.example', 'kept@buyer.example'])
  const foreign = await senderOf(main)
  const { pool } = server.database
  await pool.query(`update contact set restricted_at = 1 where id = $1`, [mailed.contacts[2]])
  await pool.query(
    `insert into suppression (account_id, id, scope, rev, kind, value, channels, note, reason, created_at, updated_at)
     select account_id, gen_random_uuid(), 'acct', rev, 'email', 'no@buyer.example', '{email}', '', 'unsubscribed', 1, 1
     from contact where id = $1`,
    [mailed.contacts[1]],
  )
  const cases = [
    [{ email: 'victim@else.example' }, 'addressUnknown'],
    [{ contact_id: mailed.contacts[1], email: 'no@buyer.example' }, 'addressSuppressed'],
  ] as const
  // From a mailbox of somebody else there is no thread.
  expect(await sub.does('email_answer.create', formerMail(mailed, { sender: foreign }))).toMatchObject({
    code: 'notFound',
  })
  const stolen = formerMail(await plantMailed(server, main, ['theirs@buyer.example']), { sender: mailed.sender })
  expect(await sub.does('email_answer.create', stolen)).toMatchObject({ code: 'recipientGone' })
  for (const [some, problem] of cases) {
    const answer = await written(sub, mailed, some)
    await sendChat(one, answer, never)
    expect(await rowOf(sub, answer.id), problem).toMatchObject({ state: 'failed', problem })
  }
  const evil = await written(sub, mailed, { subject: 'Re: x\nBcc: all@else.example' })
  await sendChat(one, evil, never)
  expect(await rowOf(sub, evil.id)).toMatchObject({ state: 'failed' })
  expect(smtp.mails).toEqual([])
})

test('a mailbox that refuses its password says so at its senders, and tells who owns them once', async () => {
  const { sender } = await ready()
  await main.get(senderCalls.setPassword, { id: sender, kind: 'imap', password: 'another one' })
  const boxes = [one, two].map((each) => startMailboxes({ ...each, options: { times: { calmMs: 1, pollMs: 50 } } }))
  const notices = async () =>
    [...(await main.readAll()).values()].filter(
      (row) => row.entity === 'notification' && JSON.stringify(row.content).includes('mailboxRefuses'),
    )
  const imapOf = async () => ((await rowOf(main, sender)) as unknown as EmailSender).tested?.imap
  try {
    await vi.waitFor(async () => expect(await imapOf()).toBe('passwordRefused'), 20_000)
    expect(await notices()).toMatchObject([{ link: `/emailMarketing/emailSendSetting?sender=${sender}` }])
  } finally {
    await Promise.all(boxes.map((box) => box.stop()))
  }
})

test.each(['imap', 'smtp'] as const)(
  'an answer that reaches the mailbox is at its contact, read by one process of several, with the password for %s',
  async (password) => {
    const mailed = await ready(main, ['li@buyer.example'], password)
    const boxes = [one, two].map((each) => startMailboxes({ ...each, options: { times: { calmMs: 1, pollMs: 50 } } }))
    try {
      imap.deliver(
        [
          'From: li@buyer.example',
          'To: sales@harbour.example',
          `Message-ID: <${password}@buyer.example>`,
          'Subject: Re: Lamps',
          `In-Reply-To: <${mailed.receivers[0]}@x.example>`,
          '',
          'Ten please',
          '',
        ].join('\r\n'),
        Date.now() + 1_000,
      )
      const answers = async () =>
        [...(await main.readAll()).values()].filter((row) => row.entity === 'message' && row.direction === 'in')
      await vi.waitFor(async () => expect(await answers()).toMatchObject([{ body: 'Ten please' }]), 20_000)
      const { rows } = await server.database.pool.query(
        'select state, problem from email_mailbox where sender_id = $1',
        [mailed.sender],
      )
      expect(rows).toMatchObject([{ problem: '', state: { inbox: { lastUid: expect.any(Number) } } }])
    } finally {
      await Promise.all(boxes.map((box) => box.stop()))
    }
  },
)
