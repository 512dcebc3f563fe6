import { joinName } from '#domain/contacts/importValues'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Encoding } from './encoding.ts'
import { type Property, properties } from './vcardLines.ts'
import type { CellNote, ReadOptions, SheetRow, Workbook } from './workbook.ts'

/** The columns that cards become; the matcher of headers knows each of these words. */
const titles = [
  'Name',
  'Company',
  'Title',
  'Tel',
  'Email',
  'Website',
  'Address',
  'Country',
  'Tags',
  'Remark',
  'Fax',
  'WeChat',
  'Birthday',
] as const
type Title = (typeof titles)[number]

const batchRows = 500
/** Cards may have cards in them (AGENT); a file of beginnings alone has no end. */
const deepest = 4

/** A file of cards as a sheet: one header, one row for each card, so that it is imported as any list. */
export function openVcard(file: Blob, encoding: Encoding): Workbook {
  async function* rows(_: number, { limit = Infinity, whole = Infinity, signal }: ReadOptions = {}) {
    const deck = new Deck(encoding, whole)
    let given = 0
    for await (const some of properties(file, encoding)) {
      if (signal?.aborted) throw new AppError('cancelled')
      for (const property of some) deck.read(property)
      while (deck.batch.length >= batchRows || given + deck.batch.length >= limit) {
        const batch = deck.batch.splice(0, Math.min(batchRows, limit - given))
        given += batch.length
        yield batch
        if (given >= limit) return
      }
    }
    deck.end()
    if (deck.batch.length > 0) yield deck.batch.slice(0, limit - given)
  }
  return { format: 'vcf', text: { encoding }, sheets: [{ name: 'vCard', hidden: false }], rows }
}

class Deck {
  readonly batch: SheetRow[] = [{ index: 0, cells: [...titles], notes: null }]
  readonly #encoding: Encoding
  readonly #whole: number
  #index = 0
  #depth = 0
  #card: Card | null = null

  constructor(encoding: Encoding, whole: number) {
    this.#encoding = encoding
    this.#whole = whole
  }

  read(property: Property): void {
    const { name } = property
    const isCard = () => /^\s*VCARD\s*$/i.test(String.fromCharCode(...property.value.subarray(0, 20)))
    if (name === 'BEGIN' && isCard()) {
      if (++this.#depth > deepest) throw new AppError('fileDamaged')
      this.#card ??= new Card(this.#encoding)
    } else if (name === 'END' && isCard()) {
      if (this.#depth > 0 && --this.#depth === 0) this.#endCard()
    } else if (this.#depth === 1) this.#card?.take(property)
  }

  /** A file that ends within a card has lost its end. */
  end(): void {
    if (this.#depth > 0) throw new AppError('fileDamaged')
  }

  #endCard(): void {
    const row = this.#card!.row(++this.#index)
    this.#card = null
    if (!row) return
    this.batch.push(this.#index < this.#whole ? row : { ...row, cells: [], notes: null })
  }
}

class Card {
  readonly #encoding: Encoding
  readonly #cells = new Map<Title, string>()
  readonly #cut = new Set<Title>()
  #named = ''
  #version = '3.0'

  constructor(encoding: Encoding) {
    this.#encoding = encoding
  }

  take(property: Property): void {
    if (property.name === 'VERSION') this.#version = this.#text(property).trim()
    else if (!isBinary(property)) this.#takeText(property)
  }

  row(index: number): SheetRow | null {
    if (!this.#cells.get('Name') && this.#named) this.#put('Name', this.#named)
    if (this.#cells.size === 0) return null
    const notes: CellNote[] = [...this.#cut].map((title) => ({
      column: titles.indexOf(title),
      kind: 'cut',
      text: String(limits.cellLength),
    }))
    return { index, cells: titles.map((title) => this.#cells.get(title) ?? ''), notes: notes.length > 0 ? notes : null }
  }

  #takeText(property: Property): void {
    const { name, params, cut } = property
    const type = params.get('TYPE') ?? []
    const text = () => this.#plain(this.#text(property))
    const parts = (by: ';' | ',' = ';') => splitAt(this.#text(property), by).map((part) => this.#plain(part).trim())
    if (name === 'FN') this.#put('Name', text(), cut)
    else if (name === 'N') {
      const [family = '', given = '', middle = ''] = parts()
      this.#named = joinName([given, middle].filter(Boolean).join(' '), family, '')
    } else if (name === 'ORG') {
      const [company = '', ...units] = parts()
      this.#put('Company', company, cut)
      this.#append('Title', units.filter(Boolean).join(', '), ', ')
    } else if (name === 'TITLE' || name === 'ROLE') this.#append('Title', text(), ', ')
    else if (name === 'TEL')
      this.#append(type.includes('FAX') ? 'Fax' : 'Tel', text().replace(/^tel:/i, '').replace(/;ext=/i, ' ext '), '; ')
    else if (name === 'EMAIL') this.#append('Email', text().replace(/^mailto:/i, ''), '; ')
    else if (name === 'URL') this.#put('Website', text(), cut)
    else if (name === 'ADR') {
      const [box = '', extended = '', street = '', city = '', region = '', code = '', country = ''] = parts()
      const line = [box, extended, street, city, region, code].filter(Boolean).join(', ')
      this.#put('Address', line, cut)
      this.#put('Country', country)
    } else if (name === 'CATEGORIES') this.#append('Tags', parts(',').join('; '), '; ')
    else if (name === 'NOTE') this.#append('Remark', text(), '\n', cut)
    else if (name === 'BDAY') this.#put('Birthday', text())
    else if (name === 'X-WECHAT' || name === 'X-WEIXIN') this.#append('WeChat', text(), '; ')
  }

  /** Of what a card has once the first counts. */
  #put(title: Title, text: string, cut = false): void {
    if (!this.#cells.get(title)) this.#append(title, text, '', cut)
  }

  #append(title: Title, text: string, between: string, cut = false): void {
    const clean = text.trim()
    if (clean === '') return
    const before = this.#cells.get(title)
    const all = before ? before + between + clean : clean
    if (cut || all.length > limits.cellLength) this.#cut.add(title)
    this.#cells.set(title, all.slice(0, limits.cellLength))
  }

  /** As it was meant by its charset and its encoding. */
  #text({ params, value }: Property): string {
    const quoted = params.get('ENCODING')?.includes('QUOTED-PRINTABLE') ?? false
    const bytes = quoted ? fromQuotedPrintable(value) : value
    return decoderFor(params.get('CHARSET')?.[0], this.#encoding).decode(bytes)
  }

  #plain = (text: string) => (this.#version === '2.1' ? text.replace(/\\([;:,])/g, '$1') : unescaped(text))
}

/** Pictures, sounds and keys are not read. */
const isBinary = ({ name, params }: Property) =>
  /^(PHOTO|LOGO|SOUND|KEY|AGENT)$/.test(name) || (params.get('ENCODING') ?? []).some((one) => /^(B|BASE64)$/.test(one))

/** At each sign that no backslash stands before. */
function splitAt(text: string, by: ';' | ','): string[] {
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === by) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)]
}

const unescaped = (text: string) => text.replace(/\\([\s\S])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))

function fromQuotedPrintable(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at++) {
    const [high, low] = bytes[at] === 0x3d ? [hexOf(bytes[at + 1]), hexOf(bytes[at + 2])] : [-1, -1]
    const isCode = high >= 0 && low >= 0
    out[length++] = isCode ? high * 16 + low : bytes[at]!
    if (isCode) at += 2
  }
  return out.subarray(0, length)
}

function hexOf(code = 0): number {
  const digit = code | 0x20
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  return digit >= 0x61 && digit <= 0x66 ? digit - 0x57 : -1
}

/** Names that phones write, and no others: a file must not choose any decoder there is. */
const charsets = new Map<string, Encoding>([
  ['UTF-8', 'utf-8'],
  ['UTF8', 'utf-8'],
  ['GBK', 'gb18030'],
  ['GB2312', 'gb18030'],
  ['GB18030', 'gb18030'],
  ['BIG5', 'big5'],
  ['ISO-8859-1', 'windows-1252'],
  ['US-ASCII', 'windows-1252'],
  ['WINDOWS-1252', 'windows-1252'],
  ['SHIFT_JIS', 'shift_jis'],
  ['EUC-KR', 'euc-kr'],
  ['KOI8-R', 'koi8-r'],
  ['ISO-8859-2', 'iso-8859-2'],
  ['WINDOWS-1250', 'windows-1250'],
  ['WINDOWS-1251', 'windows-1251'],
])
const decoders = new Map<string, TextDecoder>()

function decoderFor(said: string | undefined, otherwise: Encoding): TextDecoder {
  const name = charsets.get(said ?? '') ?? (otherwise.startsWith('utf-16') ? 'utf-8' : otherwise)
  let decoder = decoders.get(name)
  if (!decoder) decoders.set(name, (decoder = new TextDecoder(name)))
  return decoder
}
