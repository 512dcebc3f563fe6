import { AppError } from '#domain/errors'
import { wideEncoding } from './encoding.ts'

/** First bytes of files that people rename to .xlsx, or that a web page gave them instead. */
const signatures: [kind: string, bytes: number[], at?: number][] = [
  ['JPEG', [0xff, 0xd8, 0xff]],
  ['PNG', [0x89, 0x50, 0x4e, 0x47]],
  ['GIF', [0x47, 0x49, 0x46, 0x38]],
  ['WEBP', [0x57, 0x45, 0x42, 0x50], 8],
  ['HEIC', [0x66, 0x74, 0x79, 0x70], 4],
  ['PDF', [0x25, 0x50, 0x44, 0x46]],
  ['EXE', [0x4d, 0x5a]],
  ['ELF', [0x7f, 0x45, 0x4c, 0x46]],
  ['RAR', [0x52, 0x61, 0x72, 0x21]],
  ['7Z', [0x37, 0x7a, 0xbc, 0xaf]],
  ['GZIP', [0x1f, 0x8b]],
  ['RTF', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
]
/** Excel 2 to 4 wrote their records without a container. */
const oldExcel = [0x0009, 0x0209, 0x0409]

/** What a file that is neither a zip nor a compound file is read as; one that is no text is refused with the reason. */
export function textKindOf(start: Uint8Array, name: string): 'csv' | 'vcf' {
  const found = signatures.find(([, bytes, at = 0]) => bytes.every((byte, i) => start[at + i] === byte))
  if (found) throw notWorkbook(found[0])
  if (oldExcel.includes((start[0] ?? 0) | ((start[1] ?? 0) << 8))) throw refused('Excel 2–4 (.xls)')
  const text = asText(start)?.trimStart() ?? null
  if (text !== null && /^\uFEFF?\s*BEGIN:VCARD\b/i.test(text)) return 'vcf'
  const isNamed = /\.(csv|tsv|txt)$/i.test(name)
  if (text === null && isNamed) return 'csv'
  if (text === null) throw notWorkbook('BIN')
  const refusal = refusalOf(text)
  if (refusal) throw refusal
  // A list of one column has no delimiter; then its name has to say what it is.
  if (isNamed || looksDelimited(text)) return 'csv'
  throw notWorkbook('TXT')
}

/** Excel opens these, so saving them again there helps. */
const refused = (kind: string) => new AppError('fileKindRefused', { values: { kind } })
const notWorkbook = (kind: string) => new AppError('fileNotWorkbook', { values: { kind } })

function refusalOf(text: string): AppError | null {
  if (/^<\?xml[\s\S]*urn:schemas-microsoft-com:office:spreadsheet/.test(text)) return refused('Excel 2003 XML')
  if (/^(<!doctype html|<html|<head|<body|<meta)/i.test(text))
    return /<table/i.test(text) ? refused('HTML') : notWorkbook('HTML')
  if (/^<table/i.test(text)) return refused('HTML')
  if (text.startsWith('<')) return notWorkbook('XML')
  if (/^[[{]\s*["{[\]}]/.test(text)) return notWorkbook('JSON')
  if (text.startsWith('ID;P')) return refused('SYLK')
  return null
}

/** The same separator in its first lines, the same number of times. */
function looksDelimited(text: string): boolean {
  const lines = text
    .split(/\r\n|\r|\n/)
    .slice(0, 5)
    .filter(Boolean)
  const counts = (separator: string) => lines.map((line) => line.replace(/"[^"]*"/g, '').split(separator).length - 1)
  return [',', '\t', ';', '|'].some((separator) => {
    const [first = 0, ...others] = counts(separator)
    return first > 0 && (others.length === 0 || others[0]! > 0)
  })
}

/** null for what is no text: control characters tell. */
function asText(bytes: Uint8Array): string | null {
  const wide = wideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  if (bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))) return null
  return new TextDecoder().decode(bytes)
}
