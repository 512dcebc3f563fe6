import { expect, test } from 'vitest'
import { type Inbound, readInbound } from './readInbound.ts'
import { mailOf, ourId, ours } from './testing.ts'

const read = (...lines: string[]) => readInbound(mailOf(...lines), ours())

const postfix = (over: { status?: string; action?: string; diagnostic?: string; id?: string; to?: string } = {}) => [
  'Return-Path: <>',
  'Received: by mx.seller.example (Postfix) id 4Xq0; Sun, 22 Nov 2026 10:00:00 +0000 (UTC)',
  'Date: Sun, 22 Nov 2026 10:00:00 +0000 (UTC)',
  'From: MAILER-DAEMON@mx.seller.example (Mail Delivery System)',
  'Subject: Undelivered Mail Returned to Sender',
  `To: ${over.to ?? 'bounce+tok-17@seller.example'}`,
  'Auto-Submitted: auto-replied',
  'MIME-Version: 1.0',
  'Content-Type: multipart/report; report-type=delivery-status;',
  '\tboundary="4Xq0.1763805600/mx.seller.example"',
  'Message-Id: <20261122100000.4Xq0@mx.seller.example>',
  '',
  'This is a MIME-encapsulated message.',
  '',
  '--4Xq0.1763805600/mx.seller.example',
  'Content-Description: Notification',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'This is the mail system at host mx.seller.example.',
  '',
  `<anna@buyer.example>: host mx.buyer.example[192.0.2.7] said: ${over.diagnostic?.slice(6) ?? '550 5.1.1 User unknown'}`,
  '',
  '--4Xq0.1763805600/mx.seller.example',
  'Content-Description: Delivery report',
  'Content-Type: message/delivery-status',
  '',
  'Reporting-MTA: dns; mx.seller.example',
  'X-Postfix-Queue-ID: 4Xq0',
  'Arrival-Date: Sun, 22 Nov 2026 09:59:59 +0000 (UTC)',
  '',
  'Final-Recipient: rfc822; anna@buyer.example',
  'Original-Recipient: rfc822;Anna@buyer.example',
  `Action: ${over.action ?? 'failed'}`,
  `Status: ${over.status ?? '5.1.1'}`,
  'Remote-MTA: dns; mx.buyer.example',
  `Diagnostic-Code: ${over.diagnostic ?? 'smtp; 550 5.1.1 <anna@buyer.example>: Recipient address rejected:\r\n    User unknown in virtual mailbox table'}`,
  '',
  '--4Xq0.1763805600/mx.seller.example',
  'Content-Description: Undelivered Message',
  'Content-Type: message/rfc822',
  '',
  'Return-Path: <bounce+tok-17@seller.example>',
  `Message-ID: ${over.id ?? ourId}`,
  'X-Task-Id: task-9',
  'From: Seller <sales@seller.example>',
  'To: Anna@buyer.example',
  'Subject: Lamps',
  '',
  'Hello',
  '',
  '--4Xq0.1763805600/mx.seller.example--',
]

test('a Postfix report names who did not get the mail, why, and which mail', () => {
  expect(read(...postfix())).toMatchObject({
    kind: 'bounce',
    messageId: '<20261122100000.4Xq0@mx.seller.example>',
    sentAt: Date.UTC(2026, 10, 22, 10),
    recipients: [
      {
        final: 'anna@buyer.example',
        original: 'anna@buyer.example',
        action: 'failed',
        status: '5.1.1',
        class: 'hard',
        reason: 'badAddress',
        diagnostic: '550 5.1.1 <anna@buyer.example>: Recipient address rejected: User unknown in virtual mailbox table',
        server: 'mx.buyer.example',
      },
    ],
    about: [
      { by: 'token', token: 'tok-17' },
      { by: 'messageId', messageId: ourId },
      { by: 'task', task: 'task-9' },
      { by: 'recipient', address: 'anna@buyer.example' },
    ],
  })
})

test('the same with bare line feeds', () => {
  const bytes = new TextEncoder().encode(postfix().join('\n').replaceAll('\r\n', '\n'))
  expect(readInbound(bytes, ours())).toEqual(read(...postfix()))
})

test.each([
  ['5.1.1', 'smtp; 550 5.1.1 unknown', 'bounce', 'hard', 'badAddress'],
  ['5.2.1', 'smtp; 550 5.2.1 disabled', 'bounce', 'hard', 'badAddress'],
  ['5.2.2', 'smtp; 552 5.2.2 over quota', 'bounce', 'soft', 'full'],
  ['5.0.0', 'smtp; 552 5.2.2 mailbox full', 'bounce', 'soft', 'full'],
  ['5.0.0', 'smtp; 550 Mailbox is full', 'bounce', 'soft', 'full'],
  ['5.7.26', 'smtp; 550 5.7.26 unauthenticated', 'bounce', 'hard', 'sender'],
  ['5.3.4', 'smtp; 552 5.3.4 too large', 'bounce', 'hard', 'tooBig'],
  ['4.4.7', 'smtp; 451 4.4.7 message expired', 'bounce', 'soft', 'unreachable'],
  ['4.7.0', 'smtp; 421 4.7.0 try later', 'bounce', 'soft', 'blocked'],
  ['5', 'smtp; 550 5.1.1 no such user', 'bounce', 'hard', 'badAddress'],
  ['nonsense', 'smtp; 550 no such user here', 'bounce', 'hard', 'badAddress'],
  ['nonsense', 'who knows, 192.5.1.1.4 and v5.1.1.2', 'bounce', 'soft', 'other'],
])('status %s, «%s»: %s, %s, %s', (status, diagnostic, kind, hardness, reason) => {
  const mail = read(...postfix({ status, diagnostic }))
  expect(mail).toMatchObject({ kind, recipients: [{ class: hardness, reason }] })
})

test.each([
  ['delayed', '4.4.1', 'delayed'],
  ['delivered', '2.0.0', 'delivered'],
  ['relayed', '2.0.0', 'delivered'],
  ['expanded', '2.0.0', 'delivered'],
  ['Failed (permanent)', '5.1.1', 'bounce'],
  ['gone', '4.4.1', 'delayed'],
])('the action %s with %s is %s', (action, status, kind) => {
  expect(read(...postfix({ action, status, diagnostic: 'smtp; as it says' }))).toMatchObject({ kind })
})

test('what is only late is no bounce, and has no class', () => {
  expect(read(...postfix({ action: 'delayed', status: '4.4.1' }))).toMatchObject({
    recipients: [{ class: null, reason: null }],
  })
})

test("a report for somebody else's mail is about nothing", () => {
  const mail = postfix({ id: '<77@elsewhere.example>', to: 'info@seller.example' })
    .filter((line) => !line.startsWith('X-Task-Id'))
    .map((line) => line.replace('tok-17', 'forged'))
  expect(read(...mail)).toMatchObject({ kind: 'bounce', about: [] })
})

test('a report that encloses no mail is about who did not get it, and about nothing surer', () => {
  const mail = postfix({ to: 'info@seller.example' })
  const end = mail.indexOf('Content-Description: Undelivered Message') - 1
  expect(read(...mail.slice(0, end), '--4Xq0.1763805600/mx.seller.example--')).toMatchObject({
    about: [{ by: 'recipient', address: 'anna@buyer.example' }],
  })
})

test('the token may stand in the envelope alone', () => {
  const mail = mailOf(
    ...postfix({ to: 'undisclosed-recipients:;' }).filter(
      (line) => !/^(Return-Path: <b|X-Task|Message-ID: <our)/.test(line),
    ),
  )
  expect(readInbound(mail, ours('<bounce+tok-3@seller.example>'))).toMatchObject({
    about: [{ by: 'token', token: 'tok-3' }, { by: 'recipient' }],
  })
})

test('several receivers are told apart, and one that failed makes a bounce of it', () => {
  const mail = read(
    'Return-Path: <>',
    'From: postmaster@x.example',
    'Content-Type: multipart/report; boundary=b; report-type="delivery-status"',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; x.example',
    '',
    'Final-Recipient: rfc822; a@x.example',
    'Action: delivered',
    'Status: 2.1.5',
    '',
    '',
    'Final-Recipient: x400; /C=DE/',
    'Original-Recipient: rfc822; <B@x.example>',
    'Action: failed',
    'Status: 5.4.4',
    '--b--',
  )
  expect(mail).toMatchObject({
    kind: 'bounce',
    recipients: [
      { final: 'a@x.example', action: 'delivered', class: null },
      { final: null, original: 'b@x.example', class: 'hard', reason: 'unreachable', server: 'x.example' },
    ],
  })
})

test('Exchange: headers alone, an empty sender and a name in encoded words', () => {
  const mail = read(
    'From: =?utf-8?B?TWljcm9zb2Z0IE91dGxvb2s=?=',
    '\t<MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@buyer.example>',
    'To: <sales@seller.example>',
    'Subject: =?gb2312?B?zrS0q7XdOiBMYW1wcw==?=',
    'Content-Type: multipart/report; report-type=delivery-status;',
    ' boundary="_000_x"',
    `In-Reply-To: ${ourId}`,
    `References: ${ourId}`,
    'Return-Path: <>',
    'X-MS-Exchange-Message-Is-Ndr:',
    '',
    '--_000_x',
    'Content-Type: multipart/alternative; boundary="_001_x"',
    '',
    '--_001_x',
    'Content-Type: text/html; charset="gb2312"',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '<html><head><style>p{}</style></head><body><p>=CE=DE=B7=A8=CB=CD=B4=EF</p></body></html>',
    '--_001_x--',
    '--_000_x',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns;AM0PR01.prod.outlook.com',
    '',
    'Final-recipient: RFC822;anna@buyer.example',
    'Action: failed',
    'Status: 5.1.10',
    'Diagnostic-code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; not found by SMTP address lookup',
    '',
    '--_000_x',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID:`,
    ` ${ourId}`,
    '--_000_x--',
  )
  expect(mail).toMatchObject({
    kind: 'bounce',
    subject: '未传递: Lamps',
    text: '无法送达',
    from: { name: 'Microsoft Outlook' },
    recipients: [{ status: '5.1.10', class: 'hard', reason: 'badAddress', server: 'AM0PR01.prod.outlook.com' }],
    about: [
      { by: 'messageId', messageId: ourId },
      { by: 'recipient', address: 'anna@buyer.example' },
    ],
  })
})

test('Gmail: a report with a picture in its human part', () => {
  const mail = read(
    'From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    'To: sales@seller.example',
    'Auto-Submitted: auto-replied',
    'Subject: Delivery Status Notification (Failure)',
    `References: ${ourId}`,
    `In-Reply-To: ${ourId}`,
    'X-Failed-Recipients: anna@gmail.com',
    'Content-Type: multipart/report; boundary="00"; report-type=delivery-status',
    '',
    '--00',
    'Content-Type: multipart/related; boundary="01"',
    '',
    '--01',
    'Content-Type: multipart/alternative; boundary="02"',
    '',
    '--02',
    'Content-Type: text/plain; charset="UTF-8"',
    '',
    '** Address not found **',
    '--02--',
    '--01',
    'Content-Type: image/png; name="icon.png"',
    'Content-Transfer-Encoding: base64',
    'Content-ID: <icon.png>',
    '',
    'iVBORw0KGgo=',
    '--01--',
    '--00',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; googlemail.com',
    '',
    'Final-Recipient: rfc822; anna@gmail.com',
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist.',
    '',
    '--00',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: ${ourId}`,
    '',
    'Hi',
    '--00--',
  )
  expect(mail).toMatchObject({
    kind: 'bounce',
    recipients: [{ class: 'hard' }],
    text: expect.stringContaining('Address not found'),
  })
})

test('qmail writes no report', () => {
  const mail = read(
    'Return-Path: <>',
    'From: MAILER-DAEMON@old.example',
    'To: bounce+tok-4@seller.example',
    'Subject: failure notice',
    '',
    'Hi. This is the qmail-send program at old.example.',
    "I'm afraid I wasn't able to deliver your message to the following addresses.",
    "This is a permanent error; I've given up. Sorry it didn't work out.",
    '',
    '<anna@old.example>:',
    'Sorry, no mailbox here by that name. (#5.1.1)',
    '',
    '--- Below this line is a copy of the message.',
    '',
    'Return-Path: <bounce+tok-4@seller.example>',
    `Message-ID: ${ourId}`,
    'To: someone-else@seller.example',
    'Mailbox full',
  )
  expect(mail).toMatchObject({
    kind: 'bounce',
    recipients: [{ final: 'anna@old.example', status: '5.1.1', class: 'hard', reason: 'badAddress' }],
    about: [
      { by: 'token', token: 'tok-4' },
      { by: 'messageId', messageId: ourId },
      { by: 'recipient', address: 'anna@old.example' },
    ],
  })
  expect((mail as { recipients: unknown[] }).recipients).toHaveLength(1)
})

test('Exim names who failed in a header; what is late is said in the subject', () => {
  const exim = (subject: string) =>
    read(
      'X-Failed-Recipients: anna@x.example, bob@x.example',
      'From: Mail Delivery System <Mailer-Daemon@mx.example>',
      `Subject: ${subject}`,
      '',
      'This message was created automatically by mail delivery software.',
      '  anna@x.example',
      '    SMTP error from remote mail server after RCPT TO:<anna@x.example>: 452 mailbox is full',
    )
  expect(exim('Mail delivery failed: returning message to sender')).toMatchObject({
    kind: 'bounce',
    recipients: [
      { final: 'anna@x.example', class: 'soft', reason: 'full' },
      { final: 'bob@x.example', class: 'soft' },
    ],
  })
  expect(exim('Warning: message 1aB delayed 24 hours')).toMatchObject({
    kind: 'delayed',
    recipients: [{ class: null }, {}],
  })
})

test.each([
  [
    '收件人邮件地址(anna@qq.com)不存在,邮件无法送达。<br>host mx3.qq.com[203.205.219.57] said: 550 Mailbox not found. http://service.mail.qq.com/cgi-bin/help?subtype=1&&id=20022&&no=1000728',
    'hard',
    'badAddress',
  ],
  ['收件人(anna@qq.com)邮箱空间已满,邮件无法送达。<br>said: 552 quota', 'soft', 'full'],
  ['对方(anna@qq.com)拒收您的邮件<br>said: 550 rejected as spam', 'hard', 'blocked'],
])('QQ mail: %s', (words, hardness, reason) => {
  const html = `<div>抱歉,您的邮件被退回来了……</div><div>退信原因</div><div>${words}</div>`
  const mail = read(
    'From: "PostMaster@qq.com" <PostMaster@qq.com>',
    'To: sales@seller.example',
    'Subject: =?gb18030?B?z7XNs83L0MU=?=',
    'Content-Type: text/html; charset="utf-8"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(html).toString('base64'),
  )
  expect(mail).toMatchObject({
    kind: 'bounce',
    subject: '系统退信',
    recipients: [{ final: 'anna@qq.com', class: hardness, reason }],
  })
})

test('who sent the mail, and who reports it, did not miss it', () => {
  const mail = read(
    'From: postmaster@163.com',
    'To: sales@seller.example',
    'Subject: Delivery failure',
    '',
    'Your mail from sales@seller.example to anna@163.com, said postmaster@163.com: 550 User not found',
  )
  expect(mail).toMatchObject({ kind: 'bounce', recipients: [{ final: 'anna@163.com', class: 'hard' }] })
  if (mail.kind === 'bounce') expect(mail.recipients).toHaveLength(1)
})

test('somebody who writes of a bounce, or passes one on, has not bounced', () => {
  const told = read(
    'From: anna@buyer.example',
    'Subject: Re: Undeliverable: Lamps',
    '',
    'My last mail: 550 5.1.1 user unknown. What now?',
  )
  expect(told.kind).toBe('reply')
  const passedOn = read(
    'Return-Path: <anna@buyer.example>',
    'From: anna@buyer.example',
    'Subject: Fwd: failure notice',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    '',
    'See below',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Final-Recipient: rfc822; me@buyer.example',
    'Action: failed',
    '--b--',
  )
  expect(passedOn).toMatchObject({ kind: 'reply', text: 'See below' })
})

const arf = (type: string) => [
  'From: <abusedesk@example.com>',
  'Date: Thu, 8 Mar 2005 17:40:36 EDT',
  'Subject: FW: Earn money',
  'To: <abuse@seller.example>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/report; report-type=feedback-report;',
  '     boundary="part1_13d.2e68ed54_boundary"',
  '',
  '--part1_13d.2e68ed54_boundary',
  'Content-Type: text/plain; charset="US-ASCII"',
  'Content-Transfer-Encoding: 7bit',
  '',
  'This is an email abuse report for an email message received from IP 192.0.2.1',
  '',
  '--part1_13d.2e68ed54_boundary',
  'Content-Type: message/feedback-report',
  '',
  `Feedback-Type: ${type}`,
  'User-Agent: SomeGenerator/1.0',
  'Version: 1',
  'Original-Mail-From: <bounce+tok-5@seller.example>',
  'Original-Rcpt-To: <user@example.com>',
  'Received-Date: Thu, 8 Mar 2005 14:00:00 EDT',
  'Source-IP: 192.0.2.1',
  '',
  '--part1_13d.2e68ed54_boundary',
  'Content-Type: message/rfc822',
  'Content-Disposition: inline',
  '',
  `Message-ID: ${ourId}`,
  'Subject: Earn money',
  '',
  'Spam Spam Spam',
  '--part1_13d.2e68ed54_boundary--',
]

test.each([
  ['abuse', 'abuse', true],
  ['Fraud', 'fraud', true],
  ['not-spam', 'not-spam', false],
  ['auth-failure', 'auth-failure', false],
  ['something-new', 'other', true],
])('a feedback report of type %s', (written, feedback, counts) => {
  expect(read(...arf(written))).toMatchObject({
    kind: 'complaint',
    feedback,
    counts,
    recipients: ['user@example.com'],
    reporter: 'SomeGenerator/1.0',
    about: [
      { by: 'token', token: 'tok-5' },
      { by: 'messageId', messageId: ourId },
      { by: 'recipient', address: 'user@example.com' },
    ],
  })
})

test('a complaint of what somebody else sent is about nothing', () => {
  const foreign = arf('abuse').map((line) => line.replace('bounce+tok-5', 'x').replace(ourId, '<1@elsewhere.example>'))
  expect(read(...foreign)).toMatchObject({ kind: 'complaint', about: [] } satisfies Partial<Inbound>)
})
