import { type ChannelAccount, isOwnPageAccount, lacksSecrets, type OwnPageAccount } from '#domain/channels/account'
import type { OwnPageChannel } from '#domain/conversations/channel'
import type { WhatsappProblem } from '#domain/whatsapp/graphErrors'
import { changeChannelAccount } from '../channels/accounts/accountRow.ts'
import type { EventOwner } from '../channels/events/rawEvents.ts'
import type { Connection, Database } from '../db/connect.ts'
import { quotedColumns } from '../sync/tables.ts'

type Queryable = Pick<Connection, 'query'>
const columns = quotedColumns('channel_account').join(', ')

/** Whoever has connected this page, or this account, of all companies. */
export async function ownersOfPage(
  { pool }: Pick<Database, 'pool'>,
  channel: OwnPageChannel,
  page: string,
): Promise<EventOwner[]> {
  const { rows } = await pool.query<EventOwner>(
    `select account_id as account, id as "channelAccount" from channel_account
     where coalesce(setting ->> 'profile', setting ->> 'page') = $2 and channel = $1
       and channel in ('facebook', 'instagram') and deleted_at is null order by account_id, id`,
    [channel, page],
  )
  return rows
}

/** Null: it was taken away, or is none. */
export async function readPageRow(
  connection: Queryable,
  { account, channelAccount }: EventOwner,
): Promise<OwnPageAccount | null> {
  const { rows } = await connection.query<ChannelAccount>(
    `select ${columns} from channel_account where account_id = $1 and id = $2 and deleted_at is null`,
    [account, channelAccount],
  )
  return rows[0] && isOwnPageAccount(rows[0]) ? rows[0] : null
}

/** As it can be answered from; null: it is off, or not connected any more. */
export async function readUsablePage(connection: Queryable, owner: EventOwner): Promise<OwnPageAccount | null> {
  const row = await readPageRow(connection, owner)
  return row?.is_on && !lacksSecrets(row) ? row : null
}

/** All of a company, or of one page of it. */
export async function readPageRows(connection: Queryable, account: string): Promise<OwnPageAccount[]> {
  const { rows } = await connection.query<ChannelAccount>(
    `select ${columns} from channel_account
     where account_id = $1 and channel in ('facebook', 'instagram') and deleted_at is null order by id`,
    [account],
  )
  return rows.filter(isOwnPageAccount)
}

/** What is wrong with it, where all who use it see it. */
export const keepPageProblem = (
  database: Database,
  { account, channelAccount }: EventOwner,
  problem: '' | WhatsappProblem,
): Promise<boolean> =>
  changeChannelAccount(database, { account, id: channelAccount }, async (row) =>
    row.problem === problem ? null : { problem, problem_at: problem ? Date.now() : null },
  )
