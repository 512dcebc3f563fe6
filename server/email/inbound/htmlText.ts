import { plainText } from './plain.ts'

/** What is in these is never read by anybody. */
const silent = new Set(
  'script style title textarea template iframe noembed noframes svg math object select audio video'.split(' '),
)
const breaks = new Map(
  Object.entries({ br: '\n', hr: '\n', div: '\n', tr: '\n', ul: '\n', ol: '\n', table: '\n', blockquote: '\n' }),
)
for (const name of ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'section', 'article', 'pre']) breaks.set(name, '\n\n')
for (const name of ['td', 'th']) breaks.set(name, ' ')

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  zwnj: '',
  zwj: '',
  shy: '',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  euro: '€',
  pound: '£',
  yen: '¥',
  sect: '§',
  deg: '°',
  times: '×',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  aacute: 'á',
  ccedil: 'ç',
  ntilde: 'ñ',
  oacute: 'ó',
  iacute: 'í',
  uacute: 'ú',
}

/**
 * The words of a mail for the time line. This makes text, which whoever shows it escapes like any text: it is no sanitiser,
 * and nothing of it is to be used as HTML. One pass over the letters, however broken they are.
 */
export function htmlForReading(html: string, max = 100_000): string {
  const parts: string[] = []
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at)
    parts.push(wordsOf(html.slice(at, open < 0 ? html.length : open)))
    if (open < 0) break
    const tag = tagAt(html, open)
    parts.push(tag.shown)
    at = tag.end
  }
  return tidied(plainText(parts.join(''), max))
}

/** What stands for a tag, and where the text goes on. What is never closed goes on to the end, as in a browser. */
function tagAt(html: string, open: number): { shown: string; end: number } {
  const none = html.length
  if (html.startsWith('<!--', open)) return { shown: '', end: after(html, '-->', open + 4) ?? none }
  const [, slash, letters] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(html.slice(open, open + 40)) ?? []
  if (letters === undefined) {
    const isMarkup = /^[!?/]$/.test(html.charAt(open + 1))
    return isMarkup ? { shown: '', end: after(html, '>', open) ?? none } : { shown: '<', end: open + 1 }
  }
  const name = letters.toLowerCase()
  const end = tagEnd(html, open)
  if (!slash && silent.has(name)) return { shown: ' ', end: silenceEnd(html, name, end) }
  if (name === 'li') return { shown: slash ? '' : '\n- ', end }
  return { shown: breaks.get(name) ?? '', end }
}

function after(html: string, mark: string, from: number): number | undefined {
  const found = html.indexOf(mark, from)
  return found < 0 ? undefined : found + mark.length
}

/** A `>` in a quoted attribute ends no tag. */
function tagEnd(html: string, open: number): number {
  let quote = ''
  for (let at = open; at < html.length; at++) {
    const letter = html.charAt(at)
    if (quote) quote = letter === quote ? '' : quote
    else if (letter === '>') return at + 1
    else if ((letter === '"' || letter === "'") && html.charAt(at - 1) === '=') quote = letter
  }
  return html.length
}

function silenceEnd(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  closing.lastIndex = from
  const found = closing.exec(html)
  return found ? (after(html, '>', found.index) ?? html.length) : html.length
}

const wordsOf = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));?/gi, (whole, decimal, hex, name) =>
      name ? (Object.hasOwn(entities, name) ? entities[name]! : whole) : letterOf(decimal, hex),
    )

function letterOf(decimal: string | undefined, hex: string | undefined): string {
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code)
}

/** No spaces around lines, and at most one empty line between two. */
export function tidied(text: string): string {
  const lines = text.split('\n').map((line) => line.replaceAll(/[ \t\u00a0]+/g, ' ').trim())
  return lines
    .filter((line, index) => line || lines[index - 1])
    .join('\n')
    .trim()
}
