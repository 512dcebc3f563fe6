import { describe, expect, test } from 'vitest'
import {
  addressStatusAfter,
  addressStatuses,
  addressStatusOf,
  isFresh,
  isPassing,
  judgeAddress,
  parsedAddress,
  probeResults,
  readRecipientAnswer,
  syntaxProblems,
  verdictOfStatus,
  verdictReasons,
} from './addressCheck.ts'
import type { MxOutcome } from './mx.ts'

const hosts: MxOutcome = {
  kind: 'hosts',
  hosts: [{ preference: 10, host: 'mx.a.example' }],
  values: ['10 mx.a.example'],
}
const plain = { problem: null, isDisposable: false }

describe('what an address says of itself', () => {
  test.each([
    ['lin@fair.example', null],
    ['  Lin.Chen+tag@Fair.Example ', null],
    ["o'neil/x=y{z}@fair.co.uk", null],
    ['张三@公司.中国', null],
    ['', 'noAddress'],
    ['lin', 'noAddress'],
    ['lin@fair', 'noAddress'],
    ['lin@@fair.example', 'noAddress'],
    ['lin@1.2.3.4', 'noAddress'],
    ['lin@[1.2.3.4]', 'noAddress'],
    ['a@b.example,c@d.example', 'noAddress'],
    ['a@b.example>\r\nRCPT TO:<c@d.example', 'noAddress'],
    ['a\u0000@b.example', 'noAddress'],
    ['"a b"@fair.example', 'quoted'],
    ['"a"@b.example', 'quoted'],
    [`${'x'.repeat(65)}@fair.example`, 'localTooLong'],
    [`${'张'.repeat(22)}@fair.example`, 'localTooLong'],
    [`${'x'.repeat(60)}@${'y.'.repeat(120)}example`, 'tooLong'],
    ['.lin@fair.example', 'localDots'],
    ['lin.@fair.example', 'localDots'],
    ['li..n@fair.example', 'localDots'],
    ['lin@-fair.example', 'domainLabel'],
    ['lin@fair-.example', 'domainLabel'],
    ['lin@fair..example', 'domainLabel'],
    ['lin@fa_ir.example', 'domainLabel'],
    [`lin@${'y'.repeat(64)}.example`, 'domainLabel'],
  ])('%j: %s', (written, problem) => expect(parsedAddress(written).problem).toBe(problem))

  test('its domain is in lower case, and its name as written', () => {
    expect(parsedAddress(' Lin@FAIR.Example ')).toMatchObject({
      address: 'Lin@fair.example',
      local: 'Lin',
      domain: 'fair.example',
    })
  })
  test('throwaway, also below, and free and role addresses', () => {
    expect(parsedAddress('a@mailinator.com').isDisposable).toBe(true)
    expect(parsedAddress('a@x.yopmail.com').isDisposable).toBe(true)
    expect(parsedAddress('a@notmailinator.example').isDisposable).toBe(false)
    expect(parsedAddress('Sales+de@fair.example').isRole).toBe(true)
    expect(parsedAddress('salesman@fair.example').isRole).toBe(false)
    expect(parsedAddress('a@QQ.com').isFreeMail).toBe(true)
    expect(parsedAddress('a@constructor.example').isFreeMail).toBe(false)
  })
  test.each([
    ['gmial.com', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['yaho.com', 'yahoo.com'],
    ['163.con', '163.com'],
    ['qq.con', 'qq.com'],
    ['gmail.com', ''],
    ['ymail.com', ''],
    ['mail.com', ''],
    ['fair.example', ''],
    ['constructor.proto', ''],
  ])('%s was meant as %j', (domain, meant) => {
    expect(parsedAddress(`lin@${domain}`).meant).toBe(meant && `lin@${meant}`)
  })
})

describe('an answer to RCPT TO', () => {
  test.each([
    [250, '2.1.5 ok', 'taken'],
    [251, 'will forward', 'taken'],
    [
      550,
      '5.1.1 The email account that you tried to reach does not exist. https://support.google.com/mail/?p=NoSuchUser',
      'missing',
    ],
    [550, '5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup', 'missing'],
    [550, '5.4.1 Recipient address rejected: Access denied. AS(201806281)', 'missing'],
    [550, 'No such user here', 'missing'],
    [550, 'User not found: generated', 'missing'],
    [450, '4.2.0 Greylisted', 'later'],
    [451, 'try again', 'later'],
    [421, 'too busy', 'later'],
    [550, '5.7.1 Service unavailable, client host blocked', 'refused'],
    [550, '5.1.1 blocked by our blacklist', 'refused'],
    [550, 'relay denied', 'refused'],
    [554, '5.7.1 Relay access denied', 'refused'],
    [553, 'sorry, that domain is not in my list of allowed rcpthosts; relaying denied', 'refused'],
    [552, '5.2.2 mailbox full', 'refused'],
    [530, 'Must issue a STARTTLS command first', 'refused'],
    [354, 'what', 'later'],
  ])('%i %s is %s', (code, text, meaning) => expect(readRecipientAnswer(code, text)).toBe(meaning))
})

describe('a verdict', () => {
  test('is invalid by a plain no alone', () => {
    const invalid = probeResults.filter((probe) => judgeAddress(plain, hosts, probe).verdict === 'invalid')
    expect(invalid).toEqual(['missing'])
    for (const problem of syntaxProblems)
      expect(judgeAddress({ ...plain, problem }, null, null).verdict).toBe('invalid')
    for (const kind of ['noDomain', 'nowhere', 'refused'] as const)
      expect(judgeAddress(plain, { kind }, null).verdict).toBe('invalid')
  })
  test('is valid only where the server tells its mailboxes apart', () => {
    expect(probeResults.filter((probe) => judgeAddress(plain, hosts, probe).verdict === 'valid')).toEqual(['exists'])
    expect(judgeAddress(plain, hosts, 'takesAll')).toEqual({ verdict: 'risky', reason: 'takesAll' })
    expect(judgeAddress({ ...plain, isDisposable: true }, hosts, null).verdict).toBe('risky')
  })
  test('is unknown where nobody said anything', () => {
    expect(judgeAddress(plain, { kind: 'unknown' }, null)).toEqual({ verdict: 'unknown', reason: 'dnsUnknown' })
    for (const probe of ['later', 'silent', 'refused', null] as const)
      expect(judgeAddress(plain, hosts, probe).verdict).toBe('unknown')
  })
})

describe('what an address is known by', () => {
  const passing = verdictReasons.filter(isPassing)

  test('that a mail came back outweighs every check', () => {
    for (const reason of verdictReasons) expect(addressStatusAfter('bounced', reason)).toBe('bounced')
  })
  test('who does not answer makes nobody invalid, and takes back nothing that a server said of the mailbox', () => {
    for (const reason of passing) {
      expect(verdictOfStatus(addressStatusAfter(null, reason))).toBe('unknown')
      for (const known of ['mailboxExists', 'missing', 'takesAll', 'takes'] as const)
        expect(addressStatusAfter(known, reason)).toBe(known)
    }
    expect(addressStatusAfter('noDomain', 'dnsUnknown')).toBe('noDomain')
  })
  test('a domain that takes mail by now is not held against its addresses any longer', () => {
    for (const known of ['noDomain', 'noMail'] as const)
      for (const reason of ['notAsked', 'silent', 'later', 'mailboxExists'] as const)
        expect(addressStatusAfter(known, reason)).toBe(reason)
  })
  test('a plain answer takes the place of any other answer but a returned mail', () => {
    for (const known of addressStatuses.filter((one) => one !== 'bounced'))
      for (const reason of ['missing', 'mailboxExists', 'noDomain'] as const)
        expect(addressStatusAfter(known, reason)).toBe(reason)
  })
  test('what no check said was said by mails', () => {
    expect(addressStatusOf({ is_valid: 'invalid' }, null)).toBe('bounced')
    expect(addressStatusOf({ is_valid: 'toVerify' }, null)).toBe(null)
    expect(addressStatusOf({ is_valid: 'invalid' }, 'noDomain')).toBe('noDomain')
  })
  test('a verdict is the same whether it is judged or read from what stands', () => {
    for (const problem of syntaxProblems)
      expect(verdictOfStatus(problem)).toBe(judgeAddress({ ...plain, problem }, null, null).verdict)
    for (const probe of [...probeResults, null]) {
      const { verdict, reason } = judgeAddress(plain, hosts, probe)
      expect(verdictOfStatus(reason)).toBe(verdict)
    }
  })
  test('it is asked again after a month, soon where nobody answered, and when servers may be asked by now', () => {
    const now = 100 * 86_400_000
    const ago = (reason: (typeof addressStatuses)[number], days: number) => ({ reason, at: now - days * 86_400_000 })
    expect(isFresh(ago('missing', 29), { now, asks: true })).toBe(true)
    expect(isFresh(ago('missing', 31), { now, asks: true })).toBe(false)
    expect(isFresh(ago('silent', 1), { now, asks: true })).toBe(false)
    expect(isFresh(ago('notAsked', 1), { now, asks: false })).toBe(true)
    expect(isFresh(ago('notAsked', 1), { now, asks: true })).toBe(false)
  })
})
