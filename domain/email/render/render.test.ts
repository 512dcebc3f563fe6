import { describe, expect, test } from 'vitest'
import type { Signature } from '../sender/sender.ts'
import { contrast, lettersOn, mailColours } from './colour.ts'
import { hostOf, safeLink } from './escape.ts'
import { countedUrl, linksIn, type Mail, type MailHooks, shownLinks } from './fill.ts'
import type { AnyBlock, Block, EmailMessage, SimpleBlock } from './message.ts'
import { previewHooks, renderMail } from './render.ts'
import { plainWords } from './renderText.ts'
import { emailTemplates } from './templates.ts'

const hash = 'a'.repeat(64)
const signature: Signature = {
  name: 'Li Wei',
  position: 'Sales manager',
  company: 'Lamps & Co',
  logo: { hash, size: 100, mime: 'image/png' },
  website: 'https://lamps.example.org/',
  phone: '+86 138 0013 8000',
  email: 'li@lamps.example.org',
  address: '1 Harbour Road\nShenzhen, China',
  social_links: ['https://social.example.org/lamps'],
}
const values = {
  name: 'Anna',
  company: 'Haus GmbH',
  position: '',
  country: 'Germany',
  email: 'a@x.de',
  website: 'x.de',
}
const hooks: MailHooks = {
  linkOf: (_, nth) => `https://t.example.net/c/${nth}`,
  pictureUrl: (hash, mime) => `https://t.example.net/p/${hash.slice(0, 4)}.${mime.slice(6)}`,
  pixelUrl: 'https://t.example.net/o/1.gif',
  unsubscribeUrl: 'https://t.example.net/u/1?a=1&b=2',
  reason: 'You talked to us at a fair.',
}

const blocksOf = (...blocks: AnyBlock[]) => blocks.map((block, i) => ({ id: `b${i}`, block }) as Block)
const plain = (text: string, more = {}): SimpleBlock => ({
  kind: 'text',
  style: 'plain',
  lines: [[{ text, ...more }]],
  align: 'left',
})
const mailOf = (
  content: Block[],
  more: Partial<Mail> & { theme?: string; preheader?: string; language?: 'zh' | 'en'; plain?: string | null } = {},
) => {
  const { theme = 'Hello', preheader = 'Read me', language = 'en', plain = null, ...rest } = more
  return renderMail({ message: { theme, preheader, language, content, plain }, signature, values, hooks, ...rest })
}

const full = (x: string, link = 'https://lamps.example.org/new'): Block[] =>
  blocksOf(
    { kind: 'heading', level: '1', runs: [{ text: `Title ${x}` }], align: 'center' },
    {
      kind: 'text',
      style: 'plain',
      lines: [
        [
          { text: `Plain ${x} ` },
          { text: `bold ${x}`, bold: true, colour: '#aa0000' },
          { text: ` end ${x}`, italic: true },
        ],
        [
          { text: `link ${x}`, link },
          { text: ' and more', link, underline: true },
        ],
      ],
      align: 'left',
    },
    { kind: 'text', style: 'bullets', lines: [[{ text: `one ${x}` }], [{ text: 'two' }]], align: 'left' },
    { kind: 'text', style: 'numbers', lines: [[{ text: `first ${x}` }], [{ text: 'second' }]], align: 'right' },
    { kind: 'picture', hash, size: 1, mime: 'image/jpeg', alt: `Lamp ${x}`, width: 50, link, align: 'center' },
    { kind: 'button', label: `Go ${x}`, link, colour: '#0f6cbd', align: 'center' },
    { kind: 'divider', colour: '#cccccc' },
    { kind: 'space', height: 20 },
    {
      kind: 'columns',
      columns: [
        [plain(`left ${x}`)],
        [{ kind: 'picture', hash, size: 1, mime: 'image/png', alt: `In ${x}`, width: 100, link: '', align: 'left' }],
        [{ kind: 'button', label: `Right ${x}`, link, colour: '#ffd000', align: 'left' }],
      ],
    },
  )

type Tag = { name: string; attributes: Record<string, string> }
/** Reads HTML as strictly as it is written here; what is no tag must have no angle bracket. */
function tagsOf(html: string): Tag[] {
  const tags: Tag[] = []
  const rest = html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<(!?\/?[a-z][a-z0-9]*)((?: [a-z:-]+(?:="[^"<>]*")?)*)>/gi, (_, name: string, list: string) => {
      const attributes = [...list.matchAll(/ ([a-z:-]+)(?:="([^"]*)")?/gi)].map(([, key, value]) => [
        key!,
        decoded(value ?? ''),
      ])
      tags.push({ name: name.toLowerCase(), attributes: Object.fromEntries(attributes) as Record<string, string> })
      return ''
    })
  expect(rest).not.toMatch(/[<>]/)
  return tags
}
const decoded = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll(/&#847;|&zwnj;|&nbsp;/g, ' ')
    .replaceAll('&amp;', '&')
const skeleton = (html: string) =>
  tagsOf(html).map(({ name, attributes }) => [name, ...Object.keys(attributes)].join(' '))
const hrefs = (html: string) => tagsOf(html).flatMap(({ attributes }) => attributes.href ?? [])
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []
/** What a reader of the HTML part sees or hears. */
const wordsOfHtml = (html: string) => {
  const body = html.slice(html.indexOf('<div role="article"'))
  const seen = body
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]* alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<\/?(strong|em|u|span|a)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
  return wordsIn(decoded(seen))
}
/** The same of the plain part, without where links lead and the numbers of its lists. */
const wordsOfText = (text: string) => wordsIn(text.replace(/<\S+>/g, ' ').replace(/^\d+\. /gm, ''))

describe('the HTML part', () => {
  const { html } = mailOf(full('x'))
  test('is a whole document that says its language, its title and that it knows dark screens', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr"/)
    expect(html).toContain('<title>Hello</title>')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme:dark)')
    expect(mailOf([], { language: 'zh' }).html).toContain('<html lang="zh-CN"')
  })
  test('opens and closes every element in order', () => {
    const open: string[] = []
    for (const { name } of tagsOf(html)) {
      if (['!doctype', 'meta', 'img', 'br'].includes(name)) continue
      if (name.startsWith('/')) expect(open.pop()).toBe(name.slice(1))
      else open.push(name)
    }
    expect(open).toEqual([])
  })
  test('is laid out by tables that mean nothing, 600 pixels wide in Outlook too', () => {
    const tables = tagsOf(html).filter(({ name }) => name === 'table')
    expect(tables.every(({ attributes }) => attributes.role === 'presentation')).toBe(true)
    expect(html).toContain('max-width:600px')
    expect(html).toMatch(/<!--\[if mso\]><table role="presentation" width="600"/)
    expect(skeleton(html).join()).not.toMatch(/\b(script|iframe|form|link|object|svg)\b/)
  })
  test('has an alt text and a width in pixels on every picture', () => {
    const pictures = tagsOf(html).filter(({ name }) => name === 'img')
    expect(pictures.map(({ attributes: { alt, width } }) => [alt, width])).toEqual([
      ['Lamp x', '276'],
      ['In x', '168'],
      ['Lamps & Co', undefined],
      ['', '1'],
    ])
    expect(html).toContain('src="https://t.example.net/p/aaaa.jpeg"')
  })
  test('puts columns side by side in cells, and below each other where it is narrow', () => {
    expect(html.match(/<td class="c" width="33%" valign="top"/g)).toHaveLength(3)
    expect(html).toContain('@media (max-width:600px){.c{display:block!important;width:100%!important')
  })
  test('has buttons with room in Outlook, and a label that can be read on any colour', () => {
    expect(html.match(/mso-padding-alt:12px 24px/g)).toHaveLength(2)
    for (const colour of ['#000000', '#ffffff', '#777777', '#ffd000', '#0f6cbd', '#ff0000'])
      expect(contrast(lettersOn(colour), colour)).toBeGreaterThan(4)
  })
  test('hides the preheader before everything else, and has none where there is none', () => {
    expect(html).toMatch(/<body[^>]*>\n<div style="display:none[^>]*>Read me&#847;/)
    expect(mailOf(full('x'), { preheader: '  ' }).html).not.toContain('display:none')
  })
  test('ends with the pixel, or has none', () => {
    expect(html).toMatch(/<img src="https:\/\/t\.example\.net\/o\/1\.gif" width="1" height="1" alt=""[^>]*>\n<\/body>/)
    expect(mailOf([], { hooks: { ...hooks, pixelUrl: null } }).html).not.toContain('width="1"')
  })
  test('takes letters that would be lost on a dark screen out of their colour there, and no others', () => {
    const dark = mailOf(blocksOf(plain('dark', { colour: '#202020' }), plain('light', { colour: '#cc8800' }))).html
    expect(dark).toContain('<span class="k" style="color:#202020">dark</span>')
    expect(dark).toContain('<span style="color:#cc8800">light</span>')
  })
})

describe('the plain part', () => {
  test('says it all in order', () => {
    expect(mailOf(full('x')).text).toBe(`Title x

Plain x bold x end x

link x and more <https://t.example.net/c/0>

- one x
- two

1. first x
2. second

[Lamp x] <https://t.example.net/c/1>

Go x <https://t.example.net/c/2>

------------------------

left x

[In x]

Right x <https://t.example.net/c/3>

------------------------

[Lamps & Co]

Li Wei, Sales manager
Lamps & Co
Tel +86 138 0013 8000
li@lamps.example.org
lamps.example.org
social.example.org/lamps

1 Harbour Road
Shenzhen, China
You talked to us at a fair.
Unsubscribe <https://t.example.net/u/1?a=1&b=2>
`)
  })
  test('is what somebody wrote for it, with the receiver’s values, the counted links of the mail, and the footer', () => {
    const own =
      'Dear {{name|friend}},\r\n\r\nsee https://lamps.example.org/new. Or https://lamps.example.org/newer, too.'
    const { text, html } = mailOf(full('x'), { plain: own })
    const [body, footer] = text.split(`\n\n${'-'.repeat(24)}\n\n`)
    expect(body?.replaceAll(' \n', ' ')).toBe(
      `Dear ${values.name},\n\nsee https://t.example.net/c/0. Or https://lamps.example.org/newer, too.`,
    )
    expect(footer).toContain('Unsubscribe <https://t.example.net/u/1?a=1&b=2>')
    expect(html).toBe(mailOf(full('x')).html)
    expect(mailOf(full('x'), { plain: ' \n' }).text, 'nothing is no text').toBe(mailOf(full('x')).text)
  })
  test('is begun by hand with what is made, its tags as they are written', () => {
    expect(
      plainWords(blocksOf(plain('Hello {{name|there}}'), plain('our page', { link: 'https://lamps.example.org' }))),
    ).toBe('Hello {{name|there}}\n\nour page <https://lamps.example.org>')
  })
  test('breaks long lines where a reader may join them again, and no word', () => {
    const words = `${'some words '.repeat(30)}${'x'.repeat(200)} end`
    const [paragraph = ''] = mailOf(blocksOf(plain(words))).text.split('\n\n')
    const lines = paragraph.split('\n')
    expect(
      lines.slice(0, -1).every((line) => line.endsWith(' ') && (line.length <= 73 || !line.trim().includes(' '))),
    ).toBe(true)
    expect(lines.at(-1)).toBe('end')
    expect(lines.join('')).toBe(words)
  })
  test('has no line that would be read as a quotation, a mailbox or a signature, and no space at a last end', () => {
    const { text } = mailOf(blocksOf(plain(`> one\nFrom here\n-- ${'y'.repeat(90)}\ntail   `), plain('  indented')))
    expect(text).toContain('\n > one\n From here\n-- y'.slice(1))
    expect(text).toContain('\ntail\n\nindented\n')
    expect(text).not.toMatch(/^-- $/m)
  })
})

describe('both parts', () => {
  const more = { hooks: { ...hooks, notice: 'We found your address in a register.\nYou may object.' } }
  test.each([
    ['every kind of block', full('x')],
    ['two languages', full('灯具 für Häuser')],
    ['columns of a template', emailTemplates.en.fairInvitation.content],
    ['a Chinese template', emailTemplates.zh.newsletter.content],
    ['emoji, Arabic and a long word', full(`👩‍🔧🏳️‍🌈 مرحبا ${'Donaudampfschiff'.repeat(20)}`)],
  ])('say the same words: %s', (_, content) => {
    for (const language of ['en', 'zh'] as const) {
      const { html, text } = mailOf(content, { ...more, language })
      expect(wordsOfText(text)).toEqual(wordsOfHtml(html))
      expect(wordsOfText(text).length).toBeGreaterThan(20)
    }
  })
  test('hold the address, why it comes, where the address is from, and a way out in the language of the mail', () => {
    for (const [language, words] of [
      ['en', 'Unsubscribe'],
      ['zh', '退订此类邮件'],
    ] as const) {
      const { html, text } = mailOf([], { ...more, language })
      for (const said of ['1 Harbour Road', 'Shenzhen, China', 'You talked to us at a fair.', 'You may object.', words])
        for (const part of [html, text]) expect(part).toContain(said)
      expect(html).toContain('href="https://t.example.net/u/1?a=1&amp;b=2"')
    }
  })
  test('have nothing empty below where the signature says nothing', () => {
    const empty = {
      name: '',
      position: '',
      company: '',
      logo: null,
      website: '',
      phone: '',
      email: '',
      address: '',
      social_links: [],
    }
    const { text } = mailOf(blocksOf(plain('Hi')), { signature: empty })
    expect(text).toBe(
      `Hi\n\n${'-'.repeat(24)}\n\nYou talked to us at a fair.\nUnsubscribe <https://t.example.net/u/1?a=1&b=2>\n`,
    )
  })
  test('let each line and list begin where its own words do', () => {
    const list: SimpleBlock = { kind: 'text', style: 'bullets', lines: [[{ text: 'مرحبا' }]], align: 'left' }
    const { html } = mailOf(blocksOf(plain('مرحبا'), list))
    expect(html.match(/<td align="left" style="padding:0 0 16px;text-align:start">/g)).toHaveLength(2)
    expect(html).toContain('<p dir="auto" style="margin:0 0 8px">مرحبا</p>')
    expect(html).toMatch(/<ul dir="auto"[^>]*><li style/)
  })
})

describe('merge values', () => {
  const content = blocksOf(plain('Dear {{name|friend}} of {{position|your team}}'), {
    kind: 'button',
    label: 'For {{company}}',
    link: 'https://lamps.example.org/?for={{company}}',
    colour: '#0f6cbd',
    align: 'left',
  })
  test('are put in everywhere before anything is escaped', () => {
    const { html, text, subject } = mailOf(content, { theme: 'For {{name}}', values: { ...values, name: 'A & <B>' } })
    expect(subject).toBe('For A & <B>')
    expect(html).toContain('Dear A &amp; &lt;B&gt; of your team')
    expect(text).toContain('Dear A & <B> of your team')
  })
  test('end no line of a header and turn no direction round', () => {
    const { subject, html } = mailOf(content, {
      theme: 'For {{name}}',
      values: { ...values, name: 'Eve\r\nBcc: all@x.de\u0000\u202egpj.exe\u2066' },
    })
    expect(subject).toBe('For Eve Bcc: all@x.de gpj.exe')
    expect(html).not.toMatch(/[\u202e\u2066\u0000]/)
  })
  test('are a part of a link, or a whole one that is looked at as any other', () => {
    const seen: string[] = []
    const linkOf = (url: string) => (seen.push(url), url)
    const links = blocksOf(plain('your site', { link: '{{website}}' }), ...content.map(({ block }) => block))
    mailOf(links, { hooks: { ...hooks, linkOf }, values: { ...values, company: 'A&B=?#/ "灯' } })
    expect(seen).toEqual(['http://x.de', 'https://lamps.example.org/?for=A%26B%3D%3F%23%2F%20%22%E7%81%AF'])
    const { html, text } = mailOf(links, { values: { ...values, website: 'javascript:alert(1)' } })
    expect(html + text).not.toContain('javascript')
    expect(text).toContain('your site\n')
  })
})

describe('links', () => {
  test('are counted by their place in the message, whoever gets it', () => {
    const content = blocksOf(
      plain('yours', { link: '{{website}}' }),
      plain('write', { link: 'mailto:a@x.de' }),
      ...full('x').map(({ block }) => block),
    )
    const places = (website: string) => {
      const seen: number[] = []
      mailOf(content, {
        values: { ...values, website },
        hooks: { ...hooks, linkOf: (url, nth) => (seen.push(nth), url) },
      })
      return seen
    }
    expect(places('x.de')).toEqual([0, 2, 3, 4, 5])
    expect(places('')).toEqual([2, 3, 4, 5])
    expect(linksIn(content)).toEqual([
      '{{website}}',
      'mailto:a@x.de',
      ...Array<string>(4).fill('https://lamps.example.org/new'),
    ])
  })
  test('are told with the words that lead there, and those of each receiver are not counted', () => {
    const own = [plain('yours', { link: '{{website}}' }), plain('write', { link: 'mailto:a@x.de' })]
    const told = shownLinks(blocksOf(...own, ...full('x').map(({ block }) => block)))
    expect(told.map(({ nth }) => nth)).toEqual([0, 1, 2, 3, 4, 5])
    expect(told.filter(({ link }) => countedUrl(link)).map(({ nth }) => nth)).toEqual([2, 3, 4, 5])
    expect(told.slice(0, 2).map(({ shown }) => shown)).toEqual(['yours', 'write'])
    expect(told.every(({ shown }) => shown.length > 0)).toBe(true)
  })
  test('that a client must not open are words, and a button without one is still shown', () => {
    const { html, text } = mailOf(full('x', 'javascript:alert(1)'))
    expect(html + text).not.toContain('javascript')
    expect(html).toContain('>Go x</span>')
    expect(hrefs(html).every((href) => /^(https?|mailto|tel):/.test(href))).toBe(true)
  })
  test('lead where they say in a preview', () => {
    const preview = previewHooks((hash) => `blob:${hash}`, 'Why')
    const { html, text } = mailOf(full('x'), { hooks: preview })
    expect(hrefs(html).filter((href) => href === 'https://lamps.example.org/new')).toHaveLength(4)
    expect(text).toContain('Go x <https://lamps.example.org/new>')
    expect(html).not.toContain('width="1"')
  })
  test.each([
    ['https://a.de/x?y=1#z', 'https://a.de/x?y=1#z'],
    ['a.de:8080/x', 'http://a.de:8080/x'],
    ['https://例子.公司/路', 'https://例子.公司/路'],
    ['mailto:a@x.de?subject=Hi', 'mailto:a@x.de?subject=Hi'],
    ['tel:+49(0)171-1', 'tel:+49(0)171-1'],
    ['https://a.de/"onclick="<x>', 'https://a.de/%22onclick=%22%3Cx%3E'],
    ['javascript:alert(1)', null],
    ['javascript:1;alert(1)', null],
    ['JaVaScript://a.de/%0aalert(1)', null],
    ['java\nscript:alert(1)', null],
    ['data:text/html,<script>', null],
    ['vbscript:x', null],
    ['file:///etc/passwd', null],
    ['//a.de', null],
    ['https://bank.com@evil.de/', null],
    ['https://evil.de\\@bank.com/', null],
    ['https:///a.de', null],
    ['mailto:x', null],
    ['tel:alert(1)', null],
    ['', null],
  ])('%j opens %j', (typed, opened) => {
    expect(safeLink(typed)).toBe(opened)
  })
  test('know their host', () => {
    expect(['https://A.de:80/x', 'http://[::1]/', 'https://a b.de', 'mailto:a@b.de'].map(hostOf)).toEqual([
      'a.de',
      '[::1]',
      null,
      null,
    ])
  })
})

const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</td></tr></table><h1>',
  '--><script>alert(1)</script><!--',
  '<![endif]--><svg/onload=alert(1)>',
  '</style></title><script>',
  '&lt;script&gt;&#60;b&#62;',
  '${alert(1)} $& $1 {{name}}',
  '\u202e<b>\u0000',
]

describe('whatever somebody types is words', () => {
  const rendered = (x: string) =>
    mailOf(full(x, `https://lamps.example.org/${x}`.replace(/\s/g, '')), {
      theme: x,
      preheader: x,
      values: Object.fromEntries(Object.keys(values).map((tag) => [tag, x])) as typeof values,
      signature: {
        ...signature,
        name: x,
        position: x,
        company: x,
        phone: `1${x}`,
        address: x,
        website: `a.de/${x.replace(/\s/g, '')}`,
        email: `a@b.de`,
      },
      hooks: {
        ...hooks,
        reason: x,
        notice: x,
        unsubscribeUrl: `https://u.de/${x}`,
        pictureUrl: () => `https://p.de/${x}`,
      },
    })
  const harmless = skeleton(rendered('harmless').html)

  test.each(payloads)('%j', (payload) => {
    const { html, text } = rendered(payload)
    expect(skeleton(html)).toEqual(harmless)
    expect(hrefs(html).every((href) => /^(https?|mailto|tel):/.test(href))).toBe(true)
    expect(wordsOfHtml(html)).toEqual(expect.arrayContaining(wordsIn(payload)))
    expect(text).toContain('Title ')
  })
  test('in values alone', () => {
    const content = full('{{name}}', 'https://lamps.example.org/{{name}}')
    const of = (name: string) => skeleton(mailOf(content, { values: { ...values, name } }).html)
    for (const payload of payloads) expect(of(payload)).toEqual(of('Anna'))
  })
  test('and a colour that is none is not used', () => {
    const bad = 'red;background:url(https://evil.de)'
    const content = [
      plain('x', { colour: bad }),
      { kind: 'button', label: 'x', link: 'https://a.de', colour: bad, align: 'left' },
      { kind: 'divider', colour: bad },
    ] as AnyBlock[]
    expect(mailOf(blocksOf(...content)).html).not.toContain('evil')
  })
})

test('a mail of the most blocks there may be stays small', () => {
  const message: Pick<EmailMessage, 'content'> = {
    content: blocksOf(...Array<SimpleBlock>(200).fill(plain('Some words.'))),
  }
  expect(mailOf(message.content).html.length).toBeLessThan(40_000)
})

test('every colour to choose from can be read on white, and carries white letters', () => {
  for (const colour of Object.values(mailColours)) {
    expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(lettersOn(colour)).toBe('#ffffff')
  }
})
