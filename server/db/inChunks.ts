import type { Database } from './connect.ts'

/** Rows per statement: what waits behind it waits for moments only. */
export const atOnce = 5_000

/** `sql`: takes no more than so many at a time (`atOnce`). Gives how many that were in all. */
export async function inChunks(database: Database, sql: string, values: readonly unknown[]): Promise<number> {
  for (let count = 0; ; ) {
    const { rowCount } = await database.pool.query(sql, [...values])
    count += rowCount ?? 0
    if ((rowCount ?? 0) < atOnce) return count
  }
}

/** What is from before a moment (`$1`). */
export const deleteOld = (database: Database, sql: string, before: number) => inChunks(database, sql, [before])
