import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ContactEmail } from '#domain/contacts/contact'
import { dataRightsCalls } from '#domain/dataRights/calls'
import { addressCalls as calls } from '#domain/email/addressCalls'
import { type AddressRun, checkedIn } from '#domain/email/deliverability/addressRun'
import type { Zone } from '#domain/email/testing/zone'
import { products as productIds } from '#domain/products'
import { flushCounts } from '../../campaigns/counts/flushCounts.ts'
import { writeContactDeltas } from '../../campaigns/ledger/deltas.ts'
import { asSystem } from '../../db/scope.ts'
import { openMailNetwork } from '../../email/network.ts'
import { type DnsServer, openDnsServer } from '../../email/testing/dnsServer.ts'
import { openSmtpServer, type SmtpServer } from '../../email/testing/smtpServer.ts'
import { type CheckOptions, startChecks } from '../../email/verify/startChecks.ts'
import { grantProduct, revoke } from '../../operator.ts'
import { moveClock, releaseClock } from '../../testing/clock.ts'
import { signedInCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let dns: DnsServer
let smtp: SmtpServer
let server: TestServer
let network: ReturnType<typeof openMailNetwork>
let main: Device
let ann: Device
let bob: Device
const zone: Zone = {}
/** What the mail server says to RCPT TO, by the part before the @; anything else is nobody. */
const mailboxes = new Map<string, string[]>()

beforeAll(async () => {
  dns = await openDnsServer(zone)
  smtp = await openSmtpServer((line) => {
    if (line.startsWith('VRFY')) return '502 5.5.1 disabled'
    const [, local, domain] = /^RCPT TO:<([^@]*)@(.*)>/.exec(line) ?? []
    if (local === undefined) return ''
    if (domain?.startsWith('all')) return '250 ok'
    const said = mailboxes.get(local)
    return (said && said.length > 1 ? said.shift() : said?.[0]) ?? '550 5.1.1 no such user'
  })
  server = await startTestServer()
  network = openMailNetwork(
    {
      mailServers: [{ address: '127.0.0.1', port: smtp.port }],
      nameServers: [dns.server],
      url: 'http://check.example',
    },
    null,
  )
  const company = await signedInCompany(server, 2)
  main = company.main
  ;[ann, bob] = company.subs as [Device, Device]
  const products = [productIds.emailMarketing]
  for (const { user } of [main, ann, bob])
    await grantProduct(server.database, user.username, { products, expires: null })
})
afterAll(async () => {
  network.stop()
  await server.stop()
  await Promise.all([dns.stop(), smtp.stop()])
})

/** A domain of its own for each test, with a server of its own: what is remembered of one says nothing of another. */
let domains = 0
function domain(name: string, hasMx = true): string {
  const full = `${name}${++domains}.com`
  if (hasMx) Object.assign(zone, { [full]: { MX: [`10 mx.${full}`] }, [`mx.${full}`]: { A: ['127.0.0.1'] } })
  return full
}

beforeEach(async () => {
  await main.get(calls.setAsksServers, { asks_servers: false })
  mailboxes.clear()
  for (const [local, ...said] of [
    ['lin', '250 ok'],
    ['grey', '451 4.7.1 greylisted', '250 ok'],
    ['busy', '421 too busy'],
    ['slow', 'hang'],
    ['rude', '550 5.7.1 your host is blocked'],
  ] as const)
    mailboxes.set(local, [...said])
  smtp.heard.length = 0
})

const working: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of working.splice(0)) await stop()
  await releaseClock(server.database)
})
function work(changes: Partial<CheckOptions> = {}, network_ = network) {
  const log = (message: string, fields?: object) => failures.push(`${message} ${JSON.stringify(fields)}`)
  const { stop } = startChecks(
    { database: server.database, network: network_, log },
    { everyMs: 20, flushMs: 0, probe: { port: smtp.port, patienceMs: 600, wholeMs: 3_000 }, ...changes },
  )
  working.push(stop)
  return stop
}
const failures: string[] = []
afterEach(() => expect(failures.splice(0)).toEqual([]))

async function contact(device: Device, ...emails: string[]): Promise<string> {
  const id = newTestId()
  const rows = [{ id, name: `P ${id.slice(-4)}`, emails: emails.map((email) => ({ email, is_valid: 'toVerify' })) }]
  await device.does('contact.create', { rows })
  return id
}
async function contacts(device: Device, emails: string[]): Promise<string[]> {
  const ids: string[] = []
  for (const email of emails) ids.push(await contact(device, email))
  return ids
}
const askServers = () => main.get(calls.setAsksServers, { asks_servers: true })
const start = (device: Device, contacts: string[], more = {}) =>
  device.get(calls.startCheck, { id: newTestId(), contacts, ...more })
const runOf = async (device: Device, id: string) =>
  (await device.get(calls.checks, {})).list.find((run) => run.id === id)
async function until(device: Device, { id }: { id: string }, isSo: (run: AddressRun) => boolean): Promise<AddressRun> {
  let run: AddressRun | undefined
  const look = async () => {
    run = await runOf(device, id)
    return run !== undefined && isSo(run)
  }
  await expect.poll(look, { timeout: 40_000, interval: 50 }).toBe(true)
  return run!
}
const done = (device: Device, run: { id: string }) => until(device, run, ({ state }) => state === 'done')
const emailsOf = async (device: Device, id: string): Promise<ContactEmail[]> =>
  ((await device.readContacts()).find((row) => row.id === id) as unknown as { emails: ContactEmail[] }).emails
const validity = async (device: Device, id: string) => (await emailsOf(device, id)).map(({ is_valid }) => is_valid)
const evidence = async (device: Device, id: string) => (await device.get(calls.evidence, { contact_id: id })).list
const reasons = async (device: Device, id: string) =>
  Object.fromEntries((await evidence(device, id)).map(({ email, reason }) => [email.split('@')[0], reason]))

describe('with the DNS alone', () => {
  test('what cannot be is invalid, what may be stays to be verified, and nobody asks a mail server', async () => {
    const there = domain('there')
    const gone = domain('gone', false)
    const refusing = domain('refusing', false)
    zone[refusing] = { MX: ['0 .'] }
    const id = await contact(ann, `lin@${there}`, `lin@${gone}`, `lin@${refusing}`, 'lin@mailinator.com')
    zone['mailinator.com'] = { MX: ['10 mx.mailinator.com'] }
    work()
    const run = await done(ann, await start(ann, [id]))
    expect(run).toMatchObject({ total: 4, invalid: 2, risky: 1, plausible: 1, unknown: 0 })
    expect(await validity(ann, id)).toEqual(['toVerify', 'invalid', 'invalid', 'toVerify'])
    expect((await emailsOf(ann, id)).every(({ checked_at }) => checked_at! > 0)).toBe(true)
    const [one] = (await evidence(ann, id)).filter(({ email }) => email.endsWith(gone))
    expect(one).toMatchObject({ verdict: 'invalid', reason: 'noDomain', standing: 'noDomain' })
    expect(one!.evidence).toMatchObject([
      { step: 'syntax', answer: 'good' },
      { step: 'mx', answer: 'noDomain' },
    ])
    expect(smtp.heard).toEqual([])
  })

  test('a name server that does not answer makes nobody invalid: it is asked again, and then it is not known', async () => {
    const silent = domain('servfail', false)
    zone[silent] = 'servfail'
    const id = await contact(ann, `lin@${silent}`)
    work()
    const run = await start(ann, [id])
    await until(ann, run, ({ waiting }) => waiting === 1)
    expect(await validity(ann, id)).toEqual(['toVerify'])
    await moveClock(server.database, 40)
    expect(await done(ann, run)).toMatchObject({ unknown: 1, invalid: 0 })
    expect(await reasons(ann, id)).toEqual({ lin: 'dnsUnknown' })
  })

  test('a domain is asked once for all of its addresses', async () => {
    const there = domain('shared')
    const ids = await contacts(
      ann,
      Array.from({ length: 5 }, (_, n) => `p${n}@${there}`),
    )
    work()
    await done(ann, await start(ann, ids))
    expect(dns.asked.filter((asked) => asked === `MX ${there}`)).toHaveLength(1)
  })
})

describe('with mail servers asked', () => {
  test('only a plain no is invalid; busy, silent and unfriendly servers are not', async () => {
    await askServers()
    const locals = ['lin', 'nobodyhere', 'busy', 'slow', 'rude'] as const
    const id = await contact(ann, ...locals.map((local) => `${local}@${domain('mail')}`), `lin@${domain('all')}`)
    work()
    const run = await start(ann, [id])
    await until(ann, run, (now) => checkedIn(now) === 5 && now.waiting === 1)
    await moveClock(server.database, 301)
    expect(await done(ann, run)).toMatchObject({ valid: 1, invalid: 1, risky: 1, unknown: 3 })
    expect(await validity(ann, id)).toEqual(['valid', 'invalid', 'toVerify', 'toVerify', 'toVerify', 'toVerify'])
    expect((await evidence(ann, id)).map(({ reason }) => reason).sort()).toEqual(
      ['later', 'mailboxExists', 'missing', 'refused', 'silent', 'takesAll'].sort(),
    )
    // It stops before a mail, and asks in no other way.
    expect(smtp.heard.some((line) => /^(DATA|VRFY|EXPN)/.test(line))).toBe(false)
    expect(smtp.mails).toEqual([])
  })

  test('who says "come back later" is asked once more, and believed then', async () => {
    await askServers()
    const id = await contact(ann, `grey@${domain('grey')}`)
    work()
    const run = await start(ann, [id])
    await until(ann, run, ({ waiting }) => waiting === 1)
    expect(await validity(ann, id)).toEqual(['toVerify'])
    await moveClock(server.database, 301)
    expect(await done(ann, run)).toMatchObject({ valid: 1 })
    expect(await validity(ann, id)).toEqual(['valid'])
  })

  test('a server that takes everything is not asked for the next address', async () => {
    await askServers()
    const all = domain('all')
    const first = await contact(ann, `one@${all}`)
    const second = await contact(ann, `two@${all}`)
    work()
    await done(ann, await start(ann, [first]))
    const asked = smtp.heard.length
    await done(ann, await start(ann, [second]))
    expect(smtp.heard).toHaveLength(asked)
    expect((await evidence(ann, second))[0]!.evidence).toMatchObject([
      { step: 'syntax' },
      { step: 'mx' },
      { step: 'takesAll', answer: all },
    ])
  })

  test('one server is asked one question after the other, however many processes ask', async () => {
    await askServers()
    const busy = domain('paced')
    const ids = await contacts(
      ann,
      ['lin', 'li2', 'li3'].map((local) => `${local}@${busy}`),
    )
    work()
    work()
    const at = Date.now()
    await done(ann, await start(ann, ids))
    expect(Date.now() - at).toBeGreaterThan(3_500)
  })
})

describe('what is known', () => {
  test('a mail that came back is not talked out of by a check', async () => {
    await askServers()
    const email = `lin@${domain('bounced')}`
    const id = await contact(ann, email)
    await asSystem(server.database, (connection) =>
      writeContactDeltas(connection, [
        {
          account: ann.user.account,
          contact: id,
          sends: 0,
          engagement: null,
          revived_email: null,
          informs: null,
          invalid_email: email,
        },
      ]),
    )
    await flushCounts(server.database)
    expect(await validity(ann, id)).toEqual(['invalid'])
    work()
    expect(await done(ann, await start(ann, [id], { again: true }))).toMatchObject({ invalid: 1 })
    expect(await validity(ann, id)).toEqual(['invalid'])
    expect(smtp.heard).toEqual([])
  })

  test('what a mailbox said outlasts a server that is silent later, and the last check is seen beside it', async () => {
    await askServers()
    const id = await contact(ann, `lin@${domain('later')}`)
    work()
    await done(ann, await start(ann, [id]))
    mailboxes.set('lin', ['hang'])
    await done(ann, await start(ann, [id], { again: true }))
    expect(await validity(ann, id)).toEqual(['valid'])
    expect((await evidence(ann, id))[0]).toMatchObject({
      verdict: 'unknown',
      reason: 'silent',
      standing: 'mailboxExists',
    })
  })

  test('it is not asked again so soon, and another contact with the address has it at once', async () => {
    const email = `lin@${domain('known')}`
    const first = await contact(ann, email)
    const second = await contact(bob, email)
    work()
    await done(ann, await start(ann, [first]))
    const asked = dns.asked.length
    await done(bob, await start(bob, [second]))
    expect(dns.asked).toHaveLength(asked)
    expect((await emailsOf(bob, second))[0]!.checked_at).toBe((await emailsOf(ann, first))[0]!.checked_at)
  })

  test('an edit on a device neither makes up a check nor loses one', async () => {
    const email = `lin@${domain('edited')}`
    const id = await contact(ann, email)
    work()
    await done(ann, await start(ann, [id]))
    const [checked] = await emailsOf(ann, id)
    const forged = [
      { email, is_valid: 'valid', checked_at: 1 },
      { email: 'new@x.com', is_valid: 'valid', checked_at: 1 },
    ]
    await ann.does('contact.patch', { ids: [id], fields: { emails: forged } })
    expect(await emailsOf(ann, id)).toEqual([checked, { email: 'new@x.com', is_valid: 'toVerify' }])
  })
})

describe('a check of many', () => {
  test('is paused, goes on, is stopped, and is started once however often it is asked for', async () => {
    const there = domain('many')
    const ids = await contacts(
      ann,
      Array.from({ length: 4 }, (_, n) => `m${n}@${there}`),
    )
    const id = newTestId()
    const first = await start(ann, ids.slice(0, 2), { id })
    const again = await start(ann, ids, { id })
    expect([first.total, again.total]).toEqual([2, 4])
    expect((await ann.get(calls.changeCheck, { id, action: 'pause' })).state).toBe('paused')
    work()
    expect(await ann.get(calls.changeCheck, { id, action: 'resume' })).toMatchObject({ state: 'running' })
    expect(await done(ann, { id })).toMatchObject({ total: 4, plausible: 4 })
    const other = await start(ann, ids, { again: true })
    await main.get(calls.changeCheck, { id: other.id, action: 'stop' })
    expect((await runOf(ann, other.id))!.state).toBe('stopped')
    expect((await ann.get(calls.changeCheck, { id: other.id, action: 'resume' })).state).toBe('stopped')
  })

  test('is finished by another process where one died in the middle, and every address counts once', async () => {
    const ids = await contacts(
      ann,
      Array.from({ length: 12 }, (_, n) => `c${n}@${domain('crash')}`),
    )
    // It takes all of them, settles none, and says nothing any more.
    const dead = { ...network, dns: { ...network.dns, resolve: () => new Promise<never>(() => {}) } }
    const stopped = work({ leaseMs: 700 }, dead)
    const run = await start(ann, ids)
    await expect
      .poll(async () => {
        const { rows } = await server.database.pool.query(
          'select count(*)::int as count from email_check_item where run_id = $1 and free_at > server_now()',
          [run.id],
        )
        return rows[0].count
      })
      .toBe(12)
    working.splice(working.indexOf(stopped), 1)
    await kill(run.id)
    work()
    work()
    expect(await done(ann, run)).toMatchObject({ total: 12, plausible: 12 })
  })
  /** The leases of a process that is no more run out. */
  const kill = (run: string) =>
    server.database.pool.query('update email_check_item set free_at = server_now() where run_id = $1', [run])

  test('leaves out who is not to be worked with, and what is not there any more', async () => {
    const [a, b] = [await contact(ann, `x@${domain('a')}`), await contact(ann, `y@${domain('b')}`)]
    const run = await start(ann, [a, b])
    await ann.does('contact.delete', { ids: [a] })
    work()
    expect(await done(ann, run)).toMatchObject({ total: 1 })
  })
})

describe('whose', () => {
  test('a sub account checks its own contacts, and sees its own checks', async () => {
    const [mine, theirs] = [await contact(ann, `a@${domain('o')}`), await contact(bob, `b@${domain('o')}`)]
    expect((await ann.ask(calls.startCheck, { id: newTestId(), contacts: [theirs] })).status).toBe(422)
    const run = await start(ann, [mine, theirs])
    expect(run.total).toBe(1)
    expect(await runOf(bob, run.id)).toBeUndefined()
    expect(await runOf(main, run.id)).toBeDefined()
    expect((await bob.ask(calls.changeCheck, { id: run.id, action: 'stop' })).status).toBe(404)
    expect((await bob.ask(calls.startCheck, { id: run.id, contacts: [theirs] })).status).toBe(404)
    expect(await evidence(bob, mine)).toEqual([])
    expect((await ann.ask(calls.setAsksServers, { asks_servers: true })).status).toBe(403)
  })

  test('without the product nothing is checked, also where a check has begun', async () => {
    const id = await contact(ann, `a@${domain('p')}`)
    const run = await start(ann, [id])
    await revoke(server.database, ann.user.username, [productIds.emailMarketing])
    expect((await ann.ask(calls.startCheck, { id: newTestId(), contacts: [id] })).status).toBe(403)
    const other = await contact(bob, `a@${domain('p')}`)
    work()
    await done(bob, await start(bob, [other]))
    expect(await runOf(main, run.id)).toMatchObject({ state: 'running', plausible: 0 })
    await grantProduct(server.database, ann.user.username, { products: [productIds.emailMarketing], expires: null })
    await done(ann, run)
  })

  test('the log says who checked how many, and the user hears when it is done', async () => {
    const ids = [await contact(ann, `a@${domain('l')}`), await contact(ann, `b@${domain('l')}`)]
    const run = await start(ann, ids)
    work()
    await done(ann, run)
    const { rows } = await server.database.pool.query(
      'select action, detail from operation where account_id = $1 and target = $2',
      [ann.user.account, run.id],
    )
    expect(rows).toEqual([{ action: 'email.checkAddresses', detail: { contacts: 2 } }])
    const told = [...(await ann.readAll()).values()].filter(({ entity }) => entity === 'notification')
    expect(told.map(({ content }) => content)).toContainEqual({
      key: 'addressesChecked',
      values: { count: 2, valid: 0, invalid: 0 },
    })
  })

  test('who is erased takes the evidence along, also what a check under way had found', async () => {
    const email = `zhang.unique@${domain('erased')}`
    const id = await contact(main, email)
    work()
    await done(main, await start(main, [id]))
    const running = await start(main, [id], { again: true })
    await main.get(dataRightsCalls.erase, { address: email, reason: 'asked' })
    await until(main, running, ({ total }) => total === 0)
    const { rows } = await server.database.pool.query(
      `select email from email_check where email = $1 union all select email from email_check_item where email = $1`,
      [email],
    )
    expect(rows).toEqual([])
  })
})
