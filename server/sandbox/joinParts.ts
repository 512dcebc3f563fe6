import { readDelivery } from '../channels/sms/delivery.ts'
import type { PduOf } from '../channels/sms/pdu.ts'

/** What is here of a message: `n` is the part that came last. */
export type LongMessage = { from: string; text: string; n: number; taken: number; total: number }

const mostBegun = 1_000
const forgottenMs = 10 * 60_000

/** Puts the parts of a message together; those whose rest does not come are forgotten. */
export function partsJoiner(clock: () => number) {
  const begun = new Map<string, { at: number; parts: Map<number, string> }>()

  return (system: string, pdu: PduOf<'submit_sm'>): LongMessage => {
    const from = pdu.body.source_addr
    const heard = readDelivery({
      ...pdu,
      command: 'deliver_sm',
      body: { ...pdu.body, esm_class: pdu.body.esm_class & 0x40 },
    })
    if (heard?.kind !== 'message') return { from, text: '', n: 1, taken: 1, total: 1 }
    const { text, part } = heard
    if (!part) return { from, text, n: 1, taken: 1, total: 1 }
    const key = [system, from, heard.to, part.of, part.total].join(' ')
    forget(clock())
    const one = begun.get(key) ?? { at: clock(), parts: new Map<number, string>() }
    begun.set(key, one)
    one.parts.set(part.n, text)
    if (one.parts.size >= part.total) begun.delete(key)
    const inOrder = [...one.parts].sort(([a], [b]) => a - b).map(([, own]) => own)
    return { from, text: inOrder.join(''), n: part.n, taken: one.parts.size, total: part.total }
  }

  /** The oldest stand first. */
  function forget(now: number): void {
    for (const [key, { at }] of begun) {
      if (at > now - forgottenMs && begun.size < mostBegun) return
      begun.delete(key)
    }
  }
}
