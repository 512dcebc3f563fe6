import type { ParkedChange } from '#domain/sync/parkedChange'

/** First what waits, in the order in which it was made, since one may need the other; then what nobody decided about. */
export function inParkedOrder(rows: readonly ParkedChange[]): ParkedChange[] {
  const waiting = rows.filter(({ discarded_at }) => discarded_at === null)
  const discarded = rows.filter(({ discarded_at }) => discarded_at !== null)
  return [
    ...waiting.sort((a, b) => a.edited_at - b.edited_at || (a.id < b.id ? -1 : 1)),
    ...discarded.sort((a, b) => b.discarded_at! - a.discarded_at!),
  ]
}
