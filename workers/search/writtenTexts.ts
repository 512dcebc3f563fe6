import type { SearchTexts } from './searchTexts.ts'

/**
 * The fields of contacts as they were written, which is not kept a second time beside what is searched: mostly the two
 * differ in capitals alone. Kept is, per slot, which bytes those are, seven to a byte, and nothing where there are none; or
 * all fields, behind a mark, where folding has changed more.
 */
export class WrittenTexts {
  readonly #searched: SearchTexts
  readonly kept: SearchTexts
  readonly #fieldEnd: string

  constructor(searched: SearchTexts, kept: SearchTexts, fieldEnd: string) {
    this.#searched = searched
    this.kept = kept
    this.#fieldEnd = fieldEnd
  }

  /** `size`: of the same fields in what is searched of this slot, which is there already; in bytes. */
  set(slot: number, fields: string, size: number) {
    const bytes = encoder.encode(fields)
    const capitals = bytes.length === size ? this.#capitalsIn(slot, bytes) : null
    this.kept.set(slot, capitals === null ? wholeMark + fields : String.fromCharCode(...capitals))
  }

  clear = (slot: number) => this.kept.set(slot, '')

  /** The fields from the `first` to the `last`, which are the bytes from `from` to `to` of what is searched. */
  read(slot: number, [first, last]: readonly [number, number], from: number, to: number): string {
    const size = this.kept.lengthOf(slot)
    if (size > 0 && this.kept.byteAt(slot, 0) > mostBits) return this.#whole(slot, first, last)
    const end = Math.min(to, size * bits)
    if (end <= from) return this.#searched.textOf(slot, from, to)
    const bytes = this.#searched.copyOf(slot, from, to)
    for (let at = from; at < end; at++)
      if ((this.kept.byteAt(slot, Math.floor(at / bits)) >> (at % bits)) & 1) bytes[at - from]! -= toCapital
    return decoder.decode(bytes)
  }

  #whole(slot: number, first: number, last: number): string {
    const fields = this.kept.textOf(slot, wholeMarkBytes).split(this.#fieldEnd)
    return fields.slice(first, last + 1).join(this.#fieldEnd)
  }

  /** Null: they differ in more. */
  #capitalsIn(slot: number, written: Uint8Array): number[] | null {
    const capitals: number[] = []
    for (let at = 0; at < written.length; at++) {
      const byte = written[at]!
      const differs = this.#searched.byteAt(slot, at) - byte
      if (differs === 0) continue
      if (differs !== toCapital || byte < 65 || byte > 90) return null
      const place = Math.floor(at / bits)
      while (capitals.length <= place) capitals.push(0)
      capitals[place]! |= 1 << (at % bits)
    }
    return capitals
  }
}

/** Of what is one byte in UTF-8. */
const bits = 7
const mostBits = 127
const wholeMark = '\u0080'
const wholeMarkBytes = 2
const toCapital = 32
const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
