import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, describe, expect, test } from 'vitest'
import { type Counts, deliveredIn, type EmailCounts } from '#domain/campaigns/statistics/counters'
import { countLedger } from '#domain/campaigns/statistics/statistics'
import type { SuppressionRow } from '#domain/campaigns/suppression'
import { type CampaignTask, everybody } from '#domain/campaigns/task'
import type { Contact } from '#domain/contacts/contact'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import { domainIn } from '#domain/email/deliverability/addressDomain'
import { senderCalls } from '#domain/email/sender/senderCalls'
import { emptySender } from '#domain/email/sender/senderState'
import { products } from '#domain/products'
import { companyOffsetAt } from '../../server/campaigns/ledger/companyClock.ts'
import { type Database, joinDatabase } from '../../server/db/connect.ts'
import { type DnsServer, openDnsServer } from '../../server/email/testing/dnsServer.ts'
import { freePort } from '../../server/email/testing/dovecot.ts'
import { checkLedger } from '../../server/ledger/check.ts'
import { balanceOf, score } from '../../server/ledger/ledger.ts'
import { noLog } from '../../server/log.ts'
import { createCompany } from '../../server/operator.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { setContactCap } from '../../server/testing/contactCap.ts'
import { Device, newTestId } from '../../server/testing/device.ts'
import { fundCompany } from '../../server/testing/emailCompany.ts'
import { entriesInOrder, ledgerOf, readReceivers } from '../../server/testing/ledger.ts'
import { noMail } from '../../server/testing/noMail.ts'
import { type ServerProcess, spawnNode } from '../../server/testing/process.ts'
import { until } from '../../server/testing/sending.ts'
import { amount, isSoak, minutes } from '../amounts.ts'
import { Random } from '../simulator/random.ts'
import { comesBack, type MailWorld, mailWorlds } from './mailWorlds.ts'
import { Phone } from './phone.ts'

/**
 * A day of somebody who writes to many: what is written, counted beforehand and sent from a phone that is without a
 * network half of the time, by a server that is killed twice, and what comes back. MAIL_DAY: how many get the mail,
 * over each kind of mail servers; MAIL_DAY_SEED: when the network and the server are gone.
 */
const mails = amount('MAIL_DAY')
const random = new Random(Number(process.env.MAIL_DAY_SEED ?? 1))
const password = 'a long password'

/** Too few come back, or are no addresses, for the task to stop by itself. */
const localOf = (n: number) => {
  if (n % 50 === 7) return `nobody${n}`
  if (n % 100 === 13) return `refused${n}`
  return n % 100 === 29 ? `full${n}` : `p${n}`
}
const addressOf = (n: number) => `${localOf(n)}@d${n % 20}.example`
const addresses = Array.from({ length: mails }, (_, n) => addressOf(n))

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

for (const { name, missing } of mailWorlds) if (missing) test.skip(`with ${name}: ${missing}`, () => {})
const here = mailWorlds.filter(({ missing }) => !missing)

// The truest one that there is says all that the others do.
describe.each(isSoak ? here : here.slice(-1))('with $name', ({ open, name }) => {
  test('every number on a phone is right that was offline half of the time, though the server died twice', {
    timeout: minutes(9 + mails / 120),
  }, async () => {
    const world = await open()
    ends.push(world.stop)
    const dns = await openDnsServer(zoneOf(world))
    ends.push(dns.stop)
    const server = await startServer(world, dns)
    const device = await new Device(server.url).signIn('exporter', password)
    const phone = await Phone.open(device)
    ends.push(() => phone.close())

    const sender = await writeSender(phone, device, { world, dns })
    await makeContacts(phone)
    await expect.poll(phone.waiting).toBe(0)
    phone.network(false)
    const message = await writeMessage(phone)
    const task = newTestId()
    const dryRun = await phone.dryRun({ points: mails })
    expect(dryRun).toMatchObject({ contacts: mails + 5, receivers: mails, points: { needed: mails, missing: 0 } })
    expect(dryRun.skipped).toMatchObject({ duplicate: 1, noAddress: 1, saidNo: 1, excluded: 1, withdrawn: 1 })
    await startTask(phone, { task, message, sender })
    phone.network(true)
    await expect.poll(phone.waiting).toBe(0)
    phone.flicker(random)

    for (const share of [0.2, 0.6]) {
      await until(async () => (await world.delivered()).length >= mails * share, 120_000)
      await server.killed()
    }
    const taskRow = async () => (await phone.rows<CampaignTask>('campaign_task')).find(({ id }) => id === task)
    await expect.poll(async () => (await taskRow())?.status, { timeout: 120_000 }).toBe('done')
    await server.later('1 hour')
    const seen = await lookAt(await world.delivered())
    expect(new Set(seen.map(({ to }) => to)).size).toBe(seen.length)
    expect(new Set(seen.map(({ messageId }) => messageId)).size).toBe(seen.length)
    await world.returns()
    const did = await everybodyDoes(seen, world)

    const numbers = async () => {
      const rows = await phone.rows<EmailCounts>('campaign_counts')
      return rows.find(({ dimension, key }) => dimension === 'task' && key === task)?.counts ?? {}
    }
    const returned = await world.returned()
    const wanted: Counts = {
      ...counted({
        returned_hard: returned.filter((to) => to.startsWith('nobody')).length,
        returned_soft: returned.filter((to) => to.startsWith('full')).length,
      }),
      ...did,
    }
    await expect.poll(numbers, { timeout: 60_000 }).toMatchObject(wanted)
    await expect.poll(() => server.withDatabase(waitingNumbers)).toBe(0)
    const offline = phone.steady()

    const ledger = await server.withDatabase((database) => ledgerNumbers(database, task))
    const isThere = async () => entriesInOrder(await phone.rows<EmailCounts>('campaign_counts'))
    await expect.poll(isThere).toEqual(entriesInOrder(ledger.counts))
    const counts = await numbers()
    const { uncertain = 0 } = counts
    // Of one that was under way when the server died, nobody knows what was said to it.
    const failed = addresses.filter((to) => to.startsWith('refused') && !ledger.uncertain.includes(to))
    expect(counts).toEqual({
      ...wanted,
      receivers: mails + 5,
      sent: mails - failed.length - uncertain,
      failed: failed.length,
      ...(uncertain && { uncertain }),
      suppressed: 5,
      suppressed_duplicate: 1,
      suppressed_noAddress: 1,
      suppressed_saidNo: 1,
      suppressed_excluded: 1,
      suppressed_withdrawn: 1,
    })
    const arrived = new Set(seen.map(({ to }) => to))
    expect(ledger.sent.filter((to) => !arrived.has(to) && !comesBack(to))).toEqual([])
    expect([...arrived].filter((to) => !ledger.sent.includes(to) && !ledger.uncertain.includes(to))).toEqual([])
    expect(ledger.balance).toBe(mails * 2 - (mails - failed.length))
    expect(ledger.flaws).toEqual([])
    const gone = [...failed, ...returned.filter((to) => to.startsWith('nobody'))]
    await expectContacts(phone, { seen, returned, gone, sent: ledger.sent })
    expect(await taskRow()).toMatchObject({ status: 'done', problem: '', email_count: mails })
    expect(await phone.issues()).toEqual([])

    await nobodyTwiceAgainstTheirWill(phone, world, { message, sender, seen, gone })
    console.log(
      `${name}: ${mails} mails, ${Math.round(offline * 100)} % offline, delivered ${deliveredIn(counts)}, ${JSON.stringify(counts)}`,
    )
  })
})

type Server = Omit<ServerProcess, 'setupKey'>

/** As `npm start` runs it, always at the same address. */
async function startServer(world: MailWorld, dns: DnsServer) {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-test-'))
  await copyCluster(data)
  const withDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await joinDatabase({ data, databaseUrl: null }, noLog)
    try {
      return await work(database)
    } finally {
      await database.stop()
    }
  }
  await withDatabase(async (database) => {
    const person = { username: 'exporter', password, products: [products.emailMarketing] }
    const company = await createCompany(database, person)
    await setContactCap(database, company, null)
    await fundCompany(database, company, mails * 2)
  })
  const MAIL_SERVERS = `127.0.0.1:${world.smtp},127.0.0.1:${world.imap.port}`
  const PORT = String(await freePort())
  const start = async (): Promise<Server> => {
    const server = spawnNode(['server/main.ts'], data, { MAIL_SERVERS, PORT, NAME_SERVERS: dns.server })
    const [, url] = await server.prints(/^Fairlead runs at (\S+)$/m)
    return { ...server, url: url! }
  }
  let running = await start()
  ends.push(async () => {
    await running.end('SIGTERM')
    rmSync(data, { recursive: true, force: true })
  })
  return {
    url: running.url,
    withDatabase,
    async killed() {
      await running.end('SIGKILL')
      running = await start()
    },
    /** Mails are not looked at in the second in which they are sent. */
    later: (span: string) =>
      withDatabase(({ pool }) =>
        pool.query(
          `create or replace function server_now() returns timestamptz language sql stable as $$ select now() + interval '${span}' $$`,
        ),
      ),
  }
}

async function writeSender(
  phone: Phone,
  device: Device,
  { world: { smtp, imap }, dns }: { world: MailWorld; dns: DnsServer },
): Promise<string> {
  const id = newTestId()
  const connection = { host: '127.0.0.1', socket: 'none' as const }
  await phone.does('email_sender.create', {
    ...emptySender,
    id,
    name: 'Harbour Lamps',
    address: imap.user,
    signature: { ...emptySender.signature, company: 'Harbour Lamps', address: '1 Quay Road, Ningbo' },
    smtp: { ...connection, port: smtp, user: '' },
    imap: { ...connection, port: imap.port, user: imap.user },
    hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] },
    per_hour: 100_000,
    per_domain_hour: 100_000,
    warms_up: false,
  })
  await expect.poll(phone.waiting).toBe(0)
  await device.get(senderCalls.setPassword, { id, kind: 'imap', password: imap.password })
  const { dkim } = await device.get(senderCalls.makeDkimKey, { id })
  dns.zone[dkim!.name] = { TXT: [dkim!.value] }
  return id
}

/** What the sender's domain has published; its key comes when it is made. */
const zoneOf = ({ imap: { user } }: MailWorld) => {
  const domain = domainIn(user)
  return {
    [domain]: { MX: [`10 mx.${domain}`], TXT: ['v=spf1 ip4:127.0.0.1 -all'] },
    [`_dmarc.${domain}`]: { TXT: ['v=DMARC1; p=reject'] },
  }
}

async function makeContacts(phone: Phone): Promise<void> {
  const contact = (name: string, email?: string) => ({
    id: newTestId(),
    name,
    country: ['DE', 'CN', ''][name.length % 3],
    ...(email && { emails: [{ email, is_valid: 'toVerify' }] }),
  })
  const rows = addresses.map((email, n) => contact(`P${n}`, email))
  for (let at = 0; at < rows.length; at += 200) await phone.does('contact.create', { rows: rows.slice(at, at + 200) })
  const withdrew = contact('Withdrew', 'withdrew@d0.example')
  const left = [
    contact('Again', addressOf(0).toUpperCase()),
    contact('No address'),
    contact('Said no', 'no@d0.example'),
    contact('Excluded', 'out@d0.example'),
    withdrew,
  ]
  await phone.does('contact.create', { rows: left })
  await phone.does('suppression.create', { rows: [{ id: newTestId(), ...noMail('no@d0.example') }] })
  const excluded = { id: newTestId(), full_number: '', email: 'out@d0.example', whatsapp_id: '', reason: '' }
  await phone.does('excluded_contact.create', { rows: [excluded] })
  const consent = newTestId()
  await phone.does('consent.create', {
    id: consent,
    contact_id: withdrew.id,
    channel: 'email',
    basis: 'consent',
    evidence: '',
    given_at: 1,
  })
  await phone.does('consent.patch', { id: consent, withdrawn_at: 2 })
}

async function writeMessage(phone: Phone): Promise<string> {
  const id = newTestId()
  const button = (label: string, link: string) => ({ kind: 'button', label, link, colour: '#114488', align: 'left' })
  await phone.does('email_message.create', {
    id,
    name: 'Lamps',
    theme: 'Lamps for {{name|your shop}}',
    preheader: '',
    language: 'en',
    content: [
      { id: 'a', block: button('Catalogue', 'https://lamps.example/catalogue') },
      { id: 'b', block: button('Prices', 'https://lamps.example/prices') },
    ],
    attachments: [],
  })
  return id
}

async function startTask(phone: Phone, { task, ...of }: { task: string; message: string; sender: string }) {
  await phone.does('campaign_task.create', {
    id: task,
    name: 'Lamps',
    type: 'ordinary',
    ...of,
    reply_address: '',
    audience: everybody,
    execution_time: null,
    first_batch: null,
    subject_test: null,
    sequence: null,
  })
  await phone.does('campaign_task.change', { id: task, action: 'start' })
}

/** A mail as its receiver has it. `links`: all there are, also one that nobody sees. */
type SeenMail = {
  to: string
  nth: number
  messageId: string
  answerTo: string
  picture: string
  catalogue: string
  links: string[]
  leave: string
}

const lookAt = (delivered: Awaited<ReturnType<MailWorld['delivered']>>): Promise<SeenMail[]> =>
  Promise.all(
    delivered.map(async ({ to, source }) => {
      const { html = '', headers, messageId = '', replyTo, from } = await PostalMime.parse(source)
      const picture = /src="([^"]+\/m\/o\/[^"]+)"/.exec(html)?.[1] ?? ''
      const links = [...html.matchAll(/<a [^>]*href="([^"]+\/m\/c\/[^"]+)"[^>]*>(.*?)<\/a>/gs)]
      return {
        to,
        nth: addresses.indexOf(to),
        messageId,
        answerTo: replyTo?.[0]?.address ?? from?.address ?? '',
        picture,
        catalogue: links.find(([, , label]) => label?.includes('Catalogue'))?.[1] ?? '',
        links: links.flatMap(([, url]) => url ?? []),
        leave: /<(https?:[^>]+)>/.exec(headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '')?.[1] ?? '',
      }
    }),
  )

const person = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140 Safari/537.36' }
const scanner = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
const opens = ({ nth }: SeenMail) => nth % 2 === 0
const clicks = ({ nth }: SeenMail) => nth % 4 === 0
const isScanned = ({ nth }: SeenMail) => nth % 10 === 5
const leaves = ({ nth }: SeenMail) => nth % 20 === 3
const leavesByMail = ({ nth }: SeenMail) => nth % 40 === 17
const answers = ({ nth }: SeenMail) => nth % 10 === 6
const isAway = ({ nth }: SeenMail) => nth % 20 === 11
const complains = ({ nth }: SeenMail) => nth === 19

/** What the receivers do, and what that adds up to. */
async function everybodyDoes(seen: readonly SeenMail[], world: MailWorld): Promise<Counts> {
  const get = async (url: string, headers: Record<string, string>, status: number) =>
    expect((await fetch(url, { headers, redirect: 'manual' })).status).toBe(status)
  const write = ({ to, answerTo, messageId }: SeenMail, text: string, more: string[] = []) =>
    world.write({
      from: to,
      to: answerTo,
      source: [
        `From: ${to}`,
        `To: ${answerTo}`,
        'Subject: Re: Lamps',
        `Message-ID: <answer-${to}>`,
        `In-Reply-To: ${messageId}`,
        ...more,
        '',
        text,
        '',
      ].join('\r\n'),
    })
  for (const mail of seen) {
    if (opens(mail)) await get(mail.picture, person, 200)
    if (clicks(mail)) await get(mail.catalogue, person, 302)
    if (isScanned(mail)) {
      await get(mail.picture, scanner, 200)
      for (const link of mail.links) await get(link, scanner, 302)
    }
    if (leaves(mail)) {
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
      expect((await fetch(mail.leave, { method: 'POST', body })).status).toBe(200)
    }
    if (leavesByMail(mail)) await write(mail, 'Please unsubscribe me')
    if (answers(mail)) await write(mail, 'Send me ten of them.')
    if (isAway(mail)) await write(mail, 'I am away.', ['Auto-Submitted: auto-replied'])
    if (complains(mail)) await world.write({ from: mail.to, to: mail.answerTo, source: complaint(mail) })
  }
  const count = (does: (mail: SeenMail) => boolean) => seen.filter(does).length
  const sums: Counts = {
    opened_unique: count((mail) => opens(mail) || clicks(mail) || answers(mail)),
    opened_total: count(opens),
    opened_machine: count(isScanned),
    clicked_unique: count(clicks),
    clicked_total: count(clicks),
    clicked_machine: count(isScanned),
    replied: count(answers),
    auto_replied: count(isAway),
    unsubscribed: count((mail) => leaves(mail) || leavesByMail(mail)),
    complained: count(complains),
  }
  return counted(sums)
}

/** What is 0 is not there. */
const counted = (sums: Counts): Counts => Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum))

const complaint = ({ to, answerTo, messageId }: SeenMail) =>
  [
    'From: feedback@provider.example',
    `To: ${answerTo}`,
    'Subject: FW: Lamps',
    'Message-ID: <complaint@provider.example>',
    'Content-Type: multipart/report; report-type=feedback-report; boundary=b',
    '',
    '--b',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    'User-Agent: Provider/1',
    `Original-Rcpt-To: ${to}`,
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    'Subject: Lamps',
    '',
    '--b--',
    '',
  ].join('\r\n')

async function waitingNumbers({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select (select count(*) from campaign_delta) + (select count(*) from campaign_contact_delta) as count',
  )
  return rows[0]!.count
}

/** What the server's ledger says, counted anew. */
async function ledgerNumbers(database: Database, task: string) {
  const rows = await readReceivers(database, task)
  const { rows: accounts } = await database.pool.query<{ id: string }>('select account_id as id from sync_account')
  const of = (...statuses: string[]) =>
    rows.flatMap(({ status, address }) => (statuses.includes(status) ? address : []))
  return {
    counts: countLedger(await ledgerOf(database, task), companyOffsetAt),
    sent: of('sent', 'returned'),
    uncertain: of('uncertain'),
    balance: await balanceOf(database.pool, accounts[0]!.id, score(products.emailMarketing)),
    flaws: await checkLedger(database),
  }
}

/** `gone`: of whom is known that they are no addresses. */
type Outcome = Record<'returned' | 'gone' | 'sent', readonly string[]> & { seen: readonly SeenMail[] }

/** How far each of them came, how often they were written to, and who is written to no more. */
async function expectContacts(phone: Phone, { seen, returned, gone, sent }: Outcome): Promise<void> {
  const byAddress = new Map(seen.map((mail) => [mail.to, mail]))
  const statusOf = (mail: SeenMail | undefined) => {
    if (!mail) return 'none'
    if (answers(mail)) return 'replied'
    if (clicks(mail)) return 'clicked'
    return opens(mail) ? 'opened' : 'none'
  }
  const line = (email: string, ...said: (string | number)[]) => `${email} ${said.join(' ')}`
  const shown = async () =>
    (await phone.rows<Contact>('contact')).flatMap(({ name, emails: [first], follow_up_status, email_send_count }) =>
      first && /^P\d/.test(name) ? line(first.email, first.is_valid, follow_up_status, email_send_count) : [],
    )
  const expected = addresses.map((email) =>
    line(
      email,
      gone.includes(email) ? 'invalid' : 'toVerify',
      statusOf(byAddress.get(email)),
      sent.includes(email) ? 1 : 0,
    ),
  )
  await expect.poll(async () => (await shown()).sort()).toEqual(expected.sort())
  const noMore = (reason: SuppressionRow['reason'], emails: readonly string[]) =>
    emails.map((email) => `${email} ${reason}`)
  const to = (does: (mail: SeenMail) => boolean) => seen.filter(does).map((mail) => mail.to)
  const suppressions = await phone.rows<SuppressionRow>('suppression')
  expect(suppressions.map(({ value, reason }) => `${value} ${reason}`).sort()).toEqual(
    [
      ...noMore('manual', ['no@d0.example']),
      ...noMore(
        'unsubscribed',
        to((mail) => leaves(mail) || leavesByMail(mail)),
      ),
      ...noMore('complained', to(complains)),
      ...noMore('bounced', gone),
    ].sort(),
  )
  const heard = (await phone.rows<ConversationMessage>('message')).filter(({ direction }) => direction === 'in')
  const kind = (one: ConversationMessage['kind']) => heard.filter((each) => each.kind === one).length
  expect([kind('text'), kind('notice'), kind('bounce')]).toEqual([
    to(answers).length,
    to(isAway).length,
    returned.length,
  ])
}

type Again = { message: string; sender: string; seen: readonly SeenMail[]; gone: readonly string[] }

/** The same mail to everybody once more: who said no, or is not there, is left out by the phone and by the server. */
async function nobodyTwiceAgainstTheirWill(phone: Phone, world: MailWorld, { seen, gone, ...of }: Again) {
  const saidNo = new Set(
    seen.filter((mail) => leaves(mail) || leavesByMail(mail) || complains(mail)).map(({ to }) => to),
  )
  const asked = addresses.filter((to) => !saidNo.has(to) && !gone.includes(to))
  phone.network(false)
  expect(await phone.dryRun({ points: mails })).toMatchObject({ receivers: asked.length })
  const task = newTestId()
  await startTask(phone, { task, ...of })
  phone.network(true)
  const again = async () => (await phone.rows<CampaignTask>('campaign_task')).find(({ id }) => id === task)
  await expect.poll(again, { timeout: 120_000 }).toMatchObject({ status: 'done', email_count: asked.length })
  const known = new Set(seen.map(({ messageId }) => messageId))
  const anew = async () =>
    (await lookAt(await world.delivered())).flatMap(({ to, messageId }) => (known.has(messageId) ? [] : to)).sort()
  await expect.poll(anew).toEqual(asked.filter((to) => to.startsWith('p')).sort())
}
