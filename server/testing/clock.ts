import type { Database } from '../db/connect.ts'

type Span = { days?: number; minutes?: number; seconds?: number }

const start = Date.UTC(2026, 10, 21, 9, 30)

/** The clock that sign-ins are judged by: stands still, so long after the beginning of the test. */
export async function setClock({ pool }: Database, span: Span): Promise<void> {
  await replace(pool, `select to_timestamp(${testTime(span) / 1_000})`)
}

/** It goes on, so much ahead. */
export const moveClock = ({ pool }: Database, seconds: number): Promise<void> =>
  replace(pool, `select now() + make_interval(secs => ${seconds})`)

export const releaseClock = ({ pool }: Database): Promise<void> => replace(pool, 'select now()')

/** In milliseconds, what the clock says then. */
export const testTime = ({ days = 0, minutes = 0, seconds = 0 }: Span): number =>
  start + ((days * 24 * 60 + minutes) * 60 + seconds) * 1_000

async function replace(pool: Database['pool'], body: string): Promise<void> {
  await pool.query(`create or replace function server_now() returns timestamptz language sql stable as $$ ${body} $$`)
}
