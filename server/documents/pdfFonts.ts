import { type PdfObjects, pdfReferences, pdfValue } from './pdfObjects.ts'

/** How a font's codes become text. `bytes`: of one code. */
export type PdfFont = { bytes: 1 | 2; toText: ReadonlyMap<number, string> | null }

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
  return { bytes, toText: stream ? readMap(stream.toString('latin1')) : null }
}

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

/** A font of two bytes that does not say what its codes are is a picture of text. */
export function textOfCodes(codes: Buffer, { bytes, toText }: PdfFont): string {
  if (!toText) return bytes === 1 ? windows.decode(codes) : ''
  let text = ''
  for (let at = 0; at + bytes <= codes.length; at += bytes)
    text += toText.get(bytes === 2 ? codes.readUInt16BE(at) : codes[at]!) ?? ''
  return text
}
