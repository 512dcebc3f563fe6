import * as z from 'zod/mini'
import { Time } from '../shared/schema.ts'

const count = z.int().check(z.minimum(0))

/** Where an arrow of a run stands. */
export const arrowStates = [
  'waiting',
  'going',
  /** of a channel: the first batch is looked at */
  'gate',
  'insufficientPoints',
  'verificationException',
  'failed',
  'closed',
  'done',
] as const
export type ArrowState = (typeof arrowStates)[number]
export const isArrowOver = (state: ArrowState) => state === 'failed' || state === 'closed' || state === 'done'

/** Ways of a run before its steps, in their order. */
export const leadingArrows = ['collect', 'review', 'verify', 'freeze'] as const
export type LeadingArrow = (typeof leadingArrows)[number]

/** What came of messages of one source, or of one hour. */
const AutoOutcome = z.object({ on: count, opened: count, clicked: count, replied: count })
export type AutoOutcome = z.output<typeof AutoOutcome>

/**
 * One arrow of a run with its counts: of those who came (`from`) so many went on, so many wait, and so many left, by reason. It
 * always adds up (`isConserved`).
 */
export const AutoArrow = z.object({
  /** one of `leadingArrows`, or the id of a step */
  key: z.string(),
  state: z.enum(arrowStates),
  from: count,
  on: count,
  waiting: count,
  out: z.record(z.string(), count),
  /** how it did, where it sends */
  opened: count,
  clicked: count,
  replied: count,
  points: count,
  /** of a step: by the source of its people, and by the hour (UTC) at which messages left; a row of an older server has none */
  sources: z.optional(z.record(z.string(), AutoOutcome)),
  hours: z.optional(z.record(z.string(), AutoOutcome)),
  /** what is waited for, and until when; '' and null: nothing */
  waits_for: z.string(),
  until: z.nullable(Time),
})
export type AutoArrow = z.output<typeof AutoArrow>

export const newArrow = (key: string): AutoArrow => ({
  key,
  state: 'waiting',
  from: 0,
  on: 0,
  waiting: 0,
  out: {},
  opened: 0,
  clicked: 0,
  replied: 0,
  points: 0,
  waits_for: '',
  until: null,
})

export const leftBy = ({ out }: Pick<AutoArrow, 'out'>) => Object.values(out).reduce((sum, one) => sum + one, 0)

export const isConserved = (arrow: Pick<AutoArrow, 'from' | 'on' | 'waiting' | 'out'>): boolean =>
  arrow.from === arrow.on + arrow.waiting + leftBy(arrow)

/**
 * The arrows whose numbers do not add up. Each stage before the first message passes its people on to the next one when it is
 * complete. Every message step starts from the whole frozen audience.
 */
export function brokenArrows(flow: readonly AutoArrow[]): string[] {
  const byKey = new Map(flow.map((arrow) => [arrow.key, arrow]))
  const frozen = byKey.get('freeze')
  return flow
    .filter((arrow) => {
      const leading = leadingArrows.indexOf(arrow.key as LeadingArrow)
      const before = leading > 0 ? byKey.get(leadingArrows[leading - 1]!) : undefined
      const comes = leading >= 0 ? before?.on : frozen?.on
      const hasBegun = arrow.state !== 'waiting'
      return !isConserved(arrow) || (hasBegun && comes !== undefined && arrow.from !== comes)
    })
    .map(({ key }) => key)
}
