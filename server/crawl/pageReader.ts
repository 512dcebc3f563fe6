import { Parser } from 'htmlparser2'
import { makeTextReader } from './charset.ts'

/** `line`: the number of the line that it stands in. */
export type PageLink = { href: string; text: string; line: number }

/** What a page says, without its looks. `lines`: its text, a line for each block, as somebody would see it. */
export type PageText = {
  title: string
  /** as `html lang` says, in lower case */
  language: string
  base: string
  lines: string[]
  links: PageLink[]
  jsonLd: string[]
  /** emails that the page hides from machines, in lower case */
  hiddenEmails: string[]
  /** what made it, as it says itself, and where its scripts and styles lie */
  generator: string
  parts: string[]
}

export type PageReader = { write: (bytes: Uint8Array) => void; end: () => PageText }

/** Nobody writes more on a page that is worth reading; a page without an end does. */
const most = {
  lines: 5_000,
  lineLength: 2_000,
  textLength: 200_000,
  links: 2_000,
  linkLength: 1_000,
  jsonLd: 20,
  parts: 200,
  jsonLdLength: 100_000,
}

const words = (text: string) => new Set(text.split(' '))
const blocks = words(
  'address article aside blockquote body br button center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html label legend li main nav ol option p pre section summary table tbody td tfoot th thead title tr ul',
)
const unseen = words('script style noscript template svg iframe object select textarea')
const empty = words('area base br col embed hr img input link meta param source track wbr')

/** Takes a page as it comes and keeps of it only what can be found something in. */
export function makePageReader(contentType: string): PageReader {
  const decoder = makeTextReader(contentType)
  const builder = makePageBuilder()
  const parser = new Parser(builder.handler, { decodeEntities: true, lowerCaseTags: true })
  return {
    write: (bytes) => parser.write(decoder.write(bytes)),
    end() {
      parser.end(decoder.end())
      return builder.end()
    },
  }
}

type Attributes = Record<string, string>
/** What is open and changes how the text in it is read. */
type OpenElement = { name: string; isUnseen: boolean; isReversed: boolean }

function makePageBuilder() {
  const page: PageText = {
    title: '',
    language: '',
    base: '',
    lines: [],
    links: [],
    jsonLd: [],
    hiddenEmails: [],
    generator: '',
    parts: [],
  }
  const open: OpenElement[] = []
  let line = ''
  let pieces = 0
  let length = 0
  let unseenDepth = 0
  const links = new Map<string, PageLink>()
  let link: PageLink | null = null
  let json: string | null = null
  let reversed: string | null = null
  let isTitle = false

  // Most blocks begin or end where no line is.
  function endLine(): void {
    if (pieces === 0) return
    const text = line.replace(/\s+/g, ' ').trim()
    // What was put together is a copy already.
    if (text && page.lines.length < most.lines && length < most.textLength)
      page.lines.push(pieces === 1 ? copyOf(text) : text)
    length += text.length
    line = ''
    pieces = 0
  }

  function say(text: string): void {
    if (link && link.text.length < 200) link.text += text
    if (line.length >= most.lineLength) return endLine()
    // Between blocks there is nothing but the ends of lines of the source.
    if (pieces === 0 && isBlank(text)) return
    line += text
    pieces++
  }

  function hide(hex: string): void {
    const email = decodeCfEmail(hex)
    if (!email) return
    page.hiddenEmails.push(email)
    say(` ${email} `)
  }

  const handler = {
    onopentag(name: string, attributes: Attributes) {
      if (name === 'html') page.language = (attributes.lang ?? '').toLowerCase()
      if (name === 'base') page.base ||= attributes.href ?? ''
      if (blocks.has(name)) endLine()
      if (name === 'script' && /ld\+json/i.test(attributes.type ?? '') && page.jsonLd.length < most.jsonLd) json = ''
      if (name === 'meta' || name === 'script' || name === 'link') notePart(name, attributes)
      const cfEmail = attributes['data-cfemail']
      if (name === 'a' && attributes.href) beginLink(attributes.href, attributes.title ?? '')
      if (cfEmail) hide(cfEmail)
      // The words inside say "[email protected]".
      const isUnseen = unseen.has(name) || cfEmail !== undefined || isInvisible(attributes)
      const isReversed = isReversedText(attributes)
      if (isReversed) reversed = ''
      if (name === 'title') isTitle = true
      if (name === 'img' && unseenDepth === 0 && attributes.alt?.includes('@')) say(` ${attributes.alt} `)
      if (empty.has(name)) return
      open.push({ name, isUnseen, isReversed })
      if (isUnseen) unseenDepth++
    },
    ontext(text: string) {
      if (json !== null) {
        if (json.length < most.jsonLdLength) json += text
        return
      }
      if (isTitle && page.title.length < 300) page.title += text
      if (unseenDepth > 0 || isTitle) return
      if (reversed === null) say(text)
      else if (reversed.length < most.lineLength) reversed += text
    },
    onclosetag(name: string) {
      if (name === 'script' && json !== null) {
        page.jsonLd.push(copyOf(json))
        json = null
      }
      if (name === 'title') isTitle = false
      if (name === 'a') endLink()
      if (!empty.has(name)) closeElement(name)
      if (blocks.has(name)) endLine()
      else if (name === 'span' && line.length >= most.lineLength) endLine()
    },
  }

  function notePart(name: string, { name: meta, content, src, rel, href }: Attributes): void {
    if (name === 'meta' && meta?.toLowerCase() === 'generator') page.generator ||= copyOf((content ?? '').slice(0, 200))
    const part = name === 'script' ? src : name === 'link' && rel === 'stylesheet' ? href : undefined
    if (part && part.length <= most.linkLength && page.parts.length < most.parts) page.parts.push(copyOf(part))
  }

  function endLink(): void {
    if (link) link.text = copyOf(link.text.replace(/\s+/g, ' '))
    link = null
  }

  function beginLink(href: string, title: string): void {
    endLink()
    const cf = /\/cdn-cgi\/l\/email-protection#([\da-f]+)$/i.exec(href)
    if (cf) return hide(cf[1]!)
    if (page.links.length >= most.links || href.length > most.linkLength) return
    const known = links.get(href.trim())
    // A picture and its title lead to the same place: one link, with the words of whichever has some.
    if (known) {
      link = known.text.trim() ? null : known
      return
    }
    link = { href: copyOf(href.trim()), text: title ? `${title} ` : '', line: page.lines.length }
    links.set(link.href, link)
    page.links.push(link)
  }

  function closeElement(name: string): void {
    const last = open.pop()
    // The parser closes what was left open, in its order; a name that was never opened is told by none of them.
    if (last && last.name !== name) open.push(last)
    if (!last || last.name !== name) return
    if (last.isUnseen) unseenDepth--
    if (!last.isReversed || reversed === null) return
    const text = [...reversed].toReversed().join('')
    reversed = null
    say(text)
  }

  return {
    handler,
    end(): PageText {
      endLine()
      page.title = page.title.replace(/\s+/g, ' ').trim()
      for (const one of page.links) one.text = copyOf(one.text.replace(/\s+/g, ' ').trim())
      return page
    },
  }
}

/**
 * A piece of a text keeps the whole of it in memory, and of fifty sites at once the whole pages; a copy does not. A piece of less than
 * thirteen letters is one already.
 */
const copyOf = (text: string) => (text.length < 13 ? text : Buffer.from(text).toString())

/** Put there for machines, or against them. */
const isInvisible = ({ style, hidden }: Attributes) =>
  hidden !== undefined || (style !== undefined && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style))

const isReversedText = ({ style }: Attributes) =>
  style !== undefined && /bidi-override/i.test(style) && /rtl/i.test(style)

function isBlank(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code !== 32 && (code < 9 || code > 13)) return false
  }
  return true
}

/** Cloudflare's: the first byte is the key of all others. */
export function decodeCfEmail(hex: string): string | null {
  if (!/^([\da-f]{2}){6,200}$/i.test(hex)) return null
  const [key = 0, ...bytes] = Buffer.from(hex, 'hex')
  const text = Buffer.from(bytes.map((byte) => byte ^ key)).toString('utf8')
  return /^[^\s@]+@[^\s@]+$/.test(text) ? text.toLowerCase() : null
}
