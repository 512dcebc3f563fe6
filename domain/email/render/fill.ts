import type { Signature } from '../sender/sender.ts'
import { safeLink } from './escape.ts'
import { type Footer, footerOf } from './footer.ts'
import { type MergeValues, merged } from './mergeTags.ts'
import type { AnyBlock, Block, EmailMessage, Run, SimpleBlock } from './message.ts'

/** What only the one who sends, or shows, a mail knows. */
export type MailHooks = {
  /** The link that stands in the mail for http(s) `url`; `nth` is its place among `linksIn`, the same for every receiver. */
  linkOf: (url: string, nth: number) => string
  /** The address of a picture, or `cid:` and the name of its part. */
  pictureUrl: (hash: string, mime: string) => string
  /** null: whether it is opened is not asked */
  pixelUrl: string | null
  /** The address of a link that nobody sees: what follows it is a program. */
  trapUrl?: string | null
  unsubscribeUrl: string
  /** One sentence: why this receiver gets the mail. */
  reason: string
  /** What GDPR Art. 14 wants somebody told whose address came from elsewhere. */
  notice?: string
}

export type Mail = {
  message: Pick<EmailMessage, 'theme' | 'preheader' | 'language' | 'content' | 'plain'>
  signature: Signature
  values: MergeValues
  hooks: MailHooks
}

/** Runs that lead to the same place; `href` is null where they lead nowhere. */
export type Piece = { href: string | null; runs: Omit<Run, 'link'>[] }
type FilledValue<B> = B extends { kind: 'text' }
  ? Omit<B, 'lines'> & { lines: Piece[][] }
  : B extends { kind: 'heading' }
    ? Omit<B, 'runs'> & { line: Piece[] }
    : B extends { kind: 'picture' }
      ? Omit<B, 'link' | 'hash' | 'size' | 'mime'> & { href: string | null; src: string }
      : B extends { kind: 'button' }
        ? Omit<B, 'link'> & { href: string | null }
        : B
export type FilledSimple = FilledValue<SimpleBlock>
export type FilledBlock = FilledSimple | { kind: 'columns'; columns: FilledSimple[][] }
export type FilledMail = {
  subject: string
  preheader: string
  language: EmailMessage['language']
  blocks: FilledBlock[]
  /** what stands before the footer where only text is shown; null: what the blocks say */
  plain: string | null
  footer: Footer
  pixelUrl: string | null
  trapUrl: string | null
}

/** The mail as this receiver gets it, before it is HTML or text: nothing of it is escaped yet. */
export function fillMail({ message, signature, values, hooks }: Mail): FilledMail {
  const own = Object.fromEntries(Object.entries(values).map(([tag, value = '']) => [tag, tame(value)])) as MergeValues
  const inLinks = Object.fromEntries(
    Object.entries(own).map(([tag, value = '']) => [tag, encodeURIComponent(value)]),
  ) as MergeValues
  const textOf = (text: string) => merged(text, own).replace(lineEnds, '\n')
  const ways = new Map<string, string>()
  const hrefOf = (link: string, nth: number) => {
    // A tag at the beginning stands for a whole address, elsewhere for a part of one.
    const url = safeLink(merged(link, link.trim().startsWith('{{') ? own : inLinks))
    if (url === null || !/^http/i.test(url)) return url
    const way = hooks.linkOf(url, nth)
    if (!ways.has(url)) ways.set(url, way)
    return way
  }
  const blocks = filler({ textOf, hrefOf, pictureUrl: hooks.pictureUrl })(message.content)
  return {
    subject: oneLine(textOf(message.theme)),
    preheader: oneLine(textOf(message.preheader)),
    language: message.language,
    blocks,
    plain: message.plain?.trim() ? withLinks(textOf(message.plain), ways) : null,
    footer: footerOf(signature, message.language, hooks),
    pixelUrl: hooks.pixelUrl,
    trapUrl: hooks.trapUrl ?? null,
  }
}

/** An address that the mail leads to as well leads there the same way, so that who follows it is counted there. */
const withLinks = (text: string, ways: ReadonlyMap<string, string>): string =>
  text.replace(/https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'，。；：！？、）】》]/gi, (written) => {
    const url = safeLink(written)
    return (url !== null && ways.get(url)) || written
  })

/** The links of a mail as they are written, in the order in which `linkOf` counts them. */
export function linksIn(content: readonly Block[]): string[] {
  const links: string[] = []
  filler({ textOf: (text) => text, hrefOf: (link) => (links.push(link), null), pictureUrl: () => '' })(content)
  return links
}

/**
 * Where a link leads whose clicks are counted. One that has a tag in it leads elsewhere for each receiver: it stays as it is
 * and is not counted, so that no page of ours leads to an address that a contact brought.
 */
export const countedUrl = (link: string): string | null => (link.includes('{{') ? null : httpLink(link))

export function httpLink(link: string): string | null {
  const url = safeLink(link)
  return url !== null && /^http/i.test(url) ? url : null
}

/** The content with its tags and links as they are written, for nobody yet. */
export const unfilled = (content: readonly Block[]): FilledBlock[] =>
  filler({ textOf: (text) => text, hrefOf: (link) => link, pictureUrl: () => '' })(content)

export type ShownLink = {
  /** its place among `linksIn`, by which its clicks are counted */
  nth: number
  /** as it is written */
  link: string
  /** what is read in its place; of a picture, what it shows */
  shown: string
}

/** The links of a mail with the words that lead there. */
export function shownLinks(content: readonly Block[]): ShownLink[] {
  const links = linksIn(content)
  const blocks = filler({ textOf: (text) => text, hrefOf: (_, nth) => `${nth}`, pictureUrl: () => '' })(content)
  return blocks.flatMap(ledBy).map(({ nth, shown }) => ({ nth, link: links[nth]!, shown: oneLine(shown) }))
}

type LinkText = { nth: number; shown: string }
const led = (href: string | null, shown: string): LinkText[] => (href === null ? [] : [{ nth: Number(href), shown }])

function ledBy(block: FilledBlock): LinkText[] {
  const ofPieces = (pieces: readonly Piece[]) =>
    pieces.flatMap(({ href, runs }) => led(href, runs.map(({ text }) => text).join('')))
  switch (block.kind) {
    case 'columns':
      return block.columns.flatMap((column) => column.flatMap(ledBy))
    case 'text':
      return block.lines.flatMap(ofPieces)
    case 'heading':
      return ofPieces(block.line)
    case 'picture':
      return led(block.href, block.alt)
    case 'button':
      return led(block.href, block.label)
    default:
      return []
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g

// Somebody else typed it: nothing of it ends a line of a header, or turns the direction of what stands around it.
const tame = (value: string) =>
  oneLine(value.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ')).replace(
    /[\u202a-\u202e\u2066-\u2069]|[\ud800-\udfff]/gu,
    '',
  )

type Filler = {
  textOf: (text: string) => string
  hrefOf: (link: string, nth: number) => string | null
  pictureUrl: MailHooks['pictureUrl']
}

function filler({ textOf, hrefOf, pictureUrl }: Filler): (content: readonly Block[]) => FilledBlock[] {
  let nth = 0
  const href = (link: string | undefined) => (link ? hrefOf(link, nth++) : null)
  const pieces = (runs: readonly Run[]): Piece[] =>
    runsByLink(runs).map(({ link, runs }) => ({
      href: href(link),
      runs: runs.map(({ link: _link, ...run }) => ({ ...run, text: textOf(run.text) })),
    }))
  const simple = (block: SimpleBlock): FilledSimple => {
    switch (block.kind) {
      case 'text':
        return { ...block, lines: block.lines.map(pieces) }
      case 'heading':
        return { kind: block.kind, level: block.level, align: block.align, line: pieces(block.runs) }
      case 'picture': {
        const { kind, width, align } = block
        return {
          kind,
          width,
          align,
          alt: textOf(block.alt),
          href: href(block.link),
          src: pictureUrl(block.hash, block.mime),
        }
      }
      case 'button':
        return { ...block, label: textOf(block.label), href: href(block.link) }
      default:
        return block
    }
  }
  const any = (block: AnyBlock): FilledBlock =>
    block.kind === 'columns'
      ? { kind: block.kind, columns: block.columns.map((column) => column.map(simple)) }
      : simple(block)
  return (content) => content.map(({ block }) => any(block))
}

/** Runs side by side with one link are one link, whatever they look like. */
export function runsByLink(runs: readonly Run[]): { link: string | undefined; runs: Run[] }[] {
  const groups: { link: string | undefined; runs: Run[] }[] = []
  for (const run of runs) {
    const last = groups.at(-1)
    if (last && last.link === run.link) last.runs.push(run)
    else groups.push({ link: run.link, runs: [run] })
  }
  return groups
}
