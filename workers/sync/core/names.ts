/** Whether an id stands anywhere in it. */
export function names(args: unknown, ids: ReadonlySet<string>): boolean {
  if (typeof args === 'string') return ids.has(args)
  if (typeof args !== 'object' || args === null) return false
  return Object.values(args).some((value) => names(value, ids))
}
