import * as z from 'zod/mini'
import type { CampaignChannel } from '../channel.ts'
import { type Counts, countOf, deliveredIn } from './counters.ts'

/** The columns of the report on who sent what. `points`: those that were spent; what a task only holds is not. */
export const reportColumns = ['sent', 'delivered', 'answered', 'failed', 'points'] as const
export type ReportColumn = (typeof reportColumns)[number]

/** `delivered` of a day can be below 0: a mail comes back on another day than it was sent. */
export const ReportSums = z.object({
  sent: z.int(),
  delivered: z.int(),
  answered: z.int(),
  failed: z.int(),
  points: z.int(),
})
export type ReportSums = z.output<typeof ReportSums>

export const noSums: ReportSums = { sent: 0, delivered: 0, answered: 0, failed: 0, points: 0 }

/** A mail is delivered until it comes back; of other messages, receipts say it. */
export const sumsIn = (channel: CampaignChannel, counts: Counts, points: number): ReportSums => ({
  sent: countOf(counts, 'sent'),
  delivered: channel === 'email' ? deliveredIn(counts) : countOf(counts, 'delivered'),
  answered: countOf(counts, 'replied'),
  failed: countOf(counts, 'failed'),
  points,
})

export const addSums = (a: ReportSums, b: ReportSums): ReportSums => ({
  sent: a.sent + b.sent,
  delivered: a.delivered + b.delivered,
  answered: a.answered + b.answered,
  failed: a.failed + b.failed,
  points: a.points + b.points,
})

export const isEmptySums = (sums: ReportSums) => reportColumns.every((column) => sums[column] === 0)
