import { type Encoding, fileBytes, textOf } from './encoding.ts'

/** Of a property no more is kept; a picture is longer, and is not read. */
const lineBytes = 200_000

/** One property: its name without group in capitals, its parameters, and its value as bytes. */
export type Property = { name: string; params: ReadonlyMap<string, string[]>; value: Uint8Array; cut: boolean }

/** The properties of a file with lines put together again: folded ones, and those that quoted-printable continues. */
export async function* properties(file: Blob, encoding: Encoding): AsyncGenerator<Property[]> {
  const line = new Line()
  let lineEnd: number | null = null
  for await (const bytes of encoding.startsWith('utf-16') ? inUtf8(file, encoding) : fileBytes(file)) {
    const found: Property[] = []
    // Old Macs end a line with the return alone.
    lineEnd ??= lineEndOf(bytes)
    for (let from = 0; from < bytes.length; ) {
      const end = bytes.indexOf(lineEnd, from)
      line.add(bytes.subarray(from, end < 0 ? bytes.length : end))
      if (end < 0) break
      const whole = line.end()
      if (whole) found.push(whole)
      from = end + 1
    }
    yield found
  }
  yield [line.end(), line.last()].filter((one) => one !== null)
}

function lineEndOf(bytes: Uint8Array): number {
  const feed = bytes.indexOf(0x0a)
  const back = bytes.indexOf(0x0d)
  return feed < 0 && back >= 0 ? 0x0d : 0x0a
}

async function* inUtf8(file: Blob, encoding: Encoding) {
  const encoder = new TextEncoder()
  for await (const text of textOf(file, encoding)) yield encoder.encode(text)
}

/** A line goes on where the next one begins with a blank, so it is whole only when that one is there. */
class Line {
  #whole = new Bounded()
  #next = new Bounded()

  add(bytes: Uint8Array): void {
    this.#next.add(bytes)
  }

  end(): Property | null {
    const next = this.#next
    this.#next = new Bounded()
    next.dropReturn()
    if (this.#whole.length > 0 && this.#continuesQuoted()) {
      this.#whole.dropLast()
      this.#whole.take(next, 0)
      return null
    }
    if (this.#whole.length > 0 && next.isFolded()) {
      this.#whole.take(next, 1)
      return null
    }
    const before = this.#whole
    this.#whole = next
    return propertyOf(before)
  }

  last = (): Property | null => propertyOf(this.#whole)

  #continuesQuoted = () => this.#whole.endsWithEquals() && /^[^:]*QUOTED-PRINTABLE/i.test(this.#whole.head())
}

class Bounded {
  #pieces: Uint8Array[] = []
  length = 0
  cut = false

  add(bytes: Uint8Array): void {
    const room = lineBytes - this.length
    if (bytes.length > room) this.cut = true
    if (room <= 0 || bytes.length === 0) return
    this.#pieces.push(bytes.slice(0, room))
    this.length += Math.min(room, bytes.length)
    if (this.#pieces.length > 1_000) this.#pieces = [this.bytes()]
  }

  take(other: Bounded, from: number): void {
    this.add(other.bytes().subarray(from))
    this.cut ||= other.cut
  }

  bytes(): Uint8Array {
    if (this.#pieces.length === 1) return this.#pieces[0]!
    const all = new Uint8Array(this.length)
    let at = 0
    for (const piece of this.#pieces) {
      all.set(piece, at)
      at += piece.length
    }
    return all
  }

  head = () => latin(this.#pieces[0]?.subarray(0, 200) ?? new Uint8Array())
  isFolded = () => this.length > 0 && (this.#first() === 0x20 || this.#first() === 0x09)
  endsWithEquals = () => this.#pieces.at(-1)?.at(-1) === 0x3d
  dropReturn(): void {
    if (this.#pieces.at(-1)?.at(-1) === 0x0d) this.dropLast()
  }
  dropLast(): void {
    const last = this.#pieces.pop()!
    if (last.length > 1) this.#pieces.push(last.subarray(0, -1))
    this.length--
  }

  #first = () => this.#pieces[0]?.[0]
}

const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes)

function propertyOf(line: Bounded): Property | null {
  const bytes = line.bytes()
  const colon = endOfHead(bytes)
  if (colon < 0) return null
  const [name = '', ...params] = splitParams(latin(bytes.subarray(0, colon)))
  return {
    name: name
      .replace(/^\uFEFF|^ï»¿/, '')
      .replace(/^[^.]*\./, '')
      .trim()
      .toUpperCase(),
    params: paramsOf(params),
    value: bytes.subarray(colon + 1),
    cut: line.cut,
  }
}

/** The colon before the value; one in quotes belongs to a parameter. No head is long. */
function endOfHead(bytes: Uint8Array): number {
  let quoted = false
  for (let at = 0; at < Math.min(bytes.length, 2_000); at++) {
    if (bytes[at] === 0x22) quoted = !quoted
    else if (bytes[at] === 0x3a && !quoted) return at
  }
  return -1
}

const splitParams = (head: string) => head.match(/(?:[^;"]|"[^"]*"?)+/g) ?? []

/** Of vCard 2.1 a type may stand alone: `TEL;CELL`. */
function paramsOf(params: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const param of params) {
    const [, key, value] = /^([\w-]+)=([\s\S]*)$/.exec(param) ?? [null, bareKey(param), param]
    const values = value.split(',').map((one) => one.replaceAll('"', '').trim().toUpperCase())
    found.set(key.toUpperCase(), [...(found.get(key.toUpperCase()) ?? []), ...values])
  }
  return found
}

const bareKey = (word: string) => (/^(quoted-printable|base64|8bit|7bit|b)$/i.test(word) ? 'ENCODING' : 'TYPE')
