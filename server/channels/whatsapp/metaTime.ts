/** Meta writes seconds, as text. */
export function secondsToMs(seconds: string | undefined): number | null {
  const at = Number(seconds ?? Number.NaN) * 1_000
  return Number.isSafeInteger(at) && at > 0 ? at : null
}
