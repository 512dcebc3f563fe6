import { type PdfFont, pageFonts, textOfCodes, widthOfCodes } from './pdfFonts.ts'
import { readPdfObjects } from './pdfObjects.ts'
import { pageContent, pdfPages, pdfString, pdfTokens } from './pdfText.ts'

const mostPages = 500
const mostLines = 60_000
const mostPieces = 40_000

/**
 * The text of a PDF as it stands on its pages: what is at the same height is one line, with a tab where columns part. Columns of a page
 * that repeat each other are read one below the other. null: it is none, is locked, or has pictures of text alone.
 */
export function pdfLines(bytes: Buffer): string | null {
  const objects = readPdfObjects(bytes)
  if (!objects) return null
  const lines: string[] = []
  for (const page of pdfPages(objects).slice(0, mostPages)) {
    const pieces = piecesOf(pageContent(objects, page), pageFonts(objects, page.resources))
    for (const column of repeatedColumns(pieces)) lines.push(...linesOf(column))
    if (lines.length > mostLines) break
  }
  return lines.slice(0, mostLines).join('\n') || null
}

/** Some text, where it begins and ends on the page, and how large it is. */
type Piece = { text: string; x: number; end: number; y: number; size: number }
type Matrix = readonly [number, number, number, number, number, number]

const unit: Matrix = [1, 0, 0, 1, 0, 0]
const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
]

function piecesOf(content: string, fonts: ReadonlyMap<string, PdfFont>): Piece[] {
  const pieces: Piece[] = []
  const kept: Matrix[] = []
  let page = unit
  let line = unit
  let at = unit
  let leading = 0
  let size = 1
  let font: PdfFont = { bytes: 1, toText: null }
  let before: string[] = []
  const number = (from: number) => Number(before.at(from)) || 0
  const six = (): Matrix => [number(-6), number(-5), number(-4), number(-3), number(-2), number(-1)]
  const go = (x: number, y: number) => {
    line = at = times([1, 0, 0, 1, x, y], line)
  }

  function show(): void {
    let [text, width] = ['', 0]
    for (const one of before) {
      if (/^[(<]/.test(one)) {
        const codes = pdfString(one)
        text += textOfCodes(codes, font)
        width += widthOfCodes(codes, font)
      } else if (one !== '[' && one !== ']') {
        // A step to the right in a list: a space, or a column.
        const step = -Number(one) / 1_000
        if (step > 0.2) text += step > 1.5 ? '\t' : ' '
        width += step
      }
    }
    const [a, b, , d, x, y] = times(at, page)
    const scale = Math.hypot(a, b) || Math.abs(d)
    if (text.trim()) pieces.push({ text, x, end: x + width * size * scale, y, size: Math.abs(size * scale) })
    at = times([1, 0, 0, 1, width * size, 0], at)
  }

  const operators: Record<string, () => void> = {
    q: () => kept.push(page),
    Q: () => (page = kept.pop() ?? unit),
    cm: () => (page = times(six(), page)),
    BT: () => (line = at = unit),
    Tf: () => {
      font = fonts.get((before.at(-2) ?? '').slice(1)) ?? { bytes: 1, toText: null }
      size = number(-1)
    },
    TL: () => (leading = number(-1)),
    Td: () => go(number(-2), number(-1)),
    TD: () => {
      leading = -number(-1)
      go(number(-2), number(-1))
    },
    Tm: () => (line = at = six()),
    'T*': () => go(0, -leading),
    Tj: show,
    TJ: show,
    "'": () => (go(0, -leading), show()),
    '"': () => (go(0, -leading), show()),
  }
  for (const [token] of content.matchAll(pdfTokens)) {
    if (!/^[A-Za-z'"*]/.test(token)) {
      before.push(token)
      if (before.length > 5_000) before = []
      continue
    }
    operators[token]?.()
    before = []
    if (pieces.length >= mostPieces) break
  }
  return pieces
}

/* ---------- lines ---------- */

function linesOf(pieces: readonly Piece[]): string[] {
  const lines: Piece[][] = []
  for (const piece of pieces.toSorted((one, other) => other.y - one.y)) {
    const last = lines.at(-1)
    const isSame = last && Math.abs(last[0]!.y - piece.y) < Math.min(last[0]!.size, piece.size) * 0.4
    if (isSame) last.push(piece)
    else lines.push([piece])
  }
  return lines.map(lineOf).filter(Boolean)
}

function lineOf(pieces: readonly Piece[]): string {
  let text = ''
  let end = Number.NaN
  for (const piece of pieces.toSorted((one, other) => one.x - other.x)) {
    const gap = (piece.x - end) / piece.size
    text += (gap > 0.6 ? '\t' : gap > 0.12 ? ' ' : '') + piece.text
    end = piece.end
  }
  return text
    .normalize('NFKC')
    .split('\t')
    .map((cell) => cell.replace(/\s+/gu, ' ').trim())
    .join('\t')
    .trim()
}

/* ---------- columns ---------- */

/** Where many pieces begin below each other; pages in columns have the same places again, further to the right. */
function repeatedColumns(pieces: readonly Piece[]): Piece[][] {
  const starts = startsOf(pieces)
  for (const count of [4, 3, 2]) {
    const each = starts.length / count
    if (!Number.isInteger(each) || each < 2) continue
    const shift = starts[each]! - starts[0]!
    const isRepeated = starts.slice(each).every((x, n) => Math.abs(x - starts[n]! - shift) < near)
    if (isRepeated)
      return splitAt(
        pieces,
        starts.filter((_, n) => n % each === 0 && n > 0),
      )
  }
  return [[...pieces]]
}

const near = 4

function startsOf(pieces: readonly Piece[]): number[] {
  const counts = new Map<number, number>()
  for (const { x } of pieces) counts.set(Math.round(x / near), (counts.get(Math.round(x / near)) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  const often = [...counts].filter(([, count]) => count >= Math.max(3, most * 0.4)).map(([place]) => place * near)
  return often.toSorted((one, other) => one - other).filter((x, n, all) => n === 0 || x - all[n - 1]! > near * 2)
}

function splitAt(pieces: readonly Piece[], starts: readonly number[]): Piece[][] {
  const edges = starts.map((start) => edgeBefore(pieces, start))
  return [Number.NEGATIVE_INFINITY, ...edges].map((from, n) =>
    pieces.filter(({ x }) => x >= from && x < (edges[n] ?? Number.POSITIVE_INFINITY)),
  )
}

/** In the middle of what is free before a column: its heading may begin a little before it. */
function edgeBefore(pieces: readonly Piece[], start: number): number {
  const ends = pieces.flatMap(({ end }) => (end <= start - near ? [end] : []))
  return (Math.max(start - near * 4, ...ends) + start) / 2
}
