/** How long one request should take: long enough to be worth its way, short enough to come through between two gaps. */
const targetMs = 6_000
const growth = 4

type Bounds = { least: number; first: number; most: number }

/**
 * How much goes over this line at once, in rows or bytes. It begins small and grows while all comes quickly; it shrinks with
 * a line that is slow, and halves when something broke off. Only as long as this engine runs: the next network is another.
 */
export function createPace({ least, first, most }: Bounds) {
  const within = (size: number) => Math.min(most, Math.max(least, Math.floor(size)))
  let size = within(first)
  return {
    size: () => size,
    /** So much came, or went, in so many ms. What was less than allowed says only whether it was slow. */
    took(amount: number, ms: number) {
      // A clock that jumped says nothing.
      if (amount <= 0 || ms < 0) return
      const ideal = (amount * targetMs) / Math.max(1, ms)
      if (ms > targetMs) size = within(Math.min(size, Math.max(ideal, size / growth)))
      else if (amount >= size) size = within(Math.max(size, Math.min(ideal, size * growth)))
    },
    brokeOff() {
      size = within(size / 2)
    },
    /** Another network may be quicker. */
    startAnew() {
      size = Math.max(size, within(first))
    },
  }
}

/** The same whatever the line is. */
export const fixedPace = ({ most }: Bounds): ReturnType<typeof createPace> => ({
  size: () => most,
  took() {},
  brokeOff() {},
  startAnew() {},
})
