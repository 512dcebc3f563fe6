import * as z from 'zod/mini'
import { says } from '../../errors.ts'
import { calls } from '../../shared/call.ts'
import { dayIn } from '../../statistics/days.ts'
import { campaignProducts } from '../channel.ts'

/** As `2026-11-26`, by the company's clock. */
const IsoDay = z.string().check(z.refine((text) => dayIn(text) !== null, says('inputInvalid')))
/** By their names: `receivers`, `sent`, `opened_unique` and so on. Those that are 0 are left out. */
const Numbers = z.record(z.string(), z.int())

export const statisticsCalls = calls({
  /** What happened to the company's mails on the days from the first to the last one, all in all and day by day; at most 400 days. */
  mailStatistics: {
    method: 'GET',
    path: '/api/mail-statistics',
    access: 'main',
    product: campaignProducts,
    signed: true,
    input: z.object({ from: IsoDay, to: IsoDay }),
    output: z.object({ total: Numbers, days: z.array(z.object({ day: z.string(), counts: Numbers })) }),
  },
})
