import type { PayType } from '#domain/billing/order'
import { problemFields } from '../../payments/payWay.ts'
import { schedule } from '../../schedule.ts'
import { askProvider } from './notices.ts'
import type { Bank } from './orders.ts'

const openBillDays = 2

const openBillsEveryMs = 3_600_000

type OpenBill = { reference: string; provider_id: string | null; paytype: PayType }

export const startOpenBills = (bank: Bank) =>
  schedule((signal) => askForOpenBills(bank, signal), {
    everyMs: openBillsEveryMs,
    log: bank.log,
    failed: 'cannot ask for open bills',
  })

/** A webhook may be lost and the buyer gone: a bill whose time is over is asked for once more, for some days. */
export async function askForOpenBills(bank: Bank, signal?: AbortSignal): Promise<void> {
  const { rows } = await bank.database.pool.query<OpenBill>(
    `select reference, provider_id, paytype from payment_attempt
     where paid_at is null and shown is not null and expires_at between now() - $1 * interval '1 day' and now()
     order by created_at`,
    [openBillDays],
  )
  for (const bill of rows) {
    const way = bank.payWays[bill.paytype]
    if (signal?.aborted) return
    if (!way) continue
    await askProvider(bank.database, way, bill).catch((error: unknown) =>
      bank.log('a bill could not be asked for', { reference: bill.reference, ...problemFields(error) }),
    )
  }
}
