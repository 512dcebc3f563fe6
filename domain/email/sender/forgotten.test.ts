import { describe, expect, test } from 'vitest'
import { mutations } from '../../mutations.ts'
import type { Row } from '../../shared/mutation.ts'
import { type EmailSender, forgottenFor } from './sender.ts'
import { emptySender } from './senderState.ts'

const box = { host: 'smtp.gmail.com', port: 465, socket: 'tls' as const, user: 'lin@gmail.com' }
const reads = { ...box, host: 'imap.gmail.com', port: 993 }
const sender = {
  ...emptySender,
  smtp: box,
  imap: reads,
  has_password: true,
  has_imap_password: true,
  granted: { provider: 'google' as const, mailbox: 'lin@gmail.com', at: 1 },
}

describe('another server, port or user', () => {
  test('is told apart from another writing of the same', () => {
    expect(forgottenFor(sender, { smtp: { ...box, host: 'SMTP.Gmail.com', socket: 'starttls' }, imap: reads })).toEqual(
      {},
    )
    expect(forgottenFor(sender, {})).toEqual({})
  })

  test.each([
    [{ smtp: { ...box, port: 587 } }, { has_password: false }],
    [{ smtp: { ...box, user: 'wang@gmail.com' } }, { has_password: false, granted: null }],
    [{ smtp: { ...box, host: 'smtp.evil.example' } }, { has_password: false, granted: null }],
    [
      { imap: { ...reads, host: 'imap.evil.example' } },
      // The one for outgoing mail would open that mailbox as well.
      { has_password: false, has_imap_password: false, granted: null },
    ],
    [{ imap: { ...reads, user: 'wang@gmail.com' } }, { has_imap_password: false, granted: null }],
    [{ imap: null }, { has_imap_password: false }],
  ])('%j', (fields, forgotten) => {
    expect(forgottenFor(sender, fields)).toEqual(forgotten)
  })

  test('a device shows at once that the password has to be given again', () => {
    const { apply } = mutations['email_sender.patch']
    const id = 'a0000000-0000-4000-8000-000000000001'
    const fields = { smtp: { ...box, host: 'smtp.other.example' } }
    const row = apply(
      sender as unknown as Row,
      { id, fields },
      { id, user: id, edited_at: 5 },
    ) as unknown as EmailSender
    expect(row).toMatchObject({ has_password: false, granted: null, tested: null, smtp: fields.smtp })
  })
})
