import type { CampaignChannel } from './channel.ts'
import { type ExpectedTimes, expectedDuration, type SendingPlan } from './duration.ts'
import { hoursThere, openThere } from './quietHours.ts'
import {
  type AudienceContact,
  type AudienceRules,
  domainOf,
  isBefore,
  isRoleAddress,
  receiverKey,
  type SkipReason,
  skipReasons,
  verdictOf,
} from './receivers.ts'
import type { Zones } from './sendHours.ts'

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
  /** what says at which hours it may go out; left out: email */
  channel?: CampaignChannel
  /** whose clocks count for a receiver of this country */
  zonesOf: (country: string) => Zones
  /** what there is of points */
  points: number
  examples: number
  /** contacts that have had as many messages as they may get */
  overCap: ReadonlySet<string>
}

type Receiver = { contact: string; email: string; country: string; toVerify: boolean; unknownBasis: boolean }

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
  const skipped = perReason(() => 0)
  const examples = perReason((): SkipExample[] => [])
  const receivers = new Map<string, Receiver>()
  let count = 0
  const skip = (reason: SkipReason, contact: string, email: string) => {
    skipped[reason]++
    keepFirst(examples[reason], { contact, email, instead: null }, plan.examples)
  }
  function take(contact: AudienceContact) {
    count++
    const verdict = verdictOf(contact, rules)
    if (verdict.kind === 'skipped') return skip(verdict.reason, contact.id, verdict.email)
    const { email, toVerify, unknownBasis } = verdict
    const receiver: Receiver = { contact: contact.id, email, country: contact.country, toVerify, unknownBasis }
    const key = receiverKey(email)
    const other = receivers.get(key)
    const later = other && (isBefore(other.contact, contact.id) ? receiver : other)
    if (later) skip('duplicate', later.contact, later.email)
    if (later !== receiver) receivers.set(key, receiver)
  }
  function result(): DryRun {
    for (const example of examples.duplicate)
      example.instead = receivers.get(receiverKey(example.email))?.contact ?? null
    return { contacts: count, skipped, examples, ...summedUp([...receivers.values()], plan) }
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
function placesOf({ zonesOf, limits, start, offsetAt, channel = 'email' }: DryRunPlan) {
  const known = new Map<string, { zones: Zones; open: boolean }>()
  return (country: string) => {
    const place = known.get(country)
    if (place) return place
    const zones = zonesOf(country)
    const made = {
      zones,
      open: openThere(hoursThere({ hours: limits.hours, channel }, country, start), zones, start, offsetAt).open,
    }
    known.set(country, made)
    return made
  }
}

const perReason = <T>(value: () => T) =>
  Object.fromEntries(skipReasons.map((reason) => [reason, value()])) as Record<SkipReason, T>

/** Keeps the first `most` in the order of receivers, however they come. */
function keepFirst(kept: SkipExample[], example: SkipExample, most: number) {
  const place = kept.findLastIndex(({ contact }) => !isBefore(example.contact, contact)) + 1
  if (place >= most) return
  kept.splice(place, 0, example)
  if (kept.length > most) kept.length = most
}
