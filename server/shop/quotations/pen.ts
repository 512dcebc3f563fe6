import type PDFDocument from 'pdfkit'

type Pdf = InstanceType<typeof PDFDocument>
type Look = { width: number; size: number }
/** `isFoot`: it may stand below what a page otherwise holds. */
type TextPlace = Look & { x: number; y: number; colour: string; align?: 'left' | 'right'; isFoot?: boolean }

export type Pen = {
  /** where what comes below it begins */
  write: (text: string, at: TextPlace) => number
  height: (text: string, look: Look) => number
  line: (x: number, y: number, width: number, colour: string) => void
  /** the top of the next page */
  newPage: () => number
  eachPage: (draw: (page: number, of: number) => void) => void
}

/** Writes in whichever of the fonts has a letter; the first one is meant where none has. */
export function openPen(pdf: Pdf, fonts: ReadonlyMap<string, Buffer>): Pen {
  for (const [name, font] of fonts) pdf.registerFont(name, font)
  const [usual = ''] = fonts.keys()
  const has = new Map([...fonts.keys()].map((name) => [name, lettersOf(pdf.font(name))]))
  const fontOf = (letter: string) => [...has].find(([, isThere]) => isThere(letter))?.[0] ?? usual
  return {
    write(text, { x, y, width, size, colour, align = 'left', isFoot }) {
      if (!text) return y
      const runs = runsOf(text, fontOf)
      const { bottom } = pdf.page.margins
      // Text below the margin would begin a page of its own.
      if (isFoot) pdf.page.margins.bottom = 0
      pdf.fillColor(colour).fontSize(size)
      runs.forEach(({ font, text: run }, at) => {
        const continued = at < runs.length - 1
        const options = { width, align: runs.length > 1 ? ('left' as const) : align, continued }
        if (at === 0) pdf.font(font).text(run, x, y, options)
        else pdf.font(font).text(run, options)
      })
      pdf.page.margins.bottom = bottom
      return pdf.y
    },
    height: (text, { width, size }) => (text ? pdf.font(usual).fontSize(size).heightOfString(text, { width }) : 0),
    line: (x, y, width, colour) =>
      void pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.75)
        .strokeColor(colour)
        .stroke(),
    newPage: () => pdf.addPage().y,
    eachPage(draw) {
      const { start, count } = pdf.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        pdf.switchToPage(start + page)
        draw(page + 1, count)
      }
    },
  }
}

/** The library says it of the font that it has open, which its types do not name. */
function lettersOf(pdf: Pdf): (letter: string) => boolean {
  const { font } = (pdf as unknown as { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } })._font
  return (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)
}

/** As few pieces as there can be: what the font of the last letter has stays in it. */
function runsOf(text: string, fontOf: (letter: string) => string): { font: string; text: string }[] {
  const runs: { font: string; text: string }[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const font = /\s/.test(letter) && last ? last.font : fontOf(letter)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}
