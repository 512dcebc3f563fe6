import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DomainReport, maySend } from '#domain/email/deliverability/domainReport'
import type { EmailSender, NewEmailSender } from '#domain/email/sender/sender'
import { senderCalls as calls } from '#domain/email/sender/senderCalls'
import { emptySender, reportParts } from '#domain/email/sender/senderState'
import type { Zone } from '#domain/email/testing/zone'
import { asSystem } from '../../db/scope.ts'
import { openMailNetwork } from '../../email/network.ts'
import { signingOf } from '../../email/secrets/dkimKeys.ts'
import { type DnsServer, openDnsServer } from '../../email/testing/dnsServer.ts'
import { type ImapServer, openImapServer } from '../../email/testing/imapServer.ts'
import { openSmtpServer, type SmtpServer } from '../../email/testing/smtpServer.ts'
import { forgetSecrets, openSecrets } from '../../secrets.ts'
import { signedInCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { noMail } from '../../testing/noMail.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { areas } from '../index.ts'
import { lookAtDomain } from './senders/checkSenderDomain.ts'
import { dueSenders, letSecretsGo } from './senders/upkeep.ts'

const password = 'salt water 7'
const zone: Zone = {}
let dns: DnsServer
let smtp: SmtpServer
let imap: ImapServer
let server: TestServer
let main: Device
let sub: Device
let other: Device
beforeAll(async () => {
  dns = await openDnsServer(zone)
  smtp = await openSmtpServer(answer)
  imap = await openImapServer()
  const mailServers = [smtp.port, imap.port].map((port) => ({ address: '127.0.0.1', port }))
  server = await startTestServer({ mailServers, nameServers: [dns.server] })
})
afterAll(async () => {
  await server.stop()
  await Promise.all([dns.stop(), smtp.stop(), imap.stop()])
})
beforeEach(async () => {
  ;({
    main,
    subs: [sub, other],
  } = (await signedInCompany(server, 2)) as { main: Device; subs: [Device, Device] })
  smtp.heard.length = 0
  smtp.mails.length = 0
})

let saysToPlus = ''
/** Lets nobody in but with the password. */
function answer(line: string): string {
  if (line.startsWith('EHLO')) return '250-stub\r\n250-AUTH PLAIN\r\n250 SIZE 10000000'
  if (line.startsWith('AUTH PLAIN'))
    return Buffer.from(line.slice(11), 'base64').toString().endsWith(`\0${password}`)
      ? '235 2.7.0 ok'
      : '535 5.7.8 authentication failed'
  if (/^MAIL FROM:<[^>]*\+/i.test(line)) return saysToPlus
  if (line === 'DATA') return '354 go on'
  if (line === '.') return '250 2.0.0 queued as ABC123'
  return ''
}

async function senderOf(device: Device, changes: Partial<NewEmailSender> = {}): Promise<string> {
  const id = newTestId()
  const connection = { host: '127.0.0.1', socket: 'none' as const }
  const result = await device.does('email_sender.create', {
    ...emptySender,
    id,
    name: '海港 Harbour',
    address: 'sales@harbour.com',
    signature: { ...emptySender.signature, name: 'Lin', company: 'Harbour', address: 'Pier 4, Ningbo' },
    smtp: { ...connection, port: smtp.port, user: 'sales@harbour.com' },
    imap: { ...connection, port: imap.port, user: imap.user },
    ...changes,
  })
  if (result.status !== 'applied') throw new Error(JSON.stringify(result))
  return id
}

const rowOf = async (device: Device, id: string) => (await device.readAll()).get(id) as unknown as EmailSender
const secretsOf = async (id: string) =>
  (await server.database.pool.query('select kind, sealed from email_secret where sender_id = $1 order by kind', [id]))
    .rows

describe('a password', () => {
  test('is sealed, and the row says no more than that it is there', async () => {
    const id = await senderOf(sub)
    await sub.get(calls.setPassword, { id, kind: 'smtp', password })
    expect(await rowOf(sub, id)).toMatchObject({ has_password: true, has_imap_password: false })
    expect(JSON.stringify([...(await main.readAll())])).not.toContain(password)
    const [secret] = await secretsOf(id)
    expect(secret.sealed).not.toContain(password)
    await sub.get(calls.forgetPassword, { id, kind: 'smtp' })
    expect(await rowOf(sub, id)).toMatchObject({ has_password: false })
    expect(await secretsOf(id)).toEqual([])
  })

  test('is set by the owner and by the main account, and by nobody else', async () => {
    const id = await senderOf(sub)
    const input = { id, kind: 'smtp', password }
    await expect(other.get(calls.setPassword, input)).rejects.toThrow('notFound')
    await expect(other.get(calls.testSender, { id })).rejects.toThrow('notFound')
    expect(await secretsOf(id)).toEqual([])
    await main.get(calls.setPassword, input)
    expect(await rowOf(sub, id)).toMatchObject({ has_password: true })
  })

  test('is noted in the log without its letters', async () => {
    const id = await senderOf(sub)
    await sub.get(calls.setPassword, { id, kind: 'imap', password })
    const { rows } = await server.database.pool.query('select action, detail from operation where target = $1', [id])
    expect(rows).toEqual([{ action: 'email.setPassword', detail: { sender: 'sales@harbour.com', of: 'imap' } }])
  })

  test('of a deleted sender lives as long as somebody may undo it', async () => {
    const id = await senderOf(sub)
    await sub.get(calls.setPassword, { id, kind: 'smtp', password })
    const row = await rowOf(sub, id)
    await sub.does('email_sender.delete', { ids: [id] })
    await letSecretsGo(server)
    expect(await secretsOf(id)).toHaveLength(1)
    await sub.does('email_sender.restore', { rows: [row] })
    expect(await rowOf(sub, id)).toMatchObject({ has_password: true })
    await sub.does('email_sender.delete', { ids: [id] })
    await server.database.pool.query(`update email_sender set deleted_at = now() - interval '2 hours' where id = $1`, [
      id,
    ])
    await letSecretsGo(server)
    expect(await secretsOf(id)).toEqual([])
    await sub.does('email_sender.restore', { rows: [row] })
    expect(await rowOf(sub, id)).toMatchObject({ has_password: false })
  })

  test.each([
    ['the server', { host: 'localhost' }],
    ['the port', { port: 2525 }],
    ['the user', { user: 'else@harbour.com' }],
  ])('does not go anywhere else: who names another one for %s has to know it', async (_, change) => {
    const id = await senderOf(sub)
    for (const kind of ['smtp', 'imap']) await sub.get(calls.setPassword, { id, kind, password })
    const { smtp: before, imap: mailbox } = await rowOf(sub, id)
    // The main account may change it, and does not get the password by that.
    await main.does('email_sender.patch', { id, fields: { smtp: { ...before, ...change } } })
    expect(await rowOf(sub, id)).toMatchObject({ has_password: false, has_imap_password: true })
    expect((await secretsOf(id)).map(({ kind }) => kind)).toEqual(['imap'])
    await main.get(calls.testSender, { id })
    await sub.does('email_sender.patch', { id, fields: { smtp: before } })
    await main.get(calls.testSender, { id })
    expect(smtp.heard.filter((line) => line.startsWith('AUTH'))).toEqual([])
    await sub.does('email_sender.patch', { id, fields: { imap: { ...mailbox!, ...change } } })
    expect(await rowOf(sub, id)).toMatchObject({ has_password: false, has_imap_password: false })
    expect(await secretsOf(id)).toEqual([])
  })

  test('that also opens the mailbox does not go to another mailbox', async () => {
    const user = 'sales@harbour.com'
    const id = await senderOf(sub, { imap: null })
    await sub.get(calls.setPassword, { id, kind: 'smtp', password })
    const box = { host: '127.0.0.1', port: imap.port, socket: 'none' as const }
    await main.does('email_sender.patch', { id, fields: { imap: { ...box, user: 'somebody' } } })
    expect(await rowOf(sub, id)).toMatchObject({ has_password: true })
    await main.does('email_sender.patch', { id, fields: { imap: { ...box, user } } })
    expect(await rowOf(sub, id)).toMatchObject({ has_password: false })
    expect(await secretsOf(id)).toEqual([])
  })

  test('stays where only the name, the pace or the kind of line changes', async () => {
    const id = await senderOf(sub)
    await sub.get(calls.setPassword, { id, kind: 'smtp', password })
    const { smtp: before, imap: mailbox } = await rowOf(sub, id)
    await sub.does('email_sender.patch', {
      id,
      fields: {
        name: 'Pier',
        per_hour: 7,
        smtp: { ...before, socket: 'tls' },
        imap: { ...mailbox!, takes_plus: true },
      },
    })
    expect(await rowOf(sub, id)).toMatchObject({ has_password: true })
    expect(await secretsOf(id)).toHaveLength(1)
  })

  test('is gone in the database, whoever writes another server there', async () => {
    const id = await senderOf(sub)
    await sub.get(calls.setPassword, { id, kind: 'smtp', password })
    await server.database.pool.query(`update email_sender set smtp = smtp || '{"host":"evil.example"}' where id = $1`, [
      id,
    ])
    expect(await rowOf(sub, id)).toMatchObject({ has_password: false })
    expect(await secretsOf(id)).toEqual([])
  })
})

describe('a trial', () => {
  test('says at which step it failed, and works with the right password', async () => {
    const id = await senderOf(sub)
    await sub.get(calls.setPassword, { id, kind: 'smtp', password: 'wrong' })
    await sub.get(calls.setPassword, { id, kind: 'imap', password: 'wrong' })
    const failed = await sub.get(calls.testSender, { id })
    expect(failed.smtp).toMatchObject({ kind: 'failed', step: 'login', problem: 'password', code: 535 })
    expect(failed.imap).toMatchObject({ kind: 'failed', problem: 'passwordRefused' })
    expect((await rowOf(sub, id)).tested).toMatchObject({ smtp: 'login password', imap: 'passwordRefused' })

    await sub.get(calls.setPassword, { id, kind: 'smtp', password })
    await sub.get(calls.setPassword, { id, kind: 'imap', password: imap.password })
    expect((await rowOf(sub, id)).tested).toBeNull()
    const works = await sub.get(calls.testSender, { id })
    expect(works).toMatchObject({ smtp: { kind: 'works', encrypted: false }, imap: { kind: 'works' } })
    expect((await rowOf(sub, id)).tested).toMatchObject({ smtp: 'works', imap: 'works' })
    expect(smtp.heard.filter((line) => line.startsWith('RCPT'))).toEqual([])
  })

  test('of a mailbox that takes words behind a plus asks whether its user may write as that address', async () => {
    const imapOf = {
      host: '127.0.0.1',
      socket: 'none' as const,
      port: imap.port,
      user: 'back@harbour.com',
      takes_plus: true,
    }
    const id = await senderOf(sub, { imap: imapOf })
    await sub.get(calls.setPassword, { id, kind: 'smtp', password })
    const asked = () => smtp.heard.filter((line) => line.startsWith('MAIL FROM:<back+b')).length
    saysToPlus = '553 5.7.1 Sender address rejected: not owned by user'
    const refused = await sub.get(calls.testSender, { id })
    expect(refused.smtp).toMatchObject({ kind: 'failed', problem: 'plusAddress', code: 553 })
    expect(asked()).toBe(1)

    // What says nothing of the plus is no word about it.
    saysToPlus = '451 4.3.0 try again later'
    expect((await sub.get(calls.testSender, { id })).smtp).not.toMatchObject({ problem: 'plusAddress' })
    saysToPlus = ''
    expect((await sub.get(calls.testSender, { id })).smtp).toMatchObject({ kind: 'works' })
    expect(asked()).toBe(3)
  })

  test('reaches nothing inside the network that the operator has not named', async () => {
    const inside = await openSmtpServer(answer)
    try {
      const at = { host: '127.0.0.1', port: inside.port, socket: 'none' as const, user: '' }
      const id = await senderOf(sub, { smtp: at, imap: { ...at, user: 'x' } })
      await sub.get(calls.setPassword, { id, kind: 'imap', password })
      const { smtp, imap } = await sub.get(calls.testSender, { id })
      expect(smtp).toMatchObject({ kind: 'failed', step: 'dns', problem: 'hostNotAllowed' })
      expect(imap).toMatchObject({ kind: 'failed', problem: 'hostPrivate' })
      expect(await sub.get(calls.testSend, { sender: id, message: null, to: 'anna@buyer.com' })).toMatchObject({
        kind: 'sender',
        problem: 'hostNotAllowed',
      })
      expect(inside.heard).toEqual([])
    } finally {
      await inside.stop()
    }
  })

  test('is forgotten when the server is changed', async () => {
    const id = await senderOf(sub, { imap: null })
    await sub.get(calls.setPassword, { id, kind: 'smtp', password })
    await sub.get(calls.testSender, { id })
    await sub.does('email_sender.patch', { id, fields: { smtp: { ...emptySender.smtp, host: 'mail.harbour.com' } } })
    expect(await rowOf(sub, id)).toMatchObject({ tested: null, has_password: false })
  })

  test('cannot be made as often as somebody likes', async () => {
    const id = await senderOf(sub, { imap: null })
    const asked = await Promise.all(Array.from({ length: 25 }, () => sub.ask(calls.testSender, { id })))
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200, 429]))
  })
})

describe('a domain', () => {
  const publish = (name: string, value: string) => {
    zone[name] = { ...(zone[name] as object), TXT: [value] }
  }

  test('is judged by what the DNS says now, and is green when all was published as told', async () => {
    for (const name of Object.keys(zone)) delete zone[name]
    zone['harbour.com'] = { MX: ['10 mx.harbour.com'] }
    zone['smtp.harbour.com'] = { A: ['192.0.2.9'] }
    const id = await senderOf(sub, { smtp: { host: 'smtp.harbour.com', port: 465, socket: 'tls', user: 'x' } })
    const before = await sub.get(calls.checkDomain, { id })
    expect(before.report).toMatchObject({ dkim: { code: 'dkimNoKey' }, dmarc: { code: 'dmarcMissing' } })

    const { dkim } = await sub.get(calls.makeDkimKey, { id })
    publish(dkim!.name, dkim!.value)
    const { report } = await sub.get(calls.checkDomain, { id })
    for (const part of [report.spf, report.dmarc]) if (part.wanted) publish(part.wanted.name, part.wanted.value)
    const after = await sub.get(calls.checkDomain, { id })
    expect(after.report).toMatchObject({
      spf: { state: 'green' },
      dkim: { state: 'green' },
      dmarc: { state: 'yellow', code: 'dmarcOnlyWatches' },
      mx: { state: 'green' },
    })
    expect(await rowOf(sub, id)).toMatchObject({ report: after.report, dkim })
  })

  test('is signed with the key of before until the new one is found', async () => {
    const id = await senderOf(sub)
    const secrets = await openSecrets(server.database, areas, server.settings)
    const signer = async () => {
      const of = { account: sub.user.account, sender: id, address: 'sales@harbour.com' }
      return ((await signingOf(server.database.pool, secrets, of)) as { keySelector: string } | null)?.keySelector
    }
    expect(await signer()).toBeUndefined()
    const first = (await sub.get(calls.makeDkimKey, { id })).dkim!
    const second = (await sub.get(calls.makeDkimKey, { id })).dkim!
    expect(second.name).not.toBe(first.name)
    publish(first.name, first.value)
    await sub.get(calls.checkDomain, { id })
    expect(first.name).toMatch(`${await signer()}.`)
    publish(second.name, second.value)
    await sub.get(calls.checkDomain, { id })
    expect(second.name).toBe(`${await signer()}._domainkey.harbour.com`)
    // A name that is in the DNS is given to no other key.
    const third = (await sub.get(calls.makeDkimKey, { id })).dkim!
    expect([first.name, second.name]).not.toContain(third.name)
  })

  test('has one key for all senders of the company', async () => {
    const made = await sub.get(calls.makeDkimKey, { id: await senderOf(sub) })
    const taken = await other.get(calls.makeDkimKey, { id: await senderOf(other, { address: 'info@harbour.com' }) })
    expect(taken.dkim).toEqual(made.dkim)
  })

  test('of a free mailbox has no key of ours', async () => {
    const id = await senderOf(sub, { address: 'lin@gmail.com' })
    await expect(sub.get(calls.makeDkimKey, { id })).rejects.toThrow('dkimOfService')
  })

  test('that is broken while nobody looks is told to its owner, once', async () => {
    zone['harbour.com'] = { MX: ['10 mx.harbour.com'], TXT: ['v=spf1 ip4:127.0.0.1 -all'] }
    publish('_dmarc.harbour.com', 'v=DMARC1; p=reject')
    const id = await senderOf(sub)
    const { dkim } = await sub.get(calls.makeDkimKey, { id })
    publish(dkim!.name, dkim!.value)
    const { report } = await sub.get(calls.checkDomain, { id })
    expect(maySend(report as DomainReport)).toBe(true)
    const notices = async () => [...(await sub.readAll()).values()].filter(({ entity }) => entity === 'notification')
    const mail = openMailNetwork(server.settings, null)
    const secrets = await openSecrets(server.database, areas, server.settings)
    const look = async () => {
      mail.dns.forget('harbour.com')
      const doing = { database: server.database, secrets, mail }
      await lookAtDomain(doing, sub.user.account, await rowOf(sub, id), { tellsOwner: true })
    }
    try {
      await look()
      expect(await notices()).toEqual([])
      delete zone['_dmarc.harbour.com']
      await look()
      await look()
      expect(await notices()).toMatchObject([
        {
          content: { key: 'senderDomainRed', values: { domain: 'harbour.com' } },
          link: `/emailMarketing/emailSendSetting?sender=${id}`,
        },
      ])
    } finally {
      mail.stop()
    }
  })

  test('of a sender that a task uses is looked at once a day, by one process', async () => {
    const id = await senderOf(sub)
    const idle = await senderOf(sub)
    const isDue = async (now?: number) => (await dueSenders(server, now)).some((one) => one.id === id)
    expect(await isDue()).toBe(false)
    await sub.does('campaign_task.create', {
      id: newTestId(),
      name: 'x',
      type: 'ordinary',
      message: newTestId(),
      sender: id,
      reply_address: '',
      audience: { filter: null, chosen: 0, unopened_of: null, send_count: null, allows_unknown_basis: false },
      execution_time: null,
      first_batch: null,
      subject_test: null,
      sequence: null,
    })
    const both = await Promise.all([dueSenders(server), dueSenders(server)])
    expect(both.flat().filter((one) => one.id === id)).toHaveLength(1)
    expect(both.flat().filter((one) => one.id === idle)).toEqual([])
    await sub.get(calls.checkDomain, { id })
    const hour = 3_600_000
    expect(await isDue(Date.now() + 2 * hour)).toBe(false)
    expect(await isDue(Date.now() + 25 * hour)).toBe(true)
  })
})

test('a task whose sender nobody has looked at waits for the first look, and does not begin when that is red', async () => {
  const whole = await startTestServer({ nameServers: [dns.server], mailWork: true })
  try {
    const { main: owner } = await signedInCompany(whole, 0)
    const sender = await senderOf(owner, {
      address: 'sales@unset.com',
      smtp: { ...emptySender.smtp, host: '127.0.0.1' },
    })
    const task = newTestId()
    await owner.does('campaign_task.create', {
      id: task,
      name: 'x',
      type: 'ordinary',
      message: newTestId(),
      sender,
      reply_address: '',
      audience: { filter: null, chosen: 0, unopened_of: null, send_count: null, allows_unknown_basis: false },
      execution_time: null,
      first_batch: null,
      subject_test: null,
      sequence: null,
    })
    await owner.does('campaign_task.change', { id: task, action: 'start' })
    const row = async () => [...(await owner.readAll()).values()].find(({ id }) => id === task)
    await expect.poll(row).toMatchObject({ status: 'paused', problem: 'domainNotReady' })
    expect((await rowOf(owner, sender)).report).toMatchObject({ spf: { state: 'red' } })
  } finally {
    await whole.stop()
  }
})

describe('a mail for a look', () => {
  const to = 'anna@buyer.com'

  test('comes signed, from the sender, with its signature', async () => {
    const id = await senderOf(sub)
    await sub.get(calls.setPassword, { id, kind: 'smtp', password })
    await sub.get(calls.makeDkimKey, { id })
    expect(await sub.get(calls.testSend, { sender: id, message: null, to })).toMatchObject({ kind: 'accepted' })
    expect(smtp.mails[0]).toMatch(/^DKIM-Signature: [^]*d=harbour\.com;/)
    const mail = await PostalMime.parse(smtp.mails[0]!)
    expect(mail).toMatchObject({ from: { name: '海港 Harbour', address: 'sales@harbour.com' }, to: [{ address: to }] })
    expect(mail.text).toContain('Pier 4, Ningbo')
    expect(smtp.heard).toContain(`RCPT TO:<${to}>`)
  })

  test('has the subject and the links of its message as they are', async () => {
    const id = await senderOf(sub)
    await sub.get(calls.setPassword, { id, kind: 'smtp', password })
    const message = newTestId()
    const run = { text: 'our page', link: 'https://harbour.com/new' }
    await sub.does('email_message.create', {
      id: message,
      name: 'x',
      theme: 'New crates for {{company|you}}',
      preheader: '',
      language: 'en',
      content: [{ id: 'a', block: { kind: 'text', style: 'plain', lines: [[run]], align: 'left' } }],
      attachments: [],
    })
    await sub.get(calls.testSend, { sender: id, message, to })
    expect(smtp.mails[0]).toContain('Subject: New crates for you\r\n')
    expect(smtp.mails[0]).toContain('https://harbour.com/new')
    await expect(other.get(calls.testSend, { sender: await senderOf(other), message, to })).rejects.toThrow('notFound')
  })

  test('goes to nobody who gets no more mails, and not on without end', async () => {
    const id = await senderOf(sub)
    await main.does('suppression.create', { rows: [{ id: newTestId(), ...noMail(to) }] })
    await expect(sub.get(calls.testSend, { sender: id, message: null, to })).rejects.toThrow('emailSuppressed')
    const input = { sender: id, message: null, to: 'bert@buyer.com' }
    const asked = await Promise.all(Array.from({ length: 12 }, () => sub.ask(calls.testSend, input)))
    expect(asked.some(({ status }) => status === 429)).toBe(true)
  })
})

test('what was sealed with a lost key is gone, and every sender says so', async () => {
  const id = await senderOf(sub)
  await sub.get(calls.setPassword, { id, kind: 'smtp', password })
  await sub.get(calls.makeDkimKey, { id })
  await asSystem(server.database, (connection) => forgetSecrets(connection, areas))
  expect(await rowOf(sub, id)).toMatchObject({ has_password: false, dkim: null, tested: null })
})

test('the demo reaches its own mail server and no other one', async () => {
  const demo = await startTestServer({ demo: true })
  try {
    const company = await signedInCompany(demo, 0)
    const { smtp: own } = await company.main.get(calls.sandbox, {})
    const id = await senderOf(company.main, { smtp: own!, imap: null })
    const to = 'anna@buyer.com'
    expect((await company.main.get(calls.testSender, { id })).smtp).toMatchObject({ kind: 'works' })
    await company.main.get(calls.testSend, { sender: id, message: null, to })
    expect(demo.sandbox!.inbox.arrived.map((mail) => mail.to)).toEqual([to])
    // Whoever tries it out has no domain to publish anything at.
    await company.main.get(calls.makeDkimKey, { id })
    const { report } = await company.main.get(calls.checkDomain, { id })
    expect(reportParts.map((part) => report[part].state)).toEqual(['green', 'green', 'green', 'green'])
    const outside = { host: '127.0.0.1', port: smtp.port, socket: 'none' as const, user: '' }
    await company.main.does('email_sender.patch', { id, fields: { smtp: outside } })
    expect((await company.main.get(calls.testSender, { id })).smtp).toMatchObject({ problem: 'hostNotAllowed' })
    expect(smtp.heard).toEqual([])
  } finally {
    await demo.stop()
  }
})

test('elsewhere there is no mail server of ours', async () => {
  expect(await main.get(calls.sandbox, {})).toEqual({ smtp: null })
})
