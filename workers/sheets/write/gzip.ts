export type GzipPiece = Uint8Array<ArrayBuffer>

export type Packer = {
  /** Takes the piece over. Says how large all that is packed has become, and may give a piece back for other bytes. */
  pack(piece: GzipPiece): Promise<{ size: number; spare?: GzipPiece }>
  end(): Promise<Blob>
  stop(): void
}

/** Packed bytes are handed to the browser's blob store in pieces of this size, so that they leave our memory. */
const foldBytes = 1_000_000

export function gzip(): Packer {
  const stream = new CompressionStream('gzip')
  const writer = stream.writable.getWriter()
  let size = 0
  const packed = collect(stream.readable, (bytes) => (size += bytes))
  // Whoever asks for the end hears of a failure; until then nobody may be listening.
  packed.catch(() => {})
  return {
    async pack(piece) {
      await writer.write(piece)
      return { size }
    },
    end() {
      writer.close().catch(() => {})
      return packed
    },
    stop() {
      writer.abort().catch(() => {})
    },
  }
}

async function collect(readable: ReadableStream<GzipPiece>, onBytes: (bytes: number) => void): Promise<Blob> {
  const reader = readable.getReader()
  const folded: Blob[] = []
  let pieces: GzipPiece[] = []
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
