/**
 * Which letters, and which pairs of neighbours, stand in a contact's texts, as bits that share places. Most contacts that
 * do not hold a word lack a bit of it, so the texts of a few only are looked through.
 */
const planes = 32
const bits = planes * 32

/** The bits that a contact with this text must have: planes, and what they must hold. */
export type Mask = { plane: number; bits: number }[]

/** One plane after another, each with 32 bits of every slot: a question reads some of them from end to end. */
export class Signatures {
  #words: Uint32Array
  #length: number

  constructor(words: Uint32Array = new Uint32Array(1_024 * planes)) {
    this.#words = words
    this.#length = words.length / planes
  }

  /** Texts as they are searched: folded; phones as digits. */
  write(slot: number, texts: readonly string[]) {
    if (slot >= this.#length) this.#grow(Math.max(1_024, slot * 2))
    const words = this.#words
    const length = this.#length
    for (let plane = 0; plane < planes; plane++) words[plane * length + slot] = 0
    for (const text of texts)
      eachBit(text, (bit) => {
        words[(bit >>> 5) * length + slot]! |= 1 << (bit & 31)
      })
  }

  mayHold(slot: number, mask: Mask): boolean {
    return mask.every(({ plane, bits }) => (this.#words[plane * this.#length + slot]! & bits) === bits)
  }

  /** Takes the slots out of `among` that hold none of these. */
  narrow(among: Uint8Array, masks: readonly Mask[]) {
    if (masks.length === 1) return this.#keep(among, masks[0]!)
    const any = new Uint8Array(among.length)
    for (const mask of masks) {
      const those = among.slice()
      this.#keep(those, mask)
      for (let slot = 0; slot < any.length; slot++) any[slot]! |= those[slot]!
    }
    among.set(any)
  }

  #keep(among: Uint8Array, mask: Mask) {
    for (const { plane, bits } of mask) {
      const words = this.#words.subarray(plane * this.#length, plane * this.#length + among.length)
      for (let slot = 0; slot < words.length; slot++) if ((words[slot]! & bits) !== bits) among[slot] = 0
    }
  }

  /** The same for these slots alone, one after another. */
  async of(slots: Int32Array, turn: () => Promise<unknown>): Promise<Uint32Array> {
    const words = new Uint32Array(slots.length * planes)
    for (let plane = 0; plane < planes; plane++) {
      for (let at = 0; at < slots.length; at++)
        words[plane * slots.length + at] = this.#words[plane * this.#length + slots[at]!]!
      await turn()
    }
    return words
  }

  #grow(length: number) {
    const words = new Uint32Array(length * planes)
    for (let plane = 0; plane < planes; plane++)
      words.set(this.#words.subarray(plane * this.#length, (plane + 1) * this.#length), plane * length)
    this.#words = words
    this.#length = length
  }
}

/** A few bits are enough, since what is left is looked through anyway. */
export function maskOf(text: string): Mask {
  const words = new Int32Array(planes)
  const used = new Set<number>()
  eachBit(text, (bit) => {
    if (used.size === planesPerMask && !used.has(bit >>> 5)) return
    used.add(bit >>> 5)
    words[bit >>> 5]! |= 1 << (bit & 31)
  })
  return [...used].map((plane) => ({ plane, bits: words[plane]! }))
}
const planesPerMask = 6

function eachBit(text: string, mark: (bit: number) => void) {
  let before = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    mark(spread(code))
    if (i > 0) mark(spread((before << 16) ^ code ^ 0x5bd1))
    before = code
  }
}

/** Multiplying by the golden ratio spreads neighbours over all places; the highest bits are the best mixed ones. */
const spread = (value: number) => Math.imul(value, 0x9e3779b1) >>> (32 - Math.log2(bits))
