import { hoursThere, opensThere } from '../campaigns/quietHours.ts'
import { countryAt, type ReceiverClock, zonesAt } from '../campaigns/receiverClock.ts'
import type { SendHours, ZoneOffsetAt } from '../campaigns/sendHours.ts'
import { nextRise, type PhoneAge, strangersAllowed } from './warmUp.ts'

const dayMs = 86_400_000
/** Who has written within so many days is no stranger, and WhatsApp's lock is not about them. */
const knownDays = 30

/**
 * What is known of a linked phone. `strangers`: when it wrote last to each of those who had not written, of the last 24 hours at least. `lockedUntil`
 * and `cap`: as WhatsApp said last. `backOffUntil`: nothing goes before, to nobody. `taskFrom`: the next message of a task not before.
 */
export type PhonePace = PhoneAge & {
  strangers: readonly number[]
  lockedUntil: number | null
  cap: NewChatCap | null
  backOffUntil: number
  refusals: number
  taskFrom: number
}
/** WhatsApp's limit on new chats: `left` may still be started until the quota resets at `until`. */
type NewChatCap = { left: number; until: number }

export const newPhonePace = (age: PhoneAge): PhonePace => ({
  ...age,
  strangers: [],
  lockedUntil: null,
  cap: null,
  backOffUntil: 0,
  refusals: 0,
  taskFrom: 0,
})

/** `heardAt`: when they wrote last; `writtenAt`: when this phone wrote to them last; null: never. */
export type LinkedReceiver = { heardAt: number | null; writtenAt: number | null; clock: ReceiverClock }
/** `home`: the zone of the sender, for receivers of whom no country is known. */
export type LinkedOrigin = { by: 'person' } | { by: 'task'; hours: SendHours; home: string }

/** `known`: has written lately. `begun`: has been written to within the day, and is counted. Else it is a first contact. */
export function relationOf({ heardAt, writtenAt }: LinkedReceiver, at: number): 'known' | 'begun' | 'stranger' {
  if (heardAt !== null && at - heardAt < knownDays * dayMs) return 'known'
  return writtenAt !== null && at - writtenAt < dayMs ? 'begun' : 'stranger'
}

/** Why a message may wait; of several the one that lasts longest is told. */
export const governorReasons = ['backOff', 'locked', 'newChats', 'warmUp', 'daily', 'interval', 'hours'] as const
export type GovernorReason = (typeof governorReasons)[number]
export type GovernorTurn = { may: true } | { may: false; until: number; why: GovernorReason }

type HeldUntil = { until: number; why: GovernorReason }

/** Whether this phone may write to this one now. `until`: the first moment at which nothing that is known now forbids it. */
export function mayWrite(
  phone: PhonePace,
  to: LinkedReceiver,
  origin: LinkedOrigin,
  now: number,
  offsetAt: ZoneOffsetAt,
): GovernorTurn {
  let until = now
  let longest: { ms: number; why: GovernorReason } | null = null
  // One thing may hold it when another has ended: it is night when the lock is over.
  for (let tries = 0; tries < 50; tries++) {
    const held = heldAt(phone, to, origin, until, offsetAt)
    if (!held) break
    const ms = held.until - until
    if (!longest || ms > longest.ms) longest = { ms, why: held.why }
    until = held.until
  }
  return longest ? { may: false, until, why: longest.why } : { may: true }
}

/** What forbids it at this moment, longest; null: nothing. */
function heldAt(
  phone: PhonePace,
  to: LinkedReceiver,
  origin: LinkedOrigin,
  at: number,
  offsetAt: ZoneOffsetAt,
): HeldUntil | null {
  const relation = relationOf(to, at)
  const held: HeldUntil[] = [{ until: phone.backOffUntil, why: 'backOff' }]
  if (relation !== 'known') held.push({ until: phone.lockedUntil ?? 0, why: 'locked' })
  if (relation === 'stranger') held.push(newChatFrom(phone, at), countedFrom(phone, at))
  if (origin.by === 'task') {
    held.push({ until: phone.taskFrom, why: 'interval' })
    held.push({ until: opensFor(to, origin, at, offsetAt), why: 'hours' })
  }
  const latest = held.reduce((one, other) => (other.until > one.until ? other : one))
  return latest.until > at ? latest : null
}

/** The receiver's hours, as text messages keep them. */
function opensFor(
  { clock }: LinkedReceiver,
  { hours, home }: Extract<LinkedOrigin, { by: 'task' }>,
  at: number,
  offsetAt: ZoneOffsetAt,
): number {
  return opensThere(hoursThere({ hours, channel: 'linked' }, countryAt(clock), at), zonesAt(clock, home), at, offsetAt)
}

const newChatFrom = ({ cap }: PhonePace, at: number): HeldUntil => ({
  until: cap && cap.left <= 0 ? cap.until : at,
  why: 'newChats',
})

/** The first moment at which one more leaves no 24 hours with more than is allowed then. */
function countedFrom(phone: PhonePace, at: number): HeldUntil {
  const why = nextRise(phone, at) ? 'warmUp' : 'daily'
  for (let from = at; ; ) {
    if (countedAt(phone, from).length < strangersAllowed(phone, from)) return { until: from, why }
    const leaves = Math.min(...countedAt(phone, from)) + dayMs
    from = Math.min(leaves, nextRise(phone, from)?.at ?? leaves)
  }
}

/** A clock that was put back makes nobody a stranger again, so those of later count too. */
const countedAt = ({ strangers }: PhonePace, at: number): number[] => strangers.filter((time) => time > at - dayMs)

/** After a message was handed to WhatsApp. `pauseMs`: until the next one of a task (`pauseOf`). */
export function afterWriting(phone: PhonePace, to: LinkedReceiver, at: number, pauseMs: number): PhonePace {
  const waited = { ...phone, taskFrom: Math.max(phone.taskFrom, at + pauseMs) }
  const relation = relationOf(to, at)
  if (relation === 'known') return waited
  if (relation === 'begun') return { ...waited, strangers: moved(phone.strangers, to.writtenAt, at) }
  const { cap } = phone
  return {
    ...waited,
    strangers: [...countedAt(phone, at), at],
    cap: cap && { ...cap, left: cap.left - 1 },
  }
}

/** A stranger who is written to again counts from the latest message on. */
function moved(strangers: readonly number[], from: number | null, to: number): number[] {
  const place = strangers.findIndex((time) => time === from)
  return strangers.map((time, at) => (at === place ? to : time))
}

/** Never shorter than the task says, and seldom twice the same; `chance` from 0 to 1. */
export const pauseOf = (intervalMs: number, chance: number): number =>
  Math.round(intervalMs + chance * Math.max(intervalMs / 2, 3_000))

/** As the driver reports them: `LinkedLimits`. */
type ReportedLimits = {
  lockedUntil: number | null
  quota: number | null
  used: number | null
  quotaEnds: number | null
}

/** What WhatsApp says counts as it is, whether it is more or less than it said before. */
export function afterLimits(
  phone: PhonePace,
  { lockedUntil, quota, used, quotaEnds }: ReportedLimits,
  at: number,
): PhonePace {
  // Without an end it holds for a day, and the limits are asked for again.
  const cap =
    quota === null || quota < 0 ? null : { left: Math.max(0, quota - (used ?? 0)), until: quotaEnds ?? at + dayMs }
  return { ...phone, lockedUntil, cap }
}

/** What the event `locked` says. */
export const afterLock = (phone: PhonePace, lockedUntil: number | null): PhonePace => ({ ...phone, lockedUntil })

const firstBackOffMs = 15 * 60_000
const mostBackOffMs = dayMs

/** WhatsApp asked for time: twice as much with each refusal in a row. Those of messages under way meanwhile tell nothing new. */
export function afterTooMuch(phone: PhonePace, at: number): PhonePace {
  if (at < phone.backOffUntil) return phone
  const wait = Math.min(mostBackOffMs, firstBackOffMs * 2 ** phone.refusals)
  return { ...phone, backOffUntil: at + wait, refusals: phone.refusals + 1 }
}

export const afterAccepted = (phone: PhonePace): PhonePace => (phone.refusals ? { ...phone, refusals: 0 } : phone)

/**
 * For the screen: of `limit` strangers in 24 hours `used` were written to, `left` may still be. `next`: when one more may be, where none
 * is left, and why not before. `rises`: when the limit does.
 */
export type StrangerCount = {
  used: number
  limit: number
  left: number
  next: { at: number; why: GovernorReason } | null
  rises: { at: number; strangers: number } | null
}

const stranger: LinkedReceiver = { heardAt: null, writtenAt: null, clock: '' }
const noOffset: ZoneOffsetAt = () => 0

export function strangerCount(phone: PhonePace, now: number): StrangerCount {
  const used = countedAt(phone, now).length
  const limit = strangersAllowed(phone, now)
  const turn = mayWrite(phone, stranger, { by: 'person' }, now, noOffset)
  const newChats = phone.cap && now < phone.cap.until ? phone.cap.left : limit
  return {
    used,
    limit,
    left: turn.may ? Math.min(limit - used, newChats) : 0,
    next: turn.may ? null : { at: turn.until, why: turn.why },
    rises: nextRise(phone, now),
  }
}
