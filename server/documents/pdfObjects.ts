import { constants, inflateSync } from 'node:zlib'

export type PdfObject = { dict: string; stream: Buffer | null }
export type PdfObjects = ReadonlyMap<number, PdfObject>

/** Of a document; one that unpacks to more is none that somebody reads. */
const most = { objects: 50_000, unpacked: 40_000_000 }

/** All objects of a file, also those inside streams of objects; null: it is no PDF, or is locked. */
export function readPdfObjects(bytes: Buffer): PdfObjects | null {
  const text = bytes.toString('latin1')
  if (!text.slice(0, 1_024).includes('%PDF-') || /\/Encrypt\s+\d+\s+\d+\s+R/.test(text)) return null
  const objects = new Map<number, PdfObject>()
  const budget = { left: most.unpacked }
  // Each object is looked for behind the end of the one before it, so that no file is gone through twice.
  const begin = /(?<![\d.])(\d{1,7})\s+\d{1,5}\s+obj\b/g
  for (let found = begin.exec(text); found; found = begin.exec(text)) {
    const from = found.index + found[0].length
    const to = text.indexOf('endobj', from)
    if (to < 0 || objects.size >= most.objects) break
    objects.set(Number(found[1]), readObject(bytes, text, { from, to }, budget))
    begin.lastIndex = to
  }
  const folded = [...objects.values()].filter(({ dict }) => /\/Type\s*\/ObjStm/.test(dict))
  for (const { dict, stream } of folded) if (stream) unfold(dict, stream, objects)
  return objects
}

type Range = { from: number; to: number }

function readObject(bytes: Buffer, text: string, { from, to }: Range, budget: { left: number }): PdfObject {
  const whole = text.slice(from, to)
  const offset = whole.indexOf('stream')
  if (offset < 0) return { dict: whole, stream: null }
  const at = from + offset
  const dict = whole.slice(0, offset)
  const begin = at + 6 + (text[at + 6] === '\r' ? 2 : 1)
  const said = /\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dict)
  const end = said ? Math.min(begin + Number(said[1]), to) : from + whole.lastIndexOf('endstream')
  return { dict, stream: unpacked(dict, bytes.subarray(begin, Math.max(begin, end)), budget) }
}

/** Pictures and the like are not unpacked, nor is what is damaged. */
function unpacked(dict: string, packed: Buffer, budget: { left: number }): Buffer | null {
  const [, list, name] = /\/Filter\s*(?:\[([^\]]*)\]|(\/\w+))/.exec(dict) ?? []
  const filter = (list ?? name)?.trim()
  if (filter === undefined) return packed
  if (filter !== '/FlateDecode' || budget.left <= 0) return null
  try {
    const stream = inflateSync(packed, { maxOutputLength: budget.left, finishFlush: constants.Z_SYNC_FLUSH })
    budget.left -= stream.length
    return stream
  } catch {
    // Damaged, or larger than any text: of such a part nothing is read.
    return null
  }
}

function unfold(dict: string, stream: Buffer, objects: Map<number, PdfObject>): void {
  const first = Number(/\/First\s+(\d+)/.exec(dict)?.[1] ?? 0)
  const text = stream.toString('latin1')
  const numbers = (text.slice(0, first).match(/\d+/g) ?? []).map(Number)
  for (let n = 0; n + 1 < numbers.length && objects.size < most.objects; n += 2) {
    const [id, at] = [numbers[n]!, numbers[n + 1]!]
    if (!objects.has(id))
      objects.set(id, { dict: text.slice(first + at, first + (numbers[n + 3] ?? text.length)), stream: null })
  }
}

/** The value of a key of a dictionary, with what stands in its brackets; a reference is followed. */
export function pdfValue(objects: PdfObjects, dict: string, key: string): string {
  const at = new RegExp(`/${key}(?![\\w])`).exec(dict)
  if (!at) return ''
  const rest = dict.slice(at.index + at[0].length).trimStart()
  const reference = /^(\d+)\s+\d+\s+R/.exec(rest)
  if (reference) return objects.get(Number(reference[1]))?.dict ?? ''
  if (rest.startsWith('<<')) return balanced(rest, '<<', '>>')
  if (rest.startsWith('[')) return balanced(rest, '[', ']')
  return /^\/?[^\s/<>[\]()]+/.exec(rest)?.[0] ?? ''
}

function balanced(text: string, open: string, close: string): string {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text.startsWith(open, at)) depth++
    else if (text.startsWith(close, at) && --depth === 0) return text.slice(0, at + close.length)
  }
  return text
}

/** The objects that a key refers to, one or a list. */
export function pdfReferences(dict: string, key: string): number[] {
  const said = new RegExp(`/${key}\\s*(\\[[^\\]]*\\]|\\d+\\s+\\d+\\s+R)`).exec(dict)?.[1] ?? ''
  return [...said.matchAll(/(\d+)\s+\d+\s+R/g)].map(([, number]) => Number(number))
}
