import { textOfLines } from '../email/render/blockText.ts'
import type { Block } from '../email/render/message.ts'

type TextBlock = Extract<Block['block'], { kind: 'text' | 'heading' }>

/**
 * What is written, as plain text: parts stand apart by an empty line, `# ` begins a heading, `- ` a list and `> ` a quotation.
 * Parts that are no text, such as pictures, have no line.
 */
export const textOfContent = (content: readonly Block[]): string =>
  content
    .flatMap(({ block }) => (block.kind === 'text' || block.kind === 'heading' ? [textOfPart(block)] : []))
    .join('\n\n')

function textOfPart(block: TextBlock): string {
  if (block.kind === 'heading')
    return `${'#'.repeat(Number(block.level))} ${block.runs.map(({ text }) => text).join('')}`
  const lines = textOfLines(block.lines).split('\n')
  if (block.style === 'plain') return lines.join('\n')
  const sign = { bullets: () => '-', numbers: (at: number) => `${at + 1}.`, quote: () => '>' }[block.style]
  return lines.map((line, at) => `${sign(at)} ${line}`).join('\n')
}

/** Parts of this text. One that says the same stays as it is, with its look; what is no text keeps its place at the end. */
export function contentOfText(text: string, before: readonly Block[], newKey: () => string): Block[] {
  const known = new Map(
    before.flatMap((part) =>
      part.block.kind === 'text' || part.block.kind === 'heading' ? [[textOfPart(part.block), part] as const] : [],
    ),
  )
  const written = text
    .split(/\n\s*\n/)
    .map((part) => part.replace(/^\n+|\s+$/g, ''))
    .filter(Boolean)
    .map((part) => known.get(part) ?? { id: newKey(), block: partOf(part) })
  const others = before.filter(({ block }) => block.kind !== 'text' && block.kind !== 'heading')
  return [...written, ...others]
}

function partOf(part: string): TextBlock {
  const heading = /^(#{1,3}) ([^\n]+)$/.exec(part)
  if (heading)
    return {
      kind: 'heading',
      level: String(heading[1]!.length) as '1' | '2' | '3',
      runs: [{ text: heading[2]! }],
      align: 'left',
    }
  const lines = part.split('\n')
  const style = listStyles.find(([, sign]) => lines.every((line) => sign.test(line)))?.[0] ?? 'plain'
  const words = style === 'plain' ? lines : lines.map((line) => line.replace(/^(?:[-*•>]|\d+[.)]) /, ''))
  return { kind: 'text', style, lines: words.map((line) => (line ? [{ text: line }] : [])), align: 'left' }
}

const listStyles = [
  ['bullets', /^[-*•] /],
  ['numbers', /^\d+[.)] /],
  ['quote', /^> /],
] as const

/** What a page would bring along as HTML, as the same plain text: no script, style, frame or link of it is left. */
export function textOfHtml(html: string): string {
  const plain = html
    .replace(/<!--[^]*?(?:-->|$)/g, '')
    .replace(/<(script|style|iframe|object|template|noscript|svg|math|head)\b[^]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<h[1-3]\b[^>]*>/gi, '\n\n# ')
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<br\b[^>]*>/gi, '\n')
    .replace(/<\/?(?:p|div|h[1-6]|ul|ol|table|tr|section|article|blockquote)\b[^>]*>/gi, '\n\n')
    .replace(/<[^>]*>?/g, '')
  return plain
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi, (whole, dec, hex, name) =>
      name
        ? namedSigns[String(name).toLowerCase()]!
        : signOf(dec ? Number(dec) : Number.parseInt(String(hex), 16), whole),
    )
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const namedSigns: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const signOf = (code: number, whole: string) =>
  code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole
