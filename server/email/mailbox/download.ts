import type { ImapFlow } from 'imapflow'
import { withTimeout } from './openMailbox.ts'
import { search } from './search.ts'
import type { MailboxSettings } from './settings.ts'

/** One mail on its way to us. It outlives a connection that breaks, and goes on where it was. */
export type Download = {
  key: string
  pieces: Uint8Array[]
  bytes: number
  /** nothing follows */
  isOver: boolean
  isGone: boolean
  /** in a row, without a byte */
  failures: number
}

export const newDownload = (key: string): Download => ({
  key,
  pieces: [],
  bytes: 0,
  isOver: false,
  isGone: false,
  failures: 0,
})

// A mail that the server cannot give would keep all later ones from being read.
const mostFailures = 5

/** Fetches what is missing. After many failures it ends with what came until then. */
export async function fetchInto(
  download: Download,
  { uid, size }: { uid: number; size: number },
  client: ImapFlow,
  { sizes, times }: MailboxSettings,
): Promise<void> {
  const most = size > sizes.whole ? sizes.part : sizes.whole
  const before = download.bytes
  try {
    // What frames the pieces comes on top of them.
    await withTimeout(times.mailMs, client, fetchPieces(), 2 * most + sizes.chunk)
  } catch (error) {
    download.failures = download.bytes > before ? 0 : download.failures + 1
    if (download.failures < mostFailures) throw error
  }

  async function fetchPieces() {
    while (!download.isOver && !download.isGone && download.bytes < most) {
      const asked = Math.min(sizes.chunk, most - download.bytes)
      const piece = await fetchPiece(client, uid, { start: download.bytes, maxLength: asked })
      if (piece) keep(piece.subarray(0, asked), asked)
      else download.isGone = true
    }
  }

  function keep(piece: Uint8Array, asked: number) {
    download.pieces.push(piece)
    download.bytes += piece.length
    // Sizes that servers tell are wrong now and then: the end is where nothing follows.
    download.isOver = piece.length === 0 || (piece.length < asked && download.bytes >= size)
  }
}

type Piece = { start: number; maxLength: number }

/** null: it was deleted meanwhile */
async function fetchPiece(client: ImapFlow, uid: number, source: Piece): Promise<Uint8Array | null> {
  let piece: Uint8Array | null = null
  for await (const found of client.fetch(String(uid), { uid: true, source }, { uid: true }))
    if (found.uid === uid) piece = found.source ?? Buffer.alloc(0)
  if (piece || (await search(client, { uid: String(uid) })).length === 0) return piece
  throw new Error('a mail that is there was not given')
}
