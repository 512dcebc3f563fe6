import { afterEach, describe, expect, test } from 'vitest'
import type { Zone } from '#domain/email/testing/zone'
import { openMailDns } from '../domains/resolver.ts'
import { openDnsServer } from '../testing/dnsServer.ts'
import { openSmtpServer, type Responder } from '../testing/smtpServer.ts'
import { isPublicAddress } from './publicAddress.ts'
import { makeVerifier, type VerifierSettings } from './verifier.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

const usualZone: Zone = { 'a.com': { MX: ['10 mx.a.com'] }, 'mx.a.com': { A: ['127.0.0.1'] } }
const never = new AbortController().signal

async function verifierFor(answer: Responder, zone: Zone = usualZone, more: Partial<VerifierSettings> = {}, ms = {}) {
  const server = await openSmtpServer(answer)
  const names = await openDnsServer(zone)
  const dns = openMailDns({
    servers: [names.server],
    timeoutMs: Object.values(zone).includes('timeout') ? 1_000 : 20_000,
    tries: 1,
  })
  ends.push(server.stop, names.stop, dns.stop)
  const verify = makeVerifier({
    resolve: dns.resolve,
    probe: {
      ehlo: 'probe.fair.example',
      from: 'check@fair.example',
      port: server.port,
      patienceMs: 20_000,
      wholeMs: 60_000,
      ...ms,
    },
    now: () => 7,
    isAllowed: (address) => address.startsWith('127.'),
    nobody: () => 'nobody-1',
    ...more,
  })
  return { server, names, verify, run: (written: string, signal = never) => verify(written, signal) }
}

/** Says one thing to the address that is asked for, and another to the one that nobody has. */
const toReceivers =
  (mailbox: string, nobody: string): Responder =>
  (line) =>
    line.startsWith('RCPT TO:<nobody') ? nobody : line.startsWith('RCPT') ? mailbox : ''
/** Only where a server keeps us waiting. */
const impatientFor = (...replies: string[]) =>
  replies.some((reply) => reply === 'hang' || reply === 'drip') ? { patienceMs: 1_000, wholeMs: 3_000 } : {}
const noSuch = '550 5.1.1 no such user'

describe('a mail server is asked', () => {
  test.each<[string, string, string, string]>([
    ['250 ok', noSuch, 'valid', 'mailboxExists'],
    ['250 ok', '250 ok', 'risky', 'takesAll'],
    ['250 ok', '451 slow down', 'risky', 'takes'],
    ['250 ok', 'drop', 'risky', 'takes'],
    ['250 ok', 'hang', 'risky', 'takes'],
    ['550-5.1.1 no such\r\n550 5.1.1 user', '250 ok', 'invalid', 'missing'],
    ['550 No such user here', '250 ok', 'invalid', 'missing'],
    ['450 4.2.0 greylisted', '250 ok', 'unknown', 'later'],
    ['421 too busy', '250 ok', 'unknown', 'later'],
    ['550 5.7.1 your host is blocked', '250 ok', 'unknown', 'refused'],
    ['hang', '250 ok', 'unknown', 'silent'],
    ['drip', '250 ok', 'unknown', 'silent'],
    ['drop', '250 ok', 'unknown', 'silent'],
    ['hello?', '250 ok', 'unknown', 'silent'],
  ])('%j, and for nobody %j: %s (%s)', async (mailbox, nobody, verdict, reason) => {
    const { run } = await verifierFor(toReceivers(mailbox, nobody), usualZone, {}, impatientFor(mailbox, nobody))
    expect(await run('Lin@A.com')).toMatchObject({ verdict, reason })
  })

  test('politely, without a mail, and keeps what was said', async () => {
    const { run, server } = await verifierFor(toReceivers('250 ok', noSuch))
    const { evidence } = await run('Lin@A.com')
    expect(server.heard).toEqual([
      'EHLO probe.fair.example',
      'MAIL FROM:<check@fair.example>',
      'RCPT TO:<Lin@a.com>',
      'RCPT TO:<nobody-1@a.com>',
      'QUIT',
    ])
    expect(evidence).toEqual([
      { at: 7, step: 'syntax', answer: 'good' },
      { at: 7, step: 'mx', answer: '10 mx.a.com' },
      { at: 7, step: 'connect', answer: 'mx.a.com [127.0.0.1]' },
      { at: 7, step: 'greeting', answer: '220 stub' },
      { at: 7, step: 'ehlo', answer: '250 stub 8BITMIME' },
      { at: 7, step: 'sender', answer: '250 ok' },
      { at: 7, step: 'mailbox', answer: '250 ok' },
      { at: 7, step: 'nobody', answer: '550 5.1.1 no such user' },
    ])
  })
  test.each([
    ['', '554 go away', 'refused'],
    ['', '421 later', 'later'],
    ['', 'hang', 'silent'],
    ['MAIL', '550 5.7.1 not you', 'refused'],
    ['MAIL', '451 later', 'later'],
    ['EHLO', 'drop', 'silent'],
  ])('who is turned away at %j by %s knows nothing', async (verb, reply, reason) => {
    const answer: Responder = (line) => (line.split(' ')[0] === verb ? reply : '')
    const { run } = await verifierFor(answer, usualZone, {}, impatientFor(reply))
    expect(await run('lin@a.com')).toMatchObject({ verdict: 'unknown', reason })
  })
  test('in the old way where it knows no other', async () => {
    const { run } = await verifierFor((line) =>
      line.startsWith('EHLO') ? '502 what' : toReceivers('250 ok', noSuch)(line),
    )
    expect((await run('lin@a.com')).verdict).toBe('valid')
  })
  test('and not listened to without an end', async () => {
    const { run } = await verifierFor(toReceivers(`550-${'x'.repeat(70_000)}`, ''))
    expect(await run('lin@a.com')).toMatchObject({ verdict: 'unknown', reason: 'silent' })
  })
  test('once at a time', async () => {
    const { verify, server } = await verifierFor(toReceivers('250 ok', noSuch))
    const verdicts = await Promise.all(Array.from({ length: 5 }, (_, at) => verify(`lin${at}@a.com`, never)))
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(Array(5).fill('valid'))
    expect(server.mostOpen).toBe(1)
  })
  test('no longer than somebody wants to know', async () => {
    const { run } = await verifierFor(
      (line) => (line.startsWith('RCPT') ? 'hang' : ''),
      usualZone,
      {},
      { patienceMs: 60_000, wholeMs: 60_000 },
    )
    const stopping = new AbortController()
    const asked = run('lin@a.com', stopping.signal)
    setTimeout(() => stopping.abort(), 50)
    await expect(asked).rejects.toThrow('aborted')
  })
})

describe('nobody is connected to', () => {
  test.each<[Zone, string, string]>([
    [{}, 'invalid', 'noDomain'],
    [{ 'a.com': { MX: ['0 .'] } }, 'invalid', 'noMail'],
    [{ 'a.com': { TXT: ['x'] } }, 'invalid', 'noMail'],
    [{ 'a.com': 'timeout' }, 'unknown', 'dnsUnknown'],
    [{ 'a.com': 'servfail' }, 'unknown', 'dnsUnknown'],
  ])('where the DNS says %j', async (zone, verdict, reason) => {
    const { run, server } = await verifierFor(() => '', zone)
    expect(await run('lin@a.com')).toMatchObject({ verdict, reason })
    expect(server.heard).toEqual([])
  })
  test('for an address that is none, a throwaway one, or one that only some servers can be asked for', async () => {
    const zone: Zone = { ...usualZone, 'yopmail.com': { MX: ['10 mx.a.com'] } }
    const { run, server } = await verifierFor(() => '', zone)
    expect(await run('lin@a.com>\r\nDATA')).toMatchObject({ verdict: 'invalid', reason: 'noAddress' })
    expect(await run('lin@yopmail.com')).toMatchObject({ verdict: 'risky', reason: 'disposable' })
    expect(await run('张@a.com')).toMatchObject({ verdict: 'unknown', reason: 'notAsked' })
    expect(server.heard).toEqual([])
  })
  test('inside the network, whatever a domain says where its mail goes', async () => {
    for (const mx of ['localhost', 'mx.a.com', '127.0.0.1', 'db.internal']) {
      const zone: Zone = { 'a.com': { MX: [`10 ${mx}`] }, 'mx.a.com': { A: ['127.0.0.1', '10.0.0.1'], AAAA: ['::1'] } }
      const { run, server } = await verifierFor(() => '', zone, { isAllowed: isPublicAddress })
      expect((await run('lin@a.com')).verdict).not.toBe('valid')
      expect(server.mostOpen).toBe(0)
    }
  })
  test('where the operator wants no probe', async () => {
    const { run } = await verifierFor(() => '', usualZone, { probe: null })
    expect(await run('lin@a.com')).toMatchObject({ verdict: 'unknown', reason: 'notAsked' })
  })
})

test('a domain without an MX is asked itself, and the next host where the first is silent', async () => {
  const zone: Zone = {
    'a.com': { A: ['127.0.0.1'] },
    'b.com': { MX: ['5 dead.b.com', '10 mx.b.com'] },
    'dead.b.com': { A: ['192.0.2.1'] },
    'mx.b.com': { A: ['127.0.0.1'] },
    'xn--mnchen-3ya.com': { MX: ['5 mx.b.com'] },
  }
  const { run, server } = await verifierFor(toReceivers('250 ok', noSuch), zone)
  expect((await run('lin@a.com')).verdict).toBe('valid')
  expect(await run('lin@b.com')).toMatchObject({
    verdict: 'valid',
    evidence: expect.arrayContaining([{ at: 7, step: 'connect', answer: 'dead.b.com: no public address' }]),
  })
  expect((await run('lin@münchen.com')).verdict).toBe('valid')
  expect(server.heard).toContain('RCPT TO:<lin@xn--mnchen-3ya.com>')
})
