import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'

export const clockSteps = { hour: 3_600_000, day: 86_400_000, twoDays: 2 * 86_400_000 } as const
export type ClockStep = keyof typeof clockSteps
/** Nobody needs more of the future to try something out. */
const mostAheadMs = 366 * 86_400_000

/** The demo's own time: the computer's, and as much ahead of it as somebody has put it. */
export type DemoClock = {
  now: () => number
  aheadMs: () => number
  /** false: it is as far ahead as it goes */
  forward: (step: ClockStep) => Promise<boolean>
  /** hears each time that it was put forward */
  onForward: (heard: (aheadMs: number) => void) => void
}

export async function openDemoClock(database: Database): Promise<DemoClock> {
  let ahead = await asSystem(database, readAheadMs)
  const hearing: ((aheadMs: number) => void)[] = []
  return {
    now: () => Date.now() + ahead,
    aheadMs: () => ahead,
    async forward(step) {
      if (ahead + clockSteps[step] > mostAheadMs) return false
      ahead = await putForward(database, clockSteps[step])
      for (const heard of hearing) heard(ahead)
      return true
    },
    onForward: (heard) => void hearing.push(heard),
  }
}

const readAheadMs = async (connection: Connection): Promise<number> => {
  const { rows } = await connection.query<{ ahead: number }>(
    'select (extract(epoch from server_now() - now()) * 1000)::bigint as ahead',
  )
  return rows[0]!.ahead
}

/**
 * All that the server judges by its clock comes so much earlier, in one transaction. What is under way stays so: whoever is
 * signed in does not become idle, and batches of messages that are being sent are not taken for those of a dead process.
 */
const putForward = (database: Database, ms: number): Promise<number> =>
  asSystem(database, async (connection) => {
    // Who writes a batch down by the old clock is waited for.
    await connection.query('lock table campaign_batch in exclusive mode')
    const ahead = (await readAheadMs(connection)) + ms
    await connection.query(
      `create or replace function server_now() returns timestamptz language sql stable
       as $$ select now() + interval '${Math.trunc(ahead)} milliseconds' $$`,
    )
    await connection.query(
      `update campaign_batch set seen_at = seen_at + make_interval(secs => $1), claimed_at = claimed_at + make_interval(secs => $1)
       where settled_at is null`,
      [ms / 1_000],
    )
    await connection.query(
      `update session set last_seen = last_seen + make_interval(secs => $1), created_at = created_at + make_interval(secs => $1)
       where ended_at is null`,
      [ms / 1_000],
    )
    return ahead
  })
