import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { followed, type Zone } from '../testing/zone.ts'
import { type DkimOutcome, type DkimSigner, dkimRecord, findDkim, judgeDkim, parseDkim } from './dkim.ts'
import { findDmarc, isAligned, parseDmarc } from './dmarc.ts'
import { isPublicName, txtStrings } from './dns.ts'
import { domainReport, maySend, reasonsAgainst } from './domainReport.ts'
import { findMx } from './mx.ts'
import { organisationOf } from './organisation.ts'
import { checkHost } from './spf.ts'

// RSA public keys as OpenSSL writes them, of 512, 1,024 and 2,048 bits.
const keys = {
  512:
    'MFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBAPOY0anyK17H2ZAUa2EcKRfky6c7vIK3kD9Vemdsx35qk7Kzusy636TFMv0aKWXxU+NG' +
    'F4Ac8Ls0FPeFPGGQyXsCAwEAAQ==',
  1_024:
    'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDsnZaexjkFj8mIoXbWia16NMvHz1Ot1pCLbzpnKBw0IOzILKGdFdik7FSBSI07' +
    '/LI0F1ikYs16st1+u4fr79E7bEg/Caf6Z8QvACDpW10V8DzPLk25wh0F2sNiOE64DG3sv9bJ6rZNjuEqVKRx6QnQGLakQJxUFrQL' +
    '2TCojcNhhQIDAQAB',
  2_048:
    'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAvpTB4/ZQ2yUDonzBr8dBXeFlWxnz+CS7fkXmHdvx5LxhFa7/7j689ffj' +
    '4AdkWDtfKsG3rZXSnuvR9TJ74766llKzhuuacalwCwJm7J9LjcFycJumJx+sFyCiMLsc2bCbkD1umtY4wjiIK2HNE71/UxxteZ1y' +
    'BO8krUpacjkuQGSZvOgHm/KXs0ZXIQhl5n5JlchNsBEpd+r8gg/7bN37iKdm0iDKEZGrRxqDqC/t5CNenEUlVch6r1tZmTmabZ+t' +
    'sP0zI590rrQkH+d4gWsE/jF1Ha7M5P7PgD0UbnnnRBVaNRjIRg6V0zD7IwMNEAjBlf29mUcU6fq07uBH3v927wIDAQAB',
} as const

const signing: DkimSigner = { selector: 'fl20261122', domain: 'a.example', publicKey: keys[2_048] }
const good: Zone = {
  'a.example': { TXT: ['v=spf1 include:_spf.google.com ~all'], MX: ['10 mx.a.example'] },
  '_spf.google.com': { TXT: ['v=spf1 ip4:192.0.2.0/24 ~all'] },
  '_dmarc.a.example': { TXT: ['v=DMARC1; p=reject; rua=mailto:d@a.example'] },
  'fl20261122._domainkey.a.example': { TXT: [dkimRecord(keys[2_048])] },
}

type Options = { domain?: string; returnPath?: string; smtpHost?: string; signings?: DkimSigner[] }

function reportOf(
  zone: Zone,
  { domain = 'a.example', smtpHost = 'smtp.gmail.com', signings = [signing], ...more }: Options = {},
) {
  const { returnPath = domain } = more
  const client = { ip: null, sender: '', helo: '' }
  const facts = {
    spf: followed(checkHost(returnPath, client), zone).result,
    spfOfServer: [],
    dkim: followed(findDkim(signings), zone).result,
    dmarc: followed(findDmarc(domain), zone).result,
    mx: followed(findMx(domain), zone).result,
  }
  return domainReport({ domain, returnPath, smtpHost }, facts)
}

describe('a report', () => {
  test('is green where all is there, and lets a task start', () => {
    const report = reportOf(good)
    expect(Object.values(report).map(({ state }) => state)).toEqual(['green', 'green', 'green', 'green'])
    expect(report.dmarc.found).toEqual(['v=DMARC1; p=reject; rua=mailto:d@a.example'])
    expect(maySend(report)).toBe(true)
  })
  test('of an empty domain says word for word what to publish, and keeps tasks from starting', () => {
    const report = reportOf({ 'a.example': { A: ['192.0.2.1'] } })
    expect(report.spf.wanted).toEqual({ type: 'TXT', name: 'a.example', value: 'v=spf1 include:_spf.google.com ~all' })
    expect(report.dkim.wanted).toEqual({
      type: 'TXT',
      name: 'fl20261122._domainkey.a.example',
      value: `v=DKIM1; k=rsa; p=${keys[2_048]}`,
    })
    expect(report.dmarc.wanted).toEqual({
      type: 'TXT',
      name: '_dmarc.a.example',
      value: 'v=DMARC1; p=none; rua=mailto:dmarc@a.example',
    })
    expect(report.mx.code).toBe('mxMissing')
    expect(reasonsAgainst(report)).toEqual([
      { part: 'spf', code: 'spfMissing' },
      { part: 'dkim', code: 'dkimMissing' },
      { part: 'dmarc', code: 'dmarcMissing' },
    ])
  })
  test.each(['timeout', 'servfail'] as const)('calls nothing wrong where the DNS says nothing: %s', (nothing) => {
    const report = reportOf(Object.fromEntries(Object.keys(good).map((name) => [name, nothing])))
    expect(Object.values(report).map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
    expect(maySend(report)).toBe(true)
  })
  test.each<[string, string, string, string | null]>([
    ['v=spf1 include:_spf.google.com +all', 'red', 'spfAllowsAll', 'v=spf1 include:_spf.google.com ~all'],
    ['v=spf1 include:_spf.google.com ?all', 'yellow', 'spfOpen', 'v=spf1 include:_spf.google.com ~all'],
    ['v=spf1 include:_spf.google.com', 'yellow', 'spfOpen', 'v=spf1 include:_spf.google.com ~all'],
    ['v=spf1 mx -all', 'yellow', 'spfOther', 'v=spf1 mx include:_spf.google.com -all'],
    ['v=spf1 mxx -all', 'red', 'spfSyntax', 'v=spf1 include:_spf.google.com -all'],
    ['v=spf1 include:gone.example -all', 'red', 'spfIncludeMissing', null],
  ])('judges %s', (record, state, code, value) => {
    const { spf } = reportOf({ ...good, 'a.example': { TXT: [record], MX: ['10 mx.a.example'] } })
    expect({ state: spf.state, code: spf.code, value: spf.wanted?.value ?? null }).toEqual({ state, code, value })
  })
  test('wants no change of the user where another’s record is wrong', () => {
    for (const other of ['v=spf1 +all', 'v=spf1 bogus']) {
      const { spf } = reportOf({ ...good, '_spf.google.com': { TXT: [other] } })
      expect(spf).toMatchObject({ state: 'red', wanted: null })
    }
  })
  test('makes one SPF record of several', () => {
    const { spf } = reportOf({
      ...good,
      'a.example': { TXT: ['v=spf1 mx -all', 'v=spf1 include:_spf.google.com ~all'] },
    })
    expect(spf).toMatchObject({
      state: 'red',
      code: 'spfSeveral',
      found: ['v=spf1 mx -all', 'v=spf1 include:_spf.google.com ~all'],
    })
    expect(spf.wanted?.value).toBe('v=spf1 mx include:_spf.google.com -all')
  })
  test('wants no records of a mail service from its user', () => {
    const zone: Zone = {
      ...good,
      'gmail.com': { TXT: ['v=spf1 redirect=_spf.google.com'], MX: ['5 mx.google.com'] },
      '_dmarc.gmail.com': { TXT: ['v=DMARC1; p=none; sp=quarantine; rua=mailto:r@google.com'] },
    }
    const report = reportOf(zone, { domain: 'gmail.com', signings: [] })
    expect(report.spf.state).toBe('green')
    expect(report.dkim).toMatchObject({ state: 'unknown', code: 'dkimByService' })
    expect(maySend(report)).toBe(true)
    expect(Object.values(report).every(({ wanted }) => wanted === null)).toBe(true)
    const elsewhere = reportOf(zone, { domain: 'gmail.com', smtpHost: 'smtp.a.example', signings: [] })
    expect(reasonsAgainst(elsewhere)).toEqual([{ part: 'spf', code: 'spfForeign' }])
    const silent = reportOf(
      { ...zone, 'gmail.com': 'timeout' },
      { domain: 'gmail.com', smtpHost: 'smtp.a.example', signings: [] },
    )
    expect(maySend(silent)).toBe(true)
    const outlook: Zone = { 'outlook.com': { TXT: ['v=spf1 ip4:192.0.2.0/24 ~all'] } }
    const { spf } = reportOf(outlook, { domain: 'outlook.com', smtpHost: 'smtp.office365.com', signings: [] })
    expect(spf).toMatchObject({ state: 'unknown', code: 'spfByService', wanted: null })
    expect(reportOf(good, { signings: [] }).dkim).toMatchObject({ state: 'red', code: 'dkimNoKey' })
  })
  test('a mail that proves another domain only is not aligned', () => {
    const zone: Zone = { ...good, 'bounce.other.example': { TXT: ['v=spf1 include:_spf.google.com ~all'] } }
    const other = { ...signing, domain: 'other.example' }
    expect(reportOf(zone, { returnPath: 'bounce.other.example', signings: [other] }).dmarc.code).toBe('dmarcNotAligned')
    expect(reportOf(zone, { returnPath: 'bounce.other.example' }).dmarc.code).toBe('dmarcGood')
    expect(reportOf(zone, { signings: [other] }).dmarc.code).toBe('dmarcGood')
  })
})

describe('DMARC', () => {
  const found = (zone: Zone, domain: string) => followed(findDmarc(domain), zone)
  test('is the domain’s own, else its organisation’s, with the policy for those below', () => {
    const zone: Zone = {
      '_dmarc.a.co.uk': { TXT: ['v=DMARC1; p=reject; sp=none'] },
      '_dmarc.own.a.co.uk': { TXT: ['something', 'v=DMARC1;p=quarantine'] },
    }
    expect(found(zone, 'x.y.a.co.uk').result).toMatchObject({ policy: 'none', isInherited: true, at: '_dmarc.a.co.uk' })
    expect(found(zone, 'a.co.uk').result).toMatchObject({ policy: 'reject', isInherited: false })
    expect(found(zone, 'own.a.co.uk')).toMatchObject({
      result: { policy: 'quarantine' },
      asked: ['TXT _dmarc.own.a.co.uk'],
    })
    expect(found(zone, 'b.example').asked).toEqual(['TXT _dmarc.b.example'])
  })
  test('several records are none, and silence is not absence', () => {
    expect(
      found({ '_dmarc.a.example': { TXT: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] } }, 'a.example').result.kind,
    ).toBe('several')
    expect(found({ '_dmarc.a.example': 'timeout' }, 'x.a.example').result.kind).toBe('unknown')
  })
  test('a wrong policy only watches where reports are wanted, and is no record otherwise', () => {
    expect(parseDmarc('v=DMARC1; p=bogus; rua=mailto:d@a.example')).toMatchObject({
      policy: 'none',
      subdomains: 'none',
    })
    expect(parseDmarc('v=DMARC1; p=reject; adkim=s; aspf=S; pct=20')).toMatchObject({
      dkim: 'strict',
      spf: 'strict',
      percent: 20,
    })
    for (const wrong of [
      'v=DMARC1',
      'v=DMARC1; p=bogus',
      'v=DMARC1; p',
      'v=DMARC1; p=none; p=reject',
      'v=DMARC2; p=none',
      'p=none; v=DMARC1',
    ])
      expect(parseDmarc(wrong), wrong).toBeNull()
  })
  test('a record that only watches is yellow, and the next step is spelled out', () => {
    const { dmarc } = reportOf({ ...good, '_dmarc.a.example': { TXT: ['v=DMARC1; p=none; rua=mailto:x@a.example'] } })
    expect(dmarc).toMatchObject({
      state: 'yellow',
      wanted: { value: 'v=DMARC1; p=quarantine; rua=mailto:x@a.example' },
    })
  })
  test('what somebody registered is told by the public suffix list', () => {
    for (const [domain, organisation] of [
      ['mail.example.co.uk', 'example.co.uk'],
      ['a.b.example.com.cn', 'example.com.cn'],
      ['www.fair.gov.sg', 'fair.gov.sg'],
      ['shop.kawasaki.jp', 'shop.kawasaki.jp'],
      ['Mail.Example.DE.', 'example.de'],
      ['co.uk', 'co.uk'],
    ] as const)
      expect(organisationOf(domain)).toBe(organisation)
  })

  test('relaxed asks for one organisation, strict for one domain', () => {
    expect(isAligned('relaxed', 'Mail.a.com.cn', 'a.com.cn.')).toBe(true)
    expect(isAligned('relaxed', 'b.com.cn', 'a.com.cn')).toBe(false)
    expect(isAligned('strict', 'mail.a.example', 'a.example')).toBe(false)
    expect(isAligned('strict', 'a.example.', 'A.example')).toBe(true)
  })
})

describe('a DKIM key', () => {
  const judged = (text: string | string[], publicKey: string | null = keys[2_048]) => {
    const outcome: DkimOutcome = { ...signing, publicKey, answer: { kind: 'found', values: [text].flat() } }
    const { state, code } = judgeDkim([outcome], false)
    return `${state} ${code}`
  }
  test('is as long as its modulus', () => {
    for (const bits of [512, 1_024, 2_048] as const) expect(parseDkim(dkimRecord(keys[bits]))).toMatchObject({ bits })
    expect(judged(dkimRecord(keys[512]), null)).toBe('red dkimTooShort')
    expect(judged(dkimRecord(keys[1_024]), null)).toBe('yellow dkimShort')
    expect(judged(dkimRecord(keys[2_048]), null)).toBe('green dkimGood')
  })
  test('is the sender’s own, and one', () => {
    expect(judged(dkimRecord(keys[1_024]))).toBe('red dkimOtherKey')
    expect(judged([dkimRecord(keys[2_048]), dkimRecord(keys[1_024])])).toBe('red dkimSeveral')
    expect(judged(`v=DKIM1;p=${keys[2_048].slice(0, 60)} \t ${keys[2_048].slice(60)};`)).toBe('green dkimGood')
    expect(judged(`v=DKIM1; t=s:y; p=${keys[2_048]}`)).toBe('yellow dkimTesting')
  })
  test.each([
    ['v=DKIM1; k=rsa; p=', 'red dkimRevoked'],
    ['v=DKIM1; k=rsa', 'red dkimSyntax'],
    [`k=rsa; v=DKIM1; p=${keys[2_048]}`, 'red dkimSyntax'],
    [`v=DKIM1; p=${keys[2_048]}; p=${keys[2_048]}`, 'red dkimSyntax'],
    [`v=DKIM1; h=sha1; p=${keys[2_048]}`, 'red dkimUnusable'],
    [`v=DKIM1; s=other; p=${keys[2_048]}`, 'red dkimUnusable'],
    [`v=DKIM1; k=dsa; p=${keys[2_048]}`, 'red dkimUnusable'],
    [`v=DKIM1; p=${keys[2_048].slice(0, 80)}`, 'red dkimUnusable'],
    ['v=DKIM1; p=not base64!', 'red dkimUnusable'],
    ['v=DKIM1; p=MAA=', 'red dkimUnusable'],
    ['v=DKIM1; p=MIQ=', 'red dkimUnusable'],
  ])('%s', (record, verdict) => expect(judged(record)).toBe(verdict))
  test('one that holds is enough', () => {
    const answers: DkimOutcome[] = [
      { ...signing, answer: { kind: 'absent', of: 'domain' } },
      { ...signing, answer: { kind: 'found', values: [dkimRecord(keys[2_048])] } },
      { ...signing, answer: { kind: 'unknown', why: 'ETIMEOUT' } },
    ]
    expect(judgeDkim(answers, false).state).toBe('green')
    expect(judgeDkim([answers[0]!, answers[2]!], false).state).toBe('unknown')
  })
  test('goes into a zone in parts of 255', () => {
    const record = dkimRecord(keys[2_048])
    expect(txtStrings(record).map(({ length }) => length)).toEqual([255, record.length - 255])
  })
})

describe('where mail goes', () => {
  const kindOf = (zone: Zone) => followed(findMx('a.example'), zone).result
  test('hosts in their order, the domain itself, or nowhere', () => {
    expect(kindOf({ 'a.example': { MX: ['20 B.example.', '5 a.b.example'] } })).toMatchObject({
      hosts: [
        { preference: 5, host: 'a.b.example' },
        { preference: 20, host: 'b.example' },
      ],
    })
    expect(kindOf({ 'a.example': { AAAA: ['2001:db8::1'] } }).kind).toBe('itself')
    expect(kindOf({ 'a.example': { TXT: ['x'] } }).kind).toBe('nowhere')
    expect(kindOf({}).kind).toBe('noDomain')
    expect(kindOf({ 'a.example': { MX: ['0 .'] } }).kind).toBe('refused')
    expect(kindOf({ 'a.example': { MX: ['10 127.0.0.1'] } }).kind).toBe('nowhere')
    expect(kindOf({ 'a.example': 'timeout' }).kind).toBe('unknown')
  })
})

test('names of an inner network are not public', () => {
  for (const name of [
    'localhost',
    'db',
    'printer.local',
    'x.internal',
    'a.home.arpa',
    '10.0.0.1',
    '',
    'a..b.com',
    'x.onion',
    'a b.com',
    'X.LOCAL.',
  ])
    expect(isPublicName(name), name).toBe(false)
  for (const name of ['a.com', '_dmarc.a.com.cn', 'xn--fiq.xn--fiqs8s', 'fl-2._domainkey.a.com'])
    expect(isPublicName(name), name).toBe(true)
})

test('whatever stands in the DNS, a report comes of it', () => {
  const word = fc.constantFrom(
    'v=spf1',
    'v=DMARC1',
    'v=DKIM1',
    'p=',
    'p=none',
    ';',
    ' ',
    ':',
    '/',
    'a',
    'mx',
    'include:a.example',
    '%{i}',
    '=',
    '-all',
    'k=rsa',
    '0',
    '.',
  )
  const record = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(word).map((words) => words.join('')),
    fc.array(word).map((words) => words.join(' ')),
  )
  const records = fc.array(record, { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(records, records, records, records, (spf, dkim, dmarc, mx) => {
      const report = reportOf({
        'a.example': { TXT: spf, MX: mx },
        '_dmarc.a.example': { TXT: dmarc },
        'fl20261122._domainkey.a.example': { TXT: dkim },
      })
      expect(Object.keys(report)).toEqual(['spf', 'dkim', 'dmarc', 'mx'])
    }),
    { numRuns: 300 },
  )
})
