/**
 * What has to be kept for an undo, a pack for each step, as deflated JSON: a hundred thousand deleted contacts take some
 * ten megabytes and not two hundred.
 */
export class Packs<T> {
  readonly #packs: ArrayBuffer[] = []
  /** items in all of them */
  count = 0

  get length(): number {
    return this.#packs.length
  }

  async keep(items: readonly T[]): Promise<void> {
    if (items.length === 0) return
    this.#packs.push(await through(new CompressionStream('deflate-raw'), JSON.stringify(items)).arrayBuffer())
    this.count += items.length
  }

  async at(place: number): Promise<T[]> {
    return (await through(new DecompressionStream('deflate-raw'), this.#packs[place]!).json()) as T[]
  }
}

const through = (stream: CompressionStream | DecompressionStream, bytes: BlobPart) =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream))
