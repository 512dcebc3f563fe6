import type { Connection } from '../../db/connect.ts'
import { type LimitName, limitOf, operatorLimits } from '../../operatorLimits.ts'

type Queryable = Pick<Connection, 'query'>

/** How many mails a company may send now, as far as the operator is concerned; of none: why, and when that may change. */
export type SendingRoom =
  | { kind: 'free' }
  | { kind: 'some'; mails: number }
  | { kind: 'none'; why: 'switchedOff' | 'mailsADay'; until: number | null }

const free: SendingRoom = { kind: 'free' }
const off: SendingRoom = { kind: 'none', why: 'switchedOff', until: null }

/** The limits that hold mails: a task looks again at once when one of them is changed. */
export const roomLimits = ['mass-mail', 'mails-a-day', 'all-mails-a-day'] as const satisfies readonly LimitName[]

/**
 * Of the day, in UTC, what is left of the company's mails and of all companies' together. With `lock` nobody else takes of
 * it until the transaction ends; where the operator has set no cap nobody waits for anybody.
 */
export async function sendingRoomOf(
  connection: Queryable,
  account: string,
  { lock }: { lock: boolean },
): Promise<SendingRoom> {
  // What holds all companies holds also one that has a word of its own.
  for (const whose of [null, account]) if (!(await limitOf(connection, 'mass-mail', whose))) return off
  const most = await limitOf(connection, 'mails-a-day', account)
  const mostOfAll = await limitOf(connection, 'all-mails-a-day')
  let mails = Number.POSITIVE_INFINITY
  // The company's first, then that of all: in this order nobody waits for somebody who waits for them.
  if (most < operatorLimits['mails-a-day'].usual) {
    if (lock) await holdRoom(connection, `mails of ${account}`)
    mails = most - (await sentToday(connection, account))
  }
  if (mostOfAll < operatorLimits['all-mails-a-day'].usual) {
    if (lock) await holdRoom(connection, 'mails of all')
    mails = Math.min(mails, mostOfAll - (await sentToday(connection, null)))
  }
  if (mails === Number.POSITIVE_INFINITY) return free
  return mails > 0 ? { kind: 'some', mails } : { kind: 'none', why: 'mailsADay', until: await nextDay(connection) }
}

const holdRoom = (connection: Queryable, name: string) =>
  connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name])

const today = `date_trunc('day', server_now() at time zone 'UTC') at time zone 'UTC'`

/** Those under way count whole, until it is known what became of them; null: of all companies. */
async function sentToday(connection: Queryable, account: string | null): Promise<number> {
  const { rows } = await connection.query<{ mails: number }>(
    `select coalesce(sum(coalesce(used, size)), 0)::int as mails from campaign_batch
     where claimed_at >= ${today} and ($1::uuid is null or account_id = $1)`,
    [account],
  )
  return rows[0]!.mails
}

async function nextDay(connection: Queryable): Promise<number> {
  const { rows } = await connection.query<{ at: number }>(
    `select (extract(epoch from ${today} + interval '1 day') * 1000)::bigint as at`,
  )
  return rows[0]!.at
}
