/**
 * What device and server compare to see whether they hold the same rows: a number per row, summed, so that the order of
 * the rows does not matter. The number is PostgreSQL's `uuid_hash_extended(id, rev)` (Bob Jenkins' lookup3 over the
 * sixteen bytes, seeded), because the server has it ready made and a million rows are hashed in one statement.
 */
export type Digest = { rows: number; hash: string }

/** Sums halves, since 64 bits are more than a number holds. */
export class RowDigest {
  rows = 0
  #high = 0
  #low = 0
  readonly #halves: [high: number, low: number] = [0, 0]

  add(id: string, rev: number): void {
    hashRow(id, rev, this.#halves)
    const low = this.#low + (this.#halves[1] >>> 0)
    this.#low = low % word
    this.#high = (this.#high + (this.#halves[0] >>> 0) + Math.floor(low / word)) % word
    this.rows++
  }

  value = (): Digest => ({ rows: this.rows, hash: hex(this.#high) + hex(this.#low) })
}

const word = 2 ** 32
const hex = (half: number) => half.toString(16).padStart(8, '0')

function hashRow(id: string, rev: number, out: [number, number]): void {
  const start = (0x9e3779b9 + 16 + 3_923_095) | 0
  let a = start
  let b = start
  let c = start
  if (rev) {
    a = (a + Math.floor(rev / word)) | 0
    b = (b + rev) | 0
    ;[a, b, c] = mix(a, b, c)
  }
  const hexes = id.replaceAll('-', '')
  ;[a, b, c] = mix((a + wordAt(hexes, 0)) | 0, (b + wordAt(hexes, 8)) | 0, (c + wordAt(hexes, 16)) | 0)
  a = (a + wordAt(hexes, 24)) | 0
  c = ((c ^ b) - turn(b, 14)) | 0
  a = ((a ^ c) - turn(c, 11)) | 0
  b = ((b ^ a) - turn(a, 25)) | 0
  c = ((c ^ b) - turn(b, 16)) | 0
  a = ((a ^ c) - turn(c, 4)) | 0
  b = ((b ^ a) - turn(a, 14)) | 0
  c = ((c ^ b) - turn(b, 24)) | 0
  out[0] = b
  out[1] = c
}

function mix(a: number, b: number, c: number): [number, number, number] {
  a = ((a - c) ^ turn(c, 4)) | 0
  c = (c + b) | 0
  b = ((b - a) ^ turn(a, 6)) | 0
  a = (a + c) | 0
  c = ((c - b) ^ turn(b, 8)) | 0
  b = (b + a) | 0
  a = ((a - c) ^ turn(c, 16)) | 0
  c = (c + b) | 0
  b = ((b - a) ^ turn(a, 19)) | 0
  a = (a + c) | 0
  c = ((c - b) ^ turn(b, 4)) | 0
  b = (b + a) | 0
  return [a, b, c]
}

const turn = (bits: number, by: number) => (bits << by) | (bits >>> (32 - by))

/** Four bytes, the first one the lowest. */
function wordAt(hexes: string, at: number): number {
  const bits = Number.parseInt(hexes.slice(at, at + 8), 16)
  return ((bits & 0xff) << 24) | ((bits & 0xff00) << 8) | ((bits >>> 8) & 0xff00) | (bits >>> 24)
}
