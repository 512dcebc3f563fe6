import { afterEach, describe, expect, test } from 'vitest'
import { dkimRecord } from '#domain/email/deliverability/dkim'
import type { Zone } from '#domain/email/testing/zone'
import { openDnsServer } from '../testing/dnsServer.ts'
import { checkDomain } from './checkDomain.ts'
import { type DkimKeyPair, makeDkimKey } from './dkimKey.ts'
import { openMailDns } from './resolver.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function dnsOf(zone: Zone, ttl = 1) {
  const server = await openDnsServer(zone, ttl)
  ends.push(server.stop)
  const clock = { now: 1_000_000 }
  // A busy machine is given time where an answer is waited for.
  const timeoutMs = Object.values(zone).includes('timeout') ? 1_000 : 20_000
  const dns = openMailDns({ servers: [server.server], timeoutMs, tries: 1, now: () => clock.now })
  ends.push(dns.stop)
  return { ...dns, server, clock }
}

describe('an answer', () => {
  test('is what the zone says, of every type', async () => {
    const { resolve } = await dnsOf({
      'a.com': { TXT: ['x'.repeat(300), 'v=spf1 -all'], MX: ['20 b.com', '10 mx.a.com'], A: ['192.0.2.1'] },
      'six.com': { AAAA: ['2001:db8:0:0:0:0:0:1'] },
      'none.com': { MX: ['0 .'] },
    })
    const values = async (type: 'TXT' | 'MX' | 'A' | 'AAAA', name: string) => {
      const answer = await resolve({ type, name })
      return answer.kind === 'found' ? answer.values.toSorted() : answer
    }
    expect(await values('TXT', 'a.com')).toEqual(['v=spf1 -all', 'x'.repeat(300)])
    expect(await values('MX', 'A.com.')).toEqual(['10 mx.a.com', '20 b.com'])
    expect(await values('A', 'a.com')).toEqual(['192.0.2.1'])
    expect(await values('AAAA', 'six.com')).toEqual(['2001:db8::1'])
    expect(await values('MX', 'none.com')).toEqual(['0 .'])
  })
  test('tells a name that is not there from a record that is not, and neither from silence', async () => {
    const { resolve } = await dnsOf({ 'a.com': { A: ['192.0.2.1'] }, 'slow.com': 'timeout', 'broken.com': 'servfail' })
    const ask = (name: string) => resolve({ type: 'TXT', name })
    expect(await ask('gone.com')).toEqual({ kind: 'absent', of: 'domain' })
    expect(await ask('a.com')).toEqual({ kind: 'absent', of: 'record' })
    expect(await ask('slow.com')).toEqual({ kind: 'unknown', why: 'ETIMEOUT' })
    expect(await ask('broken.com')).toEqual({ kind: 'unknown', why: 'ESERVFAIL' })
  })
  test('is unknown where no server listens', async () => {
    const { resolve, server } = await dnsOf({})
    await server.stop()
    ends.shift()
    expect(await resolve({ type: 'MX', name: 'a.com' })).toMatchObject({ kind: 'unknown' })
  })
  test('of an inner name is not asked for at all', async () => {
    const { resolve, server } = await dnsOf({ 'db.internal': { A: ['10.0.0.1'] } })
    for (const name of ['db.internal', 'localhost', 'printer.local', '127.0.0.1', 'db'])
      expect(await resolve({ type: 'A', name })).toEqual({ kind: 'absent', of: 'domain' })
    expect(server.asked).toEqual([])
  })
})

describe('what was asked before', () => {
  test('is asked once by many, and again when its time is over', async () => {
    const { resolve, server, clock } = await dnsOf({ 'a.com': { TXT: ['one'] }, 'slow.com': 'timeout' })
    const ask = () => resolve({ type: 'TXT', name: 'a.com' })
    await Promise.all([ask(), ask(), ask()])
    clock.now += 299_000
    await ask()
    expect(server.asked).toEqual(['TXT a.com'])
    clock.now += 2_000
    server.zone['a.com'] = { TXT: ['two'] }
    expect(await ask()).toEqual({ kind: 'found', values: ['two'] })
  })
  test('lives as long as its record says, within bounds', async () => {
    for (const [ttl, seconds] of [
      [1, 60],
      [600, 600],
      [90_000, 3_600],
    ] as const) {
      const { resolve, server, clock } = await dnsOf({ 'a.com': { A: ['192.0.2.1'] } }, ttl)
      const ask = () => resolve({ type: 'A', name: 'a.com' })
      await ask()
      clock.now += seconds * 1_000 - 1
      await ask()
      expect(server.asked).toHaveLength(1)
      clock.now += 1
      await ask()
      expect(server.asked).toHaveLength(2)
    }
  })
  test('is forgotten with all below it, when its owner has published something', async () => {
    const { resolve, forget, server } = await dnsOf({ 'other-a.com': { TXT: ['x'] } })
    const ask = (name: string) => resolve({ type: 'TXT', name })
    await Promise.all(['a.com', '_dmarc.a.com', 'other-a.com'].map(ask))
    server.zone['_dmarc.a.com'] = { TXT: ['v=DMARC1; p=none'] }
    forget('A.com')
    expect(await ask('_dmarc.a.com')).toEqual({ kind: 'found', values: ['v=DMARC1; p=none'] })
    await ask('a.com')
    await ask('other-a.com')
    expect(server.asked.toSorted()).toEqual([
      'TXT _dmarc.a.com',
      'TXT _dmarc.a.com',
      'TXT a.com',
      'TXT a.com',
      'TXT other-a.com',
    ])
  })
})

describe('a domain', () => {
  const sender = { domain: 'a.com', returnPath: 'a.com', smtpHost: 'smtp.a.com' }
  const signingsOf = ({ selector, publicKey }: DkimKeyPair) => [{ selector, domain: 'a.com', publicKey }]

  test('whose records were published as told is green', async () => {
    const key = await makeDkimKey(new Date('2026-11-22T23:59:59Z'))
    const { resolve, forget, server } = await dnsOf({
      'a.com': { MX: ['10 mx.a.com'] },
      'smtp.a.com': { A: ['192.0.2.9'] },
    })
    const before = await checkDomain({ ...sender, signings: signingsOf(key) }, resolve)
    for (const { wanted } of Object.values(before))
      if (wanted) server.zone[wanted.name] = { ...(server.zone[wanted.name] as object), TXT: [wanted.value] }
    forget('a.com')
    const after = await checkDomain({ ...sender, signings: signingsOf(key) }, resolve)
    expect([before.spf.state, before.dkim.state, before.dmarc.state]).toEqual(['red', 'red', 'red'])
    expect([after.spf.code, after.dkim.code, after.dmarc.code, after.mx.code]).toEqual([
      'spfGood',
      'dkimGood',
      'dmarcOnlyWatches',
      'mxGood',
    ])
    expect(server.zone[`${key.selector}._domainkey.a.com`]).toEqual({ TXT: [dkimRecord(key.publicKey)] })
  })
  test('that lets its server in by an address is green as well', async () => {
    const { resolve } = await dnsOf({
      'a.com': { TXT: ['v=spf1 ip4:192.0.2.0/28 -all'] },
      'smtp.a.com': { A: ['192.0.2.9'] },
    })
    expect((await checkDomain({ ...sender, signings: [] }, resolve)).spf.code).toBe('spfGood')
    expect((await checkDomain({ ...sender, smtpHost: '192.0.2.9', signings: [] }, resolve)).spf.code).toBe('spfGood')
    expect((await checkDomain({ ...sender, smtpHost: '192.0.2.99', signings: [] }, resolve)).spf.code).toBe('spfOther')
  })
  test('of which nobody says anything is unknown, not wrong', async () => {
    const { resolve } = await dnsOf({
      'a.com': 'timeout',
      '_dmarc.a.com': 'servfail',
      's._domainkey.a.com': 'timeout',
      'smtp.a.com': 'timeout',
    })
    const report = await checkDomain(
      { ...sender, signings: [{ selector: 's', domain: 'a.com', publicKey: null }] },
      resolve,
    )
    expect(Object.values(report).map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
  })
})
