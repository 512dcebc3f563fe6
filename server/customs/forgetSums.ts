import type { Connection } from '../db/connect.ts'

/** What is kept may name a company that went, or count rows that did. */
export async function forgetSums(connection: Connection, account: string): Promise<void> {
  await connection.query('delete from customs_company_sum where account_id = $1', [account])
}
