import { Bytes } from './bytes.ts'
import type { GzipPiece } from './gzip.ts'

const blockBytes = 1 << 20
const missing = 0xffffffff
const leftOut = 0xfffffffe

/**
 * Encoded rows that wait for their turn, in few large blocks: as many small buffers would cost more memory than what is
 * in them, and much of the collector's time. A block whose rows are all given is used again.
 */
export class HeldRows {
  readonly length: number
  /** what waits */
  bytes = 0
  /** the place whose turn it is */
  next = 0
  readonly #blocks: (GzipPiece | undefined)[] = []
  readonly #spares: GzipPiece[] = []
  /** of each block, how many rows wait */
  readonly #waiting: number[] = [0]
  readonly #out = new Bytes(
    () => this.#spares.pop() ?? new Uint8Array(blockBytes),
    (block) => this.#close(block),
  )
  readonly #blockOf: Uint32Array<ArrayBuffer>
  readonly #starts: Uint32Array<ArrayBuffer>
  readonly #ends: Uint32Array<ArrayBuffer>

  constructor(length: number) {
    this.length = length
    this.#blockOf = new Uint32Array(length).fill(missing)
    this.#starts = new Uint32Array(length)
    this.#ends = new Uint32Array(length)
  }

  /** `encode` puts the row into the block, after it reserved room for all of it, and says how long it became. */
  put(at: number, encode: (out: Bytes) => number) {
    const length = encode(this.#out)
    const block = this.#blocks.length
    this.#blockOf[at] = block
    this.#starts[at] = this.#out.at - length
    this.#ends[at] = this.#out.at
    this.#waiting[block]!++
    this.bytes += length
  }

  /** There is no row for this place. */
  leaveOut(at: number) {
    this.#blockOf[at] = leftOut
  }

  /** Hands on the next row; false when it is not there yet, or none is left. */
  give(take: (row: Uint8Array) => void): boolean {
    while (this.next < this.length && this.#blockOf[this.next] === leftOut) this.next++
    const block = this.#blockOf[this.next] ?? missing
    if (block === missing) return false
    const row = this.#row(this.next++, block)
    take(row)
    this.bytes -= row.length
    this.#waiting[block]!--
    this.#reuse(block)
    return true
  }

  /** The first half of what waits alone, in blocks of its own, so that the others' memory is free. */
  firstHalf(): HeldRows {
    const half = new HeldRows(this.next + Math.ceil((this.length - this.next) / 2))
    half.next = this.next
    for (let at = half.next; at < half.length; at++) {
      const block = this.#blockOf[at]!
      if (block === leftOut) half.leaveOut(at)
      else if (block !== missing) half.put(at, (out) => out.raw(this.#row(at, block)))
    }
    return half
  }

  #row = (at: number, block: number) =>
    (this.#blocks[block] ?? this.#out.buffer).subarray(this.#starts[at], this.#ends[at])

  #close(block: GzipPiece) {
    this.#blocks.push(block)
    this.#waiting.push(0)
    this.#reuse(this.#blocks.length - 1)
  }

  #reuse(at: number) {
    const block = this.#blocks[at]
    if (!block || this.#waiting[at]! > 0) return
    this.#blocks[at] = undefined
    if (block.buffer.byteLength === blockBytes) this.#spares.push(new Uint8Array(block.buffer))
  }
}
