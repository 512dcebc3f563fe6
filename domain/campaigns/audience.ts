import { collectReceivers } from './collectReceivers.ts'
import { type ExpectedTimes, expectedDuration, type SendingPlan } from './duration.ts'
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
  /** whose clocks count for a receiver of this country */
  zonesOf: (country: string) => Zones
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
  country: string
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
    const { id, country } = contact
    collected.take({ contact: id, key: receiverKey(email), email, country, toVerify, unknownBasis })
  }
  function result(): DryRun {
    const { receivers, ...counted } = collected.result(receiverKey)
    return { ...counted, ...summedUp(receivers, plan) }
  }
  return { take, result }
}

function summedUp(receivers: readonly Receiver[], plan: DryRunPlan) {
  const domains = new Map<string, Map<string, number>>()
  for (const { email, country } of receivers) {
    const domain = domainOf(email)
    const countries = domains.get(domain) ?? new Map<string, number>()
    domains.set(domain, countries.set(country, (countries.get(country) ?? 0) + 1))
  }
  const sum = (holds: (receiver: Receiver) => boolean) => receivers.reduce((all, one) => all + Number(holds(one)), 0)
  const places = placesOf(plan)
  return {
    receivers: receivers.length,
    toVerify: sum(({ toVerify }) => toVerify),
    roles: sum(({ email }) => isRoleAddress(email)),
    unknownBasis: sum(({ unknownBasis }) => unknownBasis),
    overCap: sum(({ contact }) => plan.overCap.has(contact)),
    heldAtStart: sum(({ country }) => !places(country).open),
    domains: [...domains]
      .map(([domain, countries]) => ({ domain, receivers: total(countries) }))
      .sort((a, b) => b.receivers - a.receivers || (a.domain < b.domain ? -1 : 1)),
    points: { needed: receivers.length, missing: Math.max(0, receivers.length - plan.points) },
    expected: expectedDuration(
      [...domains].flatMap(([domain, countries]) =>
        [...countries].map(([country, receivers]) => ({ domain, zones: places(country).zones, receivers })),
      ),
      plan,
    ),
  }
}

const total = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, one) => sum + one, 0)

/** Every country is asked about once. */
function placesOf({ zonesOf, limits, start, offsetAt }: DryRunPlan) {
  const week = openWeek(limits.hours)
  const known = new Map<string, { zones: Zones; open: boolean }>()
  return (country: string) => {
    const place = known.get(country)
    if (place) return place
    const zones = zonesOf(country)
    const made = {
      zones,
      open: openIn(week, zones, start, offsetAt).open,
    }
    known.set(country, made)
    return made
  }
}
