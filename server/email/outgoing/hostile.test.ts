import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { escapeHtml } from '#domain/email/render/escape'
import { HeaderRefused } from '#domain/email/render/headerLine'
import type { EmailMessage } from '#domain/email/render/message'
import { composeFor, type MailReceiver, mailBytes } from './compose.ts'
import { type MailTask, prepareMail } from './prepare.ts'
import { campaign, receiver, signature, surroundings } from './testing.ts'

const evil = 'evil@x.example'
const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\0', '\u000b', '%0d%0a', '\\r\\n', '&#13;&#10;']
const lines = [`Bcc: ${evil}`, `To: ${evil}`, `.`, `--boundary`, 'Content-Type: text/html', `RCPT TO:<${evil}>`]
const tags = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</td></tr></table>',
  '<!--',
  '-->',
  ']]>',
  '<![endif]-->',
  '</title><b>',
]
const marks = [
  '{{email}}',
  '{{name|x}}',
  '{{constructor}}',
  '{{{name}}}',
  '${7*7}',
  '%s%n',
  '$&',
  "$'",
  '$1',
  '__proto__',
  '{{',
]
const encoded = [
  '=?utf-8?Q?=0D=0ABcc:_evil@x.example?=',
  '=?utf-8?B?SGFja2Vk?=',
  '=0D=0A',
  '=3Cb=3E',
  'a =?b 春',
  '?=',
  '=',
]
const addresses = [
  `"x" <${evil}>`,
  `<${evil}>`,
  `,${evil}`,
  `;${evil}`,
  `group:${evil};`,
  `(${evil})`,
  'a\\',
  '"',
  "'",
  '`',
]
const letters = [
  '\u202eexe.fdp',
  '\u2066x\u2069',
  '\ud83c',
  'e\u0301\u0301\u0301',
  '👩‍👩‍👧 🎉',
  'مرحبا',
  '春季展会',
  'ﷺ',
  '\ufeff',
  '\u200b',
]
const odd = [
  '',
  ' ',
  '.',
  '..',
  '-- ',
  'From me',
  '> quoted',
  'x'.repeat(300),
  '春'.repeat(150),
  'a b '.repeat(70),
  'https://x.example/?a=1&b=<2>',
  'javascript:alert(1)',
  '../../etc/passwd',
  '\t\t',
]
const values = [
  ...breaks.flatMap((end) => lines.map((line) => `x${end}${line}`)),
  ...breaks.map((end) => `x${end}${end}<b>body</b>${end}.${end}`),
  ...tags,
  ...tags.map((tag) => `"${tag}'&amp;`),
  ...tags.map((tag) => `${tag}\r\n\r\n${tag}`),
  ...marks,
  ...encoded,
  ...addresses,
  ...letters,
  ...odd,
  ...addresses.map((address) => `lin@buyer.example ${address}`),
]

/** What a value may become: one line, without what turns the reading direction or is no character. */
const tamed = (value: string) =>
  value
    .replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\u202a-\u202e\u2066-\u2069]|[\ud800-\udfff]/gu, '')

const known =
  'subject from to reply-to message-id date mime-version content-type list-unsubscribe list-unsubscribe-post list-id feedback-id precedence x-task-id'.split(
    ' ',
  )

async function arrived(task: MailTask, to: MailReceiver) {
  const prepared = await prepareMail(task, surroundings)
  if (prepared.kind !== 'prepared') throw new Error(prepared.problem.code)
  const composed = composeFor(prepared.mail, to)
  const bytes = await mailBytes(composed)
  const wire = bytes.toString('latin1')
  // Nothing that a server would take for the end of a line, or of the mail, before it is.
  expect(wire).toMatch(/^[\x00-\x7f]*$/)
  expect(wire.replaceAll('\r\n', '')).not.toMatch(/[\r\n\0]/)
  expect(Math.max(...wire.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
  const parsed = await PostalMime.parse(bytes)
  expect(parsed.headers.map(({ key }) => key).toSorted()).toEqual(known.toSorted())
  expect(composed.envelope.to).toEqual(['lin@buyer.example'])
  expect(parsed.to).toEqual([{ address: 'lin@buyer.example', name: '' }])
  expect([parsed.cc, parsed.bcc, parsed.attachments]).toEqual([undefined, undefined, []])
  expect(parsed.messageId).toBe('<019aa000-0000-7000-8000-00000000000f@fair.example>')
  return parsed
}

const text = (line: string) => ({
  id: 'b1',
  block: { kind: 'text' as const, style: 'plain' as const, align: 'left' as const, lines: [[{ text: line }]] },
})
const tagsOf = (html = '') => (html.match(/<[^>]*>/g) ?? []).map((tag) => /^<\/?[\w!-]+/.exec(tag)?.[0]).join(' ')
const squeezed = (words = '') => words.replace(/\s+/g, '')

describe.each<EmailMessage['language']>(['zh', 'en'])('in %s', (language) => {
  const words = language === 'zh' ? '您好，{{name}}！这是{{company}}的报价' : 'Hello {{name}}, prices for {{company}}'
  const task: MailTask = {
    ...campaign,
    message: { ...campaign.message, language, theme: words, preheader: words, content: [text(words)] },
  }

  test(`the mail of a contact with any of ${values.length} hostile names is what was meant, for one receiver`, async () => {
    expect(values.length).toBeGreaterThanOrEqual(150)
    const plain = tagsOf((await arrived(task, receiver)).html)
    for (const value of values) {
      const own = { ...receiver.values, name: value, company: value, website: value }
      const { subject, html = '', text: body } = await arrived(task, { ...receiver, values: own })
      const name = tamed(value)
      const meant = words.replace('{{name}}', () => name).replace('{{company}}', () => name)
      expect(subject, JSON.stringify(value)).toBe(meant.replace(/\s+/g, ' ').trim())
      expect(html).toContain(escapeHtml(meant))
      expect(tagsOf(html), JSON.stringify(value)).toBe(plain)
      expect(squeezed(body), JSON.stringify(value)).toContain(squeezed(meant))
    }
  })

  test('the mail of a user who writes any of them is theirs, or is not sent at all', async () => {
    let sent = 0
    for (const value of values) {
      const sender = {
        ...campaign.sender,
        name: value,
        signature: { ...signature, name: value, company: value, address: value },
      }
      const message = { ...task.message, theme: `x ${value}`, preheader: value, content: [text(`x ${value}`)] }
      try {
        const { from, html = '' } = await arrived(
          { ...task, sender, message },
          { ...receiver, reason: value, notice: value },
        )
        expect(from, JSON.stringify(value)).toEqual({ address: 'anna@fair.example', name: value.trim() })
        expect(html).not.toMatch(/<script|<img src=x|<b>/)
        sent += 1
      } catch (error) {
        if (!(error instanceof HeaderRefused)) throw error
      }
    }
    expect(sent).toBeGreaterThan(60)
  })

  test('no address that is more than one gets a mail', async () => {
    const prepared = await prepareMail(task, surroundings)
    if (prepared.kind !== 'prepared') throw new Error(prepared.problem.code)
    for (const value of values.filter((each) => !/^([.\w]|%\w\w|__proto__|e)*$/.test(each)))
      for (const email of [`lin@buyer.example${value}`, `${value}@buyer.example`, `lin@${value}.example`])
        try {
          const { envelope } = composeFor(prepared.mail, { ...receiver, email })
          // Signs that an address may have stay the address's own.
          expect(envelope.to).toEqual([expect.stringMatching(/^[^\s,;:<>()"@]+@[a-z0-9.-]+$/)])
        } catch (error) {
          if (!(error instanceof HeaderRefused)) throw error
        }
  })
})
