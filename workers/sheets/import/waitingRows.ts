import type { ContactFields } from '#domain/contacts/contact'
import type { ReadRow } from './readRow.ts'

type Block = Uint8Array<ArrayBuffer>
export type RowLabels = Pick<ReadRow, 'tags' | 'source' | 'category'>
/** What is kept of a row. */
type WaitingRow = Pick<ReadRow, 'index' | 'draft'>

/** Rows are packed and unpacked so many at a time: for a single one the browser takes longer to begin than to do it. */
const rowsOfBlock = 16
/** Rows are asked for in their order, and each beside others that may be the same. */
const unpackedBlocks = 8

/**
 * The rows of a list that were read and wait to be kept, by their place among them. As objects a hundred thousand take
 * 300 MB, and hold on to the text of the whole file; here they are JSON in blocks, and cost a quarter of that.
 */
export class WaitingRows {
  readonly #blocks: Block[] = []
  /** the rows that are in no block yet */
  #last: ContactFields[] = []
  /** the newest last */
  readonly #unpacked = new Map<number, readonly ContactFields[]>()
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
    this.#last.push(draft)
    if (this.#last.length === rowsOfBlock) {
      this.#blocks.push(this.#encoder.encode(JSON.stringify(this.#last)))
      this.#last = []
    }
    this.#indexes.push(index)
    this.#labels.push(this.#labelsOf({ tags, source, category }))
    this.#keys.push(keys.length > 0 ? keys : noKeys)
  }

  row = (at: number): WaitingRow => ({
    index: this.#indexes[at]!,
    draft: this.#draftsOf(Math.floor(at / rowsOfBlock))[at % rowsOfBlock]!,
  })
  indexOf = (at: number) => this.#indexes[at]!
  labels = (at: number) => this.#labels[at]!
  keys = (at: number) => this.#keys[at]!
  allKeys = () => new Set(this.#keys.flat())

  #draftsOf(block: number): readonly ContactFields[] {
    const bytes = this.#blocks[block]
    if (!bytes) return this.#last
    const drafts = this.#unpacked.get(block) ?? (JSON.parse(this.#decoder.decode(bytes)) as ContactFields[])
    this.#unpacked.delete(block)
    this.#unpacked.set(block, drafts)
    for (const [oldest] of this.#unpacked) if (this.#unpacked.size > unpackedBlocks) this.#unpacked.delete(oldest)
    return drafts
  }

  /** Most rows have labels that others have too. */
  #labelsOf(labels: RowLabels): RowLabels {
    if (!labels.source && !labels.category && labels.tags.length === 0) return noLabels
    const text = [labels.source, labels.category, ...labels.tags].join('\n')
    const known = this.#sameLabels.get(text)
    if (known) return known
    // Copied by way of JSON: a piece of a text holds on to all of it.
    const own: RowLabels = JSON.parse(JSON.stringify(labels))
    this.#sameLabels.set(text, own)
    return own
  }
}

const noKeys: readonly string[] = []
const noLabels: RowLabels = { tags: [], source: '', category: '' }
