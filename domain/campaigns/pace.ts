import { type EmailSender, warmUpDaily } from '../email/sender/sender.ts'
import { type Bucket, bucketAllows, fullBucket, type PaceRate, poured, refillOf } from './rateBook.ts'
import { opensInAll, openWeek, type ZoneOffsetAt, type Zones } from './sendHours.ts'

export type PaceLimits = Pick<EmailSender, 'hours' | 'per_hour' | 'per_domain_hour' | 'warms_up'>

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** A minute's worth goes at once at most. */
export const rateOfHour = (perHour: number): PaceRate => ({
  many: perHour,
  perMs: hourMs,
  atOnce: Math.max(1, Math.floor(perHour / 60)),
})
/** What comes back in an hour. */
export const sustained = (perHour: number) => refillOf(rateOfHour(perHour))

/**
 * Days on which the sender wrote, from 0; a day of silence warms nothing up. Each lasts 24 hours from its first mail on:
 * a sender writes to all zones, so no calendar is its own.
 */
export type WarmUp = { day: number; from: number; sent: number }

export type SenderPace = { bucket: Bucket; warmUp: WarmUp | null }
export const newSenderPace = ({ per_hour }: PaceLimits, now: number): SenderPace => ({
  bucket: fullBucket(rateOfHour(per_hour), now),
  warmUp: null,
})

/** `until`: nothing goes to the domain before; `refused`: how often in a row it put us off. */
export type DomainPace = { bucket: Bucket; until: number; refused: number }
export const newDomainPace = ({ per_domain_hour }: PaceLimits, now: number): DomainPace => ({
  bucket: fullBucket(rateOfHour(per_domain_hour), now),
  until: 0,
  refused: 0,
})

/** The day of the warm-up as it is at this time. */
export function warmUpAt(warmUp: WarmUp | null, now: number): WarmUp {
  if (!warmUp) return { day: 0, from: now, sent: 0 }
  return now < warmUp.from + dayMs ? warmUp : { day: warmUp.day + 1, from: now, sent: 0 }
}

function warmUpAllows(warmUp: WarmUp | null, now: number): number {
  const { day, from, sent } = warmUpAt(warmUp, now)
  return sent < warmUpDaily(day) ? now : from + dayMs
}

/**
 * What a message may wait for. Of a linked phone: `strangers` are as many as it may write to, `locked` and `newChats` are WhatsApp's
 * own limits on them, `interval` is the task's, and `away` that it is not connected.
 */
export const waits = [
  'senderPace',
  'warmUp',
  'domainPace',
  'dailyPeople',
  'strangers',
  'locked',
  'newChats',
  'interval',
  'away',
  'backOff',
  'hours',
] as const
type Wait = (typeof waits)[number]
/** The sender keeps to these for every receiver. */
export const holdsSender: ReadonlySet<Wait | null> = new Set<Wait>(['senderPace', 'warmUp', 'interval', 'away'])
/** `wait`: what it waits for longest; null: it may go now. */
export type Turn = { at: number; wait: Wait | null }

export type PaceNow = { sender: SenderPace; domain: DomainPace }

/** The first moment from now on at which a mail to this domain, to somebody in these zones, may go. */
export function turnOf(
  limits: PaceLimits,
  { sender, domain }: PaceNow,
  zones: Zones,
  now: number,
  offsetAt: ZoneOffsetAt,
): Turn {
  const allowed: [Wait, number][] = [
    ['senderPace', bucketAllows(sender.bucket, rateOfHour(limits.per_hour), now)],
    ['warmUp', limits.warms_up ? warmUpAllows(sender.warmUp, now) : now],
    ['domainPace', bucketAllows(domain.bucket, rateOfHour(limits.per_domain_hour), now)],
    ['backOff', domain.until],
  ]
  let turn: Turn = { at: now, wait: null }
  for (const [wait, at] of allowed) if (at > turn.at) turn = { at, wait }
  // All others only grow more lenient with time, so the hours are asked last.
  const open = opensInAll(openWeek(limits.hours), zones, turn.at, offsetAt)
  return open > turn.at ? { at: open, wait: 'hours' } : turn
}

/** After one was given to a server, whatever it says. */
export function afterMail(limits: PaceLimits, { sender, domain }: PaceNow, now: number): PaceNow {
  const day = warmUpAt(sender.warmUp, now)
  return {
    sender: {
      bucket: poured(sender.bucket, rateOfHour(limits.per_hour), now),
      warmUp: { ...day, sent: day.sent + 1 },
    },
    domain: { ...domain, bucket: poured(domain.bucket, rateOfHour(limits.per_domain_hour), now) },
  }
}

/**
 * Answers that mean not now, and how long the domain is left alone after the first of them: 421 too much or closing,
 * 450 and 451 mostly greylisting, which wants five minutes, 452 too full.
 */
const backOffMinutes = { 421: 10, 450: 5, 451: 5, 452: 15 } as const
const backOffMostMs = 4 * hourMs

/** The answers to mails that were under way when the domain put us off tell nothing new. */
export function afterAnswer(domain: DomainPace, code: number, now: number): DomainPace {
  if (now < domain.until) return domain
  if (!isBackOff(code)) return code >= 200 && code < 300 ? { ...domain, refused: 0 } : domain
  const wait = Math.min(backOffMostMs, backOffMinutes[code] * 60_000 * 2 ** domain.refused)
  return { ...domain, until: now + wait, refused: domain.refused + 1 }
}

const isBackOff = (code: number): code is keyof typeof backOffMinutes => code in backOffMinutes
