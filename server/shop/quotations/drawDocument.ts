import PDFDocument from 'pdfkit'
import type { DocumentFact, DocumentLine, QuotationDocument } from '#domain/shop/quotation/quotationDocument'
import { readFonts } from './fonts.ts'
import { openPen, type Pen } from './pen.ts'

// In points of the page, which is an A4.
const edge = 48
const width = 595.28 - 2 * edge
const bottom = 841.89 - edge - 24
const gap = 12
const columns = { position: 28, count: 88, price: 88, amount: 92 }
const nameWidth = width - columns.position - columns.count - columns.price - columns.amount
const colour = { text: '#1b1b1f', quiet: '#5f6068', line: '#c9cad1', brand: '#1f5f8b' }

/** The bytes of the document as a PDF; its fonts are in it, with the letters that it has. */
export async function drawDocument(said: QuotationDocument): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: edge,
    bufferPages: true,
    info: { Title: `${said.title} ${said.number}`.trim(), Author: said.seller.name },
  })
  const chunks: Buffer[] = []
  const done = new Promise<void>((resolve) => pdf.on('end', resolve))
  pdf.on('data', (chunk: Buffer) => void chunks.push(chunk))
  const pen = openPen(pdf, readFonts())
  let y = drawHead(pen, said)
  y = drawParties(pen, said, y)
  y = drawTable(pen, said, y)
  drawTerms(pen, said, y)
  numberPages(pen, said)
  pdf.end()
  await done
  return new Uint8Array(Buffer.concat(chunks))
}

function drawHead(pen: Pen, { seller, title, draft }: QuotationDocument): number {
  const half = width / 2 - gap
  const left = pen.write(seller.name, { x: edge, y: edge, width: half, size: 15, colour: colour.text })
  const below = seller.lines.reduce(
    (y, line) => pen.write(line, { x: edge, y, width: half, size: 9, colour: colour.quiet }),
    left + 4,
  )
  const x = edge + width / 2
  const named = pen.write(title, { x, y: edge, width: width / 2, size: 18, colour: colour.brand, align: 'right' })
  const right = draft
    ? pen.write(draft, { x, y: named, width: width / 2, size: 12, colour: colour.quiet, align: 'right' })
    : named
  const y = Math.max(below, right) + gap
  pen.line(edge, y, width, colour.brand)
  return y + gap
}

function drawParties(pen: Pen, { buyer, facts }: QuotationDocument, top: number): number {
  const half = width / 2 - gap
  const label = pen.write(buyer.label, { x: edge, y: top, width: half, size: 9, colour: colour.quiet })
  const left = buyer.lines.reduce(
    (y, line) => pen.write(line, { x: edge, y, width: half, size: 10, colour: colour.text }),
    label + 2,
  )
  const right = facts.reduce((y, fact) => drawFact(pen, fact, { x: edge + width / 2, y, width: width / 2 }), top)
  return Math.max(left, right) + gap * 1.5
}

const labelWidth = 110
type Place = { x: number; y: number; width: number }

function drawFact(pen: Pen, { label, text }: DocumentFact, { x, y, width: whole }: Place): number {
  const named = pen.write(label, { x, y, width: labelWidth - 8, size: 9, colour: colour.quiet })
  const room = whole - labelWidth
  return Math.max(named, pen.write(text, { x: x + labelWidth, y, width: room, size: 10, colour: colour.text })) + 3
}

function drawTable(pen: Pen, said: QuotationDocument, top: number): number {
  let y = drawColumns(pen, said, top)
  said.lines.forEach((line, at) => {
    const height = heightOfLine(pen, line)
    if (y + height > bottom) y = drawColumns(pen, said, pen.newPage())
    drawLine(pen, line, { at, y })
    y += height
    pen.line(edge, y - 5, width, colour.line)
  })
  if (y + 30 > bottom) y = pen.newPage()
  const half = width / 2
  pen.write(said.total.label, { x: edge, y: y + 4, width: half, size: 11, colour: colour.text })
  const { text } = said.total
  return (
    pen.write(text, { x: edge + half, y: y + 4, width: half, size: 13, colour: colour.brand, align: 'right' }) +
    gap * 1.5
  )
}

/** Where each column begins, and how wide it is. */
function cells(y: number): Record<'position' | 'name' | 'count' | 'price' | 'amount', Place> {
  const count = edge + columns.position + nameWidth
  return {
    position: { x: edge, y, width: columns.position },
    name: { x: edge + columns.position, y, width: nameWidth - 8 },
    count: { x: count, y, width: columns.count - 6 },
    price: { x: count + columns.count, y, width: columns.price - 6 },
    amount: { x: count + columns.count + columns.price, y, width: columns.amount },
  }
}

function drawColumns(pen: Pen, { columns: [name, count, price, amount] }: QuotationDocument, y: number): number {
  const at = cells(y)
  const look = { size: 9, colour: colour.quiet }
  const ends = [
    pen.write('#', { ...at.position, ...look }),
    pen.write(name, { ...at.name, ...look }),
    pen.write(count, { ...at.count, ...look, align: 'right' }),
    pen.write(price, { ...at.price, ...look, align: 'right' }),
    pen.write(amount, { ...at.amount, ...look, align: 'right' }),
  ]
  const end = Math.max(...ends) + 4
  pen.line(edge, end, width, colour.text)
  return end + 6
}

const detailSize = 8.5
const heightOfLine = (pen: Pen, { name, details }: DocumentLine): number =>
  details.reduce(
    (sum, detail) => sum + pen.height(detail, { width: nameWidth - 8, size: detailSize }),
    pen.height(name, { width: nameWidth - 8, size: 10 }),
  ) + 11

function drawLine(pen: Pen, line: DocumentLine, { at, y }: { at: number; y: number }): void {
  const place = cells(y)
  const look = { size: 10, colour: colour.text }
  pen.write(String(at + 1), { ...place.position, ...look, colour: colour.quiet })
  const named = pen.write(line.name, { ...place.name, ...look })
  line.details.reduce(
    (top, detail) => pen.write(detail, { ...place.name, y: top, size: detailSize, colour: colour.quiet }),
    named,
  )
  pen.write(line.count, { ...place.count, ...look, align: 'right' })
  pen.write(line.price, { ...place.price, ...look, align: 'right' })
  pen.write(line.amount, { ...place.amount, ...look, align: 'right' })
}

function drawTerms(pen: Pen, { terms }: QuotationDocument, top: number): void {
  terms.reduce((y, term) => {
    const height = pen.height(term.text, { width: width - labelWidth, size: 10 })
    const start = y + height > bottom ? pen.newPage() : y
    return drawFact(pen, term, { x: edge, y: start, width })
  }, top)
}

function numberPages(pen: Pen, { number, seller }: QuotationDocument): void {
  pen.eachPage((page, pages) => {
    const y = bottom + 14
    const look = { size: 8, colour: colour.quiet }
    pen.write([seller.name, number].filter(Boolean).join(' · '), {
      x: edge,
      y,
      width: width - 60,
      ...look,
      isFoot: true,
    })
    pen.write(`${page} / ${pages}`, { x: edge + width - 60, y, width: 60, ...look, align: 'right', isFoot: true })
  })
}
