import * as z from 'zod/mini'
import { says } from '../../errors.ts'
import { calls } from '../../shared/call.ts'
import { Id } from '../../shared/schema.ts'
import { dayIn } from '../../statistics/days.ts'
import { Person } from '../../subAccounts/person.ts'
import { CampaignChannel, campaignProducts } from '../channel.ts'
import { ReportSums } from './sendingReport.ts'

/** As `2026-11-26`, by the company's clock. */
const IsoDay = z.string().check(z.refine((text) => dayIn(text) !== null, says('inputInvalid')))
/** By their names: `receivers`, `sent`, `opened_unique` and so on. Those that are 0 are left out. */
const Numbers = z.record(z.string(), z.int())

/** No more days are asked for at once. */
export const mostAskedDays = 400

export const statisticsCalls = calls({
  /** What happened to the company's mails on the days from the first to the last one, all in all and day by day; at most `mostAskedDays`. */
  mailStatistics: {
    method: 'GET',
    path: '/api/mail-statistics',
    access: 'main',
    product: campaignProducts,
    signed: true,
    input: z.object({ from: IsoDay, to: IsoDay }),
    output: z.object({ total: Numbers, days: z.array(z.object({ day: z.string(), counts: Numbers })) }),
  },
  /**
   * What each person of the company sent over one channel, in all and by day, on the days from the first to the last one; at
   * most `mostAskedDays`. Everybody who is there, and who left as far as there is something to say. Days with nothing are left out.
   */
  subAccountReport: {
    method: 'GET',
    path: '/api/sub-account-report',
    access: 'main',
    product: campaignProducts,
    signed: true,
    input: z.object({ channel: CampaignChannel, from: IsoDay, to: IsoDay }),
    output: z.object({
      list: z.array(
        z.object({
          user: Id,
          username: z.string(),
          nickname: z.string(),
          status: Person.shape.status,
          is_main: z.boolean(),
          total: ReportSums,
          days: z.array(z.object({ day: z.string(), ...ReportSums.shape })),
        }),
      ),
    }),
  },
})
