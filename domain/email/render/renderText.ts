import { type FilledBlock, type FilledMail, type Piece, unfilled } from './fill.ts'
import type { Block } from './message.ts'

const width = 72

/**
 * The plain part. Lines end as RFC 3676 (format=flowed) wants it: with a space where a reader may join them, without where
 * they may not. What has no spaces, such as Chinese or a link, is not broken: whoever shows it does that.
 */
export function renderText({ blocks, plain, footer }: FilledMail): string {
  const parts = [
    ...(plain === null ? blocks.flatMap(blockText) : [plain.trim()]),
    rule,
    footer.logo ? altText(footer.logo.alt) : '',
    footer.signature.map(lineText).join('\n'),
    footer.small.map(lineText).join('\n'),
  ]
  const text = parts.filter((part) => part.trim()).join('\n\n')
  return `${text.split('\n').map(flowed).join('\n')}\n`
}

/** What somebody begins with who writes these words themselves: those that are made, before anybody's values are in them. */
export const plainWords = (content: readonly Block[]): string =>
  unfilled(content)
    .flatMap(blockText)
    .filter((part) => part.trim())
    .join('\n\n')

const rule = '-'.repeat(24)

function blockText(block: FilledBlock): string[] {
  switch (block.kind) {
    case 'text': {
      const lines = block.lines.map(lineText).filter((line) => line.trim())
      if (block.style === 'plain') return lines
      if (block.style === 'quote') return [lines.map((line) => `> ${line}`).join('\n')]
      return [lines.map((line, i) => `${block.style === 'bullets' ? '-' : `${i + 1}.`} ${line}`).join('\n')]
    }
    case 'heading':
      return [lineText(block.line)]
    case 'picture':
      return [linked(altText(block.alt), block.href)]
    case 'button':
      return [linked(block.label, block.href)]
    case 'divider':
      return [rule]
    case 'space':
      return []
    case 'columns':
      return block.columns.flatMap((column) => column.flatMap(blockText))
  }
}

const altText = (alt: string) => (alt.trim() ? `[${alt.trim()}]` : '')

const lineText = (line: readonly Piece[]) =>
  line.map(({ href, runs }) => linked(runs.map(({ text }) => text).join(''), href)).join('')

function linked(text: string, href: string | null): string {
  if (href === null || /^tel:/i.test(href) || bare(text) === bare(href)) return text
  // A space at its end stays between the link and what follows.
  const words = text.trimEnd()
  return `${words}${words && ' '}<${href}>${text.slice(words.length)}`
}

const bare = (url: string) =>
  url
    .trim()
    .replace(/^(https?:\/\/|mailto:)/i, '')
    .replace(/\/$/, '')

function flowed(line: string): string {
  const lines: string[] = []
  let open = ''
  for (const word of line.split(/[ \t]+/).filter(Boolean)) {
    // `-- ` alone on a line would begin a signature.
    const fits = !open || open === '--' || open.length + word.length < width
    if (!fits) lines.push(open)
    open = fits && open ? `${open} ${word}` : word
  }
  return [...lines, open].map(stuffed).join(' \n')
}

/** A reader of format=flowed takes one space from the beginning of each line; these would be read as something else. */
const stuffed = (line: string) => (/^(>|From )/.test(line) ? ` ${line}` : line)
