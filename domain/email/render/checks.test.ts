import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { limits } from '../../limits.ts'
import { hasErrors, mailProblems } from '../sender/mailProblem.ts'
import { type CheckedMail, checkMessage } from './checks.ts'
import { type AnyBlock, type Block, type MessageFile, NewEmailMessage, type SimpleBlock } from './message.ts'
import { emailTemplates, templateKeys } from './templates.ts'

const hash = 'a'.repeat(64)
const signature = {
  name: 'Li Wei',
  position: '',
  company: 'Lamps',
  logo: null,
  website: '',
  phone: '',
  email: '',
  address: '1 Harbour Road',
  social_links: [],
}
const plain = (text: string, more = {}): SimpleBlock => ({
  kind: 'text',
  style: 'plain',
  lines: [[{ text, ...more }]],
  align: 'left',
})
const button = (link: string, more = {}): SimpleBlock => ({
  kind: 'button',
  label: 'See it',
  link,
  colour: '#0f6cbd',
  align: 'left',
  ...more,
})
const picture = (alt = 'A lamp', link = ''): SimpleBlock => ({
  kind: 'picture',
  hash,
  size: 1,
  mime: 'image/png',
  alt,
  width: 100,
  link,
  align: 'left',
})
const file = (name: string, size = 10): MessageFile => ({ hash, size, mime: 'application/octet-stream', name })

type Change = Partial<CheckedMail['message']> & { blocks?: AnyBlock[]; signature?: object; reply_address?: string }
const check = ({
  blocks = [plain('A word about our lamps.')],
  signature: signed = {},
  reply_address = '',
  ...message
}: Change) =>
  checkMessage({
    message: {
      theme: 'Our new lamps',
      preheader: 'Brighter',
      language: 'en',
      plain: null,
      attachments: [],
      content: blocks.map((block, i) => ({ id: `b${i}`, block }) as Block),
      ...message,
    },
    signature: { ...signature, ...signed },
    reply_address,
  })
const codes = (change: Change) => check(change).map(({ code }) => code)

test('a mail as it should be has no problem', () => {
  const blocks = [plain('Hello {{name|there}}, see it.'), button('https://lamps.org/new'), picture()]
  expect(check({ blocks, reply_address: 'li@lamps.org', attachments: [file('Catalogue 2027.pdf')] })).toEqual([])
})

const bad: [string, Change][] = [
  ['subjectEmpty', { theme: '  ' }],
  ['subjectLong', { theme: 'x'.repeat(71) }],
  ['subjectLong', { theme: '灯'.repeat(36) }],
  ['subjectCapitals', { theme: 'BIG SALE FOR {{name|you}}' }],
  ['subjectMarks', { theme: 'New!!' }],
  ['subjectMarks', { theme: '$ and $ and $' }],
  ['subjectReply', { theme: 'Re: your order' }],
  ['subjectReply', { theme: '回复：您的订单' }],
  ['preheaderEmpty', { preheader: ' ' }],
  ['tagUnknown', { theme: 'For {{price}}' }],
  ['tagUnknown', { blocks: [plain('{{nmae|you}}')] }],
  ['tagBroken', { blocks: [plain('Hello {{name')] }],
  ['tagBroken', { blocks: [plain('您好 {{姓名}}')] }],
  ['tagBare', { blocks: [plain('{{company}}')] }],
  ['tagBare', { blocks: [button('https://lamps.org/?n={{name}}')] }],
  ['tagFallbackLong', { theme: `{{name|${'x'.repeat(61)}}}` }],
  ['placeToFill', { blocks: [plain('Our [[product]]')] }],
  ['placeToFill', { plain: 'Our [[product]]' }],
  ['tagUnknown', { plain: 'For {{nmae}}' }],
  ['tagBroken', { plain: 'Hello {{name' }],
  ['senderUnnamed', { signature: { name: '', company: ' ' } }],
  ['addressMissing', { signature: { address: ' \n' } }],
  ['replyInvalid', { reply_address: 'li@lamps' }],
  ['replyInvalid', { reply_address: 'a@x.de,b@x.de' }],
  ['contentEmpty', { blocks: [] }],
  ['contentEmpty', { blocks: [plain(' '), { kind: 'space', height: 20 }] }],
  ['onlyPictures', { blocks: [picture()] }],
  ['picturesMany', { blocks: [picture(), plain('Few words'), picture()] }],
  ['pictureNoAlt', { blocks: [plain('A word'), picture(' ')] }],
  ['linkMissing', { blocks: [button('')] }],
  ['linkMissing', { blocks: [button('https://')] }],
  ['linkMissing', { blocks: [button('#')] }],
  ['linkUnsafe', { blocks: [plain('x', { link: 'ftp://lamps.org/x' })] }],
  ['linkUnsafe', { blocks: [plain('x', { link: 'https://bank.com@evil.org/' })] }],
  ['linkUnsafe', { blocks: [plain('x'), picture('x', 'javascript:1;alert(1)')] }],
  ['linkMismatch', { blocks: [plain('www.bank.com', { link: 'https://evil.org' })] }],
  ['linkMismatch', { blocks: [plain('bank.com/login', { link: 'https://bank.com.evil.org' })] }],
  ['linkShortener', { blocks: [button('https://bit.ly/abc')] }],
  ['linkAddress', { blocks: [button('https://203.0.113.5/x')] }],
  ['linkAddress', { blocks: [button('https://3405803781/x')] }],
  ['linkAddress', { blocks: [button('https://[2001:db8::1]/x')] }],
  ['linkPlainHttp', { blocks: [button('http://lamps.org')] }],
  ['linkPlainHttp', { blocks: [button('lamps.org')] }],
  ['linkToFill', { blocks: [button('https://example.com/your-page')] }],
  ['linkExample', { blocks: [button('https://www.example.org/lamps')] }],
  ['buttonUnlabelled', { blocks: [plain('A word'), button('https://lamps.org', { label: ' ' })] }],
  ['buttonPale', { blocks: [button('https://lamps.org', { colour: '#fafafa' })] }],
  ['textPale', { blocks: [plain('hidden', { colour: '#fefefe' })] }],
  ['spamWord', { theme: 'Act  NOW, lamps' }],
  ['spamWord', { language: 'zh', blocks: [plain('全网最低价')] }],
  ['htmlLong', { blocks: [plain('灯'.repeat(34_000))] }],
  ['attachmentsMany', { attachments: Array.from({ length: limits.emailAttachments + 1 }, (_, i) => file(`${i}.pdf`)) }],
  ['attachmentsHeavy', { attachments: [file('a.pdf', 6_000_000), file('b.pdf', 6_000_000)] }],
  ['attachmentExecutable', { attachments: [file('Offer.pdf.EXE')] }],
  ['attachmentExecutable', { attachments: [file('offer.js. ')] }],
]

describe('problems', () => {
  test.each(bad)('%s: %j', (code, change) => {
    expect(codes(change)).toContain(code)
  })
  test('are told with their place and what they are about, each once', () => {
    const blocks: AnyBlock[] = [
      plain('Fine'),
      { kind: 'columns', columns: [[plain('{{price}} {{price}}')], [plain('{{price}}'), button('http://lamps.org')]] },
    ]
    expect(check({ blocks })).toEqual([
      { code: 'tagUnknown', severity: 'error', block: 'b1', value: 'price' },
      { code: 'linkPlainHttp', severity: 'warning', block: 'b1', value: 'http://lamps.org' },
    ])
  })
  test('of every kind can be found', () => {
    expect(new Set(bad.map(([code]) => code))).toEqual(new Set(Object.keys(mailProblems)))
  })
})

test.each<[string, Change]>([
  ['an abbreviation', { theme: 'CE and FCC: LED lamps' }],
  ['a question', { theme: 'Do you come to the fair?' }],
  ['a word that begins as an answer does', { theme: 'Regarding lamps' }],
  ['words within words', { blocks: [plain('An insurgently bright lamp')] }],
  ['the address that is written to', { blocks: [plain('You are {{email}}')] }],
  ['a shown address of the same site', { blocks: [plain('www.lamps.org', { link: 'https://shop.lamps.org/x' })] }],
  ['a shown file', { blocks: [plain('catalogue.pdf', { link: 'https://lamps.org/c' })] }],
  ['the receiver’s own site', { blocks: [plain('your site', { link: '{{website|https://lamps.org}}' })] }],
  ['a tag within a link', { blocks: [button('https://lamps.org/?n={{name|x}}')] }],
  ['a mail address', { blocks: [plain('write us', { link: 'mailto:li@lamps.org' })] }],
  ['a bright button', { blocks: [plain('A'), button('https://lamps.org', { colour: '#ffb900' })] }],
  ['a picture among enough words', { blocks: [plain('Some words about it. '.repeat(15)), picture(), picture()] }],
])('%s is no problem', (_, change) => {
  expect(check(change)).toEqual([])
})

test('a tag that changes its look in the middle is broken: nobody would fill it in', () => {
  const blocks: AnyBlock[] = [
    { kind: 'text', style: 'plain', align: 'left', lines: [[{ text: 'Hello {{na' }, { text: 'me|x}}', bold: true }]] },
  ]
  expect(codes({ blocks })).toContain('tagBroken')
})

describe.each(['en', 'zh'] as const)('templates in %s', (language) => {
  test.each(templateKeys)('%s can be sent once the sender has an address and its places are filled in', (key) => {
    const template = emailTemplates[language][key]
    expect(
      z.safeParse(
        z.pick(NewEmailMessage, { name: true, theme: true, preheader: true, language: true, content: true }),
        template,
      ).success,
    ).toBe(true)
    const message = { ...template, attachments: [] }
    const problems = checkMessage({ message, signature: { ...signature, address: '' }, reply_address: '' })
    const toFill = key === 'greeting' ? ['placeToFill'] : ['placeToFill', 'linkToFill']
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['addressMissing', ...toFill]))
    const filled = JSON.parse(
      JSON.stringify(message)
        .replaceAll(/\[\[[^[\]"]*\]\]/g, 'lamps')
        .replaceAll('https://example.com/your-page', 'https://lamps.org'),
    )
    expect(hasErrors(problems)).toBe(true)
    expect(hasErrors(checkMessage({ message: filled, signature, reply_address: '' }))).toBe(false)
  })
  test('are told apart by their names, and have the blocks of the other language', () => {
    const own = emailTemplates[language]
    expect(new Set(templateKeys.map((key) => own[key].name)).size).toBe(templateKeys.length)
    const shape = (of: 'en' | 'zh') =>
      templateKeys.map((key) => emailTemplates[of][key].content.map(({ block }) => block.kind))
    expect(shape(language)).toEqual(shape('en'))
  })
})
