import { expect, test } from 'vitest'
import type { EmailMessage } from '#domain/email/render/message'
import type { EmailSender } from '#domain/email/sender/sender'
import { emptySender } from '#domain/email/sender/senderState'
import { domainTone, mailsOf, obstaclesTo } from './startReasons.ts'

const check = (state: 'green' | 'red' | 'unknown') => ({ state, code: 'x', found: [], wanted: null })
const senderOf = (spf: 'green' | 'red' | 'unknown' | null, more: Partial<EmailSender> = {}) =>
  ({
    ...emptySender,
    address: 'sales@harbour.com',
    signature: { ...emptySender.signature, name: 'Li', company: 'Harbour', address: '1 Quay Road, Ningbo' },
    has_password: true,
    report: spf && { checked_at: 1, spf: check(spf), dkim: check('green'), dmarc: check('green'), mx: check('green') },
    ...more,
  }) as EmailSender
const message = {
  theme: 'Bearings in stock',
  preheader: 'At once',
  language: 'en',
  attachments: [],
  content: [
    {
      id: '1',
      block: { kind: 'text', style: 'plain', align: 'left', lines: [[{ text: 'Dear reader, we have bearings.' }]] },
    },
  ],
} as unknown as EmailMessage
const fine = {
  mails: [message],
  secondSubject: '',
  sender: senderOf('green'),
  reply_address: '',
  receivers: 5,
  enough: true,
  missing: 0,
}
const kinds = (change: Partial<typeof fine> | { enough: null }) =>
  obstaclesTo({ ...fine, ...change }).map(({ kind }) => kind)

test('a task with all it needs may start', () => {
  expect(kinds({})).toEqual([])
})

test('a red domain blocks and says what is missing; what nobody answered does not', () => {
  expect(obstaclesTo({ ...fine, sender: senderOf('red') })).toEqual([
    { kind: 'domainRed', domain: 'harbour.com', parts: ['spf'] },
  ])
  expect(kinds({ sender: senderOf('unknown') })).toEqual([])
  expect(kinds({ sender: senderOf(null) })).toEqual([])
  expect([domainTone(senderOf('red')), domainTone(senderOf('green')), domainTone(senderOf(null))]).toEqual([
    'red',
    'green',
    'unknown',
  ])
})

test('nobody to write to, too few points, no password and a message with errors each block', () => {
  expect(kinds({ receivers: 0, enough: false })).toEqual(['nobody'])
  expect(obstaclesTo({ ...fine, enough: false, missing: 3 })).toEqual([{ kind: 'pointsInsufficient', missing: 3 }])
  // Nobody here knows: then the server decides when it starts.
  expect(kinds({ enough: null })).toEqual([])
  const smtp = { ...emptySender.smtp, user: 'sales' }
  expect(kinds({ sender: senderOf('green', { smtp, has_password: false }) })).toEqual(['passwordMissing'])
  expect(kinds({ mails: [{ ...message, theme: '' }] })).toEqual(['messageErrors'])
})

test('each mail of a sequence, and a second subject, is looked at before the first one leaves', () => {
  const later = { ...message, id: 'later', theme: 'Our [[product]]' }
  const sequence = { stops_on_reply: true, steps: [{ kind: 'mail' as const, id: 's', message: 'later', next: null }] }
  const mails = mailsOf({ message: 'first', sequence }, [
    later,
    { ...message, id: 'first' },
    { ...message, id: 'other' },
  ])
  expect(mails.map(({ id }) => id)).toEqual(['later', 'first'])
  expect(obstaclesTo({ ...fine, mails })).toMatchObject([{ kind: 'messageErrors', message: { id: 'later' } }])
  expect(kinds({ secondSubject: 'For {{price}}' })).toEqual(['secondSubject'])
  expect(kinds({ secondSubject: 'For {{name|you}}' })).toEqual([])
})
