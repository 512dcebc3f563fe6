import type { ReadRow } from './readRow.ts'

type Block = Uint8Array<ArrayBuffer>
export type RowLabels = Pick<ReadRow, 'tags' | 'source' | 'category'>
/** What is kept of a row. */
type WaitingRow = Pick<ReadRow, 'index' | 'draft'>

const blockBytes = 1 << 20
/** of a UTF-16 unit in UTF-8 */
const mostBytes = 3

/**
 * The rows of a list that were read and wait to be kept, by their place among them. As objects a hundred thousand take
 * 300 MB, and hold on to the text of the whole file; here they are JSON in few large blocks, and cost a quarter of that.
 */
export class WaitingRows {
  readonly #blocks: Block[] = []
  /** how much of the last block is taken */
  #used = 0
  readonly #blockOf: number[] = []
  readonly #starts: number[] = []
  readonly #ends: number[] = []
  readonly #indexes: number[] = []
  readonly #labels: RowLabels[] = []
  readonly #keys: (readonly string[])[] = []
  readonly #sameLabels = new Map<string, RowLabels>()
  readonly #encoder = new TextEncoder()
  readonly #decoder = new TextDecoder()

  get count() {
    return this.#indexes.length
  }

  add({ index, draft, tags, source, category, keys }: ReadRow) {
    const text = JSON.stringify(draft)
    const block = this.#blockFor(text.length * mostBytes)
    const { written } = this.#encoder.encodeInto(text, block.subarray(this.#used))
    this.#blockOf.push(this.#blocks.length - 1)
    this.#starts.push(this.#used)
    this.#used += written
    this.#ends.push(this.#used)
    this.#indexes.push(index)
    this.#labels.push(this.#labelsOf({ tags, source, category }))
    this.#keys.push(keys.length > 0 ? keys : noKeys)
  }

  row = (at: number): WaitingRow => {
    const bytes = this.#blocks[this.#blockOf[at]!]!.subarray(this.#starts[at], this.#ends[at])
    return { index: this.#indexes[at]!, draft: JSON.parse(this.#decoder.decode(bytes)) }
  }
  indexOf = (at: number) => this.#indexes[at]!
  labels = (at: number) => this.#labels[at]!
  keys = (at: number) => this.#keys[at]!
  allKeys = () => new Set(this.#keys.flat())

  #blockFor(bytes: number): Block {
    const last = this.#blocks.at(-1)
    if (last && last.length - this.#used >= bytes) return last
    this.#used = 0
    const block = new Uint8Array(Math.max(blockBytes, bytes))
    this.#blocks.push(block)
    return block
  }

  /** Most rows have labels that others have too. */
  #labelsOf(labels: RowLabels): RowLabels {
    if (!labels.source && !labels.category && labels.tags.length === 0) return noLabels
    const text = JSON.stringify(labels)
    const known = this.#sameLabels.get(text)
    if (known) return known
    const own: RowLabels = JSON.parse(text)
    this.#sameLabels.set(text, own)
    return own
  }
}

const noKeys: readonly string[] = []
const noLabels: RowLabels = { tags: [], source: '', category: '' }
