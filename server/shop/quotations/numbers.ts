import { type QuotationKind, quotationNumber } from '#domain/shop/quotation/quotation'
import type { Connection } from '../../db/connect.ts'

/** The next number of the company's year; whoever else wants one waits until this transaction has ended. */
export async function nextNumber(
  connection: Connection,
  account: string,
  kind: QuotationKind,
  now: number,
): Promise<string> {
  const year = new Date(now).getUTCFullYear()
  const { rows } = await connection.query<{ n: number }>(
    `insert into quotation_counter as c (account_id, kind, year, n) values ($1, $2, $3, 1)
     on conflict (account_id, kind, year) do update set n = c.n + 1 returning n`,
    [account, kind, year],
  )
  return quotationNumber(kind, year, rows[0]!.n)
}
