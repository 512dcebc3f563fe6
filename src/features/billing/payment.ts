import type { Order } from '#domain/billing/order'
import { AppError } from '#domain/errors'

/** Where a payment stands for who looks at it. `problem`: the last question was not answered. */
export type PaymentState =
  | { kind: 'waiting'; problem: unknown }
  | { kind: 'paid'; order: Order }
  /** Nobody paid in time. What is paid later is credited all the same. */
  | { kind: 'expired' }

type Options = {
  check: () => Promise<Order>
  /** Ends early when the user comes back to the page, or asks by hand. */
  pause: (ms: number) => Promise<void>
  now: () => number
  expires_at: number
  tell: (state: PaymentState) => void
  signal: AbortSignal
}

/** Asks until it is paid or too late; the server asks the provider itself, so a lost message of theirs does not matter. */
export async function followPayment({ check, pause, now, expires_at, tell, signal }: Options): Promise<void> {
  const began = now()
  // A device whose clock is ahead still gives its user some time.
  const until = Math.max(expires_at, began + leastMs)
  for (;;) {
    const isLast = now() >= until
    try {
      const order = await check()
      if (!signal.aborted) tell({ kind: 'paid', order })
      return
    } catch (error) {
      if (signal.aborted) return
      if (isLast && isUnpaid(error)) return tell({ kind: 'expired' })
      tell({ kind: 'waiting', problem: isUnpaid(error) ? null : error })
    }
    await pause(pauseAfter(now() - began))
    if (signal.aborted) return
  }
}

/** Most pay at once. */
export const pauseAfter = (waitedMs: number) => (waitedMs < 120_000 ? 3_000 : 10_000)
const leastMs = 300_000

export const isUnpaid = (error: unknown) => error instanceof AppError && error.code === 'paymentNone'
