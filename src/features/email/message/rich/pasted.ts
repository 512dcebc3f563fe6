import { joinedRuns } from '#domain/campaigns/runs'
import { colourOr } from '#domain/email/render/colour'
import { safeLink } from '#domain/email/render/escape'
import { tagParts } from '#domain/email/render/mergeTags'
import type { Run } from '#domain/email/render/message'

/** As much of a node of a page as is read; the page itself is parsed where nothing of it can run or load. */
export type PastedNode = {
  nodeName: string
  nodeValue: string | null
  childNodes: ArrayLike<PastedNode>
  getAttribute?: (name: string) => string | null
}

type Looks = Omit<Run, 'text'>
type PastedText = { lines: Run[][]; isOpen: boolean }

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
  const typed: PastedText = { lines: [[]], isOpen: false }
  read(root, {}, typed)
  return typed.lines
    .map(tidy)
    .filter((line, i, all) => line.length > 0 || (i > 0 && i < all.length - 1 && all[i - 1]!.length > 0))
}

function read(node: PastedNode, looks: Looks, typed: PastedText): void {
  const name = node.nodeName.toUpperCase()
  if (name === '#TEXT') return say(node.nodeValue ?? '', looks, typed)
  if (name === '#COMMENT' || silent.has(name) || isHidden(node)) return
  if (name === 'BR') return endLine(typed)
  const tag = node.getAttribute?.('data-tag')
  if (tag) return say(tagParts(tag).length === 1 ? tag : '', looks, typed)
  const isOwn = ends.has(name)
  if (isOwn && typed.isOpen) endLine(typed)
  const inner = { ...looks, ...looksOf(name, node) }
  for (const child of Array.from(node.childNodes)) read(child, inner, typed)
  if (name === 'TD' || name === 'TH') say(' ', {}, typed)
  if (isOwn && typed.isOpen) endLine(typed)
}

function say(text: string, looks: Looks, typed: PastedText) {
  // Line breaks of the source are spaces, as in a page.
  const said = text.replace(/[\u0000-\u001f\u007f\ufeff]+/g, ' ').replace(/[\ud800-\udfff]/gu, '')
  if (!said || (!typed.isOpen && !said.trim())) return
  typed.lines.at(-1)!.push({ ...looks, text: said })
  typed.isOpen = true
}

function endLine(typed: PastedText) {
  typed.lines.push([])
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
