const firstRoom = 256

type Part = { length: number; hashes: Float64Array<ArrayBuffer>; slots: Int32Array<ArrayBuffer>; kinds: Uint8Array }
type SharedKey = { slots: number[]; kinds: number[] }

/**
 * Which slots share a key. Two million keys as texts in a map occupy the collector for a tenth of a second at a time, in
 * which the worker answers nobody. Here a key is 61 bits of its hash in plain arrays, which are looked through part by
 * part. That two different ones of two million have the same is a matter of one in a million.
 */
export class SharedKeys {
  static readonly parts = 256
  readonly #parts: Part[] = Array.from({ length: SharedKeys.parts }, () => ({
    length: 0,
    hashes: new Float64Array(firstRoom),
    slots: new Int32Array(firstRoom),
    kinds: new Uint8Array(firstRoom),
  }))

  /** `mark` tells keys of one sort from those of others; `kind` comes along. */
  add(slot: number, kind: number, mark: number, text: string) {
    let one = 0xdeadbeef
    let other = 0x41c6ce57
    for (let at = -1; at < text.length; at++) {
      const code = at < 0 ? mark : text.charCodeAt(at)
      one = Math.imul(one ^ code, 0x9e3779b1)
      other = Math.imul(other ^ code, 0x5f356495)
    }
    one = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35)
    other = Math.imul(other ^ (other >>> 16), 0x85ebca6b) ^ Math.imul(one ^ (one >>> 13), 0xc2b2ae35)
    const part = this.#parts[other & 0xff]!
    if (part.length === part.slots.length) enlarge(part)
    part.hashes[part.length] = ((other >>> 11) & 0x1fffff) * 0x1_0000_0000 + (one >>> 0)
    part.slots[part.length] = slot
    part.kinds[part.length++] = kind
  }

  /** Part by part, in the order in which they came: the slots of keys that came more than once. */
  *shared(): Generator<SharedKey[]> {
    for (const { length, hashes, slots, kinds } of this.#parts) {
      const first = new Map<number, number | SharedKey>()
      const found: SharedKey[] = []
      for (let at = 0; at < length; at++) {
        const known = first.get(hashes[at]!)
        if (known === undefined) first.set(hashes[at]!, at)
        else if (typeof known === 'object') {
          known.slots.push(slots[at]!)
          known.kinds.push(kinds[at]!)
        } else {
          const both = { slots: [slots[known]!, slots[at]!], kinds: [kinds[known]!, kinds[at]!] }
          first.set(hashes[at]!, both)
          found.push(both)
        }
      }
      yield found
    }
  }
}

function enlarge(part: Part) {
  part.hashes = larger(part.hashes, new Float64Array(part.length * 2))
  part.slots = larger(part.slots, new Int32Array(part.length * 2))
  part.kinds = larger(part.kinds, new Uint8Array(part.length * 2))
}

function larger<A extends Float64Array | Int32Array | Uint8Array>(array: A, room: A): A {
  room.set(array)
  return room
}
