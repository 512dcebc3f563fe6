import * as z from 'zod/mini'
import { Id } from '../../shared/schema.ts'
import { type Day, dayIn, isoDay } from '../../statistics/days.ts'
import { ShopTexts } from '../texts.ts'

/** Over how many days visits are looked at. */
export const visitSpans = [7, 30, 90] as const
export type VisitSpan = (typeof visitSpans)[number]
/** Products of one span that are told of: those that were seen most. */
export const mostSeenProducts = 50

const counted = { views: z.int().check(z.minimum(0)), inquiries: z.int().check(z.minimum(0)) }
const calendarDay = z.iso.date()

const VisitDay = z.object({ day: calendarDay, ...counted, visitors: z.int().check(z.minimum(0)) })
export type VisitDay = z.output<typeof VisitDay>

/** `id`, null: no product has this address any more. */
const SeenProduct = z.object({ slug: z.string(), id: z.nullable(Id), title: ShopTexts, ...counted })
export type SeenProduct = z.output<typeof SeenProduct>

const SeenLanguage = z.object({ language: z.string(), ...counted })
export type SeenLanguage = z.output<typeof SeenLanguage>

/** All spans at once: who has seen them once has them without a network. Days are those of UTC. */
export const VisitCounts = z.object({
  today: calendarDay,
  /** those on which something happened, up to the longest span back */
  days: z.array(VisitDay),
  spans: z.array(z.object({ span: z.int(), products: z.array(SeenProduct), languages: z.array(SeenLanguage) })),
})
export type VisitCounts = z.output<typeof VisitCounts>

/** Every day of a span, the first one first; one on which nothing happened is a zero. */
export function visitDays({ today, days }: VisitCounts, span: VisitSpan): (VisitDay & { from: Day })[] {
  const last = dayIn(today) ?? 0
  const known = new Map(days.map((one) => [one.day, one]))
  return Array.from({ length: span }, (_, n) => {
    const from = last - span + 1 + n
    const day = isoDay(from)
    return { ...(known.get(day) ?? { day, views: 0, visitors: 0, inquiries: 0 }), from }
  })
}

type Totals = Pick<VisitDay, 'views' | 'visitors' | 'inquiries'>

/** Who came on two days is counted twice: nobody is recognised after the day. */
export const visitTotals = (days: readonly Totals[]): Totals =>
  days.reduce(
    (sum, { views, visitors, inquiries }) => ({
      views: sum.views + views,
      visitors: sum.visitors + visitors,
      inquiries: sum.inquiries + inquiries,
    }),
    { views: 0, visitors: 0, inquiries: 0 },
  )

/** Inquiries of each visit, or of each page that was seen; null: nobody was there. An inquiry that came without a visit is no more than one of one. */
export const inquiryRate = (inquiries: number, of: number): number | null =>
  of > 0 ? Math.min(1, inquiries / of) : null
