/**
 * A zip whose entries are packed while they are written. The browser's gzip gives the CRC-32 that zip wants for free:
 * gzip is the same deflate stream between 10 bytes of header and 8 of trailer.
 */
export type ZipEntry = {
  /** Takes the piece over; it must not be changed any more. */
  write(piece: Uint8Array<ArrayBuffer>): void
  drained(): Promise<void>
  close(): Promise<void>
  abort(): void
}

const gzipHeader = 10
const gzipTrailer = 8
/** Packed bytes are handed to the browser's blob store in pieces of this size, so that they leave our memory. */
const foldBytes = 1_000_000

export class ZipWriter {
  /** packed bytes so far */
  size = 0
  readonly #parts: Blob[] = []
  readonly #directory: Uint8Array<ArrayBuffer>[] = []
  readonly #stamp: number
  #offset = 0

  constructor(now: Date) {
    this.#stamp = dosTime(now)
  }

  /** One entry at a time. */
  entry(name: string): ZipEntry {
    const stream = new CompressionStream('gzip')
    const writer = stream.writable.getWriter()
    const packed = collect(stream.readable, (bytes) => (this.size += bytes))
    // Whoever closes the entry hears of a failure; until then nobody may be listening.
    packed.catch(() => {})
    let length = 0
    return {
      write(piece) {
        length += piece.length
        writer.write(piece).catch(() => {})
      },
      drained: () => writer.ready,
      close: async () => {
        writer.close().catch(() => {})
        await this.#add(name, await packed, length)
      },
      abort: () => {
        writer.abort().catch(() => {})
      },
    }
  }

  async text(name: string, text: string) {
    const entry = this.entry(name)
    entry.write(new TextEncoder().encode(text))
    await entry.close()
  }

  finish(type: string): Blob {
    const size = this.#directory.reduce((sum, record) => sum + record.length, 0)
    const end = new DataView(new ArrayBuffer(22))
    end.setUint32(0, 0x06054b50, true)
    end.setUint16(8, this.#directory.length / 2, true)
    end.setUint16(10, this.#directory.length / 2, true)
    end.setUint32(12, size, true)
    end.setUint32(16, this.#offset, true)
    return new Blob([...this.#parts, ...this.#directory, end.buffer], { type })
  }

  async #add(name: string, gzip: Blob, length: number) {
    const flags = new Uint8Array(await gzip.slice(0, gzipHeader).arrayBuffer())[3]
    if (flags !== 0) throw new Error('gzip with an extra header')
    const packed = gzip.slice(gzipHeader, gzip.size - gzipTrailer)
    const crc = new DataView(await gzip.slice(gzip.size - gzipTrailer).arrayBuffer()).getUint32(0, true)
    const bytes = new TextEncoder().encode(name)
    const local = new DataView(new ArrayBuffer(30))
    local.setUint32(0, 0x04034b50, true)
    this.#describe(local, 4, { crc, packed: packed.size, length, name: bytes.length })
    this.#parts.push(new Blob([local.buffer, bytes, packed]))
    const central = new DataView(new ArrayBuffer(46))
    central.setUint32(0, 0x02014b50, true)
    central.setUint16(4, 20, true)
    this.#describe(central, 6, { crc, packed: packed.size, length, name: bytes.length })
    central.setUint32(42, this.#offset, true)
    this.#directory.push(new Uint8Array(central.buffer), bytes)
    this.#offset += 30 + bytes.length + packed.size
  }

  /** The fields that stand in both headers, in the same order. */
  #describe(
    view: DataView,
    at: number,
    { crc, packed, length, name }: Record<'crc' | 'packed' | 'length' | 'name', number>,
  ) {
    view.setUint16(at, 20, true)
    view.setUint16(at + 4, 8, true)
    view.setUint32(at + 6, this.#stamp, true)
    view.setUint32(at + 10, crc, true)
    view.setUint32(at + 14, packed, true)
    view.setUint32(at + 18, length, true)
    view.setUint16(at + 22, name, true)
  }
}

async function collect(
  readable: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: (bytes: number) => void,
): Promise<Blob> {
  const reader = readable.getReader()
  const folded: Blob[] = []
  let pieces: Uint8Array<ArrayBuffer>[] = []
  let held = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob([...folded, ...pieces])
    pieces.push(value)
    onBytes(value.length)
    held += value.length
    if (held < foldBytes) continue
    folded.push(new Blob(pieces))
    pieces = []
    held = 0
  }
}

/** Two seconds exact, local, years from 1980; that is what zip has. */
function dosTime(now: Date): number {
  const year = Math.min(Math.max(now.getFullYear(), 1980), 2107)
  const day = ((year - 1980) << 9) | ((now.getMonth() + 1) << 5) | now.getDate()
  const time = (now.getHours() << 11) | (now.getMinutes() << 5) | (now.getSeconds() >> 1)
  return ((day << 16) | time) >>> 0
}
