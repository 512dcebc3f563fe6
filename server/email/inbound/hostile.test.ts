import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlForReading } from './htmlText.ts'
import { inboundLimits } from './limits.ts'
import { ownHtml, ownWords } from './quote.ts'
import { type Inbound, readInbound } from './readInbound.ts'
import { mailOf, mailSource, ours } from './testing.ts'

const read = (...lines: string[]) => readInbound(mailOf(...lines), ours())

const hooks = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'onmouseover',
  'ontoggle',
  'onanimationstart',
  'onpointerenter',
]
const tags = [
  'img src=x',
  'svg',
  'body',
  'input autofocus',
  'details open',
  'video',
  'iframe',
  'marquee',
  'select',
  'math',
]
const schemes = ['javascript', 'JaVaScRiPt', 'data', 'vbscript', ' java\tscript', 'java&#x0A;script', '&#106;avascript']
const payloads = [
  ...tags.flatMap((tag) => hooks.map((hook) => `<${tag} ${hook}=alert(1)>`)),
  ...schemes.flatMap((scheme) => [
    `<a href="${scheme}:alert(1)">x</a>`,
    `<iframe src="${scheme}:alert(1)">`,
    `<form action='${scheme}:alert(1)'><button>x`,
    `<object data=${scheme}:alert(1)>`,
    `<svg><a xlink:href="${scheme}:alert(1)"><text>x`,
  ]),
  '<script>alert(1)</script>',
  '<ScRiPt >alert(1)</sCrIpT >',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '"><script>alert(1)</script>',
  "'-alert(1)-'",
  '${alert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<style>@import "//x";</style>',
  '<link rel=stylesheet href=//x>',
  '<meta http-equiv=refresh content="0;url=//x">',
  '<base href=//x>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '\u003cimg src=x onerror=alert(1)\u003e',
  '<img src="x" style="background:url(javascript:alert(1))">',
  '<div style="width:expression(alert(1))">',
  '<img src=x:alert(alt) onerror=eval(src) alt=0>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<embed src=//x>',
  '<applet code=x>',
  '<plaintext>',
  '<xmp><script>alert(1)</script></xmp>',
  '<img src=`x`onerror=alert(1)>',
  '<textarea><script>alert(1)</script>',
  '<title><script>alert(1)</script>',
  '<a href=//x ping=//y>x</a>',
  '<img src=x onerror="alert(1)"//',
  '<<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '\u202e<img src=x onerror=alert(1)>',
  'x\u0000<script>alert(1)</script>',
  '%3Cscript%3Ealert(1)%3C/script%3E',
]

test('150 payloads come out of every field as the text they are', () => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(150)
  for (const payload of payloads) {
    // NUL and the like are gone; everything else is as it was written.
    const word = `=?utf-8?B?${Buffer.from(payload).toString('base64')}?=`
    const said = payload
      .replaceAll(/[\u0000\u202e]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    const mail = read(
      `From: ${word} <anna@x.example>`,
      `Subject: ${word}`,
      'In-Reply-To: <our.1@seller.example>',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(payload).toString('base64'),
      '--b',
      `Content-Type: application/pdf; name="${word}"`,
      'Content-Disposition: attachment',
      '',
      'x',
      '--b--',
    )
    expect(mail).toMatchObject({ kind: 'reply', subject: said, from: { name: said } })
    if (mail.kind === 'reply') expect(mail.text.replaceAll(/\s+/g, ' ')).toBe(said)
    expect(noted(mail)).not.toMatch(unkept)
    const report = read(
      'Return-Path: <>',
      'From: mailer-daemon@x.example',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      `Reporting-MTA: dns; ${word}`,
      '',
      `Final-Recipient: rfc822; ${word}`,
      'Action: failed',
      `Status: 5.1.1 ${word}`,
      `Diagnostic-Code: smtp; ${word}`,
      '--b--',
    )
    expect(report).toMatchObject({ kind: 'bounce', recipients: [{ final: null, status: '5.1.1', diagnostic: said }] })
    expect(noted(report)).not.toMatch(unkept)
  }
})

test('what cannot be stored is in no address and in no Message-ID', () => {
  const mail = read(
    'From: "a" <b\u0000c@x.example>',
    'To: d\u0007@x.example, e@x.example',
    'Message-ID: <a\u0000b@x.example>',
    'References: <our.1\u0001@seller.example> <our.2@seller.example>',
    'X-Task-Id: 1\u00002<b>',
    '',
    'x',
  )
  expect(noted(mail)).not.toMatch(unkept)
  expect(mail).toMatchObject({
    messageId: null,
    from: null,
    to: ['e@x.example'],
    about: [{ by: 'messageId', messageId: '<our.2@seller.example>' }],
  })
})

test('a complaint brings payloads no further either', () => {
  for (const payload of payloads) {
    const word = `=?utf-8?B?${Buffer.from(payload).toString('base64')}?=`
    const mail = read(
      'From: fbl@x.example',
      'Content-Type: multipart/report; report-type=feedback-report; boundary=b',
      '',
      '--b',
      'Content-Type: message/feedback-report',
      '',
      `Feedback-Type: ${word}`,
      `User-Agent: ${word}`,
      `Original-Rcpt-To: ${word}`,
      `Original-Mail-From: ${word}`,
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: <${payload.replaceAll(/\s/g, '')}@seller.example>`,
      `X-Task-Id: ${word}`,
      '--b--',
    )
    expect(mail).toMatchObject({ kind: 'complaint', feedback: 'other', recipients: [], about: [] })
    expect(noted(mail)).not.toMatch(unkept)
  }
})

test('a payload in HTML leaves no tag, handler or address of its own in the words', () => {
  for (const payload of payloads.filter((one) => one.startsWith('<') && !/&(lt|#60)/.test(one))) {
    const words = htmlForReading(`<p>Hello</p>${payload}`)
    expect(words).toMatch(/^Hello/)
    expect(words).not.toMatch(
      /<(script|img|svg|iframe|a|body|object|form|style)\b|javascript:|onerror=(?!alert\(1\)>?"?>?$)/i,
    )
  }
})

// Nobody reads these, and PostgreSQL takes no NUL.
const unkept = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e]/
const noted = (value: unknown): string => {
  if (typeof value === 'string') return value
  return value && typeof value === 'object' ? Object.values(value).map(noted).join('\n') : ''
}

const small = { ...inboundLimits, bytes: 20_000, lines: 300, parts: 40, headerBytes: 4_000, headers: 50, depth: 5 }
const hello = 'From: a@x.example\r\n'

test.each([
  ['bytes', `${hello}\r\n${'x'.repeat(20_001)}`],
  ['lines', `${hello}\r\n${'\n'.repeat(400)}`],
  ['parts', `${hello}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\n'.repeat(50)}`],
  ['headerBytes', `${hello}${'X: y\r\n'.repeat(900)}\r\n`],
  ['headerBytes', `Subject: ${'x'.repeat(5_000)}`],
  ['headers', `${hello}${'X: y\r\n'.repeat(60)}\r\n`],
])('a mail that breaks the bound on %s is too large', (bound, mail) => {
  expect(readInbound(mailSource(mail), ours(), small)).toEqual({ kind: 'tooLarge', bound })
})

test('one header that goes on and on is too large', () => {
  const folded = `Subject: x\r\n${` ${'y'.repeat(70)}\r\n`.repeat(40)}\r\n`
  expect(readInbound(mailSource(folded), ours(), { ...small, headerLength: 1_000 })).toMatchObject({
    bound: 'headerLength',
  })
})

test('parts within parts within parts are too many', () => {
  const nested = Array.from(
    { length: 12 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  )
  expect(readInbound(mailSource(hello, ...nested), ours(), small)).toMatchObject({ kind: 'tooLarge', bound: 'depth' })
})

test('what is no mail cannot be read', () => {
  for (const bytes of [
    mailSource(),
    mailSource('\r\n\r\n'),
    mailSource('hello'),
    mailSource([0, 1, 2, 255]),
    mailSource('X-A: b\r\n\r\n'),
  ])
    expect(readInbound(bytes, ours()).kind).toBe('unreadable')
})

test('a mail within the bounds keeps no more than they say', () => {
  const limits = { ...inboundLimits, textLength: 1_000, htmlLength: 2_000, attachments: 3, recipients: 4 }
  const long = readInbound(mailOf(hello.trim(), '', '汉'.repeat(50_000)), ours(), limits)
  expect(long).toMatchObject({ kind: 'other', whole: '汉'.repeat(1_000) })
  const many = readInbound(
    mailOf(
      'Return-Path: <>',
      'From: mailer-daemon@x.example',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      ...Array.from({ length: 500 }, (_, at) => `Final-Recipient: rfc822; a${at}@x.example\r\nAction: failed\r\n`),
      '--b--',
    ),
    ours(),
    limits,
  )
  expect(many.kind === 'bounce' && many.recipients).toHaveLength(4)
})

test("a receiver whose token is somebody else's is given no token", () => {
  const forged = [
    'bounce+tok-1@evil.example',
    'bounce+tok-1@seller.example.evil.example',
    '"bounce+tok-1@seller.example"@evil.example',
  ]
  for (const to of forged) {
    const mail = read('From: a@x.example', `To: ${to}`, 'Subject: Re: x', '', 'x')
    expect(mail).toMatchObject({ about: [{ by: 'sender' }] })
  }
})

// Pieces of which mails are made, so that chance finds its way behind the first lines.
const piece = fc.oneof(
  fc.constantFrom(
    'From: a@x.example\r\n',
    'From: mailer-daemon@x.example\n',
    'Return-Path: <>\r\n',
    'Subject: failure notice\r\n',
    'Subject: =?gb18030?B?z7XNs83L0MU=?= =?utf-8?Q?=FF?=\r\n',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"\r\n',
    'Content-Type: multipart/report; report-type=feedback-report; boundary=b\r\n',
    'Content-Type: multipart/mixed; boundary*0=b; boundary*1=c\r\n',
    'Content-Type: message/delivery-status\r\n\r\n',
    'Content-Type: message/feedback-report\r\n\r\n',
    'Content-Type: message/rfc822\r\n\r\n',
    'Content-Type: text/html; charset=iso-2022-jp\r\n',
    'Content-Transfer-Encoding: base64\r\n',
    'Content-Transfer-Encoding: quoted-printable\r\n',
    'Final-Recipient: rfc822; b@x.example\r\n',
    'Action: failed\r\n',
    'Status: 5.1.1\r\n',
    'Diagnostic-Code: smtp; 550 \r\n',
    'Feedback-Type: abuse\r\n',
    'Message-ID: <our.1@seller.example>\r\n',
    'References: <our.1@seller.example>\r\n',
    'To: g: a@x.example, b;, "<x@y.z>" (c(d)\r\n',
    '--b\r\n',
    '--b--\r\n',
    '\r\n',
    '\r\n\r\n',
    '\n',
    '\r',
    ' folded\r\n',
    'On Sunday A wrote:\r\n> x\r\n',
    '<div class="gmail_quote">',
    '<!--',
    '=E4=BD',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('<', '(', '"', '=?', '>', ' ', '&', '-', '在', '@', '.', '_').map((one) => one.repeat(2_000)),
)
const lines = (...among: string[]) => fc.array(fc.oneof(fc.constantFrom(...among), piece), { maxLength: 6 })
const part = fc
  .tuple(
    fc.constantFrom(
      'Content-Type: message/delivery-status',
      'Content-Type: message/feedback-report',
      'Content-Type: message/rfc822',
      'Content-Type: text/html; charset=gbk',
      'Content-Type: application/pdf; name=x',
      'Content-Type: multipart/alternative; boundary=c',
      'Content-Transfer-Encoding: base64',
    ),
    lines(
      'Reporting-MTA: dns; x\r\n\r\n',
      'Final-Recipient: rfc822; b@x.example\r\n',
      'Action: failed\r\n',
      'Status: 4.2.2\r\n',
    ),
  )
  .map(([head, body]) => `\r\n--b\r\n${head}\r\n\r\n${body.join('')}`)
// Near enough to true mails that chance reaches every kind of them.
const shaped = fc
  .tuple(
    fc.constantFrom('From: mailer-daemon@x.example', 'From: a@x.example', 'To: bounce+tok-1@seller.example'),
    fc.constantFrom('delivery-status', 'feedback-report', 'disposition-notification', 'x'),
    fc.constantFrom(
      'Subject: failure notice',
      'Subject: Re: x',
      'Subject: unsubscribe',
      'Auto-Submitted: auto-replied',
    ),
    fc.array(part, { maxLength: 5 }),
  )
  .map(
    ([from, report, more, parts]) =>
      `${from}\r\n${more}\r\nContent-Type: multipart/report; report-type=${report}; boundary=b\r\n${parts.join('')}`,
  )
const anyMail = fc.oneof(
  { weight: 3, arbitrary: shaped.map((mail) => new TextEncoder().encode(mail)) },
  {
    weight: 2,
    arbitrary: fc.array(piece, { maxLength: 40 }).map((pieces) => new TextEncoder().encode(pieces.join(''))),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 2_000 }) },
)

const fuzzed = { ...inboundLimits, textLength: 5_000, htmlLength: 5_000, recipients: 5, attachments: 5 }

/** Everything that is kept of a mail has an end. */
function isBounded(mail: Inbound): boolean {
  if (mail.kind === 'unreadable' || mail.kind === 'tooLarge') return true
  return noted(mail).length < 40_000 && JSON.stringify(mail).length < 120_000 && noted(mail).isWellFormed()
}

test('no mail whatsoever makes it throw, and what it says of one is bounded and can be stored', () => {
  const kinds = new Set<string>()
  fc.assert(
    fc.property(anyMail, (bytes) => {
      const mail = readInbound(bytes, ours(), fuzzed)
      kinds.add(mail.kind)
      expect(isBounded(mail)).toBe(true)
      if (mail.kind === 'unreadable') expect(String(mail.cause)).not.toMatch(/TypeError|RangeError/)
      else if (mail.kind !== 'tooLarge') expect(noted({ ...mail, cause: null })).not.toMatch(unkept)
    }),
    { numRuns: 1_500 },
  )
  for (const kind of ['bounce', 'complaint', 'autoReply', 'reply', 'unsubscribe', 'other', 'unreadable'])
    expect(kinds).toContain(kind)
})

test('reading and cutting never add anything', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join('')
      expect(ownWords(text).length).toBeLessThanOrEqual(text.length)
      expect(text.startsWith(ownHtml(text))).toBe(true)
      expect(htmlForReading(text, 1_000).length).toBeLessThanOrEqual(1_000)
    }),
    { numRuns: 300 },
  )
})
