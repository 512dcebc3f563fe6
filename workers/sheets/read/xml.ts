import { AppError } from '#domain/errors'

/** Whole text of a small part; a part that claims to be small and is not is no honest one. */
export async function readText(
  chunks: AsyncIterable<Uint8Array<ArrayBuffer>>,
  maxLength = 32_000_000,
): Promise<string> {
  let text = ''
  for await (const piece of decoded(chunks)) {
    text += piece
    if (text.length > maxLength) throw new AppError('fileBomb')
  }
  return text
}

/** Chunks of bytes as pieces of text, in the encoding that the XML has. */
async function* decoded(chunks: AsyncIterable<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const chunk of utf8(chunks)) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

/** Bytes of one row or text at most; a longer one is no contact. */
const maxWaiting = 64_000_000
/** Inflated bytes come in small chunks; as many of them as this are decoded and parsed in one go. */
const pieceBytes = 128 * 1024

/**
 * Pieces of text that end behind an element, such as `row>` or `si>`: so each is one flat string, which is read several
 * times faster than one joined of parts. While no element ends, twice as much is waited for, because looking for the end
 * of a very long row in every chunk again would take the square of its length.
 */
export async function* decodedTo(
  ending: string,
  chunks: AsyncIterable<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<string> {
  const mark = new TextEncoder().encode(ending)
  const decoder = new TextDecoder()
  let waiting = new Uint8Array(pieceBytes * 2)
  let length = 0
  let enough = 0
  for await (const chunk of utf8(chunks)) {
    if (length + chunk.length > waiting.length) waiting = roomier(waiting, length + chunk.length)
    waiting.set(chunk, length)
    length += chunk.length
    if (length < enough) continue
    const end = lastEnd(waiting, length, mark)
    if (end > 0) yield decoder.decode(waiting.subarray(0, end))
    else if (length > maxWaiting) throw new AppError('fileBomb')
    waiting.copyWithin(0, end, length)
    length -= end
    enough = Math.max(pieceBytes, length * 2)
  }
  if (length > 0) yield decoder.decode(waiting.subarray(0, length))
}

function roomier(bytes: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length * 2)
  larger.set(bytes)
  return larger
}

const slash = 0x2f
const colon = 0x3a

/** The place behind the last closing tag whose end is `mark`; 0 when there is none. */
function lastEnd(bytes: Uint8Array, length: number, mark: Uint8Array): number {
  for (let at = length; at > mark.length; at--) if (endsAt(bytes, mark, at)) return at
  return 0
}

function endsAt(bytes: Uint8Array, mark: Uint8Array, end: number): boolean {
  if (bytes[end - 1] !== mark[mark.length - 1]) return false
  const start = end - mark.length
  const before = bytes[start - 1]
  return (before === slash || before === colon) && mark.every((byte, i) => bytes[start + i] === byte)
}

/** Chunks as they are, or made UTF-8 when the XML is written in another encoding. */
async function* utf8(chunks: AsyncIterable<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  let toUtf8: ((bytes?: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>) | undefined
  let start: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const chunk of chunks) {
    if (toUtf8) {
      yield toUtf8(chunk)
      continue
    }
    // What the encoding is stands in the first bytes, however small the first chunk is.
    start.push(chunk)
    length += chunk.length
    if (length >= declarationBytes) yield begin()
  }
  if (!toUtf8) yield begin()
  const last = toUtf8?.()
  if (last?.length) yield last

  function begin(): Uint8Array<ArrayBuffer> {
    const bytes = joined(start, length)
    const encoding = encodingOf(bytes)
    const decoder = new TextDecoder(encoding)
    toUtf8 =
      encoding === 'utf-8'
        ? (chunk = new Uint8Array(0)) => chunk
        : (chunk) => encoder.encode(chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode())
    start = []
    return toUtf8(bytes)
  }
}

const declarationBytes = 120

function joined(pieces: readonly Uint8Array<ArrayBuffer>[], length: number): Uint8Array<ArrayBuffer> {
  if (pieces.length === 1) return pieces[0]!
  const all = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  // Without a mark: the first sign of any XML is <.
  if (start[0] === 0x3c && start[1] === 0) return 'utf-16le'
  if (start[0] === 0 && start[1] === 0x3c) return 'utf-16be'
  const declared = /^[^>]{0,100}encoding=["']([\w-]+)["']/.exec(
    String.fromCharCode(...start.subarray(0, declarationBytes)),
  )?.[1]
  try {
    return new TextDecoder(declared ?? 'utf-8').encoding
  } catch {
    return 'utf-8'
  }
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** &amp; and &#x4e2d; as what they stand for. */
function unescapeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/g, (_, hex, decimal, name) =>
    name ? (named[name] ?? '') : character(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )
}

const character = (code: number) =>
  code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code)

/** Excel writes characters that XML cannot hold as _x000D_, and an underscore that would look so as _x005F_. */
function unescapeExcel(text: string): string {
  if (!text.includes('_x')) return text
  return wellFormed(text.replace(/_x([0-9a-fA-F]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))))
}

/** Halves of a surrogate pair that stand alone cannot be stored anywhere. */
const wellFormed = (text: string) =>
  text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')

export const cellText = (raw: string) => unescapeExcel(unescapeXml(raw))

/**
 * The words of an <si> or <is>: the text of every <t>, runs joined, the reading aids of phonetic runs left out.
 * `xml` is what stands between the tags.
 */
export function richText(xml: string): string {
  return plainRuns(xml) ?? mixedRuns(xml)
}

/** Runs without prefix, phonetics and CDATA, which is what programs write. */
function plainRuns(xml: string): string | null {
  if (!/^<[rt][\s>]/.test(xml) || xml.includes('<rPh') || xml.includes('<![')) return null
  let text = ''
  for (let at = xml.indexOf('<t'); at >= 0; at = xml.indexOf('<t', at + 2)) {
    if (!endsName(xml.charCodeAt(at + 2))) continue
    const inner = xml.indexOf('>', at) + 1
    if (xml.charCodeAt(inner - 2) === 0x2f) continue
    const end = xml.indexOf('<', inner)
    text += xml.slice(inner, end < 0 ? undefined : end)
  }
  return cellText(text)
}

/** What may follow the name of an element. */
export const endsName = (code: number) =>
  code === 0x3e || code === 0x2f || code === 0x20 || (code >= 0x09 && code <= 0x0d)

function mixedRuns(xml: string): string {
  let text = ''
  let inText = false
  let phonetic = 0
  for (const tag of tags(xml)) {
    if (tag.name === 'rPh') phonetic += tag.kind === 'open' ? 1 : tag.kind === 'close' ? -1 : 0
    else if (tag.name === 't') inText = tag.kind === 'open'
    else if (tag.kind === 'text' && inText && phonetic === 0) text += tag.raw ? tag.text : unescapeXml(tag.text)
  }
  return unescapeExcel(text)
}

/** The prefix that a part writes before its names, with the colon; null while its root is not there yet. */
export function rootPrefix(start: string, root: string): string | null {
  const found = new RegExp(`<((?:[^\\s<>/:]{1,60}:)?)${root}[\\s/>]`).exec(start)
  return found ? (found[1] ?? '') : null
}

export type Tag = {
  kind: 'open' | 'close' | 'empty' | 'text'
  /** without its prefix; '' for text */
  name: string
  text: string
  /** CDATA, in which nothing is escaped */
  raw: boolean
  attribute(name: string): string | undefined
}

/** Every tag and text of a small part. Comments, instructions and doctypes are passed over. */
export function* tags(xml: string): Generator<Tag> {
  for (let at = 0; at < xml.length; ) {
    const start = xml.indexOf('<', at)
    if (start !== at) yield textTag(xml.slice(at, start < 0 ? undefined : start), false)
    if (start < 0) return
    if (xml.startsWith('<![CDATA[', start)) {
      const end = xml.indexOf(']]>', start)
      yield textTag(xml.slice(start + 9, end < 0 ? undefined : end), true)
      at = end < 0 ? xml.length : end + 3
      continue
    }
    const end = xml.startsWith('<!--', start) ? after(xml, '-->', start) : tagEnd(xml, start)
    if (end < 0) return
    if (xml[start + 1] !== '!' && xml[start + 1] !== '?') yield elementTag(xml.slice(start, end))
    at = end
  }
}

const after = (xml: string, what: string, from: number) => {
  const at = xml.indexOf(what, from)
  return at < 0 ? -1 : at + what.length
}

/** The place behind the > that ends the tag at `start`; a > inside of quotes is none. -1: not complete. */
export function tagEnd(xml: string, start: number): number {
  let quote = 0
  for (let at = start + 1; at < xml.length; at++) {
    const code = xml.charCodeAt(at)
    if (quote) {
      if (code === quote) quote = 0
    } else if (code === 0x22 || code === 0x27) quote = code
    else if (code === 0x3e) return at + 1
  }
  return -1
}

const textTag = (text: string, raw: boolean): Tag => ({ kind: 'text', name: '', text, raw, attribute: () => undefined })

function elementTag(tag: string): Tag {
  const kind = tag[1] === '/' ? 'close' : tag.endsWith('/>') ? 'empty' : 'open'
  const name = /^<\/?(?:[^\s/>:]*:)?([^\s/>]*)/.exec(tag)?.[1] ?? ''
  let attributes: Map<string, string> | undefined
  return {
    kind,
    name,
    text: '',
    raw: false,
    attribute(wanted) {
      attributes ??= attributesOf(tag)
      return attributes.get(wanted)
    },
  }
}

function attributesOf(tag: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', double, single] of tag.matchAll(/([^\s"'=<>/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const value = unescapeXml(double ?? single ?? '')
    found.set(name, value)
    // `r:id` is asked for as `id` too: which prefix the relationships have is the program's choice.
    const local = name.slice(name.indexOf(':') + 1)
    if (!found.has(local)) found.set(local, value)
  }
  return found
}
