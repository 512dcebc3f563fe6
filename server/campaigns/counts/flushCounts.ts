import type { EmailCounts } from '#domain/campaigns/statistics/counters'
import { countsPlaceOf, type Delta, withDeltas } from '#domain/campaigns/statistics/statistics'
import type { Row } from '#domain/shared/mutation'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import type { Log } from '../../log.ts'
import { serverNow } from '../../people/serverNow.ts'
import { schedule } from '../../schedule.ts'
import { newIdAt } from '../../sync/newId.ts'
import { changeServerRows, nextSeq } from '../../sync/serverRows.ts'
import {
  type ContactNews,
  informedOrigins,
  lockContacts,
  newlyBounced,
  newsOf,
  revivedByClicks,
  tellAddresses,
  tellContacts,
} from './contacts.ts'

/** until a look at a mail is told to its contact: programs give themselves away by what they do next */
const mailLookSettlesMs = 3_000

/** how soon devices hear what became of mails */
const mailCountsEveryMs = 1_500

/** Puts what happened to mails into the numbers and the contacts that devices have; in every process. */
export const startCounts = ({ database, log }: { database: Database; log: Log }) =>
  schedule((signal) => flushCounts(database, signal, { settleMs: mailLookSettlesMs }), {
    everyMs: mailCountsEveryMs,
    log,
    failed: 'mails could not be counted',
  })

/**
 * Until nothing waits. The companies take turns, so that the first mails of one do not wait for 30,000 of another one.
 * `settleMs`: so long it takes until a look at a mail is a person's for its contact, because the next ones may show that
 * it was a program's; the numbers are set right then, and a contact is never taken back.
 */
export async function flushCounts(
  database: Database,
  stopped = AbortSignal.any([]),
  { settleMs = 0 } = {},
): Promise<void> {
  let waiting = await accountsWaiting(database)
  while (waiting.length && !stopped.aborted) {
    const more: string[] = []
    for (const account of waiting) if (await flushSome(database, account, settleMs)) more.push(account)
    waiting = more
  }
}

async function accountsWaiting({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ account: string }>(
    `select account_id as account from campaign_delta union select account_id from campaign_contact_delta order by 1`,
  )
  return rows.map(({ account }) => account)
}

const atOnce = 5_000

/**
 * Whether there may be more. What is taken is gone with the same commit that counts it, so each counts once. One process
 * at a time: another one would only wait for the same numbers.
 */
function flushSome(database: Database, account: string, settleMs: number): Promise<boolean> {
  return asSystem(database, async (connection) => {
    if (!(await isMyTurn(connection, account))) return false
    const deltas = await takeDeltas(connection, account)
    const told = await takeContactDeltas(connection, account, settleMs)
    if (deltas.length + told.length === 0) return false
    const heard = await newsOf(connection, account, told)
    const clicked = told.filter((_, at) => heard[at]!.engagement === 'clicked')
    const revived = await revivedByClicks(connection, account, clicked)
    const news = [...heard, ...revived]
    await lockContacts(connection, account, news)
    await tellAddresses(connection, account, news)
    const counted = await changeServerRows(connection, account, [
      {
        entity: 'suppression',
        puts: await newlyBounced(connection, account, news, await serverNow(connection)),
        removes: revived.map(({ suppression }) => suppression),
      },
      { entity: 'campaign_counts', ...(await countsAfter(connection, account, deltas)) },
      { entity: 'contact_origin', puts: await informedOrigins(connection, account, told, await serverNow(connection)) },
    ])
    if (news.length) await writeContacts(connection, account, news, counted)
    return deltas.length === atOnce || told.length === atOnce
  })
}

async function isMyTurn(connection: Connection, account: string): Promise<boolean> {
  const { rows } = await connection.query<{ mine: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('email counts ' || $1::uuid, 0)) as mine`,
    [account],
  )
  return rows[0]!.mine
}

async function takeDeltas(connection: Connection, account: string): Promise<Delta[]> {
  const { rows } = await connection.query<Delta>(
    `delete from campaign_delta where id in (select id from campaign_delta where account_id = $1 order by id limit ${atOnce})
     returning user_id as belongto, channel, dimension, key, counts`,
    [account],
  )
  return rows
}

async function takeContactDeltas(connection: Connection, account: string, settleMs: number): Promise<ContactNews[]> {
  const { rows } = await connection.query<ContactNews>(
    `delete from campaign_contact_delta
     where id in (select id from campaign_contact_delta d where account_id = $1 and not ($2 > 0 and engagement in ('opened', 'clicked')
       and exists (select from campaign_receiver r where r.account_id = d.account_id and r.contact_id = d.contact_id
                   and greatest(r.opened_at, r.clicked_at) > server_now() - make_interval(secs => $2)))
       order by id limit ${atOnce})
     returning contact_id as contact, channel, sends, engagement, invalid_email, revived_email, informs`,
    [account, settleMs / 1_000],
  )
  return rows
}

/** The rows as they are from now on; those that count nothing any more are gone. */
async function countsAfter(connection: Connection, account: string, deltas: readonly Delta[]) {
  const sums = withDeltas([], deltas)
  const known = await readCounts(connection, account, sums)
  const now = await serverNow(connection)
  const counted = new Map(withDeltas(known, sums).map((row) => [countsPlaceOf(row), row.counts]))
  const before = new Map(known.map((row) => [countsPlaceOf(row), row]))
  const puts = sums.flatMap((sum): Row[] => {
    const { counts: _, ...place } = sum
    const counts = counted.get(countsPlaceOf(sum))
    const row = before.get(countsPlaceOf(sum)) ?? { id: newIdAt(now), ...place, created_at: now }
    return counts ? [{ ...row, counts, updated_at: now }] : []
  })
  return { puts, removes: known.filter((row) => !counted.has(countsPlaceOf(row))).map(({ id }) => id) }
}

async function readCounts(connection: Connection, account: string, places: readonly Delta[]) {
  const { rows } = await connection.query<Omit<EmailCounts, 'updated_at'>>(
    `select c.id, c.belongto, c.channel, c.dimension, c.key, c.counts, c.created_at
     from jsonb_to_recordset($2::jsonb) as place (belongto uuid, channel text, dimension text, key text)
     join campaign_counts c using (belongto, channel, dimension, key) where c.account_id = $1`,
    [account, JSON.stringify(places)],
  )
  return rows
}

/** `counted`: the number that the counts got, which holds for the contacts as well. */
async function writeContacts(
  connection: Connection,
  account: string,
  news: readonly ContactNews[],
  counted: number | null,
): Promise<void> {
  const seq = counted ?? (await nextSeq(connection, account))
  await tellContacts(connection, account, news, seq)
}
