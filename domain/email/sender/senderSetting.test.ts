import { describe, expect, test } from 'vitest'
import { isPublicName } from '../deliverability/dns.ts'
import { mailboxProblems } from './mailboxProblem.ts'
import { EmailSenderFields } from './sender.ts'
import { connectionsOf, type Preset, presetNames, presetOfAddress, presetOfHost, presets } from './senderPresets.ts'
import { connectionSteps, senderProblems } from './senderProblem.ts'
import { connectionState, domainState, emptySender, isKeyFound } from './senderState.ts'
import { mailboxTestText, readMailboxTest, readServerTest, serverTestText } from './senderTest.ts'

describe('a provider', () => {
  test.each(presetNames)('%s fills in a sender that may be saved', (name) => {
    const address = 'lin@harbour.com'
    const filled = { ...emptySender, name: 'Lin', address, ...connectionsOf(name, address) }
    expect(EmailSenderFields.safeParse(filled).success).toBe(true)
    for (const server of [filled.smtp, filled.imap]) {
      if (!server) continue
      expect(server.user).toBe(address)
      expect(isPublicName(server.host)).toBe(true)
    }
    // 465, 994 and 993 are encrypted from the first letter on, 587 and 143 when both sides have agreed on it.
    expect([465, 994, 587]).toContain(filled.smtp.port)
    expect(filled.smtp.socket).toBe(filled.smtp.port === 587 ? 'starttls' : 'tls')
    if (filled.imap) expect(filled.imap).toMatchObject({ port: 993, socket: 'tls' })
    expect(presetOfHost(filled.smtp.host.toUpperCase())).toBe(name)
  })

  test('is told by a free address, and by no company domain', () => {
    expect(presetOfAddress('lin@GMAIL.com')).toBe('google')
    expect(presetOfAddress('12345@vip.qq.com')).toBe('qq')
    expect(presetOfAddress('lin@163.com')).toBe('netease')
    expect(presetOfAddress('lin@harbour.com')).toBeNull()
    expect(presetOfAddress('')).toBeNull()
  })

  test('has no domain that another one has', () => {
    const domains = presetNames.flatMap((name) => (presets[name] as Preset).domains)
    expect(new Set(domains).size).toBe(domains.length)
  })
})

describe('what was found out', () => {
  test('is read from the row as it was written, for every step and problem', () => {
    for (const step of connectionSteps)
      for (const problem of Object.keys(senderProblems) as (keyof typeof senderProblems)[]) {
        const text = serverTestText({ kind: 'failed', step, problem, code: null, answer: '' })
        expect(text.length).toBeLessThanOrEqual(60)
        expect(readServerTest(text)).toEqual({ kind: 'failed', step, problem })
      }
    for (const problem of Object.keys(mailboxProblems) as (keyof typeof mailboxProblems)[])
      expect(readMailboxTest(mailboxTestText({ kind: 'failed', problem }))).toEqual({ kind: 'failed', problem })
    expect(readMailboxTest(mailboxTestText(null))).toBeNull()
    expect(readServerTest('of another version')).toBeNull()
  })

  const at = 1
  const smtp = { host: 'smtp.harbour.com', port: 465, socket: 'tls', user: 'lin' } as const
  const base = { smtp, imap: null, has_password: true, has_imap_password: false, granted: null, tested: null }

  test('says how the connection stands', () => {
    const works = { at, smtp: 'works', imap: '' }
    expect(connectionState(base)).toBe('untested')
    expect(connectionState({ ...base, has_password: false })).toBe('passwordMissing')
    expect(connectionState({ ...base, smtp: { ...smtp, user: '' }, has_password: false })).toBe('untested')
    expect(connectionState({ ...base, tested: works })).toBe('works')
    expect(connectionState({ ...base, tested: { ...works, smtp: 'login password' } })).toBe('fails')
    const mailboxFails = { ...works, imap: 'passwordRefused' }
    expect(connectionState({ ...base, imap: smtp, tested: mailboxFails })).toBe('mailboxFails')
    expect(connectionState({ ...base, imap: smtp, tested: { ...mailboxFails, smtp: '' } })).toBe('mailboxFails')
    // What was found in a mailbox that is read no more is no fault.
    expect(connectionState({ ...base, tested: mailboxFails })).toBe('works')
    expect(connectionState({ ...base, tested: { ...works, smtp: 'of another version' } })).toBe('untested')
  })

  const check = (state: 'green' | 'yellow' | 'red' | 'unknown', found: string[] = []) =>
    ({ state, code: 'x', found, wanted: null }) as const
  const good = { checked_at: at, spf: check('green'), dkim: check('green'), dmarc: check('green'), mx: check('green') }

  test('calls a domain as its worst record is', () => {
    expect(domainState({ report: null })).toBe('unknown')
    expect(domainState({ report: good })).toBe('green')
    expect(domainState({ report: { ...good, mx: check('unknown') } })).toBe('unknown')
    expect(domainState({ report: { ...good, mx: check('unknown'), dmarc: check('yellow') } })).toBe('yellow')
    expect(domainState({ report: { ...good, dmarc: check('yellow'), spf: check('red') } })).toBe('red')
  })

  test('knows whether the key of today is published, however its record is written', () => {
    // RFC 8463 appendix A.2
    const key = '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='
    const dkim = { name: 'fl20261122._domainkey.harbour.com', value: `v=DKIM1; k=ed25519; p=${key}`, made_at: at }
    const found = [`k=ed25519;p=${key.slice(0, 9)} ${key.slice(9)}`]
    expect(isKeyFound({ dkim, report: { ...good, dkim: check('green', found) } })).toBe(true)
    expect(isKeyFound({ dkim, report: { ...good, dkim: check('green', ['v=DKIM1; p=']) } })).toBe(false)
    expect(isKeyFound({ dkim, report: null })).toBe(false)
  })
})
