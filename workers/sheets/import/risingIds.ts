/** UUIDv7 that rise one after the other, also within a millisecond: rows keep the order of their file. */
export function risingIds(now: number): () => string {
  let time = Math.floor(now)
  let count = -1
  return () => {
    if (++count > 0xfff) {
      count = 0
      time++
    }
    const stamp = time.toString(16).padStart(12, '0')
    const tail = crypto.randomUUID().slice(18)
    return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${count.toString(16).padStart(3, '0')}${tail}`
  }
}
