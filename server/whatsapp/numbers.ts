import { lacksSecrets, type WhatsappAccount } from '#domain/channels/account'
import type { EventOwner } from '../channels/events/rawEvents.ts'
import type { Connection } from '../db/connect.ts'
import { quotedColumns } from '../sync/tables.ts'

type Queryable = Pick<Connection, 'query'>

/** A number by its id at Meta. `portfolio`: within which Meta's names of people are one person's; '' until it is known. */
export type WhatsappNumber = { number: string; portfolio: string }

/** Null: it was deleted, or is none of WhatsApp's. */
export async function readNumberIds(
  connection: Queryable,
  { account, channelAccount }: EventOwner,
): Promise<WhatsappNumber | null> {
  const { rows } = await connection.query<{ number: string | null; portfolio: string }>(
    `select setting ->> 'number' as number, coalesce(number ->> 'portfolio', '') as portfolio
     from channel_account where account_id = $1 and id = $2 and channel = 'whatsapp' and deleted_at is null`,
    [account, channelAccount],
  )
  const [row] = rows
  return row?.number ? { number: row.number, portfolio: row.portfolio } : null
}

/** The whole of it, where it can be tried; null: it is off, not finished, or gone. */
export async function readUsableNumber(
  connection: Queryable,
  { account, channelAccount }: EventOwner,
): Promise<WhatsappAccount | null> {
  const { rows } = await connection.query<WhatsappAccount>(
    `select ${quotedColumns('channel_account').join(', ')} from channel_account
     where account_id = $1 and id = $2 and channel = 'whatsapp' and deleted_at is null`,
    [account, channelAccount],
  )
  const [row] = rows
  return row?.is_on && !lacksSecrets(row) ? row : null
}

/** Numbers of WhatsApp of a company, without those that are gone. */
export async function readWhatsappAccounts(connection: Queryable, account: string): Promise<WhatsappAccount[]> {
  const { rows } = await connection.query<WhatsappAccount>(
    `select ${quotedColumns('channel_account').join(', ')} from channel_account
     where account_id = $1 and channel = 'whatsapp' and deleted_at is null order by id`,
    [account],
  )
  return rows
}
