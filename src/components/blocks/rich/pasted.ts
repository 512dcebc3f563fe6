import { joinedRuns } from '#domain/campaigns/runs'
import { colourOr } from '#domain/email/render/colour'
import { safeLink } from '#domain/email/render/escape'
import { tagParts } from '#domain/email/render/mergeTags'
import type { Run, SimpleBlock } from '#domain/email/render/message'

/** As much of a node of a page as is read; the page itself is parsed where nothing of it can run or load. */
export type PastedNode = {
  nodeName: string
  nodeValue: string | null
  childNodes: ArrayLike<PastedNode>
  getAttribute?: (name: string) => string | null
}

type Looks = Omit<Run, 'text'>
type PartLook = '1' | '2' | '3' | 'plain' | 'bullets' | 'numbers' | 'quote' | 'divider'
type PastedLine = { runs: Run[]; part: PartLook }
type PastedText = { lines: PastedLine[]; isOpen: boolean }

const ends = new Set(
  'P DIV LI UL OL TR TABLE TBODY THEAD H1 H2 H3 H4 H5 H6 PRE BLOCKQUOTE SECTION ARTICLE HEADER FOOTER ASIDE MAIN DL DT DD FIGURE HR'.split(
    ' ',
  ),
)
const silent = new Set(
  'SCRIPT STYLE HEAD TITLE META LINK TEMPLATE NOSCRIPT IFRAME OBJECT EMBED SVG MATH TEXTAREA SELECT BUTTON XML'.split(
    ' ',
  ),
)

/**
 * The words of what came from another program, line by line, with the looks that a mail has: bold, italic, underlined,
 * coloured, linked. Whatever else Word or a page brings along is left behind, so nothing of it can do any harm.
 */
export function pastedLines(root: PastedNode): Run[][] {
  return readLines(root)
    .filter(({ part }) => part !== 'divider')
    .map(({ runs }) => runs)
    .filter((line, i, all) => line.length > 0 || (i > 0 && i < all.length - 1 && all[i - 1]!.length > 0))
}

/** The same as parts of their own: headings, lists, quotations and lines between them stay what they are. */
export function pastedParts(root: PastedNode): SimpleBlock[] {
  const parts: SimpleBlock[] = []
  for (const { runs, part } of readLines(root)) {
    const last = parts.at(-1)
    if (part === 'divider') parts.push({ kind: 'divider', colour: '#d1d1d1' })
    else if (runs.length === 0) continue
    else if (part === '1' || part === '2' || part === '3')
      parts.push({ kind: 'heading', level: part, runs, align: 'left' })
    else if (last?.kind === 'text' && last.style === part) last.lines.push(runs)
    else parts.push({ kind: 'text', style: part, lines: [runs], align: 'left' })
  }
  return parts
}

function readLines(root: PastedNode): PastedLine[] {
  const typed: PastedText = { lines: [{ runs: [], part: 'plain' }], isOpen: false }
  read(root, { looks: {}, part: 'plain' }, typed)
  return typed.lines.map(({ runs, part }) => ({ runs: tidy(runs), part }))
}

type Around = { looks: Looks; part: PartLook }

function read(node: PastedNode, { looks, part }: Around, typed: PastedText): void {
  const name = node.nodeName.toUpperCase()
  if (name === '#TEXT') return say(node.nodeValue ?? '', { looks, part }, typed)
  if (name === '#COMMENT' || silent.has(name) || isHidden(node)) return
  if (name === 'BR') return endLine(typed)
  const tag = node.getAttribute?.('data-tag')
  if (tag) return say(tagParts(tag).length === 1 ? tag : '', { looks, part }, typed)
  const isOwn = ends.has(name)
  if (isOwn && typed.isOpen) endLine(typed)
  if (name === 'HR') typed.lines.splice(-1, 0, { runs: [], part: 'divider' })
  const inner = { looks: { ...looks, ...looksOf(name, node) }, part: partOf(name, part) }
  for (const child of Array.from(node.childNodes)) read(child, inner, typed)
  if (name === 'TD' || name === 'TH') say(' ', { looks: {}, part }, typed)
  if (isOwn && typed.isOpen) endLine(typed)
}

const partsByName: Record<string, PartLook> = {
  H1: '1',
  H2: '2',
  H3: '3',
  H4: '3',
  H5: '3',
  H6: '3',
  UL: 'bullets',
  OL: 'numbers',
  BLOCKQUOTE: 'quote',
}
const partOf = (name: string, around: PartLook): PartLook => partsByName[name] ?? around

function say(text: string, { looks, part }: Around, typed: PastedText) {
  // Line breaks of the source are spaces, as in a page.
  const said = text.replace(/[\u0000-\u001f\u007f\ufeff]+/g, ' ').replace(/[\ud800-\udfff]/gu, '')
  if (!said || (!typed.isOpen && !said.trim())) return
  const line = typed.lines.at(-1)!
  if (!typed.isOpen) line.part = part
  line.runs.push({ ...looks, text: said })
  typed.isOpen = true
}

function endLine(typed: PastedText) {
  typed.lines.push({ runs: [], part: 'plain' })
  typed.isOpen = false
}

function tidy(line: Run[]): Run[] {
  const one = joinedRuns(line.map((run) => ({ ...run, text: run.text.replace(/[ \u00a0]+/g, ' ') })))
  const first = one[0]
  const last = one.at(-1)
  if (first) one[0] = { ...first, text: first.text.trimStart() }
  if (last) one[one.length - 1] = { ...one.at(-1)!, text: one.at(-1)!.text.trimEnd() }
  return joinedRuns(one)
}

/** Word writes the sign of a list's line as words, and says that they are to be left out. */
const isHidden = (node: PastedNode) =>
  /display\s*:\s*none|visibility\s*:\s*hidden|mso-list\s*:\s*ignore/i.test(node.getAttribute?.('style') ?? '')

function looksOf(name: string, node: PastedNode): Looks {
  const style = node.getAttribute?.('style') ?? ''
  const weight = /font-weight\s*:\s*([a-z0-9]+)/i.exec(style)?.[1]
  const colour = colourIn(style)
  // The second is how a line of a mail itself is copied.
  const link = linkOf((name === 'A' && node.getAttribute?.('href')) || node.getAttribute?.('data-link') || '')
  return {
    ...((['B', 'STRONG', 'TH'].includes(name) || isHeavy(weight)) && { bold: !isLight(weight) }),
    ...((['I', 'EM', 'CITE'].includes(name) || /font-style\s*:\s*italic/i.test(style)) && { italic: true }),
    ...((name === 'U' || /text-decoration[^;]*underline/i.test(style)) && name !== 'A' && { underline: true }),
    ...(colour && { colour }),
    ...(link && { link, underline: false }),
  }
}

// Google Docs puts all it copies into <b style="font-weight:normal">.
const isLight = (weight?: string) => weight !== undefined && /^(normal|lighter|[1-4]00)$/i.test(weight)
const isHeavy = (weight?: string) => weight !== undefined && /^(bold|bolder|[6-9]00)$/i.test(weight)

/** Black, and what is nearly so, is what every mail has. */
function colourIn(style: string): string | null {
  const said = /(?:^|;)\s*color\s*:\s*([^;]+)/i.exec(style)?.[1]?.trim().toLowerCase() ?? ''
  const parts = /^rgba?\((\d+)[,\s]+(\d+)[,\s]+(\d+)/.exec(said)?.slice(1)
  const hex = parts
    ? `#${parts.map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0')).join('')}`
    : said
  const colour = colourOr(hex, '')
  const isPlain = !colour || [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) < 0x50)
  return isPlain ? null : colour
}

function linkOf(href: string): string | null {
  const link = safeLink(href)
  return link !== null && /^https?:\/\//i.test(link) ? link : null
}
