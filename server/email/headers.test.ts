import { generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { HeaderRefused } from '#domain/email/render/headerLine'
import { dkimOptions } from './domains/dkimKey.ts'
import { type MailHead, mailHeaders } from './headers.ts'
import { tagOf } from './taggedAddress.ts'
import { mailTokens } from './tokens.ts'

const tokens = mailTokens([Buffer.alloc(32, 7)])
const receiver = '019aa000-0000-7000-8000-00000000000f'
const task = { id: '019aa000-0000-7000-8000-00000000000a', message: '019aa000-0000-7000-8000-00000000000b' }
const campaign: MailHead = {
  kind: 'campaign',
  receiver,
  to: 'lin@buyer.example',
  sender: { id: '019aa000-0000-7000-8000-0000000000aa', name: 'Anna', address: 'anna@fair.example' },
  reply_address: '',
  subject: 'Hello',
  task,
  unsubscribe_url: `https://fair.example/u/${tokens.make('unsubscribe', receiver)}`,
  mailboxes: { bounces: 'back@fair.example', answers: 'anna@fair.example' },
  answers: [],
  attachments: [],
}

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

async function written(change: Partial<MailHead> = {}, { isSigned = false } = {}) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message, envelope } = await transport.sendMail({
    ...mailHeaders({ ...campaign, ...change }, tokens),
    text: 'text',
    html: '<p>html</p>',
    ...(isSigned && { dkim: dkimOptions('fair.example', { selector: 's1', privateKey }) }),
  })
  const text = (message as Buffer).toString('latin1')
  return { text, envelope, lines: headOf(text), parsed: await PostalMime.parse(message as Buffer) }
}

/** The head's lines as they are on the wire, each put together again: [name, value]. */
function headOf(text: string): [string, string][] {
  const lines: [string, string][] = []
  for (const line of text.slice(0, text.indexOf('\r\n\r\n')).split('\r\n')) {
    expect(line).toMatch(/^[\x20-\x7e]{1,998}$/)
    const last = lines.at(-1)
    if (/^\s/.test(line) && last) last[1] += line
    else {
      const [, name, value] = /^([A-Za-z-]+):(.*)$/.exec(line)!
      lines.push([name!, value!])
    }
  }
  return lines.map(([name, value]) => [name, value.trim()])
}
const valueOf = (lines: [string, string][], name: string) => {
  const found = lines.filter(([each]) => each.toLowerCase() === name.toLowerCase())
  expect(found.length, name).toBeLessThanOrEqual(1)
  return found[0]?.[1]
}
const allowed = [
  'Subject From To Reply-To In-Reply-To References Message-ID Date MIME-Version Content-Type Content-Transfer-Encoding',
  'List-Unsubscribe List-Unsubscribe-Post List-ID Feedback-ID Precedence X-Task-ID Auto-Submitted DKIM-Signature',
].flatMap((names) => names.toLowerCase().split(' '))

describe('the head of a mail on the wire', () => {
  test('says who writes, where answers and returns go, how to get out, and of which task it is', async () => {
    const { lines, envelope } = await written()
    const of = (name: string) => valueOf(lines, name)
    expect(of('From')).toBe('Anna <anna@fair.example>')
    expect(of('To')).toBe('lin@buyer.example')
    expect(of('Reply-To')).toBe(`Anna <anna+r${tokens.make('reply', receiver)}@fair.example>`)
    expect(of('Message-ID')).toBe(`<${receiver}@fair.example>`)
    expect(of('List-Unsubscribe')).toBe(
      `<${campaign.unsubscribe_url}>, <mailto:anna+u${tokens.make('leave', receiver)}@fair.example?subject=unsubscribe>`,
    )
    expect(of('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(of('List-Id')).toBe(`<${campaign.sender.id}.list.fair.example>`)
    expect(of('Feedback-ID')).toBe(`${task.id}:${task.message}:campaign:fl0000000000aa`)
    expect(of('Precedence')).toBe('bulk')
    expect(of('X-Task-Id')).toBe(task.id)
    expect(envelope.to).toEqual(['lin@buyer.example'])
    const tag = tagOf(String(envelope.from))
    expect(tag?.purpose).toBe('bounce')
    expect(tokens.read('bounce', tag?.token ?? '')).toBe(receiver)
    expect(lines.filter(([name]) => !allowed.includes(name.toLowerCase()))).toEqual([])
  })

  test('has no token in an address where nobody would read it there', async () => {
    const { lines, envelope } = await written({ mailboxes: { bounces: null, answers: null } })
    expect(envelope.from).toBe('anna@fair.example')
    expect(valueOf(lines, 'Reply-To')).toBe('Anna <anna@fair.example>')
    expect(valueOf(lines, 'List-Unsubscribe')).toBe(`<${campaign.unsubscribe_url}>`)
    const long = await written({ mailboxes: { bounces: `${'b'.repeat(60)}@fair.example`, answers: null } })
    expect(long.envelope.from).toBe(`${'b'.repeat(60)}@fair.example`)
  })

  test('sends answers where the task wants them', async () => {
    const { lines } = await written({ reply_address: 'boss@other.example' })
    expect(valueOf(lines, 'Reply-To')).toBe('Anna <boss@other.example>')
  })

  test('of an answer by hand is that of a letter in its thread', async () => {
    const answers = ['<first@buyer.example>', '<second.=?x@buyer.example>']
    const { lines } = await written({ kind: 'answer', task: null, answers })
    expect(valueOf(lines, 'In-Reply-To')).toBe(answers[1])
    expect(valueOf(lines, 'References')).toBe(answers.join(' '))
    for (const name of ['List-Unsubscribe', 'List-Id', 'Precedence', 'Auto-Submitted', 'X-Task-Id', 'Feedback-ID'])
      expect(valueOf(lines, name)).toBeUndefined()
  })

  test('leaves out of a thread what others wrote wrongly, and what they tried with it', async () => {
    const bad = ['<a@x>\r\nBcc: evil@x.example', 'a@x', '<a b@x>', '<>', '<a@x', '', '<a@x> <b@y>']
    const { lines } = await written({ kind: 'answer', task: null, answers: ['<first@buyer.example>', ...bad] })
    expect(valueOf(lines, 'References')).toBe('<first@buyer.example>')
    expect(valueOf(lines, 'In-Reply-To')).toBe('<first@buyer.example>')
    expect(lines.filter(([name]) => !allowed.includes(name.toLowerCase()))).toEqual([])
    const none = await written({ kind: 'answer', task: null, answers: bad })
    expect(valueOf(none.lines, 'In-Reply-To')).toBeUndefined()
  })

  test('is signed with both lines of one click, and with who writes what', async () => {
    const { lines } = await written({}, { isSigned: true })
    const signed = /\bh=([^;]+);/
      .exec(valueOf(lines, 'DKIM-Signature') ?? '')?.[1]
      ?.toLowerCase()
      .replaceAll(/\s/g, '')
    expect(signed?.split(':')).toEqual(
      expect.arrayContaining(['from', 'subject', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post']),
    )
  })
})

describe('text in the head', () => {
  const subjects = [
    ['a long English one', `${'Spring fair '.repeat(24)}end`],
    ['a long word', 'x'.repeat(300)],
    ['a long Chinese one', '春季展会邀请函'.repeat(42)],
    ['signs of two halves', '🎉👩‍👩‍👧'.repeat(40)],
    ['quotes and brackets', '"Hello" <evil@x.example>, a; b: (c)'],
    ['what looks encoded', '=?utf-8?B?SGFja2Vk?= =?utf-8?Q?=0D=0ABcc:_evil@x.example?='],
    ['what looks half encoded', 'a =?b 春'],
    ['Arabic', 'مرحبا بكم في المعرض'],
  ] as const
  test.each(subjects)('a subject: %s comes as it was written', async (_, subject) => {
    const { parsed, lines, text } = await written({ subject })
    expect(parsed.subject).toBe(subject)
    expect(valueOf(lines, 'Bcc')).toBeUndefined()
    // RFC 2047: no line with an encoded word is longer than 76.
    const head = text.slice(0, text.indexOf('\r\n\r\n')).split('\r\n')
    for (const line of head.filter((line) => line.includes('=?'))) expect(line.length).toBeLessThanOrEqual(78)
  })

  test.each([
    '张伟 · 展客通',
    'Anna "the fair" O\'Neil, Ltd.',
    'evil@x.example',
    'Müller <evil@x.example>',
    'a\\',
    '🎉'.repeat(60),
    '',
  ])('a sender called %j is one sender with that name', async (name) => {
    const { parsed, envelope } = await written({ sender: { ...campaign.sender, name } })
    expect(parsed.from).toEqual({ address: 'anna@fair.example', name })
    expect(parsed.replyTo).toHaveLength(1)
    expect(parsed.to).toEqual([{ address: 'lin@buyer.example', name: '' }])
    expect(envelope.to).toEqual(['lin@buyer.example'])
  })

  test.each([
    '报价单 2026 春季展会 最终版.pdf',
    `${'long '.repeat(30)}.pdf`,
    "a;b=c'd.pdf",
    'naïve (1).pdf',
    '🎉 🎉.pdf',
    '%41.pdf',
    '-.zip',
  ])('a file called %j keeps its name and what it is', async (name) => {
    const { parsed, text } = await written({
      attachments: [{ name, mime: 'application/octet-stream', content: Buffer.from('%PDF-1.7 \0\xff', 'latin1') }],
    })
    const [file] = parsed.attachments
    expect(file?.filename).toBe(name)
    expect(file?.mimeType).toBe(name.endsWith('.zip') ? 'application/zip' : 'application/pdf')
    expect(Buffer.from(file?.content as ArrayBuffer).toString('latin1')).toBe('%PDF-1.7 \0\xff')
    expect(text).toMatch(/^[\x00-\x7f]*$/)
  })
})

describe('injection', () => {
  const evil = 'evil@x.example'
  test.each([
    `lin@buyer.example\r\nRCPT TO:<${evil}>`,
    `lin@buyer.example\nBcc: ${evil}`,
    `lin@buyer.example\rBcc: ${evil}`,
    `lin@buyer.example,${evil}`,
    `lin@buyer.example;${evil}`,
    `lin@buyer.example ${evil}`,
    `Lin <${evil}>`,
    `<${evil}>`,
    `group:${evil};`,
    `"lin ${evil}"@buyer.example`,
    `lin@${evil}@buyer.example`,
    `lin@[127.0.0.1]`,
    `lin(comment)@buyer.example`,
    'lin@buyer.example\0',
    'lin\0@buyer.example',
    'lin\u007f@buyer.example',
    '¡lin@buyer.example',
    'lin@buyer%2Eexample.com',
    'lin@buyer.example/x.com',
    'lin@buyer。example',
    'lin@-buyer.example',
    'lin@buyer..example',
    '-oQ/tmp@',
    '@buyer.example',
    '',
    `${'a'.repeat(65)}@buyer.example`,
    `a@${'b'.repeat(64)}.example`,
    `a@${'b.'.repeat(130)}example`,
  ])('the receiver %j is refused', (to) => {
    expect(() => mailHeaders({ ...campaign, to }, tokens)).toThrow(HeaderRefused)
  })

  test.each<[string, Partial<MailHead>]>([
    ['a subject with a line break', { subject: `a\r\nBcc: ${evil}` }],
    ['a subject with a bare CR', { subject: `a\rBcc: ${evil}` }],
    ['a subject with a bare LF', { subject: `a\nBcc: ${evil}` }],
    ['a subject of half a sign', { subject: 'a\ud83c' }],
    ['a sender with a line break', { sender: { ...campaign.sender, name: `A\r\nBcc: ${evil}` } }],
    ['a sender that looks encoded', { sender: { ...campaign.sender, name: '=?utf-8?Q?=0ABcc:_evil@x.example?=' } }],
    ['two senders', { sender: { ...campaign.sender, address: `a@fair.example,${evil}` } }],
    ['two answers', { reply_address: `a@fair.example,${evil}` }],
    ['a mailbox with a line break', { mailboxes: { bounces: `a@fair.example\nX: y`, answers: null } }],
    ['a link with a line break', { unsubscribe_url: 'https://fair.example/u/a\r\nX: y' }],
    ['a task with a line break', { task: { id: 'a\r\nX: y', message: task.message } }],
    ...['a\r\nX: y.pdf', '../a.pdf', 'a\0.pdf', 'exe.\u202efdp', '', 'a"b.pdf'].map(
      (name): [string, Partial<MailHead>] => [
        `a file called ${JSON.stringify(name)}`,
        { attachments: [{ name, mime: 'application/octet-stream', content: Buffer.alloc(1) }] },
      ],
    ),
  ])('%s is refused', (_, change) => {
    expect(() => mailHeaders({ ...campaign, ...change }, tokens)).toThrow(HeaderRefused)
  })

  test('a domain in its own letters is written in ASCII', async () => {
    const { envelope } = await written({ to: 'lin@展会.公司' })
    expect(envelope.to).toEqual(['lin@xn--6oq653a.xn--55qx5d'])
  })

  test('whatever a user or contact brings, the wire sees one receiver and no line that is not ours', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ maxLength: 300 }),
      fc.constantFrom('a\r\nBcc: evil@x.example', '=?utf-8?Q?=0A?=', '__proto__', '"', '\\', ','),
    )
    await fc.assert(
      fc.asyncProperty(text, text, text, async (subject, name, to) => {
        try {
          const change = { subject, sender: { ...campaign.sender, name }, to: `lin${to}@buyer.example` }
          const { lines, envelope, parsed } = await written(change)
          expect(envelope.to).toHaveLength(1)
          expect(parsed.to).toHaveLength(1)
          expect(parsed.from?.address).toBe('anna@fair.example')
          const names = lines.map(([each]) => each.toLowerCase())
          expect(new Set(names).size).toBe(names.length)
          expect(names.filter((each) => !allowed.includes(each))).toEqual([])
        } catch (error) {
          if (!(error instanceof HeaderRefused)) throw error
        }
      }),
    )
  })
})
