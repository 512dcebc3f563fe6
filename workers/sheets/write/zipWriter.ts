import { type GzipPiece, gzip, type Packer } from './gzip.ts'

/**
 * A zip whose entries are packed while they are written. The browser's gzip gives the CRC-32 that zip wants for free:
 * gzip is the same deflate stream between 10 bytes of header and 8 of trailer.
 */
type ZipEntry = {
  /** Takes the piece over; it must not be changed any more. */
  write(piece: GzipPiece): void
  /** A piece to write into, one that was packed where there is one. */
  piece(): GzipPiece
  /** Whether much waits to be packed; `drained` waits until it is little. */
  busy(): boolean
  drained(): Promise<void>
  close(): Promise<void>
  abort(): void
}

const gzipHeader = 10
const gzipTrailer = 8
const pieceBytes = 128 * 1024
const muchWaiting = 8
const littleWaiting = 4

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
  entry(name: string, packer: Packer): ZipEntry {
    const before = this.size
    const spares: GzipPiece[] = []
    const waiting: Promise<void>[] = []
    let length = 0
    const pack = async (piece: GzipPiece) => {
      const { size, spare } = await packer.pack(piece)
      this.size = before + size
      if (spare) spares.push(spare)
      void waiting.shift()
    }
    return {
      write(piece) {
        length += piece.length
        const packed = pack(piece)
        packed.catch(() => {})
        waiting.push(packed)
      },
      piece: () => new Uint8Array(spares.pop()?.buffer ?? new ArrayBuffer(pieceBytes)),
      busy: () => waiting.length > muchWaiting,
      drained: async () => waiting.at(-littleWaiting),
      close: async () => {
        await Promise.all(waiting)
        await this.#add(name, await packer.end(), length)
        packer.stop()
      },
      abort: () => packer.stop(),
    }
  }

  async text(name: string, text: string) {
    const entry = this.entry(name, gzip())
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

/** Two seconds exact, local, years from 1980; that is what zip has. */
function dosTime(now: Date): number {
  const year = Math.min(Math.max(now.getFullYear(), 1980), 2107)
  const day = ((year - 1980) << 9) | ((now.getMonth() + 1) << 5) | now.getDate()
  const time = (now.getHours() << 11) | (now.getMinutes() << 5) | (now.getSeconds() >> 1)
  return ((day << 16) | time) >>> 0
}
