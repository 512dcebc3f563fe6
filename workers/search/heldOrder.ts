/**
 * The order that was, with what came in since. What is new stands behind the one before it that did not change, so that
 * it is where it would be if nothing else had moved.
 */
export function heldOrder(held: Int32Array, sorted: Int32Array, changed: ReadonlySet<number>): Int32Array {
  const known = new Set<number>()
  for (const slot of changed) known.add(slot)
  for (const slot of held) known.delete(slot)
  // Only what changed can be new.
  if (known.size === 0) return held
  const behind = new Map<number, number[]>()
  let before = -1
  for (const slot of sorted) {
    if (known.has(slot)) behind.set(before, [...(behind.get(before) ?? []), slot])
    else if (!changed.has(slot)) before = slot
  }
  const order: number[] = [...(behind.get(-1) ?? [])]
  for (const slot of held) {
    order.push(slot)
    const next = behind.get(slot)
    if (next) for (const one of next) order.push(one)
  }
  return Int32Array.from(order)
}
