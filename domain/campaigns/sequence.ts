import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { Id, text } from '../shared/schema.ts'
import { CampaignChannel } from './channel.ts'

export const sequenceSteps = 30
/** on one way through it */
export const sequenceMails = 12
const sequenceDays = 365

const StepId = text(40).check(z.minLength(1))
/** null: the sequence is through */
const Next = z.nullable(StepId)

export const askedOf = ['opened', 'clicked', 'replied'] as const

/** A later one stands below the one before it where it is read. Its subject stays as written: “Re:” is for who answers. */
const Mail = z.object({
  kind: z.literal('mail'),
  id: StepId,
  message: Id,
  next: Next,
  /** another one than the task's, with the senders that it may go over */
  channel: z.optional(CampaignChannel),
  senders: z.optional(z.array(Id).check(z.maxLength(20))),
})
const Wait = z
  .object({
    kind: z.literal('wait'),
    id: StepId,
    days: z.int().check(z.minimum(0), z.maximum(90)),
    hours: z.int().check(z.minimum(0), z.maximum(23)),
    next: Next,
  })
  .check(z.refine(({ days, hours }) => days + hours > 0, says('inputInvalid')))
/** Asks what the receiver has done until now with the mail of another step. */
const Condition = z.object({
  kind: z.literal('condition'),
  id: StepId,
  asks: z.enum(askedOf),
  mail: StepId,
  yes: Next,
  no: Next,
})

export const SequenceStep = z.discriminatedUnion('kind', [Mail, Wait, Condition])
export type SequenceStep = z.output<typeof SequenceStep>

/** It begins with the first of its steps. An answer ends it for who answered, where it says so; a no always does. */
export const Sequence = z.object({
  steps: z.array(SequenceStep).check(z.maxLength(sequenceSteps)),
  stops_on_reply: z.boolean(),
})
export type Sequence = z.output<typeof Sequence>

const sequenceFlaws = [
  'empty',
  'noMail',
  /** two steps of one name */
  'sameId',
  /** leads to, or asks about, a step that there is not */
  'unknownStep',
  'loops',
  /** no way leads there */
  'unreachable',
  /** two mails with no wait between them, or a question about a mail that has just left */
  'noWait',
  /** asks about a step that is no mail, or none that was sent before on any way */
  'asksUnsent',
  /** asks for an answer, which ends it before */
  'neverAnswered',
  'tooManyMails',
  /** the first message goes over another channel than the task */
  'otherFirst',
  /** goes over another channel, and over no sender of it */
  'noSender',
  'tooLong',
] as const
export type SequenceFlaw = { flaw: (typeof sequenceFlaws)[number]; step: string }

const hourMs = 3_600_000
export const waitMs = ({ days, hours }: Pick<z.output<typeof Wait>, 'days' | 'hours'>) => (days * 24 + hours) * hourMs

const waysFrom = (step: SequenceStep): string[] =>
  (step.kind === 'condition' ? [step.yes, step.no] : [step.next]).filter((next) => next !== null)

export const stepsById = ({ steps }: Pick<Sequence, 'steps'>): ReadonlyMap<string, SequenceStep> =>
  new Map(steps.map((step) => [step.id, step]))

/** Of each step the mails that somebody may get after it. */
export function mailsAfter(sequence: Pick<Sequence, 'steps'>): Record<string, string[]> {
  const byId = stepsById(sequence)
  const after = (id: string) => {
    const seen = new Set<string>()
    for (const ways = waysFrom(byId.get(id)!); ways.length > 0; ) {
      const next = ways.pop()!
      if (!seen.has(next) && byId.has(next)) ways.push(...waysFrom(byId.get(next)!))
      seen.add(next)
    }
    return [...seen].filter((step) => byId.get(step)?.kind === 'mail')
  }
  return Object.fromEntries(sequence.steps.map(({ id }) => [id, after(id)]))
}

/** What is wrong with it; none: it may start, sends no two mails at once, and ends for everybody. */
export function flawsOf(sequence: Sequence): SequenceFlaw[] {
  const broken = brokenLinks(sequence)
  // Ways can be walked only where every link leads somewhere and none leads back.
  if (broken.length > 0) return broken
  const sorted = inOrder(sequence)
  if (!sorted) return sequence.steps.filter((step) => reaches(sequence, step, step.id)).map(flawed('loops'))
  return [
    ...unreached(sequence, sorted),
    ...pauseFlaws(sorted),
    ...questionFlaws(sequence),
    ...lengthFlaws(sorted),
    ...channelFlaws(sorted),
  ]
}

const flawed =
  (flaw: SequenceFlaw['flaw']) =>
  ({ id }: { id: string }): SequenceFlaw => ({ flaw, step: id })

function brokenLinks({ steps }: Sequence): SequenceFlaw[] {
  if (steps.length === 0) return [{ flaw: 'empty', step: '' }]
  const ids = new Set(steps.map(({ id }) => id))
  const links = (step: SequenceStep) => [...waysFrom(step), ...(step.kind === 'condition' ? [step.mail] : [])]
  return [
    ...(steps.some(({ kind }) => kind === 'mail') ? [] : [{ flaw: 'noMail', step: '' } as const]),
    ...steps.filter(({ id }, index) => steps.findIndex((other) => other.id === id) < index).map(flawed('sameId')),
    ...steps.filter((step) => links(step).some((id) => !ids.has(id))).map(flawed('unknownStep')),
  ]
}

/** Every step before those that it leads to; null where one leads back to itself. */
function inOrder({ steps }: Sequence): SequenceStep[] | null {
  const left = new Set(steps)
  const sorted: SequenceStep[] = []
  while (left.size > 0) {
    const led = new Set([...left].flatMap(waysFrom))
    const free = [...left].filter(({ id }) => !led.has(id))
    if (free.length === 0) return null
    for (const step of free) left.delete(step)
    sorted.push(...free)
  }
  return sorted
}

function reaches(sequence: Sequence, from: SequenceStep, id: string): boolean {
  const byId = stepsById(sequence)
  const reached = new Set<string>()
  const open = waysFrom(from)
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    const step = byId.get(next)
    if (step) open.push(...waysFrom(step))
  }
  return reached.has(id)
}

function unreached(sequence: Sequence, sorted: readonly SequenceStep[]): SequenceFlaw[] {
  const [first] = sequence.steps
  return first
    ? sorted.filter((step) => step !== first && !reaches(sequence, first, step.id)).map(flawed('unreachable'))
    : []
}

/** Steps that come after a mail on some way with no wait between, and are a mail or ask about that one. */
function pauseFlaws(sorted: readonly SequenceStep[]): SequenceFlaw[] {
  const justSent = new Map<string, Set<string>>()
  const flaws: SequenceFlaw[] = []
  for (const step of sorted) {
    const before = justSent.get(step.id) ?? new Set()
    if (step.kind === 'mail' ? before.size > 0 : step.kind === 'condition' && before.has(step.mail))
      flaws.push({ flaw: 'noWait', step: step.id })
    const after = step.kind === 'wait' ? [] : step.kind === 'mail' ? [step.id] : [...before]
    for (const next of waysFrom(step)) justSent.set(next, new Set([...(justSent.get(next) ?? []), ...after]))
  }
  return flaws
}

function questionFlaws(sequence: Sequence): SequenceFlaw[] {
  const byId = stepsById(sequence)
  return sequence.steps.flatMap((step): SequenceFlaw[] => {
    if (step.kind !== 'condition') return []
    const asked = byId.get(step.mail)
    if (asked?.kind !== 'mail' || !reaches(sequence, asked, step.id)) return [{ flaw: 'asksUnsent', step: step.id }]
    return step.asks === 'replied' && sequence.stops_on_reply ? [{ flaw: 'neverAnswered', step: step.id }] : []
  })
}

function channelFlaws(sorted: readonly SequenceStep[]): SequenceFlaw[] {
  const first = sorted.find(({ kind }) => kind === 'mail')
  return sorted.flatMap((step): SequenceFlaw[] => {
    if (step.kind !== 'mail' || !step.channel) return []
    if (step === first) return [{ flaw: 'otherFirst', step: step.id }]
    return step.senders?.length ? [] : [{ flaw: 'noSender', step: step.id }]
  })
}

function lengthFlaws(sorted: readonly SequenceStep[]): SequenceFlaw[] {
  const ways = longestWays(sorted)
  return sorted.flatMap((step): SequenceFlaw[] => {
    const { mails, ms } = ways.get(step.id)!
    if (step.kind === 'mail' && mails > sequenceMails) return [{ flaw: 'tooManyMails', step: step.id }]
    return step.kind === 'wait' && ms > sequenceDays * 24 * hourMs ? [{ flaw: 'tooLong', step: step.id }] : []
  })
}

/** To the end of each step, of steps that are in order. */
function longestWays(sorted: readonly SequenceStep[]): ReadonlyMap<string, { mails: number; ms: number }> {
  const ways = new Map(sorted.map(({ id }) => [id, { mails: 0, ms: 0 }]))
  for (const step of sorted) {
    const way = ways.get(step.id)!
    way.mails += Number(step.kind === 'mail')
    way.ms += step.kind === 'wait' ? waitMs(step) : 0
    for (const next of waysFrom(step)) {
      const known = ways.get(next)!
      ways.set(next, { mails: Math.max(way.mails, known.mails), ms: Math.max(way.ms, known.ms) })
    }
  }
  return ways
}

/** How many mails one receiver gets at most; 0 where it cannot be walked. */
export function mostMails(sequence: Sequence): number {
  const sorted = brokenLinks(sequence).length ? null : inOrder(sequence)
  return sorted ? Math.max(...[...longestWays(sorted).values()].map(({ mails }) => mails)) : 0
}
