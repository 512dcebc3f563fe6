import type { SkipExample } from './audience.ts'
import type { ReceiverReason } from './receiverReason.ts'
import { isBefore } from './receivers.ts'

/** `key`: what tells addresses apart. */
type Candidate = { contact: string; email: string; key: string }

/** Who gets it, each address once, and who does not for which reason; contacts come in any order, each once. */
export function collectReceivers<R extends Candidate, Reason extends ReceiverReason>(
  reasons: readonly (Reason | 'duplicate')[],
  most: number,
) {
  const perReason = <T>(value: () => T) =>
    Object.fromEntries(reasons.map((reason) => [reason, value()])) as Record<Reason | 'duplicate', T>
  const skipped = perReason(() => 0)
  const examples = perReason((): SkipExample[] => [])
  const receivers = new Map<string, R>()
  let contacts = 0
  return { skip, take, result }

  function skip(reason: Reason, contact: string, email: string) {
    contacts++
    keep(reason, contact, email)
  }
  function keep(reason: Reason | 'duplicate', contact: string, email: string) {
    skipped[reason]++
    keepFirst(examples[reason], { contact, email, instead: null }, most)
  }
  function take(receiver: R) {
    contacts++
    const other = receivers.get(receiver.key)
    const later = other && (isBefore(other.contact, receiver.contact) ? receiver : other)
    if (later) keep('duplicate', later.contact, later.email)
    if (later !== receiver) receivers.set(receiver.key, receiver)
  }
  function result(keyOf: (email: string) => string) {
    for (const example of examples.duplicate) example.instead = receivers.get(keyOf(example.email))?.contact ?? null
    return { contacts, skipped, examples, receivers: [...receivers.values()] }
  }
}

/** Keeps the first `most` in the order of receivers, however they come. */
function keepFirst(kept: SkipExample[], example: SkipExample, most: number) {
  const place = kept.findLastIndex(({ contact }) => !isBefore(example.contact, contact)) + 1
  if (place >= most) return
  kept.splice(place, 0, example)
  if (kept.length > most) kept.length = most
}
