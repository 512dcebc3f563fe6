import { AppError } from '#domain/errors'

/** An OLE compound file, which .xls, .doc and password-protected .xlsx all are: streams by name, cut into sectors. */
export type CompoundFile = {
  /** Names are compared without regard to case; programs differ in it. */
  has(name: string): boolean
  stream(name: string): Uint8Array<ArrayBuffer>
}

type Entry = { name: string; kind: number; left: number; right: number; child: number; start: number; size: number }

const signs = { storage: 1, stream: 2, root: 5 } as const
/** Beyond this a number is no sector: a free one, or the end of a chain. */
const lastSector = 0xfffffffa
/** Directory entries have 128 bytes; a workbook has some ten of them. */
const mostEntries = 10_000

export async function openCompoundFile(file: Blob): Promise<CompoundFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes.length < 512) throw new AppError('fileDamaged')
  const view = new DataView(bytes.buffer)
  const u32 = (at: number) => view.getUint32(at, true)
  const sectorBytes = 1 << view.getUint16(30, true)
  if (sectorBytes !== 512 && sectorBytes !== 4_096) throw new AppError('fileDamaged')
  const sectors = Math.floor(bytes.length / sectorBytes)
  const sector = (number: number) => bytes.subarray((number + 1) * sectorBytes, (number + 2) * sectorBytes)
  const fat = tableOf(fatSectors())
  const entries = readEntries(joined(chain(fat, u32(48))))
  const root = entries[0]
  if (root?.kind !== signs.root) throw new AppError('fileDamaged')
  const named = new Map<string, Entry>()
  // What is embedded in another storage has the same names, and is not this file's; a broken tree leaves the flat list.
  for (const entry of [...childrenOf(root), ...entries])
    if (entry.kind === signs.stream && !named.has(entry.name)) named.set(entry.name, entry)
  return {
    has: (name) => named.has(name.toUpperCase()),
    stream(name) {
      const entry = named.get(name.toUpperCase())
      if (!entry) throw new AppError('fileDamaged')
      return entry.size < u32(56) ? small(entry) : upTo(joined(chain(fat, entry.start)), entry.size)
    },
  }

  /** The sectors of the table itself: 109 stand in the header, the others in a chain. */
  function fatSectors(): Uint8Array[] {
    const numbers = Array.from({ length: 109 }, (_, at) => u32(76 + at * 4))
    const each = sectorBytes / 4 - 1
    let next = u32(68)
    for (let steps = 0; next < lastSector; steps++) {
      const more = tableOf([sector(next)])
      if (steps > sectors || more.length <= each) throw new AppError('fileDamaged')
      numbers.push(...more.subarray(0, each))
      next = more[each]!
    }
    return numbers.filter((number) => number < lastSector).map(sector)
  }

  /** A chain that goes on for longer than the file is a circle. */
  function chain(table: Uint32Array, start: number): number[] {
    const numbers: number[] = []
    for (let number = start; number < lastSector; number = table[number] ?? lastSector) {
      if (numbers.length > sectors * (sectorBytes / 64)) throw new AppError('fileDamaged')
      numbers.push(number)
    }
    return numbers
  }

  function joined(numbers: readonly number[]): Uint8Array<ArrayBuffer> {
    if (numbers.length > sectors) throw new AppError('fileDamaged')
    const all = new Uint8Array(numbers.length * sectorBytes)
    numbers.forEach((number, at) => all.set(sector(number), at * sectorBytes))
    return all
  }

  /** Short streams share the sectors of one that belongs to the root, in pieces of 64 bytes. */
  function small(entry: Entry): Uint8Array<ArrayBuffer> {
    const shared = joined(chain(fat, root!.start))
    const table = tableOf([joined(chain(fat, u32(60)))])
    const pieces = chain(table, entry.start)
    const all = new Uint8Array(pieces.length * 64)
    pieces.forEach((number, at) => all.set(shared.subarray(number * 64, number * 64 + 64), at * 64))
    return upTo(all, entry.size)
  }

  function childrenOf({ child }: Entry): Entry[] {
    const found: Entry[] = []
    const met = new Set<number>()
    for (const open = [child]; open.length > 0; ) {
      const number = open.pop()!
      const entry = entries[number]
      if (!entry || met.has(number)) continue
      met.add(number)
      found.push(entry)
      open.push(entry.left, entry.right)
    }
    return found
  }
}

function upTo(bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  if (bytes.length < size) throw new AppError('fileDamaged')
  return bytes.subarray(0, size)
}

function tableOf(pieces: readonly Uint8Array[]): Uint32Array {
  const table = new Uint32Array(pieces.reduce((sum, { length }) => sum + (length >> 2), 0))
  let at = 0
  for (const piece of pieces) {
    const view = new DataView(piece.buffer, piece.byteOffset, piece.byteLength)
    for (let from = 0; from + 4 <= piece.length; from += 4) table[at++] = view.getUint32(from, true)
  }
  return table
}

function readEntries(directory: Uint8Array<ArrayBuffer>): Entry[] {
  const view = new DataView(directory.buffer)
  const entries: Entry[] = []
  for (let at = 0; at + 128 <= directory.length && entries.length < mostEntries; at += 128) {
    const length = view.getUint16(at + 64, true)
    const isNamed = length >= 2 && length <= 64
    entries.push({
      name: isNamed ? new TextDecoder('utf-16le').decode(directory.subarray(at, at + length - 2)).toUpperCase() : '',
      kind: isNamed ? directory[at + 66]! : 0,
      left: view.getUint32(at + 68, true),
      right: view.getUint32(at + 72, true),
      child: view.getUint32(at + 76, true),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    })
  }
  return entries
}
