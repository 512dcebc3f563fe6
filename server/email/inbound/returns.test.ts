import { expect, test } from 'vitest'
import { readInbound } from './readInbound.ts'
import { mailOf, ourId, ours } from './testing.ts'

const read = (...lines: string[]) => readInbound(mailOf(...lines), ours())

test('the mail agent of DragonFly and FreeBSD writes as nobody', () => {
  const mail = read(
    'From: MAILER-DAEMON <>',
    'To: bounce+tok-7@seller.example',
    'Subject: Mail delivery failed',
    '',
    'This is the DragonFly Mail Agent v0.13 at mx.seller.example.',
    '',
    'There was an error delivering your mail to <anna@buyer.example>.',
    '',
    'mx.buyer.example [192.0.2.7] did not like our RCPT TO:',
    '550 5.1.1 <anna@buyer.example>: Recipient address rejected: User unknown',
    '',
    'Message headers follow.',
    '',
    `Message-Id: ${ourId}`,
  )
  expect(mail).toMatchObject({
    kind: 'bounce',
    recipients: [{ final: 'anna@buyer.example', status: '5.1.1', class: 'hard', reason: 'badAddress' }],
    about: [{ by: 'token', token: 'tok-7' }, { by: 'messageId', messageId: ourId }, { by: 'recipient' }],
  })
})

const openSmtpd = (subject: string, ...said: string[]) =>
  read(
    'Return-Path: <>',
    `Subject: Delivery status notification: ${subject}`,
    'From: Mailer Daemon <MAILER-DAEMON@localhost>',
    'To: bounce+tok-7@seller.example',
    '',
    '    Hi!',
    '',
    '    This is the MAILER-DAEMON, please DO NOT REPLY to this e-mail.',
    '',
    ...said,
    '',
    '    Below is a copy of the original message:',
    '',
    'Subject: Out of office furniture, mailbox full of it',
  )

test('OpenSMTPD returns mail, and does not answer for anybody', () => {
  const failed = openSmtpd(
    'error',
    '    An error has occurred while attempting to deliver a message for',
    '    the following list of recipients:',
    '',
    'anna@buyer.example: 550 5.1.1 <anna@buyer.example>: User unknown',
    'bob@buyer.example: 552 5.2.2 <bob@buyer.example>: Mailbox full',
  )
  expect(failed).toMatchObject({
    kind: 'bounce',
    recipients: [
      { final: 'anna@buyer.example', class: 'hard', reason: 'badAddress' },
      { final: 'bob@buyer.example', class: 'soft', reason: 'full' },
    ],
  })
  expect(openSmtpd('error', 'An error has occurred.', '', 'anna@buyer.example: Envelope expired')).toMatchObject({
    kind: 'bounce',
    recipients: [{ class: 'soft', reason: 'unreachable' }],
  })
  expect(
    openSmtpd('warning', '    A message is delayed for more than 10 minutes', '', 'anna@buyer.example: Network error'),
  ).toMatchObject({ kind: 'delayed' })
})

test('of several receivers whose reasons stand apart from them, none is gone', () => {
  const mail = read(
    'From: MAILER-DAEMON@old.example',
    'Subject: Returned mail',
    '',
    '   ----- Transcript of session follows -----',
    '>>> DATA',
    '<<< 550 Your mail was refused',
    '550 buyer.example (smtp)... 550 User unknown',
    '   ----- These got nothing: anna@buyer.example and bob@buyer.example',
  )
  expect(mail).toMatchObject({ kind: 'bounce', recipients: [{ class: 'soft' }, { class: 'soft' }] })
})

const status = (groups: string[], human: string[] = ['Sorry.']) =>
  read(
    'From: MAILER-DAEMON@mx.seller.example',
    'To: bounce+tok-7@seller.example',
    'Subject: Delivery Status',
    'Content-Type: Multipart/Mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    ...human,
    '--b',
    'Content-Type: message/delivery-status',
    '',
    ...groups,
    '--b--',
  )

test('a gateway sends a report without calling it one', () => {
  expect(
    status(['Original-Recipient: <anna@buyer.example>', 'Action: failed', 'Diagnostic-Code: smtp; 550 Unknown user']),
  ).toMatchObject({ kind: 'bounce', recipients: [{ original: 'anna@buyer.example', reason: 'badAddress' }] })
})

test('receivers are told apart without empty lines between them', () => {
  const of = (name: string, code: string) => [
    `Final-Recipient: rfc822; ${name}@buyer.example`,
    'Action: failed',
    `Status: ${code}`,
  ]
  expect(status(['Reporting-MTA: dns; x.example', ...of('anna', '5.2.2'), ...of('bob', '5.1.1')])).toMatchObject({
    recipients: [
      { final: 'anna@buyer.example', reason: 'full' },
      { final: 'bob@buyer.example', reason: 'badAddress' },
    ],
  })
})

test('at what command a server refused stands in the words for people alone', () => {
  const group = (says: string) => [
    'Final-Recipient: rfc822; anna@buyer.example',
    'Action: failed',
    'Status: 5.0.0',
    `Diagnostic-Code: smtp; ${says}`,
  ]
  const at = (says: string, command: string) =>
    status(group(says), [`<anna@buyer.example>: host mx.buyer.example said: ${says} (in reply to ${command} command)`])
  const reasonOf = (mail: ReturnType<typeof status>) => mail.kind === 'bounce' && mail.recipients[0]?.reason
  expect(reasonOf(at('550 Unknown user anna@buyer.example', 'RCPT TO'))).toBe('badAddress')
  expect(reasonOf(at('550 Unknown user anna@buyer.example', 'end of DATA'))).toBe('blocked')
  expect(reasonOf(at('550 Unknown user anna@buyer.example', 'MAIL FROM'))).toBe('sender')
})

test('a report whose parts are broken is read from the text', () => {
  const mail = read(
    'From: Mail Delivery Subsystem <MAILER-DAEMON>',
    'Subject: Returned mail: see transcript for details',
    '',
    'This is a MIME-encapsulated message',
    '',
    'Final-Recipient: RFC822; anna@buyer.example',
    'Action: failed',
    'Status: 5.0.0',
    'Diagnostic-Code: SMTP; 550 Unauthenticated senders not allowed',
  )
  expect(mail).toMatchObject({ kind: 'bounce', recipients: [{ final: 'anna@buyer.example', reason: 'sender' }] })
})

test.each([
  [
    'Exchange 2003',
    ['From: System Administrator <postmaster@buyer.example>', 'Subject: Lamps'],
    ['did not reach the following recipient(s):', '', 'anna@buyer.example on Thu, 5 Nov 2026', '    Unknown Recipient'],
    'badAddress',
  ],
  [
    'Domino',
    ['From: postmaster@buyer.example', 'Subject: DELIVERY FAILURE: User Anna not listed in Domino Directory'],
    ['was not delivered to:', '  anna@buyer.example', 'because:', '  User Anna not listed in Domino Directory'],
    'badAddress',
  ],
  [
    'IMail',
    ['From: Postmaster <postmaster@buyer.example>', 'Subject: Undeliverable Mail'],
    ['Unknown user: anna@buyer.example', '', 'Original message follows.', 'Subject: mailbox full'],
    'badAddress',
  ],
  [
    'a gateway that calls itself by a name alone',
    ['Return-Path: <>', 'From: mailer-daemon', 'Subject: There was an error sending your mail', 'Precedence: list'],
    ['The following recipients returned permanent errors: anna@buyer.example. Reason: [550 5.1.1 User unknown]'],
    'badAddress',
  ],
])('%s', (_, head, said, reason) => {
  const mail = read(...head, 'To: bounce+tok-7@seller.example', '', ...said)
  expect(mail).toMatchObject({ kind: 'bounce', recipients: [{ final: 'anna@buyer.example', class: 'hard', reason }] })
})

test('a mobile network returns mail as somebody whom nobody answers', () => {
  const mail = (...enclosed: string[]) =>
    read(
      'From: no-reply@mobile.example',
      'To: sales@seller.example',
      'Subject: Mail',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'Could not be delivered to: <anna@mobile.example>',
      'As their mailbox is full.',
      ...enclosed,
      '--b--',
    )
  const copy = ['--b', 'Content-Type: message/rfc822', '', `Message-ID: ${ourId}`, '']
  expect(mail(...copy)).toMatchObject({ kind: 'bounce', recipients: [{ reason: 'full' }] })
  expect(mail().kind).toBe('other')
})

const notice = (told: object, from = 'no-reply@sns.amazonaws.com') =>
  read(
    `From: SES <${from}>`,
    'To: sales@seller.example',
    'Subject: AWS Notification Message',
    '',
    `${JSON.stringify(told).slice(0, 60)}!`,
    ` ${JSON.stringify(told).slice(60)}`,
    '',
    '--',
    'If you wish to stop receiving notifications, visit {this page}'.replaceAll(/[{}]/g, ''),
  )
const sesMail = {
  source: 'bounce+tok-7@seller.example',
  messageId: '0101-000000',
  headers: [{ name: 'Message-ID', value: ourId }],
}
const bounced = (one: object) => ({
  bounceType: 'Permanent',
  bouncedRecipients: [{ emailAddress: 'anna@x.example', ...one }],
})

test('what Amazon SES tells by mail is a return, a complaint or a delivery', () => {
  const bounce = bounced({ status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 user unknown' })
  const known = { kind: 'bounce', recipients: [{ final: 'anna@x.example', class: 'hard', reason: 'badAddress' }] }
  const about = [{ by: 'token', token: 'tok-7' }, { by: 'messageId', messageId: ourId }, { by: 'recipient' }]
  expect(notice({ notificationType: 'Bounce', mail: sesMail, bounce })).toMatchObject({ ...known, about })
  const wrapped = { Type: 'Notification', Message: JSON.stringify({ eventType: 'Bounce', mail: sesMail, bounce }) }
  expect(notice(wrapped)).toMatchObject(known)
  expect(
    notice({
      notificationType: 'Complaint',
      mail: sesMail,
      complaint: { complainedRecipients: [{ emailAddress: 'anna@x.example' }], complaintFeedbackType: 'abuse' },
    }),
  ).toMatchObject({ kind: 'complaint', counts: true, recipients: ['anna@x.example'], about })
  const delivery = { recipients: ['anna@x.example'], smtpResponse: '250 ok' }
  expect(notice({ notificationType: 'Delivery', mail: sesMail, delivery })).toMatchObject({ kind: 'delivered' })
})

test('what only looks like it is somebody’s mail', () => {
  const told = { notificationType: 'Bounce', mail: sesMail, bounce: bounced({}) }
  expect(notice(told, 'anna@buyer.example').kind).toBe('other')
  for (const odd of [
    {},
    { Message: 'no json' },
    { ...told, bounce: { bouncedRecipients: 7 } },
    { ...told, mail: null },
  ])
    expect(notice(odd).kind).toBe('other')
})

const microsoft = (subject: string, from = 'staff@hotmail.com') =>
  read(
    `From: ${from}`,
    'To: sales@seller.example',
    `Subject: ${subject}`,
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: message/rfc822',
    'Content-Disposition: inline',
    '',
    'X-HmXmrOriginalRecipient: anna@outlook.example',
    'Return-Path: <bounce+tok-7@seller.example>',
    `Message-ID: ${ourId}`,
    'Subject: Lamps',
    '',
    'Hello',
    '--b--',
  )

test('a complaint in the form of Microsoft', () => {
  expect(microsoft('complaint about message from 192.0.2.7')).toMatchObject({
    kind: 'complaint',
    feedback: 'abuse',
    counts: true,
    recipients: ['anna@outlook.example'],
    about: [{ by: 'token', token: 'tok-7' }, { by: 'messageId', messageId: ourId }, { by: 'recipient' }],
  })
  expect(microsoft('Fwd: Lamps').kind).toBe('reply')
  expect(microsoft('complaint about message from 192.0.2.7', 'anna@buyer.example').kind).toBe('other')
})

test('a relay that puts its own Message-ID and return path into a mail leaves our other marks', () => {
  const mail = read(
    'From: MAILER-DAEMON@relay.example',
    'Subject: Undelivered',
    'To: relay@relay.example',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Final-Recipient: rfc822; anna@buyer.example',
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    'Message-ID: <0101-77@relay.example>',
    'List-Unsubscribe: <https://app.seller.example/m/u/abc>, <mailto:leave%2Btok-8@seller.example?subject=unsubscribe>',
    '--b--',
  )
  expect(mail).toMatchObject({ about: [{ by: 'token', token: 'tok-8' }, { by: 'recipient' }] })
})
