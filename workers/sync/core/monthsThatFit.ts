import { limits } from '#domain/limits'
import type { Scope } from '#domain/sync/protocol'
import { monthBefore, monthOfScope } from '#domain/sync/scopeKinds'
import type { Meta } from './ports.ts'

/** How many months of messages a device keeps that was not told otherwise. */
export const usualMonths = 3

/** The month that is now, as the server names it: in the last hour of a month the next one has begun already. */
function currentMonth(scopes: Iterable<Scope>): number | null {
  const months = [...scopes].flatMap((scope) => monthOfScope(scope) ?? [])
  return months.length ? Math.min(...months) : null
}

/** Of these scopes, as a server names them; the newest months that are not too many messages together, and at least one. */
export function monthsThatFit({ months = usualMonths, messages = {} }: Meta, named: readonly Scope[]): number {
  const current = currentMonth(named)
  return current === null ? months : fitting(months, messages, current)
}

/** Of so many months, back from the current one. */
export function fitting(months: number, messages: Record<string, number>, current: number): number {
  let count = 0
  for (let back = 0; back < months; back++) {
    count += messages[monthBefore(current, back)] ?? 0
    if (count > limits.messagesOnDevice) return Math.max(1, back)
  }
  return months
}
