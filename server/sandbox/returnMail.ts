import { randomUUID } from 'node:crypto'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import type { StoredMessage } from './inbox.ts'

/** A mail that somebody writes because of another one, and whom it is for. */
export type ReturnMail = { to: string; source: Buffer }

/** One line of a mail's header, unfolded; '' where there is none. */
export function headerOf({ head }: Pick<StoredMessage, 'head'>, name: string): string {
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const line = unfolded.find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return line?.slice(name.length + 1).trim() ?? ''
}

const addressIn = (text: string) => /<([^<>]*)>\s*$/.exec(text)?.[1] ?? text
/** Where reports about a mail go. */
const returnPathOf = (mail: StoredMessage) => addressIn(headerOf(mail, 'Return-Path')) || mail.from
const answerPathOf = (mail: StoredMessage) => addressIn(headerOf(mail, 'Reply-To')) || mail.from

/** What its receiver answers. */
export const replyTo = (mail: StoredMessage, text: string): ReturnMail => answer(mail, text)

/** What the receiver's program answers while they are away (RFC 3834). */
export const awayNoteTo = (mail: StoredMessage, text: string): ReturnMail =>
  answer(mail, text, ['Auto-Submitted: auto-replied', 'X-Auto-Response-Suppress: All'])

function answer(mail: StoredMessage, text: string, more: readonly string[] = []): ReturnMail {
  const to = answerPathOf(mail)
  const id = headerOf(mail, 'Message-ID')
  return mailOf(to, mail.to, `Re: ${mail.subject}`, [
    `In-Reply-To: ${id}`,
    `References: ${id}`,
    ...more,
    ...textPart([text, '', `On ${mail.at.toUTCString()}, ${mail.from} wrote:`, '> …'].join('\r\n')),
  ])
}

const bounces = {
  hard: { status: '5.1.1', says: '550 5.1.1 The email account that you tried to reach does not exist' },
  soft: { status: '5.2.2', says: '552 5.2.2 The mailbox is full' },
} as const

/** What the receiver's server reports when it could not deliver after all (RFC 3464). */
export function bounceOf(mail: StoredMessage, kind: keyof typeof bounces): ReturnMail {
  const { status, says } = bounces[kind]
  const server = `mx.${mail.to.split('@').at(-1)}`
  return mailOf(
    returnPathOf(mail),
    `MAILER-DAEMON@${server}`,
    'Undelivered Mail Returned to Sender',
    multipart('delivery-status', [
      textPart(`Your message to ${mail.to} could not be delivered:\r\n\r\n${says}`),
      [
        'Content-Type: message/delivery-status',
        '',
        `Reporting-MTA: dns; ${server}`,
        '',
        `Final-Recipient: rfc822; ${mail.to}`,
        'Action: failed',
        `Status: ${status}`,
        `Diagnostic-Code: smtp; ${says}`,
        '',
      ],
      enclosed(mail),
    ]),
  )
}

/** What a provider reports when somebody calls the mail spam (RFC 5965). */
export const complaintAbout = (mail: StoredMessage): ReturnMail =>
  mailOf(
    returnPathOf(mail),
    `feedback@${mail.to.split('@').at(-1)}`,
    `FW: ${mail.subject}`,
    multipart('feedback-report', [
      textPart('This is a spam report for a message that you sent.'),
      [
        'Content-Type: message/feedback-report',
        '',
        'Feedback-Type: abuse',
        'User-Agent: Sandbox/1',
        'Version: 1',
        `Original-Mail-From: <${returnPathOf(mail)}>`,
        `Original-Rcpt-To: <${mail.to}>`,
        '',
      ],
      enclosed(mail),
    ]),
  )

const enclosed = ({ head }: StoredMessage) => ['Content-Type: text/rfc822-headers', '', head.trimEnd(), '']

const textPart = (text: string) => [
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n'),
]

function multipart(report: string, parts: readonly (readonly string[])[]): string[] {
  const bound = randomUUID()
  const type = `Content-Type: multipart/report; report-type=${report}; boundary="${bound}"`
  return [type, '', ...parts.flatMap((part) => [`--${bound}`, ...part]), `--${bound}--`]
}

function mailOf(to: string, from: string, subject: string, rest: readonly string[]): ReturnMail {
  const lines = [
    `From: <${from}>`,
    `To: <${to}>`,
    `Subject: ${/^[\x20-\x7e]*$/.test(subject) ? subject : encodeWord(subject, 'B', 52)}`,
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${randomUUID()}@sandbox.example>`,
    'MIME-Version: 1.0',
    ...rest,
    '',
  ]
  return { to, source: Buffer.from(lines.join('\r\n')) }
}
