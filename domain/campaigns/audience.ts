import { collectReceivers } from './collectReceivers.ts'
import { type ExpectedTimes, expectedDuration, type SendingPlan } from './duration.ts'
import { type ReceiverClock, receiverClock } from './receiverClock.ts'
import {
  type AudienceContact,
  type AudienceRules,
  domainOf,
  isRoleAddress,
  receiverKey,
  type SkipReason,
  skipReasons,
  verdictOf,
} from './receivers.ts'
import { openIn, openWeek, type Zones } from './sendHours.ts'

/** `email`: the address that is the reason, '' where there is none; `instead`: the contact that gets the mail. */
export type SkipExample = { contact: string; email: string; instead: string | null }

export type DryRun = {
  /** all that were asked about: the receivers and all who are skipped, each once */
  contacts: number
  receivers: number
  skipped: Record<SkipReason, number>
  /** the first of each reason, in the order of receivers */
  examples: Record<SkipReason, SkipExample[]>
  /** of the receivers: whose address nobody checked yet, which is read at a desk, of whom no lawful basis is known */
  toVerify: number
  roles: number
  unknownBasis: number
  /** for whom the start is out of hours */
  heldAtStart: number
  /** who had as many messages as their company lets them get, and waits for that */
  overCap: number
  /** the ones with the most receivers first */
  domains: { domain: string; receivers: number }[]
  points: { needed: number; missing: number }
  expected: ExpectedTimes
}

export type DryRunPlan = SendingPlan & {
  zonesAt: (clock: ReceiverClock) => Zones
  /** what there is of points */
  points: number
  examples: number
  /** contacts that have had as many messages as they may get */
  overCap: ReadonlySet<string>
}

type Receiver = {
  contact: string
  key: string
  email: string
  clock: ReceiverClock
  toVerify: boolean
  unknownBasis: boolean
}

/**
 * What a task would do to these contacts, each of which comes once, in any order. Of them only the receivers are kept.
 */
export function dryRun(contacts: Iterable<AudienceContact>, rules: AudienceRules, plan: DryRunPlan): DryRun {
  const run = newDryRun(rules, plan)
  for (const contact of contacts) run.take(contact)
  return run.result()
}

/** The same contact by contact, for whoever looks at something else now and then. */
export function newDryRun(rules: AudienceRules, plan: DryRunPlan) {
  const collected = collectReceivers<Receiver, SkipReason>(skipReasons, plan.examples)
  function take(contact: AudienceContact) {
    const verdict = verdictOf(contact, rules)
    if (verdict.kind === 'skipped') return collected.skip(verdict.reason, contact.id, verdict.email)
    const { email, toVerify, unknownBasis } = verdict
    const clock = receiverClock(contact.country, contact.phones[0]?.full_number ?? '')
    collected.take({ contact: contact.id, key: receiverKey(email), email, clock, toVerify, unknownBasis })
  }
  function result(): DryRun {
    const { receivers, ...counted } = collected.result(receiverKey)
    return { ...counted, ...summedUp(receivers, plan) }
  }
  return { take, result }
}

function summedUp(receivers: readonly Receiver[], plan: DryRunPlan) {
  const domains = new Map<string, Map<ReceiverClock, number>>()
  for (const { email, clock } of receivers) {
    const domain = domainOf(email)
    const clocks = domains.get(domain) ?? new Map<ReceiverClock, number>()
    domains.set(domain, clocks.set(clock, (clocks.get(clock) ?? 0) + 1))
  }
  const sum = (holds: (receiver: Receiver) => boolean) => receivers.reduce((all, one) => all + Number(holds(one)), 0)
  const places = placesOf(plan)
  return {
    receivers: receivers.length,
    toVerify: sum(({ toVerify }) => toVerify),
    roles: sum(({ email }) => isRoleAddress(email)),
    unknownBasis: sum(({ unknownBasis }) => unknownBasis),
    overCap: sum(({ contact }) => plan.overCap.has(contact)),
    heldAtStart: sum(({ clock }) => !places(clock).open),
    domains: [...domains]
      .map(([domain, clocks]) => ({ domain, receivers: total(clocks) }))
      .sort((a, b) => b.receivers - a.receivers || (a.domain < b.domain ? -1 : 1)),
    points: { needed: receivers.length, missing: Math.max(0, receivers.length - plan.points) },
    expected: expectedDuration(
      [...domains].flatMap(([domain, clocks]) =>
        [...clocks].map(([clock, receivers]) => ({ domain, zones: places(clock).zones, receivers })),
      ),
      plan,
    ),
  }
}

const total = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, one) => sum + one, 0)

/** Every clock is asked about once. */
function placesOf({ zonesAt, limits, start, offsetAt }: DryRunPlan) {
  const week = openWeek(limits.hours)
  const known = new Map<string, { zones: Zones; open: boolean }>()
  return (clock: ReceiverClock) => {
    const place = known.get(clock)
    if (place) return place
    const zones = zonesAt(clock)
    const made = {
      zones,
      open: openIn(week, zones, start, offsetAt).open,
    }
    known.set(clock, made)
    return made
  }
}
