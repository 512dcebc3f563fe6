import { findModule } from './find.wasm.ts'

/** The texts of some slots as bytes, one after another; `ends`: where each ends. */
export type PackedTexts = { bytes: Uint8Array<ArrayBuffer>; ends: Uint32Array }
/** Where a word begins in the bytes [from, to) of a slot's text, or -1. */
export type TextFinder = (slot: number, from?: number, to?: number) => number
/** For every slot the bytes from `from`, or behind the one at `after`, to `to`. Without them the text begins, and ends. */
export type TextSpan = { from?: Uint32Array | undefined; after?: Uint32Array | undefined; to?: Uint32Array | undefined }

/**
 * What is searched of every slot, as UTF-8 in one piece of memory, which is scanned at 16 bytes a step: 100,000 contacts
 * in some 3 ms. All places in a text are bytes.
 */
export class SearchTexts {
  readonly #memory: Memory
  #starts: Uint32Array
  #lengths: Uint32Array
  /** where the next text is written */
  #end = textsFrom
  /** bytes before that which belong to no slot */
  #unused = 0
  #wordsEnd = 0
  /** lists of this length for each key that somebody types would keep the collector busy */
  #places = new Int32Array()
  /** how often the place for words was full, and was begun anew */
  #round = 0

  constructor(packed?: PackedTexts, memory = scannedMemory()) {
    const slots = packed?.ends.length ?? 0
    this.#memory = memory
    this.#starts = new Uint32Array(Math.max(leastSlots, slots))
    this.#lengths = new Uint32Array(Math.max(leastSlots, slots))
    if (packed) this.add(0, packed)
  }

  /** As the texts of the slots from `first` on, which have none yet. */
  add(first: number, { bytes, ends }: PackedTexts) {
    if (first + ends.length > this.#starts.length) this.#grow((first + ends.length) * 2)
    this.#reserve(bytes.length)
    this.#memory.bytes.set(bytes, this.#end)
    for (let at = 0, from = 0; at < ends.length; from = ends[at++]!) {
      this.#starts[first + at] = this.#end + from
      this.#lengths[first + at] = ends[at]! - from
    }
    this.#end += bytes.length
  }

  /** all of its memory, in bytes */
  get held() {
    return this.#memory.bytes.length
  }

  lengthOf = (slot: number) => this.#lengths[slot] ?? 0

  textOf(slot: number, from = 0, to = this.lengthOf(slot)): string {
    const start = this.#starts[slot]!
    return decoder.decode(this.#memory.bytes.subarray(start + from, start + to))
  }

  byteAt = (slot: number, at: number) => this.#memory.bytes[this.#starts[slot]! + at]!

  copyOf(slot: number, from: number, to: number): Uint8Array {
    const start = this.#starts[slot]!
    return this.#memory.bytes.slice(start + from, start + to)
  }

  set(slot: number, text: string) {
    if (slot >= this.#starts.length) this.#grow(slot * 2)
    this.#unused += this.#lengths[slot]!
    this.#lengths[slot] = 0
    if (this.#unused > leastPacked && this.#unused > (this.#end - textsFrom) / 2) this.#pack()
    this.#reserve(text.length * mostBytes)
    const { written } = encoder.encodeInto(text, this.#memory.bytes.subarray(this.#end))
    this.#starts[slot] = this.#end
    this.#lengths[slot] = written
    this.#end += written
  }

  finder(word: string): TextFinder {
    const bytes = encoder.encode(word)
    const find = this.#memory.find?.one
    if (bytes.length === 0) return (_, from = 0) => from
    if (!find || bytes.length > textsFrom)
      return this.#within((from, to) => findPlain(this.#memory.bytes, from, to, bytes))
    let place = this.#place(bytes)
    let round = this.#round
    return this.#within((from, to) => {
      if (round !== this.#round) {
        place = this.#place(bytes)
        round = this.#round
      }
      return find(from, to, place, bytes.length)
    })
  }

  /** Of each of these slots, as a finder says it: read it before the next question, which uses the same list. */
  findEach(word: string, slots: Int32Array, { from, after, to }: TextSpan = {}): Int32Array {
    if (slots.length > this.#places.length) this.#places = new Int32Array(slots.length)
    const places = this.#places.subarray(0, slots.length)
    const bytes = encoder.encode(word)
    const firsts = from ?? after
    const behind = after ? 1 : 0
    const find = this.#memory.find?.each
    if (!find || bytes.length === 0 || bytes.length > textsFrom) {
      const one = this.finder(word)
      for (const [at, slot] of slots.entries()) places[at] = one(slot, firsts ? firsts[slot]! + behind : 0, to?.[slot])
      return places
    }
    // The table stands where the next text will be.
    const all = (slots.length + readAhead) * 2
    this.#reserve(all * 4 + 4)
    const table = (this.#end + 3) & ~3
    const pairs = new Int32Array(this.#memory.bytes.buffer, table, all).fill(0, slots.length * 2)
    const starts = this.#starts
    const ends = to ?? this.#lengths
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at]!
      pairs[at * 2] = firsts ? starts[slot]! + firsts[slot]! + behind : starts[slot]!
      pairs[at * 2 + 1] = starts[slot]! + ends[slot]!
    }
    find(table, slots.length, this.#place(bytes), bytes.length)
    for (let at = 0; at < slots.length; at++) {
      const found = pairs[at * 2]!
      places[at] = found >= 0 && firsts ? found + firsts[slots[at]!]! + behind : found
    }
    return places
  }

  /** `slots`, in this order. */
  packed(slots: Int32Array): PackedTexts {
    const ends = new Uint32Array(slots.length)
    let length = 0
    for (let at = 0; at < slots.length; at++) ends[at] = length += this.#lengths[slots[at]!]!
    const bytes = new Uint8Array(length)
    for (let at = 0, to = 0; at < slots.length; to = ends[at++]!) {
      const start = this.#starts[slots[at]!]!
      bytes.set(this.#memory.bytes.subarray(start, start + ends[at]! - to), to)
    }
    return { bytes, ends }
  }

  #within(find: (from: number, to: number) => number): TextFinder {
    return (slot, from = 0, to) => {
      const start = this.#starts[slot]!
      const at = find(start + from, start + (to ?? this.#lengths[slot]!))
      return at < 0 ? -1 : at - start
    }
  }

  /** Words stand before the texts. Whoever still uses one that was written over puts it there again. */
  #place(word: Uint8Array): number {
    if (this.#wordsEnd + word.length > textsFrom) {
      this.#wordsEnd = 0
      this.#round++
    }
    const at = this.#wordsEnd
    this.#memory.bytes.set(word, at)
    this.#wordsEnd += word.length
    return at
  }

  #reserve(bytes: number) {
    const least = this.#end + bytes + readBehind
    if (least > this.#memory.bytes.length) this.#memory.grow(Math.max(least, this.#memory.bytes.length * 1.25))
  }

  #grow(slots: number) {
    const [starts, lengths] = [new Uint32Array(slots), new Uint32Array(slots)]
    starts.set(this.#starts)
    lengths.set(this.#lengths)
    this.#starts = starts
    this.#lengths = lengths
  }

  /** Closes the gaps. */
  #pack() {
    const packed = new Uint8Array(this.#end - textsFrom - this.#unused)
    let at = 0
    for (let slot = 0; slot < this.#starts.length; slot++) {
      const [start, length] = [this.#starts[slot]!, this.#lengths[slot]!]
      packed.set(this.#memory.bytes.subarray(start, start + length), at)
      this.#starts[slot] = textsFrom + at
      at += length
    }
    this.#memory.bytes.set(packed, textsFrom)
    this.#end = textsFrom + at
    this.#unused = 0
  }
}

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const leastSlots = 1_024
const pageBytes = 65_536
const textsFrom = pageBytes
const leastPacked = 1_000_000
/** of a character of a string, in UTF-8 */
const mostBytes = 3
const readBehind = 16
/** texts that find.wat touches before their turn */
const readAhead = 16

/** What find.wat exports. */
type Find = {
  one: (from: number, to: number, word: number, length: number) => number
  each: (texts: number, count: number, word: number, length: number) => number
}
type Memory = { bytes: Uint8Array<ArrayBuffer>; grow: (least: number) => void; find: Find | null }

/** Some phones allow no WebAssembly: there every byte is looked at by itself, and a search takes ten times as long. */
function scannedMemory(): Memory {
  try {
    return fastMemory()
  } catch {
    return plainMemory()
  }
}

let module: WebAssembly.Module | undefined

function fastMemory(): Memory {
  const memory = new WebAssembly.Memory({ initial: 2 })
  // One for all: what the browser has made of it so far is kept with it.
  module ??= new WebAssembly.Module(Uint8Array.from(atob(findModule), (char) => char.charCodeAt(0)))
  const instance = new WebAssembly.Instance(module, { texts: { memory } })
  const scanned: Memory = {
    bytes: new Uint8Array(memory.buffer),
    grow(least) {
      memory.grow(Math.ceil((least - scanned.bytes.length) / pageBytes))
      scanned.bytes = new Uint8Array(memory.buffer)
    },
    find: { one: instance.exports.find as Find['one'], each: instance.exports.findEach as Find['each'] },
  }
  return scanned
}

export function plainMemory(): Memory {
  const plain: Memory = {
    bytes: new Uint8Array(2 * pageBytes),
    grow(least) {
      const bytes = new Uint8Array(Math.ceil(least))
      bytes.set(plain.bytes)
      plain.bytes = bytes
    },
    find: null,
  }
  return plain
}

function findPlain(bytes: Uint8Array, from: number, to: number, word: Uint8Array): number {
  const last = to - word.length
  for (let at = from; at <= last; at++) {
    let same = 0
    while (same < word.length && bytes[at + same] === word[same]) same++
    if (same === word.length) return at
  }
  return -1
}
