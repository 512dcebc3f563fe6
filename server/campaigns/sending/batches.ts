import type { CampaignChannel } from '#domain/campaigns/channel'
import type { ReceiverReason } from '#domain/campaigns/receiverReason'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { settleHold } from '../../ledger/ledger.ts'
import { changeReceivers, type ReceiverChange } from '../ledger/changeReceivers.ts'
import type { ReceiverRow } from '../ledger/receiver.ts'
import { batchPoints } from './claim.ts'
import type { ChannelLedger, ChannelLedgers, Recovery } from './driver.ts'
import { offsetOf } from './hours.ts'
import { keepPlaces } from './sequenceTurns.ts'
import { readTask } from './tasks.ts'

/**
 * Takes the points of a batch for those mails that a server may have got, and gives the others back. Done again it does
 * nothing; not done as long as somebody is still under way.
 */
export const settleBatch = (database: Database, batch: string): Promise<void> =>
  asSystem(database, (connection) => settleIn(connection, batch))

async function settleIn(connection: Connection, batch: string): Promise<void> {
  const { rows } = await connection.query<{ account: string; paid_beside: number }>(
    'select account_id as account, paid_beside from campaign_batch where id = $1 and settled_at is null for update',
    [batch],
  )
  const [found] = rows
  if (!found) return
  const { rows: counted } = await connection.query<{ claimed: number; used: number; points: number }>(
    `select count(*) filter (where status = 'claimed')::int as claimed,
       count(*) filter (where status in ('sent', 'returned', 'uncertain'))::int as used,
       coalesce(sum(cost) filter (where status in ('sent', 'returned', 'uncertain')), 0)::int as points
     from campaign_receiver where batch = $1`,
    [batch],
  )
  const { claimed, used, points } = counted[0]!
  if (claimed) return
  await settleHold(connection, { account: found.account, uid: batchPoints(batch), points: points - found.paid_beside })
  await connection.query('update campaign_batch set settled_at = server_now(), used = $2 where id = $1', [batch, used])
}

/** Says that these are still under way. */
export async function keepAlive({ pool }: Database, batches: readonly string[]): Promise<void> {
  if (!batches.length) return
  await pool.query(
    'update campaign_batch set seen_at = server_now() where id = any($1::uuid[]) and settled_at is null',
    [batches],
  )
}

/**
 * Batches of processes that are dead or cut off. Of whom nothing was said to a server waits again; who may have got the
 * mail is uncertain, and is not written to again.
 */
export async function recoverBatches(
  database: Database,
  silentMs: number,
  ledgers: ChannelLedgers = {},
): Promise<number> {
  const { rows } = await database.pool.query<{ id: string; channel: CampaignChannel }>(
    `update campaign_batch set seen_at = server_now() where id in (
       select id from campaign_batch where settled_at is null and seen_at < server_now() - make_interval(secs => $1)
       order by id limit 20 for update skip locked) returning id, channel`,
    [silentMs / 1_000],
  )
  for (const { id, channel } of rows) {
    await asSystem(database, (connection) => recoverIn(connection, id, recoveredBy(ledgers[channel])))
    await settleBatch(database, id)
  }
  return rows.length
}

/** After a restore: whoever was in a batch may have got the mail since, whatever the backup says of the hand-over. */
export async function loseOpenBatches(database: Database): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from campaign_batch where settled_at is null order by id',
  )
  for (const { id } of rows) {
    await asSystem(database, (connection) => recoverIn(connection, id, async () => () => 'lost', 'restored'))
    await settleBatch(database, id)
  }
}

type RecoverySource = (
  connection: Connection,
  account: string,
  receivers: readonly string[],
) => Promise<(row: ReceiverRow) => Recovery>

const recoveredBy =
  (ledger: ChannelLedger | undefined): RecoverySource =>
  async (connection, account, receivers) => {
    const known = await ledger?.recovered?.(connection, account, receivers)
    return ({ id, handed_over_at }) => (handed_over_at === null ? 'unsent' : (known?.get(id) ?? 'lost'))
  }

function changeOf(
  row: ReceiverRow,
  recovered: Recovery,
  { now, reason }: { now: number; reason: ReceiverReason | '' },
): ReceiverChange {
  switch (recovered) {
    case 'taken':
      return {
        event: 'accept',
        fields: { sent_at: row.handed_over_at, offset_minutes: offsetOf(row.zones || row.country, now), reason },
      }
    case 'again':
      // That it was handed over says that it goes a second time (`handedOverOf`).
      return { event: 'release', fields: { reason } }
    case 'unsent':
      return { event: 'release', fields: { reason, handed_over_at: null } }
    case 'lost':
      return { event: 'lose', fields: { reason } }
  }
}

async function recoverIn(
  connection: Connection,
  batch: string,
  recovery: RecoverySource,
  reason: ReceiverReason | '' = '',
): Promise<void> {
  const { rows } = await connection.query<{ id: string; account: string; task: string }>(
    `select id, account_id as account, task_id as task from campaign_receiver where batch = $1 and status = 'claimed'`,
    [batch],
  )
  const [first] = rows
  if (!first) return
  const ids = rows.map(({ id }) => id)
  const recovered = await recovery(connection, first.account, ids)
  const changed = await changeReceivers(connection, ids, (row, now) =>
    row.status === 'claimed' && row.batch === batch ? changeOf(row, recovered(row), { now, reason }) : null,
  )
  const task = await readTask(connection, first)
  if (!task) return
  await keepPlaces(
    connection,
    changed.map(({ after }) => after),
    () => task,
  )
}
