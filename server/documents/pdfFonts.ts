import { type PdfObjects, pdfReferences, pdfValue } from './pdfObjects.ts'

/** How a font's codes become text. `bytes`: of one code. `widths`: of codes, in thousandths of the size. */
export type PdfFont = {
  bytes: 1 | 2
  toText: ReadonlyMap<number, string> | null
  widths?: ReadonlyMap<number, number>
  /** of a code that `widths` has not */
  usualWidth?: number
}

/** The fonts of a page by the names that its text uses. */
export function pageFonts(objects: PdfObjects, resources: string): Map<string, PdfFont> {
  const fonts = pdfValue(objects, resources, 'Font')
  return new Map(
    [...fonts.matchAll(/\/([^\s/<>[\]()]+)\s+(\d+)\s+\d+\s+R/g)].map(([, name, id]) => [
      name!,
      fontOf(objects, Number(id)),
    ]),
  )
}

function fontOf(objects: PdfObjects, id: number): PdfFont {
  const dict = objects.get(id)?.dict ?? ''
  const bytes = /\/Subtype\s*\/Type0/.test(dict) ? 2 : 1
  const [map] = pdfReferences(dict, 'ToUnicode')
  const stream = map === undefined ? null : objects.get(map)?.stream
  const widths = bytes === 1 ? plainWidths(objects, dict) : wideWidths(objects, dict)
  const usualWidth = bytes === 1 ? 500 : usualOf(objects, dict)
  return { bytes, toText: stream ? readMap(stream.toString('latin1')) : null, widths, usualWidth }
}

const descendantOf = (objects: PdfObjects, dict: string): string =>
  objects.get(pdfReferences(dict, 'DescendantFonts')[0] ?? -1)?.dict ?? ''

function usualOf(objects: PdfObjects, dict: string): number {
  const said = pdfValue(objects, descendantOf(objects, dict), 'DW')
  return said ? Number(said) : 1_000
}

function plainWidths(objects: PdfObjects, dict: string): Map<number, number> {
  const first = Number(pdfValue(objects, dict, 'FirstChar')) || 0
  return new Map(numbersIn(pdfValue(objects, dict, 'Widths')).map((width, n) => [first + n, width]))
}

/** "3 [500 600] 10 20 250": from code 3 on, and for all from 10 to 20. */
function wideWidths(objects: PdfObjects, dict: string): Map<number, number> {
  const said = pdfValue(objects, descendantOf(objects, dict), 'W')
  const widths = new Map<number, number>()
  for (const [, from, list, to, width] of said.matchAll(/(\d+)\s*(?:\[([^[\]]*)\]|\s(\d+)\s+([\d.]+))/g)) {
    if (list !== undefined) for (const [n, one] of numbersIn(list).entries()) widths.set(Number(from) + n, one)
    else
      for (let code = Number(from); code <= Number(to) && widths.size < mostCodes; code++)
        widths.set(code, Number(width))
  }
  return widths
}

const numbersIn = (text: string): number[] => (text.match(/[\d.]+/g) ?? []).map(Number)

const mostCodes = 70_000

function readMap(map: string): Map<number, string> {
  const found = new Map<number, string>()
  for (const [, body] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code, text] of body!.matchAll(/<([\da-f]+)>\s*<([\da-f\s]+)>/gi))
      found.set(Number.parseInt(code!, 16), ofHex(text!))
  for (const [, body] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from, to, text, list] of body!.matchAll(
      /<([\da-f]+)>\s*<([\da-f]+)>\s*(?:<([\da-f\s]+)>|\[([^\]]*)\])/gi,
    )) {
      const texts = list === undefined ? null : [...list.matchAll(/<([\da-f\s]+)>/gi)].map(([, one]) => ofHex(one!))
      const [first, last] = [Number.parseInt(from!, 16), Number.parseInt(to!, 16)]
      for (let code = first; code <= last && found.size < mostCodes; code++)
        found.set(code, texts ? (texts[code - first] ?? '') : raised(ofHex(text!), code - first))
    }
  return found
}

function ofHex(hex: string): string {
  const bytes = Buffer.from(hex.replace(/\s/g, ''), 'hex')
  return bytes.length % 2 ? bytes.toString('latin1') : bytes.swap16().toString('utf16le')
}

/** The last sign of a text, so many further on. */
const raised = (text: string, by: number): string =>
  by === 0 || !text ? text : text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + by)

const windows = new TextDecoder('windows-1252')

/** In sizes of the font. */
export function widthOfCodes(codes: Buffer, { bytes, widths, usualWidth = 500 }: PdfFont): number {
  let width = 0
  for (let at = 0; at + bytes <= codes.length; at += bytes)
    width += widths?.get(bytes === 2 ? codes.readUInt16BE(at) : codes[at]!) ?? usualWidth
  return width / 1_000
}

/** A font of two bytes that does not say what its codes are is a picture of text. */
export function textOfCodes(codes: Buffer, { bytes, toText }: PdfFont): string {
  if (!toText) return bytes === 1 ? windows.decode(codes) : ''
  let text = ''
  for (let at = 0; at + bytes <= codes.length; at += bytes)
    text += toText.get(bytes === 2 ? codes.readUInt16BE(at) : codes[at]!) ?? ''
  return text
}
