/** UUIDv7 that rise one after the other, also within a millisecond: rows keep the order of their file. */
export function risingIds(now: number): () => string {
  let time = Math.floor(now)
  let stamp = stampOf(time)
  let count = -1
  const random = new Uint8Array(8 * drawnAtOnce)
  let at = random.length
  return () => {
    if (++count > 0xfff) {
      count = 0
      stamp = stampOf(++time)
    }
    if (at === random.length) {
      crypto.getRandomValues(random)
      at = 0
    }
    const variant = hex[(random[at++]! & 0x3f) | 0x80]! + hex[random[at++]!]!
    let node = ''
    for (const end = at + 6; at < end; ) node += hex[random[at++]!]!
    return `${stamp}-7${hex[count >> 8]![1]}${hex[count & 0xff]}-${variant}-${node}`
  }
}

/** One id at a time costs more than all the rest of its making. */
const drawnAtOnce = 512
const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

function stampOf(time: number): string {
  const digits = time.toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}`
}
