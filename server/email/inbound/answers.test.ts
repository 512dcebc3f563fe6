import { expect, test } from 'vitest'
import { htmlForReading } from './htmlText.ts'
import { ownHtml, ownWords } from './quote.ts'
import { readInbound } from './readInbound.ts'
import { mailOf, mailSource, ourId, ours } from './testing.ts'

const read = (...lines: string[]) => readInbound(mailOf(...lines), ours())
const from = 'From: "Anna, B." <Anna@Buyer.example>'
const html = (body: string) => [
  from,
  'Subject: Re: Lamps',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from(body).toString('base64'),
]

test('an answer is what somebody wrote, and about the mail they answer', () => {
  const mail = read(
    from,
    'To: Sales <reply+tok-8@seller.example>, other@x.example',
    'Subject: RE: =?utf-8?Q?Re=3A_Lamps_?=',
    ' =?utf-8?Q?=E2=9C=93?=',
    'Message-ID: <a1@buyer.example>',
    `In-Reply-To: ${ourId}`,
    `References: <our.older@seller.example> <x@else.example> ${ourId}`,
    'Date: Sun, 22 Nov 2026 18:00:00 +0800',
    '',
    'Send me ten.',
    '',
    'On Sun, Nov 22, 2026 at 10:00 AM Seller <sales@seller.example>',
    'wrote:',
    '> Lamps?',
  )
  expect(mail).toEqual({
    isProven: false,
    kind: 'reply',
    messageId: '<a1@buyer.example>',
    from: { name: 'Anna, B.', address: 'anna@buyer.example' },
    to: ['reply+tok-8@seller.example', 'other@x.example'],
    subject: 'RE: Re: Lamps ✓',
    sentAt: Date.UTC(2026, 10, 22, 10),
    about: [
      { by: 'token', token: 'tok-8' },
      { by: 'messageId', messageId: ourId },
      { by: 'messageId', messageId: '<our.older@seller.example>' },
      { by: 'sender', address: 'anna@buyer.example', subject: 'Lamps ✓' },
    ],
    text: 'Send me ten.',
    whole: expect.stringContaining('> Lamps?'),
    html: '',
    attachments: [],
  })
})

test('what comes to an address made for one mail answers it, whatever else it leaves out', () => {
  expect(read(from, 'To: reply+tok-8@seller.example', 'Subject: Your lamps', '', 'Send ten')).toMatchObject({
    kind: 'reply',
    about: [{ by: 'token', token: 'tok-8' }, { by: 'sender' }],
  })
})

test('a mail that answers nothing, and a newsletter, are neither answers nor automatic', () => {
  expect(read(from, 'Subject: Lamps wanted', '', 'Hello')).toMatchObject({ kind: 'other', text: 'Hello' })
  const letter = read(from, 'Subject: Re: News', 'Precedence: bulk', 'List-Unsubscribe: <https://x>', '', 'Buy')
  expect(letter.kind).toBe('other')
})

test.each([
  ['Gmail', 'Yes.\n\nOn Sun, Nov 22, 2026 at 10:00 AM Seller <s@x.de> wrote:\n\n> Hi\n>\n> more'],
  ['Gmail, zh', 'Yes.\n\nSeller <s@x.de> 于2026年11月22日周日 10:00写道:\n\n> Hi'],
  ['Apple', 'Yes.\n\n> On Nov 22, 2026, at 10:00, Seller <s@x.de> wrote:\n> \n> Hi'],
  ['Apple, zh', 'Yes.\n\n> 在 2026年11月22日,10:00,Seller <s@x.de> 写道:\n> \n> Hi'],
  [
    'Outlook',
    'Yes.\n\n________________________________\nFrom: Seller <s@x.de>\nSent: Sunday\nTo: Anna\nSubject: Hi\n\nHi',
  ],
  ['Outlook, old', 'Yes.\n\n-----Original Message-----\nFrom: Seller\nHi'],
  ['Outlook, zh', 'Yes.\n\n发件人: Seller <s@x.de>\n发送时间: 2026年11月22日 10:00\n收件人: Anna\n主题: Hi\n\nHi'],
  ['Outlook, bold', 'Yes.\n\n*From:* Seller <s@x.de>\n*Sent:* Sunday\n*To:* Anna\n\nHi'],
  ['QQ', 'Yes.\n\n------------------ 原始邮件 ------------------\n发件人: "Seller"<s@x.de>;\n发送时间: 2026年\n\nHi'],
  ['QQ, en', 'Yes.\n\n------------------&nbsp;Original&nbsp;------------------\nHi'.replaceAll('&nbsp;', '\u00a0')],
  ['163', 'Yes.\n\n在 2026-11-22 10:00:00,"Seller" <s@x.de> 写道:\nHi\nand more'],
  ['163, en', 'Yes.\n\nAt 2026-11-22 10:00:00, "Seller" <s@x.de> wrote:\nHi'],
  ['NetEase', 'Yes.\n\n---- 回复的原邮件 ----\n| 发件人 | Seller<s@x.de> |\n| 日期 | 2026 |\nHi'],
  ['NetEase, en', 'Yes.\n\n---- Replied Message ----\n| From | Seller |\n| Date | 2026 |\nHi'],
  ['below the quote', 'On Sunday, Seller <s@x.de> wrote:\n> Hi?\n\nYes.'],
  ['quotes alone', '> Hi?\nYes.'],
])('%s: the quoted mail is cut off', (_, text) => {
  expect(ownWords(text)).toBe('Yes.')
  // As Chinese programs write it.
  expect(ownWords(text.replaceAll(/:(?=\s|$)/gm, '\uff1a'))).toBe('Yes.')
})

test('words that only look like a quote stay, and so does a mail that is nothing else', () => {
  const own = 'From my side it is fine.\nTo be sure: call me.\n在这里写道\n-- \nAnna'
  expect(ownWords(own)).toBe(own.replace('-- ', '--'))
  expect(ownWords('-----Original Message-----\nFrom: Seller\nHi')).toContain('Hi')
})

test.each([
  ['Gmail', '<div dir="ltr">Yes.</div><br><div class="gmail_quote"><div>On Sunday wrote</div>Hi</div>'],
  ['Outlook', '<p>Yes.</p><hr><div id="divRplyFwdMsg" dir="ltr">From: Seller</div>Hi'],
  ['Outlook, desk', "<p>Yes.</p><div style='border:none;border-top:solid #E1E1E1 1.0pt'><b>From:</b></div>Hi"],
  ['Apple', '<div>Yes.</div><blockquote type="cite"><div>Hi</div></blockquote>'],
  [
    'QQ',
    '<div>Yes.</div><div style="font-size: 12px;">------------------&nbsp;原始邮件&nbsp;------------------</div>Hi',
  ],
  ['163', '<div>Yes.</div><blockquote id="isReplyContent" style="margin: 0">Hi</blockquote>'],
])('%s: the quoted HTML is cut off', (_, body) => {
  expect(read(...html(body))).toMatchObject({
    kind: 'reply',
    text: 'Yes.',
    html: expect.not.stringContaining('Hi'),
  })
})

test('HTML that is nothing but a quote stays whole', () => {
  const all = '<div class="gmail_quote">Hi</div>'
  expect(ownHtml(`<div>&nbsp;</div>${all}`)).toContain(all)
})

test.each([
  ['Auto-Submitted: auto-replied (vacation)', 'autoSubmitted'],
  ['Auto-Submitted: auto-generated', 'autoSubmitted'],
  ['X-Autoreply: yes', 'header'],
  ['X-Autorespond: ', 'header'],
  ['Precedence: auto_reply', 'precedence'],
  ['Precedence: bulk', 'precedence'],
  ['Return-Path: <>', 'nullSender'],
])('%s is automatic', (header, sign) => {
  expect(read(from, header, `In-Reply-To: ${ourId}`, 'Subject: Re: Lamps', '', 'I am away.')).toMatchObject({
    kind: 'autoReply',
    sign,
    text: 'I am away.',
    about: [{ by: 'messageId' }, { by: 'sender' }],
  })
})

test.each([
  'Automatic reply: Lamps',
  'Auto-reply: Lamps',
  'Out of Office: Lamps',
  'Out of the office',
  '自动回复:Lamps',
  '自动回复\uff1aRe: Lamps',
  '自動回覆: Lamps',
  '休假通知',
  'Abwesenheitsnotiz: Lampen',
])('the subject «%s» is automatic', (subject) => {
  const encoded = `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`
  expect(read(from, `Subject: ${encoded}`, '', 'Away')).toMatchObject({ kind: 'autoReply', sign: 'subject' })
})

test.each(['Re: Automatic reply: Lamps', 'Vacation homes in Spain', 'Automatic doors', 'Autofill', '休假期间的订单'])(
  'the subject «%s» is a person',
  (subject) => {
    const encoded = `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`
    const mail = read(from, `Subject: ${encoded}`, 'Auto-Submitted: no', `In-Reply-To: ${ourId}`, '', 'Hello')
    expect(mail.kind).toBe('reply')
  },
)

test('a receipt that a mail was read is automatic', () => {
  const mail = read(
    from,
    'Subject: Read: Lamps',
    'Content-Type: multipart/report; report-type=disposition-notification; boundary=b',
    '',
    '--b',
    '',
    'Read.',
    '--b',
    'Content-Type: message/disposition-notification',
    '',
    `Original-Message-ID: ${ourId}`,
    '--b--',
  )
  expect(mail).toMatchObject({ kind: 'autoReply', sign: 'receipt' })
})

test.each([
  ['unsubscribe', ''],
  ['unsubscribe tok-8', 'This message was automatically generated by Gmail.'],
  ['退订', ''],
  ['Re: Lamps', 'Unsubscribe\n\nOn Sunday, Seller <s@x.de> wrote:\n> Hi'],
  ['Re: Lamps', 'Please remove me from your mailing list. Thanks!'],
  ['Re: Lamps', '请不要再给我发邮件了\uff0c谢谢\uff01'],
  ['Re: Lamps', 'TD'],
])('subject «%s» and «%s» unsubscribe', (subject, text) => {
  const mail = mailSource(
    `${from}\r\nContent-Type: text/plain; charset=utf-8\r\nSubject: `,
    [...Buffer.from(subject)],
    '\r\n\r\n',
    [...Buffer.from(text)],
  )
  expect(readInbound(mail, ours())).toMatchObject({ kind: 'unsubscribe' })
})

test('the address to unsubscribe at is enough, with its token, even from a program', () => {
  const mail = read(from, 'To: unsubscribe+tok-9@seller.example', 'Auto-Submitted: auto-generated', '', '')
  expect(mail).toMatchObject({ kind: 'unsubscribe', about: [{ by: 'token', token: 'tok-9' }, { by: 'sender' }] })
})

test.each([
  'Do not unsubscribe me, I like it.',
  'How do I unsubscribe a colleague?',
  'Stop by our stand on Monday.',
  '不要再发三号样品了',
])('«%s» does not unsubscribe', (text) => {
  expect(read(from, 'Subject: Re: Lamps', 'Content-Type: text/plain; charset=utf-8', '', text).kind).toBe('reply')
})

test('attachments are listed with what they weigh, and lead nowhere', () => {
  const mail = read(
    from,
    'Subject: Re: x',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'See',
    '--b',
    "Content-Type: application/pdf; name*=utf-8''..%2F..%2F%E6%8A%A5%E4%BB%B7.pdf",
    'Content-Disposition: attachment',
    'Content-Transfer-Encoding: base64',
    '',
    'AAAAAAAA',
    '--b',
    'Content-Type: message/rfc822',
    '',
    'Subject: inner',
    '',
    'inner words',
    '--b--',
  )
  expect(mail).toMatchObject({
    text: 'See',
    attachments: [
      { name: '报价.pdf', mime: 'application/pdf', bytes: 6, isInline: false },
      { name: '', mime: 'message/rfc822', isInline: false },
    ],
  })
})

const gb = (text: string): number[] => {
  const table: Record<string, number[]> = {
    你: [0xc4, 0xe3],
    好: [0xba, 0xc3],
    灯: [0xb5, 0xc6],
    㐀: [0x81, 0x39, 0xee, 0x39],
  }
  return [...text].flatMap((letter) => table[letter] ?? [...Buffer.from(letter)])
}

test.each([
  ['gb18030', gb('你好㐀'), '你好㐀'],
  ['gb2312', gb('你好'), '你好'],
  ['x-gbk', gb('你好'), '你好'],
  ['iso-2022-jp', [0x1b, 0x24, 0x42, 0x46, 0x7c, 0x4b, 0x5c, 0x1b, 0x28, 0x42], '日本'],
  ['windows-1252', [0x80, 0x20, 0xfc, 0x93], '€ ü“'],
  ['iso-8859-1', [0xfc], 'ü'],
  ['utf-8', [...Buffer.from('灯')], '灯'],
  ['utf-8', [0x68, 0xff, 0xfe, 0x69], 'h��i'],
  ['no-such-charset', [0x68, 0xe9], 'hé'],
])('a text in %s is read', (charset, bytes, text) => {
  const mail = mailSource(
    `${from}\r\nSubject: Re: x\r\nContent-Type: text/plain; charset="${charset}"\r\n\r\n`,
    bytes,
    '\r\n',
  )
  expect(readInbound(mail, ours())).toMatchObject({ kind: 'reply', text })
})

test('a header in bare GB 2312, Windows-1252 or UTF-8 is read as well', () => {
  const subject = (bytes: number[]) => {
    const mail = readInbound(mailSource(`${from}\r\nSubject: `, bytes, '\r\n\r\nx'), ours())
    return 'subject' in mail ? mail.subject : mail.kind
  }
  expect(subject(gb('你好, 灯'))).toBe('你好, 灯')
  expect(subject([0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72])).toBe('Müller')
  expect(subject([...Buffer.from('灯 ü')])).toBe('灯 ü')
})

test('HTML is read as its words, in lines', () => {
  const body = `<!DOCTYPE html><html><head><title>T</title><style>p{color:red}</style></head><body>
    <p>Hello&nbsp;Anna,<br>two &lt;b&gt; &#x4F60;&#22909; &eacute; &nope; &amp;lt;</p><!-- <p>no</p> -->
    <ul><li>one<li>two</ul><table><tr><td>a</td><td>b</td></tr></table><script>alert("</p>")</script>3 < 4 <3</body>`
  expect(htmlForReading(body)).toBe('Hello Anna,\ntwo <b> 你好 é &nope; &lt;\n\n- one\n- two\n\na b\n\n3 < 4 <3')
})

test.each([
  '<',
  '<!--',
  '<script>',
  '<a href="',
  '<p',
  '&#',
  '&#xFFFFFF;',
  '&#xD800;',
  '</',
  '<a title="x>y">z',
  '<style><p>a',
])('HTML may break off or lie: %s', (body) => {
  expect(htmlForReading(`before${body}`)).toMatch(/^before/)
  expect(htmlForReading(body.repeat(5_000)).isWellFormed()).toBe(true)
})
