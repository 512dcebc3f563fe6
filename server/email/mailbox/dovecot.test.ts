import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificate } from '../../testing/certificate.ts'
import { type Dovecot, dovecotMissing, openDovecot } from '../testing/dovecot.ts'
import { appendSent } from './appendSent.ts'
import { connectionOf, mailWith, quick, watch } from './testing.ts'
import { testMailbox } from './testMailbox.ts'

const missing = await dovecotMissing()
if (missing) console.info(`Not asked: a true IMAP server. ${missing}.`)

describe.skipIf(missing)('a true IMAP server', () => {
  let dovecot: Dovecot
  beforeAll(async () => {
    dovecot = await openDovecot()
  })
  afterAll(() => dovecot?.stop())
  const options = { ...quick, ca: certificate.cert }
  const { signal } = new AbortController()

  test.each(['none', 'starttls', 'tls'] as const)('takes us in by %s, and says what it has', async (socket) => {
    const port = socket === 'tls' ? dovecot.tlsPort : dovecot.port
    const access = { connection: connectionOf({ ...dovecot, port }, socket), credential: async () => dovecot.password }
    expect(await testMailbox(access, signal, options)).toEqual({
      kind: 'good',
      hasIdle: true,
      hasJunk: true,
      hasSent: true,
    })
  })

  test('refuses a wrong password', async () => {
    const access = { connection: connectionOf(dovecot), credential: async () => 'wrong' }
    expect(await testMailbox(access, signal, options)).toMatchObject({ step: 'signIn', problem: 'passwordRefused' })
  })

  test('is read in order, through IDLE, a restart and a new numbering, and finds its mails unseen', async () => {
    await dovecot.deliver(mailWith('first'))
    await dovecot.deliver(mailWith('undeliverable'), 'Junk')
    const { subjects, mails, stop, states } = watch(dovecot, { readsJunk: true })
    await expect.poll(subjects).toEqual(['undeliverable', 'first'])
    await dovecot.deliver(mailWith('second', 'x'.repeat(2_000_000)))
    await expect.poll(() => subjects().at(-1)).toBe('second')
    expect(mails.at(-1)).toMatchObject({ isWhole: true })
    expect(mails.at(-1)!.source).toHaveLength(mails.at(-1)!.size)
    await dovecot.restart()
    await dovecot.deliver(mailWith('third'))
    await expect.poll(() => subjects().at(-1)).toBe('third')
    await stop()
    expect(await dovecot.manage('fetch', '-u', dovecot.user, 'flags', 'mailbox', 'INBOX', 'all')).not.toContain('Seen')

    await dovecot.manage('mailbox', 'update', '-u', dovecot.user, '--uid-validity', '4000000000', 'INBOX')
    const anew = watch(dovecot, { state: states.at(-1)! })
    await expect.poll(anew.subjects).toEqual(['first', 'second', 'third'])
    expect(anew.states.at(-1)?.inbox?.uidValidity).toBe('4000000000')
  })

  test('takes a copy of what we sent, once', async () => {
    const access = { connection: connectionOf(dovecot), credential: async () => dovecot.password }
    const messageId = '<answer.1@seller.example>'
    const source = Buffer.from(`Message-ID: ${messageId}\r\nSubject: Hello\r\n\r\nHello\r\n`)
    const sent = { source, messageId, sentAt: Date.UTC(2026, 10, 20) }
    expect(await appendSent(access, sent, signal, options)).toBe('appended')
    expect(await appendSent(access, sent, signal, options)).toBe('alreadyThere')
    const flags = await dovecot.manage('fetch', '-u', dovecot.user, 'flags date.received', 'mailbox', 'Sent', 'all')
    expect(flags).toContain('Seen')
    expect(flags).toContain('2026-11-20')
  })
})
