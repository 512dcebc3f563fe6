import { randomUUID } from 'node:crypto'
import { countsPlaceOf, type Delta, type LedgerMail, withDeltas } from '#domain/campaigns/statistics/statistics'
import { ledgerMailOf, type ReceiverRow, receiverColumns, receiversFrom } from '../campaigns/ledger/receiver.ts'
import type { Database } from '../db/connect.ts'

export type PlantedRun = { account: string; user: string; task: string; message: string; sender: string }

/** A task as far as the ledger knows it. */
export async function plantRun(
  { pool }: Database,
  { account, user }: Pick<PlantedRun, 'account' | 'user'>,
  task = randomUUID() as string,
) {
  const run: PlantedRun = { account, user, task, message: randomUUID(), sender: randomUUID() }
  await pool.query(
    `insert into campaign_run (account_id, task_id, user_id, mails, sender_id, signature, filled_at)
     values ($1, $2, $3, '[]', $4, '{}', server_now())`,
    [account, run.task, user, run.sender],
  )
  return run
}

/** Receivers who wait, with their numbers. */
export async function plantReceivers({ pool }: Database, run: PlantedRun, emails: readonly string[]) {
  const { rows } = await pool.query<{ id: string }>(
    `insert into campaign_receiver (account_id, task_id, user_id, contact_id, place, message_id, address, address_group)
     select $1, $2, $3, gen_random_uuid(), place - 1, $4, email, split_part(email, '@', 2)
     from unnest($5::text[]) with ordinality as one (email, place) returning id`,
    [run.account, run.task, run.user, run.message, emails],
  )
  return rows.map(({ id }) => id)
}

export async function readReceivers(
  { pool }: Database,
  task: string,
  account: string | null = null,
): Promise<ReceiverRow[]> {
  const { rows } = await pool.query<ReceiverRow>(
    `select ${receiverColumns} from ${receiversFrom}
     where r.task_id = $1 and ($2::uuid is null or r.account_id = $2) order by r.step, r.place`,
    [task, account],
  )
  return rows
}

export const ledgerOf = async (database: Database, task: string): Promise<LedgerMail[]> =>
  (await readReceivers(database, task)).map(ledgerMailOf)

/** All that was written down of a company and is not in its numbers yet, added up. */
export async function pendingDeltas({ pool }: Database, account: string): Promise<Delta[]> {
  const { rows } = await pool.query<Delta>(
    'select user_id as belongto, channel, dimension, key, counts from campaign_delta where account_id = $1',
    [account],
  )
  return withDeltas([], rows)
}

/** So that two lists of the same numbers are equal. */
export const entriesInOrder = (deltas: readonly Delta[]) =>
  deltas
    .map(({ counts, ...place }) => ({
      of: countsPlaceOf(place),
      counts: Object.fromEntries(Object.entries(counts).sort()),
    }))
    .sort((a, b) => (a.of < b.of ? -1 : 1))
