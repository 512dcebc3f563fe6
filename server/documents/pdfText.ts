import { type PdfFont, pageFonts, textOfCodes } from './pdfFonts.ts'
import { type PdfObjects, pdfReferences, pdfValue, readPdfObjects } from './pdfObjects.ts'

const mostPages = 500
const mostText = 600_000

/** The text of a PDF, a line for each of its lines; null: it is none, is locked, or has pictures of text alone. */
export function pdfText(bytes: Buffer): string | null {
  const objects = readPdfObjects(bytes)
  if (!objects) return null
  let text = ''
  for (const page of pagesOf(objects).slice(0, mostPages)) {
    text += `${pageText(objects, page)}\n`
    if (text.length > mostText) break
  }
  // Some programs write Chinese in signs that only look like it.
  const lines = text.split('\n').map((line) => line.normalize('NFKC').replace(/\s+/gu, ' ').trim())
  return joinedLines(lines.filter(Boolean)).slice(0, mostText) || null
}

type Page = { dict: string; resources: string }

/** As the tree of pages has them; what a page does not say its parent does. */
function pagesOf(objects: PdfObjects): Page[] {
  const catalog = [...objects.values()].find(({ dict }) => /\/Type\s*\/Catalog/.test(dict))
  const found: Page[] = []
  const seen = new Set<number>()
  const walk = (id: number, inherited: string): void => {
    const dict = objects.get(id)?.dict
    if (dict === undefined || seen.has(id)) return
    seen.add(id)
    const resources = pdfValue(objects, dict, 'Resources') || inherited
    const kids = pdfReferences(dict, 'Kids')
    if (!kids.length) found.push({ dict, resources })
    for (const kid of kids) walk(kid, resources)
  }
  for (const root of pdfReferences(catalog?.dict ?? '', 'Pages')) walk(root, '')
  return found
}

function pageText(objects: PdfObjects, { dict, resources }: Page): string {
  const parts = pdfReferences(dict, 'Contents').flatMap((id) => objects.get(id)?.stream ?? [])
  return shownText(Buffer.concat(parts).toString('latin1'), pageFonts(objects, resources))
}

/** Strings, codes, numbers, names and operators of a page, in their order. */
const tokens =
  /\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|<[\da-fA-F\s]*>|\/[^\s/<>[\]()]+|[+-]?(?:\d+\.?\d*|\.\d+)|[A-Za-z'"*]+|\[|\]/g

function shownText(content: string, fonts: ReadonlyMap<string, PdfFont>): string {
  let text = ''
  let font: PdfFont = { bytes: 1, toText: null }
  let before: string[] = []
  let lineAt: string | null = null
  for (const [token] of content.matchAll(tokens)) {
    if (!/^[A-Za-z'"*]/.test(token)) {
      before.push(token)
      if (before.length > 5_000) before = []
      continue
    }
    if (token === 'Tf') font = fonts.get((before.at(-2) ?? '').slice(1)) ?? { bytes: 1, toText: null }
    if (token === 'T*' || token === "'" || token === '"') text += '\n'
    if ((token === 'Td' || token === 'TD') && Number(before.at(-1)) !== 0) text += '\n'
    if (token === 'Tm') {
      const line = before.at(-1) ?? ''
      if (lineAt !== null && line !== lineAt) text += '\n'
      lineAt = line
    }
    if (token === 'Tj' || token === 'TJ' || token === "'" || token === '"') text += shown(before, font)
    if (token === 'ET') text += ' '
    before = []
  }
  return text
}

/** In a list, a large step to the right is a space. */
const shown = (operands: readonly string[], font: PdfFont): string =>
  operands
    .map((one) => {
      if (one.startsWith('(')) return textOfCodes(unescaped(one.slice(1, -1)), font)
      if (one.startsWith('<')) return textOfCodes(Buffer.from(one.slice(1, -1).replace(/\s/g, ''), 'hex'), font)
      return Number(one) < -200 ? ' ' : ''
    })
    .join('')

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const unescaped = (text: string): Buffer =>
  Buffer.from(
    text.replace(/\\([0-7]{1,3}|\r\n|[\s\S])/g, (_, said: string) =>
      /^[0-7]/.test(said)
        ? String.fromCharCode(Number.parseInt(said, 8))
        : (escapes[said] ?? (/\s/.test(said) ? '' : said)),
    ),
    'latin1',
  )

/** A sentence that goes on in the next line is one. */
const joinedLines = (lines: readonly string[]): string =>
  lines.reduce((text, line) => {
    if (!text) return line
    const goesOn = /[\p{Ll},;]$/u.test(text) && /^[\p{Ll}\d]/u.test(line)
    const isUnspaced = /[\p{sc=Han}，、]$/u.test(text) && /^\p{sc=Han}/u.test(line)
    return text + (goesOn ? ' ' : isUnspaced ? '' : '\n') + line
  }, '')
