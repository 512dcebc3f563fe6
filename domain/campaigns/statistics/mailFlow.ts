import { type Counts, countOf, suppressedBy } from './counters.ts'
import { type MailStage, mailFunnel } from './rates.ts'

/** Where receivers are who are not among the delivered ones. */
const lostBeforeSent = ['suppressed', 'failed', 'uncertain', 'held', 'claimed', 'waiting'] as const
const lostOnTheWay = ['returned_hard', 'returned_soft'] as const
/** Nobody knows whether they looked: pictures may be off. */
const lostInTheBox = ['notOpened', 'notClicked'] as const
type LossKind = (typeof lostBeforeSent)[number] | (typeof lostOnTheWay)[number] | (typeof lostInTheBox)[number]

/** `reason`: of suppressed ones, '' where none was written down. */
export type Loss = { kind: LossKind; reason?: string; count: number }
/** A stage, and who of the stage before it did not get there: together they are that stage. */
export type FlowStage = MailStage & { lost: Loss[] }

/**
 * From all receivers to those who clicked. `late`: mails that came back in a time in which fewer were sent; they were sent
 * before it, so they are taken from nothing here.
 */
export type MailFlow = { stages: FlowStage[]; late: number }

export function mailFlow(counts: Counts): MailFlow {
  const stages = mailFunnel(counts)
  const lost = lossesOf(counts, stages)
  const returned = lostOnTheWay.reduce((sum, kind) => sum + countOf(counts, kind), 0)
  const counted = sumOf(lost.delivered)
  return {
    stages: stages.map((stage) => ({ ...stage, lost: lost[stage.stage].filter(({ count }) => count > 0) })),
    late: returned - counted,
  }
}

function lossesOf(counts: Counts, stages: readonly MailStage[]): Record<MailStage['stage'], Loss[]> {
  const count = Object.fromEntries(stages.map(({ stage, count }) => [stage, count])) as Record<
    MailStage['stage'],
    number
  >
  const hard = Math.min(countOf(counts, 'returned_hard'), count.sent)
  return {
    receivers: [],
    sent: lostBeforeSent.flatMap((kind) =>
      kind === 'suppressed' ? suppressedIn(counts) : [{ kind, count: countOf(counts, kind) }],
    ),
    delivered: [
      { kind: 'returned_hard', count: hard },
      { kind: 'returned_soft', count: count.sent - count.delivered - hard },
    ],
    opened_unique: [{ kind: 'notOpened', count: count.delivered - count.opened_unique }],
    clicked_unique: [{ kind: 'notClicked', count: count.opened_unique - count.clicked_unique }],
  }
}

function suppressedIn(counts: Counts): Loss[] {
  const named = suppressedBy(counts).map(({ reason, count }): Loss => ({ kind: 'suppressed', reason, count }))
  return [...named, { kind: 'suppressed', reason: '', count: countOf(counts, 'suppressed') - sumOf(named) }]
}

export const sumOf = (losses: readonly Loss[]) => losses.reduce((sum, { count }) => sum + count, 0)
