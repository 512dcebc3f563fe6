import { Bytes } from './bytes.ts'

const blockBytes = 1 << 20
const none = 0xffffffff

/**
 * Encoded rows that wait for their turn, in few large blocks: as many small buffers would cost more memory than what is
 * in them, and much of the collector's time.
 */
export class HeldRows {
  bytes = 0
  readonly length: number
  readonly #blocks: Uint8Array<ArrayBuffer>[] = []
  readonly #out = new Bytes((block) => void this.#blocks.push(block), blockBytes)
  readonly #blockOf: Uint32Array<ArrayBuffer>
  readonly #starts: Uint32Array<ArrayBuffer>
  readonly #ends: Uint32Array<ArrayBuffer>

  constructor(length: number) {
    this.length = length
    this.#blockOf = new Uint32Array(length).fill(none)
    this.#starts = new Uint32Array(length)
    this.#ends = new Uint32Array(length)
  }

  /** `encode` puts the row into the block, after it reserved room for all of it, and says how long it became. */
  put(at: number, encode: (out: Bytes) => number) {
    const length = encode(this.#out)
    this.#blockOf[at] = this.#blocks.length
    this.#starts[at] = this.#out.at - length
    this.#ends[at] = this.#out.at
    this.bytes += length
  }

  /** Hands on where the row stands; false when there is none. */
  give(at: number, take: (block: Uint8Array<ArrayBuffer>, from: number, to: number) => void): boolean {
    const block = this.#blockOf[at]!
    if (block === none) return false
    take(this.#blocks[block] ?? this.#out.buffer, this.#starts[at]!, this.#ends[at]!)
    return true
  }

  /** The first rows alone, in blocks of their own, so that the others' memory is free. */
  first(length: number): HeldRows {
    const fewer = new HeldRows(length)
    for (let at = 0; at < length; at++)
      this.give(at, (block, from, to) =>
        fewer.put(at, (out) => {
          out.raw(block.subarray(from, to))
          return to - from
        }),
      )
    return fewer
  }
}
