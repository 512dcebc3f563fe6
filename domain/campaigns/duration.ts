import { warmUpDaily } from '../email/sender/sender.ts'
import { type PaceLimits, sustained, type WarmUp, warmUpAt } from './pace.ts'
import { openIn, openWeek, type ZoneOffsetAt, type Zones } from './sendHours.ts'

/** Receivers of one domain in the same zones. */
export type Crowd = { domain: string; zones: Zones; receivers: number }

/** `last`: when about the last one gets it; null: later than is foreseen, a year at most; `left` get it after that. */
export type ExpectedTimes = { first: number | null; last: number | null; left: number }

export type SendingPlan = {
  limits: PaceLimits
  /** as it stands with the sender */
  warmUp: WarmUp | null
  start: number
  offsetAt: ZoneOffsetAt
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const mostMs = 366 * dayMs
/** So many changes of opening hours are looked at: zones of the whole world change a hundred times a day. */
const mostSteps = 20_000

/** The next moment at which a domain may get one. */
type Domain = { name: string; receivers: number; free: number }
type Group = { domain: Domain; hours: Hours; left: number }
type Hours = { zones: Zones; open: boolean; until: number }
type Run = {
  plan: SendingPlan
  now: number
  warmUp: WarmUp | null
  free: number
  left: number
  /** groups with nobody left that are still in the list */
  done: number
  first: number | null
  last: number
}

/**
 * Goes from one change of opening hours, or of the day of the warm-up, to the next, and gives each stretch as many mails
 * as fit into it: the domains with the most receivers first, as they take longest. Answers of servers are not foreseen.
 */
export function expectedDuration(crowds: Iterable<Crowd>, plan: SendingPlan): ExpectedTimes {
  const { groups, hours } = grouped(crowds, plan.start)
  const left = groups.reduce((sum, group) => sum + group.left, 0)
  const week = openWeek(plan.limits.hours)
  const run: Run = {
    plan,
    now: plan.start,
    warmUp: plan.warmUp,
    free: plan.start,
    left,
    done: 0,
    first: null,
    last: plan.start,
  }
  const end = plan.start + mostMs
  let waiting = groups
  for (let step = 0; run.left > 0 && run.now < end && step < mostSteps; step++) {
    for (const one of hours) if (one.until <= run.now) look(one, week, run)
    const to = hours.reduce((least, { until }) => Math.min(least, until), end)
    waiting = stretch(waiting, run, to)
  }
  const first = run.first === null ? null : Math.round(run.first)
  return { first, last: run.left === 0 && first !== null ? Math.round(run.last) : null, left: run.left }
}

const always = { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] }

/** When so many mails have gone by the pace of their sender alone: sending hours and other servers may take longer. */
export function earliestEnd(
  mails: number,
  { per_hour, warms_up, warm_up }: Pick<PaceLimits, 'per_hour' | 'warms_up'> & { warm_up: WarmUp | null },
  now: number,
): number | null {
  const limits = { hours: always, per_hour, per_domain_hour: per_hour, warms_up }
  const plan = { limits, warmUp: warm_up, start: now, offsetAt: () => 0 }
  return expectedDuration([{ domain: '', zones: ['UTC'], receivers: mails }], plan).last
}

function look(hours: Hours, week: readonly boolean[], { now, plan }: Run) {
  const { open, until } = openIn(week, hours.zones, now, plan.offsetAt)
  Object.assign(hours, { open, until: until ?? Number.POSITIVE_INFINITY })
}

/** Sends until `to`, or until the warm-up lets no more go before; gives back whose mails are left. */
function stretch(groups: Group[], run: Run, to: number): Group[] {
  const { limits } = run.plan
  const day = warmUpAt(run.warmUp, run.now)
  const today = limits.warms_up ? warmUpDaily(day.day) - day.sent : Number.POSITIVE_INFINITY
  const dayEnd = limits.warms_up ? Math.min(to, day.from + dayMs) : to
  const spacing = hourMs / sustained(limits.per_hour)
  const began = Math.max(run.free, run.now)
  const room = Math.min(today, fitting(began, dayEnd, spacing))
  const sent = sendOpen(groups, run, dayEnd, room)
  run.now = dayEnd
  if (sent === 0) return groups
  run.warmUp = { ...day, sent: day.sent + sent }
  run.first ??= began
  run.free = began + sent * spacing
  run.left -= sent
  return run.done > groups.length / 8 ? withoutDone(groups, run) : groups
}

/** Now and then: to copy them whenever one is through takes longer than all else. */
function withoutDone(groups: Group[], run: Run): Group[] {
  run.done = 0
  return groups.filter(({ left }) => left > 0)
}

function sendOpen(groups: Group[], run: Run, to: number, room: number): number {
  const spacing = hourMs / sustained(run.plan.limits.per_domain_hour)
  let sent = 0
  for (const group of groups) {
    if (sent >= room) break
    if (group.left === 0 || !group.hours.open) continue
    const began = Math.max(group.domain.free, run.now)
    const count = Math.min(group.left, room - sent, fitting(began, to, spacing))
    if (count <= 0) continue
    group.left -= count
    if (group.left === 0) run.done++
    group.domain.free = began + count * spacing
    sent += count
    const lastOfSender = Math.max(run.free, run.now) + (sent - 1) * (hourMs / sustained(run.plan.limits.per_hour))
    run.last = Math.max(run.last, lastOfSender, began + (count - 1) * spacing)
  }
  return sent
}

/** How many mails begin from `from` to before `to`. */
const fitting = (from: number, to: number, spacing: number) => (from < to ? Math.ceil((to - from) / spacing) : 0)

function grouped(crowds: Iterable<Crowd>, start: number): { groups: Group[]; hours: Hours[] } {
  const domains = new Map<string, Domain>()
  const hours = new Map<string, Hours>()
  const groups: Group[] = []
  for (const { domain: name, zones, receivers } of crowds) {
    const domain = domains.get(name) ?? { name, receivers: 0, free: start }
    domains.set(name, domain)
    domain.receivers += receivers
    const key = zones.join()
    const own = hours.get(key) ?? { zones, open: false, until: start }
    hours.set(key, own)
    groups.push({ domain, hours: own, left: receivers })
  }
  groups.sort((a, b) => b.domain.receivers - a.domain.receivers || (placeOf(a) < placeOf(b) ? -1 : 1))
  return { groups, hours: [...hours.values()] }
}

const placeOf = ({ domain, hours }: Group) => `${domain.name} ${hours.zones.join()}`
