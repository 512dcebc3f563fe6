/** Until another code may be sent. Nobody waits for a clock that was set back: the server keeps the time as well. */
export function secondsLeft({ at, seconds }: { at: number; seconds: number }, now: number): number {
  if (now < at) return 0
  return Math.max(0, Math.ceil(seconds - (now - at) / 1_000))
}
