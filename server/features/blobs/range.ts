/** The one range that is asked for, ends included; null: the whole, also for what is no range of bytes or several. */
export function rangeOf(header: string | null, size: number): { from: number; to: number } | 'outside' | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!found || (!found[1] && !found[2])) return null
  const [first, last] = [found[1], found[2]]
  const from = first ? Number(first) : Math.max(0, size - Number(last))
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1
  return from > to ? 'outside' : { from, to }
}
