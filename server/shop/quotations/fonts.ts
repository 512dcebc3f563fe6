import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

/** Noto Sans by sets of letters, as @fontsource/noto-sans-sc and @fontsource/noto-sans have them; see fonts/OFL.txt. */
const sets = ['sc-chinese-simplified', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const

/** Those that have most of what is written first. */
export const readFonts = (): Map<string, Buffer> =>
  new Map(
    sets.map((set) => [
      set,
      unpackWoff(readFileSync(new URL(`./fonts/noto-sans-${set}-400-normal.woff`, import.meta.url))),
    ]),
  )

const headBytes = 12
const entryBytes = { woff: 20, sfnt: 16 }
const firstEntry = 44

/**
 * A font without its packing. The library could read it packed, by an inflater of its own that takes some hundred times as long as
 * Node's. See https://www.w3.org/TR/WOFF/.
 */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(headBytes)
  const head = Buffer.alloc(headBytes + entryBytes.sfnt * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const parts = [head]
  let offset = head.length
  for (let n = 0; n < count; n++) {
    const from = firstEntry + n * entryBytes.woff
    const table = unpackTable(woff, from)
    const to = headBytes + n * entryBytes.sfnt
    woff.copy(head, to, from, from + 4)
    woff.copy(head, to + 4, from + 16, from + 20)
    head.writeUInt32BE(offset, to + 8)
    head.writeUInt32BE(table.length, to + 12)
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}

function unpackTable(woff: Buffer, entry: number): Buffer {
  const [offset, packed, whole] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number]
  const bytes = woff.subarray(offset, offset + packed)
  return packed < whole ? inflateSync(bytes) : bytes
}
