import type { Database } from './connect.ts'

/** Rows per statement: what waits behind it waits for moments only. */
export const atOnce = 5_000

/** Repeats what takes no more than `most` at a time until it takes fewer. Gives how many it took in all. */
export async function untilFewer(most: number, take: () => Promise<number>): Promise<number> {
  for (let count = 0; ; ) {
    const taken = await take()
    count += taken
    if (taken < most) return count
  }
}

/** `sql`: takes no more than so many at a time (`atOnce`). Gives how many that were in all. */
export const inChunks = (database: Database, sql: string, values: readonly unknown[]): Promise<number> =>
  untilFewer(atOnce, async () => (await database.pool.query(sql, [...values])).rowCount ?? 0)

/** The same for each company: `take` works in one transaction. */
export async function inChunksPerAccount(
  database: Database,
  most: number,
  take: (account: string) => Promise<number>,
): Promise<number> {
  const { rows } = await database.pool.query<{ account: string }>('select account_id as account from sync_account')
  let count = 0
  for (const { account } of rows) count += await untilFewer(most, () => take(account))
  return count
}

/** What is from before a moment (`$1`). */
export const deleteOld = (database: Database, sql: string, before: number) => inChunks(database, sql, [before])
