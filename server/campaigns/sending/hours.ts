import { hoursThere, opensThere, openThere, type SendingHours } from '#domain/campaigns/quietHours'
import { countryAt, type ReceiverClock, receiverClocks, zonesAt, zonesIn } from '#domain/campaigns/receiverClock'
import { offsetIn } from './zones.ts'

/** Clocks by which it is quiet hours now, and when the first of them opens; `until` null: none is closed. */
export type ClosedClocks = { clocks: readonly ReceiverClock[]; until: number | null }

const known = new Map<string, { closed: ClosedClocks; from: number; until: number }>()

/** For a thousand receivers there are few clocks: each is asked once until its clock says otherwise. */
export function closedClocks(sending: SendingHours, home: string, now: number): ClosedClocks {
  const key = JSON.stringify([sending, home])
  const kept = known.get(key)
  if (kept && now >= kept.from && now < kept.until) return kept.closed
  const states = receiverClocks.map((clock) => ({
    clock,
    ...openThere(hoursThere(sending, countryAt(clock), now), zonesAt(clock, home), now, offsetIn),
  }))
  const until = Math.min(...states.map((state) => state.until ?? Number.POSITIVE_INFINITY))
  const shut = states.filter(({ open }) => !open)
  const closed: ClosedClocks = {
    clocks: shut.map(({ clock }) => clock),
    until: shut.length ? Math.min(...shut.map((state) => state.until ?? Number.POSITIVE_INFINITY)) : null,
  }
  if (known.size > 500) known.clear()
  known.set(key, { closed, from: now, until })
  return closed
}

export const isOpenThere = (sending: SendingHours, clock: ReceiverClock, home: string, now: number) =>
  !closedClocks(sending, home, now).clocks.includes(clock)

/** When it opens for a receiver with this clock; `now` where it is open. */
export const opensFor = (sending: SendingHours, clock: ReceiverClock, home: string, now: number): number =>
  opensThere(hoursThere(sending, countryAt(clock), now), zonesAt(clock, home), now, offsetIn)

/** The receiver's clock when a mail is sent, east of UTC; null: nobody knows where they are. */
export function offsetOf(clock: ReceiverClock, now: number): number | null {
  const offsets = zonesIn(clock).map((zone) => offsetIn(zone, now))
  return offsets.sort((a, b) => a - b)[Math.floor((offsets.length - 1) / 2)] ?? null
}
