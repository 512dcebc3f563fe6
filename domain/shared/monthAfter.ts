/** One month later by the calendar; of a longer month its last days have none, so the last one of the shorter counts. */
export function monthAfter(at: number): number {
  const after = new Date(at)
  const day = after.getUTCDate()
  after.setUTCMonth(after.getUTCMonth() + 1)
  if (after.getUTCDate() !== day) after.setUTCDate(0)
  return after.getTime()
}
