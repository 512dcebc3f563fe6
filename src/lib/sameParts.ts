/**
 * What was just read, with every part that is as it was before: what follows a part is not told of a change that is
 * none. For rows as the database keeps them: plain objects, lists and values.
 */
export function withSameParts<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now
  if (!isParted(before) || !isParted(now) || Array.isArray(before) !== Array.isArray(now)) return now
  const keys = Object.keys(now)
  let isSame = Object.keys(before).length === keys.length
  const kept = (Array.isArray(now) ? [] : {}) as Parts
  for (const key of keys) {
    kept[key] = withSameParts(before[key], now[key])
    isSame &&= key in before && Object.is(kept[key], before[key])
  }
  return (isSame ? before : kept) as T
}

type Parts = Record<string, unknown>
const isParted = (value: unknown): value is Parts =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
