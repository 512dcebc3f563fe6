import { type ChannelAccount, isSmsAccount, type SmsAccount } from '#domain/channels/account'
import { AppError } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem, withScope } from '../../db/scope.ts'
import { writeServerRows } from '../../sync/serverRows.ts'
import { quotedColumns } from '../../sync/tables.ts'

const columns = quotedColumns('channel_account').join(', ')

/** Of this user's company; another company's is as one that is not there. */
export async function findChannelAccount(database: Database, user: Actor, id: string): Promise<ChannelAccount> {
  const { rows } = await withScope(database, user, (connection) =>
    connection.query<ChannelAccount>(
      `select ${columns} from channel_account where account_id = $1 and id = $2 and deleted_at is null`,
      [user.account, id],
    ),
  )
  if (!rows[0]) throw new AppError('notFound')
  return rows[0]
}

/** A number of WhatsApp is no route. */
export async function findSmsAccount(database: Database, user: Actor, id: string): Promise<SmsAccount> {
  const row = await findChannelAccount(database, user, id)
  if (!isSmsAccount(row)) throw new AppError('notFound')
  return row
}

/** What only the server says of an account. */
type ServerFields = Partial<
  Pick<ChannelAccount, 'secrets' | 'problem' | 'problem_at' | 'tested_at' | 'number' | 'phone' | 'page'>
>

/** Changes it upon the row as it is now; nothing where `change` gives null. False: the account is not there any more. */
export const changeChannelAccount = (
  database: Database,
  { account, id }: { account: string; id: string },
  change: (row: ChannelAccount, connection: Connection) => Promise<ServerFields | null>,
): Promise<boolean> =>
  asSystem(database, async (connection) => {
    const { rows } = await connection.query<ChannelAccount>(
      `select ${columns} from channel_account where account_id = $1 and id = $2 and deleted_at is null for update`,
      [account, id],
    )
    const [row] = rows
    if (!row) return false
    const fields = await change(row, connection)
    if (fields) await writeServerRows(connection, account, 'channel_account', [{ ...row, ...fields }])
    return true
  })

/** Text-message accounts of a company, without those that are gone. */
export async function readChannelAccounts(
  connection: Pick<Connection, 'query'>,
  account: string,
): Promise<SmsAccount[]> {
  const { rows } = await connection.query<SmsAccount>(
    `select ${columns} from channel_account where account_id = $1 and channel = 'sms' and deleted_at is null order by id`,
    [account],
  )
  return rows
}
