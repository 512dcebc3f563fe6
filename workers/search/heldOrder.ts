/**
 * The order that was, with what came in since. What is new stands behind the one before it that did not change, so that
 * it is where it would be if nothing else had moved.
 */
export function heldOrder(held: Int32Array, sorted: Int32Array, changed: ReadonlySet<number>): Int32Array {
  const fresh = new Set(changed)
  for (const slot of held) fresh.delete(slot)
  // Only what changed can be new.
  if (fresh.size === 0) return held
  const behind = new Map<number, number[]>()
  let before = -1
  for (const slot of sorted) {
    if (!fresh.has(slot)) before = changed.has(slot) ? before : slot
    else if (!behind.get(before)?.push(slot)) behind.set(before, [slot])
  }
  const order = [...(behind.get(-1) ?? [])]
  for (const slot of held) {
    order.push(slot)
    for (const next of behind.get(slot) ?? []) order.push(next)
  }
  return Int32Array.from(order)
}
