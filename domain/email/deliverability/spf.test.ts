import { describe, expect, test } from 'vitest'
import { followed, type Zone } from '../testing/zone.ts'
import { isInNetwork, parseIp, parseNetwork } from './ipAddress.ts'
import { checkHost } from './spf.ts'
import { mendedSpf, spfMechanism } from './spfCheck.ts'
import { expanded, parseSpf } from './spfRecord.ts'

const spf = (record: string, rest: Zone = {}): Zone => ({ 'a.example': { TXT: ['other=1', record] }, ...rest })
const check = (zone: Zone, ip: string | null = null) =>
  followed(checkHost('A.example.', { ip, sender: 'lin@a.example', helo: 'mx.a.example' }), zone).result
const resultOf = (record: string, ip: string | null, rest?: Zone) => check(spf(record, rest), ip).result

describe('who may send', () => {
  test('addresses and networks of both families', () => {
    const record = 'v=spf1 ip4:192.0.2.0/24 ip6:2001:db8::/32 -all'
    expect(resultOf(record, '192.0.2.77')).toBe('pass')
    expect(resultOf(record, '::ffff:192.0.2.77')).toBe('pass')
    expect(resultOf(record, '2001:db8:1::1')).toBe('pass')
    expect(resultOf(record, '192.0.3.1')).toBe('fail')
    expect(resultOf(record, '2001:db9::1')).toBe('fail')
  })
  test('hosts and mail hosts, with the network around them', () => {
    const rest: Zone = {
      'a.example': { TXT: ['v=spf1 a/24 mx -all'], A: ['198.51.100.1'], MX: ['10 mx.a.example'] },
      'mx.a.example': { A: ['203.0.113.9'], AAAA: ['2001:db8::9'] },
    }
    expect(check(rest, '198.51.100.200').result).toBe('pass')
    expect(check(rest, '203.0.113.9').result).toBe('pass')
    expect(check(rest, '203.0.113.10').result).toBe('fail')
    expect(
      check({ ...rest, 'a.example': { ...(rest['a.example'] as object), AAAA: ['2001:db8::1'] } }, '2001:db8::9')
        .result,
    ).toBe('pass')
  })
  test('the first that matches decides, by its qualifier', () => {
    expect(resultOf('v=spf1 ~ip4:192.0.2.1 ip4:192.0.2.0/24 ?all', '192.0.2.1')).toBe('softfail')
    expect(resultOf('v=spf1 ~ip4:192.0.2.1 ip4:192.0.2.0/24 ?all', '192.0.2.2')).toBe('pass')
    expect(resultOf('v=spf1 ~ip4:192.0.2.1 ?all', '192.0.2.2')).toBe('neutral')
    expect(resultOf('v=spf1', '192.0.2.2')).toBe('neutral')
  })
  test('an include matches where it passes, and its own end is no end', () => {
    const rest: Zone = { 'b.example': { TXT: ['v=spf1 ip4:192.0.2.1 -all'] } }
    expect(resultOf('v=spf1 include:b.example ~all', '192.0.2.1', rest)).toBe('pass')
    expect(resultOf('v=spf1 include:b.example ~all', '192.0.2.2', rest)).toBe('softfail')
    expect(resultOf('v=spf1 ip4:192.0.2.9 redirect=b.example', '192.0.2.2', rest)).toBe('fail')
    expect(resultOf('v=spf1 redirect=b.example ?all', '192.0.2.1', rest)).toBe('neutral')
  })
  test('macros are filled in', () => {
    const client = { sender: 'strong-bad@email.example.com', domain: 'email.example.com', helo: 'h', ip: '192.0.2.3' }
    const words: [string, string][] = [
      ['%{s}', 'strong-bad@email.example.com'],
      ['%{d2}', 'example.com'],
      ['%{dr}', 'com.example.email'],
      ['%{d2r}', 'example.email'],
      ['%{l-}', 'strong.bad'],
      ['%{lr-}', 'bad.strong'],
      ['%{ir}.%{v}._spf.%{d2}', '3.2.0.192.in-addr._spf.example.com'],
      ['%%%_%-', '% %20'],
    ]
    for (const [spec, value] of words) expect(expanded(spec, client)).toBe(value)
    expect(expanded('%{ir}.%{v}', { ...client, ip: '2001:db8::cb01' })).toBe(
      '1.0.b.c.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6',
    )
    expect(
      resultOf('v=spf1 exists:%{ir}.ok.example -all', '192.0.2.1', { '1.2.0.192.ok.example': { A: ['127.0.0.2'] } }),
    ).toBe('pass')
  })
})

describe('what spoils a record', () => {
  const broken = [
    'v=spf1 ip4:1.2.3 -all',
    'v=spf1 ip4:1.2.3.4/33 -all',
    'v=spf1 ip6:1.2.3.4 -all',
    'v=spf1 ipv4:1.2.3.4 -all',
    'v=spf1 include: -all',
    'v=spf1 include -all',
    'v=spf1 all:x -all',
    'v=spf1 a:%{z}.example -all',
    'v=spf1 a/99 -all',
    'v=spf1 redirect=b.example redirect=b.example',
    'v=spf1 -all, more',
  ]
  test.each(broken)('%s', (record) => {
    expect(check(spf(record))).toMatchObject({ result: 'permerror', problem: { kind: 'syntax' } })
  })
  test('a modifier that nobody knows does not', () => {
    expect(resultOf('v=spf1 moo=cow a.b-c=%{d} exp=why.a.example -all', null)).toBe('fail')
  })
  test('no record is none, and one that only begins alike is no record', () => {
    expect(check({}).result).toBe('none')
    expect(resultOf('v=spf10 -all', null)).toBe('none')
    expect(resultOf('V=SPF1 -ALL', null)).toBe('fail')
  })
  test('several records', () => {
    const outcome = check({ 'a.example': { TXT: ['v=spf1 -all', 'v=spf1 mx ~all'] } })
    expect(outcome).toMatchObject({
      result: 'permerror',
      problem: { kind: 'several' },
      records: ['v=spf1 -all', 'v=spf1 mx ~all'],
    })
  })
  test('ten lookups are fine and eleven are not, wherever they stand', () => {
    const includes = (count: number) => Array.from({ length: count }, (_, at) => `include:i${at}.example`).join(' ')
    const zone = (deep: string): Zone => ({
      ...spf(`v=spf1 ${includes(9)} ~all`),
      ...Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`i${at}.example`, { TXT: ['v=spf1 ?all'] }])),
      'i8.example': { TXT: [`v=spf1 ${deep} ?all`], A: ['192.0.2.1'] },
    })
    expect(check(zone('a'))).toMatchObject({ result: 'softfail', lookups: 10 })
    expect(check(zone('a ptr'))).toMatchObject({ result: 'permerror', problem: { kind: 'lookups' } })
  })
  test('records that name each other come to an end', () => {
    const rest: Zone = { 'b.example': { TXT: ['v=spf1 include:a.example -all'] } }
    expect(check(spf('v=spf1 include:b.example -all', rest))).toMatchObject({ problem: { kind: 'lookups' } })
    expect(check(spf('v=spf1 redirect=a.example'))).toMatchObject({ problem: { kind: 'lookups' } })
  })
  test('a third answer without anything in it, and an include of nobody', () => {
    expect(resultOf('v=spf1 a:x.example mx:y.example -all', null)).toBe('fail')
    expect(check(spf('v=spf1 a:x.example mx:y.example exists:z.example -all'))).toMatchObject({
      problem: { kind: 'voids' },
    })
    expect(check(spf('v=spf1 include:x.example -all'))).toMatchObject({
      problem: { kind: 'includeMissing', at: 'x.example' },
    })
  })
  test('silence is a temporary error, however deep', () => {
    expect(check({ 'a.example': 'timeout' }).result).toBe('temperror')
    expect(resultOf('v=spf1 include:b.example -all', '192.0.2.1', { 'b.example': 'timeout' })).toBe('temperror')
  })
})

test('whoever may send through a record is seen without an address', () => {
  expect(resultOf('v=spf1 +all', null)).toBe('pass')
  expect(resultOf('v=spf1 ip4:0.0.0.0/0 -all', null)).toBe('pass')
  expect(resultOf('v=spf1 include:b.example -all', null, { 'b.example': { TXT: ['v=spf1 all'] } })).toBe('pass')
})

test('a mended record keeps whom it let in, and closes', () => {
  expect(mendedSpf([], 'include:_spf.google.com')).toBe('v=spf1 include:_spf.google.com ~all')
  expect(mendedSpf(['v=spf1 mx +all'], 'a:smtp.a.example')).toBe('v=spf1 mx a:smtp.a.example ~all')
  expect(mendedSpf(['v=spf1 mx -all', 'v=spf1 MX include:b.example ?all'], 'mx')).toBe(
    'v=spf1 mx include:b.example -all',
  )
  expect(mendedSpf(['v=spf1 ipv4:1 redirect=b.example'], 'mx')).toBe('v=spf1 include:b.example mx ~all')
  for (const made of [mendedSpf(['v=spf1 +mx a/24//64 exists:%{i}.x.example'], 'ip4:192.0.2.1')])
    expect(parseSpf(made)).not.toHaveProperty('malformed')
})

test('a mail service is named by its include, another server by itself', () => {
  expect(spfMechanism('smtp.gmail.com')).toBe('include:_spf.google.com')
  expect(spfMechanism('SMTP.exmail.qq.com.')).toBe('include:spf.mail.qq.com')
  expect(spfMechanism('mail.a.example')).toBe('a:mail.a.example')
  expect(spfMechanism('2001:db8::1')).toBe('ip6:2001:db8::1')
  expect(spfMechanism('localhost')).toBe('mx')
})

test('addresses are read in every proper writing and in no other', () => {
  expect(parseIp('::ffff:192.0.2.1')).toEqual(parseIp('192.0.2.1'))
  expect(parseIp('::')?.value).toBe(0n)
  expect(parseIp('1:2:3:4:5:6:7:8')?.value).toBe(0x00010002000300040005000600070008n)
  for (const odd of [
    '',
    '1.2.3',
    '256.1.1.1',
    '01.2.3.4',
    '0x7f.0.0.1',
    '1.2.3.4.5',
    ':',
    ':::',
    '1::2::3',
    '1:2:3:4:5:6:7',
    'fe80::1%eth0',
    '::1.2.3',
    '12345::',
    '[::1]',
    '１.2.3.4',
  ])
    expect(parseIp(odd), odd).toBeNull()
  const network = parseNetwork('10.1.0.0/16', 32)
  expect(network && isInNetwork({ bits: 32, value: 0x0a01ffffn }, network)).toBe(true)
  expect(parseNetwork('10.0.0.0/08', 32)).toBeNull()
})
