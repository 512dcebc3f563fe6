import { Bytes } from './bytes.ts'
import type { GzipPiece } from './gzip.ts'

const pieceBytes = 128 * 1024
const foldBytes = 2_000_000

/** A text that grows: what is written goes into blobs, which need not be in memory. */
export function textFile(type: string) {
  const folded: Blob[] = []
  let pieces: GzipPiece[] = []
  let held = 0
  let size = 0
  const fold = (piece: GzipPiece) => {
    pieces.push(piece)
    size += piece.length
    held += piece.length
    if (held < foldBytes) return
    folded.push(new Blob(pieces))
    pieces = []
    held = 0
  }
  const out = new Bytes(() => new Uint8Array(pieceBytes), fold)
  return {
    out,
    size: () => size,
    blob() {
      out.flush()
      return new Blob([...folded, ...pieces], { type })
    },
    drop() {
      folded.length = 0
      pieces = []
    },
  }
}

/** Control characters and halves of surrogate pairs have no place in a text file. */
export const clean = (text: string) =>
  needsCleaning.test(text) ? text.replace(controls, '').replace(halves, '') : text
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
const needsCleaning = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]/
