import type { Connection } from '../db/connect.ts'

/** In milliseconds, by the one clock that all processes share. */
export async function serverNow(connection: Connection): Promise<number> {
  const { rows } = await connection.query<{ now: number }>(
    'select (extract(epoch from server_now()) * 1000)::bigint as now',
  )
  return rows[0]!.now
}
