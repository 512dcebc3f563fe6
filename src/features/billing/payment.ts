import { type Order, type OrderStatus, orderStatuses } from '#domain/billing/order'
import { AppError } from '#domain/errors'

/** Where a payment stands for who looks at it. `problem`: the last question was not answered. */
export type PaymentState =
  | { kind: 'waiting'; problem: unknown }
  | { kind: 'paid'; order: Order }
  /** Nobody paid in time, or the payment was refused. What is paid all the same is credited. */
  | { kind: 'expired' | 'failed' }

type Options = {
  check: () => Promise<Order>
  /** Ends early when the user comes back to the page, or asks by hand. */
  pause: (ms: number) => Promise<void>
  now: () => number
  tell: (state: PaymentState) => void
  signal: AbortSignal
}

/**
 * Asks until it is paid, refused or too late; the server says which, because a device's clock may be wrong, and asks the
 * provider, so that a lost message of theirs does not matter.
 */
export async function followPayment({ check, pause, now, tell, signal }: Options): Promise<void> {
  const began = now()
  while (!signal.aborted) {
    const state = await look(check)
    if (signal.aborted) return
    tell(state)
    if (state.kind !== 'waiting') return
    await pause(pauseAfter(now() - began))
  }
}

async function look(check: Options['check']): Promise<PaymentState> {
  try {
    return { kind: 'paid', order: await check() }
  } catch (error) {
    const status = unpaidStatus(error)
    if (status === 'expired' || status === 'failed') return { kind: status }
    return { kind: 'waiting', problem: status ? null : error }
  }
}

/** Most pay at once. */
const pauseAfter = (waitedMs: number) => (waitedMs < 120_000 ? 3_000 : 10_000)

/** Of an order that the server knows and that is not paid; null for any other failure. */
export function unpaidStatus(error: unknown): OrderStatus | null {
  if (!(error instanceof AppError) || error.code !== 'paymentNone') return null
  return orderStatuses.find((status) => status === error.values.status) ?? 'pending'
}
